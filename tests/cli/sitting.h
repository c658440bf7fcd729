#pragma once
// A sitting at the terminal through streams, and what is true of everything it prints.

#include <sstream>
#include <string>
#include <vector>

#include "cli/play_start.h"

namespace kitamae::cli {

struct Sitting {
    std::string printed;
    int code = 0;

    bool says(const std::string& text) const { return printed.find(text) != std::string::npos; }
    std::vector<std::string> lines() const;
};

PlayOptions sitting_options(const std::string& game, int players);

// Plays with these lines as input; every line printed is checked to fit in 80 columns without escape codes.
Sitting sit(const PlayOptions& options, const std::string& input);

// Enough "take the bot's advice" to finish a game.
std::string advised_game();

}  // namespace kitamae::cli
