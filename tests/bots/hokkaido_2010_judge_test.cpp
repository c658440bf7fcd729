// What the judge of Hokkaido (2010) thinks of small positions, and what it must never do.

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "ai/greedy.h"
#include "bots/hokkaido_2010/judge.h"
#include "bots/hokkaido_2010/plan.h"
#include "tests/games/hokkaido_2010/board_file.h"
#include "tests/games/hokkaido_2010/position.h"

namespace kitamae::hokkaido_2010 {
namespace {

using G = Hokkaido2010;
using Worths = std::vector<Ranked<Action>>;

Worths ranked(const State& s) {
    Worths worths;
    Planner(default_weights(), s, G::to_act(s).lowest()).rank(worths);
    return worths;
}

Action best_of(const State& s) {
    const Worths worths = ranked(s);
    const auto less = [](const auto& a, const auto& b) { return a.worth < b.worth; };
    return std::max_element(worths.begin(), worths.end(), less)->action;
}

// The actions until the seat on turn changes, each the best in its state.
std::vector<std::string> best_turn(State s) {
    std::vector<std::string> actions;
    const Seat seat = s.table.turn;
    while (s.table.phase == Phase::turn && s.table.turn == seat && actions.size() < actions_per_turn) {
        const Action action = best_of(s);
        actions.push_back(G::write(action));
        G::apply(s, seat, action);
    }
    return actions;
}

bool has(const std::vector<std::string>& actions, const std::string& action) {
    return std::find(actions.begin(), actions.end(), action) != actions.end();
}

// A game by the judge, or by quick picks, as far as `plies` actions.
template <class Choose>
State played(int players, std::uint64_t seed, int plies, Choose&& choose) {
    Rng rng(seed);
    State s = G::initial(default_rules(players));
    while (!is_over<G>(s) && plies > 0) {
        if (G::is_chance(s)) {
            G::apply(s, dealer, G::sample_action(s, dealer, rng));
            continue;
        }
        const Seat seat = G::to_act(s).lowest();
        const Action action = choose(s, seat, rng);
        EXPECT_FALSE(G::why_illegal(s, seat, action)) << G::write(action);
        G::apply(s, seat, action);
        --plies;
    }
    return s;
}

Action pick(const State& s, Seat seat, Rng& rng) { return IslandJudge().pick(s, seat, rng); }

TEST(Hokkaido2010Judge, completes_a_route_and_claims_it) {
    Position p(2);
    p.put(0, {"hakodate", "kayabe", "yamakoshi", "abuta", "sapporo", "yufutsu", "yufutsu"});
    p.put(0, {"obihiro", "ashoro", "shiranuka", "kushiro", "monbetsu", "esashi"}).row({13});
    p.put(1, {"wakkanai", "horonobe", "tomamae", "rumoi", "abashiri", "tokoro", "akkeshi", "suttsu", "muroran"});
    p.open(1).on_high.add(CardId{13});
    p.s.table.actions_left = 2;
    p.s.table.ended_by = Seat{0};
    p.s.table.last_turns = 1;
    EXPECT_THAT(best_turn(p.s), testing::ElementsAre("land yufutsu saru", "claim 13"));
}

TEST(Hokkaido2010Judge, claims_before_somebody_else_does) {
    Position p(2);
    for (int seat = 0; seat < 2; ++seat) p.put(seat, {"sapporo", "japan"});
    p.row({18});
    EXPECT_TRUE(has(best_turn(p.s), "claim 18"));
}

TEST(Hokkaido2010Judge, does_not_walk_into_a_conflict_that_wins_nothing) {
    Position p(2);
    p.put(0, {"sapporo", "atsuta"}).put(1, {"wakkanai", "rumoi"});
    p.s.table.actions_left = 1;
    EXPECT_NE(G::write(best_of(p.s)), "land atsuta rumoi");
    EXPECT_NE(G::write(best_of(p.s)), "grow atsuta");
}

// The last action of the game: a card in hand that cannot be completed any more costs its high number.
TEST(Hokkaido2010Judge, gets_rid_of_a_hopeless_card_at_the_very_end) {
    Position p(2);
    p.put(0, {"sapporo", "yufutsu"}).put(1, {"wakkanai"}).hand(0, {14});
    p.s.table.ended_by = Seat{0};
    p.s.table.last_turns = 1;
    p.s.table.actions_left = 1;
    EXPECT_EQ(G::write(best_of(p.s)), "discard 14");
}

TEST(Hokkaido2010Judge, repairs_a_route_in_the_last_turn) {
    Position p(2);
    p.put(0, {"sapporo", "yufutsu", "obihiro"}).put(1, {"wakkanai"}).hand(0, {3});
    p.s.table.ended_by = Seat{0};
    p.s.table.last_turns = 1;
    const Seat seat{0};
    State s = p.s;
    while (G::to_act(s).has(seat)) G::apply(s, seat, best_of(s));
    ASSERT_TRUE(is_over<G>(s));  // no card is drawn that could only do harm
    EXPECT_GE(G::score(s, seat).total() - G::score(s, seat).regions, 5);
}

TEST(Hokkaido2010Judge, ranks_legal_actions_only_and_each_once) {
    for (int plies = 0; plies < 60; ++plies) {
        const State s = played(2 + plies % 3, static_cast<std::uint64_t>(plies), plies, pick);
        if (G::to_act(s).empty()) continue;
        const Seat seat = G::to_act(s).lowest();
        std::vector<std::string> written;
        for (const auto& [action, worth] : ranked(s)) {
            EXPECT_FALSE(G::why_illegal(s, seat, action)) << G::write(action);
            written.push_back(G::write(action));
        }
        ASSERT_FALSE(written.empty());
        std::sort(written.begin(), written.end());
        EXPECT_EQ(std::adjacent_find(written.begin(), written.end()), written.end());
    }
}

TEST(Hokkaido2010Judge, outlook_is_the_score_after_the_end) {
    for (int players = 2; players <= max_players; ++players) {
        const State s = played(players, 7, 5'000, pick);
        ASSERT_TRUE(is_over<G>(s));
        for (const Seat seat : SeatSet::first(players)) {
            EXPECT_EQ(IslandJudge().outlook(s, seat), static_cast<float>(G::score(s, seat).total()));
        }
    }
}

TEST(Hokkaido2010Judge, choices_do_not_depend_on_what_the_seat_cannot_know) {
    for (int plies = 4; plies < 90; plies += 3) {
        const State s = played(2 + plies % 3, static_cast<std::uint64_t>(plies), plies, pick);
        if (G::to_act(s).empty()) continue;
        const Seat seat = G::to_act(s).lowest();
        const Worths worths = ranked(s);
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            Rng rng(seed);
            const Worths other = ranked(G::determinize(G::observe(s, seat), rng));
            ASSERT_EQ(worths.size(), other.size());
            for (std::size_t i = 0; i < worths.size(); ++i) {
                EXPECT_EQ(worths[i].action, other[i].action);
                EXPECT_EQ(worths[i].worth, other[i].worth);
            }
        }
    }
}

TEST(Hokkaido2010Judge, quick_games_end_with_every_number_of_players) {
    constexpr int bound = 1'000;
    for (int players = 2; players <= max_players; ++players) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            // Now and then a random action, as in playouts: two that fight for one province would never stop.
            const State s = played(players, seed, bound, [](const State& now, Seat seat, Rng& rng) {
                return rng.below(32) == 0 ? G::sample_action(now, seat, rng) : pick(now, seat, rng);
            });
            EXPECT_TRUE(is_over<G>(s)) << players << " players, seed " << seed;
        }
    }
}

TEST(Hokkaido2010Judge, judged_games_end_with_every_number_of_players) {
    constexpr int bound = 1'000;
    for (int players = 2; players <= max_players; ++players) {
        const State s = played(players, 3, bound, [&](const State& now, Seat seat, Rng& rng) {
            // A slight blur: two that fight for one province would never stop.
            const JudgingAgent<G, IslandJudge> judging(IslandJudge(), 1);
            return judging.choose(G::observe(now, seat), seat, rng);
        });
        EXPECT_TRUE(is_over<G>(s)) << players << " players";
    }
}

TEST(Hokkaido2010Judge, weights_are_read_and_written) {
    Weights weights;
    EXPECT_EQ(
        read_weights<Weights>(write_weights<Weights>(weight_fields(), default_weights()), weight_fields(), weights),
        std::nullopt);
    for (const auto& field : weight_fields()) {
        EXPECT_NEAR(weights.*field.member, default_weights().*field.member, 0.001) << field.name;
    }
}

}  // namespace
}  // namespace kitamae::hokkaido_2010
