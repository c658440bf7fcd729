#pragma once
// Hokkaido (2010) as a title.

#include <memory>

#include "match/game_kind.h"

namespace kitamae {

std::unique_ptr<GameKind> make_hokkaido_2010_kind();

}  // namespace kitamae
