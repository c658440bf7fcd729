#include "core/rng.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <numeric>
#include <vector>

namespace kitamae {
namespace {

// Reference values of SplitMix64 with seed 1234567, as published with it.
TEST(Rng, mix_is_split_mix_64) {
    constexpr std::uint64_t step = 0x9E3779B97F4A7C15U;
    EXPECT_EQ(mix(1234567), 6457827717110365317U);
    EXPECT_EQ(mix(1234567 + step), 3203168211198807973U);
    EXPECT_EQ(mix(1234567 + 2 * step), 9817491932198370423U);
}

TEST(Rng, below_stays_below_and_reaches_everything) {
    Rng rng(7);
    for (const std::uint32_t bound : {1U, 2U, 3U, 6U, 60U, 1000U}) {
        std::vector<bool> seen(bound);
        for (std::uint32_t i = 0; i < 20 * bound; ++i) {
            const std::uint32_t value = rng.below(bound);
            ASSERT_LT(value, bound);
            seen[value] = true;
        }
        EXPECT_EQ(std::count(seen.begin(), seen.end(), false), 0) << bound;
    }
}

TEST(Rng, below_is_even) {
    Rng rng(8);
    constexpr int draws = 70'000;
    std::array<int, 7> hits{};
    for (int i = 0; i < draws; ++i) ++hits[rng.below(7)];
    for (const int hit : hits) EXPECT_NEAR(hit, draws / 7, 500);  // more than five standard deviations
}

TEST(Rng, below_is_even_for_bounds_that_waste_many_draws) {
    Rng rng(9);
    constexpr std::uint32_t bound = 3U << 30U;
    int low = 0;
    for (int i = 0; i < 30'000; ++i) low += rng.below(bound) < bound / 3 ? 1 : 0;
    EXPECT_NEAR(low, 10'000, 500);
}

TEST(Rng, equal_seeds_give_equal_draws_and_streams_differ) {
    Rng one(5, 1);
    Rng same(5, 1);
    Rng other(5, 2);
    Rng swapped(1, 5);
    const auto first = one.next();
    EXPECT_EQ(first, same.next());
    EXPECT_NE(first, other.next());
    EXPECT_NE(first, swapped.next());
}

TEST(Rng, shuffle_keeps_all_elements_and_every_order_comes_up) {
    Rng rng(11);
    std::array<int, 6> hits{};
    for (int i = 0; i < 6000; ++i) {
        std::array<int, 3> list{0, 1, 2};
        shuffle(list, rng);
        hits[static_cast<std::size_t>(list[0] * 2 + (list[1] > list[2] ? 1 : 0))]++;
        std::sort(list.begin(), list.end());
        ASSERT_EQ(list, (std::array{0, 1, 2}));
    }
    for (const int hit : hits) EXPECT_NEAR(hit, 1000, 150);
}

// Pinned: the same seed must deal the same game on every platform and in every later version.
TEST(Rng, values_are_pinned) {
    Rng rng(42);
    const std::array<std::uint64_t, 3> drawn{rng.next(), rng.next(), rng.next()};
    EXPECT_EQ(drawn,
              (std::array<std::uint64_t, 3>{15021278609987233951U, 5881210131331364753U, 18149643915985481100U}));
    Rng stream(42, 7);
    EXPECT_EQ(stream.next(), 3999915377872150685U);
    std::vector<int> list(10);
    std::iota(list.begin(), list.end(), 0);
    shuffle(list, rng);
    EXPECT_EQ(list, (std::vector{6, 2, 8, 5, 1, 3, 0, 4, 9, 7}));
}

}  // namespace
}  // namespace kitamae
