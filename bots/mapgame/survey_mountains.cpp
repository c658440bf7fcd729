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
        if (const float most = besides + most_points(division, seen.towns, placement) + hope_of(towns);
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

    // New towns may join all that they touch, and where sides change all that there are; without any no district grows.
    float most_points(const Division& division, unsigned added, const Placement& placement) const {
        std::array<int, 2> most = division.largest;
        if (added != 0) {
            const bool keeps_sides =
                division.keeps_towns && survey_.is_on_same_sides(added, placement, division.grounds);
            const std::array<int, 2> joined =
                keeps_sides ? survey_.sizes_of(survey_.towns_beside(added, placement)) : division.towns;
            for (std::size_t side = 0; side < 2; ++side)
                most[side] = std::max(most[side], joined[side] + std::popcount(added));
        }
        return 2 * static_cast<float>(std::min(most[0], most[1]));
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

}  // namespace kitamae::mapgame
