// What no placement can exceed, and the search for the best one that makes use of it.

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <utility>
#include <vector>

#include "bots/mapgame/survey.h"
#include "bots/mapgame/survey_squares.h"
#include "games/mapgame/sides.h"

namespace kitamae::mapgame {

using namespace surveying;

Survey::Outline Survey::outline_of(const Face& face) const {
    Outline outline;
    outline.lakes = face.mask(Terrain::lake);
    outline.towns = face.mask(Terrain::town);
    constexpr float per_empty_square = 2;  // Rules H11.6
    for (std::size_t i = 0; i < squares_per_card; ++i) {
        float& most = outline.most[i];
        const Terrain terrain = face.squares[i].terrain;
        if (terrain == Terrain::forest) most = 2;
        if (terrain == Terrain::desert) most = hope_ * weights_.desert;
        if (terrain == Terrain::town) most = hope_ * std::max(0.0F, weights_.town_apart);
        if (terrain == Terrain::production && prospect_.scoring_card == 6) most = per_empty_square;
    }
    bound_deliveries(face, outline);
    price_covering(outline);
    return outline;
}

void Survey::price_covering(Outline& outline) const {
    const Cover open{-hope_ * weights_.spread, 0, 0, no_cube};
    for (std::size_t row = 0; row < used_rows() * stride; row += stride) {
        std::fill_n(outline.covers.begin() + static_cast<std::ptrdiff_t>(row), row_length_, open);
    }
    for_each_visible(map_, [&](SquareRef at, Cell cell, const LaidCard&) {
        const auto index = static_cast<std::size_t>(index_of(cell));
        const Spot& spot = spots_[index];
        Cover& cover = outline.covers[index];
        cover.top = slot_bit(at.slot);
        cover.cost = 0;
        if (spot.ground == Ground::forest) cover.cost = 2;
        if (spot.ground == Ground::desert) cover.cost = hope_ * weights_.desert;
        if (spot.ground == Ground::lake || spot.ground == Ground::mountain) cover.cost = out_of_the_question;
        if (spot.ground == Ground::town) {
            cover.cost = hope_ * std::min(0.0F, weights_.town_apart);
            if (spot.town != 0 && spot.town - 1U == capital_)
                cover.fall = static_cast<std::uint8_t>(largest_[0] - std::max<int>(next_largest_, spot.rest));
        }
        if (spot.ground == Ground::production && spot.value != 0) cover.cube = spot.colour;
    });
}

// More factories and more cubes never make a colour worth less, and the first cube lost costs least.
void Survey::bound_deliveries(const Face& face, Outline& outline) const {
    PerColour<std::uint64_t> factories = factories_;
    PerColour<int> cubes = cubes_;
    for (const Square& square : face.squares) {
        const std::size_t c = mapgame::index_of(square.colour);
        if (square.terrain == Terrain::factory) factories[c] += one_factory(square.value);
        if (square.terrain == Terrain::production) ++cubes[c];
    }
    for (std::size_t c = 0; c < colour_count; ++c) {
        if (cubes[c] == 0 && factories[c] == 0) continue;
        const float most = colour_worth(c, factories[c], cubes[c]);
        outline.deliveries += most - colour_worths_[c];
        if (cubes_[c] > 0) outline.cube_costs[c] = most - colour_worth(c, factories[c], cubes[c] - 1);
    }
}

float Survey::most_gain(const Outline& outline, const Placement& placement) const {
    const auto corner = static_cast<std::size_t>(corner_of(placement));
    const auto& squares = offsets[static_cast<std::size_t>(placement.rotation)];
    float gain = outline.deliveries;
    unsigned shown = 0;
    TownBound bound;
    for (unsigned i = 0; i < squares_per_card; ++i) {
        const Cover& cover = outline.covers[corner + static_cast<std::size_t>(squares[i])];
        const bool is_shown = (cover.top & placement.under) == 0;
        gain += is_shown ? outline.most[i] - cover.cost - outline.cube_costs[cover.cube] : 0.0F;
        shown |= (is_shown ? 1U : 0U) << i;
        bound.fall = std::max<int>(bound.fall, is_shown ? cover.fall : 0);
        bound.lost += is_shown && cover.fall != 0 ? 1 : 0;
    }
    if (outline.lakes != 0) gain += most_lake_gain(outline, placement);
    const unsigned towns = outline.towns & shown;
    if (towns == 0 && bound.fall == 0) return gain;
    if (has_range_) return gain + most_town_gain_of_sides(towns, placement);
    bound.added = std::popcount(towns);
    bound.joined = towns_beside(towns, placement);
    return gain + most_town_gain(bound);
}

// A lake is never hidden: all of them join whatever they touch, as one or each by itself.
float Survey::most_lake_gain(const Outline& outline, const Placement& placement) const {
    const int joins = std::popcount(lakes_beside(outline.lakes, placement));
    const int count = std::popcount(outline.lakes);
    return std::max(lake_worth(count, 1 - joins), lake_worth(count, count - joins));
}

std::array<int, 2> Survey::sizes_of(std::uint64_t districts) const {
    std::array<int, 2> sizes{};
    for (std::uint64_t bits = districts; bits != 0; bits &= bits - 1) {
        const Town& town = towns_[static_cast<std::size_t>(std::countr_zero(bits))];
        sizes[town.side] += town.size;
    }
    return sizes;
}

// All of them in one district with all that they touch.
float Survey::most_town_gain(const TownBound& bound) const {
    int size = sizes_of(bound.joined)[0] + bound.added;
    if (capital_ < most_areas && ((bound.joined >> capital_) & 1U) != 0) size -= bound.lost;
    const int gain = std::max(size - largest_[0], -bound.fall);
    return static_cast<float>(gain) * (gain < 0 ? 1 - hope_ * std::max(0.0F, weights_.town_apart) : 1);
}

float Survey::most_town_gain_of_sides(unsigned towns, const Placement& placement) const {
    const auto& squares = offsets[static_cast<std::size_t>(placement.rotation)];
    const int corner = corner_of(placement);
    std::array<int, 2> size{};
    std::uint64_t joined = 0;
    for (unsigned bits = towns; bits != 0; bits &= bits - 1) {
        const int at = corner + squares[static_cast<std::size_t>(std::countr_zero(bits))];
        for (std::size_t side = 0; side < 2; ++side) size[side] += ground_[side].has(board_x(at), board_y(at)) ? 1 : 0;
        joined |= near_[static_cast<std::size_t>(at)].towns;
    }
    for (std::uint64_t bits = joined; bits != 0; bits &= bits - 1) {
        const Town& town = towns_[static_cast<std::size_t>(std::countr_zero(bits))];
        size[town.side] += town.size;
    }
    const std::array<int, 2> most{std::max(largest_[0], size[0]), std::max(largest_[1], size[1])};
    return 2 * static_cast<float>(std::min(most[0], most[1]) - std::min(largest_[0], largest_[1])) +
        hope_ * std::max(0.0F, weights_.town_gap) * static_cast<float>(std::popcount(towns) + 8);
}

namespace {

using Share = std::int16_t;  // of a point
constexpr float shares_per_point = 32;

// A bound may be too high, never too low.
Share rounded_up(float points) { return static_cast<Share>(std::ceil(points * shares_per_point)); }
Share rounded_down(float points) { return static_cast<Share>(std::floor(points * shares_per_point)); }

// Several positions of a row at once.
constexpr std::size_t lane_count = 8;
using Lanes = Share __attribute__((vector_size(lane_count * sizeof(Share))));

Lanes load(const Share* from) {
    Lanes lanes;
    std::memcpy(&lanes, from, sizeof lanes);
    return lanes;
}
Lanes all(Share value) { return Lanes{} + value; }
Lanes larger(Lanes a, Lanes b) { return a > b ? a : b; }
Lanes smaller(Lanes a, Lanes b) { return a < b ? a : b; }

}  // namespace

// By corner of the card on the grid and rotation: what no choice of over and under there can exceed.
class Survey::Ceilings {
public:
    Ceilings(const Survey& survey, const Outline& outline);

    void read(std::span<const Placement> placements, std::span<Share> out) const {
        const int origin = survey_.index_of(cell_at(0, 0));
        for (std::size_t i = 0; i < placements.size(); ++i) {
            const Placement& placement = placements[i];
            const int at = origin + placement.y * stride + placement.x;
            out[i] = most_[static_cast<std::size_t>(placement.rotation) * cells + static_cast<std::size_t>(at)];
        }
    }

private:
    // By cell; only the rows and columns in use are ever written or read.
    using Layer = std::array<Share, cells>;
    struct Cells {
        Layer price;     // of covering the square
        Layer least;     // nothing, where the card may as well go under
        Layer lakes;     // what joining those beside it is worth
        Layer towns;     // what a town there joins, itself and districts but for the largest
        Layer short_of;  // the largest district, where the square is not beside it
    };
    struct Square {
        std::size_t offset;
        Share most;
        bool is_lake;
        bool is_town;
    };
    using Squares = std::array<Square, squares_per_card>;

    template <class Visit>
    void for_each_cell(Visit&& visit) const {
        for (std::size_t row = 0; row < rows_ * stride; row += stride) {
            for (std::size_t at = row; at < row + survey_.row_length_; ++at) visit(at);
        }
    }
    void price_cells(const Outline& outline, Cells& by_cell) const;
    void look_for_lakes(Cells& by_cell) const;
    void look_for_towns(Cells& by_cell) const;
    Share base_of(const Outline& outline) const;
    static Squares squares_of(const Outline& outline, Rotation rotation);
    static Lanes sum(const Cells& by_cell, const Squares& squares, std::size_t corner, Lanes base);

    const Survey& survey_;
    std::size_t rows_;
    std::size_t columns_;                // of positions, in whole vectors
    std::array<Share, 4 * cells> most_;  // by rotation, then by cell
};

Survey::Ceilings::Ceilings(const Survey& survey, const Outline& outline)
    : survey_(survey),
      rows_(survey.used_rows()),
      columns_((static_cast<std::size_t>(survey.map_.max_x - survey.min_x_ + 3) + lane_count - 1) / lane_count *
               lane_count) {
    Cells by_cell;
    price_cells(outline, by_cell);
    if (outline.lakes != 0) look_for_lakes(by_cell);
    if (outline.towns != 0) look_for_towns(by_cell);
    const Lanes base = all(base_of(outline));
    for (const Rotation rotation : all_rotations) {
        const Squares squares = squares_of(outline, rotation);
        Share* const most = most_.data() + static_cast<std::size_t>(rotation) * cells;
        // Corners lie up to two squares outside the map; from there a card reaches two squares farther.
        for (std::size_t row = 1; row + 2 < rows_; ++row) {
            for (std::size_t at = row * stride + 1; at <= row * stride + columns_; at += lane_count) {
                const Lanes lanes = sum(by_cell, squares, at, base);
                std::memcpy(most + at, &lanes, sizeof lanes);
            }
        }
    }
}

void Survey::Ceilings::price_cells(const Outline& outline, Cells& by_cell) const {
    std::array<Share, colour_count + 1> cube_costs{};
    for (std::size_t c = 0; c < cube_costs.size(); ++c) cube_costs[c] = rounded_down(outline.cube_costs[c]);
    for_each_cell([&](std::size_t at) {
        const Cover& cover = outline.covers[at];
        by_cell.price[at] = static_cast<Share>(rounded_down(cover.cost) + cube_costs[cover.cube]);
        by_cell.least[at] = cover.top == 0 ? rounded_down(-out_of_the_question) : Share{0};
    });
}

void Survey::Ceilings::look_for_lakes(Cells& by_cell) const {
    const Share each = rounded_up(std::max(0.0F, survey_.lake_worth(0, -1)));
    for_each_cell(
        [&](std::size_t at) { by_cell.lakes[at] = static_cast<Share>(each * std::popcount(survey_.near_[at].lakes)); });
}

// The points of towns are those of the largest district, or, with a range, twice those of the smaller side's.
void Survey::Ceilings::look_for_towns(Cells& by_cell) const {
    const std::size_t side = survey_.has_range_ && survey_.largest_[1] < survey_.largest_[0] ? 1 : 0;
    const auto each = static_cast<Share>(shares_per_point * (survey_.has_range_ ? 2 : 1));
    std::uint64_t largest = 0;
    for (std::size_t t = 0; t < survey_.towns_.size() && largest == 0; ++t) {
        const Town& town = survey_.towns_[t];
        if (town.side == side && town.size == survey_.largest_[side]) largest = std::uint64_t{1} << t;
    }
    const auto missed = static_cast<Share>(each * survey_.largest_[side]);
    const auto joins = [&](std::uint64_t names) {
        int squares = 0;
        for (std::uint64_t bits = names & ~largest; bits != 0; bits &= bits - 1) {
            squares += survey_.towns_[static_cast<std::size_t>(std::countr_zero(bits))].size;
        }
        return squares;
    };
    for (std::size_t row = 0; row < rows_; ++row) {
        const std::uint64_t on_side = !survey_.has_range_ ? ~std::uint64_t{0}
            : row == 0                                    ? 0
                       : std::uint64_t{survey_.ground_[side][board_y(static_cast<int>(row) * stride)]} << 1U;
        for (std::size_t column = 0; column < survey_.row_length_; ++column) {
            const std::size_t at = row * stride + column;
            const std::uint64_t names = survey_.near_[at].towns & survey_.on_side_[side];
            const int itself = static_cast<int>((on_side >> column) & 1U);
            by_cell.short_of[at] = (names & largest) != 0 ? Share{0} : missed;
            by_cell.towns[at] = static_cast<Share>(each * (itself + joins(names)));
        }
    }
}

// What does not depend on the position.
Share Survey::Ceilings::base_of(const Outline& outline) const {
    const int lakes = std::popcount(outline.lakes);
    const int towns = std::popcount(outline.towns);
    float base = outline.deliveries;
    if (lakes > 0) base += std::max(survey_.lake_worth(lakes, 1), survey_.lake_worth(lakes, lakes));
    if (towns > 0 && survey_.has_range_) {
        base += survey_.hope_ * std::max(0.0F, survey_.weights_.town_gap) * static_cast<float>(towns + 8);
    }
    return rounded_up(base);
}

Survey::Ceilings::Squares Survey::Ceilings::squares_of(const Outline& outline, Rotation rotation) {
    Squares squares{};
    for (std::size_t i = 0; i < squares_per_card; ++i) {
        squares[i] = {.offset = static_cast<std::size_t>(offsets[static_cast<std::size_t>(rotation)][i]),
                      .most = rounded_up(outline.most[i]),
                      .is_lake = ((outline.lakes >> i) & 1U) != 0,
                      .is_town = ((outline.towns >> i) & 1U) != 0};
    }
    return squares;
}

Lanes Survey::Ceilings::sum(const Cells& by_cell, const Squares& squares, std::size_t corner, Lanes base) {
    Lanes sum = base;
    Lanes joined{};
    Lanes short_of = all(rounded_up(out_of_the_question));
    for (const Square& square : squares) {
        const std::size_t at = corner + square.offset;
        const Lanes shown = all(square.most) - load(by_cell.price.data() + at);
        if (square.is_lake) {
            sum += shown + load(by_cell.lakes.data() + at);
            continue;
        }
        sum += larger(shown, load(by_cell.least.data() + at));
        if (!square.is_town) continue;
        joined += load(by_cell.towns.data() + at);
        short_of = smaller(short_of, load(by_cell.short_of.data() + at));
    }
    return sum + larger(Lanes{}, joined - short_of);
}

// Looks at the placements from `start` on, but first at the positions with the highest ceilings: the best of all is no
// worse than the best there.
Survey::Best Survey::best_of(const Face& face, std::span<const Placement> placements, std::size_t start) const {
    if (face.mask(Terrain::mountain) != 0) return best_with_mountains(face, placements, start);
    const Outline outline = outline_of(face);
    thread_local std::vector<Share> scratch;
    scratch.resize(std::max(scratch.size(), placements.size()));
    const std::span<Share> ceilings = std::span(scratch).first(placements.size());
    Ceilings(*this, outline).read(placements, ceilings);
    Best best;
    float wanted = -out_of_the_question;  // what is not above this is no better
    Share least = rounded_down(wanted);
    const auto look_at = [&](std::size_t from, std::size_t to) {
        for (std::size_t i = from; i < to; ++i) {
            if (ceilings[i] <= least) continue;
            const Placement& placement = placements[i];
            if (most_gain(outline, placement) <= wanted) continue;
            const Gain found = gain(face, placement);
            if (found.value <= wanted) continue;
            const float value = found.is_bound ? exact_gain(face, placement) : found.value;
            if (value <= wanted) continue;
            best = {placement, value, true};
            wanted = value;
            least = rounded_down(wanted);
        }
    };
    constexpr int promising_positions = 2;
    for (int i = 0; i < promising_positions; ++i) {
        Share highest = INT16_MIN;
        for (const Share ceiling : ceilings) highest = std::max(highest, ceiling);
        const Share reached = rounded_up(wanted);
        if (highest <= reached) break;
        const auto at = std::find(ceilings.begin(), ceilings.end(), highest);
        const auto first = static_cast<std::size_t>(at - ceilings.begin());
        std::size_t end = first + 1;
        while (end < placements.size() && is_same_position(placements[end], placements[first])) ++end;
        look_at(first, end);
        std::fill(ceilings.begin() + static_cast<std::ptrdiff_t>(first),
                  ceilings.begin() + static_cast<std::ptrdiff_t>(end), std::min(highest, rounded_up(wanted)));
    }
    const Best promising = best;
    wanted -= hair;  // found again, it may be one of several equals
    least = rounded_down(wanted);
    best = {};
    look_at(start, placements.size());
    look_at(0, start);
    return best.exists ? best : promising;
}

Survey::Best Survey::best_of_all(const Face& face, std::span<const Placement> placements, std::size_t start) const {
    Best best;
    for (std::size_t i = 0; i < placements.size(); ++i) {
        const Placement& placement =
            placements[start + i < placements.size() ? start + i : start + i - placements.size()];
        const Gain found = gain(face, placement);
        const float value = found.is_bound ? exact_gain(face, placement) : found.value;
        if (!best.exists || value > best.gain) best = {placement, value, true};
    }
    return best;
}

}  // namespace kitamae::mapgame
