#pragma once
// From the command line of kitamae play to a running session: a new match, or the unfinished one of a record file.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/setup_options.h"
#include "cli/terminal.h"
#include "match/match.h"

namespace kitamae::cli {

struct PlayOptions {
    SetupOptions setup;
    bool game_given = false;
    int seat = 0;
    std::vector<std::string> bots;  // one for every seat, or one for all
    bool hot_seat = false;
    bool watch = false;
    bool no_color = false;
    int pace_ms = 700;
    std::string record;
};

// Throws std::runtime_error with a sentence when the match cannot be started or resumed; a file that is not the
// unfinished record of the match meant is never written to.
int play(const PlayOptions& options, const Terminal& terminal);

}  // namespace kitamae::cli
