#pragma once
// Positions for tests of single rules, and actions written in notation.

#include <initializer_list>
#include <string>
#include <vector>

#include "games/hokkaido_2010/hokkaido_2010.h"

namespace kitamae::hokkaido_2010 {

CardSet cards(std::initializer_list<int> numbers);

// Begins with seat 0 on turn with three actions, nothing on the board, empty hands and row, and a pile of ten cards.
struct Position {
    explicit Position(int players);

    // Setting up; pieces come from the supply.
    Position& put(int seat, std::initializer_list<const char*> places);
    Position& supply(int seat, int pieces);
    Position& hand(int seat, std::initializer_list<int> numbers);
    Position& row(std::initializer_list<int> numbers);
    Position& pile(std::initializer_list<int> numbers);

    // Plays, as whoever is to act; expects the action to be legal.
    Position& play(const std::string& action);
    // The same with only one action left in a fresh turn, so that conflict follows.
    Position& play_last(const std::string& action);
    // The clause an action of whoever is to act breaks; empty: none.
    std::string refusal(const std::string& action) const;

    std::vector<std::string> legal() const;
    bool offers(const std::string& action) const;

    int pieces(int seat, const char* place) const;
    PublicSeat& open(int seat) { return s.table.seats[static_cast<std::size_t>(seat)]; }
    Score score(int seat) const;
    Seat to_act() const;

    State s;
};

}  // namespace kitamae::hokkaido_2010
