// The quick judgement of placements against judging the whole new map.

#include "bots/mapgame/survey.h"

#include <gtest/gtest.h>

#include "bots/mapgame/judge.h"
#include "games/mapgame/placements.h"
#include "games/mapgame/terraform.h"
#include "tests/games/mapgame/configurations.h"

namespace kitamae::mapgame::testing {
namespace {

// Only the score, no hopes.
constexpr Weights no_hopes = without_hopes();

class Surveys : public ::testing::TestWithParam<Configuration> {
protected:
    // Calls look(state, seat) before every placing of random games.
    template <class Look>
    void play(int games, Look&& look) {
        rules_ = rules_of(GetParam());
        for (int game = 0; game < games && !HasFailure(); ++game) {
            Rng rng(static_cast<std::uint64_t>(game));
            State s = MapGame::initial(rules_);
            while (!is_over<MapGame>(s)) {
                const Seat seat = MapGame::is_chance(s) ? dealer : MapGame::to_act(s).lowest();
                if (s.table.phase == Phase::map && !s.table.seats[seat.index].placed) look(s, seat);
                MapGame::apply(s, seat, MapGame::sample_action(s, seat, rng));
            }
        }
    }
    Rules rules_;
};

TEST_P(Surveys, the_outlook_without_hopes_is_the_score) {
    play(1, [](const State& s, Seat seat) {
        const Site site = site_of(s, seat);
        Score score = score_map(*s.rules, site.map, {s.table.scoring_card, 0});
        EXPECT_FLOAT_EQ(MapJudge(no_hopes).map_worth(site), static_cast<float>(score.total()));
    });
}

TEST_P(Surveys, gains_are_differences_of_outlooks) {
    Rng rng(1);
    const Weights hopeful;
    play(games_to_play(1, 5), [&](const State& s, Seat seat) {
        const Site site = site_of(s, seat);
        const CardId card = s.table.seats[seat.index].chosen;
        const Face& face = s.rules->deck.cards[card.number];
        std::vector<Placement> placements;
        list_placements(*s.rules, site.map, face, placements);
        for (const Weights* weights : {&hopeful, &no_hopes}) {
            const Survey survey(*s.rules, site.map, site.pool, site.prospect, *weights);
            for (int i = 0; i < 20 && !placements.empty(); ++i) {
                const Placement& placement = placements[rng.below(static_cast<std::uint32_t>(placements.size()))];
                Site after = site;
                lay_card(*s.rules, after.map, card, placement, after.pool);
                const float expected =
                    Survey(*s.rules, after.map, after.pool, site.prospect, *weights).outlook() - survey.outlook();
                const Survey::Gain gain = survey.gain(face, placement);
                if (face.mask(Terrain::mountain) == 0 && weights == &no_hopes) {
                    EXPECT_GE(survey.most_gain(survey.outline_of(face), placement), expected - 0.001);
                }
                EXPECT_NEAR(survey.exact_gain(face, placement), expected, 0.001);
                if (!gain.is_bound) {
                    EXPECT_NEAR(gain.value, expected, 0.001);
                } else if (weights == &no_hopes) {
                    EXPECT_GE(gain.value, expected - 0.001);
                }
            }
        }
    });
}

// Also of tiles that nobody paid for, and where mountains divide the map anew.
TEST_P(Surveys, gains_of_tiles_are_differences_of_outlooks) {
    const Weights hopeful;
    play(games_to_play(1, 5), [&](const State& s, Seat seat) {
        const Site site = site_of(s, seat);
        for (const Weights* weights : {&hopeful, &no_hopes}) {
            const Survey survey(*s.rules, site.map, site.pool, site.prospect, *weights);
            const auto expect_gain = [&](const Map& after, Cell cell, Terrain terrain, Survey::Price price) {
                const Survey later(*s.rules, after, site.pool, site.prospect, *weights);
                EXPECT_NEAR(survey.tile_gain(cell, terrain, price), later.outlook() - survey.outlook(), 0.001);
            };
            for (const Terrain terrain : tile_terrains) {
                if (!s.rules->can_terraform()) continue;
                const CellList cubes = cube_cells(*s.rules, site.map, colour_making(terrain));
                for (const Cell cell : tile_cells(*s.rules, site.map, terrain)) {
                    Map after = site.map;
                    put_tile(after, *visible_at(after, cell), terrain);
                    expect_gain(after, cell, terrain, Survey::Price::free);
                    if (cubes.size() < 2) continue;
                    for (const Cell cube : {cubes[0], cubes[1]}) take_cube(after, *visible_at(after, cube));
                    expect_gain(after, cell, terrain, Survey::Price::two_cubes);
                }
            }
        }
    });
}

// Bounds save work; they change nothing.
TEST_P(Surveys, the_best_placement_is_that_of_looking_at_each) {
    Rng rng(2);
    play(games_to_play(1, 5), [&](const State& s, Seat seat) {
        const Site site = site_of(s, seat);
        const Face& face = s.rules->deck.cards[s.table.seats[seat.index].chosen.number];
        std::vector<Placement> placements;
        list_placements(*s.rules, site.map, face, placements);
        if (placements.empty() || rng.below(3) != 0) return;
        const Survey survey(*s.rules, site.map, site.pool, site.prospect, no_hopes);
        const std::size_t start = rng.below(static_cast<std::uint32_t>(placements.size()));
        const Survey::Best quick = survey.best_of(face, placements, start);
        const Survey::Best plain = survey.best_of_all(face, placements, start);
        EXPECT_EQ(quick.gain, plain.gain);
        EXPECT_EQ(quick.placement, plain.placement);
    });
}

INSTANTIATE_TEST_SUITE_P(All, Surveys, ::testing::ValuesIn(all_configurations()),
                         [](const auto& tested) { return name_of(tested.param); });

}  // namespace
}  // namespace kitamae::mapgame::testing
