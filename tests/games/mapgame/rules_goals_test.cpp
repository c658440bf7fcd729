// Rules K9.6, K9.1: what fulfils each goal, and what just misses it. A block of 2 x 3 squares is one card.

#include <gtest/gtest.h>

#include "tests/games/mapgame/fixtures.h"

namespace kitamae::mapgame::tests {
namespace {

bool fulfils(int goal, const char* picture) { return drawn(Title::hokkaido, picture).goal(goal); }

TEST(MapGameRules, rule_K9_6_goal_1_five_separate_forest_areas) {
    EXPECT_TRUE(fulfils(1,
                        "M M F D F D\n"
                        "F D D D D D\n"
                        "D F D D F F"));  // corners do not connect
    EXPECT_FALSE(fulfils(1,
                         "M M F D F D\n"
                         "F D D D D D\n"
                         "D D D D F F"));
    EXPECT_FALSE(fulfils(1,
                         "M M F D F D\n"
                         "F F D D D D\n"
                         "D F D D F F"));  // more squares, four areas
}

TEST(MapGameRules, rule_K9_6_goal_2_town_areas_differ_by_five) {
    EXPECT_TRUE(fulfils(2,
                        "T M D T T D\n"
                        "D M D T T D\n"
                        "D M D T T D"));  // 1 and 6
    EXPECT_FALSE(fulfils(2,
                         "T M D T T D\n"
                         "D M D T T D\n"
                         "D M D T D D"));  // 1 and 5
    EXPECT_FALSE(fulfils(2,
                         "T M D T T D\n"
                         "T M D T T D\n"
                         "D M D T T D"));  // 2 and 6
    EXPECT_TRUE(fulfils(2,
                        "T M D T T T\n"
                        "T M D T T D\n"
                        "D M D T T D"));  // 2 and 7
}

TEST(MapGameRules, rule_K9_6_goal_2_needs_a_town_on_both_sides) {
    EXPECT_FALSE(fulfils(2,
                         "D M T T T T\n"
                         "D M T T T T\n"
                         "D M T T T T"));
    EXPECT_TRUE(fulfils(2,
                        "D M T T T T\n"
                        "D M T T T T\n"
                        "T M T T T T"));
}

TEST(MapGameRules, rule_K9_6_goal_3_three_separate_lake_areas) {
    EXPECT_TRUE(fulfils(3,
                        "M M L D D D\n"
                        "D L D D D L\n"
                        "D D D D D L"));
    EXPECT_FALSE(fulfils(3,
                         "M M L D D L\n"
                         "D L L D D L\n"
                         "D D D D D L"));
}

TEST(MapGameRules, rule_K9_6_goal_4_five_mountains_connected_orthogonally) {
    EXPECT_TRUE(fulfils(4,
                        "M M M M M D\n"
                        "D D D D D D\n"
                        "D D D D D D"));
    EXPECT_FALSE(fulfils(4,
                         "M M M M D D\n"
                         "D D D D D D\n"
                         "D D D D D D"));
    EXPECT_FALSE(fulfils(4,
                         "M M M D D D\n"
                         "D D D M M M\n"
                         "D D D D D D"));  // six, three and three
}

TEST(MapGameRules, rule_K9_6_goal_5_six_cubes_on_the_map) {
    EXPECT_TRUE(fulfils(5,
                        "M M Pb D Pe D\n"
                        "Pb D Pn D Pe D\n"
                        "D D D D Pe D"));
    EXPECT_FALSE(fulfils(5,
                         "M M Pb D Pe D\n"
                         "Pb D Pn D Pe D\n"
                         "D D D D Pe- D"));  // one is empty
}

TEST(MapGameRules, rule_K9_6_goal_6_production_of_all_four_colours) {
    EXPECT_TRUE(fulfils(6,
                        "M M Pn- D Pe D\n"
                        "Pb- D D D Pg- D\n"
                        "D D D D D D"));  // cubes do not matter
    EXPECT_FALSE(fulfils(6,
                         "M M Pn D Pe D\n"
                         "Pb D D D Pe D\n"
                         "D D D D Wg4 D"));
}

TEST(MapGameRules, rule_K9_6_goal_7_factories_of_all_four_colours) {
    EXPECT_TRUE(fulfils(7,
                        "M M Wn4 D We4 D\n"
                        "Wb4 D D D Wg4 D\n"
                        "D D D D D D"));
    EXPECT_FALSE(fulfils(7,
                         "M M Wn4 D We4 D\n"
                         "Wb4 D D D Wb4 D\n"
                         "D D D D Pg D"));
}

TEST(MapGameRules, rule_K9_6_goal_8_three_connected_production_or_factory_squares) {
    EXPECT_TRUE(fulfils(8,
                        "M M D D D D\n"
                        "D D D Wg4 D D\n"
                        "D Pb We4 D Pe- D"));  // 1,2 - 2,2 - 3,1 - 4,2: corners connect
    EXPECT_FALSE(fulfils(8,
                         "M M D D D D\n"
                         "D D D D D Wg4\n"
                         "D Pb We4 D D D"));
}

TEST(MapGameRules, rule_K9_6_goal_9_terraformed_twice_even_if_covered_since) {
    const TestMap map(hokkaido({}));
    EXPECT_FALSE(map.goal(9, 1));
    EXPECT_TRUE(map.goal(9, 2));
    EXPECT_TRUE(map.goal(9, 3));
}

TEST(MapGameRules, rule_K9_1_three_cards_contribute_to_goal_1) {
    EXPECT_FALSE(fulfils(1,
                         "M M D F D D\n"
                         "F D F D D D\n"
                         "D F D F D D"));  // five areas on two cards
    EXPECT_TRUE(fulfils(1,
                        "M M D F D D\n"
                        "F D F D D D\n"
                        "D F D D D F"));
}

TEST(MapGameRules, rule_K9_1_only_the_two_largest_areas_contribute_to_goal_2) {
    EXPECT_FALSE(fulfils(2,
                         "T M T T D D\n"
                         "D M T T D T\n"
                         "D M T T D D"));  // the third card's town takes no part
}

TEST(MapGameRules, rule_K9_1_three_cards_contribute_to_goal_3) {
    EXPECT_FALSE(fulfils(3,
                         "M M D L D D\n"
                         "L D D D D D\n"
                         "D D D L D D"));
    EXPECT_TRUE(fulfils(3,
                        "M M D L L D\n"
                        "L D D D D D\n"
                        "D D D L D D"));
}

TEST(MapGameRules, rule_K9_1_three_cards_contribute_to_goal_4) {
    EXPECT_FALSE(fulfils(4,
                         "M M M M D D\n"
                         "M D D D D D\n"
                         "D D D D D D"));  // five, on two cards
    EXPECT_TRUE(fulfils(4,
                        "M M M M M D\n"
                        "M D D D D D\n"
                        "D D D D D D"));
}

TEST(MapGameRules, rule_K9_1_squares_with_cubes_contribute_to_goal_5) {
    EXPECT_FALSE(fulfils(5,
                         "M M Pb Pe Pn- D\n"
                         "Pb Pg Pn D D D\n"
                         "Pe D D D D D"));  // the third card's square is empty
}

TEST(MapGameRules, rule_K9_1_all_production_squares_contribute_to_goal_6) {
    EXPECT_FALSE(fulfils(6,
                         "M M Pe Pg D D\n"
                         "Pb Pn D D D D\n"
                         "D D D D D D"));
    EXPECT_TRUE(fulfils(6,
                        "M M Pe Pg D D\n"
                        "Pb Pn D D D D\n"
                        "D D D D Pb- D"));  // a colour twice, on the third card
}

TEST(MapGameRules, rule_K9_1_all_factories_contribute_to_goal_7) {
    EXPECT_FALSE(fulfils(7,
                         "M M We4 Wg4 Pb D\n"
                         "Wb4 Wn4 D D D D\n"
                         "D D D D D D"));
    EXPECT_TRUE(fulfils(7,
                        "M M We4 Wg4 Wb4 D\n"
                        "Wb4 Wn4 D D D D\n"
                        "D D D D D D"));
}

TEST(MapGameRules, rule_K9_1_the_whole_group_contributes_to_goal_8) {
    EXPECT_FALSE(fulfils(8,
                         "M M D D D D\n"
                         "D Pb Pe D D Pn\n"
                         "D Pb D D D D"));  // three on two cards, a third card apart
    EXPECT_TRUE(fulfils(8,
                        "M M D D D D\n"
                        "D Pb Pe Pg Pn D\n"
                        "D Pb D D D D"));
}

TEST(MapGameRules, rule_K9_1_any_group_that_qualifies_is_enough_for_goal_8) {
    EXPECT_TRUE(fulfils(8,
                        "M M D D D D\n"
                        "D Pb Pe D D D\n"
                        "D Pb D D D D\n"
                        "D D D D D D\n"
                        "D We4 D D Pg D\n"
                        "D D Wb4 Wn4 D D"));
}

// On the right lie two areas of six: the upper one on one card, the lower one on two.
TEST(MapGameRules, rule_K9_1_any_of_two_equal_largest_areas_is_enough_for_goal_2) {
    EXPECT_TRUE(fulfils(2,
                        "T M T T D D\n"
                        "D M T T D D\n"
                        "D M T T D D\n"
                        "D D D D D D\n"
                        "D D T T T D\n"
                        "D D T T T D"));
}

TEST(MapGameRules, rule_K9_1_province_counts_as_a_card_and_a_tile_for_the_card_under_it) {
    TestMap map(hokkaido({{1, "D D / D F / D D"}, {2, "D D / D F / D F"}}));
    map.lay("place 1 at 1,2 r0 under S").lay("place 2 at 2,4 r0 under 1");
    map.tile("tile 0,2 forest");  // on the province
    EXPECT_EQ(map.square(2, 3), "F");
    EXPECT_EQ(map.square(3, 5), "F");
    EXPECT_EQ(map.square(3, 6), "F");
    EXPECT_FALSE(map.goal(1));  // three areas
    map.tile("tile 3,4 forest").tile("tile 1,4 forest").tile("tile 2,6 forest");
    EXPECT_FALSE(map.goal(1));  // 0,2  2,3  1,4  and the area of 3,4 to 3,6 and 2,6
    map.tile("tile 1,1 forest");
    EXPECT_TRUE(map.goal(1));
}

}  // namespace
}  // namespace kitamae::mapgame::tests
