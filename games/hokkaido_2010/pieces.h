#pragma once
// Pieces on the board and the routes they make. Whoever moves a piece moves it here, so that the sets that follow the
// pieces (occupied, crowded, controls) stay true.

#include "games/hokkaido_2010/state.h"

namespace kitamae::hokkaido_2010 {

// Puts a piece of the seat into a place, or takes one away. The supply is the caller's business.
// @pre add: a country or At Sea holds none of the seat; remove: the place holds one
void add_piece(const Rules& rules, Table& table, Seat seat, Place place);
void remove_piece(const Rules& rules, Table& table, Seat seat, Place place);

int pieces_in(const Table& table, Seat seat, Place place);
// On Hokkaido, in countries and At Sea; not on cards.
int pieces_on_board(const Rules& rules, const Table& table, Seat seat);

// All provinces of `occupied` that a path in `occupied` joins with `from`. @pre occupied.has(from)
ProvinceSet connected(const Atlas& atlas, ProvinceSet occupied, ProvinceId from);

// The cards whose route such pieces control. Rules T3.1, T3.2
CardSet controlled_cards(const Atlas& atlas, ProvinceSet occupied, unsigned countries);

// Provinces on the shortest path within `occupied`, both ends counted; 1 for a sea route. @pre it is controlled
int route_length(const Atlas& atlas, ProvinceSet occupied, const Route& route);

}  // namespace kitamae::hokkaido_2010
