#pragma once
// Walks over the set bits of a word from the lowest: the iterator of all small sets in the project.

#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace kitamae {

// Value must be constructible from the number of a bit, as Value{std::uint8_t}.
template <class Word, class Value>
class BitIterator {
public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = Value;
    using difference_type = std::ptrdiff_t;
    using pointer = const Value*;
    using reference = Value;

    constexpr BitIterator() = default;
    constexpr explicit BitIterator(Word bits) : bits_(bits) {}

    constexpr Value operator*() const { return Value{static_cast<std::uint8_t>(std::countr_zero(bits_))}; }
    constexpr BitIterator& operator++() {
        bits_ = static_cast<Word>(bits_ & (bits_ - 1U));
        return *this;
    }
    constexpr BitIterator operator++(int) {
        const BitIterator before = *this;
        ++*this;
        return before;
    }
    constexpr bool operator==(const BitIterator&) const = default;

private:
    Word bits_ = 0;
};

}  // namespace kitamae
