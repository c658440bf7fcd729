#pragma once
// The nouns of Hokkaido (2010): trade cards and provinces with sets of them, places and their names.
// Rules: docs/rules/hokkaido-2010.md.

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/bit_iterator.h"

namespace kitamae::hokkaido_2010 {

inline constexpr int max_players = 4;
inline constexpr int max_provinces = 64;
inline constexpr int region_count = 6;
inline constexpr int country_count = 3;
inline constexpr int card_count = 32;
inline constexpr int row_at_start = 5;
inline constexpr int hand_at_start = 3;
inline constexpr int actions_per_turn = 3;
inline constexpr int max_pile = 13;  // Rules T1.2

// A trade card's number, 1 to 32; 0: no card.
struct CardId {
    std::uint8_t number = 0;

    constexpr auto operator<=>(const CardId&) const = default;
};

// A province's place in the board's list.
struct ProvinceId {
    std::uint8_t index = 0;

    constexpr auto operator<=>(const ProvinceId&) const = default;
};

constexpr unsigned bit_of(CardId card) { return card.number; }
constexpr unsigned bit_of(ProvinceId province) { return province.index; }

template <class Id>
class SetOf {
public:
    constexpr SetOf() = default;
    static constexpr SetOf only(Id id) { return SetOf(std::uint64_t{1} << bit_of(id)); }

    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr bool has(Id id) const { return bit_of(id) < 64 && ((bits_ >> bit_of(id)) & 1U) != 0; }
    constexpr void add(Id id) { bits_ |= std::uint64_t{1} << bit_of(id); }
    constexpr void remove(Id id) { bits_ &= ~(std::uint64_t{1} << bit_of(id)); }
    // @pre !empty()
    constexpr Id lowest() const { return Id{static_cast<std::uint8_t>(std::countr_zero(bits_))}; }
    // The n-th smallest. @pre n < size()
    constexpr Id nth(std::uint32_t n) const {
        std::uint64_t bits = bits_;
        for (; n > 0; --n) bits &= bits - 1;
        return Id{static_cast<std::uint8_t>(std::countr_zero(bits))};
    }
    constexpr bool includes(SetOf other) const { return (other - *this).empty(); }
    constexpr SetOf operator|(SetOf other) const { return SetOf(bits_ | other.bits_); }
    constexpr SetOf operator&(SetOf other) const { return SetOf(bits_ & other.bits_); }
    constexpr SetOf operator-(SetOf other) const { return SetOf(bits_ & ~other.bits_); }
    constexpr SetOf& operator|=(SetOf other) { return *this = *this | other; }
    constexpr bool operator==(const SetOf&) const = default;

    using iterator = BitIterator<std::uint64_t, Id>;
    constexpr iterator begin() const { return iterator(bits_); }
    constexpr iterator end() const { return iterator(0); }

private:
    constexpr explicit SetOf(std::uint64_t bits) : bits_(bits) {}
    std::uint64_t bits_ = 0;
};

using CardSet = SetOf<CardId>;
using ProvinceSet = SetOf<ProvinceId>;

constexpr CardSet all_cards() {
    CardSet cards;
    for (int n = 1; n <= card_count; ++n) cards.add(CardId{static_cast<std::uint8_t>(n)});
    return cards;
}

// Where a piece may be (Rules T1.4): a province, a country or At Sea.
struct Place {
    std::uint8_t index = 0xFF;  // provinces as ProvinceId, then the countries, then At Sea

    constexpr bool is_province() const { return index < max_provinces; }
    constexpr bool is_country() const { return index >= max_provinces && index < max_provinces + country_count; }
    constexpr ProvinceId province() const { return ProvinceId{index}; }
    constexpr int country() const { return index - max_provinces; }
    constexpr auto operator<=>(const Place&) const = default;
};
inline constexpr Place no_place{};
inline constexpr Place at_sea{max_provinces + country_count};
inline constexpr int max_places = max_provinces + country_count + 1;

constexpr Place place_of(ProvinceId province) { return Place{province.index}; }
constexpr Place place_of_country(int country) { return Place{static_cast<std::uint8_t>(max_provinces + country)}; }

// A place as it is written: a word of a-z, 0-9, '-' and '_'. It has no heap and needs no board, so that an action
// carries it as it was read.
struct PlaceName {
    static constexpr std::size_t capacity = 24;
    std::array<char, capacity> letters{};  // those not in use are zero

    constexpr bool empty() const { return letters[0] == 0; }
    constexpr std::string_view text() const {
        std::size_t length = 0;
        while (length < capacity && letters[length] != 0) ++length;
        return {letters.data(), length};
    }
    constexpr bool operator==(const PlaceName&) const = default;
};

// nullopt: not such a word, or too long.
constexpr std::optional<PlaceName> read_place_name(std::string_view word) {
    if (word.empty() || word.size() > PlaceName::capacity) return std::nullopt;
    PlaceName name;
    for (std::size_t i = 0; i < word.size(); ++i) {
        const char c = word[i];
        const bool fits = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
        if (!fits) return std::nullopt;
        name.letters[i] = c;
    }
    return name;
}

}  // namespace kitamae::hokkaido_2010
