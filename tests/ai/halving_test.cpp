#include "ai/halving.h"

#include <gtest/gtest.h>
#include <vector>

#include "core/rng.h"

namespace kitamae {
namespace {

// Arm n is worth n on average, blurred a lot.
double blurred(std::size_t arm, std::uint32_t number) {
    Rng rng(number, arm);
    return static_cast<double>(arm) + static_cast<double>(rng.below(1000)) / 100 - 5;
}

TEST(Halving, finds_the_best_arm) {
    const auto arms = halve(16, 16'000, {}, blurred);
    ASSERT_EQ(arms.size(), 16U);
    EXPECT_EQ(arms.front().index, 15U);
    EXPECT_NEAR(arms.front().mean(), 15, 0.5);
    EXPECT_GT(arms.front().samples, 4 * arms.back().samples);
}

TEST(Halving, spends_no_more_than_its_budget) {
    std::uint32_t samples = 0;
    for (const Arm& arm : halve(10, 400, {}, blurred)) samples += arm.samples;
    EXPECT_LE(samples, 400U);
    EXPECT_GT(samples, 300U);
}

TEST(Halving, one_arm_needs_no_samples) {
    const auto arms = halve(1, 100, {}, blurred);
    ASSERT_EQ(arms.size(), 1U);
    EXPECT_EQ(arms.front().samples, 0U);
}

TEST(Halving, threads_do_not_change_the_result) {
    const auto alone = halve(12, 2'000, {}, blurred);
    const auto together = halve(12, 2'000, {.time_used = {}, .threads = 4}, blurred);
    for (std::size_t i = 0; i < alone.size(); ++i) {
        EXPECT_EQ(alone[i].index, together[i].index);
        EXPECT_EQ(alone[i].sum, together[i].sum);
    }
}

TEST(Halving, an_opinion_held_before_counts_for_less_the_more_is_sampled) {
    const std::vector<double> priors{100, 0};
    const auto always = [](std::size_t arm, std::uint32_t) { return arm == 1 ? 1.0 : 0.0; };
    EXPECT_EQ(halve(2, 20, {}, always, priors).front().index, 0U);
    EXPECT_EQ(halve(2, 2'000, {}, always, priors).front().index, 1U);
    EXPECT_EQ(halve(2, 20, {}, always).front().index, 1U);
}

TEST(Halving, stops_when_the_time_is_up) {
    double looks = 0;
    const auto arms = halve(8, 1, {.time_used = [&] { return ++looks / 30; }, .threads = 1}, blurred);
    EXPECT_LE(looks, 33);
    EXPECT_GT(arms.front().samples, 50U);
}

}  // namespace
}  // namespace kitamae
