// Rules T2: a turn, moving and growing; the notation of actions.

#include <gtest/gtest.h>

#include "tests/games/hokkaido_2010/position.h"

namespace kitamae::hokkaido_2010 {
namespace {

TEST(Turn, three_actions_then_the_next_player) {
    Position p(2);
    p.put(0, {"sapporo"}).put(1, {"kushiro"});
    p.play("grow sapporo").play("land sapporo atsuta");
    EXPECT_EQ(p.to_act(), Seat{0});
    EXPECT_EQ(p.s.table.actions_left, 1);
    p.play("sea sapporo sea");
    EXPECT_EQ(p.to_act(), Seat{1});
    EXPECT_EQ(p.s.table.actions_left, 3);
    EXPECT_TRUE(p.s.table.taken.empty());
    EXPECT_EQ(p.refusal("sea sea sapporo"), "T2.4");
}

TEST(Turn, rule_T2_1_no_kind_three_times) {
    Position p(2);
    p.put(0, {"sapporo", "hakodate"}).hand(0, {3, 5, 6}).row({20, 21, 22});
    const struct {
        const char *first, *second, *third;
    } tries[] = {{"land sapporo atsuta", "land atsuta sapporo", "land sapporo atsuta"},
                 {"sea sapporo sea", "sea sea sapporo", "sea sapporo sea"},
                 {"grow sapporo", "grow hakodate", "grow sapporo"},
                 {"discard 3", "discard 5", "discard 6"},
                 {"take 20", "take 21", "take 22"},
                 {"take 20", "take 21", "draw"}};
    for (const auto& t : tries) {
        Position turn = p;
        turn.play(t.first).play(t.second);
        EXPECT_EQ(turn.refusal(t.third), "T2.1") << t.third;
    }
}

TEST(Turn, rule_T2_1_claims_and_reveals_count_too) {
    Position p(2);
    p.put(0, {"sapporo", "hakodate", "japan", "korea"}).row({15, 16, 18}).hand(0, {15 + 4, 1});
    p.play("claim 15").play("claim 16");
    EXPECT_EQ(p.refusal("claim 18"), "T2.1");
    EXPECT_EQ(p.refusal("reveal 19"), "");
    Position q(2);
    q.put(0, {"sapporo", "hakodate", "japan", "korea"}).hand(0, {15, 16, 18});
    q.play("reveal 15").play("reveal 16");
    EXPECT_EQ(q.refusal("reveal 18"), "T2.1");
}

TEST(Turn, rule_T2_1_twice_is_allowed_when_the_third_differs) {
    Position p(2);
    p.put(0, {"sapporo"}).put(1, {"kushiro"});
    p.play("land sapporo atsuta").play("grow atsuta").play("land atsuta sapporo");
    EXPECT_EQ(p.to_act(), Seat{1});
}

TEST(Turn, rule_T2_2_pass_only_without_any_legal_action) {
    Position p(2);
    p.supply(0, 0).pile({}).put(1, {"kushiro"});
    EXPECT_EQ(p.legal(), std::vector<std::string>{"pass"});
    p.play("pass");
    EXPECT_EQ(p.to_act(), Seat{1});
    EXPECT_EQ(p.refusal("pass"), "T2.2");
}

TEST(Turn, rule_T2_2_one_pass_ends_all_remaining_actions) {
    Position p(2);
    p.supply(0, 0).pile({}).hand(0, {3}).put(1, {"kushiro"});
    EXPECT_EQ(p.refusal("pass"), "T2.2");
    p.play("discard 3").play("take 3").play("discard 3");
    EXPECT_EQ(p.to_act(), Seat{1});
    Position q(2);
    q.supply(0, 0).pile({}).hand(0, {3, 5, 6}).put(1, {"kushiro"});
    q.row({}).play("discard 3");
    q.open(1).on_high = cards({3});  // nothing to take
    q.s.secrets.hands[0] = {};
    q.open(0).hand_count = 0;
    EXPECT_EQ(q.legal(), std::vector<std::string>{"pass"});
    q.play("pass");
    EXPECT_EQ(q.to_act(), Seat{1});
}

TEST(Turn, rule_T2_3_land_move_to_an_adjacent_province) {
    Position p(2);
    p.put(0, {"sapporo", "sapporo"});
    EXPECT_EQ(p.refusal("land sapporo rumoi"), "T2.3");
    EXPECT_EQ(p.refusal("land atsuta sapporo"), "T2.3");
    EXPECT_EQ(p.refusal("land sapporo sapporo"), "T2.3");
    EXPECT_EQ(p.refusal("land sapporo sea"), "T2.3");
    p.play("land sapporo atsuta");
    EXPECT_EQ(p.pieces(0, "sapporo"), 1);
    EXPECT_EQ(p.pieces(0, "atsuta"), 1);
}

TEST(Turn, rule_T2_4_sea_moves_pass_at_sea) {
    Position p(2);
    p.put(0, {"sapporo", "obihiro", "korea"});
    EXPECT_EQ(p.refusal("sea obihiro sea"), "T2.4");  // not on the coast
    EXPECT_EQ(p.refusal("sea sapporo japan"), "T2.4");
    EXPECT_EQ(p.refusal("sea sea japan"), "T2.4");
    EXPECT_EQ(p.refusal("sea sea sea"), "T2.4");
    EXPECT_EQ(p.refusal("sea rumoi sea"), "T2.4");
    EXPECT_EQ(p.refusal("sea korea sea"), "");
    p.play("sea sapporo sea").play("sea sea rumoi");
    EXPECT_EQ(p.pieces(0, "rumoi"), 1);
    EXPECT_EQ(p.pieces(0, "sea"), 0);
    Position q(2);
    q.put(0, {"sea"});
    EXPECT_EQ(q.refusal("sea sea obihiro"), "T2.4");
    EXPECT_EQ(q.refusal("sea sea china"), "");
}

TEST(Turn, rule_T2_5_at_sea_and_countries_hold_one_piece_of_each_player) {
    Position p(2);
    p.put(0, {"sapporo", "sea", "japan", "china"}).put(1, {"korea"});
    EXPECT_EQ(p.refusal("sea sapporo sea"), "T2.5");
    EXPECT_EQ(p.refusal("sea japan sea"), "T2.5");
    EXPECT_EQ(p.refusal("sea sea japan"), "T2.5");
    EXPECT_EQ(p.refusal("sea sea china"), "T2.5");
    EXPECT_EQ(p.refusal("sea sea korea"), "");
}

TEST(Turn, rule_T2_6_grow_where_one_has_a_piece) {
    Position p(2);
    p.put(0, {"sapporo", "japan"}).put(1, {"atsuta"});
    EXPECT_EQ(p.refusal("grow atsuta"), "T2.6");
    EXPECT_EQ(p.refusal("grow japan"), "T2.6");
    EXPECT_EQ(p.refusal("grow sea"), "T2.6");
    p.play("grow sapporo");
    EXPECT_EQ(p.pieces(0, "sapporo"), 2);
    EXPECT_EQ(p.open(0).supply, 25);
    EXPECT_EQ(p.refusal("grow sapporo"), "");  // full, but may grow
    p.supply(0, 0);
    EXPECT_EQ(p.refusal("grow sapporo"), "T2.6");
}

TEST(Turn, rule_T2_7_without_a_piece_on_hokkaido_grow_in_sapporo_first) {
    Position p(2);
    p.put(0, {"japan"}).put(1, {"sapporo"});
    EXPECT_EQ(p.refusal("grow hakodate"), "T2.6");
    EXPECT_EQ(p.refusal("grow sapporo"), "");
    Position later = p;
    later.play("sea japan sea");
    EXPECT_EQ(later.refusal("grow sapporo"), "T2.7");
    p.play("grow sapporo").play("grow sapporo");
    EXPECT_EQ(p.pieces(0, "sapporo"), 2);
    Position elsewhere(2);
    elsewhere.put(0, {"hakodate"});
    EXPECT_EQ(elsewhere.refusal("grow sapporo"), "T2.6");
}

TEST(Turn, rule_T2_7_not_after_leaving_hokkaido_in_the_turn) {
    Position p(2);
    p.put(0, {"hakodate"});
    p.play("sea hakodate sea");
    EXPECT_EQ(p.refusal("grow sapporo"), "T2.7");
}

TEST(Turn, rule_T2_8_limits_do_not_restrict_moves_and_excess_counts_for_claims) {
    Position p(2);
    p.put(0, {"sapporo", "sorachi", "kato"}).put(1, {"obihiro", "obihiro", "kushiro"}).row({3});
    p.play("grow kato").play("land kato obihiro");  // 3 pieces at limit 2
    EXPECT_EQ(p.pieces(0, "obihiro"), 1);
    p.play("claim 3");  // before conflict removes the piece
    EXPECT_EQ(p.pieces(0, "obihiro"), 0);
    EXPECT_EQ(p.pieces(1, "obihiro"), 2);
    EXPECT_EQ(p.score(0).claims, 2);
}

TEST(Notation, every_kind_is_written_as_it_is_read) {
    for (const char* text : {"start hakodate", "land sapporo atsuta", "sea rumoi sea", "sea sea japan", "grow sapporo",
                             "claim 17", "reveal 8", "discard 4", "take 9", "draw", "keep 12", "keep 12 15", "pass",
                             "deal first 0", "deal unused 32", "deal row 1", "deal hand 5", "deal look 6"}) {
        const auto action = read_action(text);
        ASSERT_TRUE(action) << text;
        EXPECT_EQ(write_action(*action), text);
    }
    EXPECT_EQ(read_action("  keep\t12   15 "), read_action("keep 12 15"));
}

TEST(Notation, anything_else_is_refused) {
    for (const char* text : {"",
                             "walk sapporo",
                             "land sapporo",
                             "land sapporo atsuta rumoi",
                             "grow",
                             "grow Sapporo",
                             "claim",
                             "claim 0",
                             "claim 33",
                             "claim 07",
                             "claim +7",
                             "claim x",
                             "keep",
                             "keep 15 12",
                             "keep 12 12",
                             "keep 12 15 16",
                             "keep 12 0",
                             "draw 3",
                             "pass pass",
                             "deal",
                             "deal first",
                             "deal card 3",
                             "deal first 300",
                             "grow an-id-longer-than-the-limit",
                             "sea sea s\xc3\xa9"}) {
        EXPECT_FALSE(read_action(text)) << text;
    }
}

}  // namespace
}  // namespace kitamae::hokkaido_2010
