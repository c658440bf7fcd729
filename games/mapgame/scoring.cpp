#include "games/mapgame/scoring.h"

#include <algorithm>
#include <array>
#include <bit>
#include <map>

#include "games/mapgame/board.h"
#include "games/mapgame/sides.h"

namespace kitamae::mapgame {
namespace {

enum ScoringCard : std::uint8_t {  // Rules H11.1 to H11.8
    two_cubes_per_factory = 1,
    rows_of_forest = 2,
    blocks_of_fallow = 3,
    every_lake_square = 4,
    surrounded_towns = 5,
    empty_production = 6,
    blue_and_yellow = 7,
    grey_and_brown = 8,
};

constexpr int most_factory_value = 9;

// Rules M10.3, H11.1, H11.7, H11.8
struct Deliveries {
    int points = 0;
    PerColour<int> delivered{};
};

Deliveries deliver(const Rules& rules, const Map& map, int cubes_per_factory) {
    PerColour<int> cubes{};
    PerColour<std::array<int, most_factory_value + 1>> factories{};  // how many of each value
    for (std::size_t slot = 0; slot < map.cards.size(); ++slot) {
        const LaidCard& laid = map.cards[slot];
        const Face& face = face_of(rules, map, slot);
        for (unsigned bits = laid.cubes; bits != 0; bits &= bits - 1) {
            ++cubes[index_of(face.squares[static_cast<std::size_t>(std::countr_zero(bits))].colour)];
        }
        for (unsigned bits = face.mask(Terrain::factory) & laid.visible; bits != 0; bits &= bits - 1) {
            const Square& square = face.squares[static_cast<std::size_t>(std::countr_zero(bits))];
            ++factories[index_of(square.colour)][square.value];
        }
    }
    Deliveries result;
    for (const Colour colour : all_colours) {
        const std::size_t c = index_of(colour);
        if (cubes[c] == 0) continue;
        for (int value = most_factory_value; value > 0; --value) {
            const int room = factories[c][static_cast<std::size_t>(value)] * cubes_per_factory;
            const int taken = std::min(cubes[c] - result.delivered[c], room);
            result.delivered[c] += taken;
            result.points += taken * value;
        }
    }
    return result;
}

// Rules H11.2, in one direction: groups of three in every maximal run along a row.
int groups_of_three_in_rows(const Board& squares) {
    int groups = 0;
    for (int y = 0; y < Board::size; ++y) {
        int run = 0;
        for (int x = 0; x < Board::size; ++x) {
            run = squares.has(x, y) ? run + 1 : 0;
            if (run > 0 && run % 3 == 0) ++groups;
        }
    }
    return groups;
}

Board transposed(const Board& squares) {
    Board result;
    for (int y = 0; y < Board::size; ++y) {
        for (int x = 0; x < Board::size; ++x) {
            if (squares.has(x, y)) result.add(y, x);
        }
    }
    return result;
}

// Most non-overlapping 2 x 2 blocks (Rules H11.3), row by row: for every set of squares of the row already used by
// blocks from the row above, the most blocks so far.
class BlockPacking {
public:
    explicit BlockPacking(const Board& squares) : squares_(squares) {}

    int most() {
        std::map<std::uint32_t, int> best{{0U, 0}};
        for (int y = 0; y + 1 < Board::size; ++y) {
            next_.clear();
            for (const auto& [used, blocks] : best) {
                const std::uint32_t open = squares_[y] & ~used & squares_[y + 1];
                choose(open & open >> 1U, 0, blocks);
            }
            best.swap(next_);
        }
        int most = 0;
        for (const auto& [used, blocks] : best) most = std::max(most, blocks);
        return most;
    }

private:
    // `lefts`: columns where a block may still begin, each block taking its column and the next.
    void choose(std::uint32_t lefts, std::uint32_t used, int blocks) {
        if (lefts == 0) {
            int& known = next_[used];
            known = std::max(known, blocks);
            return;
        }
        const std::uint32_t left = lefts & (0U - lefts);
        choose(lefts & ~left, used, blocks);
        choose(lefts & ~left & ~(left << 1U), used | left | left << 1U, blocks + 1);
    }

    const Board& squares_;
    std::map<std::uint32_t, int> next_;
};

int most_blocks(const Board& fallows) {
    int sum = 0;
    for_each_area(fallows, [&](const Area& whole) {
        const Board& area = whole.squares;
        // Rows are the narrower way: a wide row has very many sets of blocks.
        const Board turned = transposed(area);
        int widest = 0;
        int highest = 0;
        for (int i = 0; i < Board::size; ++i) {
            widest = std::max(widest, std::popcount(area[i]));
            highest = std::max(highest, std::popcount(turned[i]));
        }
        sum += BlockPacking(widest <= highest ? area : turned).most();
    });
    return sum;
}

// Rules H11.5
int surrounded(const Board& towns) {
    int count = 0;
    for (int y = 1; y + 1 < Board::size; ++y) {
        count += std::popcount(towns[y] & towns[y] << 1U & towns[y] >> 1U & towns[y - 1] & towns[y + 1]);
    }
    return count;
}

int bonus_points(const Terrains& terrains, const Deliveries& deliveries, std::uint8_t card) {
    const auto delivered = [&](Colour colour) { return deliveries.delivered[index_of(colour)]; };
    switch (card) {
        case rows_of_forest:
            return 4 *
                (groups_of_three_in_rows(terrains[Terrain::forest]) +
                 groups_of_three_in_rows(transposed(terrains[Terrain::forest])));
        case blocks_of_fallow:
            return 5 * most_blocks(terrains[Terrain::desert]);
        case surrounded_towns:
            return 3 * surrounded(terrains[Terrain::town]);
        case empty_production:
            return 2 * (terrains[Terrain::production] - terrains.cubes).count();
        case blue_and_yellow:  // green takes yellow's place in Hokkaidō's deck
            return 2 * (delivered(Colour::blue) + delivered(Colour::yellow) + delivered(Colour::green));
        case grey_and_brown:
            return 2 * (delivered(Colour::grey) + delivered(Colour::brown));
        default:
            return 0;
    }
}

// Rules H10.4, K10.4
int town_points(const Rules& rules, const Map& map, const Board& towns) {
    if (!rules.has_mountains()) return largest_area(towns).size;
    const Sides sides = sides_of(map);
    const int here = largest_area(towns & sides.ground[0]).size;
    const int there = largest_area(towns & sides.ground[1]).size;
    return 2 * std::min(here, there);
}

}  // namespace

Score score_map(const Rules& rules, const Map& map, ScoreContext context) {
    const Terrains terrains = terrains_of(rules, map);
    const Deliveries deliveries = deliver(rules, map, context.scoring_card == two_cubes_per_factory ? 2 : 1);
    const int lake_squares = terrains[Terrain::lake].count();
    return {.forests = 2 * terrains[Terrain::forest].count(),   // Rules M10.1
            .lakes = context.scoring_card == every_lake_square  // Rules H11.4, M10.2
                ? 2 * lake_squares
                : 3 * (lake_squares - area_count(terrains[Terrain::lake])),
            .factories = deliveries.points,  // Rules M10.3
            .towns = town_points(rules, map, terrains[Terrain::town]),
            .mountains = 2 * terrains[Terrain::mountain].count(),  // Rules K10.6
            .goals = 3 * context.goals,                            // Rules K9.7
            .bonus = bonus_points(terrains, deliveries, context.scoring_card),
            .fallows = terrains[Terrain::desert].count()};
}

}  // namespace kitamae::mapgame
