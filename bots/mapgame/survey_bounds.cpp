// What no placement can exceed, and the search for the best one that makes use of it.

#include <algorithm>
#include <bit>
#include <cmath>
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

// All of them in one district with all that they touch.
float Survey::most_town_gain(const TownBound& bound) const {
    std::array<int, 2> size{bound.added, bound.added};
    for (std::uint64_t bits = bound.joined; bits != 0; bits &= bits - 1) {
        const auto t = static_cast<std::size_t>(std::countr_zero(bits));
        size[towns_[t].side] += towns_[t].size - (t == capital_ ? bound.lost : 0);
    }
    if (!has_range_) {
        const int gain = std::max(size[0] - largest_[0], -bound.fall);
        return static_cast<float>(gain) * (gain < 0 ? 1 - hope_ * std::max(0.0F, weights_.town_apart) : 1);
    }
    const std::array<int, 2> most{std::max(largest_[0], size[0]), std::max(largest_[1], size[1])};
    const int before = std::min(largest_[0], largest_[1]);
    return 2 * static_cast<float>(std::min(most[0], most[1]) - before) +
        hope_ * std::max(0.0F, weights_.town_gap) * static_cast<float>(bound.added + 8);
}

namespace {

using Share = std::int16_t;  // of a point
constexpr float shares_per_point = 32;
constexpr float hair = 0.001F;  // the same numbers added in another order differ by less

// A bound may be too high, never too low.
Share rounded_up(float points) { return static_cast<Share>(std::ceil(points * shares_per_point)); }
Share rounded_down(float points) { return static_cast<Share>(std::floor(points * shares_per_point)); }

// Several positions of a row at once.
constexpr std::size_t lane_count = 8;
using Lanes = Share __attribute__((vector_size(lane_count * sizeof(Share))));

bool is_same_position(const Placement& a, const Placement& b) {
    return a.x == b.x && a.y == b.y && a.rotation == b.rotation;
}

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

    void read(std::span<const Placement> placements, std::vector<Share>& out) const {
        out.resize(placements.size());
        for (std::size_t i = 0; i < placements.size(); ++i) {
            const auto rotation = static_cast<std::size_t>(placements[i].rotation);
            out[i] = most_[rotation][static_cast<std::size_t>(survey_.corner_of(placements[i]))];
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
    std::size_t columns_;  // of positions, in whole vectors
    std::array<Layer, 4> most_;
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
        Layer& most = most_[static_cast<std::size_t>(rotation)];
        // Corners lie up to two squares outside the map; from there a card reaches two squares farther.
        for (std::size_t row = 1; row + 2 < rows_; ++row) {
            for (std::size_t at = row * stride + 1; at <= row * stride + columns_; at += lane_count) {
                const Lanes lanes = sum(by_cell, squares, at, base);
                std::memcpy(most.data() + at, &lanes, sizeof lanes);
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
    for_each_cell([&](std::size_t at) {
        const std::uint64_t names = survey_.near_[at].towns & survey_.on_side_[side];
        by_cell.short_of[at] = (names & largest) != 0 ? Share{0} : missed;
        int joined = 1;
        for (std::uint64_t bits = names & ~largest; bits != 0; bits &= bits - 1) {
            joined += survey_.towns_[static_cast<std::size_t>(std::countr_zero(bits))].size;
        }
        by_cell.towns[at] = static_cast<Share>(each * joined);
    });
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

// One card with mountains in many places. How the range divides the map depends on where the mountains come to lie,
// and these are few places.
class Survey::MountainSurvey {
public:
    MountainSurvey(const Survey& survey, const Face& face) : survey_(survey), face_(face) { divisions_.reserve(16); }

    // Some value that is not above `wanted` if the gain is not.
    float gain(const Placement& placement, float wanted) {
        const Tally seen = survey_.tally(face_, placement);
        const int towns = survey_.town_count_ - static_cast<int>(seen.towns_lost.size()) + std::popcount(seen.towns);
        const float besides =
            survey_.gain_besides_towns(seen, placement) - survey_.town_worth(survey_.largest_, survey_.town_count_);
        if (const float most = besides + static_cast<float>(towns) + hope_of(towns); most < wanted - hair) return most;
        const Division& division = division_by(placement);
        if (seen.towns == 0 && seen.towns_lost.empty()) return besides + survey_.town_worth(division.largest, towns);
        if (const float most = besides + most_points(division, std::popcount(seen.towns)) + hope_of(towns);
            most < wanted - hair) {
            return most;
        }
        return besides + survey_.town_worth(largest_districts(seen, placement, division), towns);
    }

private:
    using Mountains = std::array<Cell, squares_per_card>;
    struct Division {
        Mountains by;
        Grounds grounds;
        std::array<int, 2> largest;  // districts, with the towns as they are
        std::array<int, 2> towns;    // of either side
        bool keeps_towns;            // on the sides where they are
    };

    // What is not more than this is hoped of that many towns.
    float hope_of(int towns) const {
        return survey_.hope_ * static_cast<float>(towns) *
            (std::max(0.0F, survey_.weights_.town_apart) + std::max(0.0F, survey_.weights_.town_gap));
    }

    // Most mountains move no town to another side: then it is the same as without them.
    std::array<int, 2> largest_districts(const Tally& seen, const Placement& placement,
                                         const Division& division) const {
        if (division.keeps_towns && survey_.is_on_same_sides(seen.towns, placement, division.grounds)) {
            const Districts districts = survey_.districts_after(seen, placement);
            if (!districts.is_bound) return districts.largest;
        }
        return survey_.exact_districts_after(seen, placement, division.grounds).largest;
    }

    // New towns may join all that there are on both sides; without any no district grows.
    static float most_points(const Division& division, int added) {
        const auto& most = added == 0 ? division.largest : division.towns;
        return 2 * static_cast<float>(std::min(most[0], most[1]) + added);
    }

    Mountains mountains_of(const Placement& placement) const {
        Mountains mountains{};
        std::size_t count = 0;
        for (unsigned bits = face_.mask(Terrain::mountain); bits != 0; bits &= bits - 1) {
            const Cell offset = offset_of(placement.rotation, std::countr_zero(bits));
            std::size_t i = count++;
            mountains[i] = cell_at(placement.x + offset.x, placement.y + offset.y);
            for (; i > 0 && mountains[i] < mountains[i - 1]; --i) std::swap(mountains[i], mountains[i - 1]);
        }
        return mountains;
    }

    const Division& division_by(const Placement& placement) {
        if (!divisions_.empty() && is_same_position(placement, last_)) return divisions_[last_division_];
        last_ = placement;
        const Mountains mountains = mountains_of(placement);
        const auto known = std::find_if(divisions_.begin(), divisions_.end(),
                                        [&](const Division& division) { return division.by == mountains; });
        last_division_ = static_cast<std::size_t>(known - divisions_.begin());
        if (known == divisions_.end())
            divisions_.push_back(divided(mountains, survey_.grounds_after(face_, placement)));
        return divisions_[last_division_];
    }

    Division divided(const Mountains& mountains, const Grounds& grounds) const {
        const Board& towns = survey_.town_board_;
        const std::array by_side{towns & grounds[0], towns & grounds[1]};
        const bool keeps_towns =
            by_side[0] == (towns & survey_.ground_[0]) && by_side[1] == (towns & survey_.ground_[1]);
        return {mountains,
                grounds,
                keeps_towns ? survey_.largest_ : survey_.largest_districts(towns, grounds),
                {by_side[0].count(), by_side[1].count()},
                keeps_towns};
    }

    const Survey& survey_;
    const Face& face_;
    std::vector<Division> divisions_;
    Placement last_;
    std::size_t last_division_ = 0;
};

Survey::Best Survey::best_with_mountains(const Face& face, std::span<const Placement> placements,
                                         std::size_t start) const {
    MountainSurvey mountains(*this, face);
    Best best{{}, -out_of_the_question, false};
    const auto look_at = [&](const Placement& placement) {
        const float value = mountains.gain(placement, best.gain);
        if (value > best.gain) best = {placement, value, true};
    };
    for (const Placement& placement : placements.subspan(start)) look_at(placement);
    for (const Placement& placement : placements.first(start)) look_at(placement);
    return best;
}

// Looks at the placements from `start` on, but first at the position with the highest ceiling: the best of all is no
// worse than the best there.
Survey::Best Survey::best_of(const Face& face, std::span<const Placement> placements, std::size_t start) const {
    if (face.mask(Terrain::mountain) != 0) return best_with_mountains(face, placements, start);
    const Outline outline = outline_of(face);
    thread_local std::vector<Share> ceilings;  // of the placements
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
    const auto highest = std::max_element(ceilings.begin(), ceilings.end());
    const auto first = static_cast<std::size_t>(highest - ceilings.begin());
    std::size_t end = first + 1;
    while (end < placements.size() && is_same_position(placements[end], placements[first])) ++end;
    look_at(first, end);
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
