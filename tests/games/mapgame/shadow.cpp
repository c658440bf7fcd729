#include "tests/games/mapgame/shadow.h"

#include <algorithm>

namespace kitamae::mapgame::testing {
namespace {

using reference::RefMap;

std::string at(Cell cell, const std::string& what) { return write_cell(cell) + ": " + what + "\n"; }

std::string difference_at(const Rules& rules, const Map& map, const RefMap& expected, Cell cell) {
    const auto found = visible_at(map, cell);
    if (!found) return at(cell, "nothing visible");
    const reference::Piece top = expected.stacks.at(cell).back();
    if (found->slot != top.card || found->square != top.square) return at(cell, "another square is visible");
    const bool is_tiled = ((map.cards[found->slot].tiled >> found->square) & 1U) != 0;
    if (is_tiled != (expected.tiles.count(cell) != 0)) return at(cell, "tile");
    if (square_of(rules, map, *found) != reference::square_at(expected, cell)) return at(cell, "another terrain");
    if (has_cube(map, *found) != (expected.cubes.count(cell) != 0)) return at(cell, "cube");
    return {};
}

bool is_same_chain(const Range& range, std::vector<Cell> chain) {
    if (std::equal(range.begin(), range.end(), chain.begin(), chain.end())) return true;
    std::reverse(chain.begin(), chain.end());
    return std::equal(range.begin(), range.end(), chain.begin(), chain.end());
}

}  // namespace

std::string difference(const Rules& rules, const Map& map, const RefMap& expected) {
    std::string text;
    std::size_t visible = 0;
    for_each_visible(map, [&](SquareRef, Cell, const LaidCard&) { ++visible; });
    if (visible != expected.stacks.size()) text += "visible squares: " + std::to_string(visible) + "\n";
    for (const auto& [cell, stack] : expected.stacks) text += difference_at(rules, map, expected, cell);
    if (!is_same_chain(map.range, expected.chain)) text += "the range of mountains differs\n";
    return text;
}

reference::RefPlacement plain(const Placement& placement) {
    reference::RefPlacement result{.corner = {placement.x, placement.y}, .rotation = placement.rotation, .under = {}};
    for (int slot = 0; slot < cards_per_map; ++slot) {
        if ((placement.under >> slot) & 1U) result.under.insert(slot);
    }
    return result;
}

Placement packed(const reference::RefPlacement& placement) {
    Placement result{.x = placement.corner.x, .y = placement.corner.y, .rotation = placement.rotation};
    for (const int slot : placement.under) result.under |= slot_bit(static_cast<std::size_t>(slot));
    return result;
}

Shadow::Shadow(const Rules& rules) : rules_(rules) {
    std::copy(rules.deck.resources.begin(), rules.deck.resources.end(), pool_.begin());
}

void Shadow::take_cube(Seat seat, Cell cell) {
    RefMap& map = maps_[seat.index];
    map.cubes.erase(cell);
    ++pool_[index_of(reference::square_at(map, cell).colour)];
}

void Shadow::follow(const State& before, Seat seat, const Action& action) {
    if (before.table.phase == Phase::map) trick_cubes_.clear();  // Rules H4.3
    if (action.kind == ActionKind::deal && action.dealt == Dealt::province) {
        const Province& province = rules_.deck.provinces[action.number - 1U];
        maps_.push_back(reference::begin(province.sides[static_cast<std::size_t>(rules_.options.side)], pool_));
    }
    if (action.kind == ActionKind::play && action.cell_count > 0) {
        take_cube(seat, action.cells[0]);
        trick_cubes_.push_back(reference::square_at(maps_[seat.index], action.cells[0]).colour);
    }
    if (action.kind == ActionKind::pay) {
        take_cube(seat, action.cells[0]);
        take_cube(seat, action.cells[1]);
    }
    if (action.kind == ActionKind::place) {
        const Placement placement = *placement_of(before.table.seats[seat.index].map, action);
        reference::place(maps_[seat.index], rules_.deck.cards[action.card.number], plain(placement), pool_);
    }
    if (action.kind == ActionKind::terraform) {
        take_cube(seat, action.cells[1]);
        take_cube(seat, action.cells[2]);
    }
    if (action.kind == ActionKind::terraform || action.kind == ActionKind::tile) {
        reference::tile(maps_[seat.index], action.cells[0], action.terrain);
    }
}

std::string Shadow::difference(const State& state) const {
    std::string text;
    for (std::size_t seat = 0; seat < maps_.size(); ++seat) {
        text += testing::difference(rules_, state.table.seats[seat].map, maps_[seat]);
    }
    PerColour<int> pool = pool_;
    if (state.table.phase == Phase::trick || state.table.phase == Phase::take) {
        for (const Colour colour : trick_cubes_) --pool[index_of(colour)];
    }
    for (const Colour colour : all_colours) {
        if (pool[index_of(colour)] != state.table.pool[index_of(colour)]) {
            text += std::string("pool of ") + letter_of(colour) + "\n";
        }
    }
    return text;
}

}  // namespace kitamae::mapgame::testing
