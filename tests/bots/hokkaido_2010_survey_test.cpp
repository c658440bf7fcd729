// Distances of routes in actions.

#include <gtest/gtest.h>

#include "bots/hokkaido_2010/survey.h"
#include "tests/games/hokkaido_2010/position.h"

namespace kitamae::hokkaido_2010 {
namespace {

int cost(const Position& p, int card) { return Survey(p.s, Seat{0}).cost[static_cast<std::size_t>(card)]; }

TEST(Survey, a_controlled_route_costs_nothing) {
    Position p(2);
    p.put(0, {"sapporo", "yufutsu", "saru", "obihiro", "japan"});
    EXPECT_EQ(cost(p, 3), 0);
    EXPECT_EQ(cost(p, 18), 0);
}

TEST(Survey, each_free_province_of_a_gap_costs_a_grow_and_a_move) {
    Position p(2);
    p.put(0, {"sapporo", "yufutsu", "obihiro"});
    EXPECT_EQ(cost(p, 3), 2);
    Position longer(2);
    longer.put(0, {"sapporo"});
    EXPECT_EQ(cost(longer, 3), 6);
}

TEST(Survey, a_full_province_costs_one_action_more) {
    Position p(2);
    p.put(0, {"hakodate", "kayabe", "abuta", "sapporo"}).put(1, {"yamakoshi"});
    EXPECT_EQ(cost(p, 4), 3);
    Position roomy(3);  // the limit is 2
    roomy.put(0, {"hakodate", "kayabe", "abuta", "sapporo"}).put(1, {"yamakoshi"});
    EXPECT_EQ(cost(roomy, 4), 2);
}

TEST(Survey, a_way_around_a_full_province_is_found) {
    Position p(2);
    p.put(0, {"sapporo", "yufutsu", "obihiro"}).put(1, {"saru"});
    EXPECT_EQ(cost(p, 3), 3);
    p.put(0, {"sorachi"});
    EXPECT_EQ(cost(p, 3), 2);  // by Kato
}

TEST(Survey, a_voyage_costs_a_grow_and_two_sea_moves) {
    Position p(2);
    p.put(0, {"sapporo"});
    EXPECT_EQ(cost(p, 18), 3);
    p.put(0, {"sea"});
    EXPECT_EQ(cost(p, 18), 2);  // the piece At Sea can land only once: less is saved than it seems
    EXPECT_EQ(cost(p, 24), 4);  // Abashiri by sea as well
}

TEST(Survey, who_has_nothing_on_the_island_begins_at_home) {
    Position p(2);
    p.put(0, {"japan"});
    EXPECT_EQ(cost(p, 18), 1);
}

}  // namespace
}  // namespace kitamae::hokkaido_2010
