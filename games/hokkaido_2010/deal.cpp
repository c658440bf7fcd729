#include "games/hokkaido_2010/deal.h"

namespace kitamae::hokkaido_2010 {
namespace {

constexpr int cards_looked_at = 2;  // Rules T3.6

// Rules T1.3: the first player places last.
void begin_placing(State& s) {
    s.table.phase = Phase::start;
    s.table.turn = seat_after(s.table.first_player, -1, s.rules->players);
}

void deal_card(State& s, NextDeal next, CardId card) {
    s.secrets.pile.remove(card);
    --s.table.pile_count;
    switch (next.dealt) {
        case Dealt::first:
            break;
        case Dealt::unused:
            s.secrets.unused.add(card);
            break;
        case Dealt::row:
            s.table.row.add(card);
            break;
        case Dealt::hand:
            s.secrets.hands[next.to.index].add(card);
            ++s.table.seats[next.to.index].hand_count;
            if (next_deal(*s.rules, s.table).to.index >= s.rules->players) begin_placing(s);
            break;
        case Dealt::look:
            s.secrets.looking.add(card);
            if (++s.table.looking_count == cards_looked_at) s.table.phase = Phase::keep;
            break;
    }
}

}  // namespace

// Rules T1.1, T1.2: how many cards have been dealt says what comes next.
NextDeal next_deal(const Rules& rules, const Table& table) {
    if (table.phase == Phase::look) return {.dealt = Dealt::look, .to = table.turn};
    if (table.first_player == nobody) return {.dealt = Dealt::first};
    const int used = card_count - table.pile_count - rules.cards_unused();
    if (used < 0) return {.dealt = Dealt::unused};
    if (used < row_at_start) return {.dealt = Dealt::row};
    return {.dealt = Dealt::hand, .to = Seat{static_cast<std::uint8_t>((used - row_at_start) / hand_at_start)}};
}

void apply_deal(State& s, std::uint8_t number) {
    const NextDeal next = next_deal(*s.rules, s.table);
    if (next.dealt == Dealt::first) {
        s.table.first_player = Seat{number};
    } else {
        deal_card(s, next, CardId{number});
    }
}

}  // namespace kitamae::hokkaido_2010
