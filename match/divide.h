#pragma once
// Perft by first action, for a title's face.

#include <cstdint>
#include <vector>

#include "core/perft.h"
#include "match/game_kind.h"

namespace kitamae {

template <Game G>
std::vector<PerftCount> divide(const typename G::Rules& rules, std::uint64_t seed, int depth, int random_plies) {
    Rng rng(seed);
    typename G::State state = G::initial(rules);
    for (int ply = 0; ply < random_plies && !is_over<G>(state); ++ply) {
        const Seat seat = G::is_chance(state) ? dealer : random_seat<G>(G::to_act(state), rng);
        G::apply(state, seat, G::sample_action(state, seat, rng));
    }
    std::vector<PerftCount> counts;
    for_each_action<G>(state, [&](Seat seat, const typename G::Action& action) {
        typename G::State next = state;
        G::apply(next, seat, action);
        const std::string by = seat == dealer ? "" : std::to_string(seat.index) + " ";
        counts.push_back({by + G::write(action), perft<G>(next, depth - 1)});
    });
    return counts;
}

}  // namespace kitamae
