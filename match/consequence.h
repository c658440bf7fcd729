#pragma once
// What an action tells: from whom it stays hidden, and whether its player learns something by it that was secret. Both
// are asked of observations alone, so that a new secret is respected here as soon as it is left out of them.

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/text.h"

namespace kitamae {

struct Audience {
    SeatSet hidden_from;
    bool hidden_from_onlookers = false;

    bool is_hidden_from(Seat viewer) const {
        return viewer == onlooker ? hidden_from_onlookers : hidden_from.has(viewer);
    }
};

// Only the choice of a card is ever secret: everything else happens on the open table.
inline bool may_be_secret(std::string_view action) {
    const std::string_view word = take_word(action);
    return word == "play" || word == "keep" || word == "draft" || word == "drop";
}

// Hidden from those who could not tell it from some other action that was legal too.
template <Game G>
Audience audience(const typename G::State& state, Seat by, const typename G::Action& action) {
    Audience result;
    if (!may_be_secret(G::write(action))) return result;
    std::vector<typename G::Action> others;
    G::legal_actions(state, by, others);
    auto after = state;
    G::apply(after, by, action);
    const auto is_hidden = [&](Seat viewer) {
        const auto seen = G::observe(after, viewer);
        for (const auto& other : others) {
            if (other == action) continue;
            auto instead = state;
            G::apply(instead, by, other);
            if (G::observe(instead, viewer) == seen) return true;
        }
        return false;
    };
    for (const Seat seat : SeatSet::first(G::players(state))) {
        if (seat != by && is_hidden(seat)) result.hidden_from.add(seat);
    }
    result.hidden_from_onlookers = is_hidden(onlooker);
    return result;
}

// Whether what the player sees after the action depends on what the player could not know before it: the action is
// tried in some states that look the same to the player. A few are enough: a card shown is hardly ever the same in all.
template <Game G>
bool reveals(const typename G::State& state, Seat by, const typename G::Action& action) {
    auto after = state;
    G::apply(after, by, action);
    if (G::is_chance(after)) return true;
    const auto seen = G::observe(after, by);
    const auto before = G::observe(state, by);
    for (std::uint64_t world = 0; world < 8; ++world) {
        Rng rng(world, 0);
        auto possible = G::determinize(before, rng);
        if (G::why_illegal(possible, by, action)) return true;
        G::apply(possible, by, action);
        if (G::is_chance(possible) || !(G::observe(possible, by) == seen)) return true;
    }
    return false;
}

}  // namespace kitamae
