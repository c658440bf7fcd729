#pragma once
// The default board, read from data/ as the match layer reads it, for tests of the rules alone.

#include <string>

#include "games/hokkaido_2010/rules.h"

namespace kitamae::hokkaido_2010 {

// Stops the test program if the file cannot be read.
Board read_board_file(const std::string& path);

const Board& default_board();
// One for each number of players, alive as long as the program.
const Rules& default_rules(int players);

}  // namespace kitamae::hokkaido_2010
