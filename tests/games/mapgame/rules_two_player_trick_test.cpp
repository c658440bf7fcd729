// Rules H5: selection by trick, two players.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/mapgame/fixtures.h"

namespace kitamae::mapgame::tests {
namespace {

using ::testing::ElementsAre;

// Provinces 1 and 2, side A:   T Pb   Pb D
//                              D T    T T
//                              Pn D   D Pe
struct TwoPlayers : TestTable {
    TwoPlayers() : TestTable(default_rules(Title::honshu, 2)) {
        deal_setup();
        deal_hands({{10, 12, 14, 16, 18, 20}, {41, 43, 45, 47, 49, 51}});
        deal_cards({3, 40});  // the pair of the pile
    }
    int pool_of(Colour colour) const { return state.table.pool[index_of(colour)]; }
};

// Seat 1 has won the trick: 41 against 20.
struct TrickPlayed : TwoPlayers {
    TrickPlayed() { all_play({"play 20", "play 41"}); }
};

struct PileNamed : TrickPlayed {
    PileNamed() { play(1, "choose pile"); }
};

TEST(MapGameRules, rule_H5_1_two_cards_of_the_pile_are_revealed) {
    const TwoPlayers table;
    EXPECT_EQ(numbers(table.state.table.pile_pair), (std::vector{3, 40}));
    EXPECT_EQ(table.state.table.pile_count, 60 - 12 - 2);
    EXPECT_EQ(numbers(G::observe(table.state, onlooker).table.pile_pair), (std::vector{3, 40}));
}

TEST(MapGameRules, rule_H5_1_cards_are_chosen_secretly_in_any_order) {
    TwoPlayers table;
    EXPECT_THAT(table.to_act(), ElementsAre(0, 1));
    table.play(1, "play 41");
    EXPECT_THAT(table.to_act(), ElementsAre(0));
    const auto seen = G::observe(table.state, Seat{0});
    EXPECT_TRUE(seen.table.seats[1].has_chosen);
    EXPECT_EQ(seen.table.seats[1].chosen, province_card);
    EXPECT_TRUE(seen.table.trick.empty());
    EXPECT_TRUE(seen.known[1].empty());
    table.play(0, "play 20");
    EXPECT_EQ(table.state.table.hands_pair[0], CardId{20});
    EXPECT_EQ(table.state.table.hands_pair[1], CardId{41});
}

TEST(MapGameRules, rule_H5_1_no_cubes_are_added) {
    const TwoPlayers table;
    EXPECT_EQ(table.refusal(0, "play 20 cube 1,0"), "H5.1");
    EXPECT_EQ(table.refusal(0, "play 41"), "H5.1");  // not in the hand
}

TEST(MapGameRules, rule_H5_2_higher_card_names_a_pair) {
    const TrickPlayed table;
    EXPECT_THAT(table.to_act(), ElementsAre(1));
    EXPECT_EQ(table.refusal(0, "choose hands"), "H5.2");
    EXPECT_THAT(table.legal(1), ElementsAre("choose hands", "choose pile"));
}

TEST(MapGameRules, rule_H5_2_accepting_gives_the_named_pair_to_the_winner) {
    PileNamed table;
    EXPECT_THAT(table.to_act(), ElementsAre(0));
    table.play(0, "accept");
    EXPECT_EQ(table.state.table.pile_pair_owner, Seat{1});
    EXPECT_THAT(table.legal(1), ElementsAre("keep 3", "keep 40"));
    EXPECT_THAT(table.legal(0), ElementsAre("keep 20", "keep 41"));
}

TEST(MapGameRules, rule_H5_2_accepting_when_the_winner_names_the_hands) {
    TrickPlayed table;
    table.play(1, "choose hands");
    table.play(0, "accept");
    EXPECT_EQ(table.state.table.pile_pair_owner, Seat{0});
}

TEST(MapGameRules, rule_H5_2_two_cubes_of_any_colours_buy_the_choice) {
    PileNamed table;
    EXPECT_EQ(table.pool_of(Colour::brown), 9);
    table.play(0, "pay 0,2 1,0 choose pile");  // a brown and a blue cube
    EXPECT_EQ(table.state.table.pile_pair_owner, Seat{0});
    EXPECT_EQ(table.pool_of(Colour::brown), 10);
    EXPECT_EQ(table.pool_of(Colour::blue), 9);  // the other player's
    EXPECT_FALSE(has_cube(table.seat(0).map, {.slot = 0, .square = 4}));
}

TEST(MapGameRules, rule_H5_2_paying_for_the_pair_one_would_get_anyway) {
    PileNamed table;
    table.play(0, "pay 0,2 1,0 choose hands");
    EXPECT_EQ(table.state.table.pile_pair_owner, Seat{1});
    EXPECT_EQ(table.pool_of(Colour::brown), 10);
}

TEST(MapGameRules, rule_H5_2_only_own_cubes_pay) {
    PileNamed table;
    EXPECT_EQ(table.refusal(0, "pay 0,0 1,0 choose pile"), "H5.2");  // 0,0 is a town
    EXPECT_EQ(table.refusal(1, "pay 0,0 1,2 choose pile"), "H5.2");  // the winner does not pay
    EXPECT_EQ(table.refusal(0, "choose pile"), "H5.2");
    Action same = *G::read("pay 0,2 1,0 choose pile");
    same.cells[0] = same.cells[1];
    EXPECT_EQ(G::why_illegal(table.state, Seat{0}, same)->clause, "H5.2");
}

TEST(MapGameRules, rule_H5_2_too_few_cubes_can_only_accept) {
    TestTable table(honshu({{0, "Pb D / D D / D D"}}, 2));
    table.deal_lowest();
    table.all_play({"play 1", "play 7"});
    table.play(1, "choose pile");
    EXPECT_THAT(table.legal(0), ElementsAre("accept"));
}

TEST(MapGameRules, rule_H5_3_keeping_is_secret_until_both_have_kept) {
    PileNamed table;
    table.play(0, "accept");
    EXPECT_THAT(table.to_act(), ElementsAre(0, 1));
    EXPECT_EQ(table.refusal(0, "keep 3"), "H5.3");
    EXPECT_EQ(table.refusal(1, "keep 41"), "H5.3");
    table.play(1, "keep 40");
    EXPECT_EQ(G::observe(table.state, Seat{0}).table.seats[1].chosen, province_card);
    EXPECT_TRUE(table.state.table.removed.empty());
    table.play(0, "keep 20");
    EXPECT_EQ(table.seat(0).chosen, CardId{20});
    EXPECT_EQ(table.seat(1).chosen, CardId{40});
    EXPECT_EQ(table.state.table.phase, Phase::map);
}

TEST(MapGameRules, rule_H5_3_discards_are_out_of_the_game_face_up) {
    PileNamed table;
    table.play(0, "accept");
    table.all_play({"keep 41", "keep 3"});
    EXPECT_EQ(numbers(table.state.table.removed), (std::vector{20, 40}));
    EXPECT_EQ(numbers(G::observe(table.state, onlooker).table.removed), (std::vector{20, 40}));
    EXPECT_EQ(table.refusal(0, "place 20 at 1,2 r0"), "M6.1");
    table.build_anywhere();
    EXPECT_EQ(table.state.table.round, 2);
    EXPECT_EQ(numbers(table.state.table.removed), (std::vector{20, 40}));
}

TEST(MapGameRules, rule_H5_4_hands_are_exchanged_after_rounds_3_and_9) {
    TestTable table(default_rules(Title::honshu, 2));
    for (const int round : {3, 9}) {
        table.step_to(round, Phase::map);
        const auto first = table.hand(0);
        const auto second = table.hand(1);
        table.build_anywhere();
        EXPECT_EQ(table.hand(0), second);
        EXPECT_EQ(table.hand(1), first);
    }
}

TEST(MapGameRules, rule_H5_4_forty_eight_cards_are_used) {
    TestTable table(default_rules(Title::honshu, 2));
    table.step_to(13, Phase::over);
    EXPECT_EQ(table.state.table.pile_count, 12);
    EXPECT_EQ(table.seat(0).map.cards.size() + table.seat(1).map.cards.size(), 2 + 24);
    EXPECT_EQ(table.state.table.removed.size(), 24);
}

}  // namespace
}  // namespace kitamae::mapgame::tests
