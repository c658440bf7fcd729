// What one placement adds.

#include <algorithm>
#include <bit>

#include "bots/mapgame/survey.h"
#include "bots/mapgame/survey_squares.h"
#include "games/mapgame/sides.h"
#include "games/mapgame/terraform.h"

namespace kitamae::mapgame {

using namespace surveying;

std::uint64_t Survey::lakes_beside(unsigned of, const Placement& placement) const {
    const int corner = corner_of(placement);
    const auto& squares = offsets[static_cast<std::size_t>(placement.rotation)];
    std::uint64_t names = 0;
    for (unsigned bits = of; bits != 0; bits &= bits - 1) {
        names |=
            near_[static_cast<std::size_t>(corner + squares[static_cast<std::size_t>(std::countr_zero(bits))])].lakes;
    }
    return names;
}

std::uint64_t Survey::towns_beside(unsigned of, const Placement& placement) const {
    const int corner = corner_of(placement);
    const auto& squares = offsets[static_cast<std::size_t>(placement.rotation)];
    std::uint64_t names = 0;
    for (unsigned bits = of; bits != 0; bits &= bits - 1) {
        names |=
            near_[static_cast<std::size_t>(corner + squares[static_cast<std::size_t>(std::countr_zero(bits))])].towns;
    }
    return names;
}

// First which squares are shown on what ground, without branches that no processor can guess; then what that means.
Survey::Tally Survey::tally(const Face& face, const Placement& placement) const {
    const int corner = corner_of(placement);
    const auto& squares = offsets[static_cast<std::size_t>(placement.rotation)];
    std::array<unsigned, ground_count> covered{};  // squares of the card by the ground below
    unsigned shown = 0;
    for (unsigned i = 0; i < squares_per_card; ++i) {
        const Spot& spot = spots_[static_cast<std::size_t>(corner + squares[i])];
        const unsigned square = ((spot.top & placement.under) == 0 ? 1U : 0U) << i;
        covered[static_cast<std::size_t>(spot.ground)] |= square;
        shown |= square;
    }
    const auto count_of = [&](Terrain terrain, Ground ground) {
        return std::popcount(face.mask(terrain) & shown) - std::popcount(covered[static_cast<std::size_t>(ground)]);
    };
    Tally tally;
    tally.shown = std::popcount(covered[static_cast<std::size_t>(Ground::none)]);
    tally.forests = count_of(Terrain::forest, Ground::forest);
    tally.forests += count_of(Terrain::mountain, Ground::mountain);  // worth as much, Rules M10.1, K10.6
    tally.deserts = count_of(Terrain::desert, Ground::desert);
    tally.lakes = face.mask(Terrain::lake) & shown;
    tally.towns = face.mask(Terrain::town) & shown;
    const auto for_each = [](unsigned bits, auto&& visit) {
        for (; bits != 0; bits &= bits - 1) visit(static_cast<std::size_t>(std::countr_zero(bits)));
    };
    for_each(covered[static_cast<std::size_t>(Ground::town)],
             [&](std::size_t i) { tally.towns_lost.push_back(static_cast<std::uint16_t>(corner + squares[i])); });
    for_each(covered[static_cast<std::size_t>(Ground::production)] | covered[static_cast<std::size_t>(Ground::factory)],
             [&](std::size_t i) { tally.cover_industry(spots_[static_cast<std::size_t>(corner + squares[i])]); });
    for_each((face.mask(Terrain::production) | face.mask(Terrain::factory)) & shown,
             [&](std::size_t i) { tally.show_industry(face.squares[i]); });
    return tally;
}

void Survey::Tally::cover_industry(const Spot& spot) {
    if (spot.ground == Ground::production && spot.value == 0) {
        --empty_production;
        return;
    }
    colours |= 1U << spot.colour;
    if (spot.ground == Ground::production) {
        ++cubes_lost[spot.colour];
    } else {
        factories[spot.colour] -= one_factory(spot.value);
    }
}

void Survey::Tally::show_industry(const Square& square) {
    const std::size_t c = mapgame::index_of(square.colour);
    colours |= 1U << c;
    if (square.terrain == Terrain::production) {
        ++production[c];
    } else {
        factories[c] += one_factory(square.value);
    }
}

float Survey::colours_gain(const Tally& tally) const {
    float gain = 0;
    int empty = tally.empty_production;
    for (unsigned bits = tally.colours; bits != 0; bits &= bits - 1) {
        const auto c = static_cast<std::size_t>(std::countr_zero(bits));
        const int available = pool_[c] + tally.cubes_lost[c];
        const int filled = std::min<int>(tally.production[c], available);
        empty += tally.production[c] - filled;
        const int cubes = cubes_[c] - tally.cubes_lost[c] + filled;
        gain += colour_worth(c, factories_[c] + tally.factories[c], cubes) - colour_worths_[c];
    }
    return gain + production_worth(empty);
}

int Survey::lake_areas_gain(unsigned lakes, const Placement& placement) const {
    int separate = 0;
    std::uint64_t joined = 0;
    FixedList<std::uint64_t, squares_per_card> groups;
    for (unsigned rest = lakes; rest != 0;) {
        const unsigned group = first_group(rest);
        rest &= ~group;
        std::uint64_t touched = lakes_beside(group, placement);
        ++separate;
        for (std::uint64_t& other : groups) {
            if ((other & touched) == 0) continue;
            touched |= other;
            other = 0;  // now part of this one
            --separate;
        }
        groups.push_back(touched);
        joined |= touched;
    }
    return separate - std::popcount(joined);
}

// What covering towns leaves of their districts, at the most.
void Survey::shrink_districts(const Tally& tally, Shrinking& shrinking, Districts& after) const {
    for (const std::uint16_t at : tally.towns_lost) {
        const Spot& spot = spots_[at];
        if (spot.town == 0) continue;  // on the line
        const std::size_t t = spot.town - 1U;
        if (((shrinking.districts >> t) & 1U) == 0) {
            shrinking.lost[t] = 0;
            shrinking.rests[t] = towns_[t].size;
        }
        shrinking.districts |= std::uint64_t{1} << t;
        shrinking.rests[t] = std::min(shrinking.rests[t], spot.rest);
        if (++shrinking.lost[t] > 1) after.is_bound = true;
    }
    for (std::uint64_t bits = shrinking.districts; bits != 0; bits &= bits - 1) {
        const auto t = static_cast<std::size_t>(std::countr_zero(bits));
        const int most = std::min<int>(shrinking.rests[t], towns_[t].size - shrinking.lost[t]);
        int& largest = after.largest[towns_[t].side];
        largest = std::max(largest, most);
    }
}

// Those of the card's towns that lie on the ground.
unsigned Survey::towns_on(const Board& ground, unsigned towns, const Placement& placement) const {
    const Window window(map_);
    unsigned kept = 0;
    for (unsigned bits = towns; bits != 0; bits &= bits - 1) {
        const int i = std::countr_zero(bits);
        const Cell offset = offset_of(placement.rotation, i);
        const Cell cell = cell_at(placement.x + offset.x, placement.y + offset.y);
        if (ground.has(window.x(cell), window.y(cell))) kept |= 1U << i;
    }
    return kept;
}

bool Survey::is_on_same_sides(unsigned towns, const Placement& placement, const Grounds& grounds) const {
    return towns_on(grounds[0], towns, placement) == towns_on(ground_[0], towns, placement) &&
        towns_on(grounds[1], towns, placement) == towns_on(ground_[1], towns, placement);
}

// The card's towns with the districts they join. Two that touch the same district are one.
void Survey::join_towns(unsigned towns, int side, const Placement& placement, TownGroups& groups) const {
    const Board& ground = ground_[static_cast<std::size_t>(side)];
    for (unsigned rest = has_range_ ? towns_on(ground, towns, placement) : towns; rest != 0;) {
        const unsigned group = first_group(rest);
        rest &= ~group;
        TownGroup merged{towns_beside(group, placement), std::popcount(group), side};
        if (has_range_) merged.touched &= on_side_[static_cast<std::size_t>(side)];
        for (TownGroup& other : groups) {
            if ((other.touched & merged.touched) == 0) continue;
            merged.touched |= other.touched;
            merged.size += other.size;
            other = {0, 0, side};
        }
        groups.push_back(merged);
    }
}

Survey::Districts Survey::districts_after(const Tally& tally, const Placement& placement) const {
    const int towns = town_count_ - static_cast<int>(tally.towns_lost.size()) + std::popcount(tally.towns);
    Districts after{.largest = {}, .towns = towns, .is_bound = false};
    Shrinking shrinking;
    shrink_districts(tally, shrinking, after);
    TownGroups groups;
    for (int side = 0; side < (has_range_ ? 2 : 1); ++side) join_towns(tally.towns, side, placement, groups);
    std::uint64_t affected = shrinking.districts;
    for (const TownGroup& group : groups) {
        int size = group.size;
        for (std::uint64_t bits = group.touched; bits != 0; bits &= bits - 1) {
            const auto t = static_cast<std::size_t>(std::countr_zero(bits));
            const bool is_shrunk = ((shrinking.districts >> t) & 1U) != 0;
            size += towns_[t].size - (is_shrunk ? shrinking.lost[t] : 0);
            after.is_bound = after.is_bound || is_shrunk;
        }
        affected |= group.touched;
        int& largest = after.largest[static_cast<std::size_t>(group.side)];
        largest = std::max(largest, size);
    }
    for (std::size_t t = 0; t < towns_.size(); ++t) {
        if (((affected >> t) & 1U) != 0) continue;
        int& largest = after.largest[towns_[t].side];
        largest = std::max<int>(largest, towns_[t].size);
    }
    return after;
}

Survey::Grounds Survey::grounds_with(std::span<const Cell> mountains) const {
    Map after = map_;
    extend_range(after.range, mountains);
    return sides_of(after).ground;
}

Survey::Grounds Survey::grounds_after(const Face& face, const Placement& placement) const {
    FixedList<Cell, squares_per_card> mountains;
    for (unsigned bits = face.mask(Terrain::mountain); bits != 0; bits &= bits - 1) {
        const Cell offset = offset_of(placement.rotation, std::countr_zero(bits));
        mountains.push_back(cell_at(placement.x + offset.x, placement.y + offset.y));
    }
    return mountains.empty() ? ground_ : grounds_with({mountains.begin(), mountains.size()});
}

std::array<int, 2> Survey::largest_districts(const Board& towns, const Grounds& grounds) const {
    if (!has_range_) return {largest_area_size(towns), 0};
    return {largest_area_size(towns & grounds[0]), largest_area_size(towns & grounds[1])};
}

Survey::Districts Survey::exact_districts_after(const Tally& tally, const Placement& placement,
                                                const Grounds& grounds) const {
    Board towns = town_board_;
    for (const int at : tally.towns_lost) towns[board_y(at)] &= ~(1U << board_x(at));
    const int corner = corner_of(placement);
    for (unsigned bits = tally.towns; bits != 0; bits &= bits - 1) {
        const int at = corner +
            offsets[static_cast<std::size_t>(placement.rotation)][static_cast<std::size_t>(std::countr_zero(bits))];
        towns.add(board_x(at), board_y(at));
    }
    return {.largest = largest_districts(towns, grounds), .towns = towns.count(), .is_bound = false};
}

float Survey::gain_besides_towns(const Tally& tally, const Placement& placement) const {
    float gain = 2 * static_cast<float>(tally.forests);
    if (tally.lakes != 0) gain += lake_worth(std::popcount(tally.lakes), lake_areas_gain(tally.lakes, placement));
    if (tally.colours != 0 || tally.empty_production != 0) gain += colours_gain(tally);
    return gain +
        hope_ *
        (weights_.spread * static_cast<float>(tally.shown) + weights_.desert * static_cast<float>(tally.deserts));
}

Survey::Gain Survey::gain(const Face& face, const Placement& placement) const {
    if (face.mask(Terrain::mountain) != 0) return {exact_gain(face, placement), false};
    const Tally seen = tally(face, placement);
    const float gain = gain_besides_towns(seen, placement);
    if (seen.towns == 0 && seen.towns_lost.empty()) return {gain, false};
    const Districts districts = districts_after(seen, placement);
    return {gain + town_gain(districts), districts.is_bound};
}

float Survey::exact_gain(const Face& face, const Placement& placement) const {
    const Tally seen = tally(face, placement);
    return gain_besides_towns(seen, placement) +
        town_gain(exact_districts_after(seen, placement, grounds_after(face, placement)));
}

float Survey::town_tile_gain(Cell cell) const {
    const Window window(map_);
    const auto at = static_cast<std::size_t>(index_of(cell));
    std::array<int, 2> largest = largest_;
    for (std::size_t side = 0; side < 2; ++side) {  // on neither if it lies on the line
        if (has_range_ ? !ground_[side].has(window.x(cell), window.y(cell)) : side != 0) continue;
        int size = 1;
        for (std::uint64_t bits = near_[at].towns & on_side_[side]; bits != 0; bits &= bits - 1) {
            size += towns_[static_cast<std::size_t>(std::countr_zero(bits))].size;
        }
        largest[side] = std::max(largest[side], size);
    }
    return town_worth(largest, town_count_ + 1) - town_worth(largest_, town_count_);
}

float Survey::tile_gain(Cell cell, Terrain terrain, Price price) const {
    constexpr float tile_points = 2;  // of a forest or mountain
    float gain = -hope_ * weights_.desert;
    if (terrain == Terrain::forest || terrain == Terrain::mountain) gain += tile_points;
    if (terrain == Terrain::lake) {
        gain += lake_worth(1, 1 - std::popcount(near_[static_cast<std::size_t>(index_of(cell))].lakes));
    }
    if (terrain == Terrain::town) gain += town_tile_gain(cell);
    if (terrain == Terrain::mountain) {
        const auto largest = largest_districts(town_board_, grounds_with({&cell, 1}));
        gain += town_worth(largest, town_count_) - town_worth(largest_, town_count_);
    }
    if (price == Price::free) return gain;
    constexpr int cubes = 2;
    const std::size_t c = mapgame::index_of(colour_making(terrain));
    return gain + colour_worth(c, factories_[c], cubes_[c] - cubes) - colour_worths_[c] + production_worth(cubes);
}

}  // namespace kitamae::mapgame
