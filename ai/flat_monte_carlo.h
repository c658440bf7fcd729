#pragma once
// Flat Monte Carlo: the actions that look best to a judge are tried in many guessed worlds, each played on by the judge
// for some rounds and then judged. Sequential halving decides which actions get the samples.

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "ai/agent.h"
#include "ai/halving.h"
#include "ai/judge.h"
#include "ai/utility.h"

namespace kitamae {

struct SearchSettings {
    std::uint32_t simulations = 100;  // for one choice, where no time is given
    std::size_t width = 8;            // actions tried
    int horizon = 1;                  // pauses of the judge to play on to
    std::uint32_t slip_one_in = 16;   // playout actions taken at random
    Taste taste;
};

// The `width` best, best first.
template <class Action>
void keep_best(std::vector<Ranked<Action>>& ranked, std::size_t width) {
    const auto better = [](const Ranked<Action>& a, const Ranked<Action>& b) { return a.worth > b.worth; };
    const std::size_t kept = std::min(width, ranked.size());
    std::partial_sort(ranked.begin(), ranked.begin() + static_cast<std::ptrdiff_t>(kept), ranked.end(), better);
    ranked.resize(kept);
}

// Plays on until the judge's `horizon`-th pause or the end.
template <Game G, Judge<G> J>
void play_on(const J& judge, typename G::State& s, const SearchSettings& settings, Rng& rng) {
    for (int pauses = 0; pauses < settings.horizon;) {
        if (G::is_chance(s)) {
            G::apply(s, dealer, G::sample_action(s, dealer, rng));
        } else {
            const SeatSet waiting = G::to_act(s);
            if (waiting.empty()) return;
            const Seat seat = waiting.lowest();
            const bool slips = settings.slip_one_in > 0 && rng.below(settings.slip_one_in) == 0;
            G::apply(s, seat, slips ? G::sample_action(s, seat, rng) : judge.pick(s, seat, rng));
        }
        if (judge.is_pause(s)) ++pauses;
    }
}

template <Game G, Judge<G> J>
class FlatMonteCarlo final : public Agent<G> {
public:
    FlatMonteCarlo(J judge, SearchSettings settings) : judge_(std::move(judge)), settings_(settings) {}

    Thought<G> think(const typename G::Observation& seen, Seat seat, Rng& rng, const Effort& effort) const override {
        std::vector<Ranked<typename G::Action>> ranked;
        judge_.rank(G::determinize(seen, rng), seat, rng, ranked);
        keep_best(ranked, settings_.width);
        const std::uint64_t seed = rng.next();
        const auto arms =
            halve(ranked.size(), settings_.simulations, effort, [&](std::size_t arm, std::uint32_t number) {
                Rng world(seed, number);
                typename G::State s = G::determinize(seen, world);
                G::apply(s, seat, ranked[arm].action);
                play_on<G>(judge_, s, settings_, world);
                return utility<G>(judge_, s, seat, settings_.taste);
            });
        Thought<G> thought;
        for (const Arm& arm : arms) thought.push_back({ranked[arm.index].action, arm.mean(), arm.samples});
        return thought;
    }

private:
    J judge_;
    SearchSettings settings_;
};

}  // namespace kitamae
