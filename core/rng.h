#pragma once
// The one generator of the project: xoshiro256++ seeded through SplitMix64, with an unbiased bounded draw.
// The standard library's distributions and shuffle differ between platforms; these do not.
// It is fast and reproducible, not secret: a server that deals for strangers seeds it from secrets it later reveals.

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

namespace kitamae {

// One step of SplitMix64: spreads any 64-bit value over all 64 bits.
constexpr std::uint64_t mix(std::uint64_t value) {
    value += 0x9E3779B97F4A7C15U;
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9U;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBU;
    return value ^ (value >> 31);
}

class Rng {
public:
    constexpr explicit Rng(std::uint64_t seed) {
        for (auto& word : state_) {
            word = mix(seed);
            seed += 0x9E3779B97F4A7C15U;
        }
    }
    // An independent generator for each (seed, stream).
    constexpr Rng(std::uint64_t seed, std::uint64_t stream) : Rng(mix(seed) ^ mix(~stream)) {}

    constexpr std::uint64_t next() {
        const std::uint64_t result = std::rotl(state_[0] + state_[3], 23) + state_[0];
        const std::uint64_t shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }

    // Uniform in [0, bound). @pre bound > 0
    constexpr std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = (next() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t unfair = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < unfair) product = (next() >> 32) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

private:
    std::array<std::uint64_t, 4> state_{};
};

// Fisher-Yates over any indexable list.
template <class List>
constexpr void shuffle(List& list, Rng& rng) {
    for (auto left = static_cast<std::uint32_t>(list.size()); left > 1; --left) {
        using std::swap;
        swap(list[left - 1], list[rng.below(left)]);
    }
}

}  // namespace kitamae
