// What each viewer knows, and full states that agree with it.
//
// Hidden are hands, the pile, secret choices and face-down drops. Beyond their own hand players know hands they have
// held: after tricks 3 and 9 the three cards they passed on (Rules H4.5), in a draft every hand that has been through
// theirs, since all cards that left it on the way were turned up (Rules K4.1). In a two-player draft one drawn and
// one dropped card a round blur this: the passer knows that all cards but at most one are still there, and sees
// which is missing when the hand comes back.

#include <cassert>

#include "games/mapgame/law.h"
#include "games/mapgame/mapgame.h"
#include "games/mapgame/rounds.h"

namespace kitamae::mapgame {
namespace {

bool is_choosing_in_draft(Phase phase) { return phase == Phase::draft || phase == Phase::draw || phase == Phase::drop; }
bool is_building(Phase phase) { return phase == Phase::map || phase == Phase::goal; }

// Rules K4.1: a passed hand is looked at only when the next round begins.
bool is_own_hand_hidden(const Rules& rules, const Table& table) {
    return !rules.is_trick() && is_building(table.phase);
}

Seat other_of_two(Seat seat) { return Seat{static_cast<std::uint8_t>(1U - seat.index)}; }

// How many passes ago the viewer held the hand now before `seat`: 1 to the number of players.
int passes_since(const State& s, Seat viewer, Seat seat) {
    const int players = s.rules->players;
    const int steps = (int{seat.index} - int{viewer.index}) * passing_direction(s.table.round);
    return (steps % players + players - 1) % players + 1;
}

CardSet known_in_trick(const State& s, Seat viewer, Seat seat) {
    const bool passed = round_of_deal(s.table.round) >= 3 && viewer != seat && passes_since(s, viewer, seat) == 1;
    if (!passed || s.table.phase == Phase::hands) return {};
    const SecretSeat& secret = s.secrets.seats[seat.index];
    CardSet known = secret.hand;
    const bool chosen_from_hand = s.table.phase == Phase::trick && secret.chosen != province_card;
    if (chosen_from_hand) known.add(secret.chosen);
    return known;
}

CardSet known_in_draft(const State& s, Seat viewer, Seat seat) {
    const int passes = passes_since(s, viewer, seat);
    const int held = round_of_deal(s.table.round);  // hands passed since the deal
    if (is_choosing_in_draft(s.table.phase)) {
        return viewer != seat && passes <= held ? s.secrets.seats[seat.index].received : CardSet{};
    }
    if (!is_building(s.table.phase)) return {};
    if (s.rules->is_two_player() && viewer == seat) {  // comes from the other, who drew and dropped a card
        if (held == 0) return {};
        const Seat other = other_of_two(seat);
        return s.secrets.seats[other.index].received - CardSet::only(s.table.seats[other.index].chosen);
    }
    return passes <= held + 1 ? s.secrets.seats[seat.index].hand : CardSet{};
}

// Fills the hidden half of a state so that it agrees with an observation.
class Determinizer {
public:
    // @pre state == seen_part(o)
    Determinizer(const Observation& o, Rng& rng, State& state)
        : o_(o), rng_(rng), state_(state), unseen_(CardSet::all_cards() - seen()) {}

    void fill() {
        const Phase phase = o_.table.phase;
        const bool draft = !o_.rules->is_trick();
        for (const Seat seat : SeatSet::first(o_.rules->players)) {
            if (draft && o_.rules->is_two_player()) {
                fill_two_player_draft(seat);
            } else if (draft && is_building(phase)) {
                fill_passed_hand(seat);
            } else if (seat != o_.viewer) {
                fill_hand(seat);
            }
        }
        state_.secrets.pile = unseen_;
        assert(unseen_.size() == o_.table.pile_count);
    }

private:
    SecretSeat& secret(Seat seat) { return state_.secrets.seats[seat.index]; }
    const PublicSeat& open(Seat seat) const { return o_.table.seats[seat.index]; }

    CardSet seen() const {
        CardSet cards = o_.table.removed | o_.table.pile_pair | o_.own.hand | o_.own.dropped | o_.own.missed;
        if (o_.own.chosen != province_card) cards.add(o_.own.chosen);
        for (const CardId card : o_.table.hands_pair) cards.add(card);
        for (const Play& play : o_.table.trick) cards.add(play.card);
        for (const Seat seat : SeatSet::first(o_.rules->players)) {
            cards = cards | o_.known[seat.index];
            if (open(seat).chosen != province_card) cards.add(open(seat).chosen);
            for (const LaidCard& laid : open(seat).map.cards) cards.add(laid.card);
        }
        return cards - CardSet::only(province_card);
    }

    CardId take_random(CardSet& cards) {
        const CardId card = cards.nth(rng_.below(static_cast<std::uint32_t>(cards.size())));
        cards.remove(card);
        return card;
    }

    // `known` with unseen cards added up to `size`.
    CardSet completed(CardSet known, int size) {
        while (known.size() < size) known.add(take_random(unseen_));
        return known;
    }

    // A seat whose cards all lie before it: in hand and, perhaps, one face down.
    void fill_hand(Seat seat) {
        SecretSeat& hidden = secret(seat);
        const Phase phase = o_.table.phase;
        const bool from_hand = open(seat).has_chosen && (phase == Phase::trick || phase == Phase::draft);
        const CardSet group = completed(o_.known[seat.index], open(seat).hand_count + (from_hand ? 1 : 0));
        hidden.hand = group;
        if (phase == Phase::draft) hidden.received = group;
        if (from_hand) {
            hidden.chosen = take_random(hidden.hand);
        } else if (phase == Phase::keep && open(seat).has_chosen) {
            CardSet pair = own_pair(o_.table, seat);
            hidden.chosen = take_random(pair);
        } else {
            hidden.chosen = open(seat).chosen;
        }
    }

    // Three to five players, hands passed on but not looked at.
    void fill_passed_hand(Seat seat) {
        secret(seat).hand = completed(o_.known[seat.index], open(seat).hand_count);
        secret(seat).chosen = open(seat).chosen;
        if (seat == o_.viewer) return;
        const Seat from = seat_after(seat, -passing_direction(o_.table.round), o_.rules->players);
        if (from != o_.viewer) secret(from).received = secret(seat).hand | CardSet::only(open(from).chosen);
    }

    void fill_two_player_draft(Seat seat) {
        if (seat == o_.viewer) return;
        const Seat other = other_of_two(seat);
        secret(seat).missed = o_.missed_by_other;
        secret(seat).chosen = open(seat).chosen;
        int drops = o_.table.round;
        if (is_choosing_in_draft(o_.table.phase)) {
            drops -= open(seat).has_dropped ? 0 : 1;
            fill_choice(seat);
        } else if (is_building(o_.table.phase)) {
            // The hand before this seat is what the other passed; its own is now before the other.
            if (o_.viewer != onlooker) secret(seat).hand = o_.known[seat.index];
            const CardSet known = o_.viewer == onlooker ? CardSet{} : o_.known[other.index];
            secret(seat).received =
                completed(known | CardSet::only(open(seat).chosen), hand_size - round_of_deal(o_.table.round));
            CardSet rest = secret(seat).received - CardSet::only(open(seat).chosen);
            rest.add(take_random(unseen_));
            secret(seat).dropped.add(take_random(rest));
            secret(other).hand = rest;
        } else {
            secret(seat).hand = completed({}, open(seat).hand_count);
        }
        secret(seat).dropped = completed(secret(seat).dropped | o_.own.missed, drops);
    }

    void fill_choice(Seat seat) {
        SecretSeat& hidden = secret(seat);
        const int size = hand_size - round_of_deal(o_.table.round);
        hidden.received = completed(o_.known[seat.index], size);
        hidden.hand = hidden.received;
        if (open(seat).has_chosen) hidden.chosen = take_random(hidden.hand);
        const int before_drop = open(seat).hand_count + (open(seat).has_dropped ? 1 : 0);
        if (hidden.hand.size() < before_drop) hidden.hand.add(take_random(unseen_));  // drawn
        if (open(seat).has_dropped) hidden.dropped.add(take_random(hidden.hand));
    }

    const Observation& o_;
    Rng& rng_;
    State& state_;
    CardSet unseen_;
};

}  // namespace

Observation MapGame::observe(const State& s, Seat viewer) {
    Observation o{.rules = s.rules, .viewer = viewer, .table = s.table, .own = {}, .known = {}, .missed_by_other = {}};
    if (viewer == onlooker) return o;
    o.own = s.secrets.seats[viewer.index];
    if (is_own_hand_hidden(*s.rules, s.table)) o.own.hand = {};
    for (const Seat seat : SeatSet::first(s.rules->players)) {
        o.known[seat.index] = s.rules->is_trick() ? known_in_trick(s, viewer, seat) : known_in_draft(s, viewer, seat);
    }
    if (s.rules->is_two_player()) o.missed_by_other = s.secrets.seats[other_of_two(viewer).index].missed;
    return o;
}

State seen_part(const Observation& o) {
    State s{.rules = o.rules, .table = o.table, .secrets = {}};
    if (o.viewer != onlooker) s.secrets.seats[o.viewer.index] = o.own;
    return s;
}

State MapGame::determinize(const Observation& o, Rng& rng) {
    State s = seen_part(o);
    Determinizer(o, rng, s).fill();
    return s;
}

}  // namespace kitamae::mapgame
