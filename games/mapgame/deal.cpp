#include "games/mapgame/deal.h"

#include <bit>
#include <cassert>

#include "games/mapgame/rounds.h"

namespace kitamae::mapgame {
namespace {

CardSet numbers(int first, int last) {
    CardSet set;
    for (int n = first; n <= last; ++n) set.add(CardId{static_cast<std::uint8_t>(n)});
    return set;
}

bool needs_scoring_card(const State& s) {
    return s.rules->options.scoring_card == random_scoring_card && s.table.scoring_card == 0;
}

bool needs_goal(const State& s) {  // Rules M2.4
    return s.rules->options.goals && std::popcount(s.table.open_goals) < s.rules->players + 2;
}

// The first seat for which `missing` holds, or the onlooker.
template <class Missing>
Seat first_seat(const State& s, Missing&& missing) {
    for (const Seat seat : SeatSet::first(s.rules->players)) {
        if (missing(s.table.seats[seat.index])) return seat;
    }
    return onlooker;
}

Seat seat_without_province(const State& s) {
    return first_seat(s, [](const PublicSeat& seat) { return seat.map.cards.empty(); });
}

Seat seat_without_order(const State& s) {  // Rules M2.3
    if (!s.rules->is_trick() || s.rules->is_two_player()) return onlooker;
    return first_seat(s, [](const PublicSeat& seat) { return seat.order == 0; });
}

Seat seat_without_hand(const State& s) {
    return first_seat(s, [](const PublicSeat& seat) { return seat.hand_count < hand_size; });
}

// Rules K4.2: after choosing, a hand is one card smaller than it was received.
Seat seat_without_draw(const State& s) {
    for (const Seat seat : SeatSet::first(s.rules->players)) {
        const int before = hand_size - round_of_deal(s.table.round);
        if (s.table.seats[seat.index].hand_count < before) return seat;
    }
    return onlooker;
}

bool is_setup_complete(const State& s) {
    return !needs_scoring_card(s) && !needs_goal(s) && seat_without_province(s) == onlooker &&
        seat_without_order(s) == onlooker;
}

void deal_card(State& s, Seat to, CardId card) {
    s.secrets.pile.remove(card);
    --s.table.pile_count;
    if (s.table.phase == Phase::reveal) {
        s.table.pile_pair.add(card);
        if (s.table.pile_pair.size() == 2) after_reveal(s);
        return;
    }
    s.secrets.seats[to.index].hand.add(card);
    ++s.table.seats[to.index].hand_count;
    if (s.table.phase == Phase::hands && seat_without_hand(s) == onlooker) after_hands(s);
    if (s.table.phase == Phase::draw && seat_without_draw(s) == onlooker) after_draw(s);
}

}  // namespace

bool is_dealing(Phase phase) {
    return phase == Phase::setup || phase == Phase::hands || phase == Phase::reveal || phase == Phase::draw;
}

NextDeal next_deal(const State& s) {
    if (s.table.phase == Phase::setup) {
        if (needs_scoring_card(s)) return {.dealt = Dealt::scoring_card};
        if (needs_goal(s)) return {.dealt = Dealt::goal};
        if (const Seat seat = seat_without_province(s); seat != onlooker) return {.dealt = Dealt::province, .to = seat};
        return {.dealt = Dealt::order, .to = seat_without_order(s)};
    }
    if (s.table.phase == Phase::hands) return {.dealt = Dealt::card, .to = seat_without_hand(s)};
    if (s.table.phase == Phase::draw) return {.dealt = Dealt::card, .to = seat_without_draw(s)};
    return {.dealt = Dealt::card};
}

CardSet deal_outcomes(const State& s) {
    CardSet outcomes;
    const auto remove_used = [&](auto number_of) {
        for (const Seat seat : SeatSet::first(s.rules->players)) {
            outcomes.remove(CardId{static_cast<std::uint8_t>(number_of(s.table.seats[seat.index]))});
        }
    };
    switch (next_deal(s).dealt) {
        case Dealt::scoring_card:
            return numbers(1, scoring_card_count);
        case Dealt::goal:
            for (const CardId goal : numbers(1, goal_count)) {
                if (((s.table.open_goals >> goal.number) & 1U) == 0) outcomes.add(goal);
            }
            return outcomes;
        case Dealt::province:
            outcomes = numbers(1, province_count);
            remove_used([](const PublicSeat& seat) { return seat.map.cards.empty() ? 0 : seat.map.province + 1; });
            return outcomes;
        case Dealt::order:
            outcomes = numbers(1, s.rules->players);
            remove_used([](const PublicSeat& seat) { return seat.order; });
            return outcomes;
        case Dealt::card:
            return s.secrets.pile;
    }
    return outcomes;
}

void apply_deal(State& s, std::uint8_t number) {
    const NextDeal next = next_deal(s);
    switch (next.dealt) {
        case Dealt::scoring_card:
            s.table.scoring_card = number;
            break;
        case Dealt::goal:
            s.table.open_goals |= static_cast<std::uint16_t>(1U << number);
            break;
        case Dealt::province:
            s.table.seats[next.to.index].map = begin_map(*s.rules, static_cast<std::uint8_t>(number - 1), s.table.pool);
            break;
        case Dealt::order:
            s.table.seats[next.to.index].order = number;
            break;
        case Dealt::card:
            return deal_card(s, next.to, CardId{number});
    }
    if (is_setup_complete(s)) after_setup(s);
}

}  // namespace kitamae::mapgame
