#pragma once
// Plays chance. The n-th outcome of a match depends on the seed and n alone, and outcomes once dealt are remembered:
// taking an action back and playing it again deals the same cards. With seeds of its own for each outcome (a verifiable
// shuffle) nothing need be remembered: outcome and state give the same cards again, for everybody who knows the seeds.

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "core/game.h"

namespace kitamae {

// The seed for the outcome with that number.
using DealSeeds = std::function<std::uint64_t(std::size_t)>;

template <Game G>
class Dealer {
public:
    explicit Dealer(std::uint64_t seed, DealSeeds seeds = {}) : seed_(seed), seeds_(std::move(seeds)) {}

    std::uint64_t seed() const { return seed_; }
    bool has_seeds() const { return static_cast<bool>(seeds_); }

    // The outcome with that number in a state in which the dealer is to act.
    typename G::Action deal(const typename G::State& state, std::size_t number) {
        if (seeds_) {
            Rng rng(seeds_(number));
            return G::sample_action(state, dealer, rng);
        }
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
    DealSeeds seeds_;
    std::vector<typename G::Action> remembered_;
};

}  // namespace kitamae
