#include "core/perft.h"

#include <gtest/gtest.h>

#include "tests/toys/high_card.h"
#include "tests/toys/pig.h"

namespace kitamae {
namespace {

TEST(Perft, counts_choices_and_chance) {
    const toys::Pig::Rules rules{.target = 20};
    const auto s = toys::Pig::initial(rules);
    EXPECT_EQ(perft<toys::Pig>(s, 0), 1U);
    EXPECT_EQ(perft<toys::Pig>(s, 1), 2U);        // roll, hold
    EXPECT_EQ(perft<toys::Pig>(s, 2), 6U + 2U);   // six faces; the other seat's two
    EXPECT_EQ(perft<toys::Pig>(s, 3), 12U + 8U);  // any face leaves two choices
    EXPECT_EQ(perft<toys::Pig>(s, 4), 6U * 8 + 20U);
}

TEST(Perft, counts_the_choices_of_all_seats_to_act) {
    const toys::HighCard::Rules rules{.players = 2};
    auto s = toys::HighCard::initial(rules);
    EXPECT_EQ(perft<toys::HighCard>(s, 3), 12U * 11 * 10);
    for (std::uint8_t card = 0; card < 6; ++card) toys::HighCard::apply(s, dealer, {true, card});
    EXPECT_EQ(perft<toys::HighCard>(s, 1), 3U + 3U);
    EXPECT_EQ(perft<toys::HighCard>(s, 2), 6U * 3);
    EXPECT_EQ(perft<toys::HighCard>(s, 3), 18U * 4);
}

TEST(Perft, a_finished_game_has_no_leaves_below) {
    const toys::Pig::Rules rules{.target = 1};
    auto s = toys::Pig::initial(rules);
    s.banked[0] = 1;
    EXPECT_EQ(perft<toys::Pig>(s, 0), 1U);
    EXPECT_EQ(perft<toys::Pig>(s, 1), 0U);
}

}  // namespace
}  // namespace kitamae
