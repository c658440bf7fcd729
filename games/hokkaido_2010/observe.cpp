// What each viewer knows, and full states that agree with it.
//
// Hidden are hands, the pile, the unused cards and what is looked at in a Draw. Cards taken from the row are known to
// be in that hand until they leave it. The pile only ever shrinks, so whoever puts a card back knows of it: it is in
// the pile, or it was taken in a later Draw. Table::draws tells who took how many cards since; the viewer's own
// entries of DrawnCards tell which cards were taken and put back. A card seen in the pile was never dealt and is not
// unused; that it came to light from somebody's hand means that one of that seat's later Draws is spoken for.

#include <cassert>

#include "games/hokkaido_2010/hokkaido_2010.h"

namespace kitamae::hokkaido_2010 {
namespace {

// Fills the hidden half of a state so that it agrees with an observation.
class Determinizer {
public:
    Determinizer(const Observation& o, Rng& rng) : o_(o), rng_(rng) {
        state_.rules = o.rules;
        state_.table = o.table;
        state_.secrets.drawn = o.drawn;
        unseen_ = all_cards() - o.table.row - o.hand - o.looking;
        for (const PublicSeat& seat : o.table.seats) unseen_ = unseen_ - seat.revealed - seat.known;
        for (std::size_t n = 0; n < o.table.draws.size(); ++n) {
            if (o.drawn.put_back[n] != CardId{}) seen_before_[o.drawn.put_back[n].number] = n + 1;
        }
    }

    State fill() {
        hidden_in_pile_ = o_.table.pile_count + (o_.looking.empty() ? o_.table.looking_count : 0);
        for (const Seat seat : SeatSet::first(o_.rules->players)) {
            if (seat == o_.viewer) {
                hands(seat) = o_.hand;
            } else {
                begin_hand(seat);
            }
        }
        place_seen_cards();
        fill_rest();
        fill_put_back();
        divide_pile();
        return state_;
    }

private:
    CardSet& hands(Seat seat) { return state_.secrets.hands[seat.index]; }
    CardId& taken(std::size_t n) { return state_.secrets.drawn.taken[n]; }
    bool is_open(std::size_t n) { return o_.table.draws[n].by != o_.viewer && taken(n) == CardId{}; }
    // The viewer saw the card in the pile before this draw, or never.
    bool may_be_taken(CardId card, std::size_t n) const { return seen_before_[card.number] <= n; }

    CardId take_random(CardSet& cards) {
        const CardId card = cards.nth(rng_.below(static_cast<std::uint32_t>(cards.size())));
        cards.remove(card);
        return card;
    }

    // The known cards; and the draws behind those that came to light, as early as can be: a later draw may have
    // brought any card that an earlier one may, so this leaves the most freedom to the cards still hidden.
    void begin_hand(Seat seat) {
        const PublicSeat& open = o_.table.seats[seat.index];
        hands(seat) = open.known;
        CardSet never_seen;
        for (const CardId card : open.brought) {
            if (seen_before_[card.number] == 0) never_seen.add(card);
        }
        CardSet drawn = open.brought - never_seen;
        int dealt_open = dealt_to(seat);
        for (; dealt_open > 0 && !never_seen.empty(); --dealt_open) take_random(never_seen);
        open_deals_[seat.index] = dealt_open;
        drawn |= never_seen;
        for (std::size_t n = 0; n < o_.table.draws.size() && !drawn.empty(); ++n) {
            if (o_.table.draws[n].by != seat) continue;
            CardSet possible;
            for (const CardId card : drawn) {
                if (may_be_taken(card, n)) possible.add(card);
            }
            if (possible.empty()) continue;
            taken(n) = take_random(possible);
            drawn.remove(taken(n));
        }
        assert(drawn.empty());
    }

    // Cards dealt at the beginning: while dealing is under way, those in hand.
    int dealt_to(Seat seat) const {
        return o_.table.phase == Phase::deal ? o_.table.seats[seat.index].hand_count : hand_at_start;
    }

    // Those seen latest have the fewest places left and choose first.
    void place_seen_cards() {
        for (std::size_t n = o_.table.draws.size(); n-- > 0;) {
            const CardId card = o_.drawn.put_back[n];
            if (unseen_.has(card)) place_seen_card(card);
        }
    }

    void place_seen_card(CardId card) {
        FixedList<std::size_t, max_pile> draws;
        for (std::size_t n = 0; n < o_.table.draws.size(); ++n) {
            if (is_open(n) && may_be_taken(card, n)) draws.push_back(n);
        }
        const std::uint32_t in_pile = static_cast<std::uint32_t>(hidden_in_pile_ - pile_.size());
        const std::uint32_t pick = rng_.below(static_cast<std::uint32_t>(draws.size()) + in_pile);
        unseen_.remove(card);
        if (pick < draws.size()) {
            give(draws[pick], card);
        } else {
            pile_.add(card);
        }
    }

    void give(std::size_t draw, CardId card) {
        taken(draw) = card;
        hands(o_.table.draws[draw].by).add(card);
    }

    void fill_rest() {
        for (std::size_t n = 0; n < o_.table.draws.size(); ++n) {
            if (is_open(n)) give(n, take_random(unseen_));
        }
        for (const Seat seat : SeatSet::first(o_.rules->players)) {
            for (int& open = open_deals_[seat.index]; open > 0; --open) hands(seat).add(take_random(unseen_));
            assert(hands(seat).size() == o_.table.seats[seat.index].hand_count);
        }
        while (pile_.size() < hidden_in_pile_) pile_.add(take_random(unseen_));
        state_.secrets.unused = unseen_;
    }

    // What the others put back is still in the pile or was taken later.
    void fill_put_back() {
        CardSet later = pile_ | o_.looking;
        for (std::size_t n = o_.table.draws.size(); n-- > 0;) {
            const PileDraw& draw = o_.table.draws[n];
            if (draw.put_back && draw.by != o_.viewer) {
                CardSet possible = later;
                state_.secrets.drawn.put_back[n] = take_random(possible);
            }
            later.add(taken(n));
        }
    }

    void divide_pile() {
        state_.secrets.looking = o_.looking;
        while (state_.secrets.looking.size() < o_.table.looking_count) state_.secrets.looking.add(take_random(pile_));
        state_.secrets.pile = pile_;
    }

    const Observation& o_;
    Rng& rng_;
    State state_;
    CardSet unseen_;  // not placed yet
    CardSet pile_;    // with hidden cards that are looked at
    int hidden_in_pile_ = 0;
    PerSeat<int> open_deals_{};
    // By card: the number of draws that were over when the viewer last put it back; 0: never.
    std::array<std::size_t, card_count + 1> seen_before_{};
};

}  // namespace

Observation Hokkaido2010::observe(const State& s, Seat viewer) {
    Observation o;
    o.rules = s.rules;
    o.viewer = viewer;
    o.table = s.table;
    if (viewer == onlooker) return o;
    o.hand = s.secrets.hands[viewer.index];
    if (viewer == s.table.turn) o.looking = s.secrets.looking;
    for (std::size_t n = 0; n < s.table.draws.size(); ++n) {
        if (s.table.draws[n].by != viewer) continue;
        o.drawn.taken[n] = s.secrets.drawn.taken[n];
        o.drawn.put_back[n] = s.secrets.drawn.put_back[n];
    }
    return o;
}

State Hokkaido2010::determinize(const Observation& o, Rng& rng) { return Determinizer(o, rng).fill(); }

}  // namespace kitamae::hokkaido_2010
