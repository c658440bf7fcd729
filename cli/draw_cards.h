#pragma once
// The small cards of the map games: two columns of three squares, side by side as many as fit.

#include <array>
#include <boost/json.hpp>
#include <map>
#include <string>
#include <vector>

#include "cli/draw_canvas.h"

namespace kitamae::cli {

using CardFace = std::array<std::string, 6>;  // rows of two, top to bottom

// The faces by number, from a deck's JSON.
std::map<int, CardFace> card_faces(const boost::json::value& deck);

struct SmallCard {
    CardFace face;
    std::string title;   // in the upper edge, up to six characters
    std::string footer;  // in the lower one
    bool chosen = false;
};

Canvas draw_cards(const std::vector<SmallCard>& cards, int width);

// The card as it lies upright and turned by 90, 180 and 270 degrees.
Canvas draw_rotations(const CardFace& face);

// In one line: T Wy4 / Pn T / F D
std::string card_line(const CardFace& face);

}  // namespace kitamae::cli
