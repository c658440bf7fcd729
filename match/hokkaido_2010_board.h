#pragma once
// Board files of Hokkaido (2010): regions, provinces, borders, countries, trade cards. The format is described in
// docs/decks.md.

#include <boost/json.hpp>
#include <string_view>
#include <variant>

#include "games/hokkaido_2010/board.h"
#include "match/fault.h"

namespace kitamae {

// A board given as JSON; the fault names place or card and reason, and the line when `text` is what it was parsed from.
std::variant<hokkaido_2010::Board, Fault> read_board(const boost::json::value& json, std::string_view text = {});
std::variant<hokkaido_2010::Board, Fault> read_board_file(std::string_view text);

// The board that comes with the program.
const hokkaido_2010::Board& default_board();

}  // namespace kitamae
