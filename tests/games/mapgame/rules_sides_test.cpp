// Rules K10.5: the line through the range divides the map. In the drawings of sides '-' is the line.

#include <array>
#include <cstdint>
#include <gtest/gtest.h>

#include "games/mapgame/sides.h"
#include "games/mapgame/terraform.h"
#include "tests/games/mapgame/fixtures.h"

namespace kitamae::mapgame::tests {
namespace {

std::string sides(const char* picture, int width, int height) {
    return sides_drawing(drawn(Title::hokkaido, picture).map, width, height);
}

TEST(MapGameRules, rule_K10_5_sides_of_a_straight_range) {
    EXPECT_EQ(sides("D D M D D D\n"
                    "D D M D D D\n"
                    "D D M D D D",
                    6, 4),
              "00-111/"
              "00-111/"
              "00-111/"
              "00-111");
    EXPECT_EQ(sides("D D D D\n"
                    "M M M D\n"
                    "D D D D",
                    4, 3),
              "0000/"
              "----/"
              "1111");
}

TEST(MapGameRules, rule_K10_5_sides_of_a_bent_range) {
    EXPECT_EQ(sides("D D M D D D\n"
                    "D D M D D D\n"
                    "D D M M D D",
                    6, 4),
              "00-111/"
              "00-111/"
              "00----/"
              "000000");
}

TEST(MapGameRules, rule_K10_5_sides_of_a_diagonal_range) {
    EXPECT_EQ(sides("M D D D\n"
                    "D M D D\n"
                    "D D D D",
                    4, 4),
              "-000/"
              "1-00/"
              "11-0/"
              "111-");
    EXPECT_EQ(sides("D D D M\n"
                    "D D M D\n"
                    "D D D D",
                    4, 4),
              "000-/"
              "00-1/"
              "0-11/"
              "-111");
}

TEST(MapGameRules, rule_K10_5_continuation_takes_the_direction_of_the_last_step) {
    EXPECT_EQ(sides("D D M D D D\n"
                    "D D M D D D\n"
                    "D D D M D D",
                    6, 5),
              "00-111/"
              "00-111/"
              "000-11/"
              "0000-1/"
              "00000-");
}

// The line leaves the map, and everything near it, to the left; the rows below stay on the right side.
TEST(MapGameRules, rule_K10_5_diagonal_continuation_far_beyond_the_map) {
    EXPECT_EQ(sides("D D D M\n"
                    "D D M D\n"
                    "D D D D\n"
                    "D D D D\n"
                    "D D D D\n"
                    "D D D D\n"
                    "D D D D\n"
                    "D D D D\n"
                    "D D D D",
                    4, 9),
              "000-/00-1/0-11/-111/1111/1111/1111/1111/1111");
    EXPECT_EQ(sides("D D D D\n"
                    "D D D D\n"
                    "D D D D\n"
                    "D D D D\n"
                    "D D D D\n"
                    "D D D D\n"
                    "D D D D\n"
                    "D D M D\n"
                    "D D D M",
                    4, 9),
              "0000/0000/0000/0000/0000/-000/1-00/11-0/111-");
}

TEST(MapGameRules, rule_K10_5_sides_of_a_u_shaped_range) {
    EXPECT_EQ(sides("D M D D M D\n"
                    "D M D D M D\n"
                    "D M M M M D",
                    6, 4),
              "0-11-0/"
              "0-11-0/"
              "0----0/"
              "000000");
}

// The inner end runs on to the right, through the outer arm. The inside is reached by two crossings from above.
TEST(MapGameRules, rule_K10_5_sides_of_a_spiral_whose_line_crosses_itself) {
    EXPECT_EQ(sides("M M M M M M M D\n"
                    "D D D D D D M D\n"
                    "D D M M M D M D\n"
                    "D D M D D D M D\n"
                    "D D M D D D M D\n"
                    "D D M M M M M D",
                    8, 7),
              "-------0/"
              "111111-0/"
              "11------/"
              "11-000-1/"
              "11-000-1/"
              "11-----1/"
              "11111111");
}

TEST(MapGameRules, rule_K10_5_continuations_that_meet) {
    EXPECT_EQ(sides("D M M D D D\n"
                    "M D D D D D\n"
                    "M D D M D D\n"
                    "D M M D D D\n"
                    "D D D D D D\n"
                    "D D D D D D",
                    8, 4),
              "0-------/"
              "-111-000/"
              "-11-0000/"
              "0--00000");
}

// The line's end at 1,1 runs on over the range itself from 3,1: twice a line is no border.
TEST(MapGameRules, rule_K10_5_continuation_that_runs_over_the_range) {
    EXPECT_EQ(sides("D D D D D D\n"
                    "M M D M M M\n"
                    "M D D M D D\n"
                    "M M M M D D\n"
                    "D D D D D D\n"
                    "D D D D D D",
                    6, 5),
              "000000/"
              "------/"
              "-11-00/"
              "----00/"
              "000000");
}

// ---- the same by counting crossings with a straight walk from far away ----

struct Point {
    std::int64_t x;
    std::int64_t y;
};

constexpr std::int64_t scale = 1000;
constexpr Point far_away{-601'237, -917'411};  // level with no square centre and on no line through two of them

Point centre(Cell cell) { return {cell.x * scale, cell.y * scale}; }

std::int64_t turn(Point a, Point b, Point c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

bool crosses(Point a, Point b, Point c, Point d) {
    return (turn(a, b, c) > 0) != (turn(a, b, d) > 0) && (turn(c, d, a) > 0) != (turn(c, d, b) > 0);
}

// @pre a square off the line
bool is_odd(const Range& range, Cell cell) {
    const auto beyond = [](Cell before, Cell end) {
        constexpr std::int64_t length = 3000;
        return Point{(end.x + (end.x - before.x) * length) * scale, (end.y + (end.y - before.y) * length) * scale};
    };
    bool odd = false;
    const auto add = [&](Point from, Point to) { odd ^= crosses(far_away, centre(cell), from, to); };
    for (std::size_t i = 0; i + 1 < range.size(); ++i) add(centre(range[i]), centre(range[i + 1]));
    add(centre(range[0]), beyond(range[1], range[0]));
    add(centre(range.back()), beyond(range[range.size() - 2], range.back()));
    return odd;
}

void expect_same_sides(const Map& map) {
    const Sides sides = sides_of(map);
    const Window window(map);
    int agreeing = 0;
    int opposite = 0;
    for_each_visible(map, [&](SquareRef, Cell cell, const LaidCard&) {
        const int x = window.x(cell);
        const int y = window.y(cell);
        if (sides.line.has(x, y)) return;
        ++(is_odd(map.range, cell) == sides.ground[0].has(x, y) ? agreeing : opposite);
    });
    EXPECT_TRUE(agreeing == 0 || opposite == 0) << "range of " << map.range.size() << " from "
                                                << write_cell(map.range[0]) << " to " << write_cell(map.range.back());
}

TEST(MapGameRules, rule_K10_5_sides_of_random_ranges) {
    const TestMap empty = drawn(Title::hokkaido,
                                "D D D D D D D D\nD D D D D D D D\nD D D D D D D D\n"
                                "D D D D D D D D\nD D M M D D D D\nD D D D D D D D\n"
                                "D D D D D D D D\nD D D D D D D D\nD D D D D D D D");
    Rng rng(2018);
    for (int game = 0; game < 400; ++game) {
        TestMap map = empty;
        for (std::uint32_t left = rng.below(24); left > 0; --left) {
            const CellList cells = tile_cells(map.rules, map.map, Terrain::mountain);
            if (cells.empty()) break;
            const Cell cell = cells[rng.below(static_cast<std::uint32_t>(cells.size()))];
            put_tile(map.map, *visible_at(map.map, cell), Terrain::mountain);
        }
        expect_same_sides(map.map);
    }
}

}  // namespace
}  // namespace kitamae::mapgame::tests
