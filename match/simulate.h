#pragma once
// Whole games played by agents, counted. A game depends on the seed and its number alone, so that any split of the
// numbers among threads gives the same tally.
//
// Traits say what is worth counting: `parts(state, seat)` gives named numbers, `events` names kinds of action and
// `event(action)` the index of one, or -1.

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "ai/agent.h"
#include "core/game.h"
#include "match/tally.h"

namespace kitamae {

struct GameRange {
    std::uint64_t first = 0;
    std::uint64_t count = 0;
};

template <Game G>
Seat random_seat(SeatSet seats, Rng& rng) {
    const auto count = static_cast<std::uint32_t>(seats.size());
    auto at = seats.begin();
    for (std::uint32_t skip = count == 1 ? 0 : rng.below(count); skip > 0; --skip) ++at;
    return *at;
}

template <Game G>
using Agents = std::vector<std::unique_ptr<Agent<G>>>;

// Calls watch(Seat, const Action&) for every action of a player. Returns the final state.
template <Game G, class Watch>
typename G::State play_game(const typename G::Rules& rules, const Agents<G>& agents, Rng& rng, Watch&& watch) {
    typename G::State state = G::initial(rules);
    for (;;) {
        if (G::is_chance(state)) {
            G::apply(state, dealer, G::sample_action(state, dealer, rng));
            continue;
        }
        const SeatSet waiting = G::to_act(state);
        if (waiting.empty()) return state;
        const Seat seat = random_seat<G>(waiting, rng);
        const Agent<G>& agent = *agents[seat.index];
        const auto action =
            agent.is_uniform() ? G::sample_action(state, seat, rng) : agent.choose(G::observe(state, seat), seat, rng);
        watch(seat, action);
        G::apply(state, seat, action);
    }
}

// Folds the text of every action of a random game into a number.
template <Game G>
std::uint64_t fold_game(const typename G::Rules& rules, std::uint64_t seed, std::uint64_t folded) {
    Rng rng(seed);
    typename G::State state = G::initial(rules);
    while (!is_over<G>(state)) {
        const Seat seat = G::is_chance(state) ? dealer : random_seat<G>(G::to_act(state), rng);
        const auto action = G::sample_action(state, seat, rng);
        for (const char c : G::write(action)) folded = mix(folded ^ static_cast<unsigned char>(c));
        folded = mix(folded ^ seat.index);
        G::apply(state, seat, action);
    }
    for (const Seat seat : SeatSet::first(G::players(state))) {
        folded = mix(folded ^ static_cast<std::uint64_t>(G::score(state, seat).total()));
    }
    return folded;
}

template <Game G, class Traits>
Tally simulate(const typename G::Rules& rules, const Agents<G>& agents, std::uint64_t seed, GameRange range) {
    Tally tally;
    tally.seats.resize(agents.size());
    for (const auto& name : Traits::events) tally.events.emplace_back(name, 0);
    for (std::uint64_t number = range.first; number < range.first + range.count; ++number) {
        Rng rng(seed, number);
        int plies = 0;
        const auto state = play_game<G>(rules, agents, rng, [&](Seat, const typename G::Action& action) {
            ++plies;
            const int event = Traits::event(action);
            if (event >= 0) ++tally.events[static_cast<std::size_t>(event)].second;
        });
        ++tally.games;
        tally.plies.add(plies);
        std::array<typename G::Score, max_seats> scores{};
        for (const Seat seat : SeatSet::first(G::players(state))) scores[seat.index] = G::score(state, seat);
        const SeatSet winners = best_ranked(G::players(state), [&](Seat seat) { return scores[seat.index]; });
        for (const Seat seat : SeatSet::first(G::players(state))) {
            SeatTally& own = tally.seats[seat.index];
            if (winners.has(seat)) ++own.wins;
            if (winners.has(seat) && winners.size() > 1) ++own.shared;
            const auto& score = scores[seat.index];
            own.score.add(score.total());
            std::size_t i = 0;
            for (const auto& [name, value] : Traits::parts(state, score)) {
                if (i == own.parts.size()) own.parts.emplace_back(name, Distribution{});
                own.parts[i++].second.add(value);
            }
        }
    }
    return tally;
}

}  // namespace kitamae
