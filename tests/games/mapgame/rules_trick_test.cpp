// Rules H4: selection by trick, three to five players.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/mapgame/fixtures.h"

namespace kitamae::mapgame::tests {
namespace {

using ::testing::ElementsAre;

// Provinces 1 to 4, side A:   T Pb   Pb D   D Pb   Pn T
//                             D T    T T    Py T   Pe D
//                             Pn D   D Pe   T D    D T
struct FourPlayers : TestTable {
    FourPlayers() : TestTable(default_rules(Title::honshu, 4)) {
        deal_setup();
        deal_hands({{11, 1, 2, 3, 4, 5}, {29, 21, 22, 23, 24, 25}, {57, 51, 52, 53, 54, 55}, {59, 31, 32, 33, 34, 35}});
    }
    int pool_of(Colour colour) const { return state.table.pool[index_of(colour)]; }
};

// Jack is seat 0, Mary 1, Chris 2, Lisa 3.
struct PrintedExample : FourPlayers {
    PrintedExample() { all_play({"play 11", "play 29 cube 0,0", "play 57 cube 1,0", "play 59"}); }
};

TEST(MapGameRules, rule_H4_1_printed_example) {
    const PrintedExample table;
    EXPECT_EQ(table.seat(2).order, 1);  // Chris 57 + 60
    EXPECT_EQ(table.seat(1).order, 2);  // Mary 29 + 60
    EXPECT_EQ(table.seat(3).order, 3);  // Lisa 59
    EXPECT_EQ(table.seat(0).order, 4);  // Jack 11
    EXPECT_EQ(table.state.table.trick[1].value(), 89);
    EXPECT_EQ(table.state.table.trick[2].value(), 117);
}

TEST(MapGameRules, rule_H4_1_players_play_in_ascending_order) {
    FourPlayers table;
    EXPECT_THAT(table.to_act(), ElementsAre(0));
    EXPECT_EQ(table.refusal(1, "play 29"), "H4.1");
    table.play(0, "play 11");
    EXPECT_THAT(table.to_act(), ElementsAre(1));
    EXPECT_EQ(table.refusal(0, "play 1"), "H4.1");
}

TEST(MapGameRules, rule_H4_1_only_hand_cards_are_played) {
    FourPlayers table;
    EXPECT_EQ(table.refusal(0, "play 29"), "H4.1");
    EXPECT_EQ(table.refusal(0, "play 60"), "H4.1");
    table.play(0, "play 11");
    EXPECT_EQ(table.seat(0).hand_count, 5);
    EXPECT_THAT(table.hand(0), ElementsAre(1, 2, 3, 4, 5));
}

TEST(MapGameRules, rule_H4_1_first_cube_may_have_any_colour) {
    const FourPlayers table;
    EXPECT_EQ(table.refusal(0, "play 11 cube 1,0"), "");      // blue
    EXPECT_EQ(table.refusal(0, "play 11 cube 0,2"), "");      // brown
    EXPECT_EQ(table.refusal(0, "play 11 cube 0,0"), "H4.1");  // a town
    EXPECT_EQ(table.refusal(0, "play 11 cube 5,5"), "H4.1");  // beyond the map
}

TEST(MapGameRules, rule_H4_1_later_cubes_match_the_first_also_after_plays_without_one) {
    FourPlayers table;
    table.play(0, "play 11 cube 1,0");
    table.play(1, "play 29");
    EXPECT_EQ(table.refusal(2, "play 57 cube 1,0"), "");
    EXPECT_EQ(table.refusal(2, "play 57 cube 0,1"), "H4.1");  // yellow
    table.play(2, "play 57");
    EXPECT_EQ(table.refusal(3, "play 59 cube 0,0"), "H4.1");  // brown
    EXPECT_EQ(table.refusal(3, "play 59"), "");
}

TEST(MapGameRules, rule_H4_1_player_chooses_which_of_two_equal_cubes) {
    Rules rules = honshu({{0, "Pb D / D D / D Pb"}});
    TestTable table(rules);
    table.deal_lowest();
    EXPECT_EQ(table.refusal(0, "play 1 cube 0,0"), "");
    table.play(0, "play 1 cube 1,2");
    EXPECT_FALSE(has_cube(table.seat(0).map, {.slot = 0, .square = 5}));
    EXPECT_TRUE(has_cube(table.seat(0).map, {.slot = 0, .square = 0}));
}

TEST(MapGameRules, rule_H4_2_totals_are_never_equal) {
    EXPECT_EQ((Play{.seat = Seat{0}, .card = CardId{60}}.value()), 60);
    EXPECT_EQ((Play{.seat = Seat{0}, .card = CardId{1}, .has_cube = true}.value()), 61);
}

TEST(MapGameRules, rule_H4_3_cards_are_taken_in_the_new_order) {
    PrintedExample table;
    EXPECT_THAT(table.to_act(), ElementsAre(2));
    EXPECT_EQ(table.refusal(1, "take 59"), "H4.3");
    EXPECT_EQ(table.refusal(2, "take 51"), "H4.3");  // a hand card
    table.play(2, "take 11");
    EXPECT_THAT(table.to_act(), ElementsAre(1));
    EXPECT_EQ(table.refusal(1, "take 11"), "H4.3");
    table.play(1, "take 57");
    table.play(3, "take 59");
    EXPECT_THAT(table.legal(0), ElementsAre("take 29"));
    table.play(0, "take 29");
    EXPECT_EQ(table.seat(2).chosen, CardId{11});
    EXPECT_EQ(table.seat(0).chosen, CardId{29});
}

TEST(MapGameRules, rule_H4_3_used_cubes_return_before_the_map_phase) {
    FourPlayers fresh;
    const int blue = fresh.pool_of(Colour::blue);  // three of ten lie on the provinces
    EXPECT_EQ(blue, 7);
    PrintedExample table;
    EXPECT_EQ(table.pool_of(Colour::blue), blue);  // the two lie on the cards
    table.play(2, "take 11");
    table.play(1, "take 57");
    table.play(3, "take 59");
    EXPECT_EQ(table.pool_of(Colour::blue), blue);
    table.play(0, "take 29");
    EXPECT_EQ(table.state.table.phase, Phase::map);
    EXPECT_EQ(table.pool_of(Colour::blue), blue + 2);
}

TEST(MapGameRules, rule_H4_4_maps_are_built_in_any_order) {
    PrintedExample table;
    table.play(2, "take 11");
    table.play(1, "take 57");
    table.play(3, "take 59");
    table.play(0, "take 29");
    EXPECT_THAT(table.to_act(), ElementsAre(0, 1, 2, 3));
    table.play(3, "place 59 at 1,2 r0");
    EXPECT_THAT(table.to_act(), ElementsAre(0, 1, 2));
    table.play(0, "place 29 at 1,2 r90 under S");
    EXPECT_EQ(table.state.table.round, 1);
    table.build_anywhere();
    EXPECT_EQ(table.state.table.round, 2);
    EXPECT_THAT(table.to_act(), ElementsAre(2));  // the new order leads the next trick
}

TEST(MapGameRules, rule_H4_5_hands_go_left_after_round_3_and_right_after_round_9) {
    TestTable table(default_rules(Title::honshu, 3));
    for (const int round : {3, 9}) {
        table.step_to(round, Phase::map);
        const std::vector<std::vector<int>> hands{table.hand(0), table.hand(1), table.hand(2)};
        EXPECT_EQ(hands[0].size(), 3);
        table.build_anywhere();
        const int step = round == 3 ? 1 : 2;  // two to the left of three is one to the right
        for (int seat = 0; seat < 3; ++seat)
            EXPECT_EQ(table.hand((seat + step) % 3), hands[static_cast<std::size_t>(seat)]);
    }
}

TEST(MapGameRules, rule_H4_5_hands_stay_after_other_rounds) {
    TestTable table(default_rules(Title::honshu, 3));
    for (const int round : {1, 2, 4, 5, 7, 8, 10, 11}) {
        table.step_to(round, Phase::map);
        const auto hand = table.hand(1);
        table.build_anywhere();
        EXPECT_EQ(table.hand(1), hand) << "round " << round;
    }
}

TEST(MapGameRules, rule_H4_hands_are_hidden_and_a_passed_hand_is_remembered) {
    TestTable table(default_rules(Title::honshu, 3));
    table.step_to(1, Phase::trick);
    const auto first = G::observe(table.state, Seat{0});
    EXPECT_EQ(numbers(first.own.hand), table.hand(0));
    EXPECT_TRUE(first.known[1].empty());
    EXPECT_TRUE(G::observe(table.state, onlooker).own.hand.empty());
    table.step_to(4, Phase::trick);
    const auto later = G::observe(table.state, Seat{0});
    EXPECT_EQ(numbers(later.known[1]), table.hand(1));  // what it gave to the left
    EXPECT_TRUE(later.known[2].empty());
}

// Rules K8.3: goals and terraforming stay when tricks are played with Hokkaidō's deck.
TEST(MapGameRules, rule_K8_3_hokkaido_deck_under_trick_selection) {
    TestTable table(with(hokkaido({{0, "M M / D Pb / D Pb"}}), Selection::trick));
    table.deal_lowest();
    table.step_to(1, Phase::map);
    EXPECT_EQ(table.refusal(0, "terraform 0,1 lake from 1,1 1,2"), "");
    EXPECT_EQ(table.refusal(0, "order"), "M6.2");
}

}  // namespace
}  // namespace kitamae::mapgame::tests
