#include "games/mapgame/terraform.h"

#include <algorithm>

namespace kitamae::mapgame {
namespace {

bool keeps_range(const Map& map, Cell mountain) {
    return can_extend(map.range, RangeEnd::head, mountain) || can_extend(map.range, RangeEnd::tail, mountain);
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

CellList cube_cells(const Rules& rules, const Map& map, std::optional<Colour> colour) {
    CellList cells;
    for_each_visible(map, [&](SquareRef at, Cell cell, const LaidCard&) {
        if (has_cube(map, at) && (!colour || square_of(rules, map, at).colour == *colour)) cells.push_back(cell);
    });
    std::sort(cells.begin(), cells.end());
    return cells;
}

CellList tile_cells(const Rules& rules, const Map& map, Terrain terrain) {
    CellList cells;
    for_each_visible(map, [&](SquareRef at, Cell cell, const LaidCard&) {
        if (square_of(rules, map, at).terrain != Terrain::desert) return;
        if (terrain == Terrain::mountain && !keeps_range(map, cell)) return;
        cells.push_back(cell);
    });
    std::sort(cells.begin(), cells.end());
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
    if (terrain == Terrain::mountain && !keeps_range(map, cell)) {
        return RuleError{"K7.4", "a mountain tile must extend the range at one of its ends, without branching"};
    }
    return std::nullopt;
}

bool has_desert(const Rules& rules, const Map& map) { return !tile_cells(rules, map, Terrain::forest).empty(); }

bool can_terraform(const Rules& rules, const Map& map) {
    if (!rules.can_terraform()) return false;
    for (const Colour colour : all_colours) {
        const auto terrain = terrain_made_by(colour);
        if (!terrain || cube_cells(rules, map, colour).size() < 2) continue;
        if (!tile_cells(rules, map, *terrain).empty()) return true;
    }
    return false;
}

}  // namespace kitamae::mapgame
