// Rules T4: conflict.

#include <gtest/gtest.h>

#include "games/hokkaido_2010/conflict.h"
#include "tests/games/hokkaido_2010/board_file.h"
#include "tests/games/hokkaido_2010/position.h"

namespace kitamae::hokkaido_2010 {
namespace {

using Counts = PerSeat<std::uint8_t>;

TEST(Conflict, rule_T4_1_limits_by_players_and_city) {
    for (int players = 2; players <= 4; ++players) {
        const Rules& rules = default_rules(players);
        const auto limit = [&](const char* name) {
            return rules.limit(rules.atlas.place_named(*read_place_name(name)).province());
        };
        EXPECT_EQ(limit("atsuta"), players - 1);
        EXPECT_EQ(limit("sapporo"), players);
    }
}

TEST(Conflict, rule_T4_1_countries_and_at_sea_have_none) {
    Position p(2);
    p.put(0, {"japan", "sea", "sapporo"}).put(1, {"japan", "sea", "kushiro"});
    p.play_last("land sapporo atsuta");
    for (int seat = 0; seat < 2; ++seat) {
        EXPECT_EQ(p.pieces(seat, "japan"), 1);
        EXPECT_EQ(p.pieces(seat, "sea"), 1);
    }
}

TEST(Conflict, rule_T4_2_lowest_group_first_then_the_next_until_the_limit_holds) {
    EXPECT_EQ(after_conflict(Counts{3, 1}, 3), (Counts{3, 0}));
    EXPECT_EQ(after_conflict(Counts{4, 1}, 3), (Counts{3, 0}));
    // 3+2+1 at 3: the 1 leaves, the 2 goes to 1, then 3+1 is still over: the 3 goes to 2.
    EXPECT_EQ(after_conflict(Counts{3, 2, 1}, 3), (Counts{2, 1, 0}));
    // 3+2+1 at 4: the 1 leaves, then the 2 goes to 1: 4 holds.
    EXPECT_EQ(after_conflict(Counts{3, 2, 1}, 4), (Counts{3, 1, 0}));
    // 5+1 at 2: pass 1 to 4+0; then 3, then 2.
    EXPECT_EQ(after_conflict(Counts{5, 1}, 2), (Counts{2, 0}));
}

TEST(Conflict, rule_T4_2_ranks_are_those_of_the_start_of_the_pass) {
    // 4+3 at 3: the 3 goes to 2 (6), the 4 to 3 (5); again: the 2 to 1 (4), the 3 to 2 (3).
    EXPECT_EQ(after_conflict(Counts{4, 3}, 3), (Counts{2, 1}));
    // 3+2 at 4: the 2 goes to 1: holds. The 3 keeps all.
    EXPECT_EQ(after_conflict(Counts{3, 2}, 4), (Counts{3, 1}));
}

TEST(Conflict, rule_T4_3_tied_players_remove_together_even_below_the_limit) {
    EXPECT_EQ(after_conflict(Counts{1, 1, 1}, 2), (Counts{0, 0, 0}));
    EXPECT_EQ(after_conflict(Counts{2, 1, 1}, 3), (Counts{2, 0, 0}));
    EXPECT_EQ(after_conflict(Counts{2, 2, 1}, 3), (Counts{1, 1, 0}));
    EXPECT_EQ(after_conflict(Counts{2, 2, 1}, 4), (Counts{2, 2, 0}));
    EXPECT_EQ(after_conflict(Counts{1, 1, 1, 1}, 3), (Counts{0, 0, 0, 0}));
    EXPECT_EQ(after_conflict(Counts{2, 1, 1, 1}, 4), (Counts{2, 0, 0, 0}));
    EXPECT_EQ(after_conflict(Counts{2, 2, 1, 1}, 4), (Counts{2, 2, 0, 0}));
    // 3+3+2 at 4: the 2 goes to 1 (7), the 3s to 2 (5); again: the 1 leaves (4).
    EXPECT_EQ(after_conflict(Counts{3, 3, 2, 0}, 4), (Counts{2, 2, 0, 0}));
    // 2+2+2 at 3: all to 1, which holds.
    EXPECT_EQ(after_conflict(Counts{2, 2, 2, 0}, 3), (Counts{1, 1, 1, 0}));
    // 2+2+2 at 2: all to 1, still over, all leave.
    EXPECT_EQ(after_conflict(Counts{2, 2, 2, 0}, 2), (Counts{0, 0, 0, 0}));
}

TEST(Conflict, rule_T4_3_removed_pieces_return_to_the_supply) {
    Position p(2);
    p.put(0, {"sapporo", "atsuta"}).put(1, {"sorachi"});
    const int before[] = {p.open(0).supply, p.open(1).supply};
    p.play_last("land atsuta sorachi");
    EXPECT_EQ(p.pieces(0, "sorachi"), 0);
    EXPECT_EQ(p.pieces(1, "sorachi"), 0);
    EXPECT_EQ(p.open(0).supply, before[0] + 1);
    EXPECT_EQ(p.open(1).supply, before[1] + 1);
    EXPECT_TRUE(p.s.table.crowded.empty());
}

TEST(Conflict, rule_T4_2_alone_in_a_crowd) {
    Position p(2);
    p.put(0, {"atsuta"}).put(1, {"kushiro"});
    p.play("grow atsuta").play("grow atsuta").play("land atsuta sapporo");
    EXPECT_EQ(p.pieces(0, "atsuta"), 1);
    EXPECT_EQ(p.pieces(0, "sapporo"), 1);
    EXPECT_EQ(p.open(0).supply, 26);
}

TEST(Conflict, rule_T4_2_only_after_the_third_action) {
    Position p(2);
    p.put(0, {"atsuta"}).put(1, {"kushiro"});
    p.play("grow atsuta").play("grow atsuta");
    EXPECT_EQ(p.pieces(0, "atsuta"), 3);
}

TEST(Conflict, rule_T4_4_examples) {
    EXPECT_EQ(after_conflict(Counts{3, 2}, 3), (Counts{2, 1}));
    EXPECT_EQ(after_conflict(Counts{1, 1}, 1), (Counts{0, 0}));
}

TEST(Conflict, four_players_on_the_board) {
    Position p(4);
    p.put(0, {"sapporo", "sapporo", "atsuta"}).put(1, {"sapporo"}).put(2, {"sapporo"}).put(3, {"kushiro"});
    p.play_last("land atsuta sapporo");  // 3+1+1 at 4
    EXPECT_EQ(p.pieces(0, "sapporo"), 3);
    EXPECT_EQ(p.pieces(1, "sapporo"), 0);
    EXPECT_EQ(p.pieces(2, "sapporo"), 0);
}

}  // namespace
}  // namespace kitamae::hokkaido_2010
