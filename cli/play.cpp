// kitamae play: a game in the terminal.

#include "cli/commands.h"

namespace kitamae::cli {

Run add_play(CLI::App& app) {
    app.add_subcommand("play", "Play in the terminal against bots");
    return [] { return 2; };
}

}  // namespace kitamae::cli
