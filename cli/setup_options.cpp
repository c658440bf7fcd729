#include "cli/setup_options.h"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <random>
#include <stdexcept>
#include <variant>

#include "match/games.h"
#include "match/json_text.h"

namespace kitamae::cli {
namespace {

constexpr int default_players = 3;

std::string game_names() {
    std::string names;
    for (const auto& kind : games()) names += (names.empty() ? "" : ", ") + kind->info().id;
    return names;
}

}  // namespace

void SetupOptions::add_to(CLI::App& command, bool game_is_required) {
    auto* title = command.add_option("game", game, "Title: " + game_names());
    if (game_is_required) title->required();
    command.add_option("-p,--players", players, "Number of players");
    command.add_option("--seed", seed, "The same seed gives the same game on every machine");
    command.add_option("--selection", selection, "Map games: trick or draft");
    command.add_option("--side", side, "Map games: side of the starting provinces, A or B");
    command.add_option("--scoring-card", scoring_card, "Map games: end-of-game scoring card, none, random or 1 to 8");
    command.add_flag("--goals", goals, "Hokkaidō: play with goal cards");
    command.add_option("--deck,--board", deck, "Play with the deck or board of this file");
}

const GameKind& SetupOptions::kind() const {
    const GameKind* found = find_game(game);
    if (found == nullptr) throw std::runtime_error("there is no game '" + game + "'; there are: " + game_names());
    return *found;
}

Setup SetupOptions::setup() const {
    const GameInfo& info = kind().info();
    Setup result{.players = players.value_or(std::clamp(default_players, info.least_players, info.most_players)),
                 .seed = seed ? *seed : random_seed(),
                 .options = {},
                 .content = {}};
    if (result.players < info.least_players || result.players > info.most_players) {
        throw std::runtime_error(info.title + " is for " + std::to_string(info.least_players) + " to " +
                                 std::to_string(info.most_players) + " players");
    }
    if (!selection.empty()) result.options["selection"] = selection;
    if (!side.empty()) result.options["side"] = side;
    if (!scoring_card.empty()) {
        const bool number = scoring_card.size() == 1 && scoring_card[0] >= '0' && scoring_card[0] <= '9';
        result.options["scoring_card"] =
            number ? boost::json::value(scoring_card[0] - '0') : boost::json::value(scoring_card);
    }
    if (goals) result.options["goals"] = true;
    if (!deck.empty()) {
        const std::string text = read_file(deck);
        if (const auto fault = kind().check_content(text)) throw std::runtime_error(deck + ": " + fault->message);
        result.content = std::get<boost::json::value>(parse_json(text));
    }
    return result;
}

std::string read_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw std::runtime_error("cannot read '" + path + "'");
    std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    if (file.bad()) throw std::runtime_error("cannot read '" + path + "'");
    return text;
}

void write_file(const std::string& path, const std::string& content) {
    const std::string fresh = path + ".new";
    {
        std::ofstream file(fresh, std::ios::binary | std::ios::trunc);
        file << content;
        file.flush();
        if (!file) throw std::runtime_error("cannot write '" + fresh + "'");
    }
    if (std::rename(fresh.c_str(), path.c_str()) != 0) throw std::runtime_error("cannot write '" + path + "'");
}

std::uint64_t random_seed() {
    std::random_device device;
    return (std::uint64_t{device()} << 32U) | device();
}

}  // namespace kitamae::cli
