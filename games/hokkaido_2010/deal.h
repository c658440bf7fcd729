#pragma once
// Chance: what the dealer deals next and what it may turn out to be. Internal to the game.

#include "games/hokkaido_2010/state.h"

namespace kitamae::hokkaido_2010 {

// What is dealt next, and to whom (a seat, or nobody in particular). @pre phase deal or look
struct NextDeal {
    Dealt dealt = Dealt::first;
    Seat to = nobody;
};
NextDeal next_deal(const Rules& rules, const Table& table);

// The cards it may be, each equally likely. @pre a card is dealt next, not the first player
inline CardSet deal_outcomes(const State& s) { return s.secrets.pile; }

void apply_deal(State& s, std::uint8_t number);

}  // namespace kitamae::hokkaido_2010
