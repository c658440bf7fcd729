// Every list of placements in random matches against the plain reference, and what laying a card does.

#include "games/mapgame/placements.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>

#include "tests/games/mapgame/configurations.h"
#include "tests/games/mapgame/shadow.h"

namespace kitamae::mapgame::testing {
namespace {

using reference::RefMap;
using reference::RefPlacement;

std::vector<RefPlacement> sorted(const std::vector<Placement>& placements) {
    std::vector<RefPlacement> result;
    for (const Placement& placement : placements) result.push_back(plain(placement));
    std::sort(result.begin(), result.end());
    return result;
}

std::string text_of(const RefPlacement& placement) {
    std::string text = write_cell(placement.corner) + " r" + std::to_string(degrees(placement.rotation)) + " under";
    for (const int slot : placement.under) text += " " + std::to_string(slot);
    return text;
}

struct Case {
    const Rules& rules;
    const Map& map;
    const RefMap& plain_map;
    const Face& face;
};

void expect_same_list(const Case& c, const std::vector<RefPlacement>& expected) {
    std::vector<Placement> placements(3);  // the list must clear what it is given
    list_placements(c.rules, c.map, c.face, placements);
    const std::vector<RefPlacement> found = sorted(placements);
    if (found != expected) {
        std::vector<RefPlacement> odd;
        std::set_symmetric_difference(found.begin(), found.end(), expected.begin(), expected.end(),
                                      std::back_inserter(odd));
        FAIL() << found.size() << " listed, " << expected.size() << " expected, " << odd.size() << " differ, as "
               << text_of(odd.empty() ? found.front() : odd.front()) << " for " << write_face(c.face);
    }
    EXPECT_EQ(has_placement(c.rules, c.map, c.face), !expected.empty());
}

void expect_refusals_agree(const Case& c, const std::vector<RefPlacement>& expected, Rng& rng) {
    for (int i = 0; i < 20 && !expected.empty(); ++i) {
        const RefPlacement& listed = expected[rng.below(static_cast<std::uint32_t>(expected.size()))];
        EXPECT_FALSE(why_illegal_placement(c.rules, c.map, c.face, packed(listed))) << text_of(listed);
    }
    const auto width = static_cast<std::uint32_t>(c.map.max_x - c.map.min_x + 7);
    const auto height = static_cast<std::uint32_t>(c.map.max_y - c.map.min_y + 7);
    for (int i = 0; i < 60; ++i) {
        Placement any{.x = static_cast<std::int8_t>(c.map.min_x - 3 + static_cast<int>(rng.below(width))),
                      .y = static_cast<std::int8_t>(c.map.min_y - 3 + static_cast<int>(rng.below(height))),
                      .rotation = all_rotations[rng.below(4)]};
        any.under = static_cast<SlotSet>(rng.next() & rng.next() & (slot_bit(c.map.cards.size()) - 1U));
        const bool legal = std::binary_search(expected.begin(), expected.end(), plain(any));
        EXPECT_EQ(!why_illegal_placement(c.rules, c.map, c.face, any), legal) << text_of(plain(any));
    }
}

// Far outside every window, as far as an action's text can say.
void expect_far_ones_refused(const Case& c, Rng& rng) {
    for (int i = 0; i < 10; ++i) {
        Placement far{.x = static_cast<std::int8_t>(static_cast<int>(rng.below(199)) - 99),
                      .y = static_cast<std::int8_t>(rng.below(2) == 0 ? 99 : -99),
                      .rotation = all_rotations[rng.below(4)]};
        if (rng.below(2) == 0) std::swap(far.x, far.y);
        const auto error = why_illegal_placement(c.rules, c.map, c.face, far);
        ASSERT_TRUE(error);
        EXPECT_EQ(error->clause, "M3.4");
    }
}

void expect_samples_listed(const Case& c, const std::vector<RefPlacement>& expected, Rng& rng) {
    for (std::uint32_t others = 0; others < 3; ++others) {
        const SampledPlacement sampled = sample_placement(c.rules, c.map, c.face, others, rng);
        EXPECT_EQ(sampled.list_is_empty, expected.empty());
        if (expected.empty() || others == 0) {
            EXPECT_EQ(sampled.placement.has_value(), !expected.empty());
        }
        if (!sampled.placement) continue;
        EXPECT_TRUE(std::binary_search(expected.begin(), expected.end(), plain(*sampled.placement)));
    }
}

void compare_lists(const Case& c, Rng& rng) {
    const std::vector<RefPlacement> expected = reference::legal_placements(c.plain_map, c.face);
    expect_same_list(c, expected);
    expect_refusals_agree(c, expected, rng);
    expect_far_ones_refused(c, rng);
    expect_samples_listed(c, expected, rng);
}

Seat acting_seat(const State& s, Rng& rng) {
    if (MapGame::is_chance(s)) return dealer;
    const SeatSet seats = MapGame::to_act(s);
    auto at = seats.begin();
    for (std::uint32_t skip = rng.below(static_cast<std::uint32_t>(seats.size())); skip > 0; --skip) ++at;
    return *at;
}

bool is_to_place(const State& s, Seat seat) {
    return seat != dealer && s.table.phase == Phase::map && !s.table.seats[seat.index].placed;
}

// `one_in`: how many of the lists are compared; all of what is laid is.
void play_and_compare(const Rules& rules, std::uint64_t seed, std::uint32_t one_in) {
    Rng rng(seed);
    State s = MapGame::initial(rules);
    Shadow shadow(rules);
    while (!is_over<MapGame>(s) && !::testing::Test::HasFailure()) {
        const Seat seat = acting_seat(s, rng);
        const PublicSeat& open = s.table.seats[seat == dealer ? 0 : seat.index];
        if (is_to_place(s, seat) && rng.below(one_in) == 0) {
            compare_lists({rules, open.map, shadow.map(seat), rules.deck.cards[open.chosen.number]}, rng);
        }
        const Action action = MapGame::sample_action(s, seat, rng);
        shadow.follow(s, seat, action);
        MapGame::apply(s, seat, action);
        ASSERT_EQ(shadow.difference(s), "") << "seed " << seed << " after " << write_action(action);
    }
}

// Every placement and the others together are drawn equally often, seven standard deviations either way.
void expect_uniform_samples(const Case& c, std::uint32_t others, Rng& rng) {
    constexpr int draws_each = 200;
    const std::vector<RefPlacement> expected = reference::legal_placements(c.plain_map, c.face);
    std::map<RefPlacement, int> hits;
    int fell_on_others = 0;
    for (std::size_t i = 0; i < draws_each * (expected.size() + others); ++i) {
        const SampledPlacement sampled = sample_placement(c.rules, c.map, c.face, others, rng);
        if (sampled.placement) {
            ++hits[plain(*sampled.placement)];
        } else {
            ++fell_on_others;
        }
    }
    for (const RefPlacement& placement : expected) {
        EXPECT_TRUE(hits[placement] > draws_each / 2 && hits[placement] < draws_each * 3 / 2)
            << text_of(placement) << " was drawn " << hits[placement] << " times of " << draws_each;
    }
    const int share = draws_each * static_cast<int>(others);
    EXPECT_NEAR(fell_on_others, share, share / 2);
}

// The first so many short lists of a match.
void play_and_sample(const Rules& rules, std::uint64_t seed, int lists) {
    Rng rng(seed);
    State s = MapGame::initial(rules);
    Shadow shadow(rules);
    while (!is_over<MapGame>(s) && lists > 0 && !::testing::Test::HasFailure()) {
        const Seat seat = acting_seat(s, rng);
        if (is_to_place(s, seat) && rng.below(2) == 0) {
            const PublicSeat& open = s.table.seats[seat.index];
            const Face& face = rules.deck.cards[open.chosen.number];
            std::vector<Placement> placements;
            list_placements(rules, open.map, face, placements);
            if (!placements.empty() && placements.size() < 250) {
                expect_uniform_samples({rules, open.map, shadow.map(seat), face}, rng.below(30), rng);
                --lists;
            }
        }
        const Action action = MapGame::sample_action(s, seat, rng);
        shadow.follow(s, seat, action);
        MapGame::apply(s, seat, action);
    }
}

TEST(SampledPlacements, are_uniform) {
    for (const Title title : {Title::honshu, Title::hokkaido}) {
        for (int players = 2; players <= max_players; ++players) {
            const Rules rules = rules_of(
                {.title = title, .players = players, .options = {.selection = Selection::draft, .side = Side::B}});
            for (int game = 0; game < games_to_play(1, 3); ++game) {
                play_and_sample(rules, static_cast<std::uint64_t>(game), 6);
            }
        }
    }
}

class Placements : public ::testing::TestWithParam<Configuration> {};

TEST_P(Placements, lists_and_laid_cards_equal_the_reference) {
    const Rules rules = rules_of(GetParam());
#ifdef NDEBUG
    const std::uint32_t one_in = 4;
#else
    const std::uint32_t one_in = 12;
#endif
    const int games = games_to_play(1, 8);
    for (int game = 0; game < games && !HasFailure(); ++game) {
        play_and_compare(rules, static_cast<std::uint64_t>(game) * 1000 + static_cast<std::uint64_t>(rules.players),
                         one_in);
    }
}

std::vector<Configuration> building_configurations() {
    std::vector<Configuration> result;
    for (const Configuration& configuration : all_configurations()) {
        const Options& options = configuration.options;
        if (options.scoring_card == 0 && options.goals == (configuration.title == Title::hokkaido)) {
            result.push_back(configuration);
        }
    }
    return result;
}

INSTANTIATE_TEST_SUITE_P(All, Placements, ::testing::ValuesIn(building_configurations()),
                         [](const auto& tested) { return name_of(tested.param); });

// Own decks: many lakes and mountains force cards under others, many mountains make long ranges.
struct OwnDeck {
    const char* name;
    Title title;
    const char* codes;
};

class OwnDecks : public ::testing::TestWithParam<OwnDeck> {};

TEST_P(OwnDecks, lists_and_laid_cards_equal_the_reference) {
    const int games = games_to_play(1, 8);
    for (int game = 0; game < games && !HasFailure(); ++game) {
        const auto seed = static_cast<std::uint64_t>(game);
        Rng rng(seed, 77);
        Rules rules = rules_of({.title = GetParam().title,
                                .players = 2 + game % 4,
                                .options = {.selection = Selection::draft, .side = Side::A}});
        rules.deck = random_deck(GetParam().title, GetParam().codes, rng);
        play_and_compare(rules, seed, 2);
    }
}

INSTANTIATE_TEST_SUITE_P(Decks, OwnDecks,
                         ::testing::Values(OwnDeck{"Lakes", Title::honshu, "L L D T"},
                                           OwnDeck{"FewLakes", Title::honshu, "L D D T F Pb Pn Wb2"},
                                           OwnDeck{"AllLakes", Title::honshu, "L"},
                                           OwnDeck{"NoLakes", Title::honshu, "T F D Pb Pe Py"},
                                           OwnDeck{"Mountains", Title::hokkaido, "M D D T Pe Pe"},
                                           OwnDeck{"FewMountains", Title::hokkaido, "M L D D D T T T Pe Pb Pg F"},
                                           OwnDeck{"AllMountains", Title::hokkaido, "M"},
                                           OwnDeck{"Production", Title::hokkaido, "Pb Pe Pg Pn D"}),
                         [](const auto& tested) { return std::string(tested.param.name); });

}  // namespace
}  // namespace kitamae::mapgame::testing
