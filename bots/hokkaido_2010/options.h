#pragma once
// What a seat on turn may sensibly do next, each option with a quick estimate of the points it brings for an action.
// Playouts take the best; the plan for a whole turn looks at the best few in earnest.

#include <vector>

#include "bots/hokkaido_2010/prospects.h"

namespace kitamae::hokkaido_2010 {

// An action without the names of places.
struct Option {
    ActionKind kind = ActionKind::pass;
    Place from;
    Place to;
    CardId card;
    CardId second;
    float score = 0;
};

Action action_of(const Atlas& atlas, const Option& option);

// Whether anybody else can be back in a province, with the numbers to stay, in a single turn.
bool can_fight_back(const State& s, Seat seat, ProvinceId province);

// How much trouble to take: `quick` never moves a piece that leaves a gap behind.
enum class Care : std::uint8_t { quick, thorough };

// @pre the phase is turn and the seat is on turn. out is cleared and refilled; empty: nothing but to pass
void list_options(const Weights& weights, const State& s, const Prospects& prospects, Care care,
                  std::vector<Option>& out);

}  // namespace kitamae::hokkaido_2010
