#pragma once
// The options that say which match is meant: title, players, seed, rules, deck.

#include <CLI/CLI.hpp>
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

    // The title and its options.
    void add_to(CLI::App& command, bool game_is_required);

    // Throws CLI::ValidationError or std::runtime_error with a sentence for the user.
    const GameKind& kind() const;
    Setup setup() const;
};

std::string read_file(const std::string& path);                        // throws std::runtime_error
void write_file(const std::string& path, const std::string& content);  // whole or not at all; throws
std::uint64_t random_seed();

}  // namespace kitamae::cli
