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

// Twelve cards of the default deck on province 1 (side A), which ends up wholly hidden. Seven cards lie over some
// cards and under others.
TestMap twelve_cards() {
    TestMap map(default_rules(Title::honshu, 3));
    map.lay("place 18 at -2,-1 r90 under S")
        .lay("place 32 at -3,-2 r180")
        .lay("place 48 at -3,0 r0 under 32")
        .lay("place 36 at -3,0 r90 under 32,48")
        .lay("place 19 at 0,0 r270")
        .lay("place 27 at -1,-2 r270 under 18")
        .lay("place 29 at -1,1 r0 under S,19")
        .lay("place 38 at 1,-2 r180 under 19")
        .lay("place 8 at -3,2 r90 under 48")
        .lay("place 43 at -1,2 r0 under 8")
        .lay("place 22 at 0,-3 r270 under 38")
        .lay("place 51 at 0,1 r270 under 19,43");
    return map;
}

//  x   -3  -2  -1   0   1   2        the card on top
//  -3   .   .   .   T   We3 D         .   .   .  22  22  22
//  -2   D   Pb  L   L   F   T        32  32  27  22  38  38
//  -1   D   L   L   D   Wb2 T        32  32  18  18  38  38
//   0   T   T   L   L   D   T        32  32  36  19  19  19
//   1   Pn  T   L   T   D   Wn3      48  48  29  19  19  19
//   2   F   T   F   T   T   F        48  48   8  43  51  51
//   3   Wb4 T   T   T   .   .         8   8   8  43   .   .
//   4   .   .   F   Pe  .   .         .   .  43  43   .   .
TEST(MapGameScoring, rule_M3_2_twelve_cards_over_and_under) {
    const TestMap map = twelve_cards();
    EXPECT_EQ(map.drawing(),
              ". . . T We3 D\n"
              "D Pb L L F T\n"
              "D L L D Wb2 T\n"
              "T T L L D T\n"
              "Pn T L T D Wn3\n"
              "F T F T T F\n"
              "Wb4 T T T . .\n"
              ". . F Pe . .\n");
    EXPECT_EQ(map.map.cards[0].visible, 0);
    EXPECT_EQ(map.cubes(), 3);  // on Pb, Pn and Pe
    EXPECT_EQ(map.pool, (Pool{9, 9, 9, 10, 0}));
}

TEST(MapGameScoring, rule_M10_twelve_cards) {
    const Score score = twelve_cards().score();
    EXPECT_EQ(score.forests, 5 * 2);        // 1,-2  -3,2  -1,2  2,2  -1,4
    EXPECT_EQ(score.lakes, 3 * (7 - 1));    // the column at x = -1 from -2 to 1, with 0,-2  -2,-1  0,0 beside it
    EXPECT_EQ(score.factories, 4 + 3 + 3);  // blue to Wb4 rather than Wb2, brown to Wn3, grey to We3
    EXPECT_EQ(score.towns, 10);             // -3,0  -2,0 to -2,3  -1,3  0,3 to 0,1  1,2; others have 3 and 1
    EXPECT_EQ(score.fallows, 6);            // 2,-3  -3,-2  -3,-1  0,-1  1,0  1,1
    EXPECT_EQ(score.total(), 48);
}

TEST(MapGameScoring, rule_H11_twelve_cards) {
    const TestMap map = twelve_cards();
    EXPECT_EQ(map.score(1).total(), 48);            // three cubes have room enough already
    EXPECT_EQ(map.score(2).bonus, 0);               // no three forests in line
    EXPECT_EQ(map.score(3).bonus, 0);               // no block of fallows
    EXPECT_EQ(map.score(4).total(), 48 - 18 + 14);  // seven lakes
    EXPECT_EQ(map.score(5).bonus, 0);               // 0,2 lacks a town to its left
    EXPECT_EQ(map.score(6).bonus, 0);               // all production squares have their cubes
    EXPECT_EQ(map.score(7).bonus, 2);               // blue
    EXPECT_EQ(map.score(8).bonus, 4);               // brown and grey
}

}  // namespace
}  // namespace kitamae::mapgame::tests
