#include "games/mapgame/board.h"

#include <algorithm>
#include <bit>

namespace kitamae::mapgame {
namespace {

// At least one step in every direction within `rest`, for the rows of an area that lies between rows `top` and
// `bottom`; the margin keeps the edges out of reach. True when the area grew.
bool grow(Board& area, const Board& rest, int top, int bottom, Touch touch) {
    bool grew = false;
    std::uint32_t above = 0;
    for (int y = top; y <= bottom; ++y) {
        const std::uint32_t row = area[y];
        std::uint32_t beyond = above | area[y + 1];
        if (touch == Touch::sides_and_corners) beyond |= beyond << 1U | beyond >> 1U;
        const std::uint32_t grown = (row | row << 1U | row >> 1U | beyond) & rest[y];
        grew = grew || grown != row;
        area[y] = above = grown;
    }
    return grew;
}

}  // namespace

Area take_area(Board& rest, int from, Touch touch) {
    Area area;
    while (from < Board::size && rest[from] == 0) ++from;
    if (from == Board::size) return area;
    area.top = area.bottom = from;  // nothing of the area is above its first square in reading order
    area.squares[from] = rest[from] & (0U - rest[from]);
    do {
        if (area.squares[area.bottom] != 0) ++area.bottom;
    } while (grow(area.squares, rest, area.top, area.bottom, touch));
    for (int y = area.top; y <= area.bottom; ++y) {
        rest[y] &= ~area.squares[y];
        area.size += std::popcount(area.squares[y]);
    }
    return area;
}

int area_count(const Board& squares) {
    int count = 0;
    for_each_area(squares, [&](const Area&) { ++count; });
    return count;
}

Area largest_area(const Board& squares) {
    Area largest;
    for_each_area(squares, [&](const Area& area) {
        if (area.size > largest.size) largest = area;
    });
    return largest;
}

int largest_area_size(const Board& squares) {
    Board rest = squares;
    int largest = 0;
    int from = 0;
    for (int left = rest.count(); left > largest;) {
        const Area area = take_area(rest, from);
        largest = std::max(largest, area.size);
        left -= area.size;
        from = area.top;
    }
    return largest;
}

Terrains terrains_of(const Rules& rules, const Map& map) {
    Terrains terrains;
    const Window window(map);
    for (std::size_t slot = 0; slot < map.cards.size(); ++slot) {
        const LaidCard& laid = map.cards[slot];
        const Face& face = face_of(rules, map, slot);
        const auto add = [&](Board& board, unsigned squares) {
            for (unsigned bits = squares; bits != 0; bits &= bits - 1) {
                const Cell cell = laid.cell(std::countr_zero(bits));
                board.add(window.x(cell), window.y(cell));
            }
        };
        const unsigned printed = laid.visible & ~static_cast<unsigned>(laid.tiled);
        for (std::size_t terrain = 0; terrain < terrain_count; ++terrain) {
            add(terrains.by_terrain[terrain], face.masks[terrain] & printed);
        }
        for (unsigned bits = laid.tiled; bits != 0; bits &= bits - 1) {
            const auto i = static_cast<std::size_t>(std::countr_zero(bits));
            add(terrains.by_terrain[static_cast<std::size_t>(laid.tiles[i])], 1U << i);
        }
        add(terrains.cubes, laid.cubes);
    }
    return terrains;
}

}  // namespace kitamae::mapgame
