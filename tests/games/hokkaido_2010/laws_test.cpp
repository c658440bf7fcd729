// The laws of every game, for 2, 3 and 4 players; and what a player knows of cards once seen.

#include "tests/games/hokkaido_2010/laws.h"

#include <gtest/gtest.h>

#include "tests/games/hokkaido_2010/board_file.h"
#include "tests/games/hokkaido_2010/position.h"

namespace kitamae::hokkaido_2010 {
namespace {

using G = Hokkaido2010;

#ifdef NDEBUG
constexpr int games = 100;
#else
constexpr int games = 20;
#endif

class EveryGame : public ::testing::TestWithParam<int> {};

TEST_P(EveryGame, keeps_the_laws) { laws::check_laws<G, Laws>(default_rules(GetParam()), {.games = games, .seed = 1}); }

INSTANTIATE_TEST_SUITE_P(Players, EveryGame, ::testing::Values(2, 3, 4));

// A dealt game in which seat 0 begins. Seat 0 holds 1 2 3, seat 1 holds 4 5 6, the row is 7 to 11, the pile 12 to 24.
Position dealt_in_order() {
    Position p(2);
    p.s = G::initial(default_rules(2));
    p.play("deal first 0");
    const auto deal = [&](const char* what, int from, int to) {
        for (int n = from; n <= to; ++n) p.play("deal " + std::string(what) + " " + std::to_string(n));
    };
    deal("unused", 25, 32);
    deal("row", 7, 11);
    deal("hand", 1, 6);
    return p.play("start kushiro").play("start sapporo");
}

void draw_and_keep(Position& p, int kept, int put_back) {
    p.play("draw").play("deal look " + std::to_string(kept)).play("deal look " + std::to_string(put_back));
    p.play("keep " + std::to_string(kept));
}

// Over many guesses of a viewer.
template <class Holds>
int times(const Position& p, int viewer, Holds&& holds) {
    Rng rng(1);
    const Observation seen = G::observe(p.s, Seat{static_cast<std::uint8_t>(viewer)});
    int count = 0;
    for (int i = 0; i < 200; ++i) count += holds(G::determinize(seen, rng)) ? 1 : 0;
    return count;
}

TEST(Knowledge, a_card_put_back_is_in_the_pile_until_another_player_draws) {
    Position p = dealt_in_order();
    draw_and_keep(p, 12, 13);
    const auto in_pile = [](const State& s) { return s.secrets.pile.has(CardId{13}); };
    const auto with_other = [](const State& s) { return s.secrets.hands[1].has(CardId{13}); };
    EXPECT_EQ(times(p, 0, in_pile), 200);
    EXPECT_LT(times(p, 1, in_pile), 200);
    EXPECT_EQ(times(p, 1, with_other), 0);
    p.play("grow sapporo").play("grow sapporo");
    draw_and_keep(p, 14, 15);
    EXPECT_GT(times(p, 0, in_pile), 100);
    EXPECT_GT(times(p, 0, with_other), 0);
    EXPECT_EQ(times(p, 0, [&](const State& s) { return in_pile(s) || with_other(s); }), 200);
}

TEST(Knowledge, one_draw_cannot_have_taken_two_cards_put_back) {
    Position p = dealt_in_order();
    draw_and_keep(p, 12, 13);
    draw_and_keep(p, 14, 15);
    p.play("grow sapporo");
    draw_and_keep(p, 16, 17);
    const auto has = [](const State& s, int n) { return s.secrets.hands[1].has(CardId{static_cast<std::uint8_t>(n)}); };
    EXPECT_GT(times(p, 0, [&](const State& s) { return has(s, 13); }), 0);
    EXPECT_GT(times(p, 0, [&](const State& s) { return has(s, 15); }), 0);
    EXPECT_EQ(times(p, 0, [&](const State& s) { return has(s, 13) && has(s, 15); }), 0);
}

TEST(Knowledge, a_card_taken_from_the_row_is_known_until_it_leaves_the_hand) {
    Position p = dealt_in_order();
    p.play("take 7").play("discard 1").play("grow sapporo");
    const auto has = [](const State& s, int n) { return s.secrets.hands[0].has(CardId{static_cast<std::uint8_t>(n)}); };
    EXPECT_EQ(times(p, 1, [&](const State& s) { return has(s, 7) && !has(s, 1); }), 200);
    EXPECT_LT(times(p, 1, [&](const State& s) { return has(s, 2); }), 100);
    p.play("grow kushiro").play("grow kushiro").play("sea kushiro sea").play("discard 7");
    EXPECT_EQ(times(p, 1, [&](const State& s) { return has(s, 7); }), 0);
}

TEST(Knowledge, a_draw_that_came_to_light_brought_no_other_card) {
    Position p = dealt_in_order();
    draw_and_keep(p, 12, 13);
    draw_and_keep(p, 14, 15);
    p.play("grow sapporo");
    draw_and_keep(p, 13, 20);
    p.play("discard 13").play("grow kushiro");  // it was seat 1's only draw, so 15 is in the pile
    EXPECT_EQ(times(p, 0, [](const State& s) { return s.secrets.pile.has(CardId{15}); }), 200);
}

TEST(Knowledge, the_looker_alone_sees_the_cards) {
    Position p = dealt_in_order();
    p.play("draw").play("deal look 12").play("deal look 13");
    EXPECT_EQ(G::observe(p.s, Seat{0}).looking, cards({12, 13}));
    EXPECT_TRUE(G::observe(p.s, Seat{1}).looking.empty());
    EXPECT_TRUE(G::observe(p.s, onlooker).looking.empty());
    EXPECT_EQ(G::observe(p.s, Seat{1}).table.looking_count, 2);
    EXPECT_EQ(G::observe(p.s, Seat{1}).table.pile_count, 11);
}

}  // namespace
}  // namespace kitamae::hokkaido_2010
