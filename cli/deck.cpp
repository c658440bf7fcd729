// kitamae deck: own decks and boards.

#include <iostream>
#include <memory>
#include <string>

#include "cli/commands.h"
#include "cli/setup_options.h"
#include "match/games.h"

namespace kitamae::cli {
namespace {

struct DeckOptions {
    std::string file;
    std::string game;
};

// The title a file is for, when the user does not say: the first whose content it is, else the first that comes near.
int check(const DeckOptions& options) {
    const std::string text = read_file(options.file);
    std::string report;
    for (const auto& kind : games()) {
        if (!options.game.empty() && kind->info().id != options.game) continue;
        const auto fault = kind->check_content(text);
        if (!fault) {
            std::cout << options.file << ": a good " << kind->info().content_name << " for " << kind->info().title
                      << '\n';
            return 0;
        }
        report += options.file + ": as a " + kind->info().content_name + " for " + kind->info().title + ": " +
            fault->message + '\n';
    }
    if (report.empty()) throw std::runtime_error("there is no game '" + options.game + "'");
    std::cerr << report;
    return 1;
}

}  // namespace

Run add_deck(CLI::App& app) {
    auto* command = app.add_subcommand("deck", "Work with own decks and boards");
    command->require_subcommand(1);
    auto* checking =
        command->add_subcommand("check", "Check a deck or board file; says line, card and fault of a bad one");
    const auto options = std::make_shared<DeckOptions>();
    checking->add_option("file", options->file, "The file, JSON as in data/")->required();
    checking->add_option("--game", options->game, "The title it is meant for (default: any)");
    return [options] { return check(*options); };
}

}  // namespace kitamae::cli
