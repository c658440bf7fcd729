#pragma once
// The nouns of the two map games: cards and sets of cards, grid cells, rotations, terrain, coloured cubes.
// Rules: docs/rules/honshu.md and docs/rules/hokkaido.md.

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "core/bit_iterator.h"

namespace kitamae::mapgame {

inline constexpr int max_players = 5;
inline constexpr int rounds = 12;
inline constexpr int hand_size = 6;
inline constexpr int card_count = 60;
inline constexpr int province_count = 6;
inline constexpr int goal_count = 9;
inline constexpr int scoring_card_count = 8;
inline constexpr int squares_per_card = 6;
inline constexpr int most_factory_value = 9;  // written with one digit
inline constexpr int cards_per_map = rounds + 1;

// A map card's number, 1 to 60; 0 is the starting province, written S.
struct CardId {
    std::uint8_t number = 0;

    constexpr auto operator<=>(const CardId&) const = default;
};
inline constexpr CardId province_card{0};

class CardSet {
public:
    constexpr CardSet() = default;
    static constexpr CardSet all_cards() { return CardSet(((std::uint64_t{1} << card_count) - 1) << 1); }
    static constexpr CardSet only(CardId card) { return CardSet(std::uint64_t{1} << card.number); }

    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr bool has(CardId card) const { return ((bits_ >> card.number) & 1U) != 0; }
    constexpr void add(CardId card) { bits_ |= std::uint64_t{1} << card.number; }
    constexpr void remove(CardId card) { bits_ &= ~(std::uint64_t{1} << card.number); }
    // The n-th smallest card. @pre n < size()
    constexpr CardId nth(std::uint32_t n) const {
        std::uint64_t bits = bits_;
        for (; n > 0; --n) bits &= bits - 1;
        return CardId{static_cast<std::uint8_t>(std::countr_zero(bits))};
    }
    constexpr CardSet operator|(CardSet other) const { return CardSet(bits_ | other.bits_); }
    constexpr CardSet operator&(CardSet other) const { return CardSet(bits_ & other.bits_); }
    constexpr CardSet operator-(CardSet other) const { return CardSet(bits_ & ~other.bits_); }
    constexpr bool operator==(const CardSet&) const = default;

    using iterator = BitIterator<std::uint64_t, CardId>;
    constexpr iterator begin() const { return iterator(bits_); }
    constexpr iterator end() const { return iterator(0); }

private:
    constexpr explicit CardSet(std::uint64_t bits) : bits_(bits) {}
    std::uint64_t bits_ = 0;
};

// Rules M3.11: the province's top-left square is (0,0), x to the right, y down. Ordered by x, then y.
struct Cell {
    std::int8_t x = 0;
    std::int8_t y = 0;

    constexpr auto operator<=>(const Cell&) const = default;
};

constexpr Cell cell_at(int x, int y) { return Cell{static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)}; }

enum class Rotation : std::uint8_t { r0, r90, r180, r270 };
inline constexpr std::array all_rotations{Rotation::r0, Rotation::r90, Rotation::r180, Rotation::r270};

constexpr bool is_upright(Rotation rotation) { return (static_cast<unsigned>(rotation) & 1U) == 0; }
constexpr int width_of(Rotation rotation) { return is_upright(rotation) ? 2 : 3; }
constexpr int height_of(Rotation rotation) { return is_upright(rotation) ? 3 : 2; }
constexpr int degrees(Rotation rotation) { return 90 * static_cast<int>(rotation); }

// Where square `i` (reading order of the upright card) lies in the turned footprint; rotation is clockwise.
constexpr Cell offset_of(Rotation rotation, int i) {
    const int column = i % 2;
    const int row = i / 2;
    switch (rotation) {
        case Rotation::r0:
            return cell_at(column, row);
        case Rotation::r90:
            return cell_at(2 - row, column);
        case Rotation::r180:
            return cell_at(1 - column, 2 - row);
        case Rotation::r270:
            return cell_at(row, 1 - column);
    }
    return {};
}

enum class Terrain : std::uint8_t { forest, lake, town, desert, mountain, production, factory };
inline constexpr int terrain_count = 7;

// A deck uses four of the five: Honshū has yellow cubes, Hokkaidō green ones.
enum class Colour : std::uint8_t { blue, brown, grey, yellow, green };
inline constexpr int colour_count = 5;
inline constexpr std::array all_colours{Colour::blue, Colour::brown, Colour::grey, Colour::yellow, Colour::green};

constexpr std::size_t index_of(Colour colour) { return static_cast<std::size_t>(colour); }

template <class T>
using PerColour = std::array<T, colour_count>;

struct Square {
    Terrain terrain = Terrain::desert;
    Colour colour = Colour::blue;  // of production and factory squares; else blue
    std::uint8_t value = 0;        // of factories; else 0

    constexpr bool operator==(const Square&) const = default;
};

}  // namespace kitamae::mapgame
