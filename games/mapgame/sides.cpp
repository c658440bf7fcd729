#include "games/mapgame/sides.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace kitamae::mapgame {
namespace {

// The line joins square centres by unit steps. To tell the side of a square we walk to it from the window's top-left
// corner, down the column just outside the window and then along its row, always a hair below and (a bit more) to the
// right of the centres, so that no walk passes through a corner of the line:
// - a walk along row y past column x crosses each step that goes from (x,y) to row y+1, whatever its slant;
// - a walk down the outer column from row y crosses the steps listed in `outer_column_`.
class Crossings {
public:
    explicit Crossings(const Map& map) : window_(map) {
        for (std::size_t i = 0; i + 1 < map.range.size(); ++i) add_step(map.range[i], map.range[i + 1]);
        const std::size_t last = map.range.size() - 1;
        add_continuation(map.range[1], map.range[0]);
        add_continuation(map.range[last - 1], map.range[last]);
        for (const Cell cell : map.range) line_.add(window_.x(cell), window_.y(cell));
    }

    Sides sides() const {
        Sides sides{.line = line_, .ground = {}};
        // Bit y: row y begins on the far side of the line.
        const std::uint32_t beginnings = parity_up_to_each(outer_column_) << 1U;
        for (int y = 0; y < Board::size; ++y) {
            const std::uint32_t parity = parity_up_to_each(down_steps_[y]) ^ (0U - ((beginnings >> y) & 1U));
            sides.ground[0][y] = ~parity & ~line_[y];
            sides.ground[1][y] = parity & ~line_[y];
        }
        return sides;
    }

private:
    // Bit x of the result: parity of the bits 0 to x.
    static std::uint32_t parity_up_to_each(std::uint32_t bits) {
        for (unsigned shift = 1; shift < Board::size; shift *= 2) bits ^= bits << shift;
        return bits;
    }

    static bool is_inside(int x, int y) { return x >= 0 && x < Board::size && y >= 0 && y < Board::size; }

    void add_step(Cell from, Cell to) {
        int ax = window_.x(from);
        int ay = window_.y(from);
        int bx = window_.x(to);
        int by = window_.y(to);
        if (by < ay) {
            std::swap(ax, bx);
            std::swap(ay, by);
        }
        if (ay < by && is_inside(ax, ay)) down_steps_[ay] ^= 1U << ax;
        const bool leaves_window = std::min(ax, bx) == -1 && ax != bx;
        // A level step in row y+1, or a slanting one from row y to y+1, is met on the way from row y down.
        const int met_after = ay == by ? ay - 1 : ay;
        if (leaves_window && met_after >= 0 && met_after < Board::size) outer_column_ ^= 1U << met_after;
    }

    // Straight on in the direction of the last step until the window is left.
    void add_continuation(Cell before, Cell end) {
        const int dx = end.x - before.x;
        const int dy = end.y - before.y;
        int x = window_.x(end);
        int y = window_.y(end);
        // Inside the window only a step's upper end matters; the one that leaves it may cross the outer column.
        for (; is_inside(x + dx, y + dy); x += dx, y += dy) {
            line_.add(x, y);
            if (dy > 0) down_steps_[y] ^= 1U << x;
            if (dy < 0) down_steps_[y - 1] ^= 1U << (x + dx);
        }
        line_.add(x, y);
        add_step(window_.cell(x, y), window_.cell(x + dx, y + dy));
    }

    Window window_;
    Board line_;
    Board down_steps_;                // bit x of row y: parity of the steps from (x,y) to the row below
    std::uint32_t outer_column_ = 0;  // bit y: parity of the steps met between rows y and y+1 of the outer column
};

}  // namespace

Sides sides_of(const Map& map) {
    assert(map.range.size() >= 2);
    return Crossings(map).sides();
}

}  // namespace kitamae::mapgame
