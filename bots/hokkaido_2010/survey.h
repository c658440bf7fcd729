#pragma once
// How far a seat is from controlling each route, in actions: the board measured with its pieces on it. Own provinces
// are passed for nothing, a free one costs a Grow and a Land Move, one that is full costs what it takes to stay there.

#include <array>
#include <cstdint>
#include <vector>

#include "games/hokkaido_2010/hokkaido_2010.h"

namespace kitamae::hokkaido_2010 {

inline constexpr int far_away = 60;   // actions, more than any game has left for a route
inline constexpr int step_price = 2;  // Grow and Land Move

using Distances = std::array<std::uint8_t, max_provinces>;

// The island in a seat's eyes.
struct Terrain {
    ProvinceSet own;
    ProvinceSet free;
    ProvinceSet full;   // one more piece than usual is needed to stay
    ProvinceSet taken;  // even that is not enough

    bool operator==(const Terrain&) const = default;
};

struct Survey {
    Survey(const State& s, Seat seat);

    int city_count = 0;
    std::array<ProvinceId, region_count> cities{};
    std::array<std::uint8_t, max_provinces> city_number{};  // of a city's province: its place in `cities`
    Distances price{};                                      // actions to set foot in a province from the next one
    std::array<Distances, region_count> from_city{};        // to join a province with a city, both ends paid
    Distances from_own{};                                   // to join a province with what the seat has
    std::array<std::uint8_t, region_count> city_price{};    // to have a piece in a city, joined or not
    std::array<std::uint8_t, country_count> country_price{};
    std::array<std::uint8_t, card_count + 1> cost{};  // to control a card's route

    // Whether a cheapest way to the land route leads through the province.
    bool leads_through(const Route& route, ProvinceId province) const;

private:
    friend class SurveyCache;
    Survey(const State& s, Seat seat, const Terrain& terrain);
    static Terrain terrain_for(const State& s, Seat seat);
    void set_cost(const Atlas& atlas, const PublicSeat& open, CardId card);
    void set_prices(const Atlas& atlas, const Terrain& terrain);
    static void spread(const Atlas& atlas, const Terrain& terrain, ProvinceSet start, unsigned level, Distances& out);
    void set_city_prices(const Atlas& atlas, const PublicSeat& seat);
    int land_cost(const Route& route, ProvinceSet own) const;
};

// The last few surveys of every seat: claims, draws and the like don't change them, nor do most moves of others.
class SurveyCache {
public:
    // Good until the next call.
    const Survey& of(const State& s, Seat seat);

private:
    static constexpr std::size_t kept_each = 8;
    struct Entry {
        Terrain terrain;
        std::uint8_t countries = 0;
        bool at_sea = false;
        Survey survey;
    };
    PerSeat<std::vector<Entry>> entries_;
    PerSeat<std::size_t> next_{};
};

}  // namespace kitamae::hokkaido_2010
