#include "games/hokkaido_2010/atlas.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace kitamae::hokkaido_2010 {
namespace {

std::uint8_t hash_of(const PlaceName& name) {
    const auto words = std::bit_cast<std::array<std::uint64_t, PlaceName::capacity / 8>>(name.letters);
    std::uint64_t hash = words[0] * 0x9E3779B97F4A7C15U;
    hash = (hash ^ words[1]) * 0xBF58476D1CE4E5B9U;
    hash = (hash ^ words[2]) * 0x94D049BB133111EBU;
    return static_cast<std::uint8_t>(hash >> 56);
}

}  // namespace

Atlas::Atlas(const Board& board) {
    slots_.fill(no_place.index);
    for (const Province& province : board.provinces) add_province(board, province);
    for (int country = 0; country < country_count; ++country) {
        add_name(place_of_country(country), board.countries[static_cast<std::size_t>(country)]);
    }
    add_name(at_sea, "sea");
    home_ = find(board.home).province();
    coast_size_ = static_cast<std::uint32_t>(coast_.size());
    for (const Border& border : board.borders) {
        const ProvinceId a = find(border.a).province();
        const ProvinceId b = find(border.b).province();
        neighbours_[a.index].add(b);
        neighbours_[b.index].add(a);
    }
    for (std::size_t i = 0; i < max_provinces; ++i) degrees_[i] = static_cast<std::uint8_t>(neighbours_[i].size());
    for (const TradeCard& card : board.cards) add_card(card);
}

void Atlas::add_name(Place place, std::string_view id) {
    const PlaceName name = *read_place_name(id);
    names_[place.index] = name;
    std::uint8_t slot = hash_of(name);
    while (slots_[slot] != no_place.index) ++slot;
    slots_[slot] = place.index;
}

void Atlas::add_province(const Board& board, const Province& province) {
    const ProvinceId id{static_cast<std::uint8_t>(province_count_++)};
    add_name(place_of(id), province.id);
    if (province.coastal) coast_.add(id);
    if (!province.city.empty()) cities_.add(id);
    const auto region = std::find_if(board.regions.begin(), board.regions.end(),
                                     [&](const Region& r) { return r.id == province.region; });
    regions_[static_cast<std::size_t>(region - board.regions.begin())].add(id);
}

void Atlas::add_card(const TradeCard& card) {
    const CardId id{static_cast<std::uint8_t>(card.number)};
    Route route{.a = find(card.a),
                .b = find(card.b),
                .high = static_cast<std::uint8_t>(card.high),
                .low = static_cast<std::uint8_t>(card.low)};
    if (route.a.is_country()) std::swap(route.a, route.b);
    routes_[id.number] = route;
    from_[route.a.index].add(id);
    to_[route.b.index].add(id);
}

Place Atlas::find(std::string_view id) const { return place_named(*read_place_name(id)); }

Place Atlas::place_named(const PlaceName& name) const {
    std::uint8_t slot = hash_of(name);
    while (slots_[slot] != no_place.index) {
        const Place place{slots_[slot]};
        if (names_[place.index] == name) return place;
        ++slot;
    }
    return no_place;
}

}  // namespace kitamae::hokkaido_2010
