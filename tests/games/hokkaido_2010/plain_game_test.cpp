// The engine against the plain rules, step by step over random games.

#include "tests/games/hokkaido_2010/plain_game.h"

#include <cstdlib>
#include <gtest/gtest.h>

#include "games/hokkaido_2010/hokkaido_2010.h"
#include "games/hokkaido_2010/pieces.h"
#include "tests/games/hokkaido_2010/board_file.h"

namespace kitamae::hokkaido_2010 {
namespace {

using G = Hokkaido2010;

#ifdef NDEBUG
constexpr int games = 700;
#else
constexpr int games = 60;
#endif

std::set<int> numbers(CardSet set) {
    std::set<int> result;
    for (const CardId card : set) result.insert(card.number);
    return result;
}

std::set<std::string> listed(const State& s) {
    std::set<std::string> result;
    if (G::to_act(s).empty()) return result;
    std::vector<Action> actions;
    G::legal_actions(s, G::to_act(s).lowest(), actions);
    for (const Action& action : actions) result.insert(G::write(action));
    return result;
}

void expect_same_points(const Score& score, const std::map<std::string, int>& plain) {
    const auto part = [&](const char* name) { return plain.contains(name) ? plain.at(name) : 0; };
    EXPECT_EQ(score.claims, part("claims"));
    EXPECT_EQ(score.reveals, part("reveals"));
    EXPECT_EQ(score.public_routes, part("public"));
    EXPECT_EQ(score.private_routes, part("private"));
    EXPECT_EQ(score.hand, part("hand"));
    EXPECT_EQ(score.regions, part("regions"));
}

void expect_same_seat(const State& s, const PlainGame& plain, Seat seat) {
    const PublicSeat& open = s.table.seats[seat.index];
    const PlainSeat& own = plain.seats[seat.index];
    EXPECT_EQ(open.supply, own.supply);
    EXPECT_EQ(numbers(s.secrets.hands[seat.index]), own.hand);
    EXPECT_EQ(open.hand_count, own.hand.size());
    EXPECT_EQ(numbers(open.revealed), own.revealed);
    std::map<std::string, int> pieces;
    int on_board = 0;
    for (std::uint8_t i = 0; i < max_places; ++i) {
        const int count = pieces_in(s.table, seat, Place{i});
        on_board += count;
        if (count > 0) pieces[std::string(s.rules->atlas.name_of(Place{i}).text())] = count;
    }
    EXPECT_EQ(pieces, own.pieces);
    EXPECT_EQ(pieces_on_board(*s.rules, s.table, seat), on_board);
    for (const CardId card : all_cards()) {
        EXPECT_EQ(open.controls.has(card), plain.controls(own, card.number)) << "card " << int{card.number};
    }
    expect_same_points(G::score(s, seat), own.points);
}

void expect_same_table(const State& s, const PlainGame& plain) {
    EXPECT_EQ(listed(s), plain.legal());
    EXPECT_EQ(numbers(s.secrets.pile), plain.pile);
    EXPECT_EQ(s.table.phase == Phase::over, plain.over);
    EXPECT_EQ(s.table.row.size(), plain.row.size());
    for (const auto& [card, on_card] : plain.row) {
        const CardPieces pieces = pieces_on(s.table, CardId{static_cast<std::uint8_t>(card)});
        EXPECT_TRUE(s.table.row.has(CardId{static_cast<std::uint8_t>(card)}));
        EXPECT_EQ(pieces.high, on_card.empty() ? nobody : Seat{static_cast<std::uint8_t>(on_card[0])});
        EXPECT_EQ(pieces.low, on_card.size() < 2 ? nobody : Seat{static_cast<std::uint8_t>(on_card[1])});
    }
    std::vector<int> left;
    for (const Seat seat : seats_with_last_turn(*s.rules, s.table)) left.push_back(seat.index);
    EXPECT_EQ(left, plain.last_turns);
    for (const Seat seat : SeatSet::first(s.rules->players)) {
        SCOPED_TRACE("seat " + std::to_string(seat.index));
        expect_same_seat(s, plain, seat);
    }
}

// Uniform play hardly ever claims or reveals; an eager player does so when it finds it can, and likes to grow.
Action eager_action(const State& s, Seat seat, Rng& rng) {
    Action action = G::sample_action(s, seat, rng);
    for (int tries = 0; tries < 30; ++tries) {
        const Action other = G::sample_action(s, seat, rng);
        if (other.kind == ActionKind::claim || other.kind == ActionKind::reveal) return other;
        if (other.kind == ActionKind::grow && tries < 4 && action.kind == ActionKind::land) action = other;
    }
    return action;
}

void compare_game(int players, std::uint64_t seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Rng rng(seed);
    State s = G::initial(default_rules(players));
    PlainGame plain(default_board(), players);
    const bool is_eager = seed % 2 == 0;
    for (int ply = 0; !is_over<G>(s) && !::testing::Test::HasFailure(); ++ply) {
        const Seat seat = G::is_chance(s) ? dealer : G::to_act(s).lowest();
        const bool eager = is_eager && seat != dealer && s.table.phase == Phase::turn;
        const Action action = eager ? eager_action(s, seat, rng) : G::sample_action(s, seat, rng);
        SCOPED_TRACE("ply " + std::to_string(ply) + ": " + G::write(action));
        G::apply(s, seat, action);
        plain.apply(G::write(action));
        EXPECT_EQ(listed(s), plain.legal());
        if (ply % 8 == 0 || s.table.last_turns > 0) expect_same_table(s, plain);
    }
    expect_same_table(s, plain);
    std::set<int> winners;
    for (const Seat seat : G::winners(s)) winners.insert(seat.index);
    EXPECT_EQ(winners, plain.winners());
}

class PlainRules : public ::testing::TestWithParam<int> {};

TEST_P(PlainRules, agree_with_the_engine) {
    for (int game = 0; game < games && !HasFailure(); ++game) {
        compare_game(GetParam(), static_cast<std::uint64_t>(game));
    }
}

INSTANTIATE_TEST_SUITE_P(Players, PlainRules, ::testing::Values(2, 3, 4));

}  // namespace
}  // namespace kitamae::hokkaido_2010
