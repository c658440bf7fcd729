#include "tests/cli/sitting.h"

#include <gtest/gtest.h>

#include "cli/draw_canvas.h"

namespace kitamae::cli {

std::vector<std::string> Sitting::lines() const {
    std::vector<std::string> result;
    std::istringstream stream(printed);
    for (std::string line; std::getline(stream, line);) result.push_back(line);
    return result;
}

PlayOptions sitting_options(const std::string& game, int players) {
    PlayOptions options;
    options.setup.game = game;
    options.setup.players = players;
    options.setup.seed = 5;
    options.game_given = true;
    options.bots = {"greedy"};  // whatever the levels come to play
    return options;
}

Sitting sit(const PlayOptions& options, const std::string& input) {
    std::istringstream in(input);
    std::ostringstream out;
    const Terminal terminal{in, out};
    Sitting result;
    result.code = play(options, terminal);
    result.printed = out.str();
    EXPECT_EQ(result.printed.find('\x1b'), std::string::npos) << "colour is off";
    for (const std::string& line : result.lines()) {
        // A file's name is as long as it is.
        const bool names_file = !options.record.empty() && line.find(options.record) != std::string::npos;
        EXPECT_TRUE(names_file || text_width(line) <= 80) << line;
    }
    return result;
}

std::string advised_game() {
    std::string input;
    for (int i = 0; i < 400; ++i) input += "hint\n1\n\n";
    return input;
}

}  // namespace kitamae::cli
