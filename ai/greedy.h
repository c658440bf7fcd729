#pragma once
// Agents that look one step ahead.

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "ai/agent.h"
#include "ai/judge.h"

namespace kitamae {

// Takes the action after which its own score stands highest; among equals one at random. It knows nothing of what comes
// later: the measure that better agents must beat.
template <Game G>
class GreedyAgent final : public Agent<G> {
public:
    Thought<G> think(const typename G::Observation& seen, Seat seat, Rng& rng, const Effort&) const override {
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
        return {{best, 0, 1}};
    }
};

// Takes what looks best to a judge. With `noise` it sees the worth of each action blurred by up to that many points
// either way, and so makes the mistakes of a beginner, small ones rather than large; towards the end ever smaller ones.
template <Game G, Judge<G> J>
class JudgingAgent final : public Agent<G> {
public:
    explicit JudgingAgent(J judge, float noise = 0) : judge_(std::move(judge)), noise_(noise) {}

    Thought<G> think(const typename G::Observation& seen, Seat seat, Rng& rng, const Effort&) const override {
        std::vector<Ranked<typename G::Action>> ranked;
        const typename G::State s = G::determinize(seen, rng);
        judge_.rank(s, seat, rng, ranked);
        constexpr std::uint32_t steps = 1 << 16;
        constexpr float half = 1 << 15;
        constexpr float hair = 1.0F / steps;  // equals are told apart at random
        const float noise = std::max(hair, noise_ * judge_.blur(s));
        for (auto& [action, worth] : ranked) worth += noise * (static_cast<float>(rng.below(steps)) / half - 1);
        const auto best = std::max_element(ranked.begin(), ranked.end(),
                                           [](const auto& a, const auto& b) { return a.worth < b.worth; });
        return {{best->action, 0, 1}};
    }

private:
    J judge_;
    float noise_;
};

}  // namespace kitamae
