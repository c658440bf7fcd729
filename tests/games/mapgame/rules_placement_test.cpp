// Rules M3: what a map is. Provinces of own decks are six fallows at 0,0 to 1,2 unless a test names one.

#include <gtest/gtest.h>

#include "games/mapgame/placements.h"
#include "tests/games/mapgame/fixtures.h"

namespace kitamae::mapgame::tests {
namespace {

constexpr const char* motley = "F T / L D / Pb We2";

TEST(MapGameRules, rule_M3_1_card_lies_upright_or_turned_clockwise) {
    const Rules rules = honshu({{1, motley}});
    EXPECT_EQ(TestMap(rules).lay("place 1 at 1,2 r0").drawing(),
              "D D .\n"
              "D D .\n"
              "D F T\n"
              ". L D\n"
              ". Pb We2\n");
    EXPECT_EQ(TestMap(rules).lay("place 1 at 1,2 r90").drawing(),
              "D D . .\n"
              "D D . .\n"
              "D Pb L F\n"
              ". We2 D T\n");
    EXPECT_EQ(TestMap(rules).lay("place 1 at 1,2 r180").drawing(),
              "D D .\n"
              "D D .\n"
              "D We2 Pb\n"
              ". D L\n"
              ". T F\n");
    EXPECT_EQ(TestMap(rules).lay("place 1 at 1,2 r270").drawing(),
              "D D . .\n"
              "D D . .\n"
              "D T D We2\n"
              ". F L Pb\n");
}

TEST(MapGameRules, rule_M3_2_only_the_top_square_of_a_stack_is_visible) {
    TestMap map(honshu({{0, "T T / T T / T T"}, {1, "F F / F F / F F"}, {2, "D L / D D / D D"}}));
    map.lay("place 1 at 0,1 r0").lay("place 2 at 1,2 r0 under 1");  // at 1,2 lie the province, 1 and, lowest, 2
    EXPECT_EQ(map.square(1, 2), "F");
    EXPECT_EQ(map.square(2, 2), "L");
    EXPECT_EQ(map.score().towns, 2);
}

TEST(MapGameRules, rule_M3_3_over_some_cards_and_under_others) {
    TestMap map(honshu({{0, "T T / T T / T T"}, {1, "F F / F F / F F"}}));
    map.lay("place 1 at 1,0 r0");
    EXPECT_EQ(map.refusal("place 2 at 0,1 r90"), "");
    EXPECT_EQ(map.refusal("place 2 at 0,1 r90 under 1"), "");
    map.lay("place 2 at 0,1 r90 under 1");
    EXPECT_EQ(map.drawing(),
              "T F F\n"
              "D F F\n"
              "D F F\n");
}

TEST(MapGameRules, rule_M3_3_only_cards_it_meets_are_named) {
    TestMap map(honshu({}));
    map.lay("place 1 at 1,2 r0");
    EXPECT_EQ(map.refusal("place 2 at 2,4 r0 under 1"), "");
    EXPECT_EQ(map.refusal("place 2 at 2,4 r0 under S"), "M3.3");  // not met
    EXPECT_EQ(map.refusal("place 2 at 2,4 r0 under 5"), "M3.3");  // not in the map
}

TEST(MapGameRules, rule_M3_3_only_visible_cards_are_met) {
    TestMap map(honshu({}));
    map.lay("place 1 at 1,2 r0").lay("place 2 at 1,2 r0");  // card 1 is wholly hidden
    EXPECT_EQ(map.refusal("place 3 at 2,4 r0 under 1"), "M3.3");
    EXPECT_EQ(map.refusal("place 3 at 2,4 r0 under 2"), "");
}

TEST(MapGameRules, rule_M3_4_at_least_one_square_overlaps) {
    const TestMap map(honshu({}));
    EXPECT_EQ(map.refusal("place 1 at 1,2 r0"), "");
    EXPECT_EQ(map.refusal("place 1 at 1,2 r0 under S"), "");
    EXPECT_EQ(map.refusal("place 1 at 2,0 r0"), "M3.4");  // side contact
    EXPECT_EQ(map.refusal("place 1 at 0,3 r90"), "M3.4");
    EXPECT_EQ(map.refusal("place 1 at 2,3 r0"), "M3.4");  // a corner
    EXPECT_EQ(map.refusal("place 1 at 99,-99 r0"), "M3.4");
}

TEST(MapGameRules, rule_M3_5_at_least_one_square_stays_visible) {
    TestMap map(honshu({}));
    EXPECT_EQ(map.refusal("place 1 at 0,0 r0 under S"), "M3.5");
    EXPECT_EQ(map.refusal("place 1 at 0,0 r180 under S"), "M3.5");
    EXPECT_EQ(map.refusal("place 1 at 0,1 r0 under S"), "");
    map.lay("place 1 at 0,2 r0");
    EXPECT_EQ(map.refusal("place 2 at 0,1 r0 under S,1"), "M3.5");  // hidden by two cards together
    EXPECT_EQ(map.refusal("place 2 at 0,1 r0 under 1"), "");
}

TEST(MapGameRules, rule_M3_6_visible_lake_is_never_covered) {
    const TestMap map(honshu({{0, "D D / D D / D L"}}));
    EXPECT_EQ(map.refusal("place 1 at 1,2 r0"), "M3.6");
    EXPECT_EQ(map.refusal("place 1 at 1,2 r0 under S"), "");
    EXPECT_EQ(map.refusal("place 1 at -1,2 r0"), "");
}

TEST(MapGameRules, rule_M3_6_own_lake_never_goes_under) {
    const TestMap map(honshu({{1, "L D / D D / D D"}}));
    EXPECT_EQ(map.refusal("place 1 at 1,2 r0 under S"), "M3.6");
    EXPECT_EQ(map.refusal("place 1 at 1,2 r0"), "");
    EXPECT_EQ(map.refusal("place 1 at 1,2 r90 under S"), "");  // the lake lies at 3,2
}

TEST(MapGameRules, rule_M3_6_lake_on_lake_fits_neither_way) {
    const TestMap map(honshu({{0, "D D / D D / D L"}, {1, "L D / D D / D D"}}));
    EXPECT_EQ(map.refusal("place 1 at 1,2 r0"), "M3.6");
    EXPECT_EQ(map.refusal("place 1 at 1,2 r0 under S"), "M3.6");
}

TEST(MapGameRules, rule_M3_6_mountains_are_like_lakes) {
    const TestMap map(hokkaido({{0, "D D / D M / D M"}, {1, "D D / D D / D M"}}));
    EXPECT_EQ(map.refusal("place 2 at 1,2 r0"), "M3.6");
    EXPECT_EQ(map.refusal("place 2 at 1,2 r0 under S"), "");
    EXPECT_EQ(map.refusal("place 1 at 0,-2 r0"), "");
    EXPECT_EQ(map.refusal("place 1 at 0,-2 r0 under S"), "M3.6");  // its own mountain, at 1,0
}

TEST(MapGameRules, rule_M3_7_stacking_must_be_possible) {
    TestMap map(honshu({}));
    map.lay("place 1 at 1,0 r0");
    EXPECT_EQ(map.refusal("place 2 at 0,1 r90 under S"), "M3.7");  // 1 lies above S, so 2 cannot lie between
    EXPECT_EQ(map.refusal("place 2 at 0,1 r90 under 1"), "");
}

// Three cards in a ring; the fourth meets S and 2, never 1, which alone holds them apart.
TEST(MapGameRules, rule_M3_7_cycle_through_a_card_that_is_not_met) {
    TestMap map(honshu({}));
    map.lay("place 1 at 1,2 r90").lay("place 2 at 3,0 r0");  // 2 over 1 over S
    EXPECT_EQ(map.refusal("place 3 at 1,0 r90 under S"), "M3.7");
    EXPECT_EQ(map.refusal("place 3 at 1,0 r90 under 2"), "");
    EXPECT_EQ(map.refusal("place 3 at 1,0 r90 under S,2"), "");
    EXPECT_EQ(map.refusal("place 3 at 1,0 r90"), "");
}

// 1 lies over S at 1,2 only, and 3 covers that square: what was recorded there still holds.
TEST(MapGameRules, rule_M3_7_records_are_never_dropped) {
    TestMap map(honshu({}));
    map.lay("place 1 at 1,2 r90").lay("place 3 at 0,2 r0");
    EXPECT_EQ(map.refusal("place 4 at 1,1 r90 under S,3"), "M3.7");
    EXPECT_EQ(map.refusal("place 4 at 1,1 r90 under 1,3"), "");
    EXPECT_EQ(map.refusal("place 4 at 1,1 r90 under 3"), "");
}

// At 1,2 lie S, 1 and 3. S is above both; which of the other two is higher is open, so 4 may lie either way between.
TEST(MapGameRules, rule_M3_7_two_cards_under_the_same_square_are_not_ordered) {
    TestMap map(honshu({}));
    map.lay("place 1 at 1,2 r90 under S").lay("place 3 at -1,1 r90 under S");
    EXPECT_EQ(map.refusal("place 4 at -1,2 r90 under S,1"), "");
    EXPECT_EQ(map.refusal("place 4 at -1,2 r90 under S,3"), "");
    EXPECT_EQ(map.refusal("place 4 at -1,2 r90 under S"), "");
    EXPECT_EQ(map.refusal("place 4 at -1,2 r90 under 1,3"), "M3.7");
}

TEST(MapGameRules, rule_M3_8_earlier_card_may_be_hidden_completely) {
    TestMap map(honshu({{1, "F F / F F / F F"}}));
    map.lay("place 1 at 0,0 r0");
    EXPECT_EQ(map.map.cards[0].visible, 0);
    EXPECT_EQ(map.drawing(), "F F\nF F\nF F\n");
}

TEST(MapGameRules, rule_M3_9_visible_production_gets_a_cube_hidden_none) {
    TestMap map(honshu({{1, "Pb Pb / D D / D Pn"}}));
    map.lay("place 1 at 1,2 r0 under S");
    EXPECT_EQ(map.pool_of(Colour::blue), 9);
    EXPECT_EQ(map.pool_of(Colour::brown), 9);
    EXPECT_TRUE(map.cube(2, 2));
    EXPECT_TRUE(map.cube(2, 4));
    EXPECT_EQ(map.cubes(), 2);
}

TEST(MapGameRules, rule_M3_10_covered_cube_returns_to_the_pool) {
    TestMap map(honshu({{0, "D D / D D / D Pe"}}));
    EXPECT_EQ(map.pool_of(Colour::grey), 9);
    map.lay("place 1 at 1,2 r0");
    EXPECT_EQ(map.pool_of(Colour::grey), 10);
    EXPECT_EQ(map.cubes(), 0);
}

TEST(MapGameRules, rule_M3_10_card_that_goes_under_disturbs_no_cube) {
    TestMap map(honshu({{0, "D D / D D / D Pe"}, {1, "Pe D / D D / D D"}}));
    map.lay("place 1 at 1,2 r0 under S");
    EXPECT_EQ(map.pool_of(Colour::grey), 9);
    EXPECT_TRUE(map.cube(1, 2));
}

TEST(MapGameRules, rule_M3_10_covered_cubes_return_before_new_squares_are_filled) {
    Rules rules = honshu({{0, "D D / D D / D Pb"}, {1, "D D / D D / D Pb"}});
    rules.deck.resources[index_of(Colour::blue)] = 1;
    TestMap map(rules);
    map.lay("place 1 at 1,2 r0");
    EXPECT_TRUE(map.cube(2, 4));
    EXPECT_EQ(map.pool_of(Colour::blue), 0);
}

TEST(MapGameRules, rule_M3_10_production_over_production_moves_the_last_cube_to_the_new_square) {
    Rules rules = honshu({{0, "D D / D D / D Pb"}, {1, "Pb D / D D / D D"}});
    rules.deck.resources[index_of(Colour::blue)] = 1;
    TestMap map(rules);
    map.lay("place 1 at 1,2 r0");
    EXPECT_TRUE(map.cube(1, 2));
    EXPECT_EQ(map.cubes(), 1);
}

TEST(MapGameRules, rule_M3_10_short_pool_fills_in_reading_order_of_the_upright_card) {
    Rules rules = honshu({{1, "D Pb / D D / Pb D"}});
    rules.deck.resources[index_of(Colour::blue)] = 1;
    TestMap upright(rules);
    upright.lay("place 1 at 1,2 r0");
    EXPECT_TRUE(upright.cube(2, 2));
    TestMap turned(rules);
    turned.lay("place 1 at 0,2 r180");  // the second square of the upright card lies at 0,4, the fifth at 1,2
    EXPECT_TRUE(turned.cube(0, 4));
    EXPECT_FALSE(turned.cube(1, 2));
}

TEST(MapGameRules, rule_M3_11_position_is_the_top_left_square_of_the_turned_footprint) {
    TestMap map(honshu({{1, motley}}));
    map.lay("place 1 at -2,-1 r90");  // -2..0, -1..0
    EXPECT_EQ(map.square(-2, -1), "Pb");
    EXPECT_EQ(map.square(0, 0), "T");
    EXPECT_EQ(map.square(1, 0), "D");
    EXPECT_EQ(map.map.min_x, -2);
    EXPECT_EQ(map.map.max_y, 2);
}

TEST(MapGameRules, rule_M3_11_places_beside_a_lone_province) {
    // 3 x 5 positions upright and 4 x 4 turned, two rotations each, over or under; under the province an upright card
    // exactly at 0,0 would be hidden.
    const TestMap map(honshu({}));
    std::vector<Placement> list;
    list_placements(map.rules, map.map, map.rules.deck.cards[1], list);
    EXPECT_EQ(list.size(), (15 + 16) * 2 * 2 - 2);
}

}  // namespace
}  // namespace kitamae::mapgame::tests
