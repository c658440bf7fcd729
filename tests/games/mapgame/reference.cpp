#include "tests/games/mapgame/reference.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace kitamae::mapgame::reference {
namespace {

// Rules M3.11: the cells of a card, in reading order of the upright card, worked out by turning step by step.
std::vector<Cell> cells_of(Cell corner, Rotation rotation) {
    std::vector<std::vector<int>> rows{{0, 1}, {2, 3}, {4, 5}};
    for (int turns = 0; turns < static_cast<int>(rotation);
         ++turns) {  // clockwise: the last row becomes the first column
        std::vector<std::vector<int>> turned(rows[0].size());
        for (std::size_t x = 0; x < rows[0].size(); ++x) {
            for (std::size_t y = rows.size(); y-- > 0;) turned[x].push_back(rows[y][x]);
        }
        rows = turned;
    }
    std::vector<Cell> cells(squares_per_card);
    for (std::size_t y = 0; y < rows.size(); ++y) {
        for (std::size_t x = 0; x < rows[y].size(); ++x) {
            cells[static_cast<std::size_t>(rows[y][x])] =
                cell_at(corner.x + static_cast<int>(x), corner.y + static_cast<int>(y));
        }
    }
    return cells;
}

bool touch(Cell a, Cell b) { return a != b && std::abs(a.x - b.x) <= 1 && std::abs(a.y - b.y) <= 1; }
bool orthogonal(Cell a, Cell b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y) == 1; }

// Rules K7.3, read aloud.
bool is_chain(const std::vector<Cell>& chain) {
    for (std::size_t i = 0; i < chain.size(); ++i) {
        for (std::size_t j = i + 1; j < chain.size(); ++j) {
            if (chain[i] == chain[j]) return false;
            const bool neighbours = j == i + 1;
            if (neighbours && !touch(chain[i], chain[j])) return false;
            if (neighbours || !touch(chain[i], chain[j])) continue;
            if (j != i + 2) return false;
            const Cell corner = chain[i + 1];
            const bool right_angle = orthogonal(chain[i], corner) && orthogonal(corner, chain[j]) &&
                chain[i].x != chain[j].x && chain[i].y != chain[j].y;
            if (!right_angle) return false;
        }
    }
    return true;
}

bool is_solid(Terrain terrain) { return terrain == Terrain::lake || terrain == Terrain::mountain; }

// Rules M3.7
bool has_cycle_from(const std::set<std::pair<int, int>>& above, int card, std::set<int>& open, std::set<int>& closed) {
    if (open.count(card) != 0) return true;
    if (closed.count(card) != 0) return false;
    open.insert(card);
    for (auto it = above.lower_bound({card, -1}); it != above.end() && it->first == card; ++it) {
        if (has_cycle_from(above, it->second, open, closed)) return true;
    }
    open.erase(card);
    closed.insert(card);
    return false;
}

bool has_cycle(const std::set<std::pair<int, int>>& above) {
    std::set<int> open;
    std::set<int> closed;
    return std::any_of(above.begin(), above.end(),
                       [&](const auto& pair) { return has_cycle_from(above, pair.first, open, closed); });
}

const std::vector<Piece>* stack_at(const RefMap& map, Cell cell) {
    const auto at = map.stacks.find(cell);
    return at == map.stacks.end() ? nullptr : &at->second;
}

std::set<int> visible_cards_met(const RefMap& map, const std::vector<Cell>& cells) {
    std::set<int> met;
    for (const Cell cell : cells) {
        if (const auto* stack = stack_at(map, cell)) met.insert(stack->back().card);
    }
    return met;
}

bool is_hidden(const RefMap& map, Cell cell, const std::set<int>& under) {
    const auto* stack = stack_at(map, cell);
    return stack != nullptr && under.count(stack->back().card) != 0;
}

std::set<std::pair<int, int>> records_of(const RefMap& map, const std::vector<Cell>& cells,
                                         const std::set<int>& under) {
    std::set<std::pair<int, int>> records;
    const int added = static_cast<int>(map.cards.size());
    for (const Cell cell : cells) {
        const auto* stack = stack_at(map, cell);
        if (stack == nullptr) continue;
        if (is_hidden(map, cell, under)) {
            records.insert({stack->back().card, added});
        } else {
            for (const Piece& piece : *stack) records.insert({added, piece.card});
        }
    }
    return records;
}

bool obeys_m3_5(const RefMap& map, const std::vector<Cell>& cells, const std::set<int>& under) {
    return std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return !is_hidden(map, cell, under); });
}

bool obeys_m3_6(const RefMap& map, const Face& face, const std::vector<Cell>& cells, const std::set<int>& under) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (stack_at(map, cells[i]) == nullptr) continue;
        const bool hidden = is_hidden(map, cells[i], under);
        if (hidden && is_solid(face.squares[i].terrain)) return false;
        if (!hidden && is_solid(square_at(map, cells[i]).terrain)) return false;
    }
    return true;
}

bool obeys_m3_7(const RefMap& map, const std::vector<Cell>& cells, const std::set<int>& under) {
    std::set<std::pair<int, int>> above = records_of(map, cells, under);
    above.insert(map.above.begin(), map.above.end());
    return !has_cycle(above);
}

std::vector<Cell> mountains_of(const Face& face, const std::vector<Cell>& cells) {
    std::vector<Cell> mountains;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (face.squares[i].terrain == Terrain::mountain) mountains.push_back(cells[i]);
    }
    return mountains;
}

bool obeys_k7(const RefMap& map, const Face& face, const std::vector<Cell>& cells) {
    const std::vector<Cell> mountains = mountains_of(face, cells);
    return mountains.empty() || !grown_chain(map.chain, mountains).empty();
}

void cover(RefMap& map, Cell cell, PerColour<int>& pool) {  // Rules M3.10, K8.2
    if (stack_at(map, cell) == nullptr) return;
    if (map.cubes.erase(cell) != 0) ++pool[index_of(square_at(map, cell).colour)];
    map.tiles.erase(cell);
}

}  // namespace

Square square_at(const RefMap& map, Cell cell) {
    if (const auto tile = map.tiles.find(cell); tile != map.tiles.end()) return Square{.terrain = tile->second};
    const Piece top = map.stacks.at(cell).back();
    return map.cards[static_cast<std::size_t>(top.card)].face.squares[static_cast<std::size_t>(top.square)];
}

std::vector<Cell> grown_chain(const std::vector<Cell>& chain, const std::vector<Cell>& mountains) {
    std::vector<Cell> order = mountains;
    std::sort(order.begin(), order.end());
    do {
        for (unsigned ends = 0; ends < (1U << order.size()); ++ends) {
            std::vector<Cell> longer = chain;
            for (std::size_t i = 0; i < order.size(); ++i) {
                const bool at_head = ((ends >> i) & 1U) != 0;
                longer.insert(at_head ? longer.begin() : longer.end(), order[i]);
            }
            if (is_chain(longer)) return longer;
        }
    } while (std::next_permutation(order.begin(), order.end()));
    return {};
}

bool is_legal(const RefMap& map, const Face& face, const RefPlacement& placement) {
    const std::vector<Cell> cells = cells_of(placement.corner, placement.rotation);
    const std::set<int> met = visible_cards_met(map, cells);
    if (met.empty()) return false;  // Rules M3.4
    if (!std::includes(met.begin(), met.end(), placement.under.begin(), placement.under.end())) return false;
    return obeys_m3_5(map, cells, placement.under) && obeys_m3_6(map, face, cells, placement.under) &&
        obeys_k7(map, face, cells) && obeys_m3_7(map, cells, placement.under);
}

std::vector<RefPlacement> legal_placements(const RefMap& map, const Face& face) {
    std::set<Cell> corners;  // every corner from which a card can reach the map
    for (const auto& [cell, stack] : map.stacks) {
        for (int dx = 0; dx < 3; ++dx) {
            for (int dy = 0; dy < 3; ++dy) corners.insert(cell_at(cell.x - dx, cell.y - dy));
        }
    }
    std::vector<RefPlacement> legal;
    for (const Cell corner : corners) {
        for (const Rotation rotation : all_rotations) {
            const std::set<int> met = visible_cards_met(map, cells_of(corner, rotation));
            const std::vector<int> cards(met.begin(), met.end());
            for (unsigned choice = 0; choice < (1U << cards.size()); ++choice) {
                RefPlacement placement{.corner = corner, .rotation = rotation, .under = {}};
                for (std::size_t i = 0; i < cards.size(); ++i) {
                    if ((choice >> i) & 1U) placement.under.insert(cards[i]);
                }
                if (is_legal(map, face, placement)) legal.push_back(placement);
            }
        }
    }
    std::sort(legal.begin(), legal.end());
    return legal;
}

void place(RefMap& map, const Face& face, const RefPlacement& placement, PerColour<int>& pool) {
    const std::vector<Cell> cells = cells_of(placement.corner, placement.rotation);
    const std::set<std::pair<int, int>> records = records_of(map, cells, placement.under);
    const int added = static_cast<int>(map.cards.size());
    std::vector<bool> hidden;
    for (const Cell cell : cells) hidden.push_back(is_hidden(map, cell, placement.under));
    for (std::size_t i = 0; i < cells.size(); ++i) {  // covered cubes return first
        if (!hidden[i]) cover(map, cells[i], pool);
    }
    map.cards.push_back({.face = face, .corner = placement.corner, .rotation = placement.rotation});
    map.above.insert(records.begin(), records.end());
    for (std::size_t i = 0; i < cells.size(); ++i) {
        auto& stack = map.stacks[cells[i]];
        stack.insert(hidden[i] ? stack.end() - 1 : stack.end(), Piece{added, static_cast<int>(i)});
        const Square& square = face.squares[i];
        if (hidden[i] || square.terrain != Terrain::production || pool[index_of(square.colour)] == 0) continue;
        --pool[index_of(square.colour)];  // Rules M3.9
        map.cubes.insert(cells[i]);
    }
    const std::vector<Cell> mountains = mountains_of(face, cells);
    if (!mountains.empty()) map.chain = grown_chain(map.chain, mountains);
}

RefMap begin(const Face& province, PerColour<int>& pool) {
    RefMap map;
    place(map, province, {}, pool);
    return map;
}

bool may_tile(const RefMap& map, Cell cell, Terrain terrain) {
    if (stack_at(map, cell) == nullptr || square_at(map, cell).terrain != Terrain::desert) return false;
    return terrain != Terrain::mountain || !grown_chain(map.chain, {cell}).empty();
}

void tile(RefMap& map, Cell cell, Terrain terrain) {
    map.tiles[cell] = terrain;
    if (terrain == Terrain::mountain) map.chain = grown_chain(map.chain, {cell});
}

}  // namespace kitamae::mapgame::reference
