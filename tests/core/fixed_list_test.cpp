#include "core/fixed_list.h"

#include <gtest/gtest.h>
#include <type_traits>
#include <vector>

namespace kitamae {
namespace {

using List = FixedList<int, 4>;
static_assert(std::is_trivially_copyable_v<List>);
static_assert(List::capacity() == 4);

List list_of(std::initializer_list<int> values) {
    List list;
    for (const int value : values) list.push_back(value);
    return list;
}

TEST(FixedList, begins_empty_and_fills_in_order) {
    List list;
    EXPECT_TRUE(list.empty());
    for (int i = 0; i < 4; ++i) list.push_back(i * i);
    EXPECT_EQ(list.size(), 4U);
    EXPECT_EQ(std::vector<int>(list.begin(), list.end()), (std::vector{0, 1, 4, 9}));
    EXPECT_EQ(list[2], 4);
    EXPECT_EQ(list.back(), 9);
}

TEST(FixedList, equality_looks_only_at_elements_in_use) {
    List reused = list_of({7, 8, 9});
    reused.clear();
    EXPECT_EQ(reused, List{});
    reused.push_back(1);
    EXPECT_EQ(reused, list_of({1}));
    EXPECT_NE(reused, list_of({1, 8}));
    EXPECT_NE(reused, list_of({2}));
}

TEST(FixedList, a_copy_is_independent) {
    List list = list_of({1, 2});
    const List copy = list;
    list[0] = 5;
    list.push_back(3);
    EXPECT_EQ(copy, list_of({1, 2}));
}

}  // namespace
}  // namespace kitamae
