#include "cli/draw_map.h"

#include <gtest/gtest.h>
#include <string>

#include "cli/draw_cards.h"

namespace kitamae::cli {
namespace {

namespace json = boost::json;

// A province with a card over its lower right square, a cube, and a tile.
json::object small_map() {
    return json::parse(R"({"cards":[],"squares":[
        {"x":0,"y":0,"square":"T","card":"S","cube":false,"tile":null},
        {"x":1,"y":0,"square":"Pb","card":"S","cube":true,"tile":null},
        {"x":0,"y":1,"square":"D","card":"S","cube":false,"tile":"L"},
        {"x":1,"y":1,"square":"Wb4","card":23,"cube":false,"tile":null},
        {"x":2,"y":1,"square":"M","card":23,"cube":false,"tile":null},
        {"x":1,"y":2,"square":"F","card":23,"cube":false,"tile":null},
        {"x":2,"y":2,"square":"Pg","card":23,"cube":false,"tile":null}]})")
        .as_object();
}

std::string drawn(const Canvas& canvas) {
    std::string text = "\n";
    for (const std::string& line : canvas.lines(false)) text += line + "\n";
    return text;
}

MapLook look(int width, int height, Zoom zoom) {
    return {.width = width, .height = height, .zoom = zoom, .new_card = {}, .marks = {}};
}

TEST(DrawMap, large_squares_show_the_outlines_of_cards) {
    EXPECT_EQ(drawn(draw_map(small_map(), look(80, 24, Zoom::automatic))), R"(
       0    1    2
    ┏━━━━┯━━━━┓
  0 ┃ T  │ Pb•┃
    ┠────╆━━━━╇━━━━┓
  1 ┃ [L]┃ Wb4│ M  ┃
    ┗━━━━╉────┼────┨
  2      ┃ F  │ Pg ┃
         ┗━━━━┷━━━━┛
)");
}

TEST(DrawMap, medium_squares_take_a_line_each) {
    EXPECT_EQ(drawn(draw_map(small_map(), look(80, 24, Zoom::medium))), R"(
       0   1   2
  0 │ T  Pb•│
  1 │[L]│Wb4  M │
  2     │ F  Pg │
)");
}

TEST(DrawMap, small_squares_are_one_character) {
    EXPECT_EQ(drawn(draw_map(small_map(), look(80, 24, Zoom::small))), R"(
    0
  0 TP
  1 L4M
  2  Fp
)");
}

TEST(DrawMap, takes_the_largest_squares_that_fit) {
    EXPECT_EQ(draw_map(small_map(), look(20, 8, Zoom::automatic)).height(), 8);
    EXPECT_EQ(draw_map(small_map(), look(20, 7, Zoom::automatic)).height(), 4);
    EXPECT_EQ(draw_map(small_map(), look(10, 7, Zoom::automatic)).width(), 7);
}

TEST(DrawMap, a_map_too_large_is_cropped_around_the_new_card) {
    MapLook cropped = look(10, 4, Zoom::large);
    cropped.new_card = "23";
    EXPECT_EQ(drawn(draw_map(small_map(), cropped)), R"(
⋯      1
    ╆━━━━╇
  1 ┃ Wb4│
    ╉────┼
)");
}

TEST(DrawMap, marks_stand_on_squares_and_beside_the_map) {
    MapLook marked = look(80, 24, Zoom::medium);
    marked.marks = {{{0, 0}, "+3"}, {{-1, 2}, "-1"}};
    EXPECT_EQ(drawn(draw_map(small_map(), marked)), R"(
      -1   0   1   2
  0     │+3  Pb•│
  1     │[L]│Wb4  M │
  2  -1     │ F  Pg │
)");
}

TEST(DrawMap, terrains_differ_in_colour) {
    const auto lines = draw_map(small_map(), look(80, 24, Zoom::large)).lines(true);
    EXPECT_NE(lines[2].find("\x1b["), std::string::npos);
    EXPECT_NE(square_style("F", false, {}), square_style("L", false, {}));
    EXPECT_EQ(square_style("D", false, "L"), square_style("L", false, {}));
}

TEST(DrawCards, stand_side_by_side_and_share_edges) {
    const auto faces = card_faces(json::parse(R"({"cards":[{"id":5,"squares":"T Wy4 / Pn T / F D"}]})"));
    const SmallCard card{faces.at(5), "5", {}, false};
    const SmallCard played{faces.at(5), "5+y", "s1 65", false};
    EXPECT_EQ(drawn(draw_cards({card, card, played}, 15)), R"(
┌5─────┬5─────┐
│T  Wy4│T  Wy4│
│Pn   T│Pn   T│
│F    D│F    D│
├5+y───┼──────┘
│T  Wy4│
│Pn   T│
│F    D│
└s1 65─┘
)");
    EXPECT_EQ(card_line(faces.at(5)), "T Wy4/Pn T/F D");
}

TEST(DrawCards, rule_M3_11_turns_go_clockwise) {
    const auto faces = card_faces(json::parse(R"({"cards":[{"id":5,"squares":"T Wy4 / Pn T / F D"}]})"));
    EXPECT_EQ(drawn(draw_rotations(faces.at(5))), R"(
┌r0────┐ ┌r90────────┐
│T  Wy4│ │F   Pn    T│
│Pn   T│ │D   T   Wy4│
│F    D│ └───────────┘
└──────┘
┌r180──┐ ┌r270───────┐
│D    F│ │Wy4 T     D│
│T   Pn│ │T   Pn    F│
│Wy4  T│ └───────────┘
└──────┘
)");
}

}  // namespace
}  // namespace kitamae::cli
