#include <array>
#include <exception>
#include <iostream>
#include <string>
#include <vector>

#include "cli/commands.h"

int main(int argc, char** argv) {
    using namespace kitamae::cli;
    CLI::App app{"Kitamae: play, study and host Honshū, Hokkaidō and Hokkaido (2010)."};
    app.require_subcommand(1);
    app.set_version_flag("--version", "kitamae 0.1.0");
    app.footer("Run 'kitamae COMMAND --help' for a command's options.");
    constexpr std::array commands{add_play, add_replay, add_engine, add_sim, add_perft, add_bench, add_deck};
    std::vector<Run> runs;
    for (const auto add : commands) runs.push_back(add(app));
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : 2;
    }
    try {
        const auto subcommands = app.get_subcommands({});
        for (std::size_t i = 0; i < runs.size(); ++i) {
            if (subcommands[i]->parsed()) return runs[i]();
        }
    } catch (const std::exception& error) {
        std::cerr << "kitamae: " << error.what() << '\n';
        return 1;
    }
    return 2;
}
