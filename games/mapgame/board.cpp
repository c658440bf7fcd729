#include "games/mapgame/board.h"

#include <cassert>

namespace kitamae::mapgame {
namespace {

Board first_square(const Board& squares) {
    Board first;
    for (int y = 0; y < Board::size; ++y) {
        if (squares[y] == 0) continue;
        first[y] = squares[y] & (0U - squares[y]);
        break;
    }
    return first;
}

// One step in every direction; the margin keeps the edges out of reach.
Board grown(const Board& area, Touch touch) {
    Board result;
    for (int y = 1; y + 1 < Board::size; ++y) {
        const std::uint32_t across = area[y] | area[y] << 1U | area[y] >> 1U;
        std::uint32_t beyond = area[y - 1] | area[y + 1];
        if (touch == Touch::sides_and_corners) beyond |= beyond << 1U | beyond >> 1U;
        result[y] = across | beyond;
    }
    return result;
}

Board* board_of(Terrains& terrains, Terrain terrain) {
    switch (terrain) {
        case Terrain::forest:
            return &terrains.forest;
        case Terrain::lake:
            return &terrains.lake;
        case Terrain::town:
            return &terrains.town;
        case Terrain::desert:
            return &terrains.desert;
        case Terrain::mountain:
            return &terrains.mountain;
        case Terrain::production:
            return &terrains.production;
        case Terrain::factory:
            return &terrains.factory;
    }
    return nullptr;
}

}  // namespace

Board take_area(Board& rest, Touch touch) {
    assert(!rest.empty());
    Board area = first_square(rest);
    for (;;) {
        const Board next = grown(area, touch) & rest;
        if (next == area) break;
        area = next;
    }
    rest = rest - area;
    return area;
}

int area_count(const Board& squares) {
    int count = 0;
    for_each_area(squares, [&](const Board&) { ++count; });
    return count;
}

Board largest_area(const Board& squares) {
    Board largest;
    int size = 0;
    for_each_area(squares, [&](const Board& area) {
        if (area.count() > size) {
            largest = area;
            size = area.count();
        }
    });
    return largest;
}

Terrains terrains_of(const Rules& rules, const Map& map) {
    Terrains terrains;
    const Window window(map);
    for_each_visible(map, [&](SquareRef at, Cell cell, const LaidCard&) {
        const int x = window.x(cell);
        const int y = window.y(cell);
        board_of(terrains, square_of(rules, map, at).terrain)->add(x, y);
        if (has_cube(map, at)) terrains.cubes.add(x, y);
    });
    return terrains;
}

}  // namespace kitamae::mapgame
