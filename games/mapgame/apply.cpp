#include <algorithm>
#include <cassert>

#include "games/mapgame/deal.h"
#include "games/mapgame/mapgame.h"
#include "games/mapgame/rounds.h"
#include "games/mapgame/terraform.h"

namespace kitamae::mapgame {
namespace {

PublicSeat& open_seat(State& s, Seat seat) { return s.table.seats[seat.index]; }
SecretSeat& secret_seat(State& s, Seat seat) { return s.secrets.seats[seat.index]; }

template <class Is>
bool everybody(const State& s, Is&& is) {
    const SeatSet seats = SeatSet::first(s.rules->players);
    return std::all_of(seats.begin(), seats.end(), [&](Seat seat) { return is(s.table.seats[seat.index]); });
}

bool all_have_chosen(const State& s) {
    return everybody(s, [](const PublicSeat& seat) { return seat.has_chosen; });
}

void cube_to_pool(State& s, Seat seat, Cell cell) {
    Map& map = open_seat(s, seat).map;
    const SquareRef at = *visible_at(map, cell);
    take_cube(map, at);
    ++s.table.pool[index_of(square_of(*s.rules, map, at).colour)];
}

// Lays a card face down before the player.
void choose_card(State& s, Seat seat, CardId card) {
    secret_seat(s, seat).chosen = card;
    open_seat(s, seat).has_chosen = true;
}

void leave_hand(State& s, Seat seat, CardId card) {
    secret_seat(s, seat).hand.remove(card);
    --open_seat(s, seat).hand_count;
}

// Rules H4.1, H5.1
void play(State& s, Seat seat, const Action& a) {
    leave_hand(s, seat, a.card);
    if (s.rules->is_two_player()) {
        choose_card(s, seat, a.card);
        if (all_have_chosen(s)) after_trick(s);
        return;
    }
    Play played{.seat = seat, .card = a.card};
    if (a.cell_count > 0) {  // the cube waits on the card, in neither map nor pool
        Map& map = open_seat(s, seat).map;
        const SquareRef at = *visible_at(map, a.cells[0]);
        take_cube(map, at);
        played.has_cube = true;
        played.cube = square_of(*s.rules, map, at).colour;
    }
    s.table.trick.push_back(played);
    if (static_cast<int>(s.table.trick.size()) == s.rules->players) after_trick(s);
}

// Rules H4.3
void take(State& s, Seat seat, CardId card) {
    s.table.taken.add(card);
    choose_card(s, seat, card);
    open_seat(s, seat).chosen = card;
    if (all_have_chosen(s)) after_take(s);
}

// Rules H5.2
void give_pairs(State& s, Seat chooser, Pair pair) {
    s.table.pairs_owned = true;
    s.table.pile_pair_owner = pair == Pair::pile ? chooser : Seat{static_cast<std::uint8_t>(1U - chooser.index)};
    after_pairs(s);
}

void choose_pair(State& s, Pair pair) {
    s.table.pair_named = true;
    s.table.named = pair;
    s.table.phase = Phase::answer;
}

void pay(State& s, Seat seat, const Action& a) {
    cube_to_pool(s, seat, a.cells[0]);
    cube_to_pool(s, seat, a.cells[1]);
    give_pairs(s, seat, a.pair);
}

// Rules H5.3
void keep(State& s, Seat seat, CardId card) {
    choose_card(s, seat, card);
    if (all_have_chosen(s)) after_keep(s);
}

// Rules K4.1
void draft(State& s, Seat seat, CardId card) {
    leave_hand(s, seat, card);
    choose_card(s, seat, card);
    if (all_have_chosen(s)) after_draft(s);
}

// Rules K4.2
void drop(State& s, Seat seat, CardId card) {
    leave_hand(s, seat, card);
    secret_seat(s, seat).dropped.add(card);
    open_seat(s, seat).has_dropped = true;
    if (everybody(s, [](const PublicSeat& other) { return other.has_dropped; })) after_drop(s);
}

// Rules M6.4: done is implied when it is the only thing left.
void finish_if_nothing_left(State& s, Seat seat) {
    PublicSeat& open = open_seat(s, seat);
    if (!open.placed) return;
    open.done = open.done || open.terraformed_now || !can_terraform(*s.rules, open.map);
    if (everybody(s, [](const PublicSeat& other) { return other.done; })) after_map(s);
}

void place(State& s, Seat seat, const Action& a) {
    PublicSeat& open = open_seat(s, seat);
    lay_card(*s.rules, open.map, a.card, *placement_of(open.map, a), s.table.pool);
    open.placed = true;
    finish_if_nothing_left(s, seat);
}

// Rules M6.3
void discard_unplaceable(State& s, Seat seat, CardId card) {
    s.table.removed.add(card);
    open_seat(s, seat).placed = true;
    finish_if_nothing_left(s, seat);
}

void put_tile(State& s, Seat seat, Cell cell, Terrain terrain) {
    PublicSeat& open = open_seat(s, seat);
    put_tile(open.map, *visible_at(open.map, cell), terrain);
    ++open.terraformed;
}

// Rules K8.1
void terraform(State& s, Seat seat, const Action& a) {
    cube_to_pool(s, seat, a.cells[1]);
    cube_to_pool(s, seat, a.cells[2]);
    put_tile(s, seat, a.cells[0], a.terrain);
    open_seat(s, seat).terraformed_now = true;
    finish_if_nothing_left(s, seat);
}

// Rules K9.4
void use_free_tile(State& s, Seat seat) {
    open_seat(s, seat).has_free_tile = false;
    if (everybody(s, [](const PublicSeat& other) { return !other.has_free_tile; })) after_goals(s);
}

void finish_map_phase(State& s, Seat seat) {
    open_seat(s, seat).done = true;
    finish_if_nothing_left(s, seat);
}

}  // namespace

State MapGame::initial(const Rules& rules) {
    State s;
    s.rules = &rules;
    s.table.pool = rules.deck.resources;
    s.table.pile_count = card_count;
    s.secrets.pile = CardSet::all_cards();
    if (rules.options.scoring_card != random_scoring_card) s.table.scoring_card = rules.options.scoring_card;
    return s;
}

void MapGame::apply(State& s, Seat seat, const Action& a) {
    assert(!why_illegal(s, seat, a));
    switch (a.kind) {
        case ActionKind::deal:
            return apply_deal(s, a.number);
        case ActionKind::play:
            return play(s, seat, a);
        case ActionKind::take:
            return take(s, seat, a.card);
        case ActionKind::choose:
            return choose_pair(s, a.pair);
        case ActionKind::accept:
            return give_pairs(s, trick_winner(s.table), s.table.named);
        case ActionKind::pay:
            return pay(s, seat, a);
        case ActionKind::keep:
            return keep(s, seat, a.card);
        case ActionKind::draft:
            return draft(s, seat, a.card);
        case ActionKind::drop:
            return drop(s, seat, a.card);
        case ActionKind::order:
            s.table.ordered = true;
            return;
        case ActionKind::place:
            return place(s, seat, a);
        case ActionKind::unplaceable:
            return discard_unplaceable(s, seat, a.card);
        case ActionKind::terraform:
            return terraform(s, seat, a);
        case ActionKind::tile:
            put_tile(s, seat, a.cells[0], a.terrain);
            return use_free_tile(s, seat);
        case ActionKind::skip:
            return use_free_tile(s, seat);
        case ActionKind::done:
            return finish_map_phase(s, seat);
    }
}

Action place_action(const Map& map, CardId card, const Placement& placement) {
    Action action = card_action(ActionKind::place, card);
    action.rotation = placement.rotation;
    action.cells[action.cell_count++] = cell_at(placement.x, placement.y);
    for (unsigned bits = placement.under; bits != 0; bits &= bits - 1) {
        action.under.add(map.cards[static_cast<std::size_t>(std::countr_zero(bits))].card);
    }
    return action;
}

std::optional<Placement> placement_of(const Map& map, const Action& action) {
    Placement placement{.x = action.cells[0].x, .y = action.cells[0].y, .rotation = action.rotation};
    CardSet missing = action.under;
    for (std::size_t slot = 0; slot < map.cards.size(); ++slot) {
        if (!action.under.has(map.cards[slot].card)) continue;
        placement.under |= slot_bit(slot);
        missing.remove(map.cards[slot].card);
    }
    if (!missing.empty()) return std::nullopt;
    return placement;
}

}  // namespace kitamae::mapgame
