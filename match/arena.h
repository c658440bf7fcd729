#pragma once
// Games between bots for measuring strength: every deal is played once for each rotation of the bots around the table,
// so that luck of cards and seats falls on all of them alike.

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/game.h"
#include "core/seat.h"
#include "match/dealer.h"
#include "match/effort.h"
#include "match/simulate.h"

namespace kitamae {

// One bot's part in one game.
struct Entry {
    int score = 0;
    double won = 0;                                // 1, a share of it among several winners, or 0
    std::array<std::int16_t, max_seats> beaten{};  // by bot: 1 ranked above it, -1 below, 0 level
    std::uint32_t decisions = 0;
    double ms = 0;  // spent on them
};

// By bot, in the order in which they were named.
using ArenaGame = std::vector<Entry>;

// Where bot b sits in that rotation of the deal.
constexpr std::size_t seat_of_bot(std::size_t bot, std::uint64_t rotation, std::size_t players) {
    return (bot + rotation) % players;
}

// Points by which the first bot is ahead of the others' mean.
inline double lead_of_first(const ArenaGame& game) {
    double others = 0;
    for (std::size_t bot = 1; bot < game.size(); ++bot) others += game[bot].score;
    return game[0].score - others / static_cast<double>(game.size() - 1);
}

inline std::uint32_t choices_of(const ArenaGame& game) {
    std::uint32_t sum = 0;
    for (const Entry& entry : game) sum += entry.decisions;
    return sum;
}

// After `most_choices` of the players a game counts as it stands: bots may fight for the same place for ever.
template <Game G>
ArenaGame arena_game(const typename G::Rules& rules, const Agents<G>& agents, std::uint64_t deal_seed,
                     std::uint64_t rotation, const ClockMs& clock, std::uint32_t most_choices = G::max_plies) {
    const std::size_t players = agents.size();
    ArenaGame game(players);
    std::array<std::size_t, max_seats> bot_at{};
    for (std::size_t bot = 0; bot < players; ++bot) bot_at[seat_of_bot(bot, rotation, players)] = bot;
    Dealer<G> deals(deal_seed);
    Rng rng(deal_seed, rotation);
    typename G::State state = G::initial(rules);
    std::size_t dealt = 0;
    for (std::uint32_t choices = 0; choices < most_choices && !is_over<G>(state);) {
        if (G::is_chance(state)) {
            G::apply(state, dealer, deals.deal(state, dealt++));
            continue;
        }
        const Seat seat = random_seat<G>(G::to_act(state), rng);
        Entry& entry = game[bot_at[seat.index]];
        const auto seen = G::observe(state, seat);
        const double begin = clock();
        const auto action = agents[bot_at[seat.index]]->choose(seen, seat, rng);
        entry.ms += clock() - begin;
        ++entry.decisions;
        ++choices;
        G::apply(state, seat, action);
    }
    const SeatSet winners = G::winners(state);
    std::array<decltype(G::score(state, Seat{}).rank()), max_seats> ranks{};
    for (const Seat seat : SeatSet::first(static_cast<int>(players))) {
        const auto score = G::score(state, seat);
        ranks[seat.index] = score.rank();
        game[bot_at[seat.index]].score = score.total();
        if (winners.has(seat)) game[bot_at[seat.index]].won = 1.0 / winners.size();
    }
    for (std::size_t a = 0; a < players; ++a) {
        for (std::size_t b = 0; b < players; ++b) {
            game[bot_at[a]].beaten[bot_at[b]] =
                static_cast<std::int16_t>((ranks[a] > ranks[b] ? 1 : 0) - (ranks[b] > ranks[a] ? 1 : 0));
        }
    }
    return game;
}

}  // namespace kitamae
