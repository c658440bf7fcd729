#pragma once
// The score pad: a finished map laid card by card, each step checked by the rules, then scored.

#include <boost/json.hpp>

#include "games/mapgame/rules.h"
#include "match/game_kind.h"

namespace kitamae {

// The request of the engine protocol's score_map; see docs/protocol.md. The rules' own options and deck are used, but
// for the side of the province, which stands with it.
Result<boost::json::object> score_laid_map(const mapgame::Rules& rules, const boost::json::object& request);

}  // namespace kitamae
