#include <gtest/gtest.h>
#include <stdexcept>

#include "cli/simulation.h"
#include "match/games.h"

namespace kitamae::cli {
namespace {

Tally tally_of(const char* game, const std::vector<std::string>& agents, SimulationSize size) {
    const Setup setup{.players = static_cast<int>(agents.size()), .seed = 42, .options = {}, .content = {}};
    return run_simulation(*find_game(game), setup, agents, size);
}

void expect_equal(const Tally& a, const Tally& b) {
    EXPECT_EQ(a.games, b.games);
    EXPECT_EQ(a.plies.counts(), b.plies.counts());
    EXPECT_EQ(a.events, b.events);
    ASSERT_EQ(a.seats.size(), b.seats.size());
    for (std::size_t i = 0; i < a.seats.size(); ++i) {
        EXPECT_EQ(a.seats[i].wins, b.seats[i].wins);
        EXPECT_EQ(a.seats[i].score.counts(), b.seats[i].score.counts());
        ASSERT_EQ(a.seats[i].parts.size(), b.seats[i].parts.size());
        for (std::size_t j = 0; j < a.seats[i].parts.size(); ++j) {
            EXPECT_EQ(a.seats[i].parts[j].second.counts(), b.seats[i].parts[j].second.counts());
        }
    }
}

TEST(Simulation, does_not_depend_on_the_number_of_threads) {
    for (const char* game : {"honshu", "hokkaido", "hokkaido-2010"}) {
        SCOPED_TRACE(game);
        const std::vector<std::string> agents{"random", "random", "random"};
        const Tally one = tally_of(game, agents, {.games = 200, .threads = 1});
        EXPECT_EQ(one.games, 200U);
        expect_equal(one, tally_of(game, agents, {.games = 200, .threads = 3}));
        expect_equal(one, tally_of(game, agents, {.games = 200, .threads = 8}));
    }
}

TEST(Simulation, greedy_beats_random) {
    const Tally tally = tally_of("honshu", {"greedy", "random"}, {.games = 20, .threads = 2});
    EXPECT_GT(tally.seats[0].wins, 15U);
    EXPECT_GT(tally.seats[0].score.mean(), tally.seats[1].score.mean() + 10);
}

TEST(Simulation, an_unknown_bot_is_refused) {
    EXPECT_THROW(tally_of("honshu", {"random", "hal"}, {.games = 5, .threads = 2}), std::runtime_error);
}

}  // namespace
}  // namespace kitamae::cli
