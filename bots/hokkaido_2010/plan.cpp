#include "bots/hokkaido_2010/plan.h"

#include <algorithm>
#include <utility>

namespace kitamae::hokkaido_2010 {
namespace {

using G = Hokkaido2010;

constexpr float far_below = 1000;  // points

void keep_best(std::vector<Option>& options, std::size_t width) {
    if (options.size() <= width) return;
    std::nth_element(options.begin(), options.begin() + static_cast<std::ptrdiff_t>(width), options.end(),
                     [](const Option& a, const Option& b) { return a.score > b.score; });
    options.resize(width);
}

std::uint64_t key_of(const Option& option) {
    const std::uint64_t word = static_cast<std::uint64_t>(option.kind) | std::uint64_t{option.from.index} << 8 |
        std::uint64_t{option.to.index} << 16 | std::uint64_t{option.card.number} << 24 |
        std::uint64_t{option.second.number} << 32;
    return mix(word);
}

// The pile is a card shorter; which one nobody knows yet.
void draw_unseen(State& s) {
    Table& table = s.table;
    table.taken.push_back(TurnKind::draw);
    --table.actions_left;
    if (--table.pile_count > 0 || table.ended_by != nobody) return;
    table.ended_by = table.turn;
    table.last_turns = static_cast<std::uint8_t>(s.rules->players);
}

}  // namespace

Mood drawn_mood(Rng& rng) {
    constexpr std::uint32_t peaceful_one_in = 4;
    return rng.below(peaceful_one_in) == 0 ? Mood::peaceful : Mood::any;
}

Planner::Planner(const Weights& weights, const State& s, Seat seat, const Widths& widths, Mood mood)
    : weights_(weights), s_(s), seat_(seat), widths_(widths), mood_(mood), before_(worth_as_it_stands(s)) {
    constexpr float clear_lead = 20;
    if (s.table.ended_by == nobody) haste_ = weights.hurry * std::clamp(before_, -clear_lead, clear_lead) / 10;
}

Prospects Planner::own_prospects(const State& s) {
    return {weights_, s, seat_, s.secrets.hands[seat_.index], surveys_.of(s, seat_)};
}

std::vector<Option> Planner::turn_options(const State& s, std::size_t width) {
    std::vector<Option> options;
    list_options(weights_, s, own_prospects(s), Care::thorough, options);
    const auto is_draw = [](const Option& option) { return option.kind == ActionKind::draw; };
    const auto draw = std::find_if(options.begin(), options.end(), is_draw);
    if (draw != options.end()) draw->score += haste_;
    // Nobody gambles in the last turns.
    if (draw != options.end() && s.table.ended_by != nobody && draw->score <= 0) options.erase(draw);
    keep_best(options, width);
    return options;
}

std::vector<Option> Planner::first_options() {
    std::vector<Option> options;
    if (s_.table.phase == Phase::turn) {
        options = turn_options(s_, widths_[0]);
        if (options.empty()) options.emplace_back();  // to pass
        return options;
    }
    std::vector<Action> actions;
    G::legal_actions(s_, seat_, actions);
    for (const Action& action : actions) {
        Option option{.kind = action.kind, .from = {}, .to = {}, .card = action.card, .second = action.second};
        if (action.kind == ActionKind::start) option.to = s_.rules->atlas.place_named(action.to);
        options.push_back(option);
    }
    return options;
}

void Planner::rank(std::vector<Ranked<Action>>& out) {
    out.clear();
    for (const Option& option : first_options()) {
        out.push_back({action_of(s_.rules->atlas, option), worth_with(s_, option, key_of(option))});
    }
}

std::vector<Plan> Planner::best_plans(std::size_t count) {
    for (const Option& option : first_options()) worth_with(s_, option, key_of(option));
    const std::size_t kept = std::min(count, plans_.size());
    std::partial_sort(plans_.begin(), plans_.begin() + static_cast<std::ptrdiff_t>(kept), plans_.end(),
                      [](const Plan& a, const Plan& b) { return a.worth > b.worth; });
    plans_.resize(kept);
    return std::move(plans_);
}

float Planner::worth_with(const State& s, const Option& option, Key key) {
    if (const auto at = known_.find(key); at != known_.end()) return path_.worth + at->second;
    const Plan before = path_;
    State after = s;
    path_.options.push_back(option);
    if (option.kind == ActionKind::draw) {
        path_.worth += own_prospects(s).of_draw() + haste_;
        draw_unseen(after);
    } else {
        G::apply(after, seat_, action_of(s.rules->atlas, option));
    }
    const float worth = best_worth(after, key);
    path_ = before;
    known_[key] = worth - path_.worth;
    return worth;
}

float Planner::best_worth(const State& s, Key key) {
    const std::size_t depth = path_.options.size();
    const bool goes_on = s.table.phase == Phase::turn && s.table.turn == seat_ && s.table.actions_left > 0;
    if (!goes_on || depth >= actions_per_turn) return finish(s);
    const std::vector<Option> options = turn_options(s, widths_[depth]);
    if (options.empty()) return finish(s);
    float best = -far_below;
    for (const Option& option : options) best = std::max(best, worth_with(s, option, key + key_of(option)));
    return best;
}

float Planner::finish(const State& s) {
    Plan plan = path_;
    plan.will_last = will_last(s);
    const float worth = worth_as_it_stands(s);
    const bool counts_in_full = plan.will_last || worth < before_;
    plan.worth += counts_in_full ? worth : before_ + weights_.fight * (worth - before_);
    if (mood_ == Mood::peaceful && !plan.will_last) plan.worth -= far_below;
    plans_.push_back(plan);
    return plan.worth;
}

// No province was fought for in this turn that others can fight for again.
bool Planner::will_last(const State& s) const {
    if (s.table.seats[seat_.index].scored) return true;
    for (int i = 0; i < s.rules->atlas.province_count(); ++i) {
        const ProvinceId province{static_cast<std::uint8_t>(i)};
        const auto& now = s.table.pieces[province.index];
        const auto& before = s_.table.pieces[province.index];
        for (const Seat other : SeatSet::first(s.rules->players)) {
            if (other == seat_ || now[other.index] >= before[other.index]) continue;
            if (can_fight_back(s, seat_, province)) return false;
        }
    }
    return true;
}

float Planner::worth_as_it_stands(const State& s) {
    const float own = own_prospects(s).outlook();
    float others = 0;
    for (const Seat other : SeatSet::first(s.rules->players)) {
        if (other == seat_) continue;
        others += Prospects(weights_, s, other, s.table.seats[other.index].known, surveys_.of(s, other)).outlook();
    }
    return own - weights_.rival * others / static_cast<float>(s.rules->players - 1);
}

}  // namespace kitamae::hokkaido_2010
