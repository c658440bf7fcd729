#pragma once
// Terraforming (Rules K8) and free tiles (Rules K9.4): which deserts may become what, and which cubes pay for it.

#include <optional>

#include "core/fixed_list.h"
#include "core/rule_error.h"
#include "games/mapgame/map.h"

namespace kitamae::mapgame {

using CellList = FixedList<Cell, max_map_squares>;

// Rules K8.1: what two cubes of a colour make; nullopt for yellow.
std::optional<Terrain> terrain_made_by(Colour colour);

// The other way round. @pre the terrain is one of a tile
Colour colour_making(Terrain terrain);

// The kinds of tile, in the order in which choices are listed.
inline constexpr std::array tile_terrains{Terrain::forest, Terrain::lake, Terrain::town, Terrain::mountain};

// All in ascending order of x, then y.
CellList cube_cells(const Rules& rules, const Map& map, std::optional<Colour> colour = std::nullopt);
CellList tile_cells(const Rules& rules, const Map& map, Terrain terrain);  // deserts that may take such a tile

std::optional<RuleError> why_no_tile(const Rules& rules, const Map& map, Cell cell, Terrain terrain);

bool has_desert(const Rules& rules, const Map& map);
bool can_terraform(const Rules& rules, const Map& map);

}  // namespace kitamae::mapgame
