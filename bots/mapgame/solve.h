#pragma once
// The best map for a province and cards laid in a given order, all of them known beforehand: a beam search that goes on
// with ever wider beams for as long as it is given. What a player could have reached.

#include <cstdint>
#include <span>
#include <vector>

#include "ai/agent.h"
#include "bots/mapgame/judge.h"

namespace kitamae::mapgame {

struct Solution {
    Map map;
    int score = 0;
    std::uint32_t width = 0;  // of the beam that found it
};

// The start: a province and its pool. `effort` must give a time. Cards without a place are left out, as Rules M6.3 has
// it.
Solution solve(const Site& start, std::span<const CardId> cards, const Effort& effort);

// The same cards, each put at once where the score is highest.
Solution solve_greedily(const Site& start, std::span<const CardId> cards);

}  // namespace kitamae::mapgame
