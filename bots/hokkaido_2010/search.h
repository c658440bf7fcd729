#pragma once
// The searching bot of Hokkaido (2010): the plans for the rest of the turn that look best are tried in many guessed
// worlds, each played on for some turns and then judged.

#include <cstdint>
#include <vector>

#include "ai/agent.h"
#include "ai/flat_monte_carlo.h"
#include "bots/hokkaido_2010/judge.h"
#include "bots/hokkaido_2010/plan.h"

namespace kitamae::hokkaido_2010 {

struct PlanSearchSettings {
    SearchSettings search;  // width: plans tried; horizon: turns, the one under way included
    int planned_turns = 0;  // how many of the others' and own turns that follow are planned rather than picked
    double trust = 0.3;     // weight of the judge's own opinion of a plan against the samples
};

class PlanSearchAgent final : public Agent<Hokkaido2010> {
public:
    PlanSearchAgent(const Weights& weights, const PlanSearchSettings& settings)
        : weights_(weights), judge_(weights), settings_(settings) {}

    Thought<Hokkaido2010> think(const Observation& seen, Seat seat, Rng& rng, const Effort& effort) const override;

private:
    void follow(State& s, const Plan& plan, Rng& rng) const;
    void play_on(State& s, Rng& rng) const;

    Weights weights_;
    IslandJudge judge_;
    PlanSearchSettings settings_;
};

}  // namespace kitamae::hokkaido_2010
