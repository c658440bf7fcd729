#include "games/mapgame/range.h"

#include <algorithm>
#include <cassert>

namespace kitamae::mapgame {
namespace {

using Remaining = FixedList<Cell, squares_per_card>;

struct Extension {
    RangeEnd end;
    Cell mountain;
};
using Extensions = FixedList<Extension, squares_per_card>;

Remaining without(const Remaining& cells, std::size_t removed) {
    Remaining rest;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i != removed) rest.push_back(cells[i]);
    }
    return rest;
}

// Finds an order; what was added stands in `order`.
bool extend_by_all(const RangeProbe& range, const Remaining& cells, Extensions& order) {
    if (cells.empty()) return true;
    for (const RangeEnd end : {RangeEnd::head, RangeEnd::tail}) {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (!range.can_extend(end, cells[i])) continue;
            order.push_back({end, cells[i]});
            if (cells.size() == 1) return true;
            RangeProbe longer = range;
            longer.extend(end, cells[i]);
            if (extend_by_all(longer, without(cells, i), order)) return true;
            order.pop_back();
        }
    }
    return false;
}

bool find_order(const RangeProbe& range, std::span<const Cell> mountains, Extensions& order) {
    Remaining cells;
    for (const Cell cell : mountains) cells.push_back(cell);
    return extend_by_all(range, cells, order);
}

void extend(Range& range, const Extension& by) {
    range.push_back(by.mountain);
    if (by.end == RangeEnd::head) std::rotate(range.begin(), range.end() - 1, range.end());
}

}  // namespace

RangeProbe::RangeProbe(const Range& range) : size_(range.size()) {
    for (const Cell cell : range) row(cell) |= bit(cell);
    if (size_ == 0) return;
    endings_[0].last = range[0];
    endings_[1].last = range.back();
    if (size_ == 1) return;
    endings_[0].before = range[1];
    endings_[1].before = range[size_ - 2];
}

void RangeProbe::extend(RangeEnd end, Cell mountain) {
    assert(can_extend(end, mountain));
    Ending& at = endings_[static_cast<std::size_t>(end)];
    Ending& other = endings_[1 - static_cast<std::size_t>(end)];
    at.before = at.last;
    at.last = mountain;
    if (size_ == 0) other.last = mountain;
    if (size_ == 1) other.before = mountain;
    row(mountain) |= bit(mountain);
    ++size_;
}

bool extend_range(Range& range, std::span<const Cell> mountains) {
    Extensions order;
    if (!find_order(RangeProbe(range), mountains, order)) return false;
    for (const Extension& extension : order) extend(range, extension);
    return true;
}

bool can_extend_by_all(const RangeProbe& range, std::span<const Cell> mountains) {
    Extensions order;
    return find_order(range, mountains, order);
}

}  // namespace kitamae::mapgame
