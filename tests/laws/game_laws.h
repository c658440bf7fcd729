#pragma once
// Laws that hold for every game, each a function, checked at the states of seeded random games.
//
// What the laws cannot know about a game they ask its Hooks, a class derived from PlainHooks<G>; see there.

#include <algorithm>
#include <array>
#include <cstdlib>
#include <gtest/gtest.h>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "core/game.h"
#include "core/record.h"

namespace kitamae::laws {

template <Game G>
struct PlainHooks {
    using State = typename G::State;
    using Action = typename G::Action;

    // Some other action, legal or not.
    static Action mutated(const State&, const Action& action, Rng&) { return action; }
    // What must hold in every state, guessed ones included; expectations of its own.
    static void check(const State&) {}
    // The dealer's next outcome is hidden from that viewer.
    static bool is_hidden_chance(const State&, Seat) { return false; }
    // Nobody but the seat itself learns which of its secret actions it takes now.
    static bool is_secret(const State&, Seat, const Action&) { return false; }
    // Two seats that are both to act may take these actions in either order with the same result.
    static bool are_independent(const State&, Seat, const Action&, Seat, const Action&) { return false; }
    // Follows a game as a player with perfect memory would.
    struct Memory {
        explicit Memory(const State&) {}
        void note(const State&, Seat, const Action&, const State&) {}
        void check(Seat, const State&) const {}  // could the viewer hold this state for the real one?
    };
};

struct LawRun {
    int games = 1;
    std::uint64_t seed = 1;
    std::uint32_t check_one_in = 1;       // states at which laws are checked
    std::uint32_t full_check_one_in = 8;  // of those, states at which the slow laws are checked too
};

// KITAMAE_LAW_GAMES and KITAMAE_LAW_STATE_ONE_IN ask for other numbers: very many games, each checked at some states.
inline LawRun as_asked(LawRun run) {
    if (const char* games = std::getenv("KITAMAE_LAW_GAMES")) run.games = std::atoi(games);
    if (const char* states = std::getenv("KITAMAE_LAW_STATE_ONE_IN")) {
        run.check_one_in = static_cast<std::uint32_t>(std::max(1, std::atoi(states)));
    }
    return run;
}

template <Game G>
std::vector<Seat> actors_of(const typename G::State& s) {
    if (G::is_chance(s)) return {dealer};
    const SeatSet seats = G::to_act(s);
    return {seats.begin(), seats.end()};
}

template <Game G>
std::vector<Seat> viewers_of(const typename G::State& s) {
    const SeatSet seats = SeatSet::first(G::players(s));
    std::vector<Seat> viewers(seats.begin(), seats.end());
    viewers.push_back(onlooker);
    return viewers;
}

template <Game G>
std::vector<typename G::Action> list_of(const typename G::State& s, Seat seat) {
    std::vector<typename G::Action> actions;
    G::legal_actions(s, seat, actions);
    return actions;
}

template <class T>
const T& any_of(const std::vector<T>& values, Rng& rng) {
    return values[rng.below(static_cast<std::uint32_t>(values.size()))];
}

template <Game G>
typename G::State after(typename G::State s, Seat seat, const typename G::Action& action) {
    G::apply(s, seat, action);
    return s;
}

// ---- laws of one state ----

template <Game G>
void copies_are_equal_and_independent(const typename G::State& s, Rng& rng) {
    const typename G::State kept = s;
    typename G::State copy = s;
    EXPECT_TRUE(copy == s);
    const auto actors = actors_of<G>(s);
    if (actors.empty()) return;
    const Seat seat = any_of(actors, rng);
    G::apply(copy, seat, any_of(list_of<G>(s, seat), rng));
    EXPECT_TRUE(kept == s);
    EXPECT_FALSE(copy == s);
}

template <Game G>
void lists_are_stable_and_without_duplicates(const typename G::State& s) {
    for (const Seat seat : actors_of<G>(s)) {
        const auto actions = list_of<G>(s, seat);
        auto again = actions;  // not empty: the list must be cleared
        const typename G::State copy = s;
        G::legal_actions(copy, seat, again);
        EXPECT_TRUE(actions == again);
        std::set<std::string> written;
        for (const auto& action : actions) {
            EXPECT_TRUE(written.insert(G::write(action)).second) << G::write(action) << " is listed twice";
        }
    }
}

template <Game G>
void notation_round_trips(const typename G::State& s) {
    for (const Seat seat : actors_of<G>(s)) {
        for (const auto& action : list_of<G>(s, seat)) {
            const std::string text = G::write(action);
            const auto read = G::read(text);
            EXPECT_TRUE(read && *read == action) << text;
        }
    }
}

template <Game G>
void only_who_is_to_act_has_a_list(const typename G::State& s) {
    const auto actors = actors_of<G>(s);
    EXPECT_EQ(actors.empty(), is_over<G>(s));
    std::vector<Seat> parties = viewers_of<G>(s);
    parties.push_back(dealer);
    for (const Seat seat : parties) {
        const bool acts = std::find(actors.begin(), actors.end(), seat) != actors.end();
        EXPECT_EQ(list_of<G>(s, seat).empty(), !acts) << "seat " << int{seat.index};
    }
}

template <Game G>
struct PartyList {
    Seat seat;
    std::vector<typename G::Action> actions;
};

template <Game G>
std::vector<PartyList<G>> lists_of_all(const typename G::State& s) {
    std::vector<Seat> parties = viewers_of<G>(s);
    parties.back() = dealer;  // the onlooker never asks
    std::vector<PartyList<G>> lists;
    for (const Seat seat : parties) lists.push_back({seat, list_of<G>(s, seat)});
    return lists;
}

template <Game G>
void expect_listed_iff_legal(const typename G::State& s, const std::vector<PartyList<G>>& lists,
                             const typename G::Action& action) {
    for (const auto& [seat, actions] : lists) {
        const bool listed = std::find(actions.begin(), actions.end(), action) != actions.end();
        const auto error = G::why_illegal(s, seat, action);
        EXPECT_EQ(listed, !error) << G::write(action) << " by seat " << int{seat.index};
        if (error) {
            EXPECT_FALSE(error->clause.empty() || error->message.empty());
        }
    }
}

// Tries listed actions, actions met before (`strangers`) and changed ones.
template <Game G, class Hooks>
void listed_means_legal(const typename G::State& s, const std::vector<typename G::Action>& strangers, Rng& rng) {
    const auto lists = lists_of_all<G>(s);
    const auto try_written_form = [&](const typename G::Action& action) {
        if (const auto read = G::read(G::write(action))) expect_listed_iff_legal<G>(s, lists, *read);
    };
    for (int i = 0; i < 6 && !strangers.empty(); ++i) {
        expect_listed_iff_legal<G>(s, lists, any_of(strangers, rng));
        try_written_form(Hooks::mutated(s, any_of(strangers, rng), rng));
    }
    for (const auto& [seat, actions] : lists) {
        const std::uint32_t step = static_cast<std::uint32_t>(actions.size()) / 100 + 1;
        for (std::size_t i = rng.below(step); i < actions.size(); i += step) {
            EXPECT_FALSE(G::why_illegal(s, seat, actions[i])) << G::write(actions[i]);
        }
        for (int i = 0; i < 8 && !actions.empty(); ++i) {
            expect_listed_iff_legal<G>(s, lists, any_of(actions, rng));
            try_written_form(Hooks::mutated(s, any_of(actions, rng), rng));
        }
    }
}

template <Game G>
void samples_are_listed(const typename G::State& s, Rng& rng) {
    for (const Seat seat : actors_of<G>(s)) {
        const auto actions = list_of<G>(s, seat);
        for (int i = 0; i < 4; ++i) {
            const auto sample = G::sample_action(s, seat, rng);
            EXPECT_NE(std::find(actions.begin(), actions.end(), sample), actions.end()) << G::write(sample);
        }
    }
}

// Seven standard deviations either way.
template <Game G>
void samples_are_uniform(const typename G::State& s, Rng& rng) {
    constexpr std::size_t small = 60;
    constexpr int draws_each = 200;
    for (const Seat seat : actors_of<G>(s)) {
        const auto actions = list_of<G>(s, seat);
        if (actions.size() > small) continue;
        std::vector<int> hits(actions.size());
        for (std::size_t i = 0; i < draws_each * actions.size(); ++i) {
            const auto at = std::find(actions.begin(), actions.end(), G::sample_action(s, seat, rng));
            ASSERT_NE(at, actions.end());
            ++hits[static_cast<std::size_t>(at - actions.begin())];
        }
        for (std::size_t i = 0; i < actions.size(); ++i) {
            EXPECT_TRUE(hits[i] > draws_each / 2 && hits[i] < draws_each * 3 / 2)
                << G::write(actions[i]) << " was drawn " << hits[i] << " times, expected " << draws_each;
        }
    }
}

template <Game G>
void equal_actions_have_equal_results(const typename G::State& s, Rng& rng) {
    for (const Seat seat : actors_of<G>(s)) {
        const auto action = any_of(list_of<G>(s, seat), rng);
        EXPECT_TRUE(after<G>(s, seat, action) == after<G>(s, seat, action)) << G::write(action);
    }
}

// A guess looks like the real state, offers its viewer the same actions and is a proper state itself.
template <Game G, class Hooks>
void guesses_agree_with_observations(const typename G::State& s, const typename Hooks::Memory& memory, Rng& rng) {
    for (const Seat viewer : viewers_of<G>(s)) {
        SCOPED_TRACE("viewer " + std::to_string(viewer.index));
        const auto seen = G::observe(s, viewer);
        const typename G::State guess = G::determinize(seen, rng);
        EXPECT_TRUE(G::observe(guess, viewer) == seen);
        EXPECT_TRUE(G::to_act(guess) == G::to_act(s));
        EXPECT_EQ(G::is_chance(guess), G::is_chance(s));
        EXPECT_TRUE(viewer == onlooker || list_of<G>(guess, viewer) == list_of<G>(s, viewer));
        Hooks::check(guess);
        memory.check(viewer, guess);
        memory.check(viewer, s);
    }
}

// Two outcomes hidden from a viewer give it equal observations.
template <Game G, class Hooks>
void hidden_chance_shows_nothing(const typename G::State& s, Rng& rng) {
    if (!G::is_chance(s)) return;
    const auto outcomes = list_of<G>(s, dealer);
    const auto one = after<G>(s, dealer, any_of(outcomes, rng));
    const auto other = after<G>(s, dealer, any_of(outcomes, rng));
    for (const Seat viewer : viewers_of<G>(s)) {
        if (!Hooks::is_hidden_chance(s, viewer)) continue;
        EXPECT_TRUE(G::observe(one, viewer) == G::observe(other, viewer)) << "viewer " << int{viewer.index};
    }
}

template <Game G, class Hooks>
void secret_choices_show_nothing(const typename G::State& s, Rng& rng) {
    for (const Seat seat : actors_of<G>(s)) {
        if (seat == dealer) continue;
        const auto actions = list_of<G>(s, seat);
        const auto one = any_of(actions, rng);
        const auto other = any_of(actions, rng);
        if (!Hooks::is_secret(s, seat, one) || !Hooks::is_secret(s, seat, other)) continue;
        const auto after_one = after<G>(s, seat, one);
        const auto after_other = after<G>(s, seat, other);
        for (const Seat viewer : viewers_of<G>(s)) {
            if (viewer == seat) continue;
            EXPECT_TRUE(G::observe(after_one, viewer) == G::observe(after_other, viewer))
                << G::write(one) << " or " << G::write(other) << ": viewer " << int{viewer.index};
        }
    }
}

template <Game G, class Hooks>
void independent_actions_commute(const typename G::State& s, Rng& rng) {
    const auto actors = actors_of<G>(s);
    if (actors.size() < 2) return;
    const Seat one = any_of(actors, rng);
    const Seat other = any_of(actors, rng);
    if (one == other) return;
    const auto a = G::sample_action(s, one, rng);
    const auto b = G::sample_action(s, other, rng);
    if (!Hooks::are_independent(s, one, a, other, b)) return;
    const auto after_a = after<G>(s, one, a);
    const auto after_b = after<G>(s, other, b);
    ASSERT_FALSE(G::why_illegal(after_a, other, b)) << G::write(b) << " after " << G::write(a);
    ASSERT_FALSE(G::why_illegal(after_b, one, a)) << G::write(a) << " after " << G::write(b);
    EXPECT_TRUE(after<G>(after_a, other, b) == after<G>(after_b, one, a)) << G::write(a) << " and " << G::write(b);
}

// ---- laws of a whole game ----

template <Game G>
void record_replays(const typename G::Rules& rules, const std::vector<RecordLine>& lines,
                    const typename G::State& expected) {
    Record record;
    record.game = "a-game";
    record.players = G::players(expected);
    record.lines = lines;
    const auto read = read_record(write_record(record));
    ASSERT_TRUE(std::holds_alternative<Record>(read)) << std::get<RecordFault>(read).message;
    EXPECT_EQ(std::get<Record>(read), record);
    typename G::State s = G::initial(rules);
    for (const RecordLine& line : std::get<Record>(read).lines) {
        const auto action = G::read(line.action);
        ASSERT_TRUE(action) << line.action;
        ASSERT_FALSE(G::why_illegal(s, line.by, *action)) << line.action;
        G::apply(s, line.by, *action);
    }
    EXPECT_TRUE(s == expected);
}

template <Game G>
void winners_are_seats(const typename G::State& s) {
    const SeatSet winners = G::winners(s);
    EXPECT_FALSE(winners.empty());
    for (const Seat seat : winners) EXPECT_LT(seat.index, G::players(s));
}

// ---- the court ----

template <Game G, class Hooks>
class RandomGame {
public:
    RandomGame(const typename G::Rules& rules, std::uint64_t seed, const LawRun& run)
        : rules_(rules), rng_(seed), run_(run), s_(G::initial(rules)), memory_(s_) {}

    void play() {
        while (!is_over<G>(s_)) {
            SCOPED_TRACE("ply " + std::to_string(lines_.size()));
            ASSERT_LT(lines_.size(), G::max_plies);
            if (run_.check_one_in == 1 || rng_.below(run_.check_one_in) == 0) check_state();
            if (::testing::Test::HasFailure()) return;
            step();
        }
        check_state();
        record_replays<G>(rules_, lines_, s_);
        winners_are_seats<G>(s_);
    }

private:
    void check_state() {
        Hooks::check(s_);
        samples_are_listed<G>(s_, rng_);
        hidden_chance_shows_nothing<G, Hooks>(s_, rng_);
        independent_actions_commute<G, Hooks>(s_, rng_);
        if (rng_.below(2) == 0) guesses_agree_with_observations<G, Hooks>(s_, memory_, rng_);
        if (rng_.below(2) == 0) secret_choices_show_nothing<G, Hooks>(s_, rng_);
        if (rng_.below(run_.full_check_one_in) != 0) return;
        copies_are_equal_and_independent<G>(s_, rng_);
        only_who_is_to_act_has_a_list<G>(s_);
        lists_are_stable_and_without_duplicates<G>(s_);
        notation_round_trips<G>(s_);
        equal_actions_have_equal_results<G>(s_, rng_);
        listed_means_legal<G, Hooks>(s_, strangers_, rng_);
        if (rng_.below(2) == 0) samples_are_uniform<G>(s_, rng_);
    }

    void step() {
        const Seat seat = any_of(actors_of<G>(s_), rng_);
        const auto action = rng_.below(8) == 0 ? any_of(list_of<G>(s_, seat), rng_) : G::sample_action(s_, seat, rng_);
        const typename G::State before = s_;
        lines_.push_back({seat, G::write(action)});
        strangers_.push_back(action);
        G::apply(s_, seat, action);
        memory_.note(before, seat, action, s_);
    }

    const typename G::Rules& rules_;
    Rng rng_;
    LawRun run_;
    typename G::State s_;
    typename Hooks::Memory memory_;
    std::vector<RecordLine> lines_;
    std::vector<typename G::Action> strangers_;
};

template <Game G, class Hooks = PlainHooks<G>>
void check_laws(const typename G::Rules& rules, const LawRun& usual) {
    const LawRun run = as_asked(usual);
    for (int game = 0; game < run.games && !::testing::Test::HasFailure(); ++game) {
        const std::uint64_t seed = run.seed + static_cast<std::uint64_t>(game);
        SCOPED_TRACE("seed " + std::to_string(seed));
        RandomGame<G, Hooks>(rules, seed, run).play();
    }
}

}  // namespace kitamae::laws
