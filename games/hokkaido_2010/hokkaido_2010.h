#pragma once
// Hokkaido (2010): trade routes, majorities in regions, conflict in crowded provinces; 2 to 4 players on a board of
// provinces with countries beyond the sea. The rules with their clause numbers: docs/rules/hokkaido-2010.md.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "games/hokkaido_2010/action.h"
#include "games/hokkaido_2010/scoring.h"
#include "games/hokkaido_2010/state.h"

namespace kitamae::hokkaido_2010 {

struct Hokkaido2010 {
    using Rules = hokkaido_2010::Rules;
    using State = hokkaido_2010::State;
    using Action = hokkaido_2010::Action;
    using Observation = hokkaido_2010::Observation;
    using Score = hokkaido_2010::Score;

    // The rules set no bound: players may move pieces to and fro for ever. For loops that need one; the longest of
    // 1.5 million random games had 1,425 plies, the mean is below 310.
    static constexpr std::uint32_t max_plies = 20'000;

    static State initial(const Rules& rules);  // the rules must outlive all states
    static int players(const State& s) { return s.rules->players; }
    static SeatSet to_act(const State& s);
    static bool is_chance(const State& s);

    // A turn's list: land, sea, grow, claim, reveal, discard, take, draw, else pass; each by ascending place or card.
    static void legal_actions(const State& s, Seat seat, std::vector<Action>& out);
    static Action sample_action(const State& s, Seat seat, Rng& rng);
    static std::optional<RuleError> why_illegal(const State& s, Seat seat, const Action& a);
    static void apply(State& s, Seat seat, const Action& a);

    static Score score(const State& s, Seat seat) { return score_of(*s.rules, s.table, seat); }
    static SeatSet winners(const State& s) { return winners_of(*s.rules, s.table); }

    static Observation observe(const State& s, Seat viewer);
    static State determinize(const Observation& o, Rng& rng);

    static std::string write(const Action& a) { return write_action(a); }
    static std::optional<Action> read(std::string_view text) { return read_action(text); }
};

// Who is to act depends on public things alone; an observation answers as the state does.
SeatSet seats_to_act(const Table& table);

// Whose piece is on the high and on the low number of a public card; nobody: free.
struct CardPieces {
    Seat high = nobody;
    Seat low = nobody;
};
CardPieces pieces_on(const Table& table, CardId card);

// The seats whose last turn is unfinished, in order; empty: the end is not triggered yet. Rules T5.2
FixedList<Seat, max_players> seats_with_last_turn(const Rules& rules, const Table& table);

static_assert(Game<Hokkaido2010>);
static_assert(sizeof(State) <= 1024);

}  // namespace kitamae::hokkaido_2010
