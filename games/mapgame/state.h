#pragma once
// The table of a map game as a plain value, in two halves: Table is what everybody sees, Secrets what is hidden from
// somebody. An Observation is a Table and only those secrets its viewer knows.

#include <array>
#include <cstdint>

#include "core/fixed_list.h"
#include "core/seat.h"
#include "games/mapgame/action.h"
#include "games/mapgame/map.h"
#include "games/mapgame/rules.h"

namespace kitamae::mapgame {

enum class Phase : std::uint8_t {
    setup,   // the dealer deals options, provinces, order
    hands,   // the dealer deals the hands
    reveal,  // the dealer reveals the pair of the pile (H5.1)
    trick,
    take,
    choose,
    answer,
    keep,
    draft,
    draw,  // the dealer gives each of two drafting players a card (K4.2)
    drop,
    map,
    goal,  // free tiles (K9.4)
    over,
};

template <class T>
using PerSeat = std::array<T, max_players>;

struct Play {
    Seat seat;
    CardId card;
    bool has_cube = false;
    Colour cube = Colour::blue;

    constexpr int value() const { return card.number + (has_cube ? 60 : 0); }  // Rules H4.1
    constexpr bool operator==(const Play&) const = default;
};

struct PublicSeat {
    Map map;
    std::uint8_t order = 0;       // player order card, from 1; 0: none
    std::uint8_t hand_count = 0;  // on the table before the player: a passed hand counts for its receiver
    bool has_chosen = false;      // a card lies face down (or, once `chosen` is set, face up) before the player
    CardId chosen;             // the card to be placed this round, once everybody may know it; else the province card
    bool has_dropped = false;  // two-player draft
    bool placed = false;       // placed or discarded as unplaceable
    bool done = false;         // with this round's map phase
    bool terraformed_now = false;
    std::uint8_t terraformed = 0;  // tiles ever placed, paid or free
    std::uint16_t goals = 0;       // bit n: has goal card n
    bool has_free_tile = false;    // may place one in this round's goal phase

    bool operator==(const PublicSeat&) const = default;
};

struct Table {
    PerSeat<PublicSeat> seats{};
    Pool pool{};
    CardSet removed;  // discarded face up
    std::uint8_t pile_count = 0;
    FixedList<Play, max_players> trick;  // in order of play; kept until the map phase
    CardSet taken;                       // of the trick's cards
    // Two-player tricks (H5):
    CardSet pile_pair;
    FixedList<CardId, 2> hands_pair;  // in seat order, once revealed
    bool pair_named = false;
    Pair named = Pair::hands;
    bool pairs_owned = false;
    Seat pile_pair_owner;

    std::uint16_t open_goals = 0;  // bit n: goal n lies open
    std::uint8_t scoring_card = 0;
    Phase phase = Phase::setup;
    std::uint8_t round = 0;  // from 1
    bool ordered = false;    // M6.2

    bool operator==(const Table&) const = default;
};

struct SecretSeat {
    CardSet hand;
    CardId chosen;     // secret choice of this phase or round; the province card: none
    CardSet received;  // draft: the hand as it was first looked at this round
    CardSet dropped;   // two-player draft: discarded face down so far
    CardSet missed;    // two-player draft: drops of the other that this seat had passed on and missed on looking again

    bool operator==(const SecretSeat&) const = default;
};

struct Secrets {
    PerSeat<SecretSeat> seats{};
    CardSet pile;

    bool operator==(const Secrets&) const = default;
};

struct State {
    const Rules* rules = nullptr;
    Table table;
    Secrets secrets;

    bool operator==(const State&) const = default;
};

// What one viewer may know. Everything a determinization must respect is here; see observe.cpp.
struct Observation {
    const Rules* rules = nullptr;
    Seat viewer;
    Table table;
    SecretSeat own;  // empty for an onlooker; without a hand that was passed on but not looked at yet
    // Cards the viewer knows to be, all of them, in a seat's hand, face down before it as its choice, or (two-player
    // draft) possibly dropped this round. Not of the viewer's own hand, unless that was not looked at yet.
    PerSeat<CardSet> known{};
    CardSet missed_by_other;  // two-player draft: of the viewer's drops, those the other player knows of

    bool operator==(const Observation&) const = default;
};

}  // namespace kitamae::mapgame
