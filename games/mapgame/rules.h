#pragma once
// What is settled before a match and never changes during it: title, options, number of players, deck.

#include <cstdint>

#include "games/mapgame/deck.h"

namespace kitamae::mapgame {

enum class Selection : std::uint8_t { trick, draft };

struct Options {
    Selection selection = Selection::trick;
    Side side = Side::A;
    // 0: none; 1 to 8; or `random_scoring_card`, drawn by the dealer (Rules H11).
    std::uint8_t scoring_card = 0;
    bool goals = false;  // Rules K9

    bool operator==(const Options&) const = default;
};
inline constexpr std::uint8_t random_scoring_card = 0xFF;

struct Rules {
    Title title = Title::honshu;
    int players = 3;
    Options options;
    Deck deck;

    bool has_mountains() const { return title == Title::hokkaido; }
    bool can_terraform() const { return title == Title::hokkaido; }  // Rules K8.3
    bool is_trick() const { return options.selection == Selection::trick; }
    bool is_two_player() const { return players == 2; }
};

constexpr Options default_options(Title title) {
    return {.selection = title == Title::honshu ? Selection::trick : Selection::draft};
}

}  // namespace kitamae::mapgame
