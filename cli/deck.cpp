// kitamae deck: own decks and boards.

#include <iostream>
#include <memory>
#include <string>

#include "cli/commands.h"
#include "cli/files.h"
#include "match/games.h"

namespace kitamae::cli {

// The title a file is for, when the user does not say: the first whose content it is, else the first that comes near.
int run_deck_check(const DeckOptions& options) {
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

}  // namespace kitamae::cli
