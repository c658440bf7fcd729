#pragma once
// The map games in JSON: options, views, scores. The shapes are described in docs/protocol.md.

#include <array>
#include <boost/json.hpp>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "games/mapgame/mapgame.h"
#include "match/fault.h"
#include "match/mapgame_insight.h"

namespace kitamae {

struct MapGameJson {
    // For MatchOf.
    static boost::json::object view(const mapgame::Observation& seen);
    static boost::json::object score(const mapgame::State& state, Seat seat);
    static boost::json::object preview(const mapgame::State& before, Seat seat, const mapgame::Action& action,
                                       const mapgame::State& after);
    static boost::json::object insight(const mapgame::Observation& seen) { return mapgame_insight(seen); }
    // An action of these games does nothing but what it says.
    static boost::json::object effect(const mapgame::State& /*before*/, Seat /*by*/, const mapgame::Action& /*action*/,
                                      const mapgame::State& /*after*/) {
        return {};
    }

    // For simulate.
    using Parts = std::vector<std::pair<std::string_view, int>>;
    static Parts parts(const mapgame::State& state, const mapgame::Score& score);
    static constexpr std::array<std::string_view, 4> events{"place", "unplaceable", "terraform", "tile"};
    static int event(const mapgame::Action& action);
};

boost::json::object options_to_json(const mapgame::Options& options);
std::variant<mapgame::Options, Fault> options_from_json(const boost::json::object& json, mapgame::Title title);

// Which parts a score has.
struct ScoreShape {
    mapgame::Title title = mapgame::Title::honshu;
    bool goals = false;
    bool bonus = false;
};
boost::json::object score_to_json(const mapgame::Score& score, const ScoreShape& shape);
boost::json::object map_to_json(const mapgame::Rules& rules, const mapgame::Map& map);
boost::json::array squares_to_json(const mapgame::Rules& rules, const mapgame::Map& map);

}  // namespace kitamae
