#pragma once
// The engine protocol's `solve`: what could have been made of a province and cards in their order.

#include <boost/json.hpp>

#include "ai/agent.h"
#include "games/mapgame/rules.h"
#include "match/game_kind.h"

namespace kitamae {

Result<boost::json::object> solve_map(const mapgame::Rules& rules, const boost::json::object& request,
                                      const Effort& effort);

}  // namespace kitamae
