#pragma once
// Counts the leaves of the game tree: every action of every seat to act and every chance outcome, to a depth in plies.
// The number of leaves is a fingerprint of the rules.

#include <cstdint>
#include <vector>

#include "core/game.h"

namespace kitamae {

template <Game G>
std::uint64_t perft(const typename G::State& state, int depth);

// Calls visit(Seat, const Action&) for every action anybody may take now, the dealer included.
template <Game G, class Visit>
void for_each_action(const typename G::State& state, Visit&& visit) {
    std::vector<typename G::Action> actions;
    const auto visit_seat = [&](Seat seat) {
        G::legal_actions(state, seat, actions);
        for (const auto& action : actions) visit(seat, action);
    };
    if (G::is_chance(state)) {
        visit_seat(dealer);
    } else {
        for (const Seat seat : G::to_act(state)) visit_seat(seat);
    }
}

template <Game G>
std::uint64_t perft(const typename G::State& state, int depth) {
    if (depth == 0) return 1;
    std::uint64_t leaves = 0;
    for_each_action<G>(state, [&](Seat seat, const typename G::Action& action) {
        if (depth == 1) {
            ++leaves;
            return;
        }
        typename G::State next = state;
        G::apply(next, seat, action);
        leaves += perft<G>(next, depth - 1);
    });
    return leaves;
}

}  // namespace kitamae
