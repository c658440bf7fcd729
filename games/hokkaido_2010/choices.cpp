#include "games/hokkaido_2010/choices.h"

#include <cassert>

namespace kitamae::hokkaido_2010 {
namespace {

constexpr std::uint8_t all_countries = (1U << country_count) - 1U;

// Rules T2.4, T2.5
void add_sea_moves(const Rules& rules, const PublicSeat& seat, Choices& choices) {
    choices.by_sea_to_sea = !seat.at_sea;
    if (seat.at_sea) {
        choices.sea_provinces = rules.atlas.coast();
        choices.sea_countries = static_cast<std::uint8_t>(all_countries & ~seat.countries);
    } else {
        choices.sea_provinces = seat.occupied & rules.atlas.coast();
        choices.sea_countries = seat.countries;
    }
}

// Rules T2.6, T2.7
ProvinceSet growing_provinces(const Rules& rules, const Table& table, const PublicSeat& seat) {
    if (seat.supply == 0) return {};
    if (seat.occupied.empty() && table.taken.empty()) return ProvinceSet::only(rules.atlas.home());
    return seat.occupied;
}

}  // namespace

std::optional<TurnKind> exhausted_kind(const Table& table) {
    if (table.taken.size() == 2 && table.taken[0] == table.taken[1]) return table.taken[0];
    return std::nullopt;
}

CardSet claimed_once(const Table& table) {
    CardSet cards;
    for (const PublicSeat& seat : table.seats) cards |= seat.on_high;
    return cards;
}

CardSet claimed_twice(const Table& table) {
    CardSet cards;
    for (const PublicSeat& seat : table.seats) cards |= seat.on_low;
    return cards;
}

TurnKind turn_kind(ActionKind kind) {
    switch (kind) {
        case ActionKind::land:
            return TurnKind::land;
        case ActionKind::sea:
            return TurnKind::sea;
        case ActionKind::grow:
            return TurnKind::grow;
        case ActionKind::claim:
            return TurnKind::claim;
        case ActionKind::reveal:
            return TurnKind::reveal;
        case ActionKind::discard:
            return TurnKind::discard;
        case ActionKind::take:
        case ActionKind::draw:
            return TurnKind::draw;
        case ActionKind::deal:
        case ActionKind::start:
        case ActionKind::keep:
        case ActionKind::pass:
            break;
    }
    assert(false);
    return TurnKind::draw;
}

Choices choices_of(const Rules& rules, const Table& table, CardSet hand) {
    const PublicSeat& seat = table.seats[table.turn.index];
    const auto exhausted = exhausted_kind(table);
    const auto may = [&](TurnKind kind) { return exhausted != kind; };
    Choices choices;
    if (may(TurnKind::land)) choices.land_from = seat.occupied;
    if (may(TurnKind::sea)) add_sea_moves(rules, seat, choices);
    if (may(TurnKind::grow)) choices.grow = growing_provinces(rules, table, seat);
    if (may(TurnKind::claim) && seat.supply > 0) {
        choices.claim = (table.row & seat.controls) - seat.on_high - claimed_twice(table);
    }
    if (may(TurnKind::reveal) && seat.supply > 0) choices.reveal = hand & seat.controls;
    if (may(TurnKind::discard)) choices.discard = hand;
    if (may(TurnKind::draw)) {
        choices.take = table.row - claimed_once(table);
        choices.draw = table.pile_count > 0;
    }
    return choices;
}

bool is_empty(const Choices& c) {
    return c.land_from.empty() && c.sea_provinces.empty() && c.sea_countries == 0 && c.grow.empty() &&
        c.claim.empty() && c.reveal.empty() && c.discard.empty() && c.take.empty() && !c.draw;
}

}  // namespace kitamae::hokkaido_2010
