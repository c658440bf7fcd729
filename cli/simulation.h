#pragma once
// Many games on several threads. The tally depends on the set-up, the agents and the number of games, not on the
// threads.

#include <cstdint>
#include <string>
#include <vector>

#include "match/game_kind.h"

namespace kitamae::cli {

struct SimulationSize {
    std::uint64_t games = 1;
    unsigned threads = 1;
};

// Throws std::runtime_error with a sentence for the user.
Tally run_simulation(const GameKind& kind, const Setup& setup, const std::vector<std::string>& agents,
                     SimulationSize size);

}  // namespace kitamae::cli
