#pragma once
// Who chooses an action. An agent is given an Observation, never a State: what its seat may not know it cannot use.

#include <cstdint>
#include <vector>

#include "core/game.h"

namespace kitamae {

template <Game G>
class Agent {
public:
    virtual ~Agent() = default;

    // @pre the seat is to act. The generator is the game's own, so that the same seed gives the same game.
    virtual typename G::Action choose(const typename G::Observation& seen, Seat seat, Rng& rng) const = 0;

    // Whether `choose` is nothing but a uniform draw from the legal actions; simulations then draw directly.
    virtual bool is_uniform() const { return false; }
};

template <Game G>
class RandomAgent final : public Agent<G> {
public:
    typename G::Action choose(const typename G::Observation& seen, Seat seat, Rng& rng) const override {
        return G::sample_action(G::determinize(seen, rng), seat, rng);
    }
    bool is_uniform() const override { return true; }
};

// Takes the action after which its own score stands highest; among equals one at random. It looks one step ahead and
// knows nothing of what comes later: the measure that better agents must beat.
template <Game G>
class GreedyAgent final : public Agent<G> {
public:
    typename G::Action choose(const typename G::Observation& seen, Seat seat, Rng& rng) const override {
        const typename G::State state = G::determinize(seen, rng);
        std::vector<typename G::Action> actions;
        G::legal_actions(state, seat, actions);
        typename G::Action best{};
        int best_score = 0;
        std::uint32_t equals = 0;
        for (const auto& action : actions) {
            typename G::State after = state;
            G::apply(after, seat, action);
            const int score = G::score(after, seat).total();
            if (equals == 0 || score > best_score) {
                best = action;
                best_score = score;
                equals = 1;
            } else if (score == best_score && rng.below(++equals) == 0) {
                best = action;
            }
        }
        return best;
    }
};

}  // namespace kitamae
