// Plans for a turn, and the bot that tries them out.

#include <algorithm>
#include <gtest/gtest.h>
#include <string>

#include "bots/hokkaido_2010/search.h"
#include "tests/games/hokkaido_2010/board_file.h"
#include "tests/games/hokkaido_2010/position.h"

namespace kitamae::hokkaido_2010 {
namespace {

using G = Hokkaido2010;

const PlanSearchSettings small{.search = {.simulations = 12, .width = 4, .horizon = 2, .slip_one_in = 24, .taste = {}},
                               .planned_turns = 1,
                               .trust = 0.3};

PlanSearchAgent small_search() { return {default_weights(), small}; }

// A game of quick picks with some random actions, as far as `plies` actions.
State played(int players, std::uint64_t seed, int plies) {
    Rng rng(seed);
    State s = G::initial(default_rules(players));
    while (!is_over<G>(s) && (plies > 0 || G::is_chance(s))) {
        const Seat seat = G::is_chance(s) ? dealer : G::to_act(s).lowest();
        const bool is_random = seat == dealer || rng.below(8) == 0;
        G::apply(s, seat, is_random ? G::sample_action(s, seat, rng) : IslandJudge().pick(s, seat, rng));
        if (seat != dealer) --plies;
    }
    return s;
}

TEST(Hokkaido2010Plan, plans_are_sorted_and_can_be_played_until_a_draw) {
    for (int plies = 0; plies < 80; plies += 2) {
        const State s = played(2 + plies % 3, static_cast<std::uint64_t>(plies), plies);
        if (G::to_act(s).empty()) continue;
        const Seat seat = G::to_act(s).lowest();
        const auto plans = Planner(default_weights(), s, seat).best_plans(6);
        ASSERT_FALSE(plans.empty());
        for (std::size_t i = 0; i < plans.size(); ++i) {
            EXPECT_GE(plans.front().worth, plans[i].worth);
            State now = s;
            for (const Option& option : plans[i].options) {
                const Action action = action_of(s.rules->atlas, option);
                ASSERT_FALSE(G::why_illegal(now, seat, action)) << G::write(action);
                if (option.kind == ActionKind::draw) break;
                G::apply(now, seat, action);
            }
        }
    }
}

TEST(Hokkaido2010Plan, the_best_plan_is_worth_as_much_as_the_best_action) {
    const State s = played(2, 5, 30);
    const Seat seat = G::to_act(s).lowest();
    std::vector<Ranked<Action>> ranked;
    Planner(default_weights(), s, seat).rank(ranked);
    float best = ranked.front().worth;
    for (const auto& [action, worth] : ranked) best = std::max(best, worth);
    EXPECT_FLOAT_EQ(Planner(default_weights(), s, seat).best_plans(1).front().worth, best);
}

TEST(Hokkaido2010Plan, in_a_peaceful_mood_no_fight_comes_before_a_plan_that_lasts) {
    int fights = 0;
    for (int plies = 30; plies < 120; ++plies) {
        const State s = played(2, static_cast<std::uint64_t>(plies), plies);
        if (G::to_act(s).empty()) continue;
        const Seat seat = G::to_act(s).lowest();
        constexpr std::size_t plenty = 1000;
        const auto lasts = [](const Plan& plan) { return plan.will_last; };
        const auto plans = Planner(default_weights(), s, seat).best_plans(plenty);
        const auto calm = Planner(default_weights(), s, seat, Planner::wide, Mood::peaceful).best_plans(plenty);
        EXPECT_TRUE(std::is_partitioned(calm.begin(), calm.end(), lasts));
        if (!plans.front().will_last && calm.front().will_last) ++fights;
    }
    EXPECT_GT(fights, 0);
}

TEST(Hokkaido2010Plan, a_peaceful_mood_comes_now_and_then) {
    Rng rng(1);
    int peaceful = 0;
    for (int i = 0; i < 1000; ++i) peaceful += drawn_mood(rng) == Mood::peaceful ? 1 : 0;
    EXPECT_GT(peaceful, 0);
    EXPECT_LT(peaceful, 500);
}

TEST(Hokkaido2010Search, a_fixed_budget_gives_the_same_choice_on_any_number_of_threads) {
    const State s = played(3, 9, 40);
    const Seat seat = G::to_act(s).lowest();
    const auto choice = [&](int threads) {
        Rng rng(4);
        return G::write(small_search().think(G::observe(s, seat), seat, rng, {{}, threads}).front().action);
    };
    EXPECT_EQ(choice(1), choice(1));
    EXPECT_EQ(choice(1), choice(3));
}

TEST(Hokkaido2010Search, considers_legal_actions_and_each_once) {
    for (int plies = 0; plies < 90; plies += 5) {
        const State s = played(2 + plies % 3, static_cast<std::uint64_t>(plies), plies);
        if (G::to_act(s).empty()) continue;
        const Seat seat = G::to_act(s).lowest();
        Rng rng(1);
        const auto thought = small_search().think(G::observe(s, seat), seat, rng, {});
        ASSERT_FALSE(thought.empty());
        for (std::size_t i = 0; i < thought.size(); ++i) {
            EXPECT_FALSE(G::why_illegal(s, seat, thought[i].action)) << G::write(thought[i].action);
            for (std::size_t j = 0; j < i; ++j) EXPECT_NE(thought[i].action, thought[j].action);
        }
    }
}

// The route to Obihiro can be repaired in two actions; it is the last turn, and the card counts for or against.
TEST(Hokkaido2010Search, repairs_a_route_in_the_last_turn) {
    Position p(2);
    p.put(0, {"sapporo", "yufutsu", "obihiro"}).put(1, {"wakkanai"}).hand(0, {3}).hand(1, {5, 6, 7});
    p.s.table.ended_by = Seat{0};
    p.s.table.last_turns = 1;
    Rng rng(2);
    State s = p.s;
    while (!is_over<G>(s)) {
        const bool is_chance = G::is_chance(s);
        const Seat seat = is_chance ? dealer : Seat{0};
        G::apply(s, seat,
                 is_chance ? G::sample_action(s, seat, rng) : small_search().choose(G::observe(s, seat), seat, rng));
    }
    EXPECT_GE(G::score(s, Seat{0}).total() - G::score(s, Seat{0}).regions, 5);
}

}  // namespace
}  // namespace kitamae::hokkaido_2010
