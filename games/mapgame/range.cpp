#include "games/mapgame/range.h"

#include <algorithm>
#include <cassert>

namespace kitamae::mapgame {
namespace {

// The i-th square counted from the given end.
Cell from_end(const Range& range, RangeEnd end, std::size_t i) {
    return end == RangeEnd::head ? range[i] : range[range.size() - 1 - i];
}

using Remaining = FixedList<Cell, squares_per_card>;

Remaining without(const Remaining& cells, std::size_t removed) {
    Remaining rest;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i != removed) rest.push_back(cells[i]);
    }
    return rest;
}

bool extend_by_all(Range& range, const Remaining& cells) {
    if (cells.empty()) return true;
    for (const RangeEnd end : {RangeEnd::head, RangeEnd::tail}) {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (!can_extend(range, end, cells[i])) continue;
            Range longer = range;
            extend(longer, end, cells[i]);
            if (extend_by_all(longer, without(cells, i))) {
                range = longer;
                return true;
            }
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

std::optional<Range> extended(const Range& range, std::span<const Cell> mountains) {
    Remaining cells;
    for (const Cell cell : mountains) cells.push_back(cell);
    Range longer = range;
    if (!extend_by_all(longer, cells)) return std::nullopt;
    return longer;
}

}  // namespace kitamae::mapgame
