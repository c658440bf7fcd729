#include "bots/mapgame/survey.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <type_traits>

#include "bots/mapgame/survey_squares.h"
#include "games/mapgame/sides.h"

namespace kitamae::mapgame {

using namespace surveying;

namespace {

// The area's squares beside this one are joined around its corners. False: that may be so by a longer way.
bool stays_connected_without(const Board& area, int x, int y) {
    const unsigned above = area[y - 1] >> (x - 1);
    const unsigned row = area[y] >> (x - 1);
    const unsigned below = area[y + 1] >> (x - 1);
    const unsigned north = (above >> 1U) & 1U;
    const unsigned south = (below >> 1U) & 1U;
    const unsigned west = row & 1U;
    const unsigned east = (row >> 2U) & 1U;
    const unsigned joints = (north & west & above) + (north & east & (above >> 2U)) + (south & west & below) +
        (south & east & (below >> 2U));
    return north + south + west + east <= joints + 1;
}

}  // namespace

std::span<const WeightField<Weights>> Weights::fields() {
    static constexpr std::array list{
        WeightField<Weights>{"spread", &Weights::spread, 0.3F},
        WeightField<Weights>{"desert", &Weights::desert, 0.3F},
        WeightField<Weights>{"lake_area", &Weights::lake_area, 1.0F},
        WeightField<Weights>{"idle_cube", &Weights::idle_cube, 0.8F},
        WeightField<Weights>{"idle_factory", &Weights::idle_factory, 0.3F},
        WeightField<Weights>{"town_apart", &Weights::town_apart, 0.3F},
        WeightField<Weights>{"town_gap", &Weights::town_gap, 0.3F},
        WeightField<Weights>{"deny", &Weights::deny, 0.2F},
    };
    return list;
}

Survey::Survey(const Rules& rules, const Map& map, const Pool& pool, Prospect prospect, const Weights& weights)
    : map_(map),
      weights_(weights),
      prospect_(prospect),
      pool_(pool),
      has_range_(rules.has_mountains()),
      hope_(static_cast<float>(prospect.rounds_left) / rounds),
      min_x_(map.min_x),
      min_y_(map.min_y),
      row_length_(static_cast<std::size_t>(map.max_x - map.min_x + 1 + 2 * margin)) {
    static_assert(static_cast<int>(Ground::none) == 0 && std::is_trivial_v<Spot> && std::is_trivial_v<Near>);
    for (std::size_t row = 0; row < used_rows() * stride; row += stride) {
        std::memset(&spots_[row], 0, row_length_ * sizeof(Spot));
        std::memset(&near_[row], 0, row_length_ * sizeof(Near));
    }
    lay_out(rules, map);
    find_capital();
}

void Survey::lay_out(const Rules& rules, const Map& map) {
    const Window window(map);
    Board lakes;
    Board towns;
    std::array<int, terrain_count> count{};
    int shown = 0;
    int empty_production = 0;
    for_each_visible(map, [&](SquareRef at, Cell cell, const LaidCard& laid) {
        const Square square = square_of(rules, map, at);
        Spot& spot = spots_[static_cast<std::size_t>(index_of(cell))];
        spot.top = slot_bit(at.slot);
        spot.colour = static_cast<std::uint8_t>(square.colour);
        constexpr std::array grounds{Ground::forest,   Ground::lake,       Ground::town,   Ground::desert,
                                     Ground::mountain, Ground::production, Ground::factory};
        spot.ground = grounds[static_cast<std::size_t>(square.terrain)];
        spot.value = square.value;
        const bool has_cube = ((laid.cubes >> at.square) & 1U) != 0;
        if (square.terrain == Terrain::production) {
            spot.value = has_cube ? 1 : 0;
            cubes_[mapgame::index_of(square.colour)] += has_cube ? 1 : 0;
            empty_production += has_cube ? 0 : 1;
        }
        if (square.terrain == Terrain::factory)
            factories_[mapgame::index_of(square.colour)] += one_factory(square.value);
        if (square.terrain == Terrain::lake) lakes.add(window.x(cell), window.y(cell));
        if (square.terrain == Terrain::town) towns.add(window.x(cell), window.y(cell));
        ++count[static_cast<std::size_t>(square.terrain)];
        ++shown;
    });
    const auto count_of = [&](Terrain terrain) { return count[static_cast<std::size_t>(terrain)]; };
    name_lakes(lakes);
    name_towns(towns, map);
    outlook_ = 2 * static_cast<float>(count_of(Terrain::forest) + count_of(Terrain::mountain));
    outlook_ += lake_worth(count_of(Terrain::lake), lake_areas_);
    for (std::size_t c = 0; c < colour_count; ++c) {
        colour_worths_[c] = colour_worth(c, factories_[c], cubes_[c]);
        outlook_ += colour_worths_[c];
    }
    outlook_ += town_worth(largest_, town_count_);
    outlook_ += production_worth(empty_production);
    outlook_ += hope_ *
        (weights_.spread * static_cast<float>(shown) + weights_.desert * static_cast<float>(count_of(Terrain::desert)));
}

void Survey::name_lakes(const Board& lakes) {
    for_each_area(lakes, [&](const Area& area) {
        const std::uint64_t name = std::uint64_t{1} << lake_areas_++;
        for_each_square(area, [&](int x, int y) {
            const auto at = static_cast<std::size_t>(index_of(x, y));
            for (const int step : {-stride, -1, 1, stride}) near_[at + static_cast<std::size_t>(step)].lakes |= name;
        });
    });
}

void Survey::name_towns(const Board& towns, const Map& map) {
    town_count_ = towns.count();
    town_board_ = towns;
    if (!has_range_) {
        for_each_area(towns, [&](const Area& area) { name_town_area(area, 0); });
        return;
    }
    ground_ = sides_of(map).ground;
    for (int side = 0; side < 2; ++side) {
        for_each_area(towns & ground_[static_cast<std::size_t>(side)],
                      [&](const Area& area) { name_town_area(area, side); });
    }
}

void Survey::name_town_area(const Area& area, int side) {
    const std::uint64_t name = std::uint64_t{1} << towns_.size();
    towns_.push_back({static_cast<std::uint8_t>(area.size), static_cast<std::uint8_t>(side)});
    on_side_[static_cast<std::size_t>(side)] |= name;
    int& largest = largest_[static_cast<std::size_t>(side)];
    largest = std::max(largest, area.size);
    for_each_square(area, [&](int x, int y) {
        const auto at = static_cast<std::size_t>(index_of(x, y));
        spots_[at].town = static_cast<std::uint8_t>(towns_.size());
        for (const int step : {-stride, -1, 1, stride}) {
            const std::size_t next = at + static_cast<std::size_t>(step);
            const int index = static_cast<int>(next);
            if (!has_range_ || ground_[static_cast<std::size_t>(side)].has(board_x(index), board_y(index)))
                near_[next].towns |= name;
        }
        if (stays_connected_without(area.squares, x, y)) {
            spots_[at].rest = static_cast<std::uint8_t>(area.size - 1);
        } else {
            Board rest = area.squares;
            rest[y] &= ~(1U << x);
            spots_[at].rest = static_cast<std::uint8_t>(largest_area_size(rest));
        }
    });
}

void Survey::find_capital() {
    for (std::size_t t = 0; t < towns_.size() && !has_range_; ++t) {
        if (towns_[t].size == largest_[0] && capital_ == most_areas) {
            capital_ = t;
        } else {
            next_largest_ = std::max<int>(next_largest_, towns_[t].size);
        }
    }
    if (next_largest_ == largest_[0]) capital_ = most_areas;
}

float Survey::production_worth(int empty) const {
    return prospect_.scoring_card == 6 ? 2 * static_cast<float>(empty) : 0;
}

float Survey::colour_worth(std::size_t colour, std::uint64_t factories, int cubes) const {
    const Delivery delivery = deliver(factories, cubes, prospect_.scoring_card == 1 ? 2 : 1);
    const auto idle_cubes = static_cast<float>(cubes - delivery.delivered);
    float worth = static_cast<float>(delivery.points) +
        hope_ * (weights_.idle_cube * idle_cubes + weights_.idle_factory * static_cast<float>(delivery.idle_points));
    const auto is = [&](Colour one) { return colour == mapgame::index_of(one); };
    const bool pays = prospect_.scoring_card == 7
        ? is(Colour::blue) || is(Colour::yellow) || is(Colour::green)
        : prospect_.scoring_card == 8 && (is(Colour::grey) || is(Colour::brown));
    if (pays) worth += 2 * static_cast<float>(delivery.delivered);
    return worth;
}

float Survey::town_worth(const std::array<int, 2>& largest, int towns) const {
    const int apart = towns - largest[0] - largest[1];
    if (!has_range_) return static_cast<float>(largest[0]) + hope_ * weights_.town_apart * static_cast<float>(apart);
    const int smaller = std::min(largest[0], largest[1]);
    const int gap = std::max(largest[0], largest[1]) - smaller;
    return 2 * static_cast<float>(smaller) +
        hope_ * (weights_.town_apart * static_cast<float>(apart) + weights_.town_gap * static_cast<float>(gap));
}

}  // namespace kitamae::mapgame
