#pragma once
// Deck files of the map games: sixty cards, six provinces, cubes. The format is described in docs/decks.md.

#include <boost/json.hpp>
#include <string_view>
#include <variant>

#include "games/mapgame/deck.h"
#include "match/fault.h"

namespace kitamae {

// A deck given as JSON; the fault names card and reason, and the line when `text` is what it was parsed from.
std::variant<mapgame::Deck, Fault> read_deck(const boost::json::value& json, mapgame::Title title,
                                             std::string_view text = {});
std::variant<mapgame::Deck, Fault> read_deck_file(std::string_view text, mapgame::Title title);

// The deck that comes with the program.
const mapgame::Deck& default_deck(mapgame::Title title);

}  // namespace kitamae
