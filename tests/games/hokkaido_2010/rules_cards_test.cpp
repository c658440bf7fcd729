// Rules T3: routes and cards.

#include <gtest/gtest.h>

#include "tests/games/hokkaido_2010/position.h"

namespace kitamae::hokkaido_2010 {
namespace {

TEST(Cards, rule_T3_1_a_land_route_is_an_unbroken_path_of_own_pieces) {
    Position p(2);
    p.put(0, {"sapporo", "yufutsu", "obihiro"}).put(1, {"saru", "yufutsu"}).row({3});
    EXPECT_EQ(p.refusal("claim 3"), "T3.3");
    p.put(0, {"saru"});
    EXPECT_EQ(p.refusal("claim 3"), "");
    Position without_city(2);
    without_city.put(0, {"sapporo", "yufutsu", "saru"}).row({3});
    EXPECT_EQ(without_city.refusal("claim 3"), "T3.3");
}

TEST(Cards, rule_T3_1_a_path_may_pass_through_other_cities) {
    Position p(2);
    p.put(0, {"hakodate", "kayabe", "yamakoshi", "abuta", "sapporo", "yufutsu", "saru", "obihiro"}).row({4, 11, 3, 13});
    EXPECT_EQ(p.refusal("claim 11"), "");
    EXPECT_EQ(p.refusal("claim 4"), "");
    EXPECT_EQ(p.refusal("claim 3"), "");
    EXPECT_EQ(p.refusal("claim 13"), "T3.3");
    p.play("land sapporo atsuta");
    EXPECT_EQ(p.refusal("claim 11"), "T3.3");
}

TEST(Cards, rule_T3_2_a_sea_route_needs_a_piece_at_both_ends_only) {
    Position p(2);
    p.put(0, {"sapporo", "hakodate"}).row({18});
    EXPECT_EQ(p.refusal("claim 18"), "T3.3");
    p.put(0, {"china"});
    EXPECT_EQ(p.refusal("claim 18"), "T3.3");
    p.put(0, {"japan"});
    EXPECT_EQ(p.refusal("claim 18"), "");
    p.play("land sapporo atsuta");
    EXPECT_EQ(p.refusal("claim 18"), "T3.3");
}

TEST(Cards, rule_T3_3_first_claim_on_high_scores_two_second_on_low_scores_nothing) {
    Position p(3);
    for (int seat = 0; seat < 3; ++seat) p.put(seat, {"sapporo", "japan"});
    p.row({18}).hand(2, {5});
    p.play("claim 18");
    EXPECT_EQ(p.refusal("claim 18"), "T3.3");  // never two pieces of one player
    EXPECT_EQ(p.score(0).total(), 2);
    EXPECT_EQ(pieces_on(p.s.table, CardId{18}).high, Seat{0});
    EXPECT_EQ(pieces_on(p.s.table, CardId{18}).low, nobody);
    p.play_last("sea japan sea").play_last("claim 18");
    EXPECT_EQ(p.score(1).total(), 0);
    EXPECT_EQ(pieces_on(p.s.table, CardId{18}).low, Seat{1});
    EXPECT_EQ(p.open(1).supply, 22);
    EXPECT_EQ(p.to_act(), Seat{2});
    EXPECT_EQ(p.refusal("claim 18"), "T3.3");  // full
    EXPECT_EQ(p.refusal("claim 5"), "T3.3");   // not public
}

TEST(Cards, rule_T3_4_reveal_scores_the_low_number_at_once) {
    Position p(2);
    p.put(0, {"sapporo", "japan"}).hand(0, {18, 3}).row({19});
    EXPECT_EQ(p.refusal("reveal 3"), "T3.4");
    EXPECT_EQ(p.refusal("reveal 19"), "T3.4");
    p.play("reveal 18");
    EXPECT_EQ(p.score(0).reveals, 2);
    EXPECT_EQ(p.open(0).revealed, cards({18}));
    EXPECT_EQ(p.open(0).hand_count, 1);
    EXPECT_EQ(p.open(0).supply, 25);
}

TEST(Cards, rule_T3_5_claim_and_reveal_need_a_piece_in_the_supply) {
    Position p(2);
    p.put(0, {"sapporo", "japan"}).hand(0, {18}).row({18 + 3}).supply(0, 0);
    p.row({18, 20});
    EXPECT_EQ(p.refusal("reveal 18"), "T3.5");
    EXPECT_EQ(p.refusal("claim 18"), "T3.5");
}

TEST(Cards, rule_T3_6_draw_two_keep_one) {
    Position p(2);
    p.put(0, {"sapporo"}).pile({5, 6, 7});
    p.play("draw");
    EXPECT_EQ(p.to_act(), dealer);
    p.play("deal look 7").play("deal look 5");
    EXPECT_EQ(p.s.table.pile_count, 1);  // without the cards looked at
    EXPECT_EQ(p.s.table.phase, Phase::keep);
    EXPECT_EQ(p.refusal("keep 6"), "T3.6");
    EXPECT_EQ(p.refusal("grow sapporo"), "T3.6");
    p.play("keep 7");
    EXPECT_EQ(p.s.secrets.pile, cards({5, 6}));
    EXPECT_EQ(p.s.table.pile_count, 2);
    EXPECT_EQ(p.s.secrets.hands[0], cards({7}));
    EXPECT_EQ(p.s.table.actions_left, 2);
}

TEST(Cards, rule_T3_6_keeping_both_costs_two_actions_and_is_one_draw) {
    Position p(2);
    p.put(0, {"sapporo"}).put(1, {"kushiro"}).pile({5, 6, 7, 8, 9});
    Position q = p;
    p.play("draw").play("deal look 7").play("deal look 5").play("keep 5 7");
    EXPECT_EQ(p.s.secrets.hands[0], cards({5, 7}));
    EXPECT_EQ(p.s.table.actions_left, 1);
    EXPECT_EQ(p.s.table.taken.size(), 1U);
    p.play("draw").play("deal look 6").play("deal look 8");  // a second Draw, with the third action
    EXPECT_EQ(p.refusal("keep 6 8"), "T3.6");
    p.play("keep 6");
    EXPECT_EQ(p.to_act(), Seat{1});
    q.play("grow sapporo").play("draw").play("deal look 7").play("deal look 5").play("keep 5 7");
    EXPECT_EQ(q.to_act(), Seat{1});  // both remaining actions spent
}

TEST(Cards, rule_T3_6_two_draws_of_one_card_leave_no_third) {
    Position p(2);
    p.put(0, {"sapporo"}).pile({5, 6, 7, 8, 9});
    p.play("draw").play("deal look 7").play("deal look 5").play("keep 5");
    p.play("draw").play("deal look 7").play("deal look 6").play("keep 7");
    EXPECT_EQ(p.refusal("draw"), "T2.1");
}

TEST(Cards, rule_T3_7_take_a_public_card_without_pieces) {
    Position p(2);
    p.put(0, {"sapporo", "japan"}).put(1, {"kushiro"}).row({18, 5}).hand(1, {6});
    p.play("claim 18");
    EXPECT_EQ(p.refusal("take 18"), "T3.7");
    EXPECT_EQ(p.refusal("take 6"), "T3.7");
    p.play("take 5");
    EXPECT_EQ(p.s.table.row, cards({18}));  // not refilled
    EXPECT_EQ(p.s.secrets.hands[0], cards({5}));
    EXPECT_EQ(p.open(0).known, cards({5}));
}

TEST(Cards, rule_T3_8_the_last_card_is_taken_at_once) {
    Position p(2);
    p.put(0, {"sapporo"}).pile({6});
    p.play("draw");
    EXPECT_EQ(p.to_act(), Seat{0});
    EXPECT_EQ(p.s.table.phase, Phase::turn);
    EXPECT_EQ(p.s.secrets.hands[0], cards({6}));
    EXPECT_EQ(p.s.table.actions_left, 2);
    EXPECT_EQ(p.refusal("draw"), "T3.8");
}

TEST(Cards, rule_T3_9_discard_into_the_row) {
    Position p(2);
    p.put(0, {"sapporo"}).hand(0, {5, 6}).row({18});
    EXPECT_EQ(p.refusal("discard 18"), "T3.9");
    p.play("discard 5");
    EXPECT_EQ(p.s.table.row, cards({5, 18}));
    EXPECT_EQ(p.open(0).hand_count, 1);
    EXPECT_EQ(p.refusal("take 5"), "");
}

}  // namespace
}  // namespace kitamae::hokkaido_2010
