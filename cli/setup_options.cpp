#include "cli/setup_options.h"

#include <algorithm>
#include <random>
#include <stdexcept>
#include <variant>

#include "cli/files.h"
#include "match/games.h"
#include "match/json_text.h"

namespace kitamae::cli {
namespace {

constexpr int default_players = 3;

}  // namespace

std::string game_names() {
    std::string names;
    for (const auto& kind : games()) names += (names.empty() ? "" : ", ") + kind->info().id;
    return names;
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

std::uint64_t random_seed() {
    std::random_device device;
    return (std::uint64_t{device()} << 32U) | device();
}

}  // namespace kitamae::cli
