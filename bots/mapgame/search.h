#pragma once
// The searching bot of the map games. Maps hardly touch one another, so the question what to lay where is put to a
// game of patience: each candidate is played on many times with cards drawn from those not laid yet, every one put
// where it looks best. Who plays which card to a trick is asked of flat Monte Carlo over the rest of the round.

#include <cstdint>

#include "ai/agent.h"
#include "ai/flat_monte_carlo.h"
#include "bots/mapgame/judge.h"

namespace kitamae::mapgame {

struct MapSearchSettings {
    std::uint32_t simulations = 100;  // of patience for one choice
    std::size_t width = 8;            // candidates
    int depth = rounds;               // rounds to look ahead
    std::uint32_t best_of = 1;        // cards a simulated round chooses from
    std::uint32_t trick_simulations = 50;
};

class MapSearchAgent final : public Agent<MapGame> {
public:
    MapSearchAgent(const MapJudge& judge, const MapSearchSettings& settings) : judge_(judge), settings_(settings) {}

    Thought<MapGame> think(const Observation& seen, Seat seat, Rng& rng, const Effort& effort) const override;

private:
    struct Candidate {
        Action action;
        Site site;        // with the card laid
        float worth = 0;  // to the judge
        float apart = 0;  // what else the action is worth
    };
    std::vector<Candidate> candidates(const State& s, Seat seat, std::vector<Ranked<Action>>& ranked) const;
    Site after_action(const State& s, Seat seat, const Action& action) const;
    double play_patience(Site site, CardSet unseen, Rng& rng) const;

    MapJudge judge_;
    MapSearchSettings settings_;
};

}  // namespace kitamae::mapgame
