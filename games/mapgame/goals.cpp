#include "games/mapgame/goals.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "games/mapgame/board.h"
#include "games/mapgame/sides.h"
#include "games/mapgame/terraform.h"

namespace kitamae::mapgame {
namespace {

constexpr int contributing_cards = 3;  // Rules K9.1

// Looks at one map for the squares that make up a goal.
class GoalSquares {
public:
    GoalSquares(const Rules& rules, const Map& map) : rules_(rules), map_(map), terrains_(terrains_of(rules, map)) {}

    GoalProgress separate_areas(const Board& squares, int need) const {
        return judged(area_count(squares), need, squares);
    }

    // Any pair of largest areas that qualifies is enough; all pairs differ by the same number.
    GoalProgress unequal_towns(int need) const {
        const Sides sides = sides_of(map_);
        GoalProgress progress{.have = 0, .need = need, .done = false};
        for (const Area& here : largest_areas(terrains_[Terrain::town] & sides.ground[0])) {
            for (const Area& there : largest_areas(terrains_[Terrain::town] & sides.ground[1])) {
                progress = judged(std::abs(here.size - there.size), need, here.squares | there.squares);
                if (progress.done || progress.have < need) return progress;
            }
        }
        return progress;
    }

    GoalProgress connected(const Board& squares, int need, Touch touch) const {
        GoalProgress best{.have = 0, .need = need, .done = false};
        for_each_area(
            squares,
            [&](const Area& area) {
                best.have = std::max(best.have, area.size);
                best.done = best.done || judged(area.size, need, area.squares).done;
            },
            touch);
        return best;
    }

    GoalProgress cubes(int need) const { return judged(terrains_.cubes.count(), need, terrains_.cubes); }

    GoalProgress colours(Terrain terrain, int need) const {
        PerColour<bool> seen{};
        for_each_visible(map_, [&](SquareRef at, Cell, const LaidCard&) {
            const Square square = square_of(rules_, map_, at);
            if (square.terrain == terrain) seen[index_of(square.colour)] = true;
        });
        const auto count = std::count(seen.begin(), seen.end(), true);
        return judged(static_cast<int>(count), need, terrains_[terrain]);
    }

    const Terrains& terrains() const { return terrains_; }

private:
    GoalProgress judged(int have, int need, const Board& contributing) const {
        return {.have = have, .need = need, .done = have >= need && enough_cards(contributing)};
    }

    static std::vector<Area> largest_areas(const Board& squares) {
        std::vector<Area> areas;
        for_each_area(squares, [&](const Area& area) {
            if (!areas.empty() && area.size > areas.front().size) areas.clear();
            if (areas.empty() || area.size == areas.front().size) areas.push_back(area);
        });
        return areas;
    }

    bool enough_cards(const Board& squares) const {
        SlotSet cards = 0;
        const Window window(map_);
        for_each_visible(map_, [&](SquareRef at, Cell cell, const LaidCard&) {
            if (squares.has(window.x(cell), window.y(cell))) cards |= slot_bit(at.slot);
        });
        return std::popcount(cards) >= contributing_cards;
    }

    const Rules& rules_;
    const Map& map_;
    Terrains terrains_;
};

// Rules K9.6
GoalProgress progress_of(const GoalSquares& squares, int goal, int terraformed) {
    const Terrains& terrains = squares.terrains();
    switch (goal) {
        case 1:
            return squares.separate_areas(terrains[Terrain::forest], 5);
        case 2:
            return squares.unequal_towns(5);
        case 3:
            return squares.separate_areas(terrains[Terrain::lake], 3);
        case 4:
            return squares.connected(terrains[Terrain::mountain], 5, Touch::sides);
        case 5:
            return squares.cubes(6);
        case 6:
            return squares.colours(Terrain::production, 4);
        case 7:
            return squares.colours(Terrain::factory, 4);
        case 8:
            return squares.connected(terrains[Terrain::production] | terrains[Terrain::factory], 3,
                                     Touch::sides_and_corners);
        case 9:
            return {.have = terraformed, .need = 2, .done = terraformed >= 2};
        default:
            return {};
    }
}

// Rules K9.2: among tied players the one whose card of this round is lowest (goals 1 to 4) or highest (5 to 9).
Seat first_in_line(const Table& table, SeatSet tied, int goal) {
    Seat best = tied.lowest();
    for (const Seat seat : tied) {
        const CardId card = table.seats[seat.index].chosen;
        const CardId best_card = table.seats[best.index].chosen;
        if (goal <= 4 ? card < best_card : card > best_card) best = seat;
    }
    return best;
}

}  // namespace

GoalProgress goal_progress(const Rules& rules, const Map& map, int goal, int terraformed) {
    return progress_of(GoalSquares(rules, map), goal, terraformed);
}

bool fulfils_goal(const Rules& rules, const Map& map, int goal, int terraformed) {
    return goal_progress(rules, map, goal, terraformed).done;
}

void check_goals(const Rules& rules, Table& table) {
    if (table.open_goals == 0) return;
    std::vector<GoalSquares> squares;
    for (const Seat seat : SeatSet::first(rules.players)) squares.emplace_back(rules, table.seats[seat.index].map);
    SeatSet eligible = SeatSet::first(rules.players);
    SeatSet tied_once;
    for (int goal = 1; goal <= goal_count; ++goal) {
        const auto bit = static_cast<std::uint16_t>(1U << goal);
        if ((table.open_goals & bit) == 0) continue;
        SeatSet fulfilled;
        for (const Seat seat : eligible) {
            if (progress_of(squares[seat.index], goal, table.seats[seat.index].terraformed).done) fulfilled.add(seat);
        }
        if (fulfilled.empty()) continue;
        const Seat winner = first_in_line(table, fulfilled, goal);
        table.open_goals = static_cast<std::uint16_t>(table.open_goals & ~bit);
        table.seats[winner.index].goals |= bit;
        eligible.remove(winner);  // Rules K9.3
        fulfilled.remove(winner);
        for (const Seat seat : fulfilled) tied_once.add(seat);
    }
    for (const Seat seat : tied_once) {  // Rules K9.4
        PublicSeat& open = table.seats[seat.index];
        open.has_free_tile = eligible.has(seat) && has_desert(rules, open.map);
    }
}

}  // namespace kitamae::mapgame
