// kitamae engine: the engine protocol on standard input and output.

#include "match/engine.h"

#include <iostream>
#include <string>

#include "cli/clock.h"
#include "cli/commands.h"
#include "cli/setup_options.h"

namespace kitamae::cli {
namespace {

// One line, cut off where no request may be that long; false at the end of input.
bool read_line(std::istream& in, std::string& line) {
    line.clear();
    char c = 0;
    bool any = false;
    while (in.get(c)) {
        any = true;
        if (c == '\n') return true;
        if (line.size() <= Engine::longest_request) line += c;
    }
    return any;
}

}  // namespace

int run_engine() {
    std::ios::sync_with_stdio(false);
    Engine engine(random_seed, clock_ms);
    std::string line;
    while (read_line(std::cin, line)) {
        if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
        std::cout << engine.handle(line) << '\n' << std::flush;
    }
    return std::cout ? 0 : 1;
}

}  // namespace kitamae::cli
