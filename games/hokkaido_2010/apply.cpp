#include <cassert>

#include "games/hokkaido_2010/choices.h"
#include "games/hokkaido_2010/conflict.h"
#include "games/hokkaido_2010/deal.h"
#include "games/hokkaido_2010/hokkaido_2010.h"
#include "games/hokkaido_2010/pieces.h"

namespace kitamae::hokkaido_2010 {
namespace {

constexpr std::int16_t first_claim_points = 2;

PublicSeat& on_turn(State& s) { return s.table.seats[s.table.turn.index]; }
CardSet& own_hand(State& s) { return s.secrets.hands[s.table.turn.index]; }

bool is_end_triggered(const Table& table) { return table.ended_by != nobody; }

// Rules T5.2: the turn in which the end is triggered is not a last turn yet.
bool is_last_turn(const State& s) {
    return is_end_triggered(s.table) && (s.table.turn != s.table.ended_by || s.table.last_turns < s.rules->players);
}

// Rules T5.1
void trigger_end(State& s) {
    if (is_end_triggered(s.table)) return;
    s.table.ended_by = s.table.turn;
    s.table.last_turns = static_cast<std::uint8_t>(s.rules->players);
}

void take_from_supply(State& s) {
    if (--on_turn(s).supply == 0) trigger_end(s);
}

// A card of the hand becomes known to all.
void bring_to_light(State& s, CardSet cards) {
    PublicSeat& own = on_turn(s);
    own.brought |= cards - own.known;
}

void leave_hand(State& s, CardId card) {
    bring_to_light(s, CardSet::only(card));
    own_hand(s).remove(card);
    on_turn(s).known.remove(card);
    --on_turn(s).hand_count;
}

void enter_hand(State& s, CardId card) {
    own_hand(s).add(card);
    ++on_turn(s).hand_count;
}

// Rules T5.3
void score_cards(State& s) {
    PublicSeat& own = on_turn(s);
    const CardSet hand = own_hand(s);
    const Points now = card_points(*s.rules, own, hand);
    own.points.public_routes = now.public_routes;
    own.points.private_routes = now.private_routes;
    own.points.hand = now.hand;
    own.counted = own.controls;
    own.scored = true;
    bring_to_light(s, hand);
    own.known = hand;
}

void score_regions(State& s) {
    const PerSeat<int> points = region_points(*s.rules, s.table);
    for (const Seat seat : SeatSet::first(s.rules->players)) {
        s.table.seats[seat.index].points.regions = static_cast<std::int16_t>(points[seat.index]);
    }
}

void begin_turn(State& s, Seat seat) {
    s.table.phase = Phase::turn;
    s.table.turn = seat;
    s.table.actions_left = actions_per_turn;
    s.table.taken.clear();
}

void end_turn(State& s) {
    resolve_conflict(*s.rules, s.table);
    if (is_last_turn(s)) {
        score_cards(s);
        if (--s.table.last_turns == 0) {
            score_regions(s);
            s.table.phase = Phase::over;
            return;
        }
    }
    begin_turn(s, seat_after(s.table.turn, 1, s.rules->players));
}

void after_action(State& s) {
    s.table.phase = Phase::turn;
    if (s.table.actions_left == 0) end_turn(s);
}

// Rules T1.3
void place_first_piece(State& s, Place city) {
    --on_turn(s).supply;
    add_piece(*s.rules, s.table, s.table.turn, city);
    if (s.table.turn == s.table.first_player) return begin_turn(s, s.table.turn);
    s.table.turn = seat_after(s.table.turn, -1, s.rules->players);
}

void move(State& s, Place from, Place to) {
    remove_piece(*s.rules, s.table, s.table.turn, from);
    add_piece(*s.rules, s.table, s.table.turn, to);
}

// Rules T2.6, T2.7
void grow(State& s, Place province) {
    take_from_supply(s);
    add_piece(*s.rules, s.table, s.table.turn, province);
}

// Rules T3.3
void claim(State& s, CardId card) {
    take_from_supply(s);
    if (claimed_once(s.table).has(card)) {
        on_turn(s).on_low.add(card);
    } else {
        on_turn(s).on_high.add(card);
        on_turn(s).points.claims += first_claim_points;
    }
}

// Rules T3.4
void reveal(State& s, CardId card) {
    take_from_supply(s);
    leave_hand(s, card);
    on_turn(s).revealed.add(card);
    on_turn(s).points.reveals += s.rules->atlas.route(card).low;
}

// Rules T3.9
void discard(State& s, CardId card) {
    leave_hand(s, card);
    s.table.row.add(card);
}

// Rules T3.7
void take(State& s, CardId card) {
    s.table.row.remove(card);
    enter_hand(s, card);
    on_turn(s).known.add(card);
}

void take_from_pile(State& s, CardId card, CardId put_back) {
    const std::size_t n = s.table.draws.size();
    s.table.draws.push_back({.by = s.table.turn, .put_back = put_back != CardId{}});
    s.secrets.drawn.taken[n] = card;
    s.secrets.drawn.put_back[n] = put_back;
    enter_hand(s, card);
}

// Rules T3.6, T3.8
void draw(State& s) {
    if (s.table.pile_count > 1) {
        s.table.phase = Phase::look;
        return;
    }
    take_from_pile(s, s.secrets.pile.lowest(), CardId{});
    s.secrets.pile = {};
    s.table.pile_count = 0;
    trigger_end(s);
}

// Rules T3.6
void keep(State& s, const Action& a) {
    const CardSet rest = s.secrets.looking - CardSet::only(a.card);
    s.secrets.looking = {};
    s.table.looking_count = 0;
    const CardId other = rest.lowest();
    if (a.second == CardId{}) {
        take_from_pile(s, a.card, other);
        s.secrets.pile.add(other);
        ++s.table.pile_count;
    } else {
        take_from_pile(s, a.card, CardId{});
        take_from_pile(s, other, CardId{});
        --s.table.actions_left;
    }
    if (s.table.pile_count == 0) trigger_end(s);
}

void count_action(State& s, ActionKind kind) {
    s.table.taken.push_back(turn_kind(kind));
    --s.table.actions_left;
}

// An action that is paid with one of the three.
void act(State& s, const Action& a) {
    const auto place = [&](const PlaceName& name) { return s.rules->atlas.place_named(name); };
    count_action(s, a.kind);
    switch (a.kind) {
        case ActionKind::land:
        case ActionKind::sea:
            return move(s, place(a.from), place(a.to));
        case ActionKind::grow:
            return grow(s, place(a.to));
        case ActionKind::claim:
            return claim(s, a.card);
        case ActionKind::reveal:
            return reveal(s, a.card);
        case ActionKind::discard:
            return discard(s, a.card);
        case ActionKind::take:
            return take(s, a.card);
        case ActionKind::draw:
            return draw(s);
        case ActionKind::deal:
        case ActionKind::start:
        case ActionKind::keep:
        case ActionKind::pass:
            assert(false);
    }
}

}  // namespace

SeatSet seats_to_act(const Table& table) {
    const bool acts = table.phase == Phase::start || table.phase == Phase::turn || table.phase == Phase::keep;
    return acts ? SeatSet::only(table.turn) : SeatSet{};
}

CardPieces pieces_on(const Table& table, CardId card) {
    CardPieces pieces;
    for (std::uint8_t i = 0; i < max_players; ++i) {
        if (table.seats[i].on_high.has(card)) pieces.high = Seat{i};
        if (table.seats[i].on_low.has(card)) pieces.low = Seat{i};
    }
    return pieces;
}

FixedList<Seat, max_players> seats_with_last_turn(const Rules& rules, const Table& table) {
    FixedList<Seat, max_players> seats;
    for (int left = table.last_turns; left > 0; --left) {
        seats.push_back(seat_after(table.ended_by, 1 - left, rules.players));
    }
    return seats;
}

State Hokkaido2010::initial(const Rules& rules) {
    State s;
    s.rules = &rules;
    s.table.pile_count = card_count;
    s.secrets.pile = all_cards();
    for (const Seat seat : SeatSet::first(rules.players)) {
        s.table.seats[seat.index].supply = static_cast<std::uint8_t>(rules.pieces_each());
    }
    return s;
}

SeatSet Hokkaido2010::to_act(const State& s) { return seats_to_act(s.table); }

bool Hokkaido2010::is_chance(const State& s) { return s.table.phase == Phase::deal || s.table.phase == Phase::look; }

void Hokkaido2010::apply(State& s, Seat seat, const Action& a) {
    assert(!why_illegal(s, seat, a));
    if (seat == dealer) return apply_deal(s, a.number);
    if (a.kind == ActionKind::start) return place_first_piece(s, s.rules->atlas.place_named(a.to));
    if (a.kind == ActionKind::pass) {
        s.table.actions_left = 0;  // Rules T2.2
    } else if (a.kind == ActionKind::keep) {
        keep(s, a);
    } else {
        act(s, a);
        if (s.table.phase == Phase::look) return;
    }
    after_action(s);
}

}  // namespace kitamae::hokkaido_2010
