#pragma once
// Chance: what the dealer deals next and what it may turn out to be. Internal to the game.

#include <vector>

#include "games/mapgame/state.h"

namespace kitamae::mapgame {

bool is_dealing(Phase phase);

// What is dealt next and to whom (a seat, or nobody in particular). @pre is_dealing
struct NextDeal {
    Dealt dealt = Dealt::card;
    Seat to = onlooker;
};
NextDeal next_deal(const State& s);

// The numbers it may be, each equally likely, as a set like CardSet's: bit n for number n.
CardSet deal_outcomes(const State& s);

void apply_deal(State& s, std::uint8_t number);

}  // namespace kitamae::mapgame
