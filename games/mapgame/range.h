#pragma once
// The range of mountains of a Hokkaidō map (Rules K7): one chain of squares with two ends that only ever grows.

#include <array>
#include <bit>
#include <cstdint>
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

// The range as bits and its two ends: what K7.2 and K7.3 ask of a new square is told at a glance.
class RangeProbe {
public:
    explicit RangeProbe(const Range& range);

    // Rules K7.2, K7.3: may `mountain` become the new square at that end?
    bool can_extend(RangeEnd end, Cell mountain) const {
        const Ending& at = endings_[static_cast<std::size_t>(end)];
        if (size_ == 0) return true;
        if (!touches(at.last, mountain)) return false;
        const unsigned bits = around(mountain);
        if ((bits & middle) != 0) return false;
        const int touched = std::popcount(bits);
        // Only the two neighbours of a right-angled corner of orthogonal steps may touch.
        return touched == 1 ||
            (touched == 2 && touches(at.before, mountain) && is_beside(at.before, at.last) &&
             is_beside(at.last, mountain));
    }
    bool can_extend(Cell mountain) const {
        return can_extend(RangeEnd::head, mountain) || can_extend(RangeEnd::tail, mountain);
    }
    // @pre can_extend(end, mountain)
    void extend(RangeEnd end, Cell mountain);

    // How many squares of the range touch this one.
    int touching(Cell cell) const { return std::popcount(around(cell) & ~middle); }

private:
    static constexpr unsigned size = 32;          // coordinates are taken modulo this: no map is as wide or high
    static constexpr unsigned middle = 1U << 4U;  // of 3 x 3 bits

    struct Ending {
        Cell last;
        Cell before;  // of a range of two squares or more
    };

    std::uint32_t& row(Cell cell) { return rows_[static_cast<unsigned>(cell.y) % size]; }
    static std::uint32_t bit(Cell cell) { return 1U << (static_cast<unsigned>(cell.x) % size); }
    // 3 x 3 bits, the cell in the middle.
    unsigned around(Cell cell) const {
        unsigned bits = 0;
        for (int dy = -1; dy <= 1; ++dy) {
            const std::uint32_t row = rows_[static_cast<unsigned>(cell.y + dy) % size];
            bits = bits << 3U | (std::rotr(row, cell.x - 1) & 7U);
        }
        return bits;
    }

    std::array<std::uint32_t, size> rows_{};
    std::array<Ending, 2> endings_{};
    std::size_t size_ = 0;
};

// Adds all of `mountains` at the ends in some order; false, and nothing changed, when no order obeys K7.2 and K7.3.
// An empty range is begun by any of them (a province's chain, K7.1).
bool extend_range(Range& range, std::span<const Cell> mountains);
bool can_extend_by_all(const RangeProbe& range, std::span<const Cell> mountains);

}  // namespace kitamae::mapgame
