#include "games/mapgame/map.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace kitamae::mapgame {
namespace {

constexpr std::uint8_t all_squares = (1U << squares_per_card) - 1U;

constexpr std::uint8_t square_bit(unsigned i) { return static_cast<std::uint8_t>(1U << i); }

// squares_at[rotation][dy][dx]: which square of a card lies there; -1 outside.
constexpr auto squares_at = [] {
    std::array<std::array<std::array<std::int8_t, 3>, 3>, 4> table{};
    for (auto& rotation : table) {
        for (auto& row : rotation) row.fill(-1);
    }
    for (const Rotation rotation : all_rotations) {
        for (int i = 0; i < squares_per_card; ++i) {
            const Cell at = offset_of(rotation, i);
            table[static_cast<std::size_t>(rotation)][static_cast<std::size_t>(at.y)][static_cast<std::size_t>(at.x)] =
                static_cast<std::int8_t>(i);
        }
    }
    return table;
}();

// Which square of `laid` lies on `cell`, or -1.
int square_on(const LaidCard& laid, Cell cell) {
    const unsigned dx = static_cast<unsigned>(cell.x - laid.x);
    const unsigned dy = static_cast<unsigned>(cell.y - laid.y);
    if (dx > 2 || dy > 2) return -1;
    return squares_at[static_cast<std::size_t>(laid.rotation)][dy][dx];
}

bool footprints_meet(const LaidCard& a, const LaidCard& b) {
    return a.x < b.x + width_of(b.rotation) && b.x < a.x + width_of(a.rotation) && a.y < b.y + height_of(b.rotation) &&
        b.y < a.y + height_of(a.rotation);
}

void return_cube(const Face& face, LaidCard& laid, unsigned square, Pool& pool) {
    if ((laid.cubes & square_bit(square)) == 0) return;
    laid.cubes = static_cast<std::uint8_t>(laid.cubes & ~square_bit(square));
    ++pool[index_of(face.squares[square].colour)];
}

// Rules M3.2, M3.10: settles what is visible where the new card meets an older one. Returns whether they met on a
// square that was visible.
bool settle_meeting(const Face& old_face, LaidCard& old, LaidCard& added, bool goes_under, Pool& pool) {
    bool met = false;
    for (unsigned bits = old.visible; bits != 0; bits &= bits - 1) {
        const auto i = static_cast<unsigned>(std::countr_zero(bits));
        const int j = square_on(added, old.cell(static_cast<int>(i)));
        if (j < 0) continue;
        met = true;
        if (goes_under) {
            added.visible = static_cast<std::uint8_t>(added.visible & ~square_bit(static_cast<unsigned>(j)));
        } else {
            old.visible = static_cast<std::uint8_t>(old.visible & ~square_bit(i));
            old.tiled = static_cast<std::uint8_t>(old.tiled & ~square_bit(i));  // Rules K8.2
            old.tiles[i] = Terrain{};
            return_cube(old_face, old, i, pool);
        }
    }
    return met;
}

// Rules M3.7. `over` and `under` are the visible cards met; a visible card is above all others of its stack, so
// the transitive relation needs no more than them.
void record_stacking(Map& map, std::size_t added, SlotSet over, SlotSet under) {
    SlotSet above = slot_bit(added);
    SlotSet below = slot_bit(added);
    for (unsigned bits = under; bits != 0; bits &= bits - 1) above |= map.above[std::countr_zero(bits)];
    for (unsigned bits = over; bits != 0; bits &= bits - 1) below |= map.below[std::countr_zero(bits)];
    assert((above & below) == slot_bit(added));
    for (unsigned bits = below; bits != 0; bits &= bits - 1) map.above[std::countr_zero(bits)] |= above;
    for (unsigned bits = above; bits != 0; bits &= bits - 1) map.below[std::countr_zero(bits)] |= below;
}

// Rules M1.3, M3.9: in reading order of the upright card.
void fill_production(const Face& face, LaidCard& laid, Pool& pool) {
    for (unsigned bits = face.mask(Terrain::production) & laid.visible; bits != 0; bits &= bits - 1) {
        const auto i = static_cast<unsigned>(std::countr_zero(bits));
        auto& left = pool[index_of(face.squares[i].colour)];
        if (left == 0) continue;
        --left;
        laid.cubes |= square_bit(i);
    }
}

void grow_range(const Face& face, Map& map, const LaidCard& laid) {
    if (face.mask(Terrain::mountain) == 0) return;
    FixedList<Cell, squares_per_card> mountains;
    for (unsigned bits = face.mask(Terrain::mountain); bits != 0; bits &= bits - 1) {
        mountains.push_back(laid.cell(std::countr_zero(bits)));
    }
    [[maybe_unused]] const bool grew = extend_range(map.range, {mountains.begin(), mountains.size()});
    assert(grew);
}

}  // namespace

std::optional<SquareRef> visible_at(const Map& map, Cell cell) {
    for (std::size_t slot = 0; slot < map.cards.size(); ++slot) {
        const int i = square_on(map.cards[slot], cell);
        if (i >= 0 && (map.cards[slot].visible & square_bit(static_cast<unsigned>(i))) != 0) {
            return SquareRef{static_cast<std::uint8_t>(slot), static_cast<std::uint8_t>(i)};
        }
    }
    return std::nullopt;
}

Map begin_map(const Rules& rules, std::uint8_t province, Pool& pool, Placement where) {
    Map map;
    map.province = province;
    map.min_x = map.max_x = where.x;
    map.min_y = map.max_y = where.y;
    lay_card(rules, map, province_card, where, pool);
    return map;
}

void lay_card(const Rules& rules, Map& map, CardId card, const Placement& placement, Pool& pool) {
    const std::size_t slot = map.cards.size();
    map.cards.push_back(
        {.card = card, .x = placement.x, .y = placement.y, .rotation = placement.rotation, .visible = all_squares});
    LaidCard& added = map.cards.back();
    added.under = placement.under;
    SlotSet over = 0;
    for (std::size_t i = 0; i < slot; ++i) {
        LaidCard& old = map.cards[i];
        if (old.visible == 0 || !footprints_meet(old, added)) continue;
        const bool goes_under = (placement.under & slot_bit(i)) != 0;
        if (settle_meeting(face_of(rules, map, i), old, added, goes_under, pool) && !goes_under) over |= slot_bit(i);
    }
    record_stacking(map, slot, over, placement.under);
    const Face& face = face_of(rules, map, slot);
    fill_production(face, added, pool);
    grow_range(face, map, added);
    map.min_x = std::min(map.min_x, added.x);
    map.min_y = std::min(map.min_y, added.y);
    map.max_x = std::max(map.max_x, static_cast<std::int8_t>(added.x + width_of(added.rotation) - 1));
    map.max_y = std::max(map.max_y, static_cast<std::int8_t>(added.y + height_of(added.rotation) - 1));
}

bool has_cube(const Map& map, SquareRef at) { return (map.cards[at.slot].cubes & square_bit(at.square)) != 0; }

void take_cube(Map& map, SquareRef at) {
    assert(has_cube(map, at));
    auto& cubes = map.cards[at.slot].cubes;
    cubes = static_cast<std::uint8_t>(cubes & ~square_bit(at.square));
}

void put_tile(Map& map, SquareRef at, Terrain terrain) {
    LaidCard& laid = map.cards[at.slot];
    laid.tiled |= square_bit(at.square);
    laid.tiles[at.square] = terrain;
    if (terrain != Terrain::mountain) return;
    const Cell cell = laid.cell(at.square);
    [[maybe_unused]] const bool grew = extend_range(map.range, {&cell, 1});
    assert(grew);
}

}  // namespace kitamae::mapgame
