// The laws of every game, for every configuration of the map games.

#include <gtest/gtest.h>

#include "tests/games/mapgame/configurations.h"
#include "tests/games/mapgame/map_laws.h"

namespace kitamae::mapgame::testing {
namespace {

class Laws : public ::testing::TestWithParam<Configuration> {};

TEST_P(Laws, hold) {
    const Rules rules = rules_of(GetParam());
    ASSERT_FALSE(check_deck(rules.deck, rules.title));
    laws::check_laws<MapGame, MapLaws>(rules, {.games = games_to_play(1, 20), .seed = 1});
}

INSTANTIATE_TEST_SUITE_P(All, Laws, ::testing::ValuesIn(all_configurations()),
                         [](const auto& tested) { return name_of(tested.param); });

}  // namespace
}  // namespace kitamae::mapgame::testing
