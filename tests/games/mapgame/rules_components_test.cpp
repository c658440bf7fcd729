// Rules M1, M2: what is in the box and how a match begins.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/mapgame/deal.h"
#include "tests/games/mapgame/fixtures.h"

namespace kitamae::mapgame::tests {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

int seats_with_map(const TestTable& table) {
    int count = 0;
    for (const PublicSeat& seat : table.state.table.seats) count += seat.map.cards.empty() ? 0 : 1;
    return count;
}

TEST(MapGameRules, rule_M1_1_default_decks_are_sound) {
    for (const Title title : {Title::honshu, Title::hokkaido}) {
        const auto fault = check_deck(default_rules(title, 3).deck, title);
        EXPECT_FALSE(fault) << fault->where << ": " << fault->message;
    }
}

TEST(MapGameRules, rule_M1_1_deck_with_a_foreign_square_is_refused) {
    EXPECT_EQ(check_deck(honshu({{7, "M D / D D / D D"}}).deck, Title::honshu)->where, "card 7");
    EXPECT_EQ(check_deck(honshu({{8, "Pg D / D D / D D"}}).deck, Title::honshu)->where, "card 8");
    EXPECT_EQ(check_deck(hokkaido({{9, "D D / D Wy4 / D D"}}).deck, Title::hokkaido)->where, "card 9");
}

TEST(MapGameRules, rule_M1_2_cubes_of_each_deck) {
    const auto honshu_cubes = default_rules(Title::honshu, 3).deck.resources;
    const auto hokkaido_cubes = default_rules(Title::hokkaido, 3).deck.resources;
    EXPECT_THAT(honshu_cubes, ElementsAre(10, 10, 10, 10, 0));  // blue brown grey yellow green
    EXPECT_THAT(hokkaido_cubes, ElementsAre(14, 14, 14, 0, 14));
}

TEST(MapGameRules, rule_M1_3_production_square_stays_empty_for_good_when_the_pool_is) {
    Rules rules = honshu({{1, "Pb D / D D / D Pn"}, {2, "D D / D D / D D"}, {0, "Pb D / D D / D D"}});
    rules.deck.resources[index_of(Colour::blue)] = 1;
    TestMap map(rules);
    map.lay("place 1 at 1,2 r0");
    EXPECT_TRUE(map.cube(0, 0));
    EXPECT_FALSE(map.cube(1, 2));
    EXPECT_TRUE(map.cube(2, 4));     // brown is there
    map.lay("place 2 at -1,-2 r0");  // covers the province's blue cube
    EXPECT_EQ(map.pool_of(Colour::blue), 1);
    EXPECT_FALSE(map.cube(1, 2));
}

TEST(MapGameRules, rule_M1_3_pool_is_shared_by_all_players) {
    Rules rules = honshu({{0, "Pb Pb / D D / D D"}});
    rules.deck.resources[index_of(Colour::blue)] = 5;
    TestTable table(rules);
    table.deal("province 1");
    table.deal("province 2");
    table.deal("province 3");
    EXPECT_TRUE(has_cube(table.seat(2).map, {.slot = 0, .square = 0}));
    EXPECT_FALSE(has_cube(table.seat(2).map, {.slot = 0, .square = 1}));
}

TEST(MapGameRules, rule_M1_4_more_tiles_than_the_box_holds) {
    TestMap map(hokkaido({}));
    map.lay("place 1 at 1,2 r0").lay("place 2 at 2,4 r0").lay("place 3 at 3,6 r0");
    for (int x = 0; x <= 1; ++x) {
        for (int y = 1; y <= 2; ++y) map.tile("tile " + write_cell(cell_at(x, y)) + " town");
    }
    for (int y = 3; y <= 8; ++y) map.tile("tile " + write_cell(cell_at(y / 2, y)) + " town");
    for (int y = 3; y <= 8; ++y) map.tile("tile " + write_cell(cell_at(y / 2 + (y % 2 == 0 ? -1 : 1), y)) + " town");
    EXPECT_EQ(map.score().fallows, 4 + 3 * 5 - 16);
}

TEST(MapGameRules, rule_M2_1_each_player_gets_one_province) {
    TestTable table(default_rules(Title::honshu, 3));
    table.deal("province 4");
    EXPECT_TRUE(G::why_illegal(table.state, dealer, *G::read("deal province 4")));
    EXPECT_TRUE(G::why_illegal(table.state, dealer, *G::read("deal province 7")));
    table.deal("province 6");
    table.deal("province 1");
    EXPECT_EQ(seats_with_map(table), 3);
    EXPECT_EQ(table.seat(1).map.province, 5);
    EXPECT_EQ(table.state.table.pool[index_of(Colour::brown)], 8);  // 4 A: Pn Pe, 6 A: Pe Py, 1 A: Pb Pn
    EXPECT_EQ(table.state.table.pool[index_of(Colour::grey)], 8);
}

TEST(MapGameRules, rule_M2_1_all_provinces_lie_on_the_agreed_side) {
    Rules rules = default_rules(Title::honshu, 3);
    rules.options.side = Side::B;
    TestMap map(rules, 3);
    EXPECT_EQ(map.drawing(), "L L\nD Py\nD F\n");
    EXPECT_TRUE(map.cube(1, 1));
}

TEST(MapGameRules, rule_M2_2_six_cards_each_and_the_rest_is_the_pile) {
    TestTable table(default_rules(Title::honshu, 5));
    table.deal_lowest();
    for (int seat = 0; seat < 5; ++seat) EXPECT_EQ(table.hand(seat).size(), 6);
    EXPECT_EQ(table.state.table.pile_count, 30);
    EXPECT_EQ(table.state.table.round, 1);
}

TEST(MapGameRules, rule_M2_2_six_new_cards_after_round_six_and_twelve_rounds) {
    TestTable table(default_rules(Title::honshu, 3));
    table.step_to(6, Phase::map);
    for (int seat = 0; seat < 3; ++seat) EXPECT_THAT(table.hand(seat), IsEmpty());
    table.build_anywhere();
    EXPECT_EQ(table.state.table.phase, Phase::hands);
    table.deal_lowest();
    for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(table.hand(seat).size(), 6);
    table.step_to(12, Phase::map);
    table.build_anywhere();
    EXPECT_EQ(table.state.table.phase, Phase::over);
    EXPECT_TRUE(is_over<G>(table.state));
    EXPECT_EQ(table.state.table.pile_count, 60 - 36);
}

TEST(MapGameRules, rule_M2_2_five_players_use_all_sixty_cards) {
    for (const Title title : {Title::honshu, Title::hokkaido}) {
        TestTable table(default_rules(title, 5));
        table.step_to(13, Phase::over);
        CardSet used = table.state.table.removed;
        for (int seat = 0; seat < 5; ++seat) {
            for (const LaidCard& laid : table.seat(seat).map.cards) used.add(laid.card);
        }
        used.remove(province_card);
        EXPECT_EQ(used, CardSet::all_cards());
        EXPECT_EQ(table.state.table.pile_count, 0);
    }
}

TEST(MapGameRules, rule_M2_2_only_the_dealer_deals) {
    TestTable table(default_rules(Title::honshu, 3));
    EXPECT_EQ(table.refusal(0, "deal province 1"), "M2.2");
    EXPECT_EQ(G::why_illegal(table.state, dealer, *G::read("deal card 1"))->clause, "M2.2");
    EXPECT_EQ(G::why_illegal(table.state, dealer, *G::read("done"))->clause, "M2.2");
}

TEST(MapGameRules, rule_M2_3_order_cards_are_dealt_for_tricks_of_three_to_five) {
    TestTable table(default_rules(Title::honshu, 3));
    table.deal("province 1");
    table.deal("province 2");
    table.deal("province 3");
    table.deal("order 3");
    EXPECT_TRUE(G::why_illegal(table.state, dealer, *G::read("deal order 3")));
    EXPECT_TRUE(G::why_illegal(table.state, dealer, *G::read("deal order 4")));
    table.deal("order 1");
    table.deal("order 2");
    table.deal_lowest();
    EXPECT_THAT(table.to_act(), ElementsAre(1));
}

TEST(MapGameRules, rule_M2_3_no_order_cards_for_two_players_or_a_draft) {
    for (const Rules& rules : {default_rules(Title::honshu, 2), default_rules(Title::hokkaido, 4)}) {
        TestTable table(rules);
        table.deal_lowest();
        for (int seat = 0; seat < rules.players; ++seat) EXPECT_EQ(table.seat(seat).order, 0);
    }
}

TEST(MapGameRules, rule_M2_4_players_plus_two_goals_lie_open) {
    for (int players = 2; players <= 5; ++players) {
        TestTable table(with_goals(default_rules(Title::hokkaido, players)));
        for (int goal = 1; goal <= players + 2; ++goal) table.deal("goal " + std::to_string(10 - goal));
        EXPECT_EQ(std::popcount(table.state.table.open_goals), players + 2);
        EXPECT_EQ(next_deal(table.state).dealt, Dealt::province);
    }
}

TEST(MapGameRules, rule_H11_random_scoring_card_is_revealed_at_the_start) {
    TestTable table(with_scoring_card(default_rules(Title::honshu, 3), random_scoring_card));
    EXPECT_TRUE(G::why_illegal(table.state, dealer, *G::read("deal scoring 9")));
    table.deal("scoring 5");
    EXPECT_EQ(table.state.table.scoring_card, 5);
    EXPECT_EQ(next_deal(table.state).dealt, Dealt::province);
}

}  // namespace
}  // namespace kitamae::mapgame::tests
