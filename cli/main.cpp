// The command line: one subcommand a function, which adds its options and says what to do when it was called. CLI11 is
// slow to compile, so that it is seen here alone.

#include <CLI/CLI.hpp>
#include <array>
#include <cstdio>
#include <exception>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bots.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/play_start.h"
#include "core/text.h"

namespace kitamae::cli {
namespace {

using Run = std::function<int()>;

void add_setup(CLI::App& command, SetupOptions& setup, bool game_is_required) {
    auto* title = command.add_option("game", setup.game, "Title: " + game_names());
    if (game_is_required) title->required();
    command.add_option("-p,--players", setup.players, "Number of players");
    command.add_option("--seed", setup.seed, "The same seed gives the same game on every machine");
    command.add_option("--selection", setup.selection, "Map games: trick or draft");
    command.add_option("--side", setup.side, "Map games: side of the starting provinces, A or B");
    command.add_option("--scoring-card", setup.scoring_card,
                       "Map games: end-of-game scoring card, none, random or 1 to 8");
    command.add_flag("--goals", setup.goals, "Hokkaidō: play with goal cards");
    command.add_option("--deck,--board", setup.deck, "Play with the deck or board of this file");
}

std::string bot_names() {
    std::string names;
    for (const BotInfo& bot : bot_list()) names += (names.empty() ? "" : ", ") + bot.id;
    return names;
}

Run add_play(CLI::App& app) {
    auto* command = app.add_subcommand("play", "Play in the terminal against bots");
    const auto options = std::make_shared<PlayOptions>();
    add_setup(*command, options->setup, false);
    command->add_option("--seat", options->seat, "Your seat, from 0")->check(CLI::Range(0, 4));
    command->add_option("--bots", options->bots, "Bots by seat, or one for all (default: level-3): " + bot_names())
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

Run add_replay(CLI::App& app) {
    auto* command = app.add_subcommand("replay", "Check a record and show its game and scores");
    const auto options = std::make_shared<ReplayOptions>();
    command->add_option("file", options->file, "The record")->required();
    command->add_flag("--json", options->json, "Print the scores only, as JSON");
    return [options] { return run_replay(*options); };
}

Run add_engine(CLI::App& app) {
    auto* command = app.add_subcommand("engine", "Answer JSON requests, a line each (docs/protocol.md)");
    command->footer(R"(Example: echo '{"id":1,"cmd":"games"}' | kitamae engine)");
    return run_engine;
}

Run add_sim(CLI::App& app) {
    auto* command = app.add_subcommand("sim", "Let bots play many games and show score statistics");
    const auto options = std::make_shared<SimOptions>();
    add_setup(*command, options->setup, true);
    command->add_option("-n,--games", options->games, "Number of games")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}));
    command->add_option("--agents", options->agents, "Bots by seat, or one for all: " + bot_names())->delimiter(',');
    command->add_option("--threads", options->threads, "Threads (default: all cores); the result does not depend on it")
        ->check(CLI::Range(1U, 256U));
    command->add_flag("--json", options->json, "Print one JSON object");
    return [options] { return run_sim(*options); };
}

Run add_arena(CLI::App& app) {
    auto* command = app.add_subcommand("arena", "Let bots play one another and rate them");
    const auto options = std::make_shared<ArenaOptions>();
    add_setup(*command, options->setup, true);
    command->add_option("--bots", options->bots, "Bots, the last one filling the table: " + bot_names())
        ->delimiter(',')
        ->required();
    command->add_option("-n,--games", options->games, "Games for each table of bots")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{100'000'000}));
    command->add_option("--sprt", options->sprt, "Stop once the first bot is LOW or HIGH Elo stronger than the second")
        ->delimiter(',')
        ->expected(2);
    command->add_option("--threads", options->threads, "Threads (default: all cores)")->check(CLI::Range(1U, 256U));
    command->add_flag("--json", options->json, "Print one JSON object");
    command->footer("Example: kitamae arena honshu --bots level-6,greedy --players 4 --games 400");
    return [options] { return run_arena(*options); };
}

Run add_tune(CLI::App& app) {
    auto* command = app.add_subcommand("tune", "Find better weights for the bots of a title by self-play");
    const auto options = std::make_shared<TuneOptions>();
    add_setup(*command, options->setup, true);
    command->add_option("--generations", options->generations, "Rounds of drawing and choosing")
        ->check(CLI::Range(1, 1'000));
    command->add_option("--population", options->population, "Rows of weights in a round")->check(CLI::Range(4, 1'000));
    command->add_option("--deals", options->deals, "Deals for each row, played from every seat")
        ->check(CLI::Range(1, 1'000'000));
    command->add_option("--check-deals", options->check_deals, "Fresh deals for the result")
        ->check(CLI::Range(1, 1'000'000));
    command->add_flag("--against-best", options->against_best,
                      "Play against the best weights found so far, not those of the beginning");
    command->add_option("--threads", options->threads, "Threads (default: all cores); the result does not depend on it")
        ->check(CLI::Range(1, 256));
    command->add_option("--out", options->out, "Write the weights to this file, as in data/bots/");
    return [options] { return run_tune(*options); };
}

Run add_solve(CLI::App& app) {
    auto* command = app.add_subcommand("solve", "Find the best map for a province and cards in a given order");
    const auto options = std::make_shared<SolveOptions>();
    add_setup(*command, options->setup, false);
    command->add_option("--province", options->province, "Number of the starting province")->check(CLI::Range(1, 6));
    auto* cards = command->add_option("--cards", options->cards, "Cards in the order in which they are laid");
    cards->delimiter(',');
    auto* record = command->add_option("--record", options->record, "Province and cards of a recorded game");
    command->add_option("--seat", options->seat, "Whose map of the record, from 0");
    auto* random = command->add_option("--random", options->random, "This many random provinces and twelve cards")
                       ->check(CLI::Range(1, 1'000'000));
    record->excludes(cards)->excludes(random);
    random->excludes(cards);
    command->add_option("--ms", options->ms, "Milliseconds for each map")->check(CLI::Range(1.0, 3'600'000.0));
    command->add_flag("--json", options->json, "Print one JSON object");
    command->footer("Example: kitamae solve honshu --province 3 --cards 5,17,60,23,41,9,33,12,50,28,2,47");
    return [options] {
        if (options->cards.empty() && options->record.empty() && options->random == 0) {
            throw std::runtime_error("say what to solve: --cards, --record or --random");
        }
        return run_solve(*options);
    };
}

Run add_perft(CLI::App& app) {
    auto* command = app.add_subcommand("perft", "Count the leaves of the game tree, a fingerprint of the rules");
    const auto options = std::make_shared<PerftOptions>();
    add_setup(*command, options->setup, true);
    command->add_option("--depth", options->depth, "Plies, the dealer's included")->check(CLI::Range(1, 20));
    command->add_option("--after", options->after, "Random plies played first, by the seed")
        ->check(CLI::Range(0, 10'000));
    command->add_flag("--divide", options->divide, "Leaves by first action");
    return [options] { return run_perft(*options); };
}

Run add_bench(CLI::App& app) {
    auto* command = app.add_subcommand("bench", "Print the signature of the rules and the speed of the engine");
    const auto options = std::make_shared<BenchOptions>();
    command->add_option("--seconds", options->seconds, "Time for each measurement")->check(CLI::Range(0.05, 600.0));
    command->add_flag("--signature", options->signature_only, "Print the signature only");
    return [options] { return run_bench(*options); };
}

Run add_deck(CLI::App& app) {
    auto* command = app.add_subcommand("deck", "Work with own decks and boards");
    command->require_subcommand(1);
    auto* checking =
        command->add_subcommand("check", "Check a deck or board file; says line, card and fault of a bad one");
    const auto options = std::make_shared<DeckOptions>();
    checking->add_option("file", options->file, "The file, JSON as in data/")->required();
    checking->add_option("--game", options->game, "The title it is meant for (default: any)");
    return [options] { return run_deck_check(*options); };
}

std::string without_quotes(std::string_view text) {
    const bool is_quoted = text.size() >= 2 && text.front() == '"' && text.back() == '"';
    return std::string(is_quoted ? text.substr(1, text.size() - 2) : text);
}

// Options that stand neither on the command line nor in the environment, from a file with a line 'port = 8080' each.
void read_config(CLI::App& command, const std::string& file) {
    const std::string text = read_file(file);
    std::string_view rest = text;
    for (int number = 1; !rest.empty(); ++number) {
        std::string_view line = trim(take_until(rest, '\n'));
        if (line.empty() || line.starts_with('#')) continue;
        const std::string name(trim(take_until(line, '=')));
        CLI::Option* option = name == "config" ? nullptr : command.get_option_no_throw("--" + name);
        if (option == nullptr) {
            throw std::runtime_error(file + ", line " + std::to_string(number) + ": there is no option '" + name + "'");
        }
        if (option->count() > 0) continue;
        option->add_result(without_quotes(trim(line)));
        option->run_callback();
    }
}

Run add_serve(CLI::App& app) {
    auto* command = app.add_subcommand("serve", "Host tables: the web client, people, bots (docs/HOSTING.md)");
    const auto options = std::make_shared<ServeOptions>();
    const auto add = [command](const char* name, auto& value, const char* variable, const char* text) {
        return command->add_option(name, value, text)->envname(variable)->capture_default_str();
    };
    add("--address", options->address, "KITAMAE_ADDRESS", "Address to listen on; 0.0.0.0 for all");
    add("--port", options->port, "KITAMAE_PORT", "Port; 0 for any free one");
    add("--db", options->database, "KITAMAE_DB", "The database, one SQLite file");
    add("--web", options->web, "KITAMAE_WEB", "Folder of the web client (default: the one built with this program)");
    auto* certificate = add("--tls-cert", options->tls_certificate, "KITAMAE_TLS_CERT", "Certificate chain, PEM");
    auto* key = add("--tls-key", options->tls_key, "KITAMAE_TLS_KEY", "Its private key, PEM");
    certificate->needs(key);
    key->needs(certificate);
    add("--bot-threads", options->bot_threads, "KITAMAE_BOT_THREADS", "Threads for bots")->check(CLI::Range(1U, 64U));
    command->add_flag("--trust-proxy", options->trust_proxy, "Believe X-Forwarded-For and -Proto: behind a proxy only")
        ->envname("KITAMAE_TRUST_PROXY");
    command->add_flag("--trust-loopback", options->trust_loopback, "No rate limits for clients of this machine");
    const auto config = std::make_shared<std::string>();
    command->add_option("--config", *config, "Read options from this file, a line 'port = 8080' each");
    command->footer("Example: kitamae serve --port 8080 --db var/kitamae.db");
    return [options, config, command] {
        if (!config->empty()) read_config(*command, *config);
        return run_serve(*options);
    };
}

Run add_load(CLI::App& app) {
    auto* command = app.add_subcommand("load", "Measure a server with tables full of random players");
    const auto options = std::make_shared<LoadOptions>();
    command->add_option("--url", options->url, "The server, started with --trust-loopback (default: one of its own)");
    command->add_option("--game", options->game, "Title: " + game_names())->capture_default_str();
    command->add_option("--tables", options->tables, "Tables held, four sockets each")
        ->check(CLI::Range(1, 100'000))
        ->capture_default_str();
    command->add_option("--seconds", options->seconds, "Time for each phase")
        ->check(CLI::Range(0.1, 3600.0))
        ->capture_default_str();
    command->add_flag("--json", options->json, "Print one JSON object");
    return [options] { return run_load(*options); };
}

Run add_admin(CLI::App& app) {
    auto* command = app.add_subcommand("admin", "Keep a server's database");
    command->require_subcommand(1);
    const auto options = std::make_shared<AdminOptions>();
    const auto add = [&](const char* task, const char* text) {
        auto* one = command->add_subcommand(task, text);
        one->add_option("--db", options->database, "The database")->envname("KITAMAE_DB")->capture_default_str();
        one->callback([options, task] { options->task = task; });
        return one;
    };
    add("backup", "Copy it, also while the server runs")->add_option("target", options->target, "The copy")->required();
    add("export", "Print finished games, a JSON object a line, without names");
    add("vacuum", "Give back the space of what was deleted");
    return [options] { return run_admin(*options); };
}

Run add_verify(CLI::App& app) {
    auto* command = app.add_subcommand("verify", "Recompute every deal of a finished game (docs/FAIRNESS.md)");
    const auto options = std::make_shared<VerifyOptions>();
    command->add_option("file", options->file, "The record")->required();
    return [options] { return run_verify(*options); };
}

int run(int argc, char** argv) {
    CLI::App app{"Kitamae: play, study and host Honshū, Hokkaidō and Hokkaido (2010)."};
    app.require_subcommand(1);
    app.set_version_flag("--version", "kitamae 0.1.0");
    app.footer("Run 'kitamae COMMAND --help' for a command's options.");
    constexpr std::array commands{add_play, add_replay, add_engine, add_sim,   add_arena,
                                  add_tune, add_solve,  add_perft,  add_bench, add_deck};
    std::vector<Run> runs;
    for (const auto add : commands) runs.push_back(add(app));
    constexpr std::array hosting{add_serve, add_load, add_admin, add_verify};
    for (const auto add : hosting) runs.push_back(add(app));
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : 2;
    }
    const auto subcommands = app.get_subcommands({});
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (subcommands[i]->parsed()) return runs[i]();
    }
    return 2;
}

}  // namespace
}  // namespace kitamae::cli

int main(int argc, char** argv) {
    try {
        return kitamae::cli::run(argc, argv);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "kitamae: %s\n", error.what());
    } catch (...) {
        std::fputs("kitamae: an unknown fault\n", stderr);
    }
    return 1;
}
