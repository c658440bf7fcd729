#pragma once
// Plays a match a second time on reference maps (reference.h), action by action, and says where the engine differs.

#include <string>
#include <vector>

#include "games/mapgame/mapgame.h"
#include "tests/games/mapgame/reference.h"

namespace kitamae::mapgame::testing {

class Shadow {
public:
    explicit Shadow(const Rules& rules);

    // `before`: the state in which the seat acts.
    void follow(const State& before, Seat seat, const Action& action);

    // Visible squares, tiles, cubes, mountains, pool. Empty: all alike.
    std::string difference(const State& state) const;

    const reference::RefMap& map(Seat seat) const { return maps_[seat.index]; }

private:
    void take_cube(Seat seat, Cell cell);

    const Rules& rules_;
    PerColour<int> pool_{};
    std::vector<reference::RefMap> maps_;
    std::vector<Colour> trick_cubes_;  // waiting on played cards
};

std::string difference(const Rules& rules, const Map& map, const reference::RefMap& expected);

reference::RefPlacement plain(const Placement& placement);
Placement packed(const reference::RefPlacement& placement);

}  // namespace kitamae::mapgame::testing
