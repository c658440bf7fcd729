#include "games/mapgame/terraform.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace kitamae::mapgame {
namespace {

// Visible deserts of a card that carry no tile.
unsigned deserts_of(const Rules& rules, const Map& map, std::size_t slot) {
    const LaidCard& laid = map.cards[slot];
    return face_of(rules, map, slot).mask(Terrain::desert) & laid.visible & ~static_cast<unsigned>(laid.tiled);
}

// Lists are short: inserting in place is the quickest way to keep them in order.
void add_sorted(CellList& cells, Cell cell) {
    cells.push_back(cell);
    for (std::size_t i = cells.size() - 1; i > 0 && cells[i] < cells[i - 1]; --i) std::swap(cells[i], cells[i - 1]);
}

}  // namespace

std::optional<Terrain> terrain_made_by(Colour colour) {
    switch (colour) {
        case Colour::blue:
            return Terrain::lake;
        case Colour::brown:
            return Terrain::town;
        case Colour::grey:
            return Terrain::mountain;
        case Colour::green:
            return Terrain::forest;
        case Colour::yellow:
            break;
    }
    return std::nullopt;
}

Colour colour_making(Terrain terrain) {
    return *std::find_if(all_colours.begin(), all_colours.end(),
                         [&](Colour colour) { return terrain_made_by(colour) == terrain; });
}

CellList cube_cells(const Rules& rules, const Map& map, std::optional<Colour> colour) {
    CellList cells;
    for (std::size_t slot = 0; slot < map.cards.size(); ++slot) {
        const LaidCard& laid = map.cards[slot];
        const Face& face = face_of(rules, map, slot);
        for (unsigned bits = laid.cubes; bits != 0; bits &= bits - 1) {
            const int i = std::countr_zero(bits);
            if (!colour || face.squares[static_cast<std::size_t>(i)].colour == *colour) add_sorted(cells, laid.cell(i));
        }
    }
    return cells;
}

CellList tile_cells(const Rules& rules, const Map& map, Terrain terrain) {
    CellList cells;
    const RangeProbe range(map.range);
    for (std::size_t slot = 0; slot < map.cards.size(); ++slot) {
        const LaidCard& laid = map.cards[slot];
        for (unsigned bits = deserts_of(rules, map, slot); bits != 0; bits &= bits - 1) {
            const Cell cell = laid.cell(std::countr_zero(bits));
            if (terrain != Terrain::mountain || range.can_extend(cell)) add_sorted(cells, cell);
        }
    }
    return cells;
}

std::optional<RuleError> why_no_tile(const Rules& rules, const Map& map, Cell cell, Terrain terrain) {
    if (std::find(tile_terrains.begin(), tile_terrains.end(), terrain) == tile_terrains.end()) {
        return RuleError{"K8.1", "a tile is forest, lake, town or mountain"};
    }
    const auto at = visible_at(map, cell);
    if (!at || square_of(rules, map, *at).terrain != Terrain::desert) {
        return RuleError{"K8.1", "a tile goes on a visible desert of one's own map"};
    }
    if (terrain == Terrain::mountain && !RangeProbe(map.range).can_extend(cell)) {
        return RuleError{"K7.4", "a mountain tile must extend the range at one of its ends, without branching"};
    }
    return std::nullopt;
}

bool has_desert(const Rules& rules, const Map& map) {
    for (std::size_t slot = 0; slot < map.cards.size(); ++slot) {
        if (deserts_of(rules, map, slot) != 0) return true;
    }
    return false;
}

bool can_terraform(const Rules& rules, const Map& map) {
    if (!rules.can_terraform()) return false;
    PerColour<int> cubes{};
    for (std::size_t slot = 0; slot < map.cards.size(); ++slot) {
        for (unsigned bits = map.cards[slot].cubes; bits != 0; bits &= bits - 1) {
            const auto i = static_cast<std::size_t>(std::countr_zero(bits));
            ++cubes[index_of(face_of(rules, map, slot).squares[i].colour)];
        }
    }
    for (const Colour colour : all_colours) {
        const auto terrain = terrain_made_by(colour);
        if (!terrain || cubes[index_of(colour)] < 2) continue;
        if (terrain == Terrain::mountain ? !tile_cells(rules, map, *terrain).empty() : has_desert(rules, map))
            return true;
    }
    return false;
}

}  // namespace kitamae::mapgame
