// kitamae play: a game in the terminal.

#include <memory>
#include <string>

#include "bots/bots.h"
#include "cli/commands.h"
#include "cli/play_start.h"

namespace kitamae::cli {

Run add_play(CLI::App& app) {
    auto* command = app.add_subcommand("play", "Play in the terminal against bots");
    const auto options = std::make_shared<PlayOptions>();
    options->setup.add_to(*command, false);
    std::string names;
    for (const BotInfo& bot : bot_list()) names += (names.empty() ? "" : ", ") + bot.id;
    command->add_option("--seat", options->seat, "Your seat, from 0")->check(CLI::Range(0, 4));
    command->add_option("--bots", options->bots, "Bots by seat, or one for all (default: greedy): " + names)
        ->delimiter(',');
    auto* hot_seat = command->add_flag("--hot-seat", options->hot_seat, "People on all seats share this terminal");
    auto* watch = command->add_flag("--watch", options->watch, "Bots on all seats; you look on");
    watch->excludes(hot_seat);
    command->add_option("--pace", options->pace_ms, "Milliseconds between the actions of a watched game")
        ->check(CLI::Range(0, 60'000));
    command->add_option("--record", options->record, "Keep the record in this file, and resume from it");
    command->add_flag("--no-color", options->no_color, "No colour (NO_COLOR does the same)");
    command->footer("Example: kitamae play hokkaido --players 3 --goals --record game.txt");
    return [options, command] {
        options->game_given = command->count("game") > 0;
        return play(*options, standard_terminal(!options->no_color));
    };
}

}  // namespace kitamae::cli
