#pragma once
// A list with a fixed capacity and no heap: the caller's scratch paper in playouts. Trivially copyable when T is,
// so it may stand inside a State; equality compares the elements in use.

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace kitamae {

template <class T, std::size_t Capacity>
class FixedList {
public:
    using value_type = T;

    static constexpr std::size_t capacity() { return Capacity; }
    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }

    // @pre size() < capacity()
    constexpr void push_back(const T& value) {
        assert(size_ < Capacity);
        items_[size_++] = value;
    }
    constexpr void pop_back() {
        assert(size_ > 0);
        --size_;
    }
    constexpr void clear() { size_ = 0; }

    constexpr T& operator[](std::size_t i) {
        assert(i < size_);
        return items_[i];
    }
    constexpr const T& operator[](std::size_t i) const {
        assert(i < size_);
        return items_[i];
    }
    constexpr T& back() { return (*this)[size_ - 1]; }
    constexpr const T& back() const { return (*this)[size_ - 1]; }
    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }

    constexpr bool operator==(const FixedList& other) const {
        return std::equal(begin(), end(), other.begin(), other.end());
    }

private:
    std::array<T, Capacity> items_{};
    std::uint32_t size_ = 0;
};

}  // namespace kitamae
