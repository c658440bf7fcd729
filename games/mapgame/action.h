#pragma once
// What a player or the dealer does. A flat struct rather than a variant: it is small, trivially copyable and easy to
// read in a debugger; the comment behind each kind names the fields it uses, all others stay at their defaults.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "games/mapgame/types.h"

namespace kitamae::mapgame {

enum class ActionKind : std::uint8_t {
    deal,         // dealt, number
    play,         // card, cell_count 0 or 1: cells[0] holds the cube
    take,         // card
    choose,       // pair
    accept,       //
    pay,          // cells[0..1], pair
    keep,         // card
    draft,        // card
    drop,         // card
    order,        //
    place,        // card, cells[0], rotation, under
    unplaceable,  // card
    terraform,    // cells[0], terrain, cells[1..2]: the cubes paid
    tile,         // cells[0], terrain
    skip,         //
    done,         //
};

enum class Dealt : std::uint8_t { scoring_card, goal, province, order, card };
enum class Pair : std::uint8_t { hands, pile };

struct Action {
    ActionKind kind = ActionKind::done;
    Dealt dealt = Dealt::card;
    std::uint8_t number = 0;  // of the scoring card, goal, province, order card or map card dealt
    CardId card;
    Pair pair = Pair::hands;
    Rotation rotation = Rotation::r0;
    Terrain terrain = Terrain::desert;
    std::uint8_t cell_count = 0;
    std::array<Cell, 3> cells{};
    CardSet under;

    constexpr bool operator==(const Action&) const = default;
};

constexpr Action card_action(ActionKind kind, CardId card) {
    Action action;
    action.kind = kind;
    action.card = card;
    return action;
}

constexpr Action plain_action(ActionKind kind) { return card_action(kind, CardId{}); }

constexpr Action deal_action(Dealt dealt, std::uint8_t number) {
    Action action;
    action.kind = ActionKind::deal;
    action.dealt = dealt;
    action.number = number;
    return action;
}

constexpr Action with_cells(Action action, std::initializer_list<Cell> cells) {
    for (const Cell cell : cells) action.cells[action.cell_count++] = cell;
    return action;
}

// The one written form of an action, as in docs/notation.md.
std::string write_action(const Action& action);
std::string write_cell(Cell cell);
// Any amount of blank space is accepted between words; otherwise only the written form. nullopt: not an action.
std::optional<Action> read_action(std::string_view text);

}  // namespace kitamae::mapgame
