#include "bots/hokkaido_2010/judge.h"

#include <algorithm>

#include "bots/hokkaido_2010/options.h"
#include "bots/hokkaido_2010/plan.h"
#include "bots/hokkaido_2010/prospects.h"

namespace kitamae::hokkaido_2010 {
namespace {

using G = Hokkaido2010;

constexpr float hair = 0.05F;  // options this close are equals
constexpr std::uint32_t steps = 1024;

}  // namespace

void IslandJudge::rank(const State& s, Seat seat, Rng& rng, std::vector<Ranked<Action>>& out) const {
    Planner(weights_, s, seat, Planner::wide, drawn_mood(rng)).rank(out);
}

float IslandJudge::outlook(const State& s, Seat seat) const {
    return Prospects(weights_, s, seat, s.secrets.hands[seat.index]).outlook();
}

bool IslandJudge::is_pause(const State& s) const {
    return s.table.phase == Phase::turn && s.table.actions_left == actions_per_turn;
}

float IslandJudge::blur(const State& s) const {
    constexpr int clear_cards = 8;
    if (s.table.ended_by != nobody) return 0;
    return std::max(0.5F, static_cast<float>(std::min<int>(s.table.pile_count, clear_cards)) / clear_cards);
}

Action IslandJudge::pick_start(const State& s, Seat seat, Rng& rng) const {
    std::vector<Action> actions;
    G::legal_actions(s, seat, actions);
    return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

Action IslandJudge::pick_keep(const State& s, Seat seat) const {
    const Prospects prospects(weights_, s, seat, s.secrets.hands[seat.index]);
    const CardId a = s.secrets.looking.nth(0);
    const CardId b = s.secrets.looking.nth(1);
    const float worth_a = prospects.in_hand(a);
    const float worth_b = prospects.in_hand(b);
    constexpr float worth_an_action = 3;
    if (s.table.actions_left > 0 && std::min(worth_a, worth_b) > worth_an_action) {
        return card_action(ActionKind::keep, a, b);
    }
    return card_action(ActionKind::keep, worth_a > worth_b ? a : b);
}

Action IslandJudge::pick(const State& s, Seat seat, Rng& rng) const {
    if (s.table.phase == Phase::start) return pick_start(s, seat, rng);
    if (s.table.phase == Phase::keep) return pick_keep(s, seat);
    std::vector<Option> options;
    options.reserve(128);
    const Prospects prospects(weights_, s, seat, s.secrets.hands[seat.index]);
    list_options(weights_, s, prospects, Care::quick, options);
    if (options.empty()) return G::sample_action(s, seat, rng);
    const Option* best = nullptr;
    float best_score = 0;
    for (const Option& option : options) {
        const float score = option.score + hair * static_cast<float>(rng.below(steps)) / steps;
        if (best == nullptr || score > best_score) {
            best = &option;
            best_score = score;
        }
    }
    return action_of(s.rules->atlas, *best);
}

}  // namespace kitamae::hokkaido_2010
