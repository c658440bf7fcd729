#pragma once
// Small questions about the open table that lists, picks and refusals share. Internal to the game.

#include <optional>

#include "games/mapgame/state.h"

namespace kitamae::mapgame {

// The colour that later cubes of the trick must match; nullopt: no cube has been played. Rules H4.1
std::optional<Colour> leading_colour(const Table& table);

CardSet untaken_cards(const Table& table);        // Rules H4.3
CardSet own_pair(const Table& table, Seat seat);  // Rules H5.3. @pre the pairs are owned

// For a seat that is to act. Rules M6.2
bool may_ask_for_order(const Rules& rules, const Table& table);

}  // namespace kitamae::mapgame
