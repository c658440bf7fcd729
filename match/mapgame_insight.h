#pragma once
// What can be read off the maps of a match and is not in its views: the squares behind each line of the score, the two
// sides of the range, how far everybody has come with the goals. The shape is described in docs/protocol.md.

#include <boost/json.hpp>
#include <cstdint>

#include "games/mapgame/mapgame.h"

namespace kitamae {

boost::json::object mapgame_insight(const mapgame::Observation& seen);

// One map's part of it.
boost::json::array areas_insight(const mapgame::Rules& rules, const mapgame::Map& map, std::uint8_t scoring_card);
boost::json::value range_insight(const mapgame::Map& map);

}  // namespace kitamae
