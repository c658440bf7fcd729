#pragma once
// A map of the map games as a picture: pure functions from a view's "map" to a canvas. Three sizes: large squares
// with the outlines of the cards, medium ones in a line each, small ones of one character.

#include <boost/json.hpp>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "cli/draw_canvas.h"

namespace kitamae::cli {

enum class Zoom : std::uint8_t { automatic, large, medium, small };

using Cell = std::pair<int, int>;  // x, y

struct MapLook {
    int width = 80;
    int height = 24;
    Zoom zoom = Zoom::automatic;        // automatic: the largest at which the whole map fits
    std::string new_card;               // outlined strongly, and kept in sight when the map must be cropped
    std::map<Cell, std::string> marks;  // written instead of a square, up to three characters
};

// At most as large as the look allows.
Canvas draw_map(const boost::json::object& map, const MapLook& look);

// How a square is written in three columns: its code, then a bullet if a cube stands there; a tile in brackets.
std::string square_text(std::string_view code, bool cube, std::string_view tile);
Style square_style(std::string_view code, bool cube, std::string_view tile);
Style resource_style(char resource);

}  // namespace kitamae::cli
