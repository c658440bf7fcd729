// Rules K4: selection by draft.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/mapgame/fixtures.h"

namespace kitamae::mapgame::tests {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

struct ThreePlayers : TestTable {
    ThreePlayers() : TestTable(default_rules(Title::hokkaido, 3)) {
        deal_setup();
        deal_hands({{1, 2, 3, 4, 5, 6}, {11, 12, 13, 14, 15, 16}, {21, 22, 23, 24, 25, 26}});
    }
};

struct TwoPlayers : TestTable {
    TwoPlayers() : TestTable(default_rules(Title::hokkaido, 2)) {
        deal_setup();
        deal_hands({{1, 2, 3, 4, 5, 6}, {11, 12, 13, 14, 15, 16}});
    }
};

TEST(MapGameRules, rule_K4_1_choices_are_secret_and_come_in_any_order) {
    ThreePlayers table;
    EXPECT_THAT(table.to_act(), ElementsAre(0, 1, 2));
    EXPECT_EQ(table.refusal(0, "draft 11"), "K4.1");
    table.play(2, "draft 24");
    EXPECT_THAT(table.to_act(), ElementsAre(0, 1));
    EXPECT_EQ(table.refusal(2, "draft 21"), "K4.1");
    const auto seen = G::observe(table.state, Seat{0});
    EXPECT_TRUE(seen.table.seats[2].has_chosen);
    EXPECT_EQ(seen.table.seats[2].chosen, province_card);
    EXPECT_EQ(seen.table.seats[2].hand_count, 5);
    EXPECT_TRUE(seen.known[2].empty());
}

TEST(MapGameRules, rule_K4_1_rest_of_the_hand_goes_left) {
    ThreePlayers table;
    table.all_play({"draft 1", "draft 12", "draft 26"});
    EXPECT_THAT(table.hand(1), ElementsAre(2, 3, 4, 5, 6));
    EXPECT_THAT(table.hand(2), ElementsAre(11, 13, 14, 15, 16));
    EXPECT_THAT(table.hand(0), ElementsAre(21, 22, 23, 24, 25));
}

TEST(MapGameRules, rule_K4_1_left_in_rounds_1_to_6_right_in_7_to_12) {
    TestTable table(default_rules(Title::hokkaido, 3));
    for (int round = 1; round <= 12; ++round) {
        table.step_to(round, Phase::draft);
        const int step = round <= 6 ? 1 : 2;
        std::vector<std::vector<int>> hands{table.hand(0), table.hand(1), table.hand(2)};
        for (auto& hand : hands) hand.erase(hand.begin());  // step() drafts the lowest
        table.step_to(round, Phase::map);
        for (int seat = 0; seat < 3; ++seat) {
            EXPECT_EQ(table.hand((seat + step) % 3), hands[static_cast<std::size_t>(seat)]) << "round " << round;
        }
    }
}

TEST(MapGameRules, rule_K4_1_passed_hand_is_not_looked_at_before_the_next_round) {
    ThreePlayers table;
    table.all_play({"draft 1", "draft 12", "draft 26"});
    const auto building = G::observe(table.state, Seat{0});
    EXPECT_TRUE(building.own.hand.empty());
    EXPECT_EQ(building.table.seats[0].hand_count, 5);
    EXPECT_EQ(numbers(building.known[1]), table.hand(1));  // the hand it passed on
    EXPECT_TRUE(building.known[2].empty());
    table.build_anywhere();
    EXPECT_EQ(table.state.table.round, 2);
    EXPECT_EQ(numbers(G::observe(table.state, Seat{0}).own.hand), table.hand(0));
}

TEST(MapGameRules, rule_K4_1_onlooker_sees_no_hand) {
    ThreePlayers table;
    table.play(0, "draft 1");
    const auto seen = G::observe(table.state, onlooker);
    EXPECT_TRUE(seen.own.hand.empty());
    for (const CardSet known : seen.known) EXPECT_TRUE(known.empty());
}

TEST(MapGameRules, rule_K4_2_each_draws_and_drops_one_card) {
    TwoPlayers table;
    table.all_play({"draft 1", "draft 12"});
    EXPECT_TRUE(G::is_chance(table.state));
    table.deal("card 50");  // lower seat first
    EXPECT_THAT(table.hand(0), ElementsAre(2, 3, 4, 5, 6, 50));
    table.deal("card 51");
    EXPECT_THAT(table.to_act(), ElementsAre(0, 1));
    EXPECT_EQ(table.refusal(0, "drop 1"), "K4.2");   // the chosen one
    EXPECT_EQ(table.refusal(0, "drop 51"), "K4.2");  // the other's
    table.play(1, "drop 11");
    EXPECT_THAT(table.to_act(), ElementsAre(0));
    table.play(0, "drop 50");
    EXPECT_THAT(table.hand(0), ElementsAre(13, 14, 15, 16, 51));
    EXPECT_THAT(table.hand(1), ElementsAre(2, 3, 4, 5, 6));
}

TEST(MapGameRules, rule_K4_2_drops_are_face_down) {
    TwoPlayers table;
    table.all_play({"draft 1", "draft 12"});
    table.deal_cards({50, 51});
    table.all_play({"drop 50", "drop 11"});
    EXPECT_TRUE(table.state.table.removed.empty());
    const auto seen = G::observe(table.state, Seat{0});
    EXPECT_EQ(numbers(seen.own.dropped), (std::vector{50}));
    for (const CardSet known : seen.known) EXPECT_FALSE(known.has(CardId{11}));
}

TEST(MapGameRules, rule_K4_3_chosen_cards_are_revealed_together) {
    ThreePlayers table;
    table.play(0, "draft 1");
    table.play(1, "draft 12");
    EXPECT_EQ(table.seat(0).chosen, province_card);
    table.play(2, "draft 26");
    EXPECT_EQ(table.seat(0).chosen, CardId{1});
    EXPECT_EQ(table.seat(2).chosen, CardId{26});
}

TEST(MapGameRules, rule_K4_3_with_two_players_after_both_drops) {
    TwoPlayers table;
    table.all_play({"draft 1", "draft 12"});
    table.deal_cards({50, 51});
    table.play(0, "drop 50");
    EXPECT_EQ(table.seat(0).chosen, province_card);
    EXPECT_EQ(table.seat(1).chosen, province_card);
    table.play(1, "drop 51");
    EXPECT_EQ(table.seat(0).chosen, CardId{1});
    EXPECT_EQ(table.seat(1).chosen, CardId{12});
}

TEST(MapGameRules, rule_K4_4_last_card_is_still_drafted) {
    TestTable table(default_rules(Title::hokkaido, 3));
    table.step_to(6, Phase::draft);
    EXPECT_THAT(table.to_act(), ElementsAre(0, 1, 2));
    EXPECT_EQ(table.hand(0).size(), 1);
    EXPECT_THAT(table.legal(0), ElementsAre("draft " + std::to_string(table.hand(0)[0]), "order"));
}

TEST(MapGameRules, rule_K4_4_drop_with_one_card_is_still_played) {
    TestTable table(default_rules(Title::hokkaido, 2));
    table.step_to(6, Phase::drop);
    EXPECT_THAT(table.to_act(), ElementsAre(0, 1));
    EXPECT_THAT(table.legal(0), ElementsAre("drop " + std::to_string(table.hand(0).at(0)), "order"));
    table.step_to(6, Phase::map);
    EXPECT_THAT(table.hand(0), IsEmpty());
}

TEST(MapGameRules, rule_K4_two_players_use_forty_eight_cards) {
    TestTable table(default_rules(Title::hokkaido, 2));
    table.step_to(13, Phase::over);
    EXPECT_EQ(table.state.table.pile_count, 12);
}

TEST(MapGameRules, rule_K4_draft_with_the_honshu_deck) {
    TestTable table(with(default_rules(Title::honshu, 3), Selection::draft));
    table.step_to(13, Phase::over);
    EXPECT_TRUE(is_over<G>(table.state));
}

}  // namespace
}  // namespace kitamae::mapgame::tests
