#pragma once
// What a player or the dealer does. A flat struct: the comment behind each kind names the fields it uses, all others
// stay at their defaults. Places are carried by name, so an action can be read and written without a board.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "games/hokkaido_2010/types.h"

namespace kitamae::hokkaido_2010 {

enum class ActionKind : std::uint8_t {
    deal,     // dealt, number
    start,    // to
    land,     // from, to
    sea,      // from, to
    grow,     // to
    claim,    // card
    reveal,   // card
    discard,  // card
    take,     // card
    draw,     //
    keep,     // card, second: if both are kept
    pass,     //
};

enum class Dealt : std::uint8_t {
    first,   // the first player's seat
    unused,  // a card out of the game
    row,     // a card into the public row
    hand,    // a card into a hand
    look,    // a card looked at in a Draw
};

struct Action {
    ActionKind kind = ActionKind::pass;
    Dealt dealt = Dealt::first;
    std::uint8_t number = 0;  // of the seat or card dealt
    CardId card;
    CardId second;
    PlaceName from;
    PlaceName to;

    constexpr bool operator==(const Action&) const = default;
};

constexpr Action plain_action(ActionKind kind) {
    Action action;
    action.kind = kind;
    return action;
}

constexpr Action card_action(ActionKind kind, CardId card, CardId second = {}) {
    Action action = plain_action(kind);
    action.card = card;
    action.second = second;
    return action;
}

constexpr Action place_action(ActionKind kind, const PlaceName& to) {
    Action action = plain_action(kind);
    action.to = to;
    return action;
}

constexpr Action move_action(ActionKind kind, const PlaceName& from, const PlaceName& to) {
    Action action = place_action(kind, to);
    action.from = from;
    return action;
}

constexpr Action deal_action(Dealt dealt, std::uint8_t number) {
    Action action = plain_action(ActionKind::deal);
    action.dealt = dealt;
    action.number = number;
    return action;
}

// The one written form of an action, as in docs/notation.md.
std::string write_action(const Action& action);
// Any amount of blank space is accepted between words; otherwise only the written form. nullopt: not an action.
std::optional<Action> read_action(std::string_view text);

}  // namespace kitamae::hokkaido_2010
