#include "match/ratings.h"

#include <gtest/gtest.h>

namespace kitamae {
namespace {

// A deal of two games of which the first bot wins `won`.
ArenaDeal deal(int won) {
    ArenaDeal result{{0, 1}, {}};
    for (int i = 0; i < 2; ++i) {
        ArenaGame game(2);
        const bool is_won = i < won;
        game[0].won = is_won ? 1 : 0;
        game[1].won = is_won ? 0 : 1;
        game[0].beaten[1] = is_won ? 1 : -1;
        game[1].beaten[0] = is_won ? -1 : 1;
        game[0].score = 50;
        result.games.push_back(game);
    }
    return result;
}

TEST(Ratings, shares_and_elo_are_two_scales_of_one_thing) {
    EXPECT_NEAR(elo_of_share(0.5), 0, 1e-9);
    EXPECT_NEAR(elo_of_share(0.75), 190.8, 0.1);
    EXPECT_NEAR(share_of_elo(elo_of_share(0.6)), 0.6, 1e-9);
}

TEST(Ratings, three_wins_of_four_are_191_elo) {
    std::vector<ArenaDeal> deals;
    for (int i = 0; i < 200; ++i) deals.push_back(deal(i % 2 == 0 ? 2 : 1));
    const auto ratings = rate(2, deals);
    EXPECT_NEAR(ratings[0].elo.value - ratings[1].elo.value, 190.8, 4);
    EXPECT_NEAR(ratings[0].win_rate.value, 0.75, 1e-9);
    EXPECT_GT(ratings[0].win_rate.error, 0.02);
    EXPECT_LT(ratings[0].win_rate.error, 0.06);
    EXPECT_EQ(ratings[0].games, 400U);
    EXPECT_NEAR(ratings[0].mean_score, 50, 1e-9);
}

TEST(Ratings, a_whitewash_stays_finite) {
    const auto ratings = rate(2, {deal(2), deal(2), deal(2)});
    EXPECT_GT(ratings[0].elo.value, 100);
    EXPECT_LT(ratings[0].elo.value, 2'000);
}

TEST(Sprt, decides_what_is_clear_and_nothing_else) {
    std::vector<ArenaDeal> strong;
    std::vector<ArenaDeal> even;
    for (int i = 0; i < 300; ++i) {
        strong.push_back(deal(i % 3 == 0 ? 1 : 2));
        even.push_back(deal(i % 3));
    }
    EXPECT_EQ(sprt(strong, {0, 50}).is_high, true);
    EXPECT_EQ(sprt(even, {0, 100}).is_high, false);
    EXPECT_FALSE(sprt({strong.begin(), strong.begin() + 2}, {0, 5}).is_high);
}

}  // namespace
}  // namespace kitamae
