#pragma once
// Bitboards: one bit for each square of a 32 x 32 window that holds a whole map with a margin of at least one empty
// square on every side.

#include <array>
#include <bit>
#include <cstdint>

#include "games/mapgame/map.h"

namespace kitamae::mapgame {

class Board {
public:
    static constexpr int size = 32;

    constexpr std::uint32_t& operator[](int y) { return rows_[static_cast<std::size_t>(y)]; }
    constexpr std::uint32_t operator[](int y) const { return rows_[static_cast<std::size_t>(y)]; }

    constexpr void add(int x, int y) { (*this)[y] |= 1U << x; }
    constexpr bool has(int x, int y) const { return (((*this)[y] >> x) & 1U) != 0; }
    constexpr bool empty() const {
        std::uint32_t any = 0;
        for (const std::uint32_t row : rows_) any |= row;
        return any == 0;
    }
    constexpr int count() const {
        int sum = 0;
        for (const std::uint32_t row : rows_) sum += std::popcount(row);
        return sum;
    }
    constexpr Board operator&(const Board& other) const {
        Board result;
        for (int y = 0; y < size; ++y) result[y] = (*this)[y] & other[y];
        return result;
    }
    constexpr Board operator|(const Board& other) const {
        Board result;
        for (int y = 0; y < size; ++y) result[y] = (*this)[y] | other[y];
        return result;
    }
    constexpr Board operator-(const Board& other) const {
        Board result;
        for (int y = 0; y < size; ++y) result[y] = (*this)[y] & ~other[y];
        return result;
    }
    constexpr bool operator==(const Board&) const = default;

private:
    std::array<std::uint32_t, size> rows_{};
};

// The map's window: where its (0,0) lies on the grid.
struct Window {
    int x0 = 0;
    int y0 = 0;

    explicit constexpr Window(const Map& map) : x0(map.min_x - 2), y0(map.min_y - 2) {}
    constexpr int x(Cell cell) const { return cell.x - x0; }
    constexpr int y(Cell cell) const { return cell.y - y0; }
    constexpr Cell cell(int x, int y) const { return cell_at(x + x0, y + y0); }
};

enum class Touch : std::uint8_t { sides, sides_and_corners };

// A connected area and the rows it lies in.
struct Area {
    Board squares;
    int size = 0;
    int top = 0;
    int bottom = 0;
};

// Takes the first area in reading order out of `rest`, whose rows above `from` are empty; size 0: there is none.
Area take_area(Board& rest, int from = 0, Touch touch = Touch::sides);

// Calls visit(const Area&) for each connected area of `squares`.
template <class Visit>
void for_each_area(Board squares, Visit&& visit, Touch touch = Touch::sides) {
    for (int from = 0;;) {
        const Area area = take_area(squares, from, touch);
        if (area.size == 0) return;
        visit(area);
        from = area.top;
    }
}

// Calls visit(x, y) for each square of an area.
template <class Visit>
void for_each_square(const Area& area, Visit&& visit) {
    for (int y = area.top; y <= area.bottom; ++y) {
        for (std::uint32_t bits = area.squares[y]; bits != 0; bits &= bits - 1) visit(std::countr_zero(bits), y);
    }
}

int area_count(const Board& squares);
Area largest_area(const Board& squares);
int largest_area_size(const Board& squares);

// Visible squares by what they are now.
struct Terrains {
    std::array<Board, terrain_count> by_terrain;
    Board cubes;

    const Board& operator[](Terrain terrain) const { return by_terrain[static_cast<std::size_t>(terrain)]; }
};

Terrains terrains_of(const Rules& rules, const Map& map);

}  // namespace kitamae::mapgame
