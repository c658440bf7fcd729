#pragma once
// What the bots know of Hokkaido (2010) beyond its rules: distances of routes, what cards and regions are worth, how to
// use a turn. The numbers are data: see weights.h.

#include <vector>

#include "ai/judge.h"
#include "bots/hokkaido_2010/weights.h"
#include "games/hokkaido_2010/hokkaido_2010.h"

namespace kitamae::hokkaido_2010 {

class IslandJudge {
public:
    static constexpr float least_noise = 0.5F;  // points; without any, two might fight for one province for ever

    explicit IslandJudge(const Weights& weights = default_weights()) : weights_(weights) {}

    // By the best turn that begins with each action. Uses only what the seat knows.
    void rank(const State& s, Seat seat, Rng& rng, std::vector<Ranked<Action>>& out) const;
    Action pick(const State& s, Seat seat, Rng& rng) const;
    float outlook(const State& s, Seat seat) const;
    bool is_pause(const State& s) const;
    // Less with the last cards of the pile, nothing in the last turns.
    float blur(const State& s) const;

private:
    Action pick_start(const State& s, Seat seat, Rng& rng) const;
    Action pick_keep(const State& s, Seat seat) const;

    Weights weights_;
};

static_assert(kitamae::Judge<IslandJudge, Hokkaido2010>);

}  // namespace kitamae::hokkaido_2010
