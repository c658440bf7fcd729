#include "games/mapgame/scoring.h"

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <utility>

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

// Rules M10.3, H11.1, H11.7, H11.8
struct Deliveries {
    int points = 0;
    PerColour<int> delivered{};
    PerColour<std::array<int, most_factory_value + 1>> by_value{};  // cubes brought to factories of each value
};

Deliveries deliver(const Rules& rules, const Map& map, int cubes_per_factory) {
    PerColour<int> cubes{};
    Deliveries result;
    auto& factories = result.by_value;  // first how many there are of each value
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
    for (const Colour colour : all_colours) {
        const std::size_t c = index_of(colour);
        for (int value = most_factory_value; value > 0; --value) {
            int& brought = factories[c][static_cast<std::size_t>(value)];
            const int taken = std::min(cubes[c] - result.delivered[c], brought * cubes_per_factory);
            brought = taken;
            result.delivered[c] += taken;
            result.points += taken * value;
        }
    }
    return result;
}

// Rules H11.2, in one direction: groups of three in every maximal run along a row.
Board groups_of_three_in_rows(const Board& squares) {
    Board groups;
    for (int y = 0; y < Board::size; ++y) {
        int run = 0;
        for (int x = 0; x < Board::size; ++x) {
            run = squares.has(x, y) ? run + 1 : 0;
            if (run > 0 && run % 3 == 0) groups[y] |= 7U << (x - 2);
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
Board surrounded(const Board& towns) {
    Board result;
    for (int y = 1; y + 1 < Board::size; ++y) {
        result[y] = towns[y] & towns[y] << 1U & towns[y] >> 1U & towns[y - 1] & towns[y + 1];
    }
    return result;
}

// Rules H11.7, H11.8; green takes yellow's place in Hokkaidō's deck
constexpr bool pays_for_cubes(std::uint8_t card, Colour colour) {
    if (card == grey_and_brown) return colour == Colour::grey || colour == Colour::brown;
    return card == blue_and_yellow && colour != Colour::grey && colour != Colour::brown;
}

int bonus_points(const Terrains& terrains, const Deliveries& deliveries, std::uint8_t card) {
    switch (card) {
        case rows_of_forest: {
            const Board across = groups_of_three_in_rows(terrains[Terrain::forest]);
            const Board down = groups_of_three_in_rows(transposed(terrains[Terrain::forest]));
            return 4 * (across.count() + down.count()) / 3;
        }
        case blocks_of_fallow:
            return 5 * most_blocks(terrains[Terrain::desert]);
        case surrounded_towns:
            return 3 * surrounded(terrains[Terrain::town]).count();
        case empty_production:
            return 2 * (terrains[Terrain::production] - terrains.cubes).count();
        default:
            break;
    }
    int cubes = 0;
    for (const Colour colour : all_colours) {
        if (pays_for_cubes(card, colour)) cubes += deliveries.delivered[index_of(colour)];
    }
    return 2 * cubes;
}

// Rules H10.4, K10.4: the districts that count, in Hokkaidō one for each side.
struct Towns {
    std::array<Area, 2> largest;
    int points = 0;
};

Towns towns_of(const Rules& rules, const Map& map, const Board& towns) {
    if (!rules.has_mountains()) {
        const Area area = largest_area(towns);
        return {{area, {}}, area.size};
    }
    const Sides sides = sides_of(map);
    const Area here = largest_area(towns & sides.ground[0]);
    const Area there = largest_area(towns & sides.ground[1]);
    return {{here, there}, 2 * std::min(here.size, there.size)};
}

constexpr int forest_points = 2;    // Rules M10.1
constexpr int mountain_points = 2;  // Rules K10.6

// Rules H11.4, M10.2
constexpr int lake_points(int squares, int areas, std::uint8_t card) {
    return card == every_lake_square ? 2 * squares : 3 * (squares - areas);
}

constexpr int room_of_factories(std::uint8_t card) { return card == two_cubes_per_factory ? 2 : 1; }

// One of the best choices of blocks (Rules H11.3): in reading order, each block without which there would be fewer.
Board blocks_of(Board fallows) {
    Board chosen;
    int left = most_blocks(fallows);
    for (int y = 0; y + 1 < Board::size && left > 0; ++y) {
        for (int x = 0; x + 1 < Board::size && left > 0; ++x) {
            Board block;
            block[y] = block[y + 1] = 3U << x;
            if ((fallows & block) != block || most_blocks(fallows - block) != left - 1) continue;
            chosen = chosen | block;
            fallows = fallows - block;
            --left;
        }
    }
    return chosen;
}

class AreaFinder {
public:
    AreaFinder(const Rules& rules, const Map& map, std::uint8_t card)
        : rules_(rules),
          map_(map),
          card_(card),
          terrains_(terrains_of(rules, map)),
          deliveries_(deliver(rules, map, room_of_factories(card))) {}

    std::vector<ScoredArea> find() {
        for_each_area(terrains_[Terrain::forest],
                      [&](const Area& area) { add(ScorePart::forests, area.squares, forest_points * area.size); });
        for_each_area(terrains_[Terrain::lake],
                      [&](const Area& area) { add(ScorePart::lakes, area.squares, lake_points(area.size, 1, card_)); });
        find_factories();
        find_towns();
        const Board& mountains = terrains_[Terrain::mountain];
        add(ScorePart::mountains, mountains, mountain_points * mountains.count());
        add(ScorePart::bonus, bonus_squares(), bonus_points(terrains_, deliveries_, card_));
        return std::move(areas_);
    }

private:
    void add(ScorePart part, const Board& squares, int points) {
        if (!squares.empty()) areas_.push_back({part, squares, points});
    }

    // Cubes of a colour are alike: they go to the factories that receive some in the order in which they lie.
    void find_factories() {
        PerColour<std::vector<Cell>> cubes;
        for_each_visible(map_, [&](SquareRef at, Cell cell, const LaidCard&) {
            if (has_cube(map_, at)) cubes[index_of(square_of(rules_, map_, at).colour)].push_back(cell);
        });
        auto left = deliveries_.by_value;
        for_each_visible(map_, [&](SquareRef at, Cell cell, const LaidCard&) {
            const Square square = square_of(rules_, map_, at);
            if (square.terrain != Terrain::factory) return;
            int& to_bring = left[index_of(square.colour)][square.value];
            const int cubes_here = std::min(to_bring, room_of_factories(card_));
            to_bring -= cubes_here;
            Board squares;
            for (int i = 0; i < cubes_here; ++i) {
                auto& waiting = cubes[index_of(square.colour)];
                mark(squares, waiting.back());
                waiting.pop_back();
            }
            if (pays_for_cubes(card_, square.colour)) paid_cubes_ = paid_cubes_ | squares;
            if (cubes_here == 0) return;
            mark(squares, cell);
            add(ScorePart::factories, squares, cubes_here * square.value);
        });
    }

    // In Hokkaidō the largest districts of the two sides have half of the points each.
    void find_towns() {
        const Board& towns = terrains_[Terrain::town];
        const Towns best = towns_of(rules_, map_, towns);
        if (!rules_.has_mountains()) return add_towns(towns, best.largest[0], best.points);
        const Sides sides = sides_of(map_);
        for (std::size_t i = 0; i < 2; ++i) add_towns(towns & sides.ground[i], best.largest[i], best.points / 2);
    }

    void add_towns(const Board& towns, const Area& largest, int points) {
        for_each_area(towns, [&](const Area& area) {
            add(ScorePart::towns, area.squares, area.squares == largest.squares ? points : 0);
        });
    }

    Board bonus_squares() const {
        switch (card_) {
            case rows_of_forest:
                return groups_of_three_in_rows(terrains_[Terrain::forest]) |
                    transposed(groups_of_three_in_rows(transposed(terrains_[Terrain::forest])));
            case blocks_of_fallow:
                return blocks_of(terrains_[Terrain::desert]);
            case surrounded_towns:
                return surrounded(terrains_[Terrain::town]);
            case empty_production:
                return terrains_[Terrain::production] - terrains_.cubes;
            default:
                return paid_cubes_;
        }
    }

    void mark(Board& board, Cell cell) const { board.add(window_.x(cell), window_.y(cell)); }

    const Rules& rules_;
    const Map& map_;
    const std::uint8_t card_;
    const Terrains terrains_;
    const Deliveries deliveries_;
    const Window window_{map_};
    Board paid_cubes_;
    std::vector<ScoredArea> areas_;
};

}  // namespace

int factory_points(const Rules& rules, const Map& map, std::uint8_t scoring_card) {
    return deliver(rules, map, room_of_factories(scoring_card)).points;
}

Score score_map(const Rules& rules, const Map& map, ScoreContext context) {
    const Terrains terrains = terrains_of(rules, map);
    const Deliveries deliveries = deliver(rules, map, room_of_factories(context.scoring_card));
    const Board& lakes = terrains[Terrain::lake];
    return {.forests = forest_points * terrains[Terrain::forest].count(),
            .lakes = lake_points(lakes.count(), area_count(lakes), context.scoring_card),
            .factories = deliveries.points,  // Rules M10.3
            .towns = towns_of(rules, map, terrains[Terrain::town]).points,
            .mountains = mountain_points * terrains[Terrain::mountain].count(),
            .goals = 3 * context.goals,  // Rules K9.7
            .bonus = bonus_points(terrains, deliveries, context.scoring_card),
            .fallows = terrains[Terrain::desert].count()};
}

std::vector<ScoredArea> scored_areas(const Rules& rules, const Map& map, ScoreContext context) {
    return AreaFinder(rules, map, context.scoring_card).find();
}

}  // namespace kitamae::mapgame
