#include "bots/bots.h"

namespace kitamae {

const std::vector<BotInfo>& bot_list() {
    static const std::vector<BotInfo> bots{
        {"random", "Driftwood", "any legal action, each as likely as the others"},
        {"greedy", "Gull", "the action after which its own score stands highest"},
        {"level-1", "Ship's boy", "means well and misjudges a lot"},
        {"level-2", "Deckhand", "knows a good move from a bad one, most of the time"},
        {"level-3", "Helmsman", "a steady eye, now and then a slip"},
        {"level-4", "Purser", "a sure eye, hardly ever a slip"},
        {"level-5", "Captain", "takes what looks best, every time"},
        {"level-6", "Shipowner", "looks ahead"},
        {"expert", "Old man of the sea", "thinks for as long as it is given"},
    };
    return bots;
}

}  // namespace kitamae
