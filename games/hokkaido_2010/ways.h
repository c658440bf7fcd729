#pragma once
// The way a route that is not controlled yet would be completed on: for people who look for their next move.

#include <vector>

#include "games/hokkaido_2010/state.h"

namespace kitamae::hokkaido_2010 {

// From end to end the places that have to hold a piece of the seat (Rules T3.1, T3.2): of all paths the one that lacks
// the fewest, of those a shortest; the same one every time.
std::vector<Place> way_of(const Atlas& atlas, ProvinceSet occupied, const Route& route);

// Those of the way where the seat has no piece yet; none: the route is controlled.
std::vector<Place> missing_on(const Table& table, Seat seat, const std::vector<Place>& way);

}  // namespace kitamae::hokkaido_2010
