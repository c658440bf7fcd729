#include "core/seat.h"

#include <gtest/gtest.h>
#include <vector>

namespace kitamae {
namespace {

std::vector<int> indices(SeatSet seats) {
    std::vector<int> result;
    for (const Seat seat : seats) result.push_back(seat.index);
    return result;
}

TEST(Seat, the_next_seat_goes_around_both_ways) {
    EXPECT_EQ(seat_after(Seat{0}, 1, 3), Seat{1});
    EXPECT_EQ(seat_after(Seat{2}, 1, 3), Seat{0});
    EXPECT_EQ(seat_after(Seat{0}, -1, 3), Seat{2});
    EXPECT_EQ(seat_after(Seat{1}, -7, 5), Seat{4});
    EXPECT_EQ(seat_after(Seat{1}, 10, 5), Seat{1});
}

TEST(Seat, going_on_and_back_returns) {
    for (int players = 1; players <= 5; ++players) {
        for (std::uint8_t i = 0; i < players; ++i) {
            for (int steps = -11; steps <= 11; ++steps) {
                EXPECT_EQ(seat_after(seat_after(Seat{i}, steps, players), -steps, players), Seat{i});
            }
        }
    }
}

TEST(SeatSet, adds_removes_and_walks_in_ascending_order) {
    SeatSet seats;
    EXPECT_TRUE(seats.empty());
    EXPECT_EQ(indices(seats), (std::vector<int>{}));
    seats.add(Seat{4});
    seats.add(Seat{1});
    seats.add(Seat{1});
    EXPECT_EQ(seats.size(), 2);
    EXPECT_EQ(seats.lowest(), Seat{1});
    EXPECT_EQ(indices(seats), (std::vector{1, 4}));
    seats.remove(Seat{1});
    seats.remove(Seat{0});
    EXPECT_EQ(seats, SeatSet::only(Seat{4}));
}

TEST(SeatSet, knows_its_members) {
    const SeatSet seats = SeatSet::first(3);
    EXPECT_EQ(indices(seats), (std::vector{0, 1, 2}));
    EXPECT_TRUE(seats.has(Seat{2}));
    EXPECT_FALSE(seats.has(Seat{3}));
}

TEST(SeatSet, never_has_the_dealer_or_an_onlooker) {
    const SeatSet all = SeatSet::first(8);
    EXPECT_EQ(all.size(), 8);
    EXPECT_FALSE(all.has(dealer));
    EXPECT_FALSE(all.has(onlooker));
}

}  // namespace
}  // namespace kitamae
