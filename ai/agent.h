#pragma once
// Who chooses an action. An agent is given an Observation, never a State: what its seat may not know it cannot use.

#include <cstdint>
#include <functional>
#include <vector>

#include "core/game.h"

namespace kitamae {

// How hard to think. Agents with a budget of their own ignore the time; the same seed then gives the same choice.
struct Effort {
    std::function<double()> time_used;  // the share of the time given, 1 or more when it is up; empty: no time given
    int threads = 1;
};

template <Game G>
struct Considered {
    typename G::Action action;
    double value = 0;  // expected share of a win, 0 to 1, where the agent estimates one
    std::uint32_t visits = 0;
};

// Best first, never empty.
template <Game G>
using Thought = std::vector<Considered<G>>;

template <Game G>
class Agent {
public:
    virtual ~Agent() = default;

    // @pre the seat is to act. The generator is the game's own, so that the same seed gives the same game.
    virtual Thought<G> think(const typename G::Observation& seen, Seat seat, Rng& rng, const Effort& effort) const = 0;

    virtual typename G::Action choose(const typename G::Observation& seen, Seat seat, Rng& rng) const {
        return think(seen, seat, rng, {}).front().action;
    }

    // Whether `choose` is nothing but a uniform draw from the legal actions; simulations then draw directly.
    virtual bool is_uniform() const { return false; }
};

template <Game G>
class RandomAgent final : public Agent<G> {
public:
    Thought<G> think(const typename G::Observation& seen, Seat seat, Rng& rng, const Effort&) const override {
        return {{G::sample_action(G::determinize(seen, rng), seat, rng), 0, 1}};
    }
    bool is_uniform() const override { return true; }
};

}  // namespace kitamae
