#pragma once
// A game is its record: what was set up, then one line per action, the dealer's included. Whatever else the
// project stores or shows can be rebuilt from it. A record contains secrets.
//
//     kitamae 1
//     game honshu
//     players 3
//     options {"selection":"trick"}
//
//     deal province 4
//     0 play 23 cube 1,0

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/seat.h"

namespace kitamae {

struct RecordLine {
    Seat by;  // dealer for chance
    std::string action;

    bool operator==(const RecordLine&) const = default;
};

struct Record {
    std::string game;
    int players = 0;
    std::optional<std::uint64_t>
        seed;              // the dealer's, if it was a seeded one: lets a loaded match go on as it would have
    std::string options;   // JSON on one line; empty: the defaults
    std::string content;   // JSON on one line of an own deck or board; empty: the default one
    std::string fairness;  // JSON on one line: secrets revealed after a verifiable shuffle; empty: none
    std::vector<RecordLine> lines;

    bool operator==(const Record&) const = default;
};

struct RecordFault {
    int line = 0;
    std::string message;
};

std::string write_record(const Record& record);
std::variant<Record, RecordFault> read_record(std::string_view text);

}  // namespace kitamae
