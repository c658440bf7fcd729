#pragma once
// The goal cards of Hokkaidō (Rules K9): who fulfils which, who receives them at the end of a round.

#include "games/mapgame/state.h"

namespace kitamae::mapgame {

// Rules K9.6. goal: 1 to 9; terraformed: tiles the player has ever placed.
bool fulfils_goal(const Rules& rules, const Map& map, int goal, int terraformed);

// Rules K9.1 to K9.4: hands out the open goals at the end of a round and notes who may place a free tile.
void check_goals(const Rules& rules, Table& table);

}  // namespace kitamae::mapgame
