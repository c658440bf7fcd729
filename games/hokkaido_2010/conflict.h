#pragma once
// Conflict at the end of a turn (Rules T4). Internal to the game.

#include "games/hokkaido_2010/state.h"

namespace kitamae::hokkaido_2010 {

// What is left of the seats' pieces in a province with this limit. Rules T4.2, T4.3
PerSeat<std::uint8_t> after_conflict(PerSeat<std::uint8_t> pieces, int limit);

// In all provinces; removed pieces return to the supplies.
void resolve_conflict(const Rules& rules, Table& table);

}  // namespace kitamae::hokkaido_2010
