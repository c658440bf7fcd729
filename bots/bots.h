#pragma once
// The bots by name. The only place where search (ai/) meets games.

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ai/agent.h"
#include "core/game.h"

namespace kitamae {

struct BotInfo {
    std::string id;
    std::string description;
};

// In order of strength.
const std::vector<BotInfo>& bot_list();

// nullptr: there is no bot of that name.
template <Game G>
std::unique_ptr<Agent<G>> make_bot(std::string_view id) {
    if (id == "random") return std::make_unique<RandomAgent<G>>();
    if (id == "greedy") return std::make_unique<GreedyAgent<G>>();
    return nullptr;
}

}  // namespace kitamae
