#pragma once
// A title as the outside sees it: what it is called, how matches are set up, decks and boards checked, games
// simulated. One virtual face per title; games.h lists them all.

#include <boost/json.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "bots/tuning.h"
#include "match/arena.h"
#include "match/dealer.h"
#include "match/fault.h"
#include "match/match.h"
#include "match/simulate.h"
#include "match/tally.h"

namespace kitamae {

struct GameInfo {
    std::string id;
    std::string title;
    int least_players = 2;
    int most_players = 5;
    boost::json::object options;  // for each option its values, the default first
    std::string content_name;     // what an own content file is called: "deck" or "board"
};

struct Setup {
    int players = 0;
    std::uint64_t seed = 0;
    boost::json::object options;
    boost::json::value content;      // an own deck or board; null: the default one
    DealSeeds deal_seeds = nullptr;  // of a verifiable shuffle; empty: the seed is used
};

struct PerftCount {
    std::string action;
    std::uint64_t leaves = 0;
};

template <class T>
using Result = std::variant<T, Fault>;

// The set-up that a record's header describes.
Result<Setup> setup_of(const Record& record);

class GameKind {
public:
    virtual ~GameKind() = default;

    virtual const GameInfo& info() const = 0;

    virtual Result<std::unique_ptr<Match>> make_match(const Setup& setup) const = 0;
    // The record's game is this one.
    virtual Result<std::unique_ptr<Match>> load_match(const Record& record, const DealSeeds& seeds = {}) const = 0;

    // A deck or board file's text: what is wrong with it and in which line.
    virtual std::optional<Fault> check_content(std::string_view text) const = 0;

    // Scores a map laid card by card; titles without maps refuse.
    virtual Result<boost::json::object> score_map(const boost::json::object& request) const = 0;

    // The best map for a province and cards in a given order, as far as it is found in time; likewise.
    virtual Result<boost::json::object> solve(const boost::json::object& request, const Effort& effort) const = 0;

    virtual Result<Tally> simulate(const Setup& setup, const std::vector<std::string>& bots, GameRange range) const = 0;

    // Deal n of an arena: one game for each rotation of the bots, as many as players.
    virtual Result<std::vector<ArenaGame>> arena(const Setup& setup, const std::vector<std::string>& bots,
                                                 std::uint64_t deal, const ClockMs& clock) const = 0;

    // The numbers of the bots' judge, and by how many points a game one row of them beats another, mean of some deals.
    virtual Result<std::vector<WeightInfo>> weights(const Setup& setup) const = 0;
    virtual Result<double> compare_weights(const Setup& setup, const std::vector<float>& values,
                                           const std::vector<float>& others, GameRange deals) const = 0;

    // Leaves below each first action, counted to a depth in plies of players and dealer, after `random_plies`
    // random ones.
    virtual Result<std::vector<PerftCount>> perft(const Setup& setup, int depth, int random_plies) const = 0;

    // One number for how the rules behave: random games of every configuration, folded. Equal on all platforms.
    virtual std::uint64_t signature(int games_each) const = 0;
};

}  // namespace kitamae
