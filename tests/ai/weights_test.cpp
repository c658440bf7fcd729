#include "ai/weights.h"

#include <array>
#include <gtest/gtest.h>

namespace kitamae {
namespace {

struct Pair {
    float first = 1;
    float second = 2;
};
constexpr std::array fields{WeightField<Pair>{"first", &Pair::first}, WeightField<Pair>{"second", &Pair::second}};
constexpr std::span<const WeightField<Pair>> list{fields};

TEST(Weights, decimals_are_read_and_written) {
    for (const char* text : {"0.000", "1.250", "-0.125", "17.000"}) {
        const auto value = read_decimal(text);
        ASSERT_TRUE(value) << text;
        EXPECT_EQ(write_decimal(*value), text);
    }
    EXPECT_EQ(read_decimal("3"), 3.0F);
    for (const char* text : {"", "-", "x", "1.x", "1e3", "--1", "+1"}) EXPECT_FALSE(read_decimal(text)) << text;
}

TEST(Weights, a_file_names_some_of_them) {
    Pair weights;
    EXPECT_FALSE(read_weights("# a remark\nsecond -3.5 # another\n\n", list, weights));
    EXPECT_EQ(weights.first, 1);
    EXPECT_EQ(weights.second, -3.5F);
    Pair again;
    EXPECT_FALSE(read_weights(write_weights(list, weights), list, again));
    EXPECT_EQ(again.second, -3.5F);
}

TEST(Weights, faults_are_named) {
    Pair weights;
    EXPECT_EQ(read_weights("third 1", list, weights), "there is no weight 'third'");
    EXPECT_EQ(read_weights("first one", list, weights), "first: not a number");
}

}  // namespace
}  // namespace kitamae
