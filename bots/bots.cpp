#include "bots/bots.h"

namespace kitamae {

const std::vector<BotInfo>& bot_list() {
    static const std::vector<BotInfo> bots{
        {"random", "any legal action, each as likely as the others"},
        {"greedy", "the action after which its own score stands highest"},
    };
    return bots;
}

}  // namespace kitamae
