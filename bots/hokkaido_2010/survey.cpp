#include "bots/hokkaido_2010/survey.h"

#include <algorithm>

#include "games/hokkaido_2010/conflict.h"

namespace kitamae::hokkaido_2010 {
namespace {

constexpr unsigned full_price = 3;  // two pieces: one moves in, one grows there
constexpr unsigned taken_price = 5;
constexpr std::size_t ring_size = 8;  // a power of two above the dearest price
constexpr int voyage_price = 3;       // Grow and two Sea Moves
// With a piece At Sea it is 1; but that piece lands only once, while it would make every voyage look short.
constexpr int landing_price = 2;

std::uint8_t narrow(int actions) { return static_cast<std::uint8_t>(std::min(actions, far_away)); }

}  // namespace

Survey::Survey(const State& s, Seat seat) : Survey(s, seat, terrain_for(s, seat)) {}

Survey::Survey(const State& s, Seat seat, const Terrain& terrain) {
    const Atlas& atlas = s.rules->atlas;
    const PublicSeat& open = s.table.seats[seat.index];
    for (const ProvinceId city : atlas.cities()) {
        city_number[city.index] = static_cast<std::uint8_t>(city_count);
        cities[static_cast<std::size_t>(city_count++)] = city;
    }
    set_prices(atlas, terrain);
    for (std::size_t city = 0; city < static_cast<std::size_t>(city_count); ++city) {
        spread(atlas, terrain, ProvinceSet::only(cities[city]), price[cities[city].index], from_city[city]);
    }
    // Whoever has nothing on the island begins again at home. Rules T2.7
    const bool is_gone = open.occupied.empty();
    spread(atlas, terrain, is_gone ? ProvinceSet::only(atlas.home()) : open.occupied, is_gone ? 1 : 0, from_own);
    set_city_prices(atlas, open);
    for (const CardId card : all_cards()) set_cost(atlas, open, card);
}

void Survey::set_cost(const Atlas& atlas, const PublicSeat& open, CardId card) {
    const Route& route = atlas.route(card);
    if (open.controls.has(card)) {
        cost[card.number] = 0;
    } else if (route.is_sea()) {
        cost[card.number] =
            narrow(city_price[city_number[route.a.index]] + country_price[static_cast<std::size_t>(route.b.country())]);
    } else {
        cost[card.number] = narrow(land_cost(route, open.occupied));
    }
}

const Survey& SurveyCache::of(const State& s, Seat seat) {
    const PublicSeat& open = s.table.seats[seat.index];
    const Terrain terrain = Survey::terrain_for(s, seat);
    std::size_t& next = next_[seat.index];
    auto& entries = entries_[seat.index];
    for (const Entry& entry : entries) {
        if (entry.terrain == terrain && entry.countries == open.countries && entry.at_sea == open.at_sea) {
            return entry.survey;
        }
    }
    const Entry fresh{terrain, open.countries, open.at_sea, Survey(s, seat, terrain)};
    if (entries.size() < kept_each) {
        entries.push_back(fresh);
        return entries.back().survey;
    }
    entries[next] = fresh;
    const Survey& survey = entries[next].survey;
    next = (next + 1) % kept_each;
    return survey;
}

Terrain Survey::terrain_for(const State& s, Seat seat) {
    Terrain terrain;
    terrain.own = s.table.seats[seat.index].occupied;
    ProvinceSet others;
    for (const PublicSeat& other : s.table.seats) others |= other.occupied;
    others = others - terrain.own;
    for (const ProvinceId province : others) {
        PerSeat<std::uint8_t> pieces = s.table.pieces[province.index];
        const int limit = s.rules->limit(province);
        int total = 0;
        for (const std::uint8_t count : pieces) total += count;
        if (total < limit) continue;
        pieces[seat.index] = 2;
        (after_conflict(pieces, limit)[seat.index] > 0 ? terrain.full : terrain.taken).add(province);
    }
    for (int i = 0; i < s.rules->atlas.province_count(); ++i) {
        terrain.free.add(ProvinceId{static_cast<std::uint8_t>(i)});
    }
    terrain.free = terrain.free - terrain.own - terrain.full - terrain.taken;
    return terrain;
}

void Survey::set_prices(const Atlas& atlas, const Terrain& terrain) {
    std::fill_n(price.begin(), atlas.province_count(), step_price);
    for (const ProvinceId province : terrain.own) price[province.index] = 0;
    for (const ProvinceId province : terrain.full) price[province.index] = full_price;
    for (const ProvinceId province : terrain.taken) price[province.index] = taken_price;
}

// Dijkstra's algorithm with all provinces of one distance handled at once: `ring` holds those next in line.
void Survey::spread(const Atlas& atlas, const Terrain& terrain, ProvinceSet start, unsigned level, Distances& out) {
    std::array<ProvinceSet, ring_size> ring{};
    ring[level % ring_size] = start;
    ProvinceSet reached;
    const ProvinceSet all =
        terrain.own | terrain.free | terrain.full | terrain.taken;  // one island, all of it connected
    for (; !reached.includes(all); ++level) {
        ProvinceSet now = ring[level % ring_size] - reached;
        ring[level % ring_size] = {};
        ProvinceSet beside;
        while (!now.empty()) {
            reached |= now;
            for (const ProvinceId province : now) {
                out[province.index] = static_cast<std::uint8_t>(level);
                beside |= atlas.neighbours(province);
            }
            now = (beside & terrain.own) - reached;
        }
        beside = beside - reached;
        ring[(level + step_price) % ring_size] |= beside & terrain.free;
        ring[(level + full_price) % ring_size] |= beside & terrain.full;
        ring[(level + taken_price) % ring_size] |= beside & terrain.taken;
    }
}

// A single piece may also walk on alone, or come by sea.
void Survey::set_city_prices(const Atlas& atlas, const PublicSeat& seat) {
    const int by_sea = seat.at_sea ? landing_price : voyage_price;
    for (std::size_t city = 0; city < static_cast<std::size_t>(city_count); ++city) {
        const int joined = from_own[cities[city].index];
        const int walking = joined / step_price + 1;
        city_price[city] = narrow(std::min(joined, walking));
        if (joined > 0 && atlas.coast().has(cities[city]))
            city_price[city] = narrow(std::min<int>(city_price[city], by_sea));
    }
    for (std::size_t country = 0; country < country_count; ++country) {
        const bool is_there = ((seat.countries >> country) & 1U) != 0;
        country_price[country] = is_there ? 0 : narrow(by_sea);
    }
}

bool Survey::leads_through(const Route& route, ProvinceId province) const {
    const Distances& a = from_city[city_number[route.a.index]];
    const Distances& b = from_city[city_number[route.b.index]];
    return a[province.index] + b[province.index] - price[province.index] == a[route.b.index];
}

int Survey::land_cost(const Route& route, ProvinceSet own) const {
    const int length = from_city[city_number[route.a.index]][route.b.index];
    for (const ProvinceId province : own) {
        if (leads_through(route, province)) return length;
    }
    return length + std::min(city_price[city_number[route.a.index]], city_price[city_number[route.b.index]]);
}

}  // namespace kitamae::hokkaido_2010
