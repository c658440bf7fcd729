// The rules of placing a card, asked of one placement at a time, each clause by itself. Lists are made by
// placements.cpp; the two are compared in tests.

#include <array>

#include "core/fixed_list.h"
#include "games/mapgame/placements.h"

namespace kitamae::mapgame {
namespace {

bool is_solid(const Square& square) { return square.terrain == Terrain::lake || square.terrain == Terrain::mountain; }

// What lies under (or over) each square of the new card.
struct Meeting {
    std::array<std::optional<SquareRef>, squares_per_card> at{};
    SlotSet met = 0;
};

Meeting meet(const Map& map, const Placement& placement) {
    Meeting meeting;
    for (int i = 0; i < squares_per_card; ++i) {
        const Cell offset = offset_of(placement.rotation, i);
        const int x = placement.x + offset.x;
        const int y = placement.y + offset.y;
        if (x < map.min_x || x > map.max_x || y < map.min_y || y > map.max_y) continue;
        const auto at = visible_at(map, cell_at(x, y));
        meeting.at[static_cast<std::size_t>(i)] = at;
        if (at) meeting.met |= slot_bit(at->slot);
    }
    return meeting;
}

// Rules M3.5, M3.6
std::optional<RuleError> why_hidden(const Rules& rules, const Map& map, const Face& face, const Placement& placement,
                                    const Meeting& meeting) {
    int visible = 0;
    for (std::size_t i = 0; i < squares_per_card; ++i) {
        const auto& at = meeting.at[i];
        const bool hidden = at && (placement.under & slot_bit(at->slot)) != 0;
        if (hidden && is_solid(face.squares[i]))
            return RuleError{"M3.6", "a lake or mountain of the card would be hidden"};
        if (at && !hidden && is_solid(square_of(rules, map, *at))) {
            return RuleError{"M3.6", "the card would cover a lake or mountain"};
        }
        visible += hidden ? 0 : 1;
    }
    if (visible == 0) return RuleError{"M3.5", "at least one square of the card must stay visible"};
    return std::nullopt;
}

// Rules M3.7
std::optional<RuleError> why_cyclic(const Map& map, SlotSet over, SlotSet under) {
    for (unsigned bits = under; bits != 0; bits &= bits - 1) {
        if ((map.above[static_cast<std::size_t>(std::countr_zero(bits))] & over) != 0) {
            return RuleError{"M3.7", "the card cannot lie under one card and over another that lies above the first"};
        }
    }
    return std::nullopt;
}

// Rules K7.2, K7.3
std::optional<RuleError> why_breaks_range(const Map& map, const Face& face, const Placement& placement) {
    if (face.mask(Terrain::mountain) == 0) return std::nullopt;
    FixedList<Cell, squares_per_card> mountains;
    for (int i = 0; i < squares_per_card; ++i) {
        const Cell offset = offset_of(placement.rotation, i);
        if ((face.mask(Terrain::mountain) >> i) & 1U)
            mountains.push_back(cell_at(placement.x + offset.x, placement.y + offset.y));
    }
    if (can_extend_by_all(RangeProbe(map.range), {mountains.begin(), mountains.size()})) return std::nullopt;
    return RuleError{"K7.2", "every new mountain must extend the range at one of its ends, without branching"};
}

}  // namespace

std::optional<RuleError> why_illegal_placement(const Rules& rules, const Map& map, const Face& face,
                                               const Placement& placement) {
    const Meeting meeting = meet(map, placement);
    if (meeting.met == 0) return RuleError{"M3.4", "the card must overlap the map by at least one square"};
    if ((placement.under & ~meeting.met) != 0) {
        return RuleError{"M3.3", "the card can only go under cards whose visible squares it meets"};
    }
    if (auto error = why_hidden(rules, map, face, placement, meeting)) return error;
    const auto over = static_cast<SlotSet>(meeting.met & ~placement.under);
    if (auto error = why_cyclic(map, over, placement.under)) return error;
    return why_breaks_range(map, face, placement);
}

}  // namespace kitamae::mapgame
