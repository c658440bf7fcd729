// Who is to act, what the score is, who has won: questions about the open table.

#include <algorithm>

#include "games/mapgame/deal.h"
#include "games/mapgame/mapgame.h"
#include "games/mapgame/rounds.h"

namespace kitamae::mapgame {
namespace {

template <class Is>
SeatSet seats_where(const Rules& rules, const Table& table, Is&& is) {
    SeatSet seats;
    for (const Seat seat : SeatSet::first(rules.players)) {
        if (is(table.seats[seat.index])) seats.add(seat);
    }
    return seats;
}

// The one of `seats` with the least of something.
template <class Of>
SeatSet least(const Table& table, SeatSet seats, Of&& of) {
    if (seats.empty()) return seats;
    return SeatSet::only(*std::min_element(seats.begin(), seats.end(), [&](Seat a, Seat b) {
        return of(table.seats[a.index]) < of(table.seats[b.index]);
    }));
}

std::uint8_t order_of(const PublicSeat& seat) { return seat.order; }

SeatSet seats_to_play(const Rules& rules, const Table& table) {
    if (rules.is_two_player())
        return seats_where(rules, table, [](const PublicSeat& seat) { return !seat.has_chosen; });
    SeatSet waiting = SeatSet::first(rules.players);
    for (const Play& play : table.trick) waiting.remove(play.seat);
    return least(table, waiting, order_of);  // Rules H4.1
}

SeatSet seats_to_build(const Rules& rules, const Table& table) {
    const SeatSet building = seats_where(rules, table, [](const PublicSeat& seat) { return !seat.done; });
    if (!table.ordered) return building;
    return least(table, building, [](const PublicSeat& seat) { return seat.chosen; });  // Rules M6.2
}

}  // namespace

SeatSet seats_to_act(const Rules& rules, const Table& table) {
    const auto not_chosen = [](const PublicSeat& seat) { return !seat.has_chosen; };
    switch (table.phase) {
        case Phase::trick:
            return seats_to_play(rules, table);
        case Phase::take:
            return least(table, seats_where(rules, table, not_chosen), order_of);  // Rules H4.3
        case Phase::choose:
            return SeatSet::only(trick_winner(table));  // Rules H5.2
        case Phase::answer:
            return SeatSet::only(seat_after(trick_winner(table), 1, 2));
        case Phase::keep:
        case Phase::draft:
            return seats_where(rules, table, not_chosen);
        case Phase::drop:
            return seats_where(rules, table, [](const PublicSeat& seat) { return !seat.has_dropped; });
        case Phase::map:
            return seats_to_build(rules, table);
        case Phase::goal:
            return seats_where(rules, table, [](const PublicSeat& seat) { return seat.has_free_tile; });
        case Phase::setup:
        case Phase::hands:
        case Phase::reveal:
        case Phase::draw:
        case Phase::over:
            break;
    }
    return {};
}

Score score_of(const Rules& rules, const Table& table, Seat seat) {
    const PublicSeat& open = table.seats[seat.index];
    return score_map(rules, open.map, {.scoring_card = table.scoring_card, .goals = std::popcount(open.goals)});
}

SeatSet winners_of(const Rules& rules, const Table& table) {
    return best_ranked(rules.players, [&](Seat seat) { return score_of(rules, table, seat); });
}

SeatSet MapGame::to_act(const State& s) { return seats_to_act(*s.rules, s.table); }
bool MapGame::is_chance(const State& s) { return is_dealing(s.table.phase); }
Score MapGame::score(const State& s, Seat seat) { return score_of(*s.rules, s.table, seat); }
SeatSet MapGame::winners(const State& s) { return winners_of(*s.rules, s.table); }

}  // namespace kitamae::mapgame
