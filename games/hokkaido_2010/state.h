#pragma once
// The table as a plain value, in two halves: Table is what everybody sees, Secrets what is hidden from somebody
// (Rules T1.5). An Observation is a Table and only those secrets its viewer knows.

#include <array>
#include <cstdint>

#include "core/fixed_list.h"
#include "core/seat.h"
#include "games/hokkaido_2010/action.h"
#include "games/hokkaido_2010/rules.h"

namespace kitamae::hokkaido_2010 {

enum class Phase : std::uint8_t {
    deal,   // the dealer draws the first player and deals
    start,  // placing the first pieces
    turn,
    look,  // the dealer gives the player on turn two cards of the pile to look at
    keep,
    over,
};

// The seven kinds of action (Rules T2.1).
enum class TurnKind : std::uint8_t { land, sea, grow, claim, draw, discard, reveal };

template <class T>
using PerSeat = std::array<T, max_players>;

inline constexpr Seat nobody = onlooker;

// Points by where they came from. Those of cards and regions are 0 until they are scored.
struct Points {
    std::int16_t claims = 0;          // Rules T3.3
    std::int16_t reveals = 0;         // Rules T3.4
    std::int16_t public_routes = 0;   // Rules T5.3, from here on
    std::int16_t private_routes = 0;  // revealed
    std::int16_t hand = 0;
    std::int16_t regions = 0;  // Rules T5.4

    constexpr bool operator==(const Points&) const = default;
};

struct PublicSeat {
    ProvinceSet occupied;        // provinces with a piece
    CardSet controls;            // all cards whose route the seat controls, wherever they are; follows the pieces
    CardSet on_high;             // public cards with a piece of the seat on the high number
    CardSet on_low;              // and on the low one
    CardSet revealed;            // Rules T3.4
    CardSet known;               // cards of the hand that everybody knows; all of them once it is laid open
    CardSet counted;             // cards whose route the seat controlled when its cards were scored (Rules T5.3)
    CardSet brought;             // cards dealt to or drawn by the seat that have since come to light
    std::uint8_t countries = 0;  // bit n: a piece in country n
    bool at_sea = false;
    std::uint8_t supply = 0;
    std::uint8_t hand_count = 0;
    bool scored = false;  // the last turn is over, the hand is open (Rules T5.3)
    Points points;

    bool operator==(const PublicSeat&) const = default;
};

// One card taken from the pile in a Draw, in order; a Draw that kept both cards stands twice.
struct PileDraw {
    Seat by;
    bool put_back = false;  // another card was looked at and shuffled back

    constexpr bool operator==(const PileDraw&) const = default;
};

struct Table {
    std::array<PerSeat<std::uint8_t>, max_provinces> pieces{};  // by province and seat
    ProvinceSet crowded;                                        // provinces over their limit
    PerSeat<PublicSeat> seats{};
    CardSet row;
    std::uint8_t pile_count = 0;     // without cards that are looked at; while dealing, all not dealt yet
    std::uint8_t looking_count = 0;  // cards looked at by the player on turn
    FixedList<PileDraw, max_pile> draws;

    Phase phase = Phase::deal;
    Seat first_player = nobody;
    Seat turn = nobody;  // also while placing first pieces
    std::uint8_t actions_left = 0;
    FixedList<TurnKind, actions_per_turn> taken;  // kinds of action in this turn; one entry for each Draw
    Seat ended_by = nobody;                       // who triggered the end (Rules T5.1)
    std::uint8_t last_turns = 0;                  // not finished yet, once the end is triggered

    bool operator==(const Table&) const = default;
};

// The cards behind Table::draws: entry n is the card taken and the card put back by draw n; no card: none.
struct DrawnCards {
    std::array<CardId, max_pile> taken{};
    std::array<CardId, max_pile> put_back{};

    constexpr bool operator==(const DrawnCards&) const = default;
};

struct Secrets {
    PerSeat<CardSet> hands{};
    CardSet pile;
    CardSet looking;  // by the player on turn
    CardSet unused;   // Rules T1.1
    DrawnCards drawn;

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
    CardSet hand;      // empty for an onlooker
    CardSet looking;   // if the viewer is the one who looks
    DrawnCards drawn;  // the viewer's own entries

    bool operator==(const Observation&) const = default;
};

}  // namespace kitamae::hokkaido_2010
