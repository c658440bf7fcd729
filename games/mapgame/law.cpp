// Which clause an action breaks, if any. Each kind of action has one function, named after it.

#include "games/mapgame/law.h"

#include <algorithm>

#include "games/mapgame/deal.h"
#include "games/mapgame/mapgame.h"
#include "games/mapgame/placements.h"
#include "games/mapgame/terraform.h"

namespace kitamae::mapgame {
namespace {

using Verdict = std::optional<RuleError>;

Verdict refuse(const char* clause, const char* message) { return RuleError{clause, message}; }

// The clause that says what is to be done in a phase.
const char* clause_of(const Rules& rules, Phase phase) {
    switch (phase) {
        case Phase::trick:
            return rules.is_two_player() ? "H5.1" : "H4.1";
        case Phase::take:
            return "H4.3";
        case Phase::choose:
        case Phase::answer:
            return "H5.2";
        case Phase::keep:
            return "H5.3";
        case Phase::draft:
            return rules.is_two_player() ? "K4.2" : "K4.1";
        case Phase::drop:
            return "K4.2";
        case Phase::map:
            return "M6.1";
        case Phase::goal:
            return "K9.4";
        case Phase::setup:
        case Phase::hands:
        case Phase::reveal:
        case Phase::draw:
        case Phase::over:
            break;
    }
    return "M2.2";
}

bool fits_phase(Phase phase, ActionKind kind) {
    switch (kind) {
        case ActionKind::deal:
            return is_dealing(phase);
        case ActionKind::play:
            return phase == Phase::trick;
        case ActionKind::take:
            return phase == Phase::take;
        case ActionKind::choose:
            return phase == Phase::choose;
        case ActionKind::accept:
        case ActionKind::pay:
            return phase == Phase::answer;
        case ActionKind::keep:
            return phase == Phase::keep;
        case ActionKind::draft:
            return phase == Phase::draft;
        case ActionKind::drop:
            return phase == Phase::drop;
        case ActionKind::order:
            return true;  // has its own answer
        case ActionKind::place:
        case ActionKind::unplaceable:
        case ActionKind::terraform:
        case ActionKind::done:
            return phase == Phase::map;
        case ActionKind::tile:
        case ActionKind::skip:
            return phase == Phase::goal;
    }
    return false;
}

std::optional<Colour> cube_colour(const Rules& rules, const Map& map, Cell cell) {
    const auto at = visible_at(map, cell);
    if (!at || !has_cube(map, *at)) return std::nullopt;
    return square_of(rules, map, *at).colour;
}

Verdict why_no_deal(const State& s, const Action& a) {
    if (a.dealt != next_deal(s).dealt) return refuse("M2.2", "something else is dealt now");
    if (a.number > card_count || !deal_outcomes(s).has(CardId{a.number})) {
        return refuse("M2.2", "that has been dealt already or does not exist");
    }
    return std::nullopt;
}

Verdict why_no_play(const State& s, Seat seat, const Action& a) {
    if (!s.secrets.seats[seat.index].hand.has(a.card)) {
        return refuse(clause_of(*s.rules, Phase::trick), "that card is not in your hand");
    }
    if (a.cell_count == 0) return std::nullopt;
    if (s.rules->is_two_player()) return refuse("H5.1", "with two players no cubes are added");
    const auto colour = cube_colour(*s.rules, s.table.seats[seat.index].map, a.cells[0]);
    if (!colour) return refuse("H4.1", "there is no cube of yours on that square");
    const auto leading = leading_colour(s.table);
    if (leading && *colour != *leading) return refuse("H4.1", "the cube must match the first cube of the trick");
    return std::nullopt;
}

Verdict why_no_pay(const State& s, Seat seat, const Action& a) {
    const Map& map = s.table.seats[seat.index].map;
    if (!cube_colour(*s.rules, map, a.cells[0]) || !cube_colour(*s.rules, map, a.cells[1])) {
        return refuse("H5.2", "there is no cube of yours on that square");
    }
    return a.cells[0] < a.cells[1] ? std::nullopt : refuse("H5.2", "two different cubes are paid");
}

Verdict why_no_order(const State& s) {
    if (s.rules->is_trick()) return refuse("M6.2", "ordered placing belongs to draft selection");
    if (s.table.ordered) return refuse("M6.2", "order has been asked for in this round already");
    if (!may_ask_for_order(*s.rules, s.table)) return refuse("M6.2", "it is too late to ask for order in this round");
    return std::nullopt;
}

Verdict why_no_place(const State& s, Seat seat, const Action& a) {
    const PublicSeat& open = s.table.seats[seat.index];
    if (open.placed) return refuse("M6.1", "you have placed your card of this round");
    if (a.card != open.chosen) return refuse("M6.1", "that is not your card of this round");
    const auto placement = placement_of(open.map, a);
    if (!placement) return refuse("M3.3", "a card it should go under is not in your map");
    return why_illegal_placement(*s.rules, open.map, s.rules->deck.cards[a.card.number], *placement);
}

Verdict why_not_unplaceable(const State& s, Seat seat, CardId card) {
    const PublicSeat& open = s.table.seats[seat.index];
    if (open.placed) return refuse("M6.1", "you have placed your card of this round");
    if (card != open.chosen) return refuse("M6.1", "that is not your card of this round");
    if (has_placement(*s.rules, open.map, s.rules->deck.cards[card.number])) {
        return refuse("M6.3", "the card has a legal placement");
    }
    return std::nullopt;
}

Verdict why_no_terraform(const State& s, Seat seat, const Action& a) {
    const PublicSeat& open = s.table.seats[seat.index];
    if (!s.rules->can_terraform()) return refuse("K8.3", "there is no terraforming with this deck");
    if (open.terraformed_now) return refuse("K8.1", "once in each map phase");
    if (auto error = why_no_tile(*s.rules, open.map, a.cells[0], a.terrain)) return error;
    const auto first = cube_colour(*s.rules, open.map, a.cells[1]);
    const auto second = cube_colour(*s.rules, open.map, a.cells[2]);
    if (!first || !second || !(a.cells[1] < a.cells[2])) return refuse("K8.1", "two cubes of your map are paid");
    if (*first != *second || terrain_made_by(*first) != a.terrain) {
        return refuse("K8.1", "both cubes must have the colour of that terrain");
    }
    return std::nullopt;
}

Verdict why_not_done(const State& s, Seat seat) {
    return s.table.seats[seat.index].placed ? std::nullopt : refuse("M6.4", "place your card first");
}

Verdict why_not_in_set(CardSet cards, CardId card, const char* clause, const char* message) {
    return cards.has(card) ? std::nullopt : refuse(clause, message);
}

}  // namespace

std::optional<Colour> leading_colour(const Table& table) {
    const auto* const first =
        std::find_if(table.trick.begin(), table.trick.end(), [](const Play& play) { return play.has_cube; });
    if (first == table.trick.end()) return std::nullopt;
    return first->cube;
}

CardSet untaken_cards(const Table& table) {
    CardSet cards;
    for (const Play& play : table.trick) cards.add(play.card);
    return cards - table.taken;
}

CardSet own_pair(const Table& table, Seat seat) {
    if (seat == table.pile_pair_owner) return table.pile_pair;
    CardSet hands;
    for (const CardId card : table.hands_pair) hands.add(card);
    return hands;
}

bool may_ask_for_order(const Rules& rules, const Table& table) {
    if (rules.is_trick() || table.ordered) return false;
    if (table.phase == Phase::draft || table.phase == Phase::drop) return true;
    return table.phase == Phase::map &&
        std::none_of(table.seats.begin(), table.seats.end(),
                     [](const PublicSeat& seat) { return seat.placed || seat.terraformed_now; });
}

std::optional<RuleError> MapGame::why_illegal(const State& s, Seat seat, const Action& a) {
    const bool acts = seat == dealer ? is_chance(s) : to_act(s).has(seat);
    if (!acts) return refuse(clause_of(*s.rules, s.table.phase), "it is not this seat's turn to act");
    if ((a.kind == ActionKind::deal) != (seat == dealer)) return refuse("M2.2", "only the dealer deals");
    if (!fits_phase(s.table.phase, a.kind)) {
        return refuse(clause_of(*s.rules, s.table.phase), "that is not what is to be done in this phase");
    }
    const SecretSeat& own = s.secrets.seats[seat == dealer ? 0 : seat.index];
    switch (a.kind) {
        case ActionKind::deal:
            return why_no_deal(s, a);
        case ActionKind::play:
            return why_no_play(s, seat, a);
        case ActionKind::take:
            return why_not_in_set(untaken_cards(s.table), a.card, "H4.3", "that card cannot be taken");
        case ActionKind::pay:
            return why_no_pay(s, seat, a);
        case ActionKind::keep:
            return why_not_in_set(own_pair(s.table, seat), a.card, "H5.3", "keep a card of your pair");
        case ActionKind::draft:
            return why_not_in_set(own.hand, a.card, clause_of(*s.rules, Phase::draft), "that card is not in your hand");
        case ActionKind::drop:
            return why_not_in_set(own.hand, a.card, "K4.2", "that card is not in your hand");
        case ActionKind::order:
            return why_no_order(s);
        case ActionKind::place:
            return why_no_place(s, seat, a);
        case ActionKind::unplaceable:
            return why_not_unplaceable(s, seat, a.card);
        case ActionKind::terraform:
            return why_no_terraform(s, seat, a);
        case ActionKind::tile:
            return why_no_tile(*s.rules, s.table.seats[seat.index].map, a.cells[0], a.terrain);
        case ActionKind::done:
            return why_not_done(s, seat);
        case ActionKind::choose:
        case ActionKind::accept:
        case ActionKind::skip:
            return std::nullopt;
    }
    return std::nullopt;
}

}  // namespace kitamae::mapgame
