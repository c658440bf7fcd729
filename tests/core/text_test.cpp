#include "core/text.h"

#include <cstdint>
#include <gtest/gtest.h>
#include <limits>
#include <string>

#include "core/rng.h"

namespace kitamae {
namespace {

TEST(Text, trim_takes_blanks_off_both_ends) {
    EXPECT_EQ(trim("  a b\t\r\n"), "a b");
    EXPECT_EQ(trim(" \t "), "");
    EXPECT_EQ(trim(""), "");
}

TEST(Text, take_until_takes_the_separator_too) {
    std::string_view rest = "a,,b";
    EXPECT_EQ(take_until(rest, ','), "a");
    EXPECT_EQ(take_until(rest, ','), "");
    EXPECT_EQ(take_until(rest, ','), "b");
    EXPECT_EQ(rest, "");
    EXPECT_EQ(take_until(rest, ','), "");
}

TEST(Text, take_word_skips_blanks_and_ends_empty) {
    std::string_view rest = "  place\t23 ";
    EXPECT_EQ(take_word(rest), "place");
    EXPECT_EQ(take_word(rest), "23");
    EXPECT_EQ(take_word(rest), "");
    EXPECT_EQ(take_word(rest), "");
}

TEST(Text, read_number_wants_the_canonical_form) {
    EXPECT_EQ(read_number<int>("0"), 0);
    EXPECT_EQ(read_number<int>("-12"), -12);
    EXPECT_EQ(read_number<std::uint8_t>("255"), 255);
    for (const char* text : {"", "-", "+1", "01", "-0", "-01", "1 ", " 1", "1.0", "0x1", "1a", "--1", "\xC2\xA0"}) {
        EXPECT_FALSE(read_number<int>(text)) << text;
    }
}

TEST(Text, read_number_refuses_what_does_not_fit) {
    EXPECT_FALSE(read_number<std::uint8_t>("256"));
    EXPECT_FALSE(read_number<std::uint8_t>("-1"));
    EXPECT_FALSE(read_number<std::int8_t>("-129"));
    EXPECT_FALSE(read_number<std::uint64_t>("18446744073709551616"));
    EXPECT_EQ(read_number<std::uint64_t>("18446744073709551615"), std::numeric_limits<std::uint64_t>::max());
}

TEST(Text, numbers_round_trip) {
    Rng rng(3);
    for (int i = 0; i < 1000; ++i) {
        const auto number = static_cast<std::int64_t>(rng.next() >> rng.below(64));
        EXPECT_EQ(read_number<std::int64_t>(std::to_string(number)), number);
    }
}

}  // namespace
}  // namespace kitamae
