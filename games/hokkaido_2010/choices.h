#pragma once
// All a player on turn may do, one set for each kind of action: can be counted, listed and picked from without naming
// every action. Internal to the game.

#include <optional>

#include "games/hokkaido_2010/state.h"

namespace kitamae::hokkaido_2010 {

struct Choices {
    ProvinceSet land_from;       // to any neighbour
    bool by_sea_to_sea = false;  // Sea Moves lead to At Sea from these places, or from it to them
    ProvinceSet sea_provinces;
    std::uint8_t sea_countries = 0;
    ProvinceSet grow;
    CardSet claim;
    CardSet reveal;
    CardSet discard;
    CardSet take;
    bool draw = false;
};

// @pre phase turn
Choices choices_of(const Rules& rules, const Table& table, CardSet hand);
// No action is legal but to pass. Rules T2.2
bool is_empty(const Choices& choices);

// The kind that may not be taken any more in this turn, if any. Rules T2.1
std::optional<TurnKind> exhausted_kind(const Table& table);

// Public cards with a piece on the high number, and on the low one.
CardSet claimed_once(const Table& table);
CardSet claimed_twice(const Table& table);

// The kind of action as the turn counts it. @pre an action of a turn other than keep and pass
TurnKind turn_kind(ActionKind kind);

}  // namespace kitamae::hokkaido_2010
