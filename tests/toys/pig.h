#pragma once
// Pig, a toy game of chance: roll a die as often as you like and add it up; a one loses the turn's sum, holding
// banks it. First to the target wins; after the last turn, most points. Small enough to be solved; bots are tested
// on it.

#include <array>
#include <cstdint>

#include "core/game.h"
#include "core/text.h"

namespace kitamae::toys {

struct Pig {
    static constexpr int players_count = 2;
    static constexpr int most_turns = 40;
    static constexpr int most_target = 100;
    // A turn rolls at most until the target is reached, two at a time at the least.
    static constexpr std::uint32_t max_plies = most_turns * (most_target + 3);

    struct Rules {
        int target = 20;  // at most most_target
    };
    struct State {
        const Rules* rules = nullptr;
        std::array<int, players_count> banked{};
        int sum = 0;  // of this turn
        int turns = 0;
        bool rolling = false;

        bool operator==(const State&) const = default;
    };
    enum class Kind : std::uint8_t { roll, hold, die };
    struct Action {
        Kind kind = Kind::roll;
        std::uint8_t pips = 0;

        bool operator==(const Action&) const = default;
    };
    struct Observation {
        State state;  // nothing is hidden

        bool operator==(const Observation&) const = default;
    };
    using Score = int;

    static State initial(const Rules& rules) {
        State s;
        s.rules = &rules;
        return s;
    }
    static int players(const State&) { return players_count; }
    static Seat on_turn(const State& s) { return Seat{static_cast<std::uint8_t>(s.turns % players_count)}; }
    static bool has_ended(const State& s) {
        return s.turns == most_turns || s.banked[0] >= s.rules->target || s.banked[1] >= s.rules->target;
    }
    static SeatSet to_act(const State& s) { return s.rolling || has_ended(s) ? SeatSet{} : SeatSet::only(on_turn(s)); }
    static bool is_chance(const State& s) { return s.rolling; }
    static bool may_roll(const State& s) { return s.banked[on_turn(s).index] + s.sum < s.rules->target; }

    static void legal_actions(const State& s, Seat seat, std::vector<Action>& out) {
        out.clear();
        if (seat == dealer && is_chance(s)) {
            for (std::uint8_t pips = 1; pips <= 6; ++pips) out.push_back({Kind::die, pips});
        } else if (seat != dealer && to_act(s).has(seat)) {
            if (may_roll(s)) out.push_back({Kind::roll});
            out.push_back({Kind::hold});
        }
    }
    static Action sample_action(const State& s, Seat seat, Rng& rng) {
        std::vector<Action> actions;
        legal_actions(s, seat, actions);
        return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
    }
    static std::optional<RuleError> why_illegal(const State& s, Seat seat, const Action& a) {
        if (seat == dealer ? !is_chance(s) : !to_act(s).has(seat)) return RuleError{"1", "it is not your turn"};
        if ((seat == dealer) != (a.kind == Kind::die)) return RuleError{"2", "the dealer throws the die"};
        if (a.kind == Kind::die && (a.pips < 1 || a.pips > 6)) return RuleError{"2", "a die has six sides"};
        if (a.kind == Kind::roll && !may_roll(s)) return RuleError{"3", "you have enough"};
        return std::nullopt;
    }
    static void apply(State& s, Seat, const Action& a) {
        if (a.kind == Kind::roll) {
            s.rolling = true;
        } else if (a.kind == Kind::hold) {
            s.banked[on_turn(s).index] += s.sum;
            s.sum = 0;
            ++s.turns;
        } else {
            s.rolling = false;
            s.sum = a.pips == 1 ? 0 : s.sum + a.pips;
            s.turns += a.pips == 1 ? 1 : 0;
        }
    }
    static Score score(const State& s, Seat seat) { return s.banked[seat.index]; }
    static SeatSet winners(const State& s) {
        if (s.banked[0] == s.banked[1]) return SeatSet::first(players_count);
        return SeatSet::only(Seat{static_cast<std::uint8_t>(s.banked[0] > s.banked[1] ? 0 : 1)});
    }
    static Observation observe(const State& s, Seat) { return {s}; }
    static State determinize(const Observation& o, Rng&) { return o.state; }

    static std::string write(const Action& a) {
        if (a.kind == Kind::die) return "deal die " + std::to_string(a.pips);
        return a.kind == Kind::roll ? "roll" : "hold";
    }
    static std::optional<Action> read(std::string_view text) {
        if (text == "roll") return Action{Kind::roll};
        if (text == "hold") return Action{Kind::hold};
        if (take_word(text) != "deal" || take_word(text) != "die") return std::nullopt;
        const auto pips = read_number<std::uint8_t>(trim(text));
        if (!pips) return std::nullopt;
        return Action{Kind::die, *pips};
    }
};

static_assert(Game<Pig>);

}  // namespace kitamae::toys
