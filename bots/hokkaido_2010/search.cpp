#include "bots/hokkaido_2010/search.h"

#include <algorithm>

#include "ai/halving.h"
#include "ai/utility.h"

namespace kitamae::hokkaido_2010 {
namespace {

using G = Hokkaido2010;

}  // namespace

Thought<G> PlanSearchAgent::think(const Observation& seen, Seat seat, Rng& rng, const Effort& effort) const {
    const State guess = G::determinize(seen, rng);
    const std::vector<Plan> plans =
        Planner(weights_, guess, seat, Planner::wide, drawn_mood(rng)).best_plans(settings_.search.width);
    const std::uint64_t seed = rng.next();
    const Taste& taste = settings_.search.taste;
    const auto arms =
        halve(plans.size(), settings_.search.simulations, effort, [&](std::size_t arm, std::uint32_t number) {
            Rng world(seed, number);
            State s = G::determinize(seen, world);
            follow(s, plans[arm], world);
            play_on(s, world);
            const double opinion = win_share(plans[arm].worth, taste.scale);
            return settings_.trust * opinion + (1 - settings_.trust) * utility<G>(judge_, s, seat, taste);
        });
    Thought<G> thought;
    for (const Arm& arm : arms) {
        const Action action = action_of(guess.rules->atlas, plans[arm.index].options[0]);
        const auto is_same = [&](const Considered<G>& other) { return other.action == action; };
        if (std::none_of(thought.begin(), thought.end(), is_same)) thought.push_back({action, arm.mean(), arm.samples});
    }
    return thought;
}

// What a Draw brings may spoil the rest of a plan; then it ends early.
void PlanSearchAgent::follow(State& s, const Plan& plan, Rng& rng) const {
    const Seat seat = s.table.turn;
    for (const Option& option : plan.options) {
        while (G::is_chance(s)) G::apply(s, dealer, G::sample_action(s, dealer, rng));
        if (s.table.phase == Phase::keep && option.kind != ActionKind::keep)
            G::apply(s, seat, judge_.pick(s, seat, rng));
        if (s.table.turn != seat || is_over<G>(s)) return;
        const Action action = action_of(s.rules->atlas, option);
        if (G::why_illegal(s, seat, action)) return;
        G::apply(s, seat, action);
    }
}

void PlanSearchAgent::play_on(State& s, Rng& rng) const {
    const SearchSettings& search = settings_.search;
    for (int turns = judge_.is_pause(s) ? 1 : 0; turns < search.horizon;) {
        if (G::is_chance(s)) {
            G::apply(s, dealer, G::sample_action(s, dealer, rng));
            continue;
        }
        const SeatSet waiting = G::to_act(s);
        if (waiting.empty()) return;
        const Seat seat = waiting.lowest();
        if (judge_.is_pause(s) && turns > 0 && turns <= settings_.planned_turns) {
            follow(s, Planner(weights_, s, seat, Planner::narrow).best_plans(1).front(), rng);
        } else {
            const bool slips = search.slip_one_in > 0 && rng.below(search.slip_one_in) == 0;
            G::apply(s, seat, slips ? G::sample_action(s, seat, rng) : judge_.pick(s, seat, rng));
        }
        if (judge_.is_pause(s)) ++turns;
    }
}

}  // namespace kitamae::hokkaido_2010
