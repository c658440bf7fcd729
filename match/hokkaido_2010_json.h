#pragma once
// Hokkaido (2010) in JSON: views and scores. The shapes are described in docs/protocol.md.

#include <array>
#include <boost/json.hpp>
#include <string_view>
#include <utility>
#include <vector>

#include "games/hokkaido_2010/hokkaido_2010.h"
#include "match/hokkaido_2010_insight.h"

namespace kitamae {

struct Hokkaido2010Json {
    // For MatchOf.
    static boost::json::object view(const hokkaido_2010::Observation& seen);
    static boost::json::object score(const hokkaido_2010::State& state, Seat seat);
    static boost::json::object preview(const hokkaido_2010::State& before, Seat seat,
                                       const hokkaido_2010::Action& action, const hokkaido_2010::State& after);
    static boost::json::object insight(const hokkaido_2010::Observation& seen) { return hokkaido_2010_insight(seen); }
    static boost::json::object effect(const hokkaido_2010::State& before, Seat by, const hokkaido_2010::Action& action,
                                      const hokkaido_2010::State& after) {
        return hokkaido_2010_effect(before, by, action, after);
    }

    // For simulate.
    using Parts = std::vector<std::pair<std::string_view, int>>;
    static Parts parts(const hokkaido_2010::State& state, const hokkaido_2010::Score& score);
    static constexpr std::array<std::string_view, 3> events{"claim", "reveal", "pass"};
    static int event(const hokkaido_2010::Action& action);
};

}  // namespace kitamae
