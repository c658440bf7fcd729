#pragma once
// Looks for the best way to use the rest of a turn: its actions in any order, then conflict. What others hold in hand
// is not looked at: the plan depends only on what the seat knows.

#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "ai/judge.h"
#include "bots/hokkaido_2010/options.h"
#include "core/fixed_list.h"
#include "core/rng.h"

namespace kitamae::hokkaido_2010 {

// What to do one after the other. Which card a Draw brings is not known: after one the plan goes on without it.
struct Plan {
    FixedList<Option, actions_per_turn> options;
    float worth = 0;        // the seat's outlook against the others' at the end of the turn
    bool will_last = true;  // it wins no province by conflict that others can fight for again at once
};

// Two that fight for one province turn after turn would never stop, so now and then a fight is let be.
enum class Mood : std::uint8_t { any, peaceful };
Mood drawn_mood(Rng& rng);

class Planner {
public:
    // Options looked at, by the number of actions before them.
    using Widths = std::array<std::size_t, actions_per_turn>;
    static constexpr Widths wide{16, 6, 4};
    static constexpr Widths narrow{6, 3, 2};

    // @pre the seat is to act
    Planner(const Weights& weights, const State& s, Seat seat, const Widths& widths = wide, Mood mood = Mood::any);

    // By the best plan that begins with each action.
    void rank(std::vector<Ranked<Action>>& out);
    // The best ones, best first; never empty. Of plans that differ in order alone only one is listed.
    std::vector<Plan> best_plans(std::size_t count);

private:
    using Key = std::uint64_t;  // of a set of options, whatever their order

    std::vector<Option> first_options();
    std::vector<Option> turn_options(const State& s, std::size_t width);
    Prospects own_prospects(const State& s);
    float worth_with(const State& s, const Option& option, Key key);
    float best_worth(const State& s, Key key);
    float finish(const State& s);
    float worth_as_it_stands(const State& s);
    bool will_last(const State& s) const;

    const Weights& weights_;
    const State& s_;
    Seat seat_;
    Widths widths_;
    Mood mood_;
    SurveyCache surveys_;
    float before_ = 0;  // the worth of doing nothing
    float haste_ = 0;   // what a Draw brings besides its card: the end is nearer, which is good for who leads
    Plan path_;         // to the state looked at; its worth is that of the cards drawn on the way
    std::vector<Plan> plans_;
    std::unordered_map<Key, float> known_;
};

}  // namespace kitamae::hokkaido_2010
