#pragma once
// Who acts and who looks. Seats are numbered from 0 in turn order around the table. Two more parties share the
// type: the dealer, who plays chance, and an onlooker, who sees what everybody sees and never acts.

#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "core/bit_iterator.h"

namespace kitamae {

struct Seat {
    std::uint8_t index = 0;

    constexpr auto operator<=>(const Seat&) const = default;
};

inline constexpr Seat dealer{0xFE};
inline constexpr Seat onlooker{0xFF};
inline constexpr std::size_t max_seats = 5;

// The seat `steps` places further to the left (clockwise); negative steps go to the right.
constexpr Seat seat_after(Seat seat, int steps, int players) {
    const int moved = (int{seat.index} + steps) % players;
    return Seat{static_cast<std::uint8_t>(moved < 0 ? moved + players : moved)};
}

class SeatSet {
public:
    constexpr SeatSet() = default;

    static constexpr SeatSet only(Seat seat) { return SeatSet(static_cast<std::uint8_t>(1U << seat.index)); }
    static constexpr SeatSet first(int count) { return SeatSet(static_cast<std::uint8_t>((1U << count) - 1U)); }

    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr bool has(Seat seat) const { return seat.index < 8 && ((bits_ >> seat.index) & 1U) != 0; }
    constexpr void add(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ | (1U << seat.index)); }
    constexpr void remove(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ & ~(1U << seat.index)); }
    // @pre !empty()
    constexpr Seat lowest() const { return Seat{static_cast<std::uint8_t>(std::countr_zero(bits_))}; }

    using iterator = BitIterator<std::uint8_t, Seat>;
    constexpr iterator begin() const { return iterator(bits_); }
    constexpr iterator end() const { return iterator(0); }

    constexpr bool operator==(const SeatSet&) const = default;

private:
    constexpr explicit SeatSet(std::uint8_t bits) : bits_(bits) {}
    std::uint8_t bits_ = 0;
};

}  // namespace kitamae
