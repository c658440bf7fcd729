#include "cli/draw_canvas.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kitamae::cli {
namespace {

using testing::ElementsAre;

TEST(Canvas, cuts_off_what_does_not_fit) {
    Canvas canvas(4, 2);
    canvas.put(-1, 0, "Honshū");
    canvas.put(2, 1, "ūū");
    canvas.put(0, 2, "below");
    EXPECT_THAT(canvas.lines(false), ElementsAre("onsh", "  ūū"));
}

TEST(Canvas, writes_colour_only_when_asked) {
    Canvas canvas(5, 1);
    canvas.put(0, 0, "a", {.ink = 220, .paper = 24, .bold = true});
    canvas.put(1, 0, "b");
    EXPECT_THAT(canvas.lines(false), ElementsAre("ab"));
    EXPECT_THAT(canvas.lines(true), ElementsAre("\x1b[0;1;38;5;220;48;5;24ma\x1b[0mb"));
}

TEST(Canvas, ends_a_coloured_line_in_the_terminals_own_colour) {
    Canvas canvas(1, 1);
    canvas.put(0, 0, "a", {.ink = 3});
    EXPECT_THAT(canvas.lines(true), ElementsAre("\x1b[0;38;5;3ma\x1b[0m"));
}

TEST(Text, counts_characters_not_bytes) {
    EXPECT_EQ(text_width("Hokkaidō · ┃•"), 13);
    EXPECT_EQ(cut_to("Hokkaidō", 8), "Hokkaidō");
    EXPECT_EQ(cut_to("Hokkaidō", 5), "Hokk…");
    EXPECT_EQ(padded("ō", 3), "ō  ");
    EXPECT_EQ(text_width("\xE2\x94"), 1);  // damaged
}

TEST(Text, wraps_between_words) {
    EXPECT_THAT(wrapped("one two  three", 7), ElementsAre("one two", "three"));
    EXPECT_THAT(wrapped("extraordinary", 5), ElementsAre("extr…"));
    EXPECT_TRUE(wrapped(" ", 5).empty());
}

TEST(Joint, joins_light_and_heavy_lines) {
    EXPECT_EQ(joint_glyph({}), U' ');
    EXPECT_EQ(joint_glyph({.up = 1, .right = 1, .down = 1, .left = 1}), U'┼');
    EXPECT_EQ(joint_glyph({.up = 2, .right = 1, .down = 2, .left = 0}), U'┠');
    EXPECT_EQ(joint_glyph({.up = 0, .right = 2, .down = 2, .left = 0}), U'┏');
}

}  // namespace
}  // namespace kitamae::cli
