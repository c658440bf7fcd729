#pragma once
// The one list of titles.

#include <memory>
#include <string_view>
#include <variant>
#include <vector>

#include "match/game_kind.h"

namespace kitamae {

const std::vector<std::unique_ptr<GameKind>>& games();

// nullptr: there is no such title.
const GameKind* find_game(std::string_view id);

// Rebuilds a match from a record's text.
Result<std::unique_ptr<Match>> load_match(std::string_view record_text);

}  // namespace kitamae
