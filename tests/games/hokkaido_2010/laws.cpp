#include "tests/games/hokkaido_2010/laws.h"

#include <functional>
#include <gtest/gtest.h>

#include "games/hokkaido_2010/pieces.h"

namespace kitamae::hokkaido_2010 {
namespace {

PlaceName random_place(const State& s, Rng& rng) {
    Place place{static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(s.rules->atlas.province_count() + 4)))};
    const int beyond = place.index - s.rules->atlas.province_count();
    if (beyond == country_count) {
        place = at_sea;
    } else if (beyond >= 0) {
        place = place_of_country(beyond);
    }
    return s.rules->atlas.name_of(place);
}

CardId random_card(Rng& rng) { return CardId{static_cast<std::uint8_t>(1 + rng.below(card_count))}; }

// Every card is in exactly one place.
void check_cards(const State& s) {
    CardSet all;
    int count = 0;
    const auto add = [&](CardSet set) {
        all |= set;
        count += set.size();
    };
    add(s.table.row);
    add(s.secrets.pile);
    add(s.secrets.looking);
    add(s.secrets.unused);
    for (std::size_t i = 0; i < max_players; ++i) {
        add(s.table.seats[i].revealed);
        add(s.secrets.hands[i]);
        EXPECT_EQ(s.secrets.hands[i].size(), s.table.seats[i].hand_count);
        EXPECT_TRUE(s.secrets.hands[i].includes(s.table.seats[i].known));
    }
    EXPECT_EQ(count, card_count);
    EXPECT_EQ(all, all_cards());
    EXPECT_EQ(s.secrets.pile.size(), s.table.pile_count);
    EXPECT_EQ(s.secrets.looking.size(), s.table.looking_count);
    if (s.table.phase != Phase::deal) {
        EXPECT_EQ(s.secrets.unused.size(), s.rules->cards_unused());
    }
}

// What the draws tell fits where the cards are.
void check_draws(const State& s) {
    CardSet later = s.secrets.pile | s.secrets.looking;
    for (std::size_t n = s.table.draws.size(); n-- > 0;) {
        const PileDraw& draw = s.table.draws[n];
        const CardId taken = s.secrets.drawn.taken[n];
        const CardId back = s.secrets.drawn.put_back[n];
        EXPECT_EQ(draw.put_back, back != CardId{});
        if (draw.put_back) {
            EXPECT_TRUE(later.has(back));
        }
        EXPECT_FALSE(later.has(taken));
        EXPECT_TRUE((s.secrets.hands[draw.by.index] | s.table.seats[draw.by.index].brought).has(taken));
        later.add(taken);
    }
    EXPECT_TRUE((later & s.secrets.unused).empty());
}

void check_pieces(const State& s) {
    for (const Seat seat : SeatSet::first(s.rules->players)) {
        const PublicSeat& open = s.table.seats[seat.index];
        int on_board = 0;
        for (std::uint8_t i = 0; i < max_places; ++i) {
            const int count = pieces_in(s.table, seat, Place{i});
            on_board += count;
            if (i < max_provinces) {
                EXPECT_EQ(open.occupied.has(ProvinceId{i}), count > 0);
            }
        }
        EXPECT_EQ(on_board + open.supply + open.on_high.size() + open.on_low.size() + open.revealed.size(),
                  s.rules->pieces_each());
        EXPECT_TRUE(s.table.row.includes(open.on_high | open.on_low));
        EXPECT_EQ(open.controls, controlled_cards(s.rules->atlas, open.occupied, open.countries));
    }
    const bool is_turn_begun = s.table.phase == Phase::turn && s.table.actions_left == actions_per_turn;
    if (is_turn_begun) {
        EXPECT_TRUE(s.table.crowded.empty());
    }
}

}  // namespace

void CardMemory::note_keep(const State& before, Seat seat, const Action& action) {
    ++time_;
    for (const CardId card : before.secrets.looking) {
        if (card == action.card || card == action.second) {
            gains_.push_back({seat, time_});
        } else {
            sightings_[seat.index][card.number] = time_ + 1;
        }
    }
}

void CardMemory::note(const State& before, Seat seat, const Action& action, const State& after) {
    if (action.kind == ActionKind::keep) note_keep(before, seat, action);
    if (action.kind == ActionKind::draw && after.table.pile_count == 0) gains_.push_back({seat, ++time_});
    if (action.kind == ActionKind::deal && action.dealt == Dealt::hand) {
        for (std::uint8_t i = 0; i < max_players; ++i) {
            if (before.secrets.hands[i] != after.secrets.hands[i]) gains_.push_back({Seat{i}, 0});
        }
    }
    if (action.kind == ActionKind::take) public_in_hand_[seat.index].add(action.card);
    CardSet shown;
    if (action.kind == ActionKind::discard || action.kind == ActionKind::reveal) shown.add(action.card);
    if (seat != dealer && after.table.seats[seat.index].scored) shown |= after.secrets.hands[seat.index];
    if (seat == dealer) return;
    came_to_light_[seat.index] |= shown - public_in_hand_[seat.index];
    public_in_hand_[seat.index] = (public_in_hand_[seat.index] | shown) & after.secrets.hands[seat.index];
}

int CardMemory::seen_at(Seat viewer, CardId card) const {
    return viewer == onlooker ? -1 : sightings_[viewer.index][card.number] - 1;
}

// Matches each card the seat must have gained with a gain of its own, by augmenting paths.
void CardMemory::check_seat(Seat viewer, Seat seat, const State& guess) const {
    const CardSet hand = guess.secrets.hands[seat.index];
    EXPECT_TRUE(hand.includes(public_in_hand_[seat.index]));
    const CardSet gained = (hand - public_in_hand_[seat.index]) | came_to_light_[seat.index];
    std::vector<CardId> card_of(gains_.size());
    const std::function<bool(CardId, std::vector<bool>&)> find_gain = [&](CardId card, std::vector<bool>& tried) {
        for (std::size_t i = 0; i < gains_.size(); ++i) {
            if (gains_[i].by != seat || gains_[i].time <= seen_at(viewer, card) || tried[i]) continue;
            tried[i] = true;
            if (card_of[i] == CardId{} || find_gain(card_of[i], tried)) {
                card_of[i] = card;
                return true;
            }
        }
        return false;
    };
    int gains = 0;
    for (const Gain& gain : gains_) gains += gain.by == seat ? 1 : 0;
    EXPECT_EQ(gained.size(), gains);
    for (const CardId card : gained) {
        std::vector<bool> tried(gains_.size());
        EXPECT_TRUE(find_gain(card, tried))
            << "card " << int{card.number} << " cannot be seat " << int{seat.index} << "'s";
    }
}

void CardMemory::check(Seat viewer, const State& guess) const {
    for (const Seat seat : SeatSet::first(guess.rules->players)) {
        if (seat != viewer) check_seat(viewer, seat, guess);
    }
    for (const CardId card : guess.secrets.unused) EXPECT_EQ(seen_at(viewer, card), -1);
}

Action Laws::mutated(const State& s, const Action& action, Rng& rng) {
    Action other = action;
    switch (rng.below(6)) {
        case 0:
            other.kind = static_cast<ActionKind>(rng.below(12));
            break;
        case 1:
            other.from = random_place(s, rng);
            break;
        case 2:
            other.to = random_place(s, rng);
            break;
        case 3:
            other.card = random_card(rng);
            break;
        case 4:
            other.second = random_card(rng);
            break;
        default:
            other.dealt = static_cast<Dealt>(rng.below(5));
            other.number = static_cast<std::uint8_t>(rng.below(card_count + 2));
            break;
    }
    if (other.to.empty()) other.to = random_place(s, rng);
    if (other.from.empty()) other.from = random_place(s, rng);
    if (other.card == CardId{}) other.card = random_card(rng);
    return other;
}

void Laws::check(const State& s) {
    check_cards(s);
    check_draws(s);
    check_pieces(s);
}

bool Laws::is_hidden_chance(const State& s, Seat viewer) {
    if (s.table.phase == Phase::look) return viewer != s.table.turn;
    const int used = card_count - s.table.pile_count - s.rules->cards_unused();
    if (s.table.first_player == nobody) return false;
    if (used < 0) return true;
    return used >= row_at_start && viewer.index != (used - row_at_start) / hand_at_start;
}

bool Laws::is_secret(const State& s, Seat, const Action& action) {
    const bool may_end_turn = s.table.actions_left == 0 && s.table.last_turns > 0;  // and lay the hand open
    return action.kind == ActionKind::keep && action.second == CardId{} && !may_end_turn;
}

}  // namespace kitamae::hokkaido_2010
