// Lists of legal actions, and random picks from them. Whether a single action is legal, and which clause it breaks,
// is asked in law.cpp; tests hold the two together.

#include <cassert>

#include "games/hokkaido_2010/choices.h"
#include "games/hokkaido_2010/deal.h"
#include "games/hokkaido_2010/hokkaido_2010.h"

namespace kitamae::hokkaido_2010 {
namespace {

using Actions = std::vector<Action>;

Action land_action(const Atlas& atlas, ProvinceId from, ProvinceId to) {
    return move_action(ActionKind::land, atlas.name_of(place_of(from)), atlas.name_of(place_of(to)));
}

Action sea_action(const Atlas& atlas, bool to_sea, Place shore) {
    const PlaceName sea = atlas.name_of(at_sea);
    const PlaceName other = atlas.name_of(shore);
    return to_sea ? move_action(ActionKind::sea, other, sea) : move_action(ActionKind::sea, sea, other);
}

Action province_action(const Atlas& atlas, ActionKind kind, ProvinceId to) {
    return place_action(kind, atlas.name_of(place_of(to)));
}

// Rules T1.3
ProvinceSet free_cities(const State& s) {
    ProvinceSet cities = s.rules->atlas.cities();
    for (const PublicSeat& seat : s.table.seats) cities = cities - seat.occupied;
    return cities;
}

// ---- lists ----

void list_cards(ActionKind kind, CardSet cards, Actions& out) {
    for (const CardId card : cards) out.push_back(card_action(kind, card));
}

void list_provinces(const Atlas& atlas, ActionKind kind, ProvinceSet provinces, Actions& out) {
    for (const ProvinceId province : provinces) out.push_back(province_action(atlas, kind, province));
}

void list_sea_moves(const Atlas& atlas, const Choices& choices, Actions& out) {
    for (const ProvinceId province : choices.sea_provinces) {
        out.push_back(sea_action(atlas, choices.by_sea_to_sea, place_of(province)));
    }
    for (int country = 0; country < country_count; ++country) {
        if (((choices.sea_countries >> country) & 1U) == 0) continue;
        out.push_back(sea_action(atlas, choices.by_sea_to_sea, place_of_country(country)));
    }
}

void list_turn(const State& s, Actions& out) {
    const Atlas& atlas = s.rules->atlas;
    const Choices choices = choices_of(*s.rules, s.table, s.secrets.hands[s.table.turn.index]);
    for (const ProvinceId from : choices.land_from) {
        for (const ProvinceId to : atlas.neighbours(from)) out.push_back(land_action(atlas, from, to));
    }
    list_sea_moves(atlas, choices, out);
    list_provinces(atlas, ActionKind::grow, choices.grow, out);
    list_cards(ActionKind::claim, choices.claim, out);
    list_cards(ActionKind::reveal, choices.reveal, out);
    list_cards(ActionKind::discard, choices.discard, out);
    list_cards(ActionKind::take, choices.take, out);
    if (choices.draw) out.push_back(plain_action(ActionKind::draw));
    if (out.empty()) out.push_back(plain_action(ActionKind::pass));
}

// Rules T3.6
void list_keeps(const State& s, Actions& out) {
    list_cards(ActionKind::keep, s.secrets.looking, out);
    if (s.table.actions_left == 0) return;
    out.push_back(card_action(ActionKind::keep, s.secrets.looking.nth(0), s.secrets.looking.nth(1)));
}

void list_deals(const State& s, Actions& out) {
    const Dealt dealt = next_deal(*s.rules, s.table).dealt;
    if (dealt == Dealt::first) {
        for (const Seat seat : SeatSet::first(s.rules->players)) out.push_back(deal_action(dealt, seat.index));
        return;
    }
    for (const CardId card : deal_outcomes(s)) out.push_back(deal_action(dealt, card.number));
}

// ---- random picks, each uniform over its list ----

template <class Id>
std::uint32_t count_of(SetOf<Id> set) {
    return set.empty() ? 0 : static_cast<std::uint32_t>(set.size());  // most are: counting may be a call
}

template <class Id>
Id random_of(SetOf<Id> set, Rng& rng) {
    return set.nth(rng.below(count_of(set)));
}

Action nth_land_move(const Atlas& atlas, ProvinceSet from, std::uint32_t n) {
    for (const ProvinceId province : from) {
        const std::uint32_t moves = atlas.degree(province);
        if (n < moves) return land_action(atlas, province, atlas.neighbours(province).nth(n));
        n -= moves;
    }
    assert(false);
    return {};
}

Action nth_sea_move(const Atlas& atlas, const Choices& choices, std::uint32_t n) {
    const std::uint32_t provinces = count_of(choices.sea_provinces);
    if (n < provinces) return sea_action(atlas, choices.by_sea_to_sea, place_of(choices.sea_provinces.nth(n)));
    unsigned countries = choices.sea_countries;
    for (n -= provinces; n > 0; --n) countries &= countries - 1;
    return sea_action(atlas, choices.by_sea_to_sea, place_of_country(std::countr_zero(countries)));
}

Action sample_turn(const State& s, Rng& rng) {
    const Atlas& atlas = s.rules->atlas;
    const Choices choices = choices_of(*s.rules, s.table, s.secrets.hands[s.table.turn.index]);
    std::uint32_t land = 0;
    for (const ProvinceId province : choices.land_from) land += atlas.degree(province);
    const std::uint32_t sea =
        count_of(choices.sea_provinces) + static_cast<std::uint32_t>(std::popcount(choices.sea_countries));
    const std::uint32_t grow = count_of(choices.grow);
    const std::uint32_t claim = count_of(choices.claim);
    const std::uint32_t reveal = count_of(choices.reveal);
    const std::uint32_t discard = count_of(choices.discard);
    const std::uint32_t take = count_of(choices.take);
    const std::uint32_t total = land + sea + grow + claim + reveal + discard + take + (choices.draw ? 1U : 0U);
    if (total == 0) return plain_action(ActionKind::pass);
    std::uint32_t n = rng.below(total);
    const auto is_among = [&](std::uint32_t count) {  // the next `count` actions of the list
        if (n < count) return true;
        n -= count;
        return false;
    };
    if (is_among(land)) return nth_land_move(atlas, choices.land_from, n);
    if (is_among(sea)) return nth_sea_move(atlas, choices, n);
    if (is_among(grow)) return province_action(atlas, ActionKind::grow, choices.grow.nth(n));
    if (is_among(claim)) return card_action(ActionKind::claim, choices.claim.nth(n));
    if (is_among(reveal)) return card_action(ActionKind::reveal, choices.reveal.nth(n));
    if (is_among(discard)) return card_action(ActionKind::discard, choices.discard.nth(n));
    if (is_among(take)) return card_action(ActionKind::take, choices.take.nth(n));
    return plain_action(ActionKind::draw);
}

Action sample_keep(const State& s, Rng& rng) {
    const CardSet looking = s.secrets.looking;
    const std::uint32_t n = rng.below(s.table.actions_left > 0 ? 3 : 2);
    if (n == 2) return card_action(ActionKind::keep, looking.nth(0), looking.nth(1));
    return card_action(ActionKind::keep, looking.nth(n));
}

Action sample_deal(const State& s, Rng& rng) {
    const Dealt dealt = next_deal(*s.rules, s.table).dealt;
    if (dealt == Dealt::first) {
        const auto players = static_cast<std::uint32_t>(s.rules->players);
        return deal_action(dealt, static_cast<std::uint8_t>(rng.below(players)));
    }
    return deal_action(dealt, random_of(deal_outcomes(s), rng).number);
}

}  // namespace

void Hokkaido2010::legal_actions(const State& s, Seat seat, std::vector<Action>& out) {
    out.clear();
    if (seat == dealer) {
        if (is_chance(s)) list_deals(s, out);
        return;
    }
    if (!to_act(s).has(seat)) return;
    if (s.table.phase == Phase::start) return list_provinces(s.rules->atlas, ActionKind::start, free_cities(s), out);
    if (s.table.phase == Phase::keep) return list_keeps(s, out);
    list_turn(s, out);
}

Action Hokkaido2010::sample_action(const State& s, Seat seat, Rng& rng) {
    if (seat == dealer) return sample_deal(s, rng);
    assert(to_act(s).has(seat));
    if (s.table.phase == Phase::start) {
        return province_action(s.rules->atlas, ActionKind::start, random_of(free_cities(s), rng));
    }
    if (s.table.phase == Phase::keep) return sample_keep(s, rng);
    return sample_turn(s, rng);
}

}  // namespace kitamae::hokkaido_2010
