// Rules K7: the mountains of a map form one range.

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/mapgame/terraform.h"
#include "tests/games/mapgame/fixtures.h"

namespace kitamae::mapgame::tests {
namespace {

using ::testing::ElementsAre;

// The range from the end that is further left or, then, up.
std::vector<std::string> chain(const TestMap& map) {
    std::vector<Cell> cells(map.map.range.begin(), map.map.range.end());
    if (cells.back() < cells.front()) std::reverse(cells.begin(), cells.end());
    std::vector<std::string> texts;
    for (const Cell cell : cells) texts.push_back(write_cell(cell));
    return texts;
}

std::vector<std::string> mountain_places(const TestMap& map) {
    std::vector<std::string> texts;
    for (const Cell cell : tile_cells(map.rules, map.map, Terrain::mountain)) texts.push_back(write_cell(cell));
    return texts;
}

TEST(MapGameRules, rule_K7_1_province_needs_a_chain_of_two) {
    const auto fault = [](const char* face) { return check_deck(hokkaido({{0, face}}).deck, Title::hokkaido); };
    EXPECT_FALSE(fault("M M / D D / D D"));
    EXPECT_FALSE(fault("M D / D M / D D"));
    EXPECT_FALSE(fault("M D / M M / D D"));  // a right angle
    EXPECT_FALSE(fault("M D / D M / M D"));
    EXPECT_TRUE(fault("M D / D D / D D"));  // one
    EXPECT_TRUE(fault("M D / D D / M D"));  // apart
    EXPECT_TRUE(fault("M M / M M / D D"));  // a block
    EXPECT_EQ(fault("D D / D D / D D")->where, "province 1 side A");
}

TEST(MapGameRules, rule_K7_2_two_mountains_extend_one_end_twice) {
    TestMap map(hokkaido({{0, "D D / M M / D D"}, {1, "M D / M D / D D"}}));
    map.lay("place 1 at 1,1 r90 under S");
    EXPECT_THAT(chain(map), ElementsAre("0,1", "1,1", "2,1", "3,1"));
}

TEST(MapGameRules, rule_K7_2_two_mountains_extend_both_ends_once) {
    TestMap map(hokkaido({{0, "D D / M M / D D"}, {1, "D M / D D / D M"}}));
    map.lay("place 1 at 0,-1 r90");
    EXPECT_THAT(chain(map), ElementsAre("0,0", "0,1", "1,1", "2,0"));
}

TEST(MapGameRules, rule_K7_2_mountain_apart_from_the_range_is_refused) {
    const TestMap map(hokkaido({{0, "D M / D M / D D"}, {1, "M D / D D / D D"}}));
    EXPECT_EQ(map.refusal("place 1 at 1,2 r0"), "");
    EXPECT_EQ(map.refusal("place 1 at 1,2 r180 under S"), "K7.2");  // its mountain at 2,4
}

TEST(MapGameRules, rule_K7_2_one_of_two_mountains_apart_is_refused) {
    const TestMap map(hokkaido({{0, "D M / D M / D D"}, {1, "M D / D D / M D"}}));
    EXPECT_EQ(map.refusal("place 1 at 1,2 r0"), "K7.2");  // 1,2 would do, 1,4 does not touch it
}

TEST(MapGameRules, rule_K7_2_mountain_at_the_middle_of_the_range_is_refused) {
    const TestMap map(hokkaido({{0, "D M / D M / D M"}, {1, "D M / D D / D D"}, {2, "D D / D M / D D"}}));
    EXPECT_EQ(map.refusal("place 1 at 1,1 r0 under S"), "K7.2");  // 2,1 touches all three
    EXPECT_EQ(map.refusal("place 2 at 1,2 r0 under S"), "");      // 2,3 touches the end alone
}

TEST(MapGameRules, rule_K7_2_filling_the_corner_of_a_diagonal_step_is_refused) {
    const TestMap map(hokkaido({{0, "M D / D M / D D"}, {1, "D D / D D / M D"}}));
    EXPECT_EQ(map.refusal("tile 1,0 mountain"), "K7.4");
    EXPECT_EQ(map.refusal("tile 0,1 mountain"), "K7.4");
    EXPECT_EQ(map.refusal("place 1 at 1,-2 r0"), "K7.2");  // its mountain at 1,0
}

TEST(MapGameRules, rule_K7_3_right_angle_of_orthogonal_steps) {
    TestMap map(hokkaido({{0, "D M / D M / D M"}, {1, "D M / D D / D D"}}));
    map.lay("place 1 at 1,2 r0 under S");  // 2,2 also touches 1,1, at a corner
    EXPECT_THAT(chain(map), ElementsAre("1,0", "1,1", "1,2", "2,2"));
}

TEST(MapGameRules, rule_K7_3_acute_turn_is_refused) {
    const TestMap map = drawn(Title::hokkaido,
                              "D D D D D D\n"
                              "D D M M M D\n"
                              "D D D D D D");
    EXPECT_EQ(map.refusal("tile 3,2 mountain"), "K7.4");  // from 4,1 back under 3,1
    EXPECT_EQ(map.refusal("tile 3,0 mountain"), "K7.4");
    EXPECT_EQ(map.refusal("tile 4,2 mountain"), "");
    EXPECT_EQ(map.refusal("tile 5,2 mountain"), "");
}

TEST(MapGameRules, rule_K7_3_right_angle_of_diagonal_steps) {
    const TestMap map = drawn(Title::hokkaido,
                              "D D D M D D\n"
                              "D D M D D D\n"
                              "D D D D D D");
    EXPECT_EQ(map.refusal("tile 1,0 mountain"), "");  // diagonal, diagonal
    EXPECT_EQ(map.refusal("tile 1,1 mountain"), "");  // diagonal, straight
    EXPECT_EQ(map.refusal("tile 2,0 mountain"), "K7.4");
    EXPECT_EQ(map.refusal("tile 3,1 mountain"), "K7.4");
}

TEST(MapGameRules, rule_K7_3_all_neighbours_of_two_mountains_side_by_side) {
    const TestMap map = drawn(Title::hokkaido,
                              "D D D D D D\n"
                              "D D M M D D\n"
                              "D D D D D D");
    EXPECT_THAT(mountain_places(map),
                ElementsAre("1,0", "1,1", "1,2", "2,0", "2,2", "3,0", "3,2", "4,0", "4,1", "4,2"));
}

TEST(MapGameRules, rule_K7_3_range_may_not_come_near_itself) {
    const TestMap map = drawn(Title::hokkaido,
                              "M M D D\n"
                              "M D D D\n"
                              "M M D D");
    EXPECT_EQ(map.refusal("tile 1,1 mountain"), "K7.4");  // would close the ring
    EXPECT_EQ(map.refusal("tile 2,1 mountain"), "K7.4");  // would touch both ends
    EXPECT_EQ(map.refusal("tile 2,0 mountain"), "");
    EXPECT_EQ(map.refusal("tile 2,2 mountain"), "");
}

TEST(MapGameRules, rule_K7_3_two_new_mountains_may_not_touch_across_the_range) {
    const TestMap map(hokkaido({{0, "D D / M M / D D"}, {1, "D D / D D / M M"}}));
    EXPECT_EQ(map.refusal("tile 0,0 mountain"), "");
    EXPECT_EQ(map.refusal("tile 1,0 mountain"), "");
    EXPECT_EQ(map.refusal("place 1 at 0,-2 r0"), "K7.2");  // both at once
    EXPECT_EQ(map.refusal("place 1 at -1,-2 r0"), "");     // -1,0 and 0,0: one end twice
}

TEST(MapGameRules, rule_K7_4_card_without_mountains_goes_anywhere) {
    const TestMap map(hokkaido({}));
    EXPECT_EQ(map.refusal("place 1 at 1,2 r0"), "");
    EXPECT_EQ(map.refusal("place 1 at -1,1 r0 under S"), "");
}

TEST(MapGameRules, rule_K7_4_mountain_tile_extends_the_range) {
    TestMap map(hokkaido({}));
    map.tile("tile 1,1 mountain");
    EXPECT_THAT(chain(map), ElementsAre("0,0", "1,0", "1,1"));
    EXPECT_EQ(map.refusal("tile 0,1 mountain"), "K7.4");
    map.tile("tile 1,2 mountain");
    EXPECT_EQ(map.map.range.size(), 4);
    EXPECT_EQ(map.score().mountains, 8);
}

}  // namespace
}  // namespace kitamae::mapgame::tests
