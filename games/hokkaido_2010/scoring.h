#pragma once
// Points (Rules T5.3, T5.4) and the winner (Rules T5.5).

#include <array>

#include "games/hokkaido_2010/state.h"

namespace kitamae::hokkaido_2010 {

struct Score {
    int claims = 0;
    int reveals = 0;
    int public_routes = 0;
    int private_routes = 0;
    int hand = 0;
    int regions = 0;
    bool cards_scored = false;    // after the seat's last turn; until then public_routes, private_routes, hand are 0
    bool regions_scored = false;  // after all last turns
    // Tie-breaks; the longest route counts hand cards only once the hand is open.
    int pieces_on_board = 0;
    int longest_route = 0;

    constexpr int total() const { return claims + reveals + public_routes + private_routes + hand + regions; }
    constexpr std::array<int, 3> rank() const { return {total(), -pieces_on_board, longest_route}; }  // Rules T5.5
    constexpr bool operator==(const Score&) const = default;
};

Score score_of(const Rules& rules, const Table& table, Seat seat);

// @pre the game is over. Rules T5.5
SeatSet winners_of(const Rules& rules, const Table& table);

// What the seat's cards would score now, with this hand: only the parts public_routes, private_routes and hand are
// set. Rules T5.3
Points card_points(const Rules& rules, const PublicSeat& seat, CardSet hand);

// What one region would score, given the pieces in it by seat. Rules T5.4
PerSeat<int> points_of_region(const PerSeat<int>& pieces, int players);
PerSeat<int> pieces_in_region(const Rules& rules, const Table& table, int region);
// And all regions together as they stand.
PerSeat<int> region_points(const Rules& rules, const Table& table);

}  // namespace kitamae::hokkaido_2010
