// Rules K9.1 to K9.5, K9.7: who receives which goal card at the end of a round, and free tiles.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/mapgame/goals.h"
#include "tests/games/mapgame/fixtures.h"

namespace kitamae::mapgame::tests {
namespace {

using ::testing::ElementsAre;

// All four colours of production, and six cubes, over three cards: goals 5 and 6. No desert is left.
constexpr const char* goals_5_and_6 =
    "M M Pb T Pe T\n"
    "Pb T Pn T Pg T\n"
    "T T T T Pe T";
// Goal 6 alone: a cube is missing.
constexpr const char* goal_6 =
    "M M Pb- T Pe T\n"
    "Pb T Pn T Pg D\n"
    "T T T T Pe T";
// Three lakes over three cards: goal 3.
constexpr const char* goal_3 =
    "M M L D L D\n"
    "L D D D D D\n"
    "D D D D D D";
constexpr const char* nothing =
    "M M D D D D\n"
    "D D D D D D\n"
    "D D D D D D";

struct Round : TestSeats {
    explicit Round(std::initializer_list<int> goals) : TestSeats(Title::hokkaido) { open_goals(goals); }
    Round& seat(const char* picture, int card, int terraformed = 0) {
        add(drawn(Title::hokkaido, picture), card, terraformed);
        return *this;
    }
    void check() { check_goals(rules, table); }
};

TEST(MapGameRules, rule_K9_2_single_player_takes_the_goal) {
    Round round({3, 5});
    round.seat(nothing, 10).seat(goal_3, 20).check();
    EXPECT_TRUE(round.has_goal(1, 3));
    EXPECT_FALSE(round.is_open(3));
    EXPECT_TRUE(round.is_open(5));
    EXPECT_FALSE(round.has_free_tile(0));
    EXPECT_FALSE(round.has_free_tile(1));
}

TEST(MapGameRules, rule_K9_2_goals_1_to_4_go_to_the_lowest_card) {
    Round round({3});
    round.seat(goal_3, 30).seat(goal_3, 10).seat(goal_3, 20).check();
    EXPECT_TRUE(round.has_goal(1, 3));
    EXPECT_TRUE(round.has_free_tile(0));
    EXPECT_TRUE(round.has_free_tile(2));
}

TEST(MapGameRules, rule_K9_2_goals_5_to_9_go_to_the_highest_card) {
    Round round({6});
    round.seat(goal_6, 30).seat(goal_6, 60).seat(goal_6, 20).check();
    EXPECT_TRUE(round.has_goal(1, 6));
    EXPECT_TRUE(round.has_free_tile(0));
    EXPECT_TRUE(round.has_free_tile(2));
}

TEST(MapGameRules, rule_K9_1_goals_are_checked_in_ascending_number) {
    Round round({5, 6});
    round.seat(goals_5_and_6, 10).seat(nothing, 20).check();
    EXPECT_TRUE(round.has_goal(0, 5));
    EXPECT_FALSE(round.has_goal(0, 6));
}

TEST(MapGameRules, rule_K9_3_player_with_a_goal_of_this_round_is_not_counted_in_later_ties) {
    Round round({5, 6});
    round.seat(goals_5_and_6, 60).seat(goal_6, 10).check();
    EXPECT_TRUE(round.has_goal(0, 5));
    EXPECT_TRUE(round.has_goal(1, 6));  // although 60 is higher
    EXPECT_FALSE(round.has_free_tile(0));
    EXPECT_FALSE(round.has_free_tile(1));  // no tie: only one player counted
}

TEST(MapGameRules, rule_K9_3_goal_that_nobody_eligible_fulfils_stays_open) {
    Round round({5, 6});
    round.seat(goals_5_and_6, 10).seat(nothing, 20).check();
    EXPECT_TRUE(round.is_open(6));
}

TEST(MapGameRules, rule_K9_3_goal_of_an_earlier_round_does_not_matter) {
    Round round({6});
    round.seat(goals_5_and_6, 10).seat(nothing, 20);
    round.table.seats[0].goals = 1U << 5;
    round.check();
    EXPECT_TRUE(round.has_goal(0, 6));
}

TEST(MapGameRules, rule_K9_4_tied_player_who_later_receives_a_goal_gets_no_tile) {
    Round round({6, 9});
    round.seat(goal_6, 60).seat(goal_6, 10, 2).check();
    EXPECT_TRUE(round.has_goal(0, 6));
    EXPECT_TRUE(round.has_goal(1, 9));
    EXPECT_FALSE(round.has_free_tile(1));
}

TEST(MapGameRules, rule_K9_4_one_tile_for_several_lost_ties) {
    Round round({3, 6, 9});
    round.seat(goal_6, 60, 2).seat(goal_6, 10).seat(nothing, 59, 2).seat(nothing, 5, 2).check();
    EXPECT_TRUE(round.has_goal(0, 6));
    EXPECT_TRUE(round.has_goal(2, 9));
    EXPECT_TRUE(round.has_free_tile(1));
    EXPECT_TRUE(round.has_free_tile(3));
    EXPECT_FALSE(round.has_free_tile(2));
}

TEST(MapGameRules, rule_K9_4_player_without_a_desert_is_not_asked) {
    Round round({5});
    round.seat(goals_5_and_6, 60).seat(goals_5_and_6, 10).check();
    EXPECT_TRUE(round.has_goal(0, 5));
    EXPECT_FALSE(round.has_free_tile(1));
}

// ---- in a match ----

// Seats 0 and 1 terraform in rounds 1 and 2, seat 2 never; all maps are alike.
struct TiedForGoal9 : TestTable {
    TiedForGoal9() : TestTable(with_goals(hokkaido({{0, "M M / Pn Pn / Pn Pn"}}))) {
        for (const int goal : {1, 2, 3, 4, 9}) deal("goal " + std::to_string(goal));
        deal_lowest();
        all_play({"draft 1", "draft 7", "draft 13"});
        all_play({"place 1 at -1,-2 r0 under S", "place 7 at -1,-2 r0 under S", "place 13 at -1,-2 r0 under S"});
        all_play({"terraform -1,-2 town from 0,1 0,2", "terraform -1,-2 town from 0,1 0,2", "done"});
        all_play({"draft 14", "draft 2", "draft 8"});
        all_play({"place 14 at -2,-4 r0 under 1", "place 2 at -2,-4 r0 under 7", "place 8 at -2,-4 r0 under 13"});
        all_play({"terraform -1,-1 town from 1,1 1,2", "terraform -1,-1 town from 1,1 1,2", "done"});
    }
};

TEST(MapGameRules, rule_K9_4_free_tile_is_placed_before_the_next_round) {
    TiedForGoal9 table;
    EXPECT_EQ(table.seat(0).goals, 1U << 9);  // 14 is higher than 2
    EXPECT_EQ(table.state.table.phase, Phase::goal);
    EXPECT_THAT(table.to_act(), ElementsAre(1));
    EXPECT_EQ(table.refusal(0, "skip"), "K9.4");
    EXPECT_EQ(table.refusal(1, "done"), "K9.4");
    table.play(1, "tile -1,0 lake");
    EXPECT_EQ(table.seat(1).terraformed, 3);
    EXPECT_EQ(table.state.table.round, 3);
}

TEST(MapGameRules, rule_K9_4_free_tile_of_any_kind_on_a_visible_desert) {
    const TiedForGoal9 table;
    for (const char* const kind : {"forest", "lake", "town", "mountain"}) {
        EXPECT_EQ(table.refusal(1, std::string("tile 0,-1 ") + kind), "");
    }
    EXPECT_EQ(table.refusal(1, "tile -2,-4 mountain"), "K7.4");  // far from the range
    EXPECT_EQ(table.refusal(1, "tile -2,-4 lake"), "");
    EXPECT_EQ(table.refusal(1, "tile -1,-2 lake"), "K8.1");  // a town tile
    EXPECT_EQ(table.refusal(1, "tile 9,9 lake"), "K8.1");
}

TEST(MapGameRules, rule_K9_4_free_tile_may_be_skipped) {
    TiedForGoal9 table;
    table.play(1, "skip");
    EXPECT_EQ(table.seat(1).terraformed, 2);
    EXPECT_EQ(table.state.table.round, 3);
}

TEST(MapGameRules, rule_K9_4_goals_are_not_rechecked_after_free_tiles) {
    TestTable table(with_goals(hokkaido({})));
    for (const int goal : {5, 6, 7, 8, 9}) table.deal("goal " + std::to_string(goal));
    table.step_to(1, Phase::map);
    table.state.table.seats[0].terraformed = table.state.table.seats[2].terraformed = 2;
    table.state.table.seats[1].terraformed = 1;
    table.build_anywhere();
    EXPECT_EQ(table.seat(2).goals, 1U << 9);  // drafted 13
    EXPECT_THAT(table.to_act(), ElementsAre(0));
    table.play(0, "tile 0,1 town");
    EXPECT_EQ(table.seat(0).goals, 0);
    EXPECT_EQ(table.state.table.round, 2);
}

TEST(MapGameRules, rule_K9_4_free_tiles_are_placed_in_any_order) {
    TestTable table(with_goals(hokkaido({})));
    for (const int goal : {5, 6, 7, 8, 9}) table.deal("goal " + std::to_string(goal));
    table.step_to(1, Phase::map);
    for (std::size_t seat = 0; seat < 3; ++seat) table.state.table.seats[seat].terraformed = 2;
    table.build_anywhere();
    EXPECT_THAT(table.to_act(), ElementsAre(0, 1));
    table.play(1, "tile 0,1 forest");
    EXPECT_THAT(table.to_act(), ElementsAre(0));
    table.play(0, "skip");
    EXPECT_EQ(table.state.table.round, 2);
}

// As if seats 0 and 1 had terraformed twice during the last round.
TEST(MapGameRules, rule_K9_4_free_tile_after_round_12_before_scoring) {
    TestTable table(with_goals(hokkaido({})));
    for (const int goal : {1, 2, 3, 4, 9}) table.deal("goal " + std::to_string(goal));
    table.step_to(12, Phase::map);
    table.state.table.seats[0].terraformed = table.state.table.seats[1].terraformed = 2;
    table.build_anywhere();
    EXPECT_EQ(table.state.table.phase, Phase::goal);
    const int loser = table.to_act().at(0);
    const int forests = G::score(table.state, Seat{static_cast<std::uint8_t>(loser)}).forests;
    const auto legal = table.legal(loser);
    table.play(loser, legal.at(0));
    EXPECT_EQ(table.state.table.phase, Phase::over);
    EXPECT_EQ(G::score(table.state, Seat{static_cast<std::uint8_t>(loser)}).forests, forests + 2);
}

TEST(MapGameRules, rule_K9_5_under_trick_selection_the_card_taken_counts) {
    TestTable table(with(with_goals(hokkaido({})), Selection::trick));
    for (const int goal : {1, 2, 3, 4, 9}) table.deal("goal " + std::to_string(goal));
    table.deal_lowest();
    table.all_play({"play 1", "play 7", "play 13"});
    table.play(2, "take 1");
    table.play(1, "take 7");
    table.play(0, "take 13");
    table.state.table.seats[0].terraformed = table.state.table.seats[2].terraformed = 2;
    table.build_anywhere();
    EXPECT_EQ(table.seat(0).goals, 1U << 9);
    EXPECT_TRUE(table.seat(2).has_free_tile);
}

TEST(MapGameRules, rule_M6_3_discarded_card_counts_for_ties) {
    TestTable table(with_goals(hokkaido({{0, "M M / L L / L L"}, {13, "L L / L L / L L"}})));
    for (const int goal : {1, 2, 3, 4, 9}) table.deal("goal " + std::to_string(goal));
    table.deal_lowest();
    table.all_play({"draft 1", "draft 7", "draft 13"});
    table.state.table.seats[0].terraformed = table.state.table.seats[2].terraformed = 2;
    table.play(2, "unplaceable 13");
    table.build_anywhere();
    EXPECT_EQ(table.seat(2).goals, 1U << 9);
}

TEST(MapGameRules, rule_K9_7_each_goal_is_worth_three_points) {
    const TestMap map(hokkaido({}));
    EXPECT_EQ(score_map(map.rules, map.map, {.goals = 2}).goals, 6);
}

}  // namespace
}  // namespace kitamae::mapgame::tests
