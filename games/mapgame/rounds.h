#pragma once
// How a match runs from phase to phase: which phase follows when the last seat has acted, hands passed on, cards
// revealed, goals checked. Internal to the game; apply.cpp calls it after each action.

#include "games/mapgame/state.h"

namespace kitamae::mapgame {

// Each is called when the last needed action of its phase has been applied.
void after_setup(State& s);
void after_hands(State& s);
void after_reveal(State& s);
void after_trick(State& s);  // everybody has played
void after_take(State& s);   // everybody has a card to place
void after_pairs(State& s);  // two players: it is settled whose the pairs are
void after_keep(State& s);
void after_draft(State& s);
void after_draw(State& s);
void after_drop(State& s);
void after_map(State& s);
void after_goals(State& s);

// Two-player tricks: the player of the higher card, once both are revealed. Rules H5.2
Seat trick_winner(const Table& table);

// +1: hands are passed to the left, -1: to the right. Rules H4.5, K4.1
constexpr int passing_direction(int round) { return round <= rounds / 2 ? 1 : -1; }

// Rounds played since the last deal, 0 to 5.
constexpr int round_of_deal(int round) { return (round - 1) % (rounds / 2); }

}  // namespace kitamae::mapgame
