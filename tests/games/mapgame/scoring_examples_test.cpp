// Whole maps with their scores worked out by hand.

#include <gtest/gtest.h>

#include "tests/games/mapgame/fixtures.h"

namespace kitamae::mapgame::tests {
namespace {

TEST(MapGameScoring, rule_M10_printed_honshu_example_of_63) {
    const Score score = drawn(Title::honshu,
                              "T  T   T   T   T   T   T T\n"
                              "T  T   T   T   T   T   T T\n"
                              "T  L   L   L   L   L   F F\n"
                              "F  F   F   F   F   F   F F\n"
                              "L  Wb3 Wn2 Wy4 We2 Wb3 D D\n"
                              "Pb Pb  Pn  Py  Pe  D   D D")
                            .score();
    EXPECT_EQ(score.forests, 10 * 2);
    EXPECT_EQ(score.towns, 17);
    EXPECT_EQ(score.factories, 3 + 2 + 4 + 2 + 3);
    EXPECT_EQ(score.lakes, 12);  // of 5 and 1
    EXPECT_EQ(score.fallows, 5);
    EXPECT_EQ(score.total(), 63);
}

TEST(MapGameScoring, rule_K10_printed_hokkaido_example_of_53) {
    const Score score = drawn(Title::hokkaido,
                              "T   T   D   M T   T T F\n"
                              "T   D   D   M T   T F F\n"
                              "Wb4 D   L   M D   F F F\n"
                              "Pb  D   D   M L   L D D\n"
                              "Wn4 We4 Wg4 M Wb4 D D D\n"
                              "Pn  Pe  Pg  M Pb  D D D")
                            .score();
    EXPECT_EQ(score.mountains, 6 * 2);
    EXPECT_EQ(score.forests, 6 * 2);
    EXPECT_EQ(score.factories, 5 * 4);
    EXPECT_EQ(score.lakes, 0 + 3);
    EXPECT_EQ(score.towns, 3 * 2);  // the other side has five
    EXPECT_EQ(score.total(), 53);
}

}  // namespace
}  // namespace kitamae::mapgame::tests
