// kitamae bench: the signature of the rules, and how fast they are on this machine.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <memory>
#include <vector>

#include "ai/agent.h"
#include "cli/commands.h"
#include "games/hokkaido_2010/hokkaido_2010.h"
#include "games/mapgame/mapgame.h"
#include "games/mapgame/placements.h"
#include "match/games.h"
#include "match/hokkaido_2010_board.h"
#include "match/hokkaido_2010_json.h"
#include "match/mapgame_deck.h"
#include "match/mapgame_json.h"
#include "match/simulate.h"

namespace kitamae::cli {
namespace {

using namespace mapgame;

constexpr int signature_games = 20;
constexpr int repeats = 25;
constexpr std::size_t bench_positions = 512;

// Runs `work` (which answers how many things it did) again and again and returns the least time for one thing, in
// seconds, over some repeats: the least is what the machine can do when nothing disturbs it.
template <class Work>
double least_time(double seconds, Work&& work) {
    double best = 1e9;
    for (int i = 0; i < repeats; ++i) {
        std::uint64_t count = 0;
        const auto begin = std::chrono::steady_clock::now();
        double passed = 0;
        while (passed < seconds / repeats) {
            count += work();
            passed = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        }
        best = std::min(best, passed / static_cast<double>(count));
    }
    return best;
}

Rules bench_rules(Title title) {
    return {.title = title, .players = 4, .options = default_options(title), .deck = default_deck(title)};
}

template <Game G, class Traits>
void bench_games(const char* name, const typename G::Rules& rules, double seconds) {
    Agents<G> agents;
    for (int i = 0; i < rules.players; ++i) agents.push_back(std::make_unique<RandomAgent<G>>());
    std::uint64_t next = 0;
    const double time = least_time(seconds, [&] {
        constexpr std::uint64_t batch = 50;
        next += simulate<G, Traits>(rules, agents, 1, {next, batch}).games;
        return batch;
    });
    std::printf("%-48s %12.0f games/s\n", name, 1 / time);
}

// Maps as they stand in random games when the tenth card has been laid, with the card to be placed next.
struct Position {
    Map map;
    CardId card;
};

std::vector<Position> ten_card_positions(const Rules& rules) {
    std::vector<Position> positions;
    for (std::uint64_t seed = 0; positions.size() < bench_positions; ++seed) {
        Rng rng(seed);
        State state = MapGame::initial(rules);
        while (!is_over<MapGame>(state)) {
            const Seat seat = MapGame::is_chance(state) ? dealer : random_seat<MapGame>(MapGame::to_act(state), rng);
            if (state.table.phase == Phase::map) {
                const PublicSeat& open = state.table.seats[seat.index];
                if (!open.placed && open.map.cards.size() == 11) positions.push_back({open.map, open.chosen});
            }
            MapGame::apply(state, seat, MapGame::sample_action(state, seat, rng));
        }
    }
    return positions;
}

void bench_placements(const char* name, const Rules& rules, double seconds) {
    const auto positions = ten_card_positions(rules);
    std::vector<Placement> placements;
    std::uint64_t listed = 0;
    std::uint64_t lists = 0;
    const double time = least_time(seconds, [&] {
        for (const Position& position : positions) {
            list_placements(rules, position.map, rules.deck.cards[position.card.number], placements);
            listed += placements.size();
        }
        lists += positions.size();
        return positions.size();
    });
    std::printf("%-48s %12.2f us (%.0f placements on average)\n", name, time * 1e6,
                static_cast<double>(listed) / static_cast<double>(lists));
}

void bench_score(const char* name, const Rules& rules, double seconds) {
    const auto positions = ten_card_positions(rules);
    int sum = 0;
    const double time = least_time(seconds, [&] {
        for (const Position& position : positions) sum += score_map(rules, position.map, {}).total();
        return positions.size();
    });
    std::printf("%-48s %12.2f us%s\n", name, time * 1e6, sum == 0 ? " " : "");
}

void bench_copy(const Rules& rules, double seconds) {
    constexpr std::size_t copies = 64;
    std::vector<State> states(copies, MapGame::initial(rules));
    const double time = least_time(seconds, [&] {
        for (std::size_t i = 1; i < copies; ++i) {
            states[i] = states[i - 1];
            ++states[i].table.round;
        }
        states[0] = states[copies - 1];
        return copies;
    });
    std::printf("%-48s %12.0f ns (%zu bytes)%s\n", "state copy, map games", time * 1e9, sizeof(State),
                states[0].table.round == 255 ? " " : "");
}

}  // namespace

int run_bench(const BenchOptions& options) {
    std::uint64_t signature = 0;
    for (const auto& kind : games()) signature = mix(signature ^ kind->signature(signature_games));
    std::printf("signature %016llx\n", static_cast<unsigned long long>(signature));
    if (options.signature_only) return 0;
    const Rules honshu = bench_rules(Title::honshu);
    const Rules hokkaido = bench_rules(Title::hokkaido);
    std::printf("one core, best of %d runs of %.2f s\n", repeats, options.seconds / repeats);
    bench_games<MapGame, MapGameJson>("Honshū, random complete 4-player games", honshu, options.seconds);
    bench_games<MapGame, MapGameJson>("Hokkaidō, random complete 4-player games", hokkaido, options.seconds);
    const hokkaido_2010::Rules routes(4, default_board());
    bench_games<hokkaido_2010::Hokkaido2010, Hokkaido2010Json>("Hokkaido (2010), random complete 4-player games",
                                                               routes, options.seconds);
    bench_placements("Honshū, all placements on a ten-card map", honshu, options.seconds);
    bench_placements("Hokkaidō, all placements on a ten-card map", hokkaido, options.seconds);
    bench_score("Honshū, score of a ten-card map", honshu, options.seconds);
    bench_score("Hokkaidō, score of a ten-card map", hokkaido, options.seconds);
    bench_copy(honshu, options.seconds);
    return 0;
}

}  // namespace kitamae::cli
