#pragma once
// Honshū (2016) and Hokkaidō (2018): one engine, configured by Rules. Trick-taking or drafting, then building a map
// of overlapping cards. The rules with their clause numbers: docs/rules/honshu.md, docs/rules/hokkaido.md.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "games/mapgame/action.h"
#include "games/mapgame/scoring.h"
#include "games/mapgame/state.h"

namespace kitamae::mapgame {

struct MapGame {
    using Rules = mapgame::Rules;
    using State = mapgame::State;
    using Action = mapgame::Action;
    using Observation = mapgame::Observation;
    using Score = mapgame::Score;

    // Dealing: at most 60 cards, 24 of a pile, 6 provinces, 5 orders, 1 scoring card, 7 goals. A seat has at most
    // five actions a round of either selection and a free tile.
    static constexpr std::uint32_t max_plies = 110 + max_players * rounds * 7;

    static State initial(const Rules& rules);  // the rules must outlive all states
    static int players(const State& s) { return s.rules->players; }
    static SeatSet to_act(const State& s);
    static bool is_chance(const State& s);

    static void legal_actions(const State& s, Seat seat, std::vector<Action>& out);
    static Action sample_action(const State& s, Seat seat, Rng& rng);
    static std::optional<RuleError> why_illegal(const State& s, Seat seat, const Action& a);
    static void apply(State& s, Seat seat, const Action& a);

    static Score score(const State& s, Seat seat);
    static SeatSet winners(const State& s);

    static Observation observe(const State& s, Seat viewer);
    static State determinize(const Observation& o, Rng& rng);

    static std::string write(const Action& a) { return write_action(a); }
    static std::optional<Action> read(std::string_view text) { return read_action(text); }
};

// What the viewer sees; what is hidden is left empty. Legal actions of the viewer can be listed with it, and nothing be
// played on.
State seen_part(const Observation& o);

// Who is to act depends on public things alone; an observation answers as the state does.
SeatSet seats_to_act(const Rules& rules, const Table& table);

// The match is over. Rules M10.7
SeatSet winners_of(const Rules& rules, const Table& table);

Score score_of(const Rules& rules, const Table& table, Seat seat);

// A legal placement written as an action, and back; `placement_of` wants `under` to name cards of the map only.
Action place_action(const Map& map, CardId card, const Placement& placement);
std::optional<Placement> placement_of(const Map& map, const Action& action);

static_assert(Game<MapGame>);
static_assert(sizeof(State) <= 4096);

}  // namespace kitamae::mapgame
