#pragma once
// One player's map (Rules M3): cards on a square grid, each partly over and under others.
// A Map is a small value: where each card lies, which of its squares are visible, what stands on them, and the
// transitive "above" relation between cards. Everything by grid cell is derived from it when needed (grid.h).

#include <array>
#include <cstdint>
#include <optional>

#include "core/fixed_list.h"
#include "games/mapgame/range.h"
#include "games/mapgame/rules.h"
#include "games/mapgame/types.h"

namespace kitamae::mapgame {

// Cards are known by the order in which they were laid; slot 0 is the province.
using SlotSet = std::uint16_t;

constexpr SlotSet slot_bit(std::size_t slot) { return static_cast<SlotSet>(1U << slot); }

// A card to be added: where, how turned, and which cards it goes under (it goes over all others it meets).
// Exactly eight bytes without holes, so that lists of placements are made of whole words.
struct Placement {
    std::int8_t x = 0;
    std::int8_t y = 0;
    Rotation rotation = Rotation::r0;
    std::uint8_t unused = 0;
    SlotSet under = 0;
    std::uint16_t also_unused = 0;

    constexpr bool operator==(const Placement&) const = default;
};

struct LaidCard {
    CardId card;
    std::int8_t x = 0;
    std::int8_t y = 0;
    Rotation rotation = Rotation::r0;
    std::uint8_t visible = 0;  // bit i: square i (reading order of the upright card) is on top
    std::uint8_t cubes = 0;    // bit i: a cube stands on square i
    std::uint8_t tiled = 0;    // bit i: a terraforming tile lies on square i; its terrain is tiles[i]
    std::array<Terrain, squares_per_card> tiles{};
    SlotSet under = 0;  // the cards it was put under when it was laid

    constexpr Cell cell(int i) const {
        const Cell offset = offset_of(rotation, i);
        return cell_at(x + offset.x, y + offset.y);
    }
    constexpr bool operator==(const LaidCard&) const = default;
};

struct Map {
    FixedList<LaidCard, cards_per_map> cards;
    std::uint8_t province = 0;  // 0-based
    std::int8_t min_x = 0;
    std::int8_t min_y = 0;
    std::int8_t max_x = 0;
    std::int8_t max_y = 0;
    std::array<SlotSet, cards_per_map> above{};  // above[i]: the cards that lie above card i by M3.7, and i itself
    std::array<SlotSet, cards_per_map> below{};  // the same relation the other way round
    Range range;                                 // K7

    bool operator==(const Map&) const = default;
};

using Pool = PerColour<std::uint8_t>;

// A square of a map: the card it is printed on and which of its six.
struct SquareRef {
    std::uint8_t slot = 0;
    std::uint8_t square = 0;

    constexpr bool operator==(const SquareRef&) const = default;
};

inline const Face& face_of(const Rules& rules, const Map& map, std::size_t slot) {
    const CardId card = map.cards[slot].card;
    if (card != province_card) return rules.deck.cards[card.number];
    return rules.deck.provinces[map.province].sides[static_cast<std::size_t>(rules.options.side)];
}

// What the square is now: a tile counts as its terrain (Rules K8.2).
inline Square square_of(const Rules& rules, const Map& map, SquareRef at) {
    const LaidCard& laid = map.cards[at.slot];
    if (((laid.tiled >> at.square) & 1U) != 0) return Square{.terrain = laid.tiles[at.square]};
    return face_of(rules, map, at.slot).squares[at.square];
}

// The visible square on that cell; nullopt where no card lies.
std::optional<SquareRef> visible_at(const Map& map, Cell cell);

// Rules M2.1: the province alone, with cubes from the pool. The score pad may turn it; a match never does.
Map begin_map(const Rules& rules, std::uint8_t province, Pool& pool, Placement where = {});

// Adds a card. Rules M3.2, M3.7, M3.9, M3.10. @pre the placement is legal (placements.h)
void lay_card(const Rules& rules, Map& map, CardId card, const Placement& placement, Pool& pool);

bool has_cube(const Map& map, SquareRef at);
// Takes the cube off that square; where it goes is the caller's business. @pre has_cube
void take_cube(Map& map, SquareRef at);

// Rules K8: puts a tile on a visible desert. @pre allowed by K7, K8
void put_tile(Map& map, SquareRef at, Terrain terrain);

// Calls visit(SquareRef, Cell, const LaidCard&) for every visible square.
template <class Visit>
void for_each_visible(const Map& map, Visit&& visit) {
    for (std::size_t slot = 0; slot < map.cards.size(); ++slot) {
        const LaidCard& laid = map.cards[slot];
        for (unsigned bits = laid.visible; bits != 0; bits &= bits - 1) {
            const int i = std::countr_zero(bits);
            visit(SquareRef{static_cast<std::uint8_t>(slot), static_cast<std::uint8_t>(i)}, laid.cell(i), laid);
        }
    }
}

}  // namespace kitamae::mapgame
