// Rules H11: the eight end-of-game scoring cards.

#include <gtest/gtest.h>

#include "tests/games/mapgame/fixtures.h"

namespace kitamae::mapgame::tests {
namespace {

int bonus(std::uint8_t card, const char* picture) { return drawn(Title::honshu, picture).score(card).bonus; }

TEST(MapGameScoring, rule_H11_without_a_card_there_is_no_bonus) {
    EXPECT_EQ(bonus(0, "F F\nF F\nF F"), 0);
    EXPECT_EQ(bonus(0, "D D\nD D\nD D"), 0);
}

TEST(MapGameScoring, rule_H11_1_each_factory_may_receive_two_cubes) {
    const TestMap map = drawn(Title::honshu, "Pb Wb4\nPb Wb2\nPb Pb");
    EXPECT_EQ(map.score(0).factories, 4 + 2);
    EXPECT_EQ(map.score(1).factories, 4 + 4 + 2 + 2);
    EXPECT_EQ(map.score(1).bonus, 0);
    EXPECT_EQ(drawn(Title::honshu, "Pb Wb4\nPb Wb2\nPb D").score(1).factories, 4 + 4 + 2);
}

TEST(MapGameScoring, rule_H11_2_runs_of_forest_in_rows) {
    EXPECT_EQ(bonus(2, "F F D D D D\nD D D D D D\nD D D D D D"), 0);
    EXPECT_EQ(bonus(2, "F F F D D D\nD D D D D D\nD D D D D D"), 4);
    EXPECT_EQ(bonus(2, "F F F F D D\nD D D D D D\nD D D D D D"), 4);
    EXPECT_EQ(bonus(2, "F F F F F D\nD D D D D D\nD D D D D D"), 4);
    EXPECT_EQ(bonus(2, "F F F F F F\nD D D D D D\nD D D D D D"), 8);
    EXPECT_EQ(bonus(2, "F F D F F F\nD D D D D D\nD D D D D D"), 4);
    EXPECT_EQ(bonus(2, "F F D F F D\nD D D D D D\nD D D D D D"), 0);
}

TEST(MapGameScoring, rule_H11_2_runs_of_forest_in_columns) {
    EXPECT_EQ(bonus(2, "D F\nD F\nD F\nD D\nD D\nD D"), 4);
    EXPECT_EQ(bonus(2, "D F\nD F\nD F\nD F\nD D\nD D"), 4);
    EXPECT_EQ(bonus(2, "D D\nD F\nD F\nD F\nD F\nD F"), 4);
    EXPECT_EQ(bonus(2, "D F\nD F\nD F\nD F\nD F\nD F"), 8);
}

TEST(MapGameScoring, rule_H11_2_a_forest_counts_in_its_row_and_in_its_column) {
    EXPECT_EQ(bonus(2, "F F F D\nF D D D\nF D D D"), 8);
    EXPECT_EQ(bonus(2, "F F F D\nF F F D\nF F F D"), 24);
}

TEST(MapGameScoring, rule_H11_3_blocks_of_fallow) {
    EXPECT_EQ(bonus(3, "D D T T\nD D T T\nT T T T"), 5);
    EXPECT_EQ(bonus(3, "D D D T\nD D D T\nT T T T"), 5);   // 3 x 2
    EXPECT_EQ(bonus(3, "D D T T\nD D T T\nD D T T"), 5);   // 2 x 3
    EXPECT_EQ(bonus(3, "D D D D\nD D D D\nT T T T"), 10);  // 4 x 2
    EXPECT_EQ(bonus(3, "D D D T\nD D D T\nD D D T"), 5);   // 3 x 3
    EXPECT_EQ(bonus(3, "D D D D\nD D D D\nD D D D\nD D D D\nT T T T\nT T T T"), 20);
    EXPECT_EQ(bonus(3, "D T T T\nT D T T\nD D T T"), 0);
    EXPECT_EQ(bonus(3, "D D D D D D\nD D D D D D\nD D D D D D"), 15);
}

// Whoever takes the first block from the top (in the turned map: from the left) finds no second one.
TEST(MapGameScoring, rule_H11_3_as_many_blocks_as_possible) {
    EXPECT_EQ(bonus(3,
                    "T D D T\n"
                    "D D D D\n"
                    "D D D D"),
              10);
    EXPECT_EQ(bonus(3,
                    "T D D T\n"
                    "D D D T\n"
                    "D D D T\n"
                    "T D D T\n"
                    "T T T T\n"
                    "T T T T"),
              10);
    // 1,0 and 3,0 leave nothing below; 0,1  2,1  4,1 are three.
    EXPECT_EQ(bonus(3,
                    "T D D D D T\n"
                    "D D D D D D\n"
                    "D D D D D D"),
              15);
}

TEST(MapGameScoring, rule_H11_3_tiles_are_no_deserts) {
    TestMap map(hokkaido({}));
    EXPECT_EQ(map.score(3).bonus, 5);
    map.tile("tile 0,1 town");
    EXPECT_EQ(map.score(3).bonus, 0);
}

TEST(MapGameScoring, rule_H11_4_each_lake_square_scores_two_instead) {
    const TestMap map = drawn(Title::honshu, "L L\nL D\nD L");
    EXPECT_EQ(map.score(0).lakes, 6);
    EXPECT_EQ(map.score(4).lakes, 8);
    EXPECT_EQ(map.score(4).bonus, 0);
}

TEST(MapGameScoring, rule_H11_5_town_with_four_town_neighbours) {
    EXPECT_EQ(bonus(5, "D T D D\nT T T D\nD T D D"), 3);
    EXPECT_EQ(bonus(5, "D T D D\nT T T D\nD D D D"), 0);  // three neighbours
    EXPECT_EQ(bonus(5, "D T T D\nT T T T\nD T T D"), 6);
    EXPECT_EQ(bonus(5, "T T T T\nT T T T\nT T T T"), 6);  // none at the edge
}

TEST(MapGameScoring, rule_H11_5_in_any_town_area) {
    EXPECT_EQ(bonus(5,
                    "D T D D T T\n"
                    "T T T D T T\n"
                    "D T D D T T\n"
                    "D D D D T T\n"
                    "D D D D D D\n"
                    "D D D D D D"),
              3);  // the larger area has none
}

TEST(MapGameScoring, rule_H11_6_production_square_without_a_cube) {
    EXPECT_EQ(bonus(6, "Pb- Pn\nPe- D\nD D"), 4);
    EXPECT_EQ(bonus(6, "Pb Wb4\nD D\nD D"), 0);  // delivered afterwards
}

TEST(MapGameScoring, rule_H11_7_blue_and_yellow_cubes_delivered) {
    EXPECT_EQ(bonus(7, "Pb Wb2\nPy Wy4\nPn Wn3"), 4);
    EXPECT_EQ(bonus(7, "Pb Wb2\nPb Wy4\nPn Wn3"), 2);
    EXPECT_EQ(bonus(7, "Pb D\nPb D\nPy D"), 0);
}

TEST(MapGameScoring, rule_H11_8_grey_and_brown_cubes_delivered) {
    EXPECT_EQ(bonus(8, "Pe We2\nPn Wn4\nPb Wb3"), 4);
    EXPECT_EQ(bonus(8, "Pe We2\nPe We4\nPe D"), 4);
}

TEST(MapGameScoring, rule_H11_7_green_stands_for_yellow_with_the_hokkaido_deck) {
    const TestMap map = drawn(Title::hokkaido, "M M Pg D\nPb Wb4 Wg4 D\nPe We4 D D");
    EXPECT_EQ(map.score(7).bonus, 4);
    EXPECT_EQ(map.score(8).bonus, 2);
}

TEST(MapGameScoring, rule_H11_card_of_the_match_counts) {
    Rules rules = with_scoring_card(honshu({{0, "D D / D D / D D"}}), 3);
    TestTable table(rules);
    table.deal_lowest();
    EXPECT_EQ(G::score(table.state, Seat{0}).bonus, 5);
}

}  // namespace
}  // namespace kitamae::mapgame::tests
