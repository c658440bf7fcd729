#pragma once
// What a map is worth beyond its score as it stands: hopes, all of them fading with the rounds that are left.

#include <span>

#include "ai/weights.h"

namespace kitamae::mapgame {

struct Weights {
    float spread = 0.2F;        // a visible square
    float desert = 0.3F;        // a desert or fallow: it may be covered (or terraformed) at no loss
    float lake_area = 1.0F;     // a separate lake: others may join it
    float idle_cube = 1.0F;     // a cube that no factory takes
    float idle_factory = 0.3F;  // each point of a factory without a cube
    float town_apart = 0.3F;    // a town outside the largest district of its side
    float town_gap = 0.0F;      // towns by which the smaller side's district is behind
    float deny = 0.1F;          // what a card left to the next player is worth to that player

    static std::span<const WeightField<Weights>> fields();
};

// The score as it stands and nothing else.
constexpr Weights without_hopes() {
    return {.spread = 0,
            .desert = 0,
            .lake_area = 0,
            .idle_cube = 0,
            .idle_factory = 0,
            .town_apart = 0,
            .town_gap = 0,
            .deny = 0};
}

}  // namespace kitamae::mapgame
