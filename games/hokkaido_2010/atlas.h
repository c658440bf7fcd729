#pragma once
// A checked board in the form the rules work with: numbers instead of names, sets of provinces as 64 bits.

#include <array>
#include <cstdint>

#include "games/hokkaido_2010/board.h"
#include "games/hokkaido_2010/types.h"

namespace kitamae::hokkaido_2010 {

// A trade card. A land route joins two city provinces; of a sea route, `b` is the country.
struct Route {
    Place a;
    Place b;
    std::uint8_t high = 0;
    std::uint8_t low = 0;

    constexpr bool is_sea() const { return b.is_country(); }
    constexpr bool operator==(const Route&) const = default;
};

class Atlas {
public:
    // @pre !check_board(board)
    explicit Atlas(const Board& board);

    int province_count() const { return province_count_; }
    ProvinceSet neighbours(ProvinceId province) const { return neighbours_[province.index]; }
    std::uint32_t degree(ProvinceId province) const { return degrees_[province.index]; }  // how many neighbours
    ProvinceSet coast() const { return coast_; }
    std::uint32_t coast_size() const { return coast_size_; }
    ProvinceSet cities() const { return cities_; }
    ProvinceSet region(int number) const { return regions_[static_cast<std::size_t>(number)]; }
    ProvinceId home() const { return home_; }  // Rules T2.7
    const Route& route(CardId card) const { return routes_[card.number]; }

    // Cards whose route begins (a) or ends (b) in a place.
    CardSet routes_from(Place place) const { return from_[place.index]; }
    CardSet routes_to(Place place) const { return to_[place.index]; }

    PlaceName name_of(Place place) const { return names_[place.index]; }
    Place place_named(const PlaceName& name) const;  // no_place: there is none

private:
    void add_name(Place place, std::string_view id);
    void add_province(const Board& board, const Province& province);
    void add_card(const TradeCard& card);
    Place find(std::string_view id) const;

    int province_count_ = 0;
    std::array<ProvinceSet, max_provinces> neighbours_{};
    std::array<std::uint8_t, max_provinces> degrees_{};
    ProvinceSet coast_;
    std::uint32_t coast_size_ = 0;
    ProvinceSet cities_;
    std::array<ProvinceSet, region_count> regions_{};
    ProvinceId home_;
    std::array<Route, card_count + 1> routes_{};
    std::array<CardSet, max_places> from_{};
    std::array<CardSet, max_places> to_{};
    std::array<PlaceName, max_places> names_{};
    std::array<std::uint8_t, 256> slots_{};  // hash table of names, open addressing
};

}  // namespace kitamae::hokkaido_2010
