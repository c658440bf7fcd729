// The bots by name: they finish games of every configuration, see no secrets, and repeat themselves.

#include "bots/bots.h"

#include <gtest/gtest.h>

#include "bots/mapgame/solve.h"
#include "games/mapgame/placements.h"
#include "games/mapgame/scoring.h"
#include "match/game_kind.h"
#include "match/games.h"
#include "match/simulate.h"
#include "tests/games/hokkaido_2010/board_file.h"
#include "tests/games/mapgame/configurations.h"

namespace kitamae {
namespace {

using mapgame::MapGame;
using mapgame::testing::Configuration;
namespace map_testing = mapgame::testing;

class EveryConfiguration : public ::testing::TestWithParam<Configuration> {};

TEST_P(EveryConfiguration, is_finished_by_bots_of_several_levels) {
    const mapgame::Rules rules = map_testing::rules_of(GetParam());
    const std::array<std::string_view, 7> names{"level-2", "level-3", "search:simulations=8+width=3+tricks=4+depth=2",
                                                "level-1", "level-5", "level-4",
                                                "greedy"};
    Agents<MapGame> agents;
    for (int seat = 0; seat < rules.players; ++seat) {
        agents.push_back(make_bot<MapGame>(names[static_cast<std::size_t>(seat + rules.players) % names.size()]));
    }
    Rng rng(3);
    const auto end = play_game<MapGame>(rules, agents, rng, [](Seat, const mapgame::Action&) {});
    EXPECT_EQ(end.table.phase, mapgame::Phase::over);
}

INSTANTIATE_TEST_SUITE_P(All, EveryConfiguration, ::testing::ValuesIn(map_testing::all_configurations()),
                         [](const auto& tested) { return map_testing::name_of(tested.param); });

TEST(Bots, every_listed_bot_exists_for_every_title) {
    for (const BotInfo& bot : bot_list()) {
        EXPECT_TRUE(make_bot<MapGame>(bot.id)) << bot.id;
        EXPECT_TRUE(make_bot<hokkaido_2010::Hokkaido2010>(bot.id)) << bot.id;
        EXPECT_FALSE(bot.name.empty() || bot.description.empty());
    }
    for (const char* id :
         {"", "level-0", "level-7", "level-33", "search:width=0", "search:widht=3", "judge:noise=-1"}) {
        EXPECT_FALSE(make_bot<MapGame>(id)) << id;
        EXPECT_FALSE(make_bot<hokkaido_2010::Hokkaido2010>(id)) << id;
    }
}

// Plays a game of random actions; at some of its states asks the bot twice, once with the secrets changed.
template <Game G>
void expect_blind_to_secrets(const typename G::Rules& rules, std::string_view bot, int one_in) {
    const auto agent = make_bot<G>(bot);
    Rng rng(7);
    typename G::State s = G::initial(rules);
    while (!is_over<G>(s)) {
        const Seat seat = G::is_chance(s) ? dealer : G::to_act(s).lowest();
        if (seat != dealer && rng.below(static_cast<std::uint32_t>(one_in)) == 0) {
            const auto seen = G::observe(s, seat);
            const typename G::State other = G::determinize(seen, rng);
            Rng first(5);
            Rng second(5);
            const auto choice = agent->choose(seen, seat, first);
            EXPECT_TRUE(choice == agent->choose(G::observe(other, seat), seat, second)) << G::write(choice);
            EXPECT_FALSE(G::why_illegal(s, seat, choice)) << G::write(choice);
        }
        G::apply(s, seat, G::sample_action(s, seat, rng));
    }
}

TEST(Bots, swapped_secrets_change_no_choice) {
    for (const char* bot : {"level-1", "level-3", "search:simulations=12+width=4+tricks=8+depth=1"}) {
        for (const char* selection : {"trick", "draft"}) {
            for (const int players : {2, 4}) {
                Configuration configuration;
                configuration.players = players;
                configuration.options.selection =
                    selection == std::string_view("trick") ? mapgame::Selection::trick : mapgame::Selection::draft;
                expect_blind_to_secrets<MapGame>(map_testing::rules_of(configuration), bot, 8);
            }
        }
    }
}

TEST(Bots, a_fixed_budget_gives_the_same_choice_on_any_number_of_threads) {
    const mapgame::Rules rules = map_testing::rules_of({});
    const auto agent = make_bot<MapGame>("search:simulations=40+width=5+tricks=20");
    Rng rng(1);
    mapgame::State s = MapGame::initial(rules);
    for (int i = 0; i < 80 && !is_over<MapGame>(s); ++i) {
        const Seat seat = MapGame::is_chance(s) ? dealer : MapGame::to_act(s).lowest();
        if (seat != dealer && i % 7 == 0) {
            const auto seen = MapGame::observe(s, seat);
            Rng first(9);
            Rng second(9);
            const auto alone = agent->think(seen, seat, first, {});
            const auto together = agent->think(seen, seat, second, {.time_used = {}, .threads = 3});
            ASSERT_EQ(alone.size(), together.size());
            for (std::size_t k = 0; k < alone.size(); ++k) {
                EXPECT_TRUE(alone[k].action == together[k].action);
                EXPECT_EQ(alone[k].value, together[k].value);
            }
        }
        MapGame::apply(s, seat, MapGame::sample_action(s, seat, rng));
    }
}

// The best total that one action can reach.
int best_total_after(const mapgame::State& s, Seat seat) {
    std::vector<mapgame::Action> legal;
    MapGame::legal_actions(s, seat, legal);
    int best = 0;
    for (const mapgame::Action& action : legal) {
        mapgame::State after = s;
        MapGame::apply(after, seat, action);
        best = std::max(best, MapGame::score(after, seat).total());
    }
    return best;
}

// Plays a game of random actions; where `is_asked`, the bot's choice must reach the best total at once.
template <class IsAsked>
void expect_best_total(const mapgame::Rules& rules, std::string_view bot, IsAsked&& is_asked) {
    const auto agent = make_bot<MapGame>(bot);
    Rng rng(11);
    int asked = 0;
    mapgame::State s = MapGame::initial(rules);
    while (!is_over<MapGame>(s)) {
        const Seat seat = MapGame::is_chance(s) ? dealer : MapGame::to_act(s).lowest();
        if (seat != dealer && is_asked(s, seat, rng)) {
            mapgame::State after = s;
            const auto choice = agent->choose(MapGame::observe(s, seat), seat, rng);
            MapGame::apply(after, seat, choice);
            EXPECT_EQ(MapGame::score(after, seat).total(), best_total_after(s, seat)) << MapGame::write(choice);
            ++asked;
        }
        MapGame::apply(s, seat, MapGame::sample_action(s, seat, rng));
    }
    EXPECT_GT(asked, 0);
}

TEST(Bots, greedy_takes_what_scores_most_at_once) {
    for (const auto title : {mapgame::Title::honshu, mapgame::Title::hokkaido}) {
        Configuration configuration;
        configuration.title = title;
        expect_best_total(map_testing::rules_of(configuration), "greedy",
                          [](const mapgame::State&, Seat, Rng& rng) { return rng.below(4) == 0; });
    }
}

TEST(Bots, even_the_weakest_does_not_waste_the_last_card) {
    for (const char* bot : {"level-1", "level-5"}) {
        expect_best_total(map_testing::rules_of({}), bot, [](const mapgame::State& s, Seat seat, Rng&) {
            return s.table.round == mapgame::rounds && s.table.phase == mapgame::Phase::map &&
                !s.table.seats[seat.index].placed;
        });
    }
}

TEST(Bots, every_level_finishes_games_of_hokkaido_2010) {
    using hokkaido_2010::Hokkaido2010;
    const std::array<std::string_view, 6> names{"level-5", "level-5", "level-1",
                                                "level-4", "level-2", "search:simulations=6+width=3+depth=2"};
    for (int players = 2; players <= hokkaido_2010::max_players; ++players) {
        Agents<Hokkaido2010> agents;
        for (int seat = 0; seat < players; ++seat) {
            agents.push_back(make_bot<Hokkaido2010>(names[static_cast<std::size_t>(2 * (players - 2) + seat) % 6]));
        }
        Rng rng(5);
        const auto end = play_game<Hokkaido2010>(hokkaido_2010::default_rules(players), agents, rng,
                                                 [](Seat, const hokkaido_2010::Action&) {});
        EXPECT_TRUE(is_over<Hokkaido2010>(end)) << players << " players";
    }
}

TEST(Solve, finds_a_legal_map_no_worse_than_the_greedy_one) {
    for (const auto title : {mapgame::Title::honshu, mapgame::Title::hokkaido}) {
        Configuration configuration;
        configuration.title = title;
        const mapgame::Rules rules = map_testing::rules_of(configuration);
        mapgame::Site start{&rules, {}, rules.deck.resources, {}};
        start.map = mapgame::begin_map(rules, 2, start.pool);
        std::vector<mapgame::CardId> cards;
        for (int i = 1; i <= 12; ++i) cards.push_back({static_cast<std::uint8_t>(i * 4)});
        double looks = 0;
        const auto solution = solve(start, cards, {.time_used = [&] { return ++looks / 200; }, .threads = 1});
        EXPECT_GE(solution.score, solve_greedily(start, cards).score);
        EXPECT_EQ(solution.score, score_map(rules, solution.map, {}).total());
        mapgame::Map map = start.map;
        auto pool = start.pool;
        for (std::size_t slot = 1; slot < solution.map.cards.size(); ++slot) {
            const mapgame::LaidCard& laid = solution.map.cards[slot];
            const mapgame::Placement placement{
                .x = laid.x, .y = laid.y, .rotation = laid.rotation, .under = laid.under};
            EXPECT_FALSE(why_illegal_placement(rules, map, rules.deck.cards[laid.card.number], placement));
            lay_card(rules, map, laid.card, placement, pool);
        }
        EXPECT_EQ(map, solution.map);
    }
}

}  // namespace
}  // namespace kitamae
