#pragma once
// The range of mountains of a Hokkaidō map (Rules K7): one chain of squares with two ends that only ever grows.

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>

#include "core/fixed_list.h"
#include "games/mapgame/types.h"

namespace kitamae::mapgame {

inline constexpr std::size_t max_map_squares = cards_per_map * squares_per_card;

// In order from one end to the other; empty on maps without mountains.
using Range = FixedList<Cell, max_map_squares>;

enum class RangeEnd : std::uint8_t { head, tail };

constexpr bool touches(Cell a, Cell b) {
    const int dx = a.x - b.x;
    const int dy = a.y - b.y;
    return dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1 && !(dx == 0 && dy == 0);
}

constexpr bool is_beside(Cell a, Cell b) {  // orthogonally
    return touches(a, b) && (a.x == b.x || a.y == b.y);
}

// Rules K7.2, K7.3: may `mountain` become the new square at that end?
bool can_extend(const Range& range, RangeEnd end, Cell mountain);

void extend(Range& range, RangeEnd end, Cell mountain);

// The same question asked of many squares: the range as bits, built once.
class RangeProbe {
public:
    explicit RangeProbe(const Range& range);

    bool can_extend(RangeEnd end, Cell mountain) const;
    bool can_extend(Cell mountain) const {
        return can_extend(RangeEnd::head, mountain) || can_extend(RangeEnd::tail, mountain);
    }
    // How many squares of the range touch this one.
    int touching(Cell cell) const;

private:
    static constexpr unsigned size = 32;  // coordinates are taken modulo this: no map is as wide or high

    unsigned around(Cell cell) const;  // 3 x 3 bits, the cell in the middle

    const Range& range_;
    std::array<std::uint32_t, size> rows_{};
};

// Adds all of `mountains` at the ends in some order; false, and nothing changed, when no order obeys K7.2 and K7.3.
// An empty range is begun by any of them (a province's chain, K7.1).
bool extend_range(Range& range, std::span<const Cell> mountains);
std::optional<Range> extended(const Range& range, std::span<const Cell> mountains);

}  // namespace kitamae::mapgame
