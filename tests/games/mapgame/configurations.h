#pragma once
// The decks of data/ and every configuration the map games can be played in, for tests that run over all of them.

#include <iosfwd>
#include <string>
#include <vector>

#include "core/rng.h"
#include "games/mapgame/rules.h"

namespace kitamae::mapgame::testing {

const Deck& default_deck(Title title);

struct Configuration {
    Title title = Title::honshu;
    int players = 3;
    Options options;
};

// "HokkaidoDraftB4RandomGoals": readable, and accepted as a test's name.
std::string name_of(const Configuration& configuration);
std::ostream& operator<<(std::ostream& out, const Configuration& configuration);

Rules rules_of(const Configuration& configuration);

// Deck x selection x side x 2 to 5 players x no or random scoring card x goals where there are any.
std::vector<Configuration> all_configurations();

// An own deck in which every square is drawn from `codes` ("F T T Pb Wb3"). Hokkaidō's provinces keep their mountains.
Deck random_deck(Title title, const std::string& codes, Rng& rng);

// How many games to play: the environment variable KITAMAE_LAW_GAMES if set, else what suits the build.
int games_to_play(int in_debug, int in_release);

}  // namespace kitamae::mapgame::testing
