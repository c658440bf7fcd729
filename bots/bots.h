#pragma once
// The bots by name. The only place where search (ai/) meets games.

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ai/agent.h"
#include "core/game.h"
#include "games/hokkaido_2010/hokkaido_2010.h"
#include "games/mapgame/mapgame.h"

namespace kitamae {

struct BotInfo {
    std::string id;
    std::string name;  // as people call it
    std::string description;
};

// In order of strength.
const std::vector<BotInfo>& bot_list();

// Besides those listed there are "judge:noise=2" and "search:simulations=400+width=12", bots of one's own making;
// docs/BOTS.md names the settings. nullptr: there is no bot of that name.
template <Game G>
std::unique_ptr<Agent<G>> make_bot(std::string_view id);

template <>
std::unique_ptr<Agent<mapgame::MapGame>> make_bot<mapgame::MapGame>(std::string_view id);
template <>
std::unique_ptr<Agent<hokkaido_2010::Hokkaido2010>> make_bot<hokkaido_2010::Hokkaido2010>(std::string_view id);

}  // namespace kitamae
