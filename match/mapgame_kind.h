#pragma once
// Honshū and Hokkaidō as titles.

#include <memory>

#include "games/mapgame/deck.h"
#include "match/game_kind.h"

namespace kitamae {

std::unique_ptr<GameKind> make_mapgame_kind(mapgame::Title title);

}  // namespace kitamae
