#pragma once
// What is settled before a match and never changes during it: number of players and board.

#include <utility>

#include "games/hokkaido_2010/atlas.h"

namespace kitamae::hokkaido_2010 {

struct Rules {
    // @pre 2 <= player_count <= 4, !check_board(printed)
    Rules(int player_count, Board printed) : players(player_count), board(std::move(printed)), atlas(board) {}

    int players;
    Board board;
    Atlas atlas;

    // Rules T1.1
    int pieces_each() const { return players == 2 ? 28 : players == 3 ? 25 : 22; }
    int cards_used() const { return 20 + 2 * players; }
    int cards_unused() const { return card_count - cards_used(); }

    // Rules T4.1
    int limit_of(bool has_city) const { return has_city ? players : players - 1; }
    int limit(ProvinceId province) const { return limit_of(atlas.cities().has(province)); }
};

}  // namespace kitamae::hokkaido_2010
