#include "games/hokkaido_2010/pieces.h"

#include <cassert>

namespace kitamae::hokkaido_2010 {
namespace {

ProvinceSet neighbours_of(const Atlas& atlas, ProvinceSet provinces) {
    ProvinceSet around;
    for (const ProvinceId province : provinces) around |= atlas.neighbours(province);
    return around;
}

void update_control(const Rules& rules, PublicSeat& seat) {
    seat.controls = controlled_cards(rules.atlas, seat.occupied, seat.countries);
}

void update_crowding(const Rules& rules, Table& table, ProvinceId province) {
    int total = 0;
    for (const std::uint8_t count : table.pieces[province.index]) total += count;
    if (total > rules.limit(province)) {
        table.crowded.add(province);
    } else {
        table.crowded.remove(province);
    }
}

std::uint8_t country_bit(Place place) { return static_cast<std::uint8_t>(1U << place.country()); }

}  // namespace

void add_piece(const Rules& rules, Table& table, Seat seat, Place place) {
    PublicSeat& open = table.seats[seat.index];
    if (place == at_sea) {
        assert(!open.at_sea);
        open.at_sea = true;
    } else if (place.is_country()) {
        assert((open.countries & country_bit(place)) == 0);
        open.countries |= country_bit(place);
        update_control(rules, open);
    } else {
        const ProvinceId province = place.province();
        if (table.pieces[province.index][seat.index]++ == 0) {
            open.occupied.add(province);
            update_control(rules, open);
        }
        update_crowding(rules, table, province);
    }
}

void remove_piece(const Rules& rules, Table& table, Seat seat, Place place) {
    assert(pieces_in(table, seat, place) > 0);
    PublicSeat& open = table.seats[seat.index];
    if (place == at_sea) {
        open.at_sea = false;
    } else if (place.is_country()) {
        open.countries &= static_cast<std::uint8_t>(~country_bit(place));
        update_control(rules, open);
    } else {
        const ProvinceId province = place.province();
        if (--table.pieces[province.index][seat.index] == 0) {
            open.occupied.remove(province);
            update_control(rules, open);
        }
        update_crowding(rules, table, province);
    }
}

int pieces_in(const Table& table, Seat seat, Place place) {
    const PublicSeat& open = table.seats[seat.index];
    if (place == at_sea) return open.at_sea ? 1 : 0;
    if (place.is_country()) return (open.countries & country_bit(place)) != 0 ? 1 : 0;
    return table.pieces[place.index][seat.index];
}

int pieces_on_board(const Rules& rules, const Table& table, Seat seat) {
    const PublicSeat& open = table.seats[seat.index];
    return rules.pieces_each() - open.supply - open.on_high.size() - open.on_low.size() - open.revealed.size();
}

ProvinceSet connected(const Atlas& atlas, ProvinceSet occupied, ProvinceId from) {
    ProvinceSet reached = ProvinceSet::only(from);
    for (ProvinceSet frontier = reached; !frontier.empty();) {
        frontier = (neighbours_of(atlas, frontier) & occupied) - reached;
        reached |= frontier;
    }
    return reached;
}

CardSet controlled_cards(const Atlas& atlas, ProvinceSet occupied, unsigned countries) {
    const auto routes_from = [&](ProvinceSet cities) {
        CardSet cards;
        for (const ProvinceId city : cities) cards |= atlas.routes_from(place_of(city));
        return cards;
    };
    ProvinceSet cities = occupied & atlas.cities();
    CardSet cards;
    if (countries != 0) {
        for (int country = 0; country < country_count; ++country) {
            if ((countries >> country) & 1U) cards |= atlas.routes_to(place_of_country(country));
        }
        cards = cards & routes_from(cities);
    }
    while (!cities.empty()) {
        const ProvinceId city = cities.lowest();
        cities.remove(city);
        if (cities.empty()) break;  // no other end for a land route
        ProvinceSet joined = connected(atlas, occupied, city) & cities;
        if (joined.empty()) continue;
        cities = cities - joined;
        joined.add(city);
        CardSet ending;
        for (const ProvinceId end : joined) ending |= atlas.routes_to(place_of(end));
        cards |= ending & routes_from(joined);
    }
    return cards;
}

int route_length(const Atlas& atlas, ProvinceSet occupied, const Route& route) {
    if (route.is_sea()) return 1;
    const ProvinceId end = route.b.province();
    ProvinceSet reached = ProvinceSet::only(route.a.province());
    int length = 1;
    while (!reached.has(end)) {
        reached |= neighbours_of(atlas, reached) & occupied;
        ++length;
    }
    return length;
}

}  // namespace kitamae::hokkaido_2010
