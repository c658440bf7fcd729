// The best place for a card with mountains, which may divide the map in another way.

#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

#include "bots/mapgame/survey.h"
#include "bots/mapgame/survey_squares.h"
#include "games/mapgame/sides.h"

namespace kitamae::mapgame {

using namespace surveying;

// Connected towns on whatever side: however a line divides the map, each district lies in one county.
class Survey::Counties {
public:
    explicit Counties(const Survey& survey) : survey_(survey) {
        for (std::size_t row = 0; row < survey.used_rows() * stride; row += stride)
            std::fill_n(beside_.begin() + static_cast<std::ptrdiff_t>(row), survey.row_length_, 0);
        for_each_area(survey.town_board_, [&](const Area& area) {
            const std::uint64_t name = std::uint64_t{1} << sizes_.size();
            sizes_.push_back(static_cast<std::uint8_t>(area.size));
            for_each_square(area, [&](int x, int y) {
                const auto at = static_cast<std::size_t>(index_of(x, y));
                for (const int step : {-stride, -1, 1, stride}) beside_[at + static_cast<std::size_t>(step)] |= name;
            });
        });
        unchanged_ = most_of_smaller_side(0, 0);
    }

    // With new towns on these squares of a card: the smaller side's largest district has no more squares than this.
    int most_of_smaller_side(unsigned towns, const Placement& placement) const {
        if (towns == 0) return unchanged_;
        const auto corner = static_cast<std::size_t>(survey_.corner_of(placement));
        const auto& squares = offsets[static_cast<std::size_t>(placement.rotation)];
        std::uint64_t joined = 0;
        for (unsigned bits = towns; bits != 0; bits &= bits - 1)
            joined |=
                beside_[corner + static_cast<std::size_t>(squares[static_cast<std::size_t>(std::countr_zero(bits))])];
        return most_of_smaller_side(joined, std::popcount(towns));
    }

private:
    // The two districts share a county or lie in two.
    int most_of_smaller_side(std::uint64_t joined, int added) const {
        int one = added;
        std::array<int, 2> others{};  // the largest of them
        for (std::size_t i = 0; i < sizes_.size(); ++i) {
            const int size = sizes_[i];
            if (((joined >> i) & 1U) != 0) {
                one += size;
            } else if (size > others[0]) {
                others = {size, others[0]};
            } else {
                others[1] = std::max(others[1], size);
            }
        }
        return std::max({one / 2, others[0] / 2, std::min(one, others[0]), others[1]});
    }

    const Survey& survey_;
    std::array<std::uint64_t, cells> beside_;  // those beside a square; only the rows in use are ever written or read
    FixedList<std::uint8_t, most_areas> sizes_;
    int unchanged_ = 0;
};

// One card with mountains in many places. How the range divides the map depends on where the mountains come to lie,
// and these are few places.
class Survey::MountainSurvey {
public:
    MountainSurvey(const Survey& survey, const Face& face) : survey_(survey), face_(face), counties_(survey) {
        divisions_.reserve(16);
    }

    // The gain is not above this, wherever the line runs.
    float most_gain(const Placement& placement) const {
        const Seen seen = look_at(placement);
        return seen.besides + most_worth(counties_.most_of_smaller_side(seen.tally.towns, placement), seen.towns);
    }

    // Some value that is not above `wanted` if the gain is not.
    float gain(const Placement& placement, float wanted) {
        const Seen seen = look_at(placement);
        const Division& division = division_by(placement);
        if (seen.tally.towns == 0 && seen.tally.towns_lost.empty())
            return seen.besides + survey_.town_worth(division.largest, seen.towns);
        const float most =
            seen.besides + most_worth(most_of_smaller_side(division, seen.tally.towns, placement), seen.towns);
        if (most <= wanted) return most;
        return seen.besides + survey_.town_worth(largest_districts(seen.tally, placement, division), seen.towns);
    }

private:
    struct Seen {
        Tally tally;
        float besides;  // the gain, but for what the towns are then worth
        int towns;
    };
    Seen look_at(const Placement& placement) const {
        const Tally tally = survey_.tally(face_, placement);
        return {
            tally,
            survey_.gain_besides_towns(tally, placement) - survey_.town_worth(survey_.largest_, survey_.town_count_),
            survey_.town_count_ - static_cast<int>(tally.towns_lost.size()) + std::popcount(tally.towns)};
    }

    using Mountains = std::array<Cell, squares_per_card>;
    struct Division {
        Mountains by;
        Grounds grounds;
        std::array<int, 2> largest;  // districts, with the towns as they are
        std::array<int, 2> towns;    // of either side
        bool keeps_towns;            // on the sides where they are
    };

    // Of that many towns, when the smaller side's largest district has no more squares than `smaller`.
    float most_worth(int smaller, int towns) const {
        const float hopes = std::max(0.0F, survey_.weights_.town_apart) + std::max(0.0F, survey_.weights_.town_gap);
        const float hoped = survey_.hope_ * hopes * static_cast<float>(towns);
        return 2 * static_cast<float>(smaller) + (hoped > 0 ? hoped + hair : 0);
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

    // New towns may join all that they touch, and where sides change all that there are; without any no district grows.
    int most_of_smaller_side(const Division& division, unsigned added, const Placement& placement) const {
        std::array<int, 2> most = division.largest;
        if (added != 0) {
            const bool keeps_sides =
                division.keeps_towns && survey_.is_on_same_sides(added, placement, division.grounds);
            const std::array<int, 2> joined =
                keeps_sides ? survey_.sizes_of(survey_.towns_beside(added, placement)) : division.towns;
            for (std::size_t side = 0; side < 2; ++side)
                most[side] = std::max(most[side], joined[side] + std::popcount(added));
        }
        return std::min(most[0], most[1]);
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
    Counties counties_;
    std::vector<Division> divisions_;
    Placement last_;
    std::size_t last_division_ = 0;
};

// Looks first at the placement that promises most: the best of all is no worse.
Survey::Best Survey::best_with_mountains(const Face& face, std::span<const Placement> placements,
                                         std::size_t start) const {
    if (placements.empty()) return {};
    MountainSurvey mountains(*this, face);
    thread_local std::vector<float> most;
    most.clear();
    for (const Placement& placement : placements) most.push_back(mountains.most_gain(placement));
    const auto promising = static_cast<std::size_t>(std::max_element(most.begin(), most.end()) - most.begin());
    Best best{placements[promising], mountains.gain(placements[promising], -out_of_the_question) - hair, true};
    const auto look_at = [&](std::size_t from, std::size_t to) {
        for (std::size_t i = from; i < to; ++i) {
            if (most[i] <= best.gain) continue;
            const float value = mountains.gain(placements[i], best.gain);
            if (value > best.gain) best = {placements[i], value, true};
        }
    };
    look_at(start, placements.size());
    look_at(0, start);
    return best;
}

}  // namespace kitamae::mapgame
