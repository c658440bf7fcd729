// Rules T5: the end of the game, scoring, the winner.

#include <gtest/gtest.h>

#include "tests/games/hokkaido_2010/board_file.h"
#include "tests/games/hokkaido_2010/position.h"

namespace kitamae::hokkaido_2010 {
namespace {

using G = Hokkaido2010;

std::vector<int> left_of(const Position& p) {
    std::vector<int> seats;
    for (const Seat seat : seats_with_last_turn(*p.s.rules, p.s.table)) seats.push_back(seat.index);
    return seats;
}

TEST(End, rule_T5_1_an_empty_supply_triggers_even_if_conflict_returns_pieces) {
    Position p(2);
    p.put(0, {"sapporo", "sapporo"}).put(1, {"kushiro"}).supply(0, 1);
    EXPECT_EQ(p.s.table.ended_by, nobody);
    p.play("grow sapporo");
    EXPECT_EQ(p.s.table.ended_by, Seat{0});
    EXPECT_EQ(left_of(p), (std::vector{1, 0}));
    p.play("land sapporo atsuta").play("land atsuta sapporo");  // 3 pieces at limit 2
    EXPECT_EQ(p.open(0).supply, 1);
    EXPECT_EQ(p.s.table.ended_by, Seat{0});
    EXPECT_EQ(p.to_act(), Seat{1});
    EXPECT_EQ(left_of(p), (std::vector{1, 0}));
    EXPECT_FALSE(p.open(0).scored);
}

TEST(End, rule_T5_1_claim_and_reveal_may_empty_the_supply) {
    Position p(2);
    p.put(0, {"sapporo", "japan"}).put(1, {"kushiro"}).row({18}).hand(0, {18 + 1}).supply(0, 1);
    p.play("claim 18");
    EXPECT_EQ(p.s.table.ended_by, Seat{0});
    Position q(2);
    q.put(0, {"sapporo", "japan"}).put(1, {"kushiro"}).hand(0, {18}).supply(0, 1);
    q.play("reveal 18");
    EXPECT_EQ(q.s.table.ended_by, Seat{0});
}

TEST(End, rule_T5_1_an_empty_pile_triggers_after_a_completed_draw) {
    Position p(3);
    p.put(0, {"sapporo"}).put(1, {"kushiro"}).put(2, {"hakodate"}).pile({5, 6});
    p.play("draw").play("deal look 5").play("deal look 6");
    EXPECT_EQ(p.s.table.pile_count, 0);
    EXPECT_EQ(p.s.table.ended_by, nobody);
    Position both = p;
    p.play("keep 5");
    EXPECT_EQ(p.s.table.ended_by, nobody);
    p.play("draw");
    EXPECT_EQ(p.s.table.ended_by, Seat{0});
    EXPECT_EQ(left_of(p), (std::vector{1, 2, 0}));
    both.play("keep 5 6");
    EXPECT_EQ(both.s.table.ended_by, Seat{0});
}

TEST(End, rule_T5_2_everybody_has_one_more_turn_the_triggering_player_last) {
    Position p(3);
    p.put(0, {"sapporo"}).put(1, {"kushiro"}).put(2, {"hakodate"}).supply(1, 1);
    p.play_last("land sapporo atsuta");
    p.play_last("grow kushiro");  // triggers
    EXPECT_EQ(left_of(p), (std::vector{2, 0, 1}));
    p.play_last("land hakodate kayabe");
    EXPECT_EQ(left_of(p), (std::vector{0, 1}));
    EXPECT_TRUE(p.open(2).scored);
    p.supply(0, 1).play_last("grow atsuta");  // a second empty supply changes nothing
    EXPECT_EQ(p.s.table.ended_by, Seat{1});
    EXPECT_EQ(left_of(p), (std::vector{1}));
    p.play_last("land kushiro akkeshi");
    EXPECT_EQ(p.s.table.phase, Phase::over);
    EXPECT_EQ(p.to_act(), nobody);
    EXPECT_TRUE(p.legal().empty());
    EXPECT_EQ(G::why_illegal(p.s, Seat{0}, plain_action(ActionKind::draw))->clause, "T5.2");
}

// Two players, seat 1 about to take its last turn after seat 0 has triggered the end.
Position before_last_turns() {
    Position p(2);
    p.put(0, {"sapporo", "japan", "kushiro"}).put(1, {"wakkanai", "hakodate"});
    p.s.table.ended_by = Seat{0};
    p.s.table.last_turns = 2;
    p.s.table.turn = Seat{1};
    return p;
}

TEST(End, rule_T5_3_public_cards_score_the_number_under_the_piece_if_controlled) {
    Position p = before_last_turns();
    p.row({18, 27, 20}).play_last("land hakodate kayabe");
    p.open(0).on_high = cards({18, 20});  // sapporo with japan 3/2 and china 4/2
    p.open(0).on_low = cards({27});       // kushiro with japan 3/2
    p.play_last("grow sapporo");
    EXPECT_EQ(p.score(0).public_routes, 3 + 0 + 2);
    EXPECT_TRUE(p.score(0).cards_scored);
}

TEST(End, rule_T5_3_revealed_cards_score_low_and_hand_cards_high_or_minus_high) {
    Position p = before_last_turns();
    p.hand(0, {27, 12, 5}).play_last("land hakodate kayabe");
    p.open(0).revealed = cards({18, 19});  // japan 3/2 controlled, korea not
    p.play_last("grow sapporo");
    EXPECT_EQ(p.score(0).private_routes, 2);
    EXPECT_EQ(p.score(0).hand, 3 - 12 - 7);
    EXPECT_LT(p.score(0).total(), 0);
}

TEST(End, rule_T5_3_a_route_lost_before_the_last_turn_scores_nothing) {
    Position p = before_last_turns();
    p.row({18}).play_last("land hakodate kayabe");
    p.open(0).on_high = cards({18});
    p.open(0).points.claims = 2;
    p.play_last("land sapporo atsuta");  // the city is given up
    EXPECT_EQ(p.score(0).public_routes, 0);
    EXPECT_EQ(p.score(0).claims, 2);
}

TEST(End, rule_T5_3_after_conflict_and_not_changed_by_later_turns) {
    Position p(2);
    p.put(0, {"sapporo", "atsuta"}).put(1, {"wakkanai", "japan", "horonobe"});
    p.s.table.ended_by = Seat{0};
    p.s.table.last_turns = 2;
    p.s.table.turn = Seat{1};
    p.hand(1, {21});  // wakkanai with japan
    p.play_last("land horonobe tomamae");
    EXPECT_EQ(p.score(1).hand, 3);
    p.put(0, {"esashi", "wakkanai", "wakkanai"}).play_last("land esashi wakkanai");
    EXPECT_EQ(p.pieces(1, "wakkanai"), 0);
    EXPECT_EQ(p.score(1).hand, 3);
}

TEST(End, rule_T5_3_conflict_comes_before_scoring) {
    Position p(2);
    p.put(0, {"kushiro"}).put(1, {"wakkanai", "japan", "esashi"}).put(0, {"wakkanai", "wakkanai"});
    p.s.table.ended_by = Seat{0};
    p.s.table.last_turns = 2;
    p.s.table.turn = Seat{1};
    p.hand(1, {21});
    p.play_last("grow esashi");  // wakkanai: 1 against 2 at limit 2
    EXPECT_EQ(p.pieces(1, "wakkanai"), 0);
    EXPECT_EQ(p.score(1).hand, -3);
}

TEST(End, rule_T5_3_the_hand_is_laid_open) {
    Position p = before_last_turns();
    p.hand(1, {5, 6}).play_last("land hakodate kayabe");
    EXPECT_EQ(G::observe(p.s, Seat{0}).table.seats[1].known, cards({5, 6}));
    EXPECT_TRUE(p.open(1).scored);
}

TEST(End, rule_T5_4_regions_of_two_players) {
    const auto points = [](int a, int b) { return points_of_region({a, b}, 2); };
    EXPECT_EQ(points(3, 1), (PerSeat<int>{4, 3}));
    EXPECT_EQ(points(0, 1), (PerSeat<int>{0, 4}));
    EXPECT_EQ(points(2, 2), (PerSeat<int>{}));
    EXPECT_EQ(points(0, 0), (PerSeat<int>{}));
}

TEST(End, rule_T5_4_regions_of_three_and_four_players) {
    const auto points = [](PerSeat<int> pieces, int players) { return points_of_region(pieces, players); };
    EXPECT_EQ(points({3, 2, 1}, 3), (PerSeat<int>{4, 3, 0}));
    EXPECT_EQ(points({2, 2, 1}, 3), (PerSeat<int>{2, 2, 0}));
    EXPECT_EQ(points({2, 2, 0}, 3), (PerSeat<int>{2, 2, 0}));
    EXPECT_EQ(points({3, 1, 1}, 3), (PerSeat<int>{4, 2, 2}));
    EXPECT_EQ(points({1, 1, 1}, 3), (PerSeat<int>{}));
    EXPECT_EQ(points({3, 0, 0}, 3), (PerSeat<int>{4, 0, 0}));
    EXPECT_EQ(points({1, 4, 3, 2}, 4), (PerSeat<int>{0, 4, 3, 0}));
    EXPECT_EQ(points({2, 2, 1, 1}, 4), (PerSeat<int>{2, 2, 0, 0}));
    EXPECT_EQ(points({3, 2, 2, 1}, 4), (PerSeat<int>{4, 2, 2, 0}));
    EXPECT_EQ(points({2, 1, 1, 1}, 4), (PerSeat<int>{4, 0, 0, 0}));
    EXPECT_EQ(points({2, 2, 2, 1}, 4), (PerSeat<int>{}));
    EXPECT_EQ(points({2, 2, 2, 2}, 4), (PerSeat<int>{}));
}

TEST(End, rule_T5_4_after_all_last_turns) {
    Position p = before_last_turns();
    p.play_last("land hakodate kayabe");
    EXPECT_EQ(p.score(0).regions, 0);
    EXPECT_FALSE(p.score(0).regions_scored);
    p.play_last("grow sapporo");
    EXPECT_EQ(p.score(0).regions, 8);  // ishikari, nemuro
    EXPECT_EQ(p.score(1).regions, 8);  // teshio, oshima
    EXPECT_TRUE(p.score(0).regions_scored);
}

SeatSet seats(std::initializer_list<int> list) {
    SeatSet set;
    for (const int seat : list) set.add(Seat{static_cast<std::uint8_t>(seat)});
    return set;
}

Position over(int players) {
    Position p(players);
    p.s.table.phase = Phase::over;
    for (int seat = 0; seat < players; ++seat) p.open(seat).scored = true;
    return p;
}

TEST(End, rule_T5_5_most_points_win) {
    Position p = over(3);
    p.open(1).points.regions = 5;
    p.open(2).points.regions = 7;
    p.open(2).points.hand = -3;
    EXPECT_EQ(G::winners(p.s), seats({1}));
}

TEST(End, rule_T5_5_then_fewer_pieces_on_the_board) {
    Position p = over(3);
    p.put(0, {"sapporo", "japan"}).put(1, {"sea"}).put(2, {"kushiro", "kushiro"});
    EXPECT_EQ(p.score(0).pieces_on_board, 2);
    EXPECT_EQ(G::winners(p.s), seats({1}));
    p.open(1).supply -= 2;
    p.open(1).on_high = cards({18, 19});  // pieces on cards do not count
    EXPECT_EQ(G::winners(p.s), seats({1}));
}

TEST(End, rule_T5_5_then_the_longest_controlled_route) {
    Position p = over(2);
    p.put(0, {"sapporo", "yufutsu", "saru", "obihiro"}).put(1, {"kushiro", "japan", "rumoi", "rumoi"});
    p.open(0).known = cards({3});
    p.open(1).known = cards({27, 12});  // a sea route counts 1; 12 is not controlled
    EXPECT_EQ(p.score(0).longest_route, 4);
    EXPECT_EQ(p.score(1).longest_route, 1);
    EXPECT_EQ(G::winners(p.s), seats({0}));
    p.open(0).known = {};
    EXPECT_EQ(G::winners(p.s), seats({1}));
}

TEST(End, rule_T5_5_the_longest_route_is_measured_on_the_shortest_own_path) {
    Position p = over(2);
    p.put(0, {"sapporo", "yufutsu", "muroran", "saru", "shizunai", "obihiro", "sorachi", "kato"});
    p.open(0).on_low = cards({3});
    p.supply(0, 28 - 8 - 1);
    EXPECT_EQ(p.score(0).longest_route, 4);
    EXPECT_EQ(p.score(0).pieces_on_board, 8);
    p.put(0, {"hakodate", "kayabe", "yamakoshi", "abuta"});
    p.open(0).revealed = cards({4});
    p.supply(0, 28 - 12 - 2);
    EXPECT_EQ(p.score(0).longest_route, 5);
}

TEST(End, rule_T5_5_then_the_victory_is_shared) {
    Position p = over(3);
    p.put(0, {"sapporo"}).put(1, {"sea"}).put(2, {"kushiro", "kushiro"});
    EXPECT_EQ(G::winners(p.s), seats({0, 1}));
}

}  // namespace
}  // namespace kitamae::hokkaido_2010
