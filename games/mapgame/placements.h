#pragma once
// All legal placements of a card on a map (Rules M3.3 to M3.7, K7), found for all positions at once.
//
// Each grid cell holds a word: one bit for the card on top there and, where that square may not be covered, the
// bits of all cards above it. OR-ing the words over a 2 x 3 window, for a whole row of windows per instruction,
// gives for every position the cards it would meet and those it is forced under. What remains free to choose obeys
// one law: a card N may go under b only together with every met card above b (else "above" has a cycle). So the
// legal choices are the up-sets of the "above" order on the met cards, and each is found without trying others.

#include <cstdint>
#include <optional>
#include <vector>

#include "core/rng.h"
#include "core/rule_error.h"
#include "games/mapgame/map.h"

namespace kitamae::mapgame {

// Complete and without duplicates, in a fixed order: by rows of the map, or by rotations for a card with mountains.
void list_placements(const Rules& rules, const Map& map, const Face& face, std::vector<Placement>& out);

bool has_placement(const Rules& rules, const Map& map, const Face& face);

// One choice, uniform over the complete list and `others` further actions of the caller's, without writing the list
// down. No placement: the choice fell on one of the others, or there is nothing to choose from.
struct SampledPlacement {
    std::optional<Placement> placement;
    bool list_is_empty = false;
};
SampledPlacement sample_placement(const Rules& rules, const Map& map, const Face& face, std::uint32_t others, Rng& rng);

// The clause a placement breaks. `under` must name only cards the new one meets, as an action's text does.
std::optional<RuleError> why_illegal_placement(const Rules& rules, const Map& map, const Face& face,
                                               const Placement& placement);

}  // namespace kitamae::mapgame
