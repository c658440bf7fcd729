#pragma once
// What a bot knows of a game beyond its rules: which actions look good and how well a seat stands, in points.
// The states a judge sees are guesses made from an observation, or lie ahead of one.

#include <concepts>
#include <vector>

#include "core/game.h"

namespace kitamae {

template <class Action>
struct Ranked {
    Action action;
    float worth = 0;  // compared with other actions of the same seat in the same state
};

template <class J, class G>
concept Judge = Game<G> &&
    requires(const J& judge, const typename G::State& s, Seat seat, Rng& rng,
             std::vector<Ranked<typename G::Action>>& out) {
        // The legal actions that are worth a look, in a fixed order; out is cleared and refilled, never left empty.
        // The generator is for moods: what a judge thinks of them need not be the same every time.
        { judge.rank(s, seat, rng, out) } -> std::same_as<void>;
        // A quick good action for playouts; among equals one at random.
        { judge.pick(s, seat, rng) } -> std::same_as<typename G::Action>;
        // The points the seat may expect to have at the end; after the end, those it has.
        { judge.outlook(s, seat) } -> std::same_as<float>;
        // Between two turns or rounds: a playout that looks some of them ahead may stop here.
        { judge.is_pause(s) } -> std::same_as<bool>;
        // How far an unsure player's view of actions is blurred: 1 for most of the game, 0 at the very end, where
        // everybody sees what an action brings.
        { judge.blur(s) } -> std::same_as<float>;
    };

}  // namespace kitamae
