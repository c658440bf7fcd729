#pragma once
// Parts of the lists of legal actions, for callers that find placements in a way of their own.

#include <vector>

#include "games/mapgame/state.h"

namespace kitamae::mapgame {

// Appends the terraforming a seat may do now. Rules K8.1
void list_terraforming(const State& s, Seat seat, std::vector<Action>& out);

}  // namespace kitamae::mapgame
