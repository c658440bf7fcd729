#pragma once
// Plays chance. The n-th outcome of a match depends on the seed and n alone, and outcomes once dealt are remembered:
// taking an action back and playing it again deals the same cards.

#include <cstdint>
#include <vector>

#include "core/game.h"

namespace kitamae {

template <Game G>
class Dealer {
public:
    explicit Dealer(std::uint64_t seed) : seed_(seed) {}

    std::uint64_t seed() const { return seed_; }

    // The outcome with that number in a state in which the dealer is to act.
    typename G::Action deal(const typename G::State& state, std::size_t number) {
        if (number < remembered_.size() && !G::why_illegal(state, dealer, remembered_[number]))
            return remembered_[number];
        Rng rng(seed_, number);
        const auto outcome = G::sample_action(state, dealer, rng);
        remember(number, outcome);
        return outcome;
    }

    void remember(std::size_t number, const typename G::Action& outcome) {
        remembered_.resize(number);
        remembered_.push_back(outcome);
    }

private:
    std::uint64_t seed_;
    std::vector<typename G::Action> remembered_;
};

}  // namespace kitamae
