// Scores, sides, goals and tiles of random maps against the plain reference: maps of random matches, maps of own
// decks full of one thing, and maps stretched to the limits of the window.

#include <gtest/gtest.h>

#include "games/mapgame/goals.h"
#include "games/mapgame/placements.h"
#include "games/mapgame/scoring.h"
#include "games/mapgame/sides.h"
#include "games/mapgame/terraform.h"
#include "tests/games/mapgame/configurations.h"
#include "tests/games/mapgame/shadow.h"

namespace kitamae::mapgame::testing {
namespace {

using reference::Ground;
using reference::RefMap;

void compare_scores(const Rules& rules, const Map& map, const RefMap& plain_map) {
    for (std::uint8_t card = 0; card <= scoring_card_count; ++card) {
        const ScoreContext context{.scoring_card = card, .goals = card % 3};
        const Score found = score_map(rules, map, context);
        const Score expected = reference::score(plain_map, rules.title, context);
        EXPECT_EQ(found.forests, expected.forests);
        EXPECT_EQ(found.lakes, expected.lakes);
        EXPECT_EQ(found.factories, expected.factories);
        EXPECT_EQ(found.towns, expected.towns);
        EXPECT_EQ(found.mountains, expected.mountains);
        EXPECT_EQ(found.goals, expected.goals);
        EXPECT_EQ(found.bonus, expected.bonus) << "scoring card " << int{card};
        EXPECT_EQ(found.fallows, expected.fallows);
        EXPECT_TRUE(found == expected);
    }
}

// The range, and for each other square what the reference and the engine say of it.
std::string drawing(const Map& map, const RefMap& plain_map, const Sides& sides) {
    const Window window(map);
    std::string text = "range:";
    for (const Cell cell : map.range) text += " " + write_cell(cell);
    for (int y = map.min_y; y <= map.max_y; ++y) {
        text += "\n";
        for (int x = map.min_x; x <= map.max_x; ++x) {
            text += "|01"[static_cast<int>(reference::ground_at(plain_map.chain, cell_at(x, y)))];
            text += sides.line.has(window.x(cell_at(x, y)), window.y(cell_at(x, y)))    ? '|'
                : sides.ground[0].has(window.x(cell_at(x, y)), window.y(cell_at(x, y))) ? 'a'
                                                                                        : 'b';
            text += ' ';
        }
    }
    return text;
}

// Which of the two sides is called first does not matter.
void compare_sides(const Map& map, const RefMap& plain_map) {
    const Sides sides = sides_of(map);
    const Window window(map);
    int same = 0;
    int swapped = 0;
    for (int y = map.min_y; y <= map.max_y; ++y) {
        for (int x = map.min_x; x <= map.max_x; ++x) {
            const int wx = window.x(cell_at(x, y));
            const int wy = window.y(cell_at(x, y));
            const Ground expected = reference::ground_at(plain_map.chain, cell_at(x, y));
            const bool is_first = sides.ground[0].has(wx, wy);
            EXPECT_EQ(sides.line.has(wx, wy), expected == Ground::line) << x << "," << y;
            EXPECT_EQ(is_first || sides.ground[1].has(wx, wy), expected != Ground::line) << x << "," << y;
            if (expected != Ground::line) ++(is_first == (expected == Ground::even) ? same : swapped);
        }
    }
    EXPECT_TRUE(same == 0 || swapped == 0) << drawing(map, plain_map, sides);
}

void compare_tiles(const Rules& rules, const Map& map, const RefMap& plain_map) {
    for (const Terrain terrain : tile_terrains) {
        std::vector<Cell> expected;
        for (const auto& [cell, stack] : plain_map.stacks) {
            const bool allowed = reference::may_tile(plain_map, cell, terrain);
            if (allowed) expected.push_back(cell);
            EXPECT_EQ(!why_no_tile(rules, map, cell, terrain), allowed) << write_cell(cell);
        }
        const CellList found = tile_cells(rules, map, terrain);
        EXPECT_EQ(std::vector<Cell>(found.begin(), found.end()), expected);
    }
}

void compare_all(const Rules& rules, const Map& map, const RefMap& plain_map) {
    ASSERT_EQ(difference(rules, map, plain_map), "");
    compare_scores(rules, map, plain_map);
    if (rules.title != Title::hokkaido) return;
    compare_sides(map, plain_map);
    compare_tiles(rules, map, plain_map);
    for (int goal = 1; goal <= goal_count; ++goal) {
        for (int terraformed = 0; terraformed <= 3; ++terraformed) {
            EXPECT_EQ(fulfils_goal(rules, map, goal, terraformed), reference::fulfils(plain_map, goal, terraformed))
                << "goal " << goal;
        }
    }
}

// ---- maps of random matches ----

Seat acting_seat(const State& s, Rng& rng) {
    if (MapGame::is_chance(s)) return dealer;
    const SeatSet seats = MapGame::to_act(s);
    auto at = seats.begin();
    for (std::uint32_t skip = rng.below(static_cast<std::uint32_t>(seats.size())); skip > 0; --skip) ++at;
    return *at;
}

void play_and_compare(const Rules& rules, std::uint64_t seed) {
    Rng rng(seed, 3);
    State s = MapGame::initial(rules);
    Shadow shadow(rules);
    while (!is_over<MapGame>(s) && !::testing::Test::HasFailure()) {
        const Seat seat = acting_seat(s, rng);
        const Action action = MapGame::sample_action(s, seat, rng);
        shadow.follow(s, seat, action);
        MapGame::apply(s, seat, action);
        if (seat != dealer && rng.below(8) == 0) {
            compare_all(rules, s.table.seats[seat.index].map, shadow.map(seat));
        }
    }
    for (const Seat seat : SeatSet::first(rules.players)) {
        SCOPED_TRACE("seed " + std::to_string(seed) + " seat " + std::to_string(seat.index));
        compare_all(rules, s.table.seats[seat.index].map, shadow.map(seat));
    }
}

TEST(ScoringReference, maps_of_random_matches) {
    for (const Configuration& configuration : all_configurations()) {
        if (configuration.options.scoring_card != 0) continue;
        SCOPED_TRACE(name_of(configuration));
        const Rules rules = rules_of(configuration);
        const int games = games_to_play(1, 10);
        for (int game = 0; game < games && !HasFailure(); ++game) play_and_compare(rules, static_cast<unsigned>(game));
    }
}

struct OwnDeck {
    const char* name;
    Title title;
    const char* codes;
};

class ScoringReferenceOwnDeck : public ::testing::TestWithParam<OwnDeck> {};

TEST_P(ScoringReferenceOwnDeck, maps_of_random_matches) {
    const int games = games_to_play(3, 40);
    for (int game = 0; game < games && !HasFailure(); ++game) {
        Rng rng(static_cast<unsigned>(game), 78);
        Rules rules = rules_of({.title = GetParam().title,
                                .players = 2 + game % 4,
                                .options = {.selection = Selection::draft, .side = Side::A}});
        rules.deck = random_deck(GetParam().title, GetParam().codes, rng);
        play_and_compare(rules, static_cast<unsigned>(game));
    }
}

constexpr std::array own_decks{
    OwnDeck{"Lakes", Title::honshu, "L L L D"},
    OwnDeck{"Fallows", Title::honshu, "D"},
    OwnDeck{"MostlyFallows", Title::honshu, "D D D D D F"},
    OwnDeck{"Towns", Title::honshu, "T T T T T D"},
    OwnDeck{"Forests", Title::honshu, "F F F T"},
    OwnDeck{"Works", Title::honshu, "Pb Pb Py Pn Pe Wb2 Wb3 Wb9 Wy4 Wn1 We2 D"},
    OwnDeck{"Mountains", Title::hokkaido, "M T T T D D Pe"},
    OwnDeck{"FewMountains", Title::hokkaido, "M T T T T T D D D D F L Pe"},
    OwnDeck{"AllMountains", Title::hokkaido, "M"},
    OwnDeck{"AllTowns", Title::hokkaido, "T"},
    OwnDeck{"Deserts", Title::hokkaido, "D D D D Pe Pe Pe Pb Pg Pn"},
    OwnDeck{"Goals", Title::hokkaido, "F L M T T Pb Pe Pg Pn Wb4 We4 Wg4 Wn4"},
};

INSTANTIATE_TEST_SUITE_P(Decks, ScoringReferenceOwnDeck, ::testing::ValuesIn(own_decks),
                         [](const auto& tested) { return std::string(tested.param.name); });

// ---- maps stretched as far as they go ----

// Prefers the legal placement farthest out in one direction, so that twelve cards reach the limits.
struct Stretching {
    int dx = 0;
    int dy = 0;

    int reach(const Placement& p) const {
        const int right = p.x + width_of(p.rotation);
        const int bottom = p.y + height_of(p.rotation);
        return (dx > 0 ? right : -p.x) * std::abs(dx) + (dy > 0 ? bottom : -p.y) * std::abs(dy);
    }
};

struct Stretched {
    int width = 0;
    int height = 0;
};

// A score pad may turn the province and put it anywhere.
Placement anywhere(Rng& rng) {
    const auto coordinate = [&] { return static_cast<std::int8_t>(static_cast<int>(rng.below(81)) - 40); };
    return {.x = coordinate(), .y = coordinate(), .rotation = all_rotations[rng.below(4)]};
}

Stretched stretch_and_compare(const Rules& rules, Stretching stretching, std::uint64_t seed, bool turned = false) {
    Rng rng(seed, 9);
    Pool pool = rules.deck.resources;
    PerColour<int> plain_pool{};
    std::copy(pool.begin(), pool.end(), plain_pool.begin());
    const auto province = static_cast<std::uint8_t>(rng.below(province_count));
    const Placement where = turned ? anywhere(rng) : Placement{};
    Map map = begin_map(rules, province, pool, where);
    RefMap plain_map;
    reference::place(plain_map, rules.deck.provinces[province].sides[static_cast<std::size_t>(rules.options.side)],
                     plain(where), plain_pool);
    CardSet left = CardSet::all_cards();
    while (map.cards.size() < cards_per_map && !left.empty()) {
        const CardId card = left.nth(rng.below(static_cast<std::uint32_t>(left.size())));
        left.remove(card);
        const Face& face = rules.deck.cards[card.number];
        std::vector<Placement> placements;
        list_placements(rules, map, face, placements);
        const auto expected = reference::legal_placements(plain_map, face);
        EXPECT_EQ(placements.size(), expected.size());
        if (placements.empty()) continue;
        shuffle(placements, rng);
        const Placement farthest = *std::max_element(
            placements.begin(), placements.end(),
            [&](const Placement& a, const Placement& b) { return stretching.reach(a) < stretching.reach(b); });
        EXPECT_TRUE(std::binary_search(expected.begin(), expected.end(), plain(farthest)));
        lay_card(rules, map, card, farthest, pool);
        reference::place(plain_map, face, plain(farthest), plain_pool);
        compare_all(rules, map, plain_map);
        if (::testing::Test::HasFailure()) break;
    }
    return {.width = map.max_x - map.min_x + 1, .height = map.max_y - map.min_y + 1};
}

constexpr std::array directions{Stretching{1, 0}, Stretching{-1, 0}, Stretching{0, 1},  Stretching{0, -1},
                                Stretching{1, 1}, Stretching{-1, 1}, Stretching{1, -1}, Stretching{-1, -1}};

TEST(ScoringReference, honshu_maps_stretched_to_the_limits) {
    const Rules rules = rules_of({.title = Title::honshu, .players = 2, .options = {}});
    Stretched most;
    for (const Stretching& direction : directions) {
        for (int game = 0; game < games_to_play(1, 6) && !HasFailure(); ++game) {
            const Stretched size = stretch_and_compare(rules, direction, static_cast<unsigned>(game));
            most.width = std::max(most.width, size.width);
            most.height = std::max(most.height, size.height);
        }
    }
    EXPECT_EQ(most.width, 26);
    EXPECT_EQ(most.height, 27);
}

TEST(ScoringReference, hokkaido_maps_stretched_to_the_limits) {
    Rng rng(4);
    for (const char* codes : {"T D", "T D D D D M", "D Pe Pe M"}) {
        Rules rules = rules_of({.title = Title::hokkaido, .players = 2, .options = {}});
        rules.deck = random_deck(Title::hokkaido, codes, rng);
        for (const Stretching& direction : directions) {
            for (int game = 0; game < games_to_play(1, 6) && !HasFailure(); ++game) {
                stretch_and_compare(rules, direction, static_cast<unsigned>(game));
                stretch_and_compare(rules, direction, static_cast<unsigned>(game), true);
            }
        }
    }
}

}  // namespace
}  // namespace kitamae::mapgame::testing
