// Rules M10, H10.4, K10.4, K10.6: what a map is worth, part by part.

#include <gtest/gtest.h>

#include "tests/games/mapgame/fixtures.h"

namespace kitamae::mapgame::tests {
namespace {

Score honshu_score(const char* picture) { return drawn(Title::honshu, picture).score(); }
Score hokkaido_score(const char* picture) { return drawn(Title::hokkaido, picture).score(); }

TEST(MapGameScoring, rule_M10_1_two_points_for_each_visible_forest) {
    EXPECT_EQ(honshu_score("F D\nD F\nF F").forests, 8);
    TestMap map(honshu({{0, "F F / F F / F F"}}));
    map.lay("place 1 at 1,1 r0");  // hides two
    EXPECT_EQ(map.score().forests, 8);
}

TEST(MapGameScoring, rule_M10_2_each_lake_area_scores_three_for_each_square_but_one) {
    EXPECT_EQ(honshu_score("L D\nD D\nD D").lakes, 0);
    EXPECT_EQ(honshu_score("L D\nL D\nD D").lakes, 3);
    EXPECT_EQ(honshu_score("L D\nD L\nD D").lakes, 0);  // corners do not connect
    EXPECT_EQ(honshu_score("L L D L\nL D D L\nD L D L").lakes, 6 + 0 + 6);
}

TEST(MapGameScoring, rule_M10_3_one_cube_for_each_factory_of_its_colour) {
    EXPECT_EQ(honshu_score("Pb Wb3\nD D\nD D").factories, 3);
    EXPECT_EQ(honshu_score("Pb Wn3\nD D\nD D").factories, 0);
    EXPECT_EQ(honshu_score("Pb Wb3\nPb D\nPb D").factories, 3);
    EXPECT_EQ(honshu_score("Pb- Wb3\nD D\nD D").factories, 0);
    EXPECT_EQ(honshu_score("Pb Wb3\nPn Wn2\nPe Wy4").factories, 5);
}

TEST(MapGameScoring, rule_M10_3_deliveries_are_the_best_for_the_player) {
    EXPECT_EQ(honshu_score("Pb Wb2\nPb Wb4\nD Wb3").factories, 4 + 3);
}

TEST(MapGameScoring, rule_M10_3_hidden_factories_and_covered_cubes_do_not_count) {
    TestMap map(honshu({{0, "Pb D / D D / Wb4 Wb2"}}));
    EXPECT_EQ(map.score().factories, 4);
    map.lay("place 1 at -1,2 r0");  // covers the better factory
    EXPECT_EQ(map.score().factories, 2);
    map.lay("place 2 at -1,-2 r0");  // and the cube
    EXPECT_EQ(map.score().factories, 0);
}

TEST(MapGameScoring, rule_H10_4_largest_town_area_only) {
    EXPECT_EQ(honshu_score("T T D T\nT D D T\nD T D D").towns, 3);
    EXPECT_EQ(honshu_score("T T D T\nT D D T\nT T T T").towns, 9);
    EXPECT_EQ(honshu_score("D D\nD D\nD D").towns, 0);
}

TEST(MapGameScoring, rule_H10_4_honshu_has_no_mountain_points) {
    EXPECT_EQ(honshu_score("T T\nT T\nT T").mountains, 0);
}

TEST(MapGameScoring, rule_K10_4_smaller_of_the_two_sides_scores_two_each) {
    EXPECT_EQ(hokkaido_score("T T M T T T\n"
                             "D D M T T T\n"
                             "T D M D D D")
                  .towns,
              4);
    EXPECT_EQ(hokkaido_score("D D M T T T\n"
                             "D D M T T T\n"
                             "D D M D D D")
                  .towns,
              0);
}

TEST(MapGameScoring, rule_K10_4_areas_of_one_side_are_not_added) {
    EXPECT_EQ(hokkaido_score("T D M D T T\n"
                             "D T M D T T\n"
                             "T D M D T T")
                  .towns,
              2);
}

// The range ends at 2,2 and its line goes on through 2,3 to 2,5, where towns stand.
TEST(MapGameScoring, rule_K10_5_towns_on_the_line_count_for_neither_side_and_connect_nothing) {
    EXPECT_EQ(hokkaido_score("D D M D D D\n"
                             "D D M D D D\n"
                             "D D M D D D\n"
                             "T T T T T D\n"
                             "D D T D D D\n"
                             "D D T D D D")
                  .towns,
              4);
    EXPECT_EQ(hokkaido_score("D D M D D D\n"
                             "D D M D D D\n"
                             "D D M D D D\n"
                             "D D T T T D\n"
                             "D D T D D D\n"
                             "D D T D D D")
                  .towns,
              0);
}

// The line through 2,1 and 3,2 passes the corner between 3,1 and 2,2 but no more of them.
TEST(MapGameScoring, rule_K10_5_square_touched_at_a_corner_is_not_on_the_line) {
    EXPECT_EQ(hokkaido_score("D D D D D D\n"
                             "D D M T D D\n"
                             "D D T M D D")
                  .towns,
              2);
}

TEST(MapGameScoring, rule_K10_5_towns_inside_and_outside_a_u) {
    EXPECT_EQ(hokkaido_score("T M T T M D\n"
                             "T M T D M D\n"
                             "T M M M M D\n"
                             "T T T T D D\n"
                             "D D D D D D\n"
                             "D D D D D D")
                  .towns,
              6);
}

TEST(MapGameScoring, rule_K10_6_two_points_for_each_mountain_tiles_included) {
    TestMap map(hokkaido({}));
    EXPECT_EQ(map.score().mountains, 4);
    map.tile("tile 1,1 mountain");
    EXPECT_EQ(map.score().mountains, 6);
}

TEST(MapGameScoring, rule_M10_7_most_points_win) {
    TestSeats seats(Title::honshu);
    seats.add(drawn(Title::honshu, "T D\nD D\nD D"));
    seats.add(drawn(Title::honshu, "T T\nD D\nD D"));
    EXPECT_EQ(winners_of(seats.rules, seats.table), SeatSet::only(Seat{1}));
}

// Two points each: a town of two, or one forest.
TEST(MapGameScoring, rule_M10_7_fallows_break_ties) {
    TestSeats seats(Title::honshu);
    seats.add(drawn(Title::honshu, "F Pb\nPn D\nD D"));
    seats.add(drawn(Title::honshu, "T T\nD D\nD D"));
    EXPECT_EQ(winners_of(seats.rules, seats.table), SeatSet::only(Seat{1}));
}

TEST(MapGameScoring, rule_M10_7_shared_victory) {
    TestSeats seats(Title::honshu);
    seats.add(drawn(Title::honshu, "F Pb\nD D\nD D"));
    seats.add(drawn(Title::honshu, "T D\nD D\nD D"));
    seats.add(drawn(Title::honshu, "D T\nD T\nD D"));
    SeatSet winners = SeatSet::only(Seat{0});
    winners.add(Seat{2});
    EXPECT_EQ(winners_of(seats.rules, seats.table), winners);
}

TEST(MapGameScoring, rule_M10_7_terraformed_deserts_do_not_break_ties) {
    TestMap plain(hokkaido({}));
    TestMap tiled(hokkaido({}));
    tiled.tile("tile 0,1 town");  // worth nothing: no town on the other side
    EXPECT_EQ(tiled.score().total(), plain.score().total());
    TestSeats seats(Title::hokkaido);
    seats.add(tiled).add(plain);
    EXPECT_EQ(winners_of(seats.rules, seats.table), SeatSet::only(Seat{1}));
}

TEST(MapGameScoring, rule_K9_7_goals_count_in_the_total) {
    TestSeats seats(Title::hokkaido);
    seats.add(TestMap(hokkaido({}))).add(TestMap(hokkaido({})));
    seats.table.seats[1].goals = 1U << 4 | 1U << 9;
    EXPECT_EQ(score_of(seats.rules, seats.table, Seat{1}).goals, 6);
    EXPECT_EQ(score_of(seats.rules, seats.table, Seat{1}).total(), 4 + 6);
    EXPECT_EQ(winners_of(seats.rules, seats.table), SeatSet::only(Seat{1}));
}

}  // namespace
}  // namespace kitamae::mapgame::tests
