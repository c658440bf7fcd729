#include "games/mapgame/rounds.h"

#include <algorithm>

#include "games/mapgame/goals.h"

namespace kitamae::mapgame {
namespace {

SeatSet all_seats(const State& s) { return SeatSet::first(s.rules->players); }

// Everybody's hand goes to the next seat in that direction.
void pass_hands(State& s, int direction) {
    PerSeat<CardSet> passed{};
    for (const Seat seat : all_seats(s)) {
        passed[seat_after(seat, direction, s.rules->players).index] = s.secrets.seats[seat.index].hand;
    }
    for (const Seat seat : all_seats(s)) {
        s.secrets.seats[seat.index].hand = passed[seat.index];
        s.table.seats[seat.index].hand_count = static_cast<std::uint8_t>(passed[seat.index].size());
    }
}

// Two-player draft: a player who looks at a hand that was passed back notices which card of it the other dropped.
void look_at_hands(State& s) {
    for (const Seat seat : all_seats(s)) {
        SecretSeat& own = s.secrets.seats[seat.index];
        if (s.rules->is_two_player() && round_of_deal(s.table.round) >= 2) {
            const SecretSeat& other = s.secrets.seats[1U - seat.index];
            own.missed = own.missed | (other.received & other.dropped);
        }
    }
    for (const Seat seat : all_seats(s)) s.secrets.seats[seat.index].received = s.secrets.seats[seat.index].hand;
}

void begin_round(State& s) {
    ++s.table.round;
    s.table.ordered = false;
    s.table.trick.clear();
    s.table.taken = {};
    s.table.pile_pair = {};
    s.table.hands_pair.clear();
    s.table.pair_named = s.table.pairs_owned = false;
    s.table.named = Pair::hands;
    s.table.pile_pair_owner = Seat{};
    for (const Seat seat : all_seats(s)) {
        PublicSeat& open = s.table.seats[seat.index];
        open.has_chosen = open.has_dropped = open.placed = open.done = open.terraformed_now = false;
        open.chosen = {};
        s.secrets.seats[seat.index].chosen = {};
    }
    if (!s.rules->is_trick()) {
        look_at_hands(s);
        s.table.phase = Phase::draft;
    } else {
        s.table.phase = s.rules->is_two_player() ? Phase::reveal : Phase::trick;
    }
}

// The secret choices are turned up.
void reveal_choices(State& s) {
    for (const Seat seat : all_seats(s)) s.table.seats[seat.index].chosen = s.secrets.seats[seat.index].chosen;
}

void end_round(State& s) {
    if (s.table.round == rounds) {
        s.table.phase = Phase::over;
    } else if (s.table.round == rounds / 2) {
        s.table.phase = Phase::hands;  // Rules M2.2
    } else {
        const bool passes = s.rules->is_trick() && round_of_deal(s.table.round) == 2;  // Rules H4.5
        if (passes) pass_hands(s, passing_direction(s.table.round));
        begin_round(s);
    }
}

}  // namespace

void after_setup(State& s) { s.table.phase = Phase::hands; }

void after_hands(State& s) { begin_round(s); }

void after_reveal(State& s) { s.table.phase = Phase::trick; }

Seat trick_winner(const Table& table) {
    return Seat{static_cast<std::uint8_t>(table.hands_pair[0] > table.hands_pair[1] ? 0 : 1)};
}

void after_trick(State& s) {
    Table& table = s.table;
    if (s.rules->is_two_player()) {  // Rules H5.1
        for (const Seat seat : all_seats(s)) {
            CardId& chosen = s.secrets.seats[seat.index].chosen;
            table.hands_pair.push_back(chosen);
            table.trick.push_back({.seat = seat, .card = chosen});
            chosen = {};
            table.seats[seat.index].has_chosen = false;
        }
        table.phase = Phase::choose;
        return;
    }
    for (const Play& play : table.trick) {  // Rules H4.2
        const auto higher = std::count_if(table.trick.begin(), table.trick.end(),
                                          [&](const Play& other) { return other.value() > play.value(); });
        table.seats[play.seat.index].order = static_cast<std::uint8_t>(higher + 1);
    }
    table.phase = Phase::take;
}

void after_take(State& s) {
    for (const Play& play : s.table.trick) {  // Rules H4.3
        if (play.has_cube) ++s.table.pool[index_of(play.cube)];
    }
    s.table.trick.clear();
    s.table.taken = {};
    s.table.phase = Phase::map;
}

void after_pairs(State& s) { s.table.phase = Phase::keep; }

void after_keep(State& s) {  // Rules H5.3
    CardSet discarded = s.table.pile_pair;
    for (const CardId card : s.table.hands_pair) discarded.add(card);
    for (const Seat seat : all_seats(s)) discarded.remove(s.secrets.seats[seat.index].chosen);
    s.table.removed = s.table.removed | discarded;
    reveal_choices(s);
    s.table.trick.clear();
    s.table.phase = Phase::map;
}

void after_draft(State& s) {
    if (s.rules->is_two_player()) {
        s.table.phase = Phase::draw;
    } else {
        after_drop(s);
    }
}

void after_draw(State& s) { s.table.phase = Phase::drop; }

void after_drop(State& s) {  // Rules K4.1, K4.3
    pass_hands(s, passing_direction(s.table.round));
    reveal_choices(s);
    s.table.phase = Phase::map;
}

void after_map(State& s) {
    check_goals(*s.rules, s.table);
    const bool free_tiles = std::any_of(s.table.seats.begin(), s.table.seats.end(),
                                        [](const PublicSeat& seat) { return seat.has_free_tile; });
    if (free_tiles) {
        s.table.phase = Phase::goal;
    } else {
        end_round(s);
    }
}

void after_goals(State& s) { end_round(s); }

}  // namespace kitamae::mapgame
