#include <algorithm>

#include "tests/games/mapgame/map_laws.h"

namespace kitamae::mapgame::testing {
namespace {

constexpr std::uint32_t in_pile = 1U << 0U;
constexpr std::uint32_t in_the_open = 1U << 1U;
constexpr std::uint32_t packet(unsigned number) { return 1U << (2U + number); }
constexpr std::uint32_t chosen_by(Seat seat) { return 1U << (8U + seat.index); }
constexpr std::uint32_t dropped_by(Seat seat) { return 1U << (16U + seat.index); }

bool is_in_the_open(const State& s, CardId card) {
    const Table& table = s.table;
    if (table.removed.has(card) || table.pile_pair.has(card)) return true;
    if (std::find(table.hands_pair.begin(), table.hands_pair.end(), card) != table.hands_pair.end()) return true;
    for (const Play& play : table.trick) {
        if (play.card == card) return true;
    }
    return std::any_of(table.seats.begin(), table.seats.end(), [&](const PublicSeat& seat) {
        return seat.chosen == card ||
            std::any_of(seat.map.cards.begin(), seat.map.cards.end(),
                        [&](const LaidCard& laid) { return laid.card == card; });
    });
}

}  // namespace

CardMemory::CardMemory(const State& s) : players_(s.rules->players) {
    possible_.resize(static_cast<std::size_t>(players_) + 1);
    for (Knowledge& knowledge : possible_) knowledge.fill(in_pile);
    for (unsigned seat = 0; seat < static_cast<unsigned>(players_); ++seat) packet_at_.push_back(seat);
}

CardMemory::Places CardMemory::packet_before(Seat seat) const { return packet(packet_at_[seat.index]); }

// A card goes from one place to another; only `by` sees which. Everybody else must hold possible that it was any of
// the cards that may have been there.
void CardMemory::move_secretly(Seat by, CardId card, Places from, Places to) {
    for (std::size_t viewer = 0; viewer < possible_.size(); ++viewer) {
        Knowledge& knowledge = possible_[viewer];
        if (viewer == by.index) {
            knowledge[card.number] = to;
            continue;
        }
        for (Places& places : knowledge) {
            if ((places & from) != 0) places |= to;
        }
    }
}

void CardMemory::turn_up(CardId card) {
    for (Knowledge& knowledge : possible_) knowledge[card.number] = in_the_open;
}

void CardMemory::note_deal(const State& before, CardId card, const State& after) {
    for (const Seat seat : SeatSet::first(players_)) {
        if (after.table.seats[seat.index].hand_count > before.table.seats[seat.index].hand_count) {
            move_secretly(seat, card, in_pile, packet_before(seat));
            return;
        }
    }
    turn_up(card);  // Rules H5.1
}

void CardMemory::reveal_choices(const State& after) {
    for (const Seat seat : SeatSet::first(players_)) {
        const CardId card = after.table.seats[seat.index].chosen;
        const bool in_trick = after.table.phase == Phase::choose;
        turn_up(in_trick ? after.table.hands_pair[seat.index] : card);
        for (Knowledge& knowledge : possible_) {
            for (Places& places : knowledge) places &= ~chosen_by(seat);
        }
    }
}

void CardMemory::pass_packets(int direction) {
    const std::vector<unsigned> before = packet_at_;
    for (const Seat seat : SeatSet::first(players_)) {
        packet_at_[seat_after(seat, direction, players_).index] = before[seat.index];
    }
}

void CardMemory::look_at_packets(const State& s) {
    for (const Seat seat : SeatSet::first(players_)) {
        for (std::uint8_t number = 1; number <= card_count; ++number) {
            Places& places = possible_[seat.index][number];
            const bool is_here = s.secrets.seats[seat.index].hand.has(CardId{number});
            places = is_here ? packet_before(seat) : places & ~packet_before(seat);
        }
    }
}

void CardMemory::note(const State& before, Seat seat, const Action& action, const State& after) {
    if (action.kind == ActionKind::deal && action.dealt == Dealt::card) {
        note_deal(before, CardId{action.number}, after);
    }
    if (action.kind == ActionKind::play && players_ > 2) turn_up(action.card);
    if ((action.kind == ActionKind::play && players_ == 2) || action.kind == ActionKind::draft) {
        move_secretly(seat, action.card, packet_before(seat), chosen_by(seat));
    }
    if (action.kind == ActionKind::drop) move_secretly(seat, action.card, packet_before(seat), dropped_by(seat));

    const Phase was = before.table.phase;
    const Phase is = after.table.phase;
    const bool is_draft = after.rules->options.selection == Selection::draft;
    const bool drafted = is_draft && (was == Phase::draft || was == Phase::drop) && is == Phase::map;
    if (drafted || (was == Phase::trick && is == Phase::choose)) reveal_choices(after);
    if (drafted) pass_packets(after.table.round <= 6 ? 1 : -1);  // Rules K4.1
    if (before.table.round == after.table.round) return;
    if (!is_draft && after.table.round == 4) pass_packets(1);  // Rules H4.5
    if (!is_draft && after.table.round == 10) pass_packets(-1);
    look_at_packets(after);
}

CardMemory::Places CardMemory::place_of(const State& s, CardId card) const {
    if (is_in_the_open(s, card)) return in_the_open;
    Places places = s.secrets.pile.has(card) ? in_pile : 0U;
    for (const Seat seat : SeatSet::first(players_)) {
        const SecretSeat& secret = s.secrets.seats[seat.index];
        if (secret.hand.has(card)) places |= packet_before(seat);
        if (secret.chosen == card) places |= chosen_by(seat);
        if (secret.dropped.has(card)) places |= dropped_by(seat);
    }
    return places;
}

// What an observation says of hidden cards must follow from what its viewer has seen.
void CardMemory::check_observation(const Observation& o) const {
    if (o.viewer == onlooker) {
        EXPECT_EQ(o.own, SecretSeat{});
        EXPECT_EQ(o.known, PerSeat<CardSet>{});
        EXPECT_TRUE(o.missed_by_other.empty());
        return;
    }
    const Knowledge& knowledge = possible_[o.viewer.index];
    for (const Seat seat : SeatSet::first(players_)) {
        const Places nearby = packet_before(seat) | chosen_by(seat) | dropped_by(Seat{0}) | dropped_by(Seat{1});
        for (const CardId card : o.known[seat.index]) {
            EXPECT_EQ(knowledge[card.number] & ~nearby, 0U)
                << "seat " << int{o.viewer.index} << " cannot know card " << int{card.number};
        }
    }
    for (const CardId card : o.own.missed) {
        EXPECT_EQ(knowledge[card.number], dropped_by(seat_after(o.viewer, 1, players_))) << int{card.number};
    }
    for (const CardId card : o.own.hand) EXPECT_EQ(knowledge[card.number], packet_before(o.viewer));
    EXPECT_TRUE((o.missed_by_other - o.own.dropped).empty());
}

void CardMemory::check(Seat viewer, const State& s) const {
    check_observation(MapGame::observe(s, viewer));
    const Knowledge& knowledge = viewer == onlooker ? possible_.back() : possible_[viewer.index];
    for (std::uint8_t number = 1; number <= card_count; ++number) {
        const Places places = place_of(s, CardId{number});
        EXPECT_EQ(places & ~knowledge[number], 0U)
            << "card " << int{number} << " cannot be there: places " << places << ", possible " << knowledge[number];
    }
}

}  // namespace kitamae::mapgame::testing
