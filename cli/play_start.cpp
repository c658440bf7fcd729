#include "cli/play_start.h"

#include <algorithm>
#include <filesystem>
#include <stdexcept>

#include "bots/bots.h"
#include "bots/settings.h"
#include "cli/draw.h"
#include "cli/files.h"
#include "cli/play_session.h"
#include "cli/play_table.h"
#include "match/games.h"

namespace kitamae::cli {
namespace {

constexpr const char* default_bot = "level-3";

template <class T>
T value_or_throw(Result<T> result, const std::string& context = {}) {
    if (const auto* fault = std::get_if<Fault>(&result)) throw std::runtime_error(context + fault->message);
    return std::get<T>(std::move(result));
}

struct Started {
    std::unique_ptr<Match> match;
    bool resumed = false;
};

bool rules_are_given(const SetupOptions& setup) {
    return !setup.selection.empty() || !setup.side.empty() || !setup.scoring_card.empty() || setup.goals ||
        !setup.deck.empty();
}

// Whether the record is of the match that the command line describes, as far as it describes one.
bool is_meant(const PlayOptions& options, const Record& record) {
    const SetupOptions& setup = options.setup;
    if (options.game_given && setup.game != record.game) return false;
    if (setup.players && *setup.players != record.players) return false;
    if (setup.seed && record.seed && *setup.seed != *record.seed) return false;
    if (!rules_are_given(setup)) return true;
    SetupOptions same = setup;
    same.game = record.game;
    same.players = record.players;
    same.seed = record.seed.value_or(0);
    const auto match = value_or_throw(same.kind().make_match(same.setup()));
    const Record made = match->record();
    return made.options == record.options && made.content == record.content;
}

Started resume(const PlayOptions& options) {
    const std::string& file = options.record;
    auto match = value_or_throw(load_match(read_file(file)),
                                "'" + file + "' is not a record that can be resumed, and is left as it is: ");
    const std::string left = "'" + file + "' is left as it is; give --record another name.";
    if (!is_meant(options, match->record()))
        throw std::runtime_error("the record is of another game (" + match->record().game + " with " +
                                 std::to_string(match->players()) + " players). " + left);
    if (match->is_over()) throw std::runtime_error("the recorded game is finished. " + left);
    return {std::move(match), true};
}

Started start(const PlayOptions& options) {
    if (!options.record.empty() && std::filesystem::exists(options.record)) return resume(options);
    return {value_or_throw(options.setup.kind().make_match(options.setup.setup())), false};
}

void check_bot(const std::string& name) {
    std::string names;
    if (read_settings(name)) return;
    for (const BotInfo& bot : bot_list()) {
        if (bot.id == name) return;
        names += (names.empty() ? "" : ", ") + bot.id;
    }
    throw std::runtime_error("there is no bot '" + name + "'; there are: " + names);
}

Seating seating(const PlayOptions& options, const Match& match) {
    const auto players = static_cast<std::size_t>(match.players());
    std::vector<std::string> bots = options.bots.empty() ? std::vector<std::string>{default_bot} : options.bots;
    for (const std::string& bot : bots) check_bot(bot);
    if (bots.size() == 1) bots.resize(players, bots.front());
    // A list may leave out the person's own seat.
    const auto own = static_cast<std::size_t>(options.seat);
    if (bots.size() + 1 == players && !options.watch && own < players)
        bots.insert(bots.begin() + options.seat, default_bot);
    if (bots.size() != players)
        throw std::runtime_error("--bots names " + std::to_string(bots.size()) + " bots for " +
                                 std::to_string(players) + " seats");
    if (own >= players) throw std::runtime_error("--seat goes from 0 to " + std::to_string(players - 1));
    if (options.hot_seat) {
        bots.assign(players, {});
    } else if (!options.watch) {
        bots[own].clear();
    }
    return {std::move(bots), match.record().seed.value_or(0)};
}

std::string quoted(const std::string& text) {
    const bool plain = text.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-/") ==
        std::string::npos;
    return plain ? text : "'" + text + "'";
}

std::string command_again(const PlayOptions& options, const Record& record) {
    std::string command = "kitamae play " + record.game;
    if (options.record.empty()) {
        command += " --players " + std::to_string(record.players);
        if (record.seed) command += " --seed " + std::to_string(*record.seed);
        const SetupOptions& setup = options.setup;
        if (!setup.selection.empty()) command += " --selection " + setup.selection;
        if (!setup.side.empty()) command += " --side " + setup.side;
        if (!setup.scoring_card.empty()) command += " --scoring-card " + setup.scoring_card;
        if (setup.goals) command += " --goals";
        if (!setup.deck.empty()) command += " --deck " + quoted(setup.deck);
    }
    if (options.seat != 0) command += " --seat " + std::to_string(options.seat);
    if (options.hot_seat) command += " --hot-seat";
    if (options.watch) command += " --watch";
    for (std::size_t i = 0; i < options.bots.size(); ++i) command += (i == 0 ? " --bots " : ",") + options.bots[i];
    if (!options.record.empty()) command += " --record " + quoted(options.record);
    return command;
}

}  // namespace

int play(const PlayOptions& options, const Terminal& terminal) {
    Started started = start(options);
    const Record record = started.match->record();
    const Setup setup = value_or_throw(setup_of(record));
    Seating company = seating(options, *started.match);
    PlayTable table(std::move(started.match), std::move(company), options.record);
    const auto drawing = make_drawing(record.game, setup.content);
    table.save();
    PlaySession session(table, *drawing, terminal,
                        {.again = command_again(options, record), .pace_ms = options.pace_ms});
    if (started.resumed) session.say("The game of " + options.record + " goes on.");
    return session.run();
}

}  // namespace kitamae::cli
