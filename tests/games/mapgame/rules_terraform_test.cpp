// Rules K8: terraforming.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/mapgame/terraform.h"
#include "tests/games/mapgame/fixtures.h"

namespace kitamae::mapgame::tests {
namespace {

using ::testing::Contains;

// Seat 0 has drafted card 1; all others place fallows.
struct Building : TestTable {
    explicit Building(OwnCards cards) : TestTable(hokkaido(cards)) {
        deal_lowest();
        all_play({"draft 1", "draft 7", "draft 13"});
    }
    int pool_of(Colour colour) const { return state.table.pool[index_of(colour)]; }
    std::string square(Cell cell) const {
        return write_square(square_of(rules, seat(0).map, *visible_at(seat(0).map, cell)));
    }
};

TEST(MapGameRules, rule_K8_1_each_colour_makes_its_terrain) {
    EXPECT_EQ(terrain_made_by(Colour::blue), Terrain::lake);
    EXPECT_EQ(terrain_made_by(Colour::brown), Terrain::town);
    EXPECT_EQ(terrain_made_by(Colour::green), Terrain::forest);
    EXPECT_EQ(terrain_made_by(Colour::grey), Terrain::mountain);
}

TEST(MapGameRules, rule_K8_1_two_cubes_of_one_colour_make_a_tile) {
    Building table({{0, "M M / Pg Pg / D T"}});
    EXPECT_EQ(table.pool_of(Colour::green), 14 - 6);
    EXPECT_EQ(table.refusal(0, "terraform 0,2 lake from 0,1 1,1"), "K8.1");  // green makes forest
    table.play(0, "terraform 0,2 forest from 0,1 1,1");
    EXPECT_EQ(table.square({0, 2}), "F");
    EXPECT_EQ(table.pool_of(Colour::green), 14 - 4);
    EXPECT_EQ(table.seat(0).terraformed, 1);
}

TEST(MapGameRules, rule_K8_1_two_colours_make_nothing) {
    const Building table({{0, "M M / Pg Pb / D T"}});
    EXPECT_EQ(table.refusal(0, "terraform 0,2 forest from 0,1 1,1"), "K8.1");
    EXPECT_EQ(table.refusal(0, "terraform 0,2 lake from 0,1 1,1"), "K8.1");
}

TEST(MapGameRules, rule_K8_1_both_squares_must_hold_a_cube) {
    const Building table({{0, "M M / Pg T / D Pg"}});
    EXPECT_EQ(table.refusal(0, "terraform 0,2 forest from 0,1 1,1"), "K8.1");
    Action same = *G::read("terraform 0,2 forest from 0,1 1,2");
    EXPECT_FALSE(G::why_illegal(table.state, Seat{0}, same));
    same.cells[2] = same.cells[1];
    EXPECT_EQ(G::why_illegal(table.state, Seat{0}, same)->clause, "K8.1");
}

TEST(MapGameRules, rule_K8_1_player_chooses_which_cubes) {
    const Building table({{0, "M M / Pg Pg / D Pg"}});
    const auto legal = table.legal(0);
    EXPECT_THAT(legal, Contains("terraform 0,2 forest from 0,1 1,1"));
    EXPECT_THAT(legal, Contains("terraform 0,2 forest from 0,1 1,2"));
    EXPECT_THAT(legal, Contains("terraform 0,2 forest from 1,1 1,2"));
}

TEST(MapGameRules, rule_K8_1_only_a_visible_desert_is_terraformed) {
    Building table({{0, "M M / Pn Pn / D T"}, {1, "T T / T T / T T"}});
    EXPECT_EQ(table.refusal(0, "terraform 1,2 town from 0,1 1,1"), "K8.1");
    EXPECT_EQ(table.refusal(0, "terraform 0,3 town from 0,1 1,1"), "K8.1");
    table.play(0, "place 1 at -1,2 r0");  // covers the desert
    EXPECT_TRUE(table.seat(0).done);
}

TEST(MapGameRules, rule_K8_1_once_in_each_map_phase_before_or_after_placing) {
    Building table({{0, "M M / Pn Pn / D D"}, {1, "Pn Pn / D D / D D"}});
    table.play(0, "place 1 at 1,2 r0 under S");  // one of its production squares is hidden
    EXPECT_EQ(table.refusal(0, "terraform 0,2 town from 0,1 2,2"), "");
    table.play(0, "terraform 0,2 town from 0,1 1,1");
    EXPECT_TRUE(table.seat(0).done);
    table.play(1, "terraform 0,2 town from 0,1 1,1");
    EXPECT_EQ(table.refusal(1, "terraform 1,2 town from 0,1 1,1"), "K8.1");
    table.play(1, "place 7 at 1,2 r0");
}

TEST(MapGameRules, rule_K8_1_again_in_the_next_round) {
    Building table({{0, "M M / Pn Pn / Pn Pn"}});
    table.play(0, "place 1 at -1,-2 r0 under S");
    table.play(0, "terraform -1,-2 town from 0,1 0,2");
    table.build_anywhere();
    table.step_to(2, Phase::map);
    EXPECT_EQ(table.refusal(0, "terraform -1,-1 town from 1,1 1,2"), "");
}

TEST(MapGameRules, rule_K8_2_lake_tile_cannot_be_covered) {
    TestMap map(hokkaido({}));
    EXPECT_EQ(map.refusal("place 1 at 1,2 r0"), "");
    map.tile("tile 1,2 lake");
    EXPECT_EQ(map.refusal("place 1 at 1,2 r0"), "M3.6");
    EXPECT_EQ(map.refusal("place 1 at 1,2 r0 under S"), "");
}

TEST(MapGameRules, rule_K8_2_mountain_tile_cannot_be_covered) {
    TestMap map(hokkaido({}));
    map.tile("tile 1,1 mountain");
    EXPECT_EQ(map.refusal("place 1 at 1,1 r0"), "M3.6");
    EXPECT_EQ(map.refusal("place 1 at 1,1 r0 under S"), "");
}

TEST(MapGameRules, rule_K8_2_covered_town_tile_is_gone) {
    TestMap map(hokkaido({{1, "F D / D D / D D"}}));
    map.tile("tile 1,2 town");
    EXPECT_EQ(map.square(1, 2), "T");
    map.lay("place 1 at 1,2 r0");
    EXPECT_EQ(map.square(1, 2), "F");
    EXPECT_EQ(map.map.cards[0].tiled, 0);
}

TEST(MapGameRules, rule_K8_2_tile_counts_as_its_terrain) {
    TestMap map(hokkaido({}));
    map.tile("tile 1,2 lake").tile("tile 0,2 lake").tile("tile 0,1 forest");
    EXPECT_EQ(map.score().lakes, 3);
    EXPECT_EQ(map.score().forests, 2);
    EXPECT_EQ(map.score().fallows, 1);
    EXPECT_EQ(map.refusal("tile 0,1 town"), "K8.1");  // no desert any more
}

TEST(MapGameRules, rule_K8_2_mountain_tile_makes_a_drafted_card_placeable) {
    TestMap map(hokkaido({{0, "D L / M M / D D"}, {7, "D M / D L / M L"}}));
    EXPECT_EQ(map.refusal("place 7 at 0,-1 r270 under S"), "K7.2");
    map.tile("tile 0,0 mountain");
    EXPECT_EQ(map.refusal("place 7 at 0,-1 r270 under S"), "");
}

TEST(MapGameRules, rule_K8_3_no_terraforming_with_the_honshu_deck) {
    TestTable table(with(honshu({{0, "Pb Pb / D D / D D"}}), Selection::draft));
    table.deal_lowest();
    table.all_play({"draft 1", "draft 7", "draft 13"});
    EXPECT_EQ(table.refusal(0, "terraform 0,1 lake from 0,0 1,0"), "K8.3");
    table.play(0, "place 1 at 1,2 r0");
    EXPECT_TRUE(table.seat(0).done);
}

}  // namespace
}  // namespace kitamae::mapgame::tests
