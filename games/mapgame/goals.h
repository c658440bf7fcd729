#pragma once
// The goal cards of Hokkaidō (Rules K9): who fulfils which, who receives them at the end of a round.

#include "games/mapgame/state.h"

namespace kitamae::mapgame {

// How far a map has come, in the goal's own unit: areas, squares, colours, cubes or tiles. A goal can have all it needs
// and not be done, when too few cards contribute (Rules K9.1).
struct GoalProgress {
    int have = 0;
    int need = 0;
    bool done = false;
};

// Rules K9.6. goal: 1 to 9; terraformed: tiles the player has ever placed.
GoalProgress goal_progress(const Rules& rules, const Map& map, int goal, int terraformed);
bool fulfils_goal(const Rules& rules, const Map& map, int goal, int terraformed);

// Rules K9.1 to K9.4: hands out the open goals at the end of a round and notes who may place a free tile.
void check_goals(const Rules& rules, Table& table);

}  // namespace kitamae::mapgame
