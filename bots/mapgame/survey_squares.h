#pragma once
// The squares of a card as the survey's files see them; nobody else includes this.

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "bots/mapgame/survey.h"

namespace kitamae::mapgame::surveying {

// Squares of a card beside one another, in reading order of the upright card.
inline constexpr std::array<unsigned, squares_per_card> beside{
    0b000110, 0b001001, 0b010001 | 0b001000, 0b100010 | 0b000100, 0b100100, 0b011000};
static_assert([] {
    for (unsigned a = 0; a < squares_per_card; ++a) {
        for (unsigned b = 0; b < squares_per_card; ++b) {
            const Cell p = offset_of(Rotation::r0, static_cast<int>(a));
            const Cell q = offset_of(Rotation::r0, static_cast<int>(b));
            if (is_beside(p, q) != (((beside[a] >> b) & 1U) != 0)) return false;
        }
    }
    return true;
}());

constexpr auto make_offsets() {
    std::array<std::array<int, squares_per_card>, 4> list{};
    for (const Rotation rotation : all_rotations) {
        for (int i = 0; i < squares_per_card; ++i) {
            const Cell at = offset_of(rotation, i);
            list[static_cast<std::size_t>(rotation)][static_cast<std::size_t>(i)] = at.y * Survey::stride + at.x;
        }
    }
    return list;
}
inline constexpr auto offsets = make_offsets();

// The squares of `of` connected with its lowest one within the card.
constexpr unsigned first_group(unsigned of) {
    unsigned group = of & (0U - of);
    for (unsigned before = 0; before != group;) {
        before = group;
        for (unsigned bits = before; bits != 0; bits &= bits - 1) {
            group |= beside[static_cast<std::size_t>(std::countr_zero(bits))] & of;
        }
    }
    return group;
}

constexpr std::uint64_t one_factory(int value) { return std::uint64_t{1} << (4 * value); }

// Takes the points and the cubes of the best factories; four bits of `factories` count those of each value.
struct Delivery {
    int points = 0;
    int delivered = 0;
    int idle_points = 0;  // of factories without a cube
};

inline Delivery deliver(std::uint64_t factories, int cubes, int cubes_each) {
    Delivery result;
    while (factories != 0) {
        const int value = (63 - std::countl_zero(factories)) / 4;
        const int count = static_cast<int>((factories >> (4 * value)) & 15U);
        factories &= ~(std::uint64_t{15} << (4 * value));
        const int taken = std::min(count * cubes_each, cubes - result.delivered);
        result.delivered += taken;
        result.points += taken * value;
        result.idle_points += (count * cubes_each - taken) * value;
    }
    return result;
}

inline constexpr float hair = 0.001F;  // the same numbers added in another order differ by less

inline bool is_same_position(const Placement& a, const Placement& b) {
    return a.x == b.x && a.y == b.y && a.rotation == b.rotation;
}

}  // namespace kitamae::mapgame::surveying
