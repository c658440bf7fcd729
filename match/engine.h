#pragma once
// The engine protocol (docs/protocol.md): one JSON request in, one JSON answer out. Other programs drive rules and
// bots through it, natively over standard input and output and in the browser through the same text.
// Bad input of any kind is answered with an error and changes nothing.

#include <boost/json.hpp>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "match/effort.h"
#include "match/game_kind.h"
#include "match/match.h"

namespace kitamae {

class Engine {
public:
    // `entropy` seeds matches for which the request names no seed; `clock_ms` tells the time to bots that play by it.
    Engine(std::function<std::uint64_t()> entropy, ClockMs clock_ms)
        : entropy_(std::move(entropy)), clock_ms_(std::move(clock_ms)) {}

    std::string handle(std::string_view request);

    static constexpr std::size_t longest_request = 4U << 20U;  // bytes
    static constexpr std::size_t most_matches = 10'000;
    static constexpr std::int64_t usual_thought_ms = 1'000;
    static constexpr std::int64_t longest_thought_ms = 600'000;

private:
    using Answer = Result<boost::json::object>;

    Answer dispatch(const boost::json::object& request);
    Answer list_games() const;
    Answer begin_match(const boost::json::object& request);
    Answer legal(const boost::json::object& request);
    Answer play(const boost::json::object& request);
    Answer view(const boost::json::object& request);
    Answer insight(const boost::json::object& request);
    Answer scores(const boost::json::object& request);
    Answer record(const boost::json::object& request);
    Answer load(const boost::json::object& request);
    Answer undo(const boost::json::object& request);
    Answer list_bots() const;
    Answer suggest(const boost::json::object& request);
    Answer preview(const boost::json::object& request);
    Answer score_map(const boost::json::object& request) const;
    Answer solve(const boost::json::object& request) const;
    Answer close(const boost::json::object& request);

    Result<Effort> effort_of(const boost::json::object& request) const;
    Answer keep(std::unique_ptr<Match> match);
    Result<Match*> match_of(const boost::json::object& request);

    std::function<std::uint64_t()> entropy_;
    ClockMs clock_ms_;
    std::map<std::string, std::unique_ptr<Match>, std::less<>> matches_;
    std::uint64_t last_match_ = 0;
};

}  // namespace kitamae
