#pragma once
// High card, a toy game of secrets: everybody is dealt three of twelve cards; three times all lay one face down,
// turn them up together, and the highest scores a point. Small enough to be solved; bots are tested on it.

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "core/game.h"
#include "core/text.h"

namespace kitamae::toys {

struct HighCard {
    static constexpr int most_players = 4;
    static constexpr int hand_size = 3;
    static constexpr int card_count = 12;
    static constexpr std::uint32_t max_plies = 2 * most_players * hand_size;

    using Cards = std::uint16_t;  // bit n: card n, from 0
    static constexpr Cards all_cards = (1U << card_count) - 1U;

    struct Rules {
        int players = 2;
    };
    // What everybody sees.
    struct Table {
        std::array<std::uint8_t, most_players> hand_counts{};
        std::array<bool, most_players> has_laid{};
        std::array<std::uint8_t, most_players> points{};
        Cards shown = 0;
        bool dealt = false;

        bool operator==(const Table&) const = default;
    };
    struct State {
        const Rules* rules = nullptr;
        Table table;
        std::array<Cards, most_players> hands{};
        std::array<std::uint8_t, most_players> laid{};  // 0 where nothing lies

        bool operator==(const State&) const = default;
    };
    struct Action {
        bool is_deal = false;
        std::uint8_t card = 0;

        bool operator==(const Action&) const = default;
    };
    struct Observation {
        const Rules* rules = nullptr;
        Seat viewer;
        Table table;
        Cards hand = 0;
        std::uint8_t laid = 0;

        bool operator==(const Observation&) const = default;
    };
    using Score = int;

    static State initial(const Rules& rules) {
        State s;
        s.rules = &rules;
        return s;
    }
    static int players(const State& s) { return s.rules->players; }
    static bool is_chance(const State& s) { return !s.table.dealt; }
    static SeatSet to_act(const State& s) {
        SeatSet seats;
        for (const Seat seat : SeatSet::first(s.rules->players)) {
            if (s.table.dealt && !s.table.has_laid[seat.index] && s.table.hand_counts[seat.index] > 0) seats.add(seat);
        }
        return seats;
    }
    // Cards are dealt to the lowest seat with fewest.
    static Seat next_dealt(const State& s) {
        const auto& counts = s.table.hand_counts;
        return Seat{static_cast<std::uint8_t>(std::min_element(counts.begin(), counts.begin() + s.rules->players) -
                                              counts.begin())};
    }
    static Cards choices(const State& s, Seat seat) {
        if (seat != dealer) return to_act(s).has(seat) ? s.hands[seat.index] : Cards{0};
        if (!is_chance(s)) return 0;
        Cards left = all_cards;
        for (const Cards hand : s.hands) left = static_cast<Cards>(left & ~hand);
        return left;
    }

    static void legal_actions(const State& s, Seat seat, std::vector<Action>& out) {
        out.clear();
        for (unsigned bits = choices(s, seat); bits != 0; bits &= bits - 1) {
            out.push_back({seat == dealer, static_cast<std::uint8_t>(std::countr_zero(bits))});
        }
    }
    static Action sample_action(const State& s, Seat seat, Rng& rng) {
        std::vector<Action> actions;
        legal_actions(s, seat, actions);
        return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
    }
    static std::optional<RuleError> why_illegal(const State& s, Seat seat, const Action& a) {
        if (a.is_deal != (seat == dealer)) return RuleError{"1", "only the dealer deals"};
        if (a.card >= card_count || ((choices(s, seat) >> a.card) & 1U) == 0) return RuleError{"2", "no such card"};
        return std::nullopt;
    }
    static void apply(State& s, Seat seat, const Action& a) {
        const auto bit = static_cast<Cards>(1U << a.card);
        if (a.is_deal) {
            const Seat to = next_dealt(s);
            s.hands[to.index] |= bit;
            ++s.table.hand_counts[to.index];
            const auto last = static_cast<std::size_t>(s.rules->players - 1);
            s.table.dealt = s.table.hand_counts[last] == hand_size;
            return;
        }
        s.hands[seat.index] = static_cast<Cards>(s.hands[seat.index] & ~bit);
        s.laid[seat.index] = a.card;
        s.table.has_laid[seat.index] = true;
        --s.table.hand_counts[seat.index];
        const SeatSet seats = SeatSet::first(s.rules->players);
        if (std::all_of(seats.begin(), seats.end(), [&](Seat other) { return s.table.has_laid[other.index]; })) show(s);
    }
    static void show(State& s) {
        std::size_t best = 0;
        for (std::size_t i = 0; i < static_cast<std::size_t>(s.rules->players); ++i) {
            s.table.shown |= static_cast<Cards>(1U << s.laid[i]);
            if (s.laid[i] > s.laid[best]) best = i;
        }
        ++s.table.points[best];
        s.laid = {};
        s.table.has_laid = {};
    }

    static Score score(const State& s, Seat seat) { return s.table.points[seat.index]; }
    static SeatSet winners(const State& s) {
        SeatSet winners;
        const auto most = *std::max_element(s.table.points.begin(), s.table.points.end());
        for (const Seat seat : SeatSet::first(s.rules->players)) {
            if (s.table.points[seat.index] == most) winners.add(seat);
        }
        return winners;
    }

    static Observation observe(const State& s, Seat viewer) {
        Observation o{.rules = s.rules, .viewer = viewer, .table = s.table};
        if (viewer == onlooker) return o;
        o.hand = s.hands[viewer.index];
        o.laid = s.laid[viewer.index];
        return o;
    }
    static State determinize(const Observation& o, Rng& rng) {
        State s{.rules = o.rules, .table = o.table};
        std::vector<std::uint8_t> unseen;
        for (std::uint8_t card = 0; card < card_count; ++card) {
            const bool own_laid = o.viewer != onlooker && o.table.has_laid[o.viewer.index] && o.laid == card;
            if ((((o.hand | o.table.shown) >> card) & 1U) == 0 && !own_laid) unseen.push_back(card);
        }
        shuffle(unseen, rng);
        const auto draw = [&unseen] {
            const std::uint8_t card = unseen.back();
            unseen.pop_back();
            return card;
        };
        for (const Seat seat : SeatSet::first(o.rules->players)) {
            if (seat == o.viewer) {
                s.hands[seat.index] = o.hand;
                s.laid[seat.index] = o.laid;
                continue;
            }
            for (int i = 0; i < o.table.hand_counts[seat.index]; ++i) {
                s.hands[seat.index] |= static_cast<Cards>(1U << draw());
            }
            if (o.table.has_laid[seat.index]) s.laid[seat.index] = draw();
        }
        return s;
    }

    static std::string write(const Action& a) { return (a.is_deal ? "deal " : "lay ") + std::to_string(a.card); }
    static std::optional<Action> read(std::string_view text) {
        const std::string_view verb = take_word(text);
        const auto card = read_number<std::uint8_t>(trim(text));
        if ((verb != "deal" && verb != "lay") || !card) return std::nullopt;
        return Action{verb == "deal", *card};
    }
};

static_assert(Game<HighCard>);

}  // namespace kitamae::toys
