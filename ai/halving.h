#pragma once
// Sequential halving: spends samples on several arms, dropping the worse half of those left after each round, to find
// the best arm. Every arm of a round meets the same numbered samples, so that differences are between arms, not worlds.

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "ai/agent.h"
#include "ai/parallel.h"

namespace kitamae {

struct Arm {
    std::size_t index = 0;
    double sum = 0;
    std::uint32_t samples = 0;
    double prior = 0;  // what was thought of it before, as a sum of samples

    double mean() const { return samples == 0 ? 0 : sum / samples; }
};

// Calls add_samples(from, count) for one round: either once, for its share of the budget, or, with a time given, again
// and again until the round's share of the time is used.
template <class AddSamples>
void spend_round(std::uint32_t budget, double time_share, const Effort& effort, AddSamples&& add_samples) {
    constexpr std::uint32_t batch = 8;
    if (!effort.time_used) return add_samples(budget);
    do {
        add_samples(batch);
    } while (effort.time_used() < time_share);
}

// sample(arm, number) gives a value. Arms are returned best first: those dropped later before those dropped earlier.
// `budget`: samples in all, where no time is given. `priors`, if given, one for each arm: they count as much as so many
// samples as they sum up, so the more is sampled the less they weigh.
template <class Sample>
std::vector<Arm> halve(std::size_t arm_count, std::uint32_t budget, const Effort& effort, Sample&& sample,
                       std::span<const double> priors = {}) {
    std::vector<Arm> arms(arm_count);
    for (std::size_t i = 0; i < arm_count; ++i) {
        arms[i].index = i;
        if (!priors.empty()) arms[i].prior = priors[i];
    }
    const auto round_count = static_cast<std::uint32_t>(std::bit_width(arm_count - 1));
    std::size_t left = arm_count;
    std::uint32_t next_number = 0;
    std::vector<double> values;
    for (std::uint32_t round = 0; round < round_count; ++round) {
        const auto share = std::max(1U, budget / (round_count * static_cast<std::uint32_t>(left)));
        spend_round(share, (round + 1.0) / round_count, effort, [&](std::uint32_t count) {
            values.resize(left * count);
            parallel_for(values.size(), effort.threads, [&](std::size_t job) {
                const auto number = next_number + static_cast<std::uint32_t>(job / left);
                values[job] = sample(arms[job % left].index, number);
            });
            for (std::size_t job = 0; job < values.size(); ++job) arms[job % left].sum += values[job];
            for (std::size_t i = 0; i < left; ++i) arms[i].samples += count;
            next_number += count;
        });
        // Those that are left have as many samples each.
        const auto by_worth = [](const Arm& a, const Arm& b) {
            const double of_a = a.sum + a.prior;
            const double of_b = b.sum + b.prior;
            return of_a != of_b ? of_a > of_b : a.index < b.index;
        };
        std::sort(arms.begin(), arms.begin() + static_cast<std::ptrdiff_t>(left), by_worth);
        left = (left + 1) / 2;
    }
    return arms;
}

}  // namespace kitamae
