// Which clause an action breaks, if any. Each kind of action has one function, named after it.

#include "games/hokkaido_2010/choices.h"
#include "games/hokkaido_2010/deal.h"
#include "games/hokkaido_2010/hokkaido_2010.h"
#include "games/hokkaido_2010/pieces.h"

namespace kitamae::hokkaido_2010 {
namespace {

using Verdict = std::optional<RuleError>;

Verdict refuse(const char* clause, const char* message) { return RuleError{clause, message}; }

// The clause that says what is to be done in a phase.
const char* clause_of(Phase phase) {
    switch (phase) {
        case Phase::deal:
            return "T1.2";
        case Phase::start:
            return "T1.3";
        case Phase::turn:
            return "T2.1";
        case Phase::look:
        case Phase::keep:
            return "T3.6";
        case Phase::over:
            return "T5.2";
    }
    return "T2.1";
}

Phase phase_of(ActionKind kind, Phase now) {
    switch (kind) {
        case ActionKind::deal:
            return now == Phase::look ? Phase::look : Phase::deal;
        case ActionKind::start:
            return Phase::start;
        case ActionKind::keep:
            return Phase::keep;
        case ActionKind::land:
        case ActionKind::sea:
        case ActionKind::grow:
        case ActionKind::claim:
        case ActionKind::reveal:
        case ActionKind::discard:
        case ActionKind::take:
        case ActionKind::draw:
        case ActionKind::pass:
            return Phase::turn;
    }
    return Phase::turn;
}

// One action of the player on turn, with what the questions about it need.
struct Asked {
    const State& s;
    const Action& a;
    const Table& table;
    const PublicSeat& own;
    CardSet hand;
    Place from;
    Place to;
};

Verdict why_no_deal(const State& s, const Action& a) {
    if (a.dealt != next_deal(*s.rules, s.table).dealt) return refuse("T1.2", "something else is dealt now");
    if (a.dealt == Dealt::first) {
        return a.number < s.rules->players ? std::nullopt : refuse("T1.3", "there is no such seat");
    }
    if (!deal_outcomes(s).has(CardId{a.number})) return refuse("T1.2", "that card is not in the pile");
    return std::nullopt;
}

Verdict why_no_start(const Asked& q) {
    if (!q.to.is_province() || !q.s.rules->atlas.cities().has(q.to.province())) {
        return refuse("T1.3", "the first piece goes to a province with a city");
    }
    for (const std::uint8_t count : q.table.pieces[q.to.index]) {
        if (count > 0) return refuse("T1.3", "that province holds a piece already");
    }
    return std::nullopt;
}

Verdict why_no_land(const Asked& q) {
    if (!q.from.is_province() || !q.to.is_province()) return refuse("T2.3", "a Land Move goes between provinces");
    if (!q.own.occupied.has(q.from.province())) return refuse("T2.3", "you have no piece there");
    if (!q.s.rules->atlas.neighbours(q.from.province()).has(q.to.province())) {
        return refuse("T2.3", "these provinces are not adjacent");
    }
    return std::nullopt;
}

Verdict why_no_sea(const Asked& q) {
    if ((q.from == at_sea) == (q.to == at_sea)) return refuse("T2.4", "a Sea Move goes to or from At Sea");
    const Place shore = q.from == at_sea ? q.to : q.from;
    if (shore.is_province() && !q.s.rules->atlas.coast().has(shore.province())) {
        return refuse("T2.4", "that province is not on the coast");
    }
    if (pieces_in(q.table, q.table.turn, q.from) == 0) return refuse("T2.4", "you have no piece there");
    if (!q.to.is_province() && pieces_in(q.table, q.table.turn, q.to) > 0) {
        return refuse("T2.5", "At Sea and each country hold at most one piece of a player");
    }
    return std::nullopt;
}

Verdict why_no_grow(const Asked& q) {
    if (!q.to.is_province()) return refuse("T2.6", "only provinces can grow");
    if (q.own.supply == 0) return refuse("T2.6", "your supply is empty");
    if (q.own.occupied.has(q.to.province())) return std::nullopt;
    if (q.to.province() != q.s.rules->atlas.home() || !q.own.occupied.empty()) {
        return refuse("T2.6", "you have no piece there");
    }
    return q.table.taken.empty() ? std::nullopt
                                 : refuse("T2.7", "growing at home without a piece there is for the first action only");
}

Verdict why_no_claim(const Asked& q) {
    if (!q.table.row.has(q.a.card)) return refuse("T3.3", "that card is not in the public row");
    if (q.own.supply == 0) return refuse("T3.5", "your supply is empty");
    if ((q.own.on_high | q.own.on_low).has(q.a.card)) return refuse("T3.3", "you have a piece on that card already");
    if (claimed_twice(q.table).has(q.a.card)) return refuse("T3.3", "both numbers of that card are taken");
    if (!q.own.controls.has(q.a.card)) return refuse("T3.3", "you do not control that route");
    return std::nullopt;
}

Verdict why_no_reveal(const Asked& q) {
    if (!q.hand.has(q.a.card)) return refuse("T3.4", "that card is not in your hand");
    if (q.own.supply == 0) return refuse("T3.5", "your supply is empty");
    if (!q.own.controls.has(q.a.card)) return refuse("T3.4", "you do not control that route");
    return std::nullopt;
}

Verdict why_no_discard(const Asked& q) {
    return q.hand.has(q.a.card) ? std::nullopt : refuse("T3.9", "that card is not in your hand");
}

Verdict why_no_take(const Asked& q) {
    if (!q.table.row.has(q.a.card)) return refuse("T3.7", "that card is not in the public row");
    if (claimed_once(q.table).has(q.a.card)) return refuse("T3.7", "there is a piece on that card");
    return std::nullopt;
}

Verdict why_no_draw(const Asked& q) {
    return q.table.pile_count > 0 ? std::nullopt : refuse("T3.8", "the pile is empty");
}

Verdict why_no_keep(const Asked& q) {
    const CardSet looking = q.s.secrets.looking;
    if (!looking.has(q.a.card)) return refuse("T3.6", "keep a card you are looking at");
    if (q.a.second == CardId{}) return std::nullopt;
    if (!looking.has(q.a.second) || q.a.second <= q.a.card) return refuse("T3.6", "keep the cards you are looking at");
    return q.table.actions_left > 0 ? std::nullopt : refuse("T3.6", "to keep both you need another action");
}

Verdict why_no_pass(const Asked& q) {
    if (is_empty(choices_of(*q.s.rules, q.table, q.hand))) return std::nullopt;
    return refuse("T2.2", "you may pass only when nothing else is legal");
}

bool names_unknown_place(const Asked& q) {
    return (!q.a.from.empty() && q.from == no_place) || (!q.a.to.empty() && q.to == no_place);
}

Verdict why_refused(const Asked& q) {
    const bool counts = q.table.phase == Phase::turn && q.a.kind != ActionKind::pass;
    if (counts && exhausted_kind(q.table) == turn_kind(q.a.kind)) {
        return refuse("T2.1", "no kind of action may be taken three times in a turn");
    }
    if (names_unknown_place(q)) return refuse("T1.4", "there is no such place");
    switch (q.a.kind) {
        case ActionKind::deal:
            return std::nullopt;
        case ActionKind::start:
            return why_no_start(q);
        case ActionKind::land:
            return why_no_land(q);
        case ActionKind::sea:
            return why_no_sea(q);
        case ActionKind::grow:
            return why_no_grow(q);
        case ActionKind::claim:
            return why_no_claim(q);
        case ActionKind::reveal:
            return why_no_reveal(q);
        case ActionKind::discard:
            return why_no_discard(q);
        case ActionKind::take:
            return why_no_take(q);
        case ActionKind::draw:
            return why_no_draw(q);
        case ActionKind::keep:
            return why_no_keep(q);
        case ActionKind::pass:
            return why_no_pass(q);
    }
    return std::nullopt;
}

}  // namespace

std::optional<RuleError> Hokkaido2010::why_illegal(const State& s, Seat seat, const Action& a) {
    const bool acts = seat == dealer ? is_chance(s) : to_act(s).has(seat);
    if (!acts) return refuse(clause_of(s.table.phase), "it is not this seat's turn to act");
    if ((a.kind == ActionKind::deal) != (seat == dealer)) return refuse("T1.2", "only the dealer deals");
    if (seat == dealer) return why_no_deal(s, a);
    if (phase_of(a.kind, s.table.phase) != s.table.phase) {
        return refuse(clause_of(s.table.phase), "that is not what is to be done now");
    }
    return why_refused({.s = s,
                        .a = a,
                        .table = s.table,
                        .own = s.table.seats[seat.index],
                        .hand = s.secrets.hands[seat.index],
                        .from = s.rules->atlas.place_named(a.from),
                        .to = s.rules->atlas.place_named(a.to)});
}

}  // namespace kitamae::hokkaido_2010
