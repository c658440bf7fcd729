#pragma once
// The two sides of a map with a range of mountains (Rules K10.5).

#include <array>

#include "games/mapgame/board.h"

namespace kitamae::mapgame {

struct Sides {
    Board line;                   // squares on the dividing line: the range and its straight continuations
    std::array<Board, 2> ground;  // the squares of either side within the map's window
};

// @pre the map has a range of at least two squares
Sides sides_of(const Map& map);

}  // namespace kitamae::mapgame
