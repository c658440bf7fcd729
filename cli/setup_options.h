#pragma once
// The options that say which match is meant: title, players, seed, rules, deck.

#include <cstdint>
#include <optional>
#include <string>

#include "match/game_kind.h"

namespace kitamae::cli {

struct SetupOptions {
    std::string game = "honshu";
    std::optional<int> players;
    std::optional<std::uint64_t> seed;
    std::string selection;
    std::string side;
    std::string scoring_card;
    bool goals = false;
    std::string deck;

    // Throw std::runtime_error with a sentence for the user.
    const GameKind& kind() const;
    Setup setup() const;
};

std::string game_names();  // of all titles, with commas
std::uint64_t random_seed();

}  // namespace kitamae::cli
