// Rules M6: everybody adds the chosen card to the own map.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/mapgame/fixtures.h"

namespace kitamae::mapgame::tests {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;

// Seats 0, 1 and 2 have drafted 7, 13 and 1.
struct Drafted : TestTable {
    explicit Drafted(OwnCards cards) : TestTable(hokkaido(cards)) {
        deal_setup();
        deal_hands({{7, 8, 9, 10, 11, 12}, {13, 14, 15, 16, 17, 18}, {1, 2, 3, 4, 5, 6}});
        all_play({"draft 7", "draft 13", "draft 1"});
    }
};

TEST(MapGameRules, rule_M6_1_own_card_is_placed_once) {
    Drafted table({});
    EXPECT_THAT(table.to_act(), ElementsAre(0, 1, 2));
    EXPECT_EQ(table.refusal(0, "place 13 at 1,2 r0"), "M6.1");
    EXPECT_EQ(table.refusal(0, "place 8 at 1,2 r0"), "M6.1");
    EXPECT_EQ(table.refusal(0, "place 7 at 2,0 r0"), "M3.4");
    EXPECT_EQ(table.refusal(0, "draft 8"), "M6.1");  // not in this phase
    table.play(0, "place 7 at 1,2 r0");
    EXPECT_THAT(table.to_act(), ElementsAre(1, 2));
    EXPECT_EQ(table.refusal(0, "place 7 at 1,2 r0"), "M6.1");
}

TEST(MapGameRules, rule_M6_1_second_placement_is_refused_while_terraforming_is_open) {
    Drafted table({{0, "M M / Pb D / Pb D"}});
    table.play(0, "place 7 at 1,2 r0 under S");
    EXPECT_THAT(table.to_act(), Contains(0));
    EXPECT_EQ(table.refusal(0, "place 7 at 2,4 r0"), "M6.1");
    EXPECT_EQ(table.refusal(0, "unplaceable 7"), "M6.1");
}

TEST(MapGameRules, rule_M6_1_order_of_seats_does_not_matter) {
    Drafted table({});
    table.play(2, "place 1 at 1,2 r0");
    table.play(0, "place 7 at 1,2 r0");
    table.play(1, "place 13 at 1,2 r0");
    EXPECT_EQ(table.state.table.round, 2);
}

TEST(MapGameRules, rule_M3_10_among_players_the_order_of_actions_decides_over_the_last_cube) {
    Rules rules = hokkaido({{1, "Pb D / D D / D D"}, {7, "Pb D / D D / D D"}});
    rules.deck.resources[index_of(Colour::blue)] = 1;
    TestTable table(rules);
    table.deal_lowest();
    table.all_play({"draft 1", "draft 7", "draft 13"});
    table.play(1, "place 7 at 1,2 r0");
    table.play(0, "place 1 at 1,2 r0");
    EXPECT_TRUE(has_cube(table.seat(1).map, {.slot = 1, .square = 0}));
    EXPECT_FALSE(has_cube(table.seat(0).map, {.slot = 1, .square = 0}));
}

TEST(MapGameRules, rule_M6_2_order_is_asked_while_choosing) {
    TestTable table(hokkaido({}));
    table.deal_lowest();
    table.play(1, "draft 7");
    EXPECT_EQ(table.refusal(1, "order"), "K4.1");  // has chosen, is not to act
    table.play(2, "order");
    EXPECT_THAT(table.to_act(), ElementsAre(0, 2));  // asking chooses nothing
    EXPECT_EQ(table.refusal(0, "order"), "M6.2");    // once for the whole table
    table.play(0, "draft 1");
    table.play(2, "draft 13");
    EXPECT_TRUE(table.state.table.ordered);
    EXPECT_THAT(table.to_act(), ElementsAre(0));
}

TEST(MapGameRules, rule_M6_2_order_is_asked_while_dropping) {
    TestTable table(hokkaido({}, 2));
    table.deal_lowest();
    table.all_play({"draft 6", "draft 7"});
    table.deal_lowest();
    table.play(1, "drop 8");
    EXPECT_EQ(table.refusal(1, "order"), "K4.2");
    table.play(0, "order");
    table.play(0, "drop 1");
    EXPECT_THAT(table.to_act(), ElementsAre(0));
}

TEST(MapGameRules, rule_M6_2_players_build_one_after_the_other_lowest_card_first) {
    Drafted table({});
    table.play(0, "order");
    EXPECT_THAT(table.to_act(), ElementsAre(2));
    EXPECT_EQ(table.refusal(0, "place 7 at 1,2 r0"), "M6.1");
    table.play(2, "place 1 at 1,2 r0");
    EXPECT_THAT(table.to_act(), ElementsAre(0));
    table.play(0, "place 7 at 1,2 r0");
    EXPECT_THAT(table.to_act(), ElementsAre(1));
}

TEST(MapGameRules, rule_M6_2_a_player_completes_the_map_phase_before_the_next_begins) {
    Drafted table({{0, "M M / Pb D / Pb D"}});
    table.play(1, "order");
    table.play(2, "place 1 at 1,2 r0 under S");
    EXPECT_THAT(table.to_act(), ElementsAre(2));  // may still terraform
    table.play(2, "done");
    EXPECT_THAT(table.to_act(), ElementsAre(0));
}

TEST(MapGameRules, rule_M6_2_too_late_after_the_first_placement) {
    Drafted table({});
    EXPECT_EQ(table.refusal(0, "order"), "");
    table.play(1, "place 13 at 1,2 r0");
    EXPECT_EQ(table.refusal(0, "order"), "M6.2");
}

TEST(MapGameRules, rule_M6_2_too_late_after_the_first_terraforming) {
    Drafted table({{0, "M M / Pb D / Pb D"}});
    table.play(1, "terraform 1,1 lake from 0,1 0,2");
    EXPECT_EQ(table.refusal(0, "order"), "M6.2");
}

TEST(MapGameRules, rule_M6_2_too_late_after_the_first_unplaceable) {
    Drafted table({{0, "M M / L L / L L"}, {13, "L L / L L / L L"}});
    table.play(1, "unplaceable 13");
    EXPECT_EQ(table.refusal(0, "order"), "M6.2");
}

TEST(MapGameRules, rule_M6_2_holds_for_one_round) {
    Drafted table({});
    table.play(0, "order");
    table.build_anywhere();
    EXPECT_EQ(table.state.table.round, 2);
    EXPECT_FALSE(table.state.table.ordered);
    EXPECT_EQ(table.refusal(0, "order"), "");
}

TEST(MapGameRules, rule_M6_2_not_with_tricks) {
    TestTable table(honshu({}));
    table.deal_lowest();
    EXPECT_EQ(table.refusal(0, "order"), "M6.2");
}

TEST(MapGameRules, rule_M6_3_unplaceable_card_is_discarded_face_up) {
    Drafted table({{0, "M M / L L / L L"}, {7, "L L / L L / L L"}});
    EXPECT_THAT(table.legal(0), ElementsAre("unplaceable 7", "order"));
    EXPECT_EQ(table.refusal(0, "unplaceable 13"), "M6.1");
    table.play(0, "unplaceable 7");
    EXPECT_TRUE(table.seat(0).placed);
    EXPECT_TRUE(table.seat(0).done);
    EXPECT_EQ(numbers(table.state.table.removed), (std::vector{7}));
    EXPECT_EQ(table.seat(0).chosen, CardId{7});  // still counts as drafted
    EXPECT_EQ(table.seat(0).map.cards.size(), 1);
}

TEST(MapGameRules, rule_M6_3_never_while_a_placement_exists) {
    const Drafted table({{0, "M M / L L / L D"}, {7, "L L / L L / L L"}});
    EXPECT_EQ(table.refusal(0, "unplaceable 7"), "M6.3");
    EXPECT_EQ(table.refusal(0, "place 7 at 1,2 r0"), "");
}

// The two mountains of card 7 lie too far apart to extend both ends of   D L   until a mountain at 0,0 makes it longer:
//                                                                        M M
//                                                                        Pe Pe
TEST(MapGameRules, rule_M6_3_terraforming_may_make_the_card_placeable) {
    Drafted table({{0, "D L / M M / Pe Pe"}, {7, "D M / D L / M L"}});
    EXPECT_EQ(table.refusal(0, "unplaceable 7"), "");
    table.play(0, "terraform 0,0 mountain from 0,2 1,2");
    EXPECT_EQ(table.refusal(0, "unplaceable 7"), "M6.3");
    table.play(0, "place 7 at 0,-1 r270 under S");
    EXPECT_EQ(table.seat(0).map.range.size(), 5);
}

TEST(MapGameRules, rule_M6_3_terraforming_may_make_the_card_unplaceable) {
    Drafted table({{0, "D L / M M / Pe Pe"}, {7, "M L / L L / M L"}});
    EXPECT_EQ(table.refusal(0, "place 7 at 0,2 r90"), "");
    table.play(0, "terraform 0,0 mountain from 0,2 1,2");
    EXPECT_THAT(table.legal(0), ElementsAre("unplaceable 7"));
    table.play(0, "unplaceable 7");
    EXPECT_TRUE(table.seat(0).done);
}

TEST(MapGameRules, rule_M6_4_done_is_legal_only_after_placing) {
    Drafted table({{0, "M M / Pb D / Pb D"}});
    EXPECT_EQ(table.refusal(0, "done"), "M6.4");
    table.play(0, "place 7 at 1,2 r0 under S");
    EXPECT_EQ(table.refusal(0, "done"), "");
    table.play(0, "done");
    EXPECT_THAT(table.to_act(), Not(Contains(0)));
}

TEST(MapGameRules, rule_M6_4_done_is_implied_when_nothing_else_is_left) {
    Drafted table({{0, "M M / Pb D / Pb D"}});
    table.play(0, "terraform 1,1 lake from 0,1 0,2");
    EXPECT_FALSE(table.seat(0).done);
    table.play(0, "place 7 at 1,2 r0");
    EXPECT_TRUE(table.seat(0).done);  // has placed and terraformed
    table.play(1, "place 13 at -1,-1 r90 under S");
    EXPECT_FALSE(table.seat(1).done);
    table.play(1, "terraform 1,1 lake from 0,1 0,2");
    EXPECT_TRUE(table.seat(1).done);
    table.play(2, "place 1 at -1,2 r0");  // covers a cube: one is not enough
    EXPECT_EQ(table.state.table.round, 2);
}

TEST(MapGameRules, rule_M6_4_done_is_implied_without_a_desert_to_terraform) {
    TestTable table(hokkaido({{0, "M M / Pb T / Pb T"}, {1, "T T / T T / T T"}}));
    table.deal_lowest();
    table.all_play({"draft 1", "draft 7", "draft 13"});
    table.play(0, "place 1 at 1,2 r0");
    EXPECT_TRUE(table.seat(0).done);
    table.play(1, "place 7 at 1,2 r0 under S");
    EXPECT_FALSE(table.seat(1).done);  // card 7 has deserts
}

TEST(MapGameRules, rule_M6_4_done_is_offered_after_discarding_while_terraforming_is_possible) {
    Drafted table({{0, "D L / M M / Pe Pe"}, {7, "L M / L L / M L"}});
    table.play(0, "unplaceable 7");
    EXPECT_FALSE(table.seat(0).done);
    EXPECT_THAT(table.legal(0), ElementsAre("terraform 0,0 mountain from 0,2 1,2", "done"));
    table.play(0, "done");
    EXPECT_TRUE(table.seat(0).done);
}

}  // namespace
}  // namespace kitamae::mapgame::tests
