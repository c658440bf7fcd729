#include "games/hokkaido_2010/conflict.h"

#include <numeric>

#include "games/hokkaido_2010/pieces.h"

namespace kitamae::hokkaido_2010 {
namespace {

using Counts = PerSeat<std::uint8_t>;

// The lowest number of pieces above `floor`; 0: nobody has more.
std::uint8_t next_rank(const Counts& counts, std::uint8_t floor) {
    std::uint8_t rank = 0;
    for (const std::uint8_t count : counts) {
        if (count > floor && (rank == 0 || count < rank)) rank = count;
    }
    return rank;
}

}  // namespace

PerSeat<std::uint8_t> after_conflict(PerSeat<std::uint8_t> pieces, int limit) {
    int total = std::accumulate(pieces.begin(), pieces.end(), 0);
    while (total > limit) {
        const Counts at_start = pieces;  // of the pass: its ranks hold until the next one
        for (std::uint8_t rank = next_rank(at_start, 0); rank > 0 && total > limit; rank = next_rank(at_start, rank)) {
            for (std::size_t seat = 0; seat < pieces.size(); ++seat) {
                if (at_start[seat] != rank) continue;
                --pieces[seat];
                --total;
            }
        }
    }
    return pieces;
}

void resolve_conflict(const Rules& rules, Table& table) {
    for (const ProvinceId province : table.crowded) {
        const Counts left = after_conflict(table.pieces[province.index], rules.limit(province));
        for (const Seat seat : SeatSet::first(rules.players)) {
            while (table.pieces[province.index][seat.index] > left[seat.index]) {
                remove_piece(rules, table, seat, place_of(province));
                ++table.seats[seat.index].supply;
            }
        }
    }
}

}  // namespace kitamae::hokkaido_2010
