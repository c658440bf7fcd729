// Rules T1: components and setup.

#include <gtest/gtest.h>

#include "tests/games/hokkaido_2010/board_file.h"
#include "tests/games/hokkaido_2010/position.h"

namespace kitamae::hokkaido_2010 {
namespace {

using G = Hokkaido2010;

State dealt(int players, std::uint64_t seed = 1) {
    Rng rng(seed);
    State s = G::initial(default_rules(players));
    while (G::is_chance(s)) G::apply(s, dealer, G::sample_action(s, dealer, rng));
    return s;
}

TEST(Setup, rule_T1_1_pieces_and_cards_depend_on_players) {
    const struct {
        int players, pieces, unused;
    } expected[] = {{2, 28, 8}, {3, 25, 6}, {4, 22, 4}};
    for (const auto& e : expected) {
        const State s = dealt(e.players);
        EXPECT_EQ(s.secrets.unused.size(), e.unused);
        for (int seat = 0; seat < e.players; ++seat) {
            EXPECT_EQ(s.table.seats[static_cast<std::size_t>(seat)].supply, e.pieces);
        }
    }
}

TEST(Setup, rule_T1_2_five_cards_open_three_in_each_hand_the_rest_is_the_pile) {
    const struct {
        int players, pile;
    } expected[] = {{2, 13}, {3, 12}, {4, 11}};
    for (const auto& e : expected) {
        const State s = dealt(e.players);
        EXPECT_EQ(s.table.row.size(), 5);
        EXPECT_EQ(s.table.pile_count, e.pile);
        EXPECT_EQ(s.secrets.pile.size(), e.pile);
        for (int seat = 0; seat < max_players; ++seat) {
            const auto i = static_cast<std::size_t>(seat);
            EXPECT_EQ(s.secrets.hands[i].size(), seat < e.players ? 3 : 0);
            EXPECT_EQ(s.table.seats[i].hand_count, seat < e.players ? 3 : 0);
        }
    }
}

TEST(Setup, rule_T1_2_a_dealt_card_is_not_dealt_again) {
    State s = G::initial(default_rules(2));
    G::apply(s, dealer, deal_action(Dealt::first, 1));
    G::apply(s, dealer, deal_action(Dealt::unused, 7));
    EXPECT_EQ(G::why_illegal(s, dealer, deal_action(Dealt::unused, 7))->clause, "T1.2");
    EXPECT_EQ(G::why_illegal(s, dealer, deal_action(Dealt::row, 8))->clause, "T1.2");
    EXPECT_EQ(G::why_illegal(s, dealer, deal_action(Dealt::unused, 33))->clause, "T1.2");
    EXPECT_EQ(G::why_illegal(s, Seat{0}, deal_action(Dealt::unused, 8))->clause, "T1.2");
    EXPECT_FALSE(G::why_illegal(s, dealer, deal_action(Dealt::unused, 8)));
}

TEST(Setup, rule_T1_3_first_player_places_last_and_moves_first) {
    State s = dealt(4);
    const Seat first = s.table.first_player;
    Position p(4);
    p.s = s;
    const char* const cities[] = {"hakodate", "sapporo", "wakkanai", "kushiro"};
    for (int i = 0; i < 4; ++i) {
        EXPECT_EQ(p.to_act(), seat_after(first, 3 - i, 4));
        p.play(std::string("start ") + cities[i]);
    }
    EXPECT_EQ(p.to_act(), first);
    EXPECT_EQ(p.s.table.phase, Phase::turn);
    EXPECT_EQ(p.s.table.actions_left, 3);
    EXPECT_EQ(p.open(0).supply, 21);
}

TEST(Setup, rule_T1_3_any_seat_may_be_first) {
    const State s = G::initial(default_rules(3));
    std::vector<Action> outcomes;
    G::legal_actions(s, dealer, outcomes);
    EXPECT_EQ(outcomes.size(), 3U);
    EXPECT_EQ(G::write(outcomes[2]), "deal first 2");
    EXPECT_EQ(G::why_illegal(s, dealer, deal_action(Dealt::first, 3))->clause, "T1.3");
}

TEST(Setup, rule_T1_3_only_free_cities) {
    Position p(2);
    p.s = dealt(2);
    EXPECT_EQ(p.legal().size(), 6U);
    EXPECT_EQ(p.refusal("start atsuta"), "T1.3");
    EXPECT_EQ(p.refusal("start japan"), "T1.3");
    EXPECT_EQ(p.refusal("start sea"), "T1.3");
    EXPECT_EQ(p.refusal("draw"), "T1.3");
    p.play("start obihiro");
    EXPECT_EQ(p.refusal("start obihiro"), "T1.3");
    EXPECT_EQ(p.legal().size(), 5U);
}

TEST(Setup, rule_T1_4_a_place_must_be_on_the_board) {
    Position p(2);
    p.put(0, {"sapporo"});
    EXPECT_EQ(p.refusal("land sapporo tokyo"), "T1.4");
    EXPECT_EQ(p.refusal("sea tokyo sea"), "T1.4");
    EXPECT_EQ(p.refusal("grow tokyo"), "T1.4");
}

TEST(Setup, rule_T1_5_hands_pile_and_unused_cards_are_secret) {
    State s = dealt(3);
    const Observation seen = G::observe(s, Seat{1});
    EXPECT_EQ(seen.hand, s.secrets.hands[1]);
    std::swap(s.secrets.hands[0], s.secrets.hands[2]);
    std::swap(s.secrets.pile, s.secrets.unused);
    EXPECT_EQ(G::observe(s, Seat{1}), seen);
    EXPECT_EQ(G::observe(s, onlooker).hand, CardSet{});
}

TEST(Board, default_board_is_sound) {
    const auto fault = check_board(default_board());
    EXPECT_FALSE(fault) << fault->where << ": " << fault->message;
    EXPECT_EQ(default_rules(2).atlas.province_count(), 41);
    EXPECT_EQ(default_rules(2).atlas.cities().size(), 6);
}

class BoardFaults : public ::testing::Test {
protected:
    std::string where() const {
        const auto fault = check_board(board);
        return fault ? fault->where : "";
    }
    Province& province(const std::string& id) {
        return *std::find_if(board.provinces.begin(), board.provinces.end(), [&](auto& p) { return p.id == id; });
    }
    Board board = default_board();
};

TEST_F(BoardFaults, regions_are_six_with_one_city_each) {
    province("atsuta").city = "Atsuta";
    EXPECT_EQ(where(), "region ishikari");
    province("atsuta").city = "";
    province("sapporo").city = "";
    EXPECT_EQ(where(), "region ishikari");
    board.regions.pop_back();
    EXPECT_EQ(where(), "province obihiro");
    board = default_board();
    board.regions.push_back({.id = "honshu", .name = "Honshu"});
    EXPECT_EQ(where(), "regions");
    board.regions.pop_back();
    board.regions[0].id = board.regions[1].id;
    EXPECT_EQ(where(), "province hakodate");
}

TEST_F(BoardFaults, ids_are_words_of_their_own) {
    for (const char* id : {"", "Atsuta", "a b", "sea", "sapporo", "an-id-longer-than-the-limit"}) {
        board = default_board();
        province("atsuta").id = id;
        EXPECT_EQ(where(), "province " + std::string(id));
    }
    board = default_board();
    board.countries[1] = "japan";
    EXPECT_EQ(where(), "country japan");
    board.countries.pop_back();
    EXPECT_EQ(where(), "countries");
    board = default_board();
    board.provinces.resize(0);
    EXPECT_EQ(where(), "provinces");
}

TEST_F(BoardFaults, borders_join_all_provinces) {
    board.borders.push_back({"atsuta", "atsuta"});
    EXPECT_EQ(where(), "border atsuta atsuta");
    board.borders.back() = {"atsuta", "tokyo"};
    EXPECT_EQ(where(), "border atsuta tokyo");
    board.borders.pop_back();
    std::erase_if(board.borders, [](const Border& b) { return b.a == "hanasaki" || b.b == "hanasaki"; });
    EXPECT_EQ(where(), "province hanasaki");
}

TEST_F(BoardFaults, cards_join_cities_and_countries) {
    const auto broken = [&](auto change) {
        board = default_board();
        change(board.cards[6]);
        return where();
    };
    EXPECT_EQ(broken([](TradeCard& c) { c.number = 6; }), "card 6");
    EXPECT_EQ(broken([](TradeCard& c) { c.number = 33; }), "card 33");
    EXPECT_EQ(broken([](TradeCard& c) { c.a = "tokyo"; }), "card 7");
    EXPECT_EQ(broken([](TradeCard& c) { c.b = "atsuta"; }), "card 7");
    EXPECT_EQ(broken([](TradeCard& c) { c.b = c.a; }), "card 7");
    EXPECT_EQ(broken([](TradeCard& c) { c.a = "japan", c.b = "china"; }), "card 7");
    EXPECT_EQ(broken([](TradeCard& c) { c.low = 0; }), "card 7");
    EXPECT_EQ(broken([](TradeCard& c) { c.low = c.high + 1; }), "card 7");
    EXPECT_EQ(broken([](TradeCard& c) { c.a = "japan"; }), "");  // a sea route may name its country first
    board.cards.pop_back();
    EXPECT_EQ(where(), "cards");
}

TEST_F(BoardFaults, home_is_a_province) {
    board.home = "japan";
    EXPECT_EQ(where(), "home");
}

}  // namespace
}  // namespace kitamae::hokkaido_2010
