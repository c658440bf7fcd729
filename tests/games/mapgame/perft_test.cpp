// Numbers of legal actions along pinned games and of leaves below some of their positions. Every count of a map phase
// is first held against the plain reference, then against the number written here.
//
// The games depend on nothing but the sets of legal actions: in every state the lowest seat takes the action whose
// written form has the least hash.

#include "core/perft.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "games/mapgame/mapgame.h"
#include "games/mapgame/terraform.h"
#include "tests/games/mapgame/configurations.h"
#include "tests/games/mapgame/shadow.h"

namespace kitamae::mapgame::testing {
namespace {

std::uint64_t hash_of(const std::string& text, std::uint64_t seed) {
    std::uint64_t hash = mix(seed);
    for (const char c : text) hash = mix(hash ^ static_cast<unsigned char>(c));
    return hash;
}

Seat first_to_act(const State& s) { return MapGame::is_chance(s) ? dealer : MapGame::to_act(s).lowest(); }

Action pinned_choice(const State& s, Seat seat, std::uint64_t ply) {
    std::vector<Action> actions;
    MapGame::legal_actions(s, seat, actions);
    return *std::min_element(actions.begin(), actions.end(), [&](const Action& a, const Action& b) {
        return hash_of(write_action(a), ply) < hash_of(write_action(b), ply);
    });
}

// Rules K8.1: deserts that may take what the colour makes, times pairs of its cubes.
std::uint64_t plain_terraforms(const Rules& rules, const reference::RefMap& map) {
    std::uint64_t count = 0;
    for (const Colour colour : all_colours) {
        const auto terrain = terrain_made_by(colour);
        if (!terrain || rules.title != Title::hokkaido) continue;
        std::uint64_t cubes = 0;
        for (const Cell cell : map.cubes) cubes += reference::square_at(map, cell).colour == colour ? 1 : 0;
        std::uint64_t deserts = 0;
        for (const auto& [cell, stack] : map.stacks) deserts += reference::may_tile(map, cell, *terrain) ? 1 : 0;
        count += cubes < 2 ? 0 : deserts * cubes * (cubes - 1) / 2;
    }
    return count;
}

// What the seats to act may do in a map phase, counted on the reference maps.
std::uint64_t plain_count(const State& s, const Shadow& shadow) {
    const Rules& rules = *s.rules;
    bool begun = false;
    for (const PublicSeat& seat : s.table.seats) begun = begun || seat.placed || seat.terraformed_now;
    const bool may_order = !rules.is_trick() && !s.table.ordered && !begun;
    std::uint64_t count = 0;
    for (const Seat seat : MapGame::to_act(s)) {
        const PublicSeat& open = s.table.seats[seat.index];
        const Face& face = rules.deck.cards[open.chosen.number];
        const auto placements = open.placed ? 0 : reference::legal_placements(shadow.map(seat), face).size();
        count += placements;
        if (open.placed || placements == 0) ++count;  // done, unplaceable
        if (!open.terraformed_now) count += plain_terraforms(rules, shadow.map(seat));
        if (may_order) ++count;
    }
    return count;
}

// Two plies deep: every action is followed on the reference maps and what comes next is counted there.
std::uint64_t plain_perft_2(const State& s, const Shadow& shadow) {
    std::uint64_t leaves = 0;
    for_each_action<MapGame>(s, [&](Seat seat, const Action& action) {
        Shadow next_shadow = shadow;
        State next = s;
        next_shadow.follow(s, seat, action);
        MapGame::apply(next, seat, action);
        leaves += next.table.phase == Phase::map ? plain_count(next, next_shadow) : perft<MapGame>(next, 1);
    });
    return leaves;
}

struct Pinned {
    Configuration configuration;
    std::uint64_t whole_game;  // legal actions of all seats to act, summed over the game
    std::uint64_t early;       // leaves two plies below the first map phase
    std::uint64_t later;       // two plies below the map phase of round 4
};

struct Counted {
    std::uint64_t whole_game = 0;
    std::uint64_t early = 0;
    std::uint64_t later = 0;
};

#ifdef NDEBUG
constexpr std::uint64_t compared_one_in = 1;  // of the map phase's positions
#else
constexpr std::uint64_t compared_one_in = 5;
#endif

void compare_with_reference(const State& s, const Shadow& shadow, std::uint64_t ply) {
    if (ply % compared_one_in != 0) return;
    EXPECT_EQ(perft<MapGame>(s, 1), plain_count(s, shadow)) << "ply " << ply;
    if (s.table.round == 1 && compared_one_in == 1) {
        EXPECT_EQ(perft<MapGame>(s, 2), plain_perft_2(s, shadow)) << "ply " << ply;
    }
}

Counted count_along(const Rules& rules) {
    Counted counted;
    State s = MapGame::initial(rules);
    Shadow shadow(rules);
    for (std::uint64_t ply = 0; !is_over<MapGame>(s); ++ply) {
        counted.whole_game += perft<MapGame>(s, 1);
        if (s.table.phase == Phase::map) {
            if (counted.early == 0) counted.early = perft<MapGame>(s, 2);
            if (counted.later == 0 && s.table.round == 4) counted.later = perft<MapGame>(s, 2);
            compare_with_reference(s, shadow, ply);
        }
        const Seat seat = first_to_act(s);
        const Action action = pinned_choice(s, seat, ply);
        shadow.follow(s, seat, action);
        MapGame::apply(s, seat, action);
    }
    return counted;
}

class Perft : public ::testing::TestWithParam<Pinned> {};

TEST_P(Perft, counts_are_pinned) {
    const Rules rules = rules_of(GetParam().configuration);
    const Counted counted = count_along(rules);
    EXPECT_EQ(counted.whole_game, GetParam().whole_game);
    EXPECT_EQ(counted.early, GetParam().early);
    EXPECT_EQ(counted.later, GetParam().later);
}

constexpr Configuration with(Title title, int players, Selection selection, Side side, bool goals = false) {
    return {.title = title,
            .players = players,
            .options = {.selection = selection, .side = side, .scoring_card = 0, .goals = goals}};
}

constexpr auto trick = Selection::trick;
constexpr auto draft = Selection::draft;

INSTANTIATE_TEST_SUITE_P(Games, Perft,
                         ::testing::Values(Pinned{with(Title::honshu, 2, trick, Side::A), 13'940, 29'768, 147'264},
                                           Pinned{with(Title::honshu, 4, trick, Side::B), 42'042, 137'784, 567'336},
                                           Pinned{with(Title::honshu, 3, draft, Side::A), 18'984, 12'200, 434'179},
                                           Pinned{with(Title::hokkaido, 2, draft, Side::A), 6'214, 8'900, 52'443},
                                           Pinned{with(Title::hokkaido, 3, draft, Side::B, true), 10'269, 10'856,
                                                  44'296},
                                           Pinned{with(Title::hokkaido, 5, draft, Side::A, true), 19'675, 327, 1'555},
                                           Pinned{with(Title::hokkaido, 3, trick, Side::A), 12'975, 7'612, 55'862}),
                         [](const auto& tested) { return name_of(tested.param.configuration); });

// Setting up is counted by hand.
TEST(PerftByHand, provinces_then_cards) {
    const Rules rules = rules_of(with(Title::honshu, 2, trick, Side::A));
    const State s = MapGame::initial(rules);
    EXPECT_EQ(perft<MapGame>(s, 1), 6U);
    EXPECT_EQ(perft<MapGame>(s, 2), 6U * 5);
    EXPECT_EQ(perft<MapGame>(s, 3), 6U * 5 * 60);
    EXPECT_EQ(perft<MapGame>(s, 4), 6U * 5 * 60 * 59);
}

TEST(PerftByHand, goals_then_provinces) {
    const Rules rules = rules_of(with(Title::hokkaido, 2, draft, Side::A, true));
    EXPECT_EQ(perft<MapGame>(MapGame::initial(rules), 5), 9U * 8 * 7 * 6 * 6);
}

TEST(PerftByHand, provinces_then_player_order) {
    const Rules rules = rules_of(with(Title::honshu, 3, trick, Side::A));
    EXPECT_EQ(perft<MapGame>(MapGame::initial(rules), 6), 6U * 5 * 4 * 3 * 2 * 1);
}

}  // namespace
}  // namespace kitamae::mapgame::testing
