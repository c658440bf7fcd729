#pragma once
// How a title is shown and told in the terminal. One drawing per title, made from its views alone: it knows no rules
// and sees nothing that the viewer may not know. A new title needs a class here and a line in make_drawing.

#include <boost/json.hpp>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/draw_canvas.h"
#include "cli/draw_map.h"

namespace kitamae::cli {

struct Look {
    int width = 80;
    int height = 20;
    std::size_t shown_seat = 0;  // whose board is shown
    Zoom zoom = Zoom::automatic;
    std::vector<std::string> names;            // of the seats
    std::map<std::string, std::string> marks;  // at places of the board, as place_of names them
    std::string new_piece;                     // what a previewed action would add
};

class GameDrawing {
public:
    virtual ~GameDrawing() = default;

    // Everything: where the game stands, a board, the hand, the scores. At most as large as the look allows.
    virtual Canvas screen(const boost::json::object& view, const Look& look) const = 0;
    virtual Canvas board(const boost::json::object& view, const Look& look) const = 0;
    virtual Canvas hand(const boost::json::object& view, const Look& look) const = 0;

    // "Round 4 of 12 · trick · you are second"
    virtual std::string standing(const boost::json::object& view, const Look& look) const = 0;
    // What the person who is to act may do, in a sentence or two.
    virtual std::string advice(const boost::json::object& view) const = 0;
    // "played 23 with the cube of 1,0", as the viewer may know it: of what others do in secret only that they did.
    virtual std::string in_words(std::string_view action, bool open, const boost::json::object& view) const = 0;
    virtual std::vector<std::string> rules() const = 0;

    // The place on the board that an action is about, "2,-1"; empty: none.
    virtual std::string place_of(std::string_view action) const = 0;
    // Whether an action is worth looking at before it is played, and what it adds to the board.
    virtual bool needs_preview(std::string_view action) const = 0;
    virtual std::string piece_of(std::string_view action) const = 0;
    // The view with the board of the viewer's seat as it is afterwards, and nothing else of what comes afterwards:
    // that may be cards not dealt yet.
    virtual boost::json::object previewed(boost::json::object view, const boost::json::object& after) const = 0;
};

// The seat a view is made for; nullopt: an onlooker's.
std::optional<std::size_t> viewer_of(const boost::json::object& view);

// `content`: the deck or board the match is played with; null: the one that comes with the program.
std::unique_ptr<GameDrawing> make_drawing(std::string_view game, const boost::json::value& content);

}  // namespace kitamae::cli
