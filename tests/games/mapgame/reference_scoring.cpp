// Scores, sides and goals read off the reference map with plain loops. Rules M10, H10, K10, H11, K9.6

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>

#include "tests/games/mapgame/reference.h"

namespace kitamae::mapgame::reference {
namespace {

using Cells = std::set<Cell>;

template <class Wanted>
Cells cells_where(const RefMap& map, Wanted&& wanted) {
    Cells cells;
    for (const auto& [cell, stack] : map.stacks) {
        if (wanted(square_at(map, cell))) cells.insert(cell);
    }
    return cells;
}

Cells cells_of(const RefMap& map, Terrain terrain) {
    return cells_where(map, [&](const Square& square) { return square.terrain == terrain; });
}

int size_of(const Cells& cells) { return static_cast<int>(cells.size()); }

// Connected areas, by flooding.
std::vector<Cells> areas_of(Cells rest, bool with_corners = false) {
    std::vector<Cells> areas;
    while (!rest.empty()) {
        Cells area;
        std::vector<Cell> edge{*rest.begin()};
        rest.erase(rest.begin());
        while (!edge.empty()) {
            const Cell at = edge.back();
            edge.pop_back();
            area.insert(at);
            for (int dx = -1; dx <= 1; ++dx) {
                for (int dy = -1; dy <= 1; ++dy) {
                    if (dx != 0 && dy != 0 && !with_corners) continue;
                    const Cell next = cell_at(at.x + dx, at.y + dy);
                    if (rest.erase(next) != 0) edge.push_back(next);
                }
            }
        }
        areas.push_back(area);
    }
    return areas;
}

int largest(const std::vector<Cells>& areas) {
    int most = 0;
    for (const Cells& area : areas) most = std::max(most, size_of(area));
    return most;
}

Cells on_ground(const RefMap& map, const Cells& cells, Ground ground) {
    Cells result;
    for (const Cell cell : cells) {
        if (ground_at(map.chain, cell) == ground) result.insert(cell);
    }
    return result;
}

// ---- deliveries ----

struct Delivered {
    int points = 0;
    PerColour<int> cubes{};
};

// Rules M10.3, H11.1: the cubes of a colour go to its most valuable factories.
Delivered deliveries(const RefMap& map, int cubes_per_factory) {
    Delivered result;
    for (const Colour colour : all_colours) {
        std::vector<int> room;
        int cubes = 0;
        for (const auto& [cell, stack] : map.stacks) {
            const Square square = square_at(map, cell);
            if (square.colour != colour) continue;
            if (square.terrain == Terrain::factory) {
                for (int i = 0; i < cubes_per_factory; ++i) room.push_back(square.value);
            }
            if (square.terrain == Terrain::production && map.cubes.count(cell) != 0) ++cubes;
        }
        std::sort(room.begin(), room.end(), std::greater<>());
        for (std::size_t i = 0; i < room.size() && static_cast<int>(i) < cubes; ++i) {
            result.points += room[i];
            ++result.cubes[index_of(colour)];
        }
    }
    return result;
}

// ---- scoring cards ----

// Rules H11.2: from every square that begins a run, to its end.
int groups_of_three(const Cells& cells, int dx, int dy) {
    int groups = 0;
    for (const Cell cell : cells) {
        if (cells.count(cell_at(cell.x - dx, cell.y - dy)) != 0) continue;
        int length = 0;
        while (cells.count(cell_at(cell.x + length * dx, cell.y + length * dy)) != 0) ++length;
        groups += length / 3;
    }
    return groups;
}

// Rules H11.3: the first block is used or it is not; both are tried. Blocks are in order, so that what is left over
// repeats itself and is remembered.
using Blocks = std::vector<Cell>;

int most_blocks(const Blocks& blocks, std::map<Blocks, int>& known) {
    if (blocks.empty()) return 0;
    if (const auto at = known.find(blocks); at != known.end()) return at->second;
    const Blocks without(blocks.begin() + 1, blocks.end());
    Blocks apart;
    std::copy_if(without.begin(), without.end(), std::back_inserter(apart), [&](Cell other) {
        return std::abs(other.x - blocks[0].x) > 1 || std::abs(other.y - blocks[0].y) > 1;
    });
    const int most = std::max(most_blocks(without, known), 1 + most_blocks(apart, known));
    known[blocks] = most;
    return most;
}

int most_blocks(const Cells& fallows) {
    Blocks blocks;
    for (const Cell cell : fallows) {
        const auto has = [&](int dx, int dy) { return fallows.count(cell_at(cell.x + dx, cell.y + dy)) != 0; };
        if (has(1, 0) && has(0, 1) && has(1, 1)) blocks.push_back(cell);
    }
    std::map<Blocks, int> known;
    return most_blocks(blocks, known);
}

int surrounded_towns(const Cells& towns) {
    return static_cast<int>(std::count_if(towns.begin(), towns.end(), [&](Cell cell) {
        return towns.count(cell_at(cell.x + 1, cell.y)) != 0 && towns.count(cell_at(cell.x - 1, cell.y)) != 0 &&
            towns.count(cell_at(cell.x, cell.y + 1)) != 0 && towns.count(cell_at(cell.x, cell.y - 1)) != 0;
    }));
}

int bonus_of(const RefMap& map, const Delivered& delivered, int card) {
    const auto cubes = [&](Colour colour) { return delivered.cubes[index_of(colour)]; };
    const Cells forests = cells_of(map, Terrain::forest);
    switch (card) {
        case 2:
            return 4 * (groups_of_three(forests, 1, 0) + groups_of_three(forests, 0, 1));
        case 3:
            return 5 * most_blocks(cells_of(map, Terrain::desert));
        case 5:
            return 3 * surrounded_towns(cells_of(map, Terrain::town));
        case 6:
            return 2 * (size_of(cells_of(map, Terrain::production)) - size_of(map.cubes));
        case 7:
            return 2 * (cubes(Colour::blue) + cubes(Colour::yellow) + cubes(Colour::green));
        case 8:
            return 2 * (cubes(Colour::grey) + cubes(Colour::brown));
        default:
            return 0;
    }
}

int lake_points(const Cells& lakes, int card) {
    if (card == 4) return 2 * size_of(lakes);
    int points = 0;
    for (const Cells& area : areas_of(lakes)) points += 3 * (size_of(area) - 1);
    return points;
}

int town_points(const RefMap& map, Title title) {
    const Cells towns = cells_of(map, Terrain::town);
    if (title == Title::honshu) return largest(areas_of(towns));
    return 2 *
        std::min(largest(areas_of(on_ground(map, towns, Ground::even))),
                 largest(areas_of(on_ground(map, towns, Ground::odd))));
}

// ---- goals ----

bool from_three_cards(const RefMap& map, const Cells& cells) {  // Rules K9.1
    std::set<int> cards;
    for (const Cell cell : cells) cards.insert(map.stacks.at(cell).back().card);
    return cards.size() >= 3;
}

bool unequal_towns(const RefMap& map) {
    const Cells towns = cells_of(map, Terrain::town);
    const auto here = areas_of(on_ground(map, towns, Ground::even));
    const auto there = areas_of(on_ground(map, towns, Ground::odd));
    for (const Cells& a : here) {
        for (const Cells& b : there) {
            if (size_of(a) != largest(here) || size_of(b) != largest(there)) continue;
            Cells both = a;
            both.insert(b.begin(), b.end());
            if (std::abs(size_of(a) - size_of(b)) >= 5 && from_three_cards(map, both)) return true;
        }
    }
    return false;
}

bool has_all_colours(const RefMap& map, const Cells& cells) {
    std::set<Colour> colours;
    for (const Cell cell : cells) colours.insert(square_at(map, cell).colour);
    return colours.size() == 4 && from_three_cards(map, cells);
}

bool has_group(const RefMap& map, const Cells& cells, int size, bool with_corners) {
    for (const Cells& area : areas_of(cells, with_corners)) {
        if (size_of(area) >= size && from_three_cards(map, area)) return true;
    }
    return false;
}

// ---- sides ----

struct Point {
    std::int64_t x = 0;
    std::int64_t y = 0;
};

// Centres of squares lie on multiples of `scale`; all walks begin at one point far away, so placed that no walk to a
// centre passes through another centre: (150 + 1/fine, 160 + 1/fine^2) is on no line through two of them.
constexpr std::int64_t fine = 1024;
constexpr std::int64_t scale = fine * fine;
constexpr Point far_away{150 * scale + fine, 160 * scale + 1};
constexpr int long_way = 300;  // the continuations reach beyond all walks

Point centre(int x, int y) { return {x * scale, y * scale}; }

int turn(Point a, Point b, Point c) {
    const std::int64_t cross = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    return cross > 0 ? 1 : (cross < 0 ? -1 : 0);
}

// Does the walk to `end`, which is not on the line, cross the stretch from a to b?
bool crosses(Point end, Point a, Point b) {
    return turn(far_away, end, a) != turn(far_away, end, b) && turn(a, b, far_away) * turn(a, b, end) < 0;
}

struct Stretch {
    Cell from;
    int dx = 0;
    int dy = 0;
    int steps = 1;
};

std::vector<Stretch> line_of(const std::vector<Cell>& chain) {
    std::vector<Stretch> line;
    const auto add = [&](Cell a, Cell b, Cell from, int steps) { line.push_back({from, b.x - a.x, b.y - a.y, steps}); };
    for (std::size_t i = 0; i + 1 < chain.size(); ++i) add(chain[i], chain[i + 1], chain[i], 1);
    add(chain[1], chain[0], chain[0], long_way);
    add(chain[chain.size() - 2], chain.back(), chain.back(), long_way);
    return line;
}

}  // namespace

Ground ground_at(const std::vector<Cell>& chain, Cell cell) {
    int crossings = 0;
    for (const Stretch& stretch : line_of(chain)) {
        for (int i = 0; i <= stretch.steps; ++i) {
            if (stretch.from.x + i * stretch.dx == cell.x && stretch.from.y + i * stretch.dy == cell.y) {
                return Ground::line;
            }
        }
        const Point a = centre(stretch.from.x, stretch.from.y);
        const Point b =
            centre(stretch.from.x + stretch.steps * stretch.dx, stretch.from.y + stretch.steps * stretch.dy);
        if (crosses(centre(cell.x, cell.y), a, b)) ++crossings;
    }
    return crossings % 2 == 0 ? Ground::even : Ground::odd;
}

Score score(const RefMap& map, Title title, ScoreContext context) {
    const Delivered delivered = deliveries(map, context.scoring_card == 1 ? 2 : 1);
    return {.forests = 2 * size_of(cells_of(map, Terrain::forest)),
            .lakes = lake_points(cells_of(map, Terrain::lake), context.scoring_card),
            .factories = delivered.points,
            .towns = town_points(map, title),
            .mountains = 2 * size_of(cells_of(map, Terrain::mountain)),
            .goals = 3 * context.goals,
            .bonus = bonus_of(map, delivered, context.scoring_card),
            .fallows = size_of(cells_of(map, Terrain::desert))};
}

bool fulfils(const RefMap& map, int goal, int terraformed) {
    const auto separate = [&](Terrain terrain, std::size_t count) {
        const Cells cells = cells_of(map, terrain);
        return areas_of(cells).size() >= count && from_three_cards(map, cells);
    };
    const auto is_works = [](const Square& square) {
        return square.terrain == Terrain::production || square.terrain == Terrain::factory;
    };
    const std::array<bool, 10> fulfilled{
        false,
        separate(Terrain::forest, 5),
        unequal_towns(map),
        separate(Terrain::lake, 3),
        has_group(map, cells_of(map, Terrain::mountain), 5, false),
        map.cubes.size() >= 6 && from_three_cards(map, map.cubes),
        has_all_colours(map, cells_of(map, Terrain::production)),
        has_all_colours(map, cells_of(map, Terrain::factory)),
        has_group(map, cells_where(map, is_works), 3, true),
        terraformed >= 2,
    };
    return fulfilled[static_cast<std::size_t>(goal)];
}

}  // namespace kitamae::mapgame::reference
