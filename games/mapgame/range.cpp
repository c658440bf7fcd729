#include "games/mapgame/range.h"

#include <algorithm>
#include <cassert>

namespace kitamae::mapgame {
namespace {

// The i-th square counted from the given end.
Cell from_end(const Range& range, RangeEnd end, std::size_t i) {
    return end == RangeEnd::head ? range[i] : range[range.size() - 1 - i];
}

constexpr unsigned middle = 1U << 4U;  // of 3 x 3 bits

using Remaining = FixedList<Cell, squares_per_card>;

Remaining without(const Remaining& cells, std::size_t removed) {
    Remaining rest;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i != removed) rest.push_back(cells[i]);
    }
    return rest;
}

void retract(Range& range, RangeEnd end) {
    if (end == RangeEnd::head) std::rotate(range.begin(), range.begin() + 1, range.end());
    range.pop_back();
}

bool extend_by_all(Range& range, const Remaining& cells) {
    if (cells.empty()) return true;
    for (const RangeEnd end : {RangeEnd::head, RangeEnd::tail}) {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (!can_extend(range, end, cells[i])) continue;
            extend(range, end, cells[i]);
            if (extend_by_all(range, without(cells, i))) return true;
            retract(range, end);
        }
    }
    return false;
}

}  // namespace

bool can_extend(const Range& range, RangeEnd end, Cell mountain) {
    if (range.empty()) return true;
    const Cell last = from_end(range, end, 0);
    if (!touches(last, mountain)) return false;
    for (std::size_t i = 1; i < range.size(); ++i) {
        const Cell other = from_end(range, end, i);
        if (other == mountain) return false;
        if (!touches(other, mountain)) continue;
        // Rules K7.3: only the two neighbours of a right-angled corner of orthogonal steps may touch.
        const bool around_corner = i == 1 && is_beside(other, last) && is_beside(last, mountain);
        if (!around_corner) return false;
    }
    return true;
}

void extend(Range& range, RangeEnd end, Cell mountain) {
    assert(can_extend(range, end, mountain));
    range.push_back(mountain);
    if (end == RangeEnd::head) std::rotate(range.begin(), range.end() - 1, range.end());
}

RangeProbe::RangeProbe(const Range& range) : range_(range) {
    for (const Cell cell : range)
        rows_[static_cast<unsigned>(cell.y) % size] |= 1U << (static_cast<unsigned>(cell.x) % size);
}

unsigned RangeProbe::around(Cell cell) const {
    unsigned bits = 0;
    for (int dy = -1; dy <= 1; ++dy) {
        const std::uint32_t row = rows_[static_cast<unsigned>(cell.y + dy) % size];
        bits = bits << 3U | (std::rotr(row, cell.x - 1) & 7U);
    }
    return bits;
}

int RangeProbe::touching(Cell cell) const { return std::popcount(around(cell) & ~middle); }

bool RangeProbe::can_extend(RangeEnd end, Cell mountain) const {
    if (range_.empty()) return true;
    const Cell last = from_end(range_, end, 0);
    const unsigned bits = around(mountain);
    if (!touches(last, mountain) || (bits & middle) != 0) return false;
    const int count = std::popcount(bits);
    if (count != 2) return count == 1;
    const Cell before = from_end(range_, end, 1);  // Rules K7.3
    return touches(before, mountain) && is_beside(before, last) && is_beside(last, mountain);
}

bool extend_range(Range& range, std::span<const Cell> mountains) {
    Remaining cells;
    for (const Cell cell : mountains) cells.push_back(cell);
    return extend_by_all(range, cells);
}

std::optional<Range> extended(const Range& range, std::span<const Cell> mountains) {
    Range longer = range;
    if (!extend_range(longer, mountains)) return std::nullopt;
    return longer;
}

}  // namespace kitamae::mapgame
