#pragma once
// What every game is: pure functions over plain values. A game is a struct of static functions; it has no
// instance, no inheritance, does no I/O and knows no clock. Its Rules (options, deck, number of players) never
// change during a match; a State points to them and is otherwise a self-contained value.
//
// Several seats may be to act at once (secret choices, everybody building a map); their actions are accepted in
// any order. Chance is explicit: the dealer plays it with actions of its own, and the dealer's generator is
// outside the State, so that nobody who holds a State can look into the future.

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/rng.h"
#include "core/rule_error.h"
#include "core/seat.h"

namespace kitamae {

template <class G>
concept Game = std::regular<typename G::State> && std::is_trivially_copyable_v<typename G::State> &&
    std::regular<typename G::Action> && std::is_trivially_copyable_v<typename G::Action> &&
    std::equality_comparable<typename G::Observation> && std::convertible_to<decltype(G::max_plies), std::uint32_t> &&
    requires(const typename G::Rules& rules, const typename G::State& s, typename G::State& m, Seat seat,
             const typename G::Action& a, std::vector<typename G::Action>& out, const typename G::Observation& o,
             Rng& rng, std::string_view text) {
        { G::initial(rules) } -> std::same_as<typename G::State>;
        { G::players(s) } -> std::same_as<int>;
        // Seats to act; empty while the dealer is to act and after the end.
        { G::to_act(s) } -> std::same_as<SeatSet>;
        { G::is_chance(s) } -> std::same_as<bool>;
        // out is cleared and refilled, in a fixed order; the dealer's list is the chance outcomes, all equally likely.
        { G::legal_actions(s, seat, out) } -> std::same_as<void>;
        // A uniformly random legal action (for the dealer: outcome), without building the list. @pre there is one
        { G::sample_action(s, seat, rng) } -> std::same_as<typename G::Action>;
        { G::why_illegal(s, seat, a) } -> std::same_as<std::optional<RuleError>>;  // nullopt: legal
        { G::apply(m, seat, a) } -> std::same_as<void>;                            // @pre !why_illegal(m, seat, a)
        { G::score(s, seat) } -> std::same_as<typename G::Score>;                  // as it stands now
        { G::winners(s) } -> std::same_as<SeatSet>;                                // @pre the game is over
        { G::observe(s, seat) } -> std::same_as<typename G::Observation>;          // a seat or the onlooker
        { G::determinize(o, rng) } -> std::same_as<typename G::State>;             // some state that looks like o
        { G::write(a) } -> std::same_as<std::string>;
        { G::read(text) } -> std::same_as<std::optional<typename G::Action>>;
    };

// The seats whose scores rank highest: a score's `rank()` compares points first, then tie-breaks. `score_of(Seat)`
template <class ScoreOf>
SeatSet best_ranked(int players, ScoreOf&& score_of) {
    SeatSet best;
    decltype(score_of(Seat{}).rank()) highest{};
    for (const Seat seat : SeatSet::first(players)) {
        const auto rank = score_of(seat).rank();
        if (best.empty() || rank > highest) {
            highest = rank;
            best = SeatSet::only(seat);
        } else if (rank == highest) {
            best.add(seat);
        }
    }
    return best;
}

template <Game G>
bool is_over(const typename G::State& state) {
    return !G::is_chance(state) && G::to_act(state).empty();
}

}  // namespace kitamae
