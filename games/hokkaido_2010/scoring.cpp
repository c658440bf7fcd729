#include "games/hokkaido_2010/scoring.h"

#include <algorithm>

#include "core/game.h"
#include "games/hokkaido_2010/pieces.h"

namespace kitamae::hokkaido_2010 {
namespace {

constexpr int most_pieces = 4;
constexpr int second_most = 3;
constexpr int tied = 2;

std::int16_t sum_high(const Atlas& atlas, CardSet cards) {
    int sum = 0;
    for (const CardId card : cards) sum += atlas.route(card).high;
    return static_cast<std::int16_t>(sum);
}

std::int16_t sum_low(const Atlas& atlas, CardSet cards) {
    int sum = 0;
    for (const CardId card : cards) sum += atlas.route(card).low;
    return static_cast<std::int16_t>(sum);
}

// Rules T5.5
int longest_route(const Rules& rules, const PublicSeat& seat) {
    const CardSet hand = seat.scored ? seat.known : CardSet{};
    const CardSet cards = (seat.on_high | seat.on_low | seat.revealed | hand) & seat.controls;
    int longest = 0;
    for (const CardId card : cards) {
        longest = std::max(longest, route_length(rules.atlas, seat.occupied, rules.atlas.route(card)));
    }
    return longest;
}

// Gives `points` to everybody with `rank` pieces.
void give(PerSeat<int>& to, const PerSeat<int>& pieces, int rank, int points) {
    for (std::size_t seat = 0; seat < pieces.size(); ++seat) {
        if (pieces[seat] == rank) to[seat] = points;
    }
}

}  // namespace

Points card_points(const Rules& rules, const PublicSeat& seat, CardSet hand) {
    const Atlas& atlas = rules.atlas;
    Points points;
    points.public_routes = static_cast<std::int16_t>(sum_high(atlas, seat.on_high & seat.controls) +
                                                     sum_low(atlas, seat.on_low & seat.controls));
    points.private_routes = sum_low(atlas, seat.revealed & seat.controls);
    points.hand =
        static_cast<std::int16_t>(sum_high(atlas, hand & seat.controls) - sum_high(atlas, hand - seat.controls));
    return points;
}

PerSeat<int> points_of_region(const PerSeat<int>& pieces, int players) {
    PerSeat<int> points{};
    const int most = *std::max_element(pieces.begin(), pieces.end());
    if (most == 0) return points;
    const auto first_count = std::count(pieces.begin(), pieces.end(), most);
    if (first_count > 1) {
        if (first_count == 2 && players > 2) give(points, pieces, most, tied);
        return points;
    }
    give(points, pieces, most, most_pieces);
    int second = 0;
    for (const int count : pieces) {
        if (count < most) second = std::max(second, count);
    }
    if (second == 0) return points;
    const auto second_count = std::count(pieces.begin(), pieces.end(), second);
    if (second_count <= 2) give(points, pieces, second, second_count == 1 ? second_most : tied);
    return points;
}

PerSeat<int> pieces_in_region(const Rules& rules, const Table& table, int region) {
    PerSeat<int> pieces{};
    for (const ProvinceId province : rules.atlas.region(region)) {
        for (std::size_t seat = 0; seat < pieces.size(); ++seat) pieces[seat] += table.pieces[province.index][seat];
    }
    return pieces;
}

PerSeat<int> region_points(const Rules& rules, const Table& table) {
    PerSeat<int> sum{};
    for (int region = 0; region < region_count; ++region) {
        const PerSeat<int> points = points_of_region(pieces_in_region(rules, table, region), rules.players);
        for (std::size_t seat = 0; seat < points.size(); ++seat) sum[seat] += points[seat];
    }
    return sum;
}

Score score_of(const Rules& rules, const Table& table, Seat seat) {
    const PublicSeat& open = table.seats[seat.index];
    return {.claims = open.points.claims,
            .reveals = open.points.reveals,
            .public_routes = open.points.public_routes,
            .private_routes = open.points.private_routes,
            .hand = open.points.hand,
            .regions = open.points.regions,
            .cards_scored = open.scored,
            .regions_scored = table.phase == Phase::over,
            .pieces_on_board = pieces_on_board(rules, table, seat),
            .longest_route = longest_route(rules, open)};
}

SeatSet winners_of(const Rules& rules, const Table& table) {
    return best_ranked(rules.players, [&](Seat seat) { return score_of(rules, table, seat); });
}

}  // namespace kitamae::hokkaido_2010
