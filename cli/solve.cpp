// kitamae solve: the best map for a province and cards in a given order.

#include <algorithm>
#include <cstdio>
#include <iostream>
#include <stdexcept>

#include "cli/clock.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/progress.h"
#include "core/rng.h"
#include "match/effort.h"
#include "match/games.h"

namespace kitamae::cli {
namespace {

namespace json = boost::json;

json::object asked(const GameKind& kind, const json::object& request, double ms, double (*clock)() = clock_ms) {
    auto answer = kind.solve(request, timed_effort(clock, ms));
    if (const auto* fault = std::get_if<Fault>(&answer)) throw std::runtime_error(fault->message);
    return std::get<json::object>(std::move(answer));
}

std::int64_t total(const json::object& solution) { return solution.at("score").at("total").to_number<std::int64_t>(); }

// A province and twelve of the sixty cards.
json::object random_request(const json::object& options, std::uint64_t seed, std::uint64_t number) {
    Rng rng(seed, number);
    std::vector<int> cards(60);
    for (std::size_t i = 0; i < cards.size(); ++i) cards[i] = static_cast<int>(i) + 1;
    shuffle(cards, rng);
    cards.resize(12);
    return {{"options", options}, {"province", static_cast<int>(rng.below(6)) + 1}, {"cards", json::value_from(cards)}};
}

struct Played {
    json::object request;
    std::int64_t total = 0;
};

// What a seat of a recorded game laid, and what it scored.
Played played_in(const std::string& file, int seat, std::string& game) {
    auto match = load_match(read_file(file));
    if (const auto* fault = std::get_if<Fault>(&match)) throw std::runtime_error(file + ": " + fault->message);
    const Match& played = *std::get<std::unique_ptr<Match>>(match);
    if (seat < 0 || seat >= played.players()) throw std::runtime_error("--seat: there is no such seat in " + file);
    const json::object view = played.view(Seat{static_cast<std::uint8_t>(seat)});
    game = std::string(view.at("game").as_string());
    const json::object own = view.at("seats").at(static_cast<std::size_t>(seat)).as_object();
    if (!own.contains("map")) throw std::runtime_error(file + ": only the map games have maps to solve");
    json::array cards;
    json::object request{{"options", view.at("options")}};
    for (const json::value& card : own.at("map").at("cards").as_array()) {
        if (card.as_object().contains("province")) {
            request["province"] = card.at("province");
        } else {
            cards.push_back(card.at("card"));
        }
    }
    request["cards"] = std::move(cards);
    return {std::move(request), total(own)};
}

void print_solution(const json::object& answer) {
    for (const json::value& entry : answer.at("map").at("cards").as_array()) {
        const json::object& card = entry.as_object();
        if (card.contains("province")) continue;
        std::string under;
        for (const json::value& other : card.at("under").as_array()) {
            under += (under.empty() ? " under " : ",") +
                (other.is_string() ? std::string(other.as_string()) : std::to_string(other.to_number<int>()));
        }
        std::printf("place %d at %d,%d r%d%s\n", card.at("card").to_number<int>(), card.at("x").to_number<int>(),
                    card.at("y").to_number<int>(), card.at("rot").to_number<int>(), under.c_str());
    }
    std::printf("score %lld (%s)\n", static_cast<long long>(total(answer)),
                json::serialize(answer.at("score").at("parts")).c_str());
    std::printf("laid greedily: %lld\n", static_cast<long long>(total(answer.at("greedy").as_object())));
}

int solve_many(const SolveOptions& options, const GameKind& kind, const json::object& base, std::uint64_t seed) {
    double solved = 0;
    double greedy = 0;
    {
        Progress progress("maps", options.random);
        for (std::uint64_t n = 0; n < options.random; ++n) {
            const json::object answer = asked(kind, random_request(base, seed, n), options.ms, processor_ms);
            solved += static_cast<double>(total(answer));
            greedy += static_cast<double>(total(answer.at("greedy").as_object()));
            progress.advance(1);
        }
    }
    const auto count = static_cast<double>(options.random);
    if (options.json) {
        std::cout << json::serialize(json::object{{"maps", options.random},
                                                  {"mean", solved / count},
                                                  {"greedy_mean", greedy / count},
                                                  {"improvement", solved / greedy - 1},
                                                  {"seed", seed}})
                  << '\n';
    } else {
        std::printf("%llu maps, %.0f ms of work each: mean %.1f, laid greedily %.1f, improvement %.1f %%; seed %llu\n",
                    static_cast<unsigned long long>(options.random), options.ms, solved / count, greedy / count,
                    100 * (solved / greedy - 1), static_cast<unsigned long long>(seed));
    }
    return 0;
}

}  // namespace

int run_solve(const SolveOptions& options) {
    SetupOptions setup = options.setup;
    if (!setup.players) setup.players = 2;
    Played played;
    if (!options.record.empty()) {
        played = played_in(options.record, options.seat, setup.game);
    }
    const GameKind& kind = setup.kind();
    const Setup chosen = setup.setup();
    if (options.random > 0) return solve_many(options, kind, chosen.options, chosen.seed);
    if (options.record.empty()) {
        played.request = {{"options", chosen.options}, {"province", options.province}};
        played.request["cards"] = json::value_from(options.cards);
    }
    if (!chosen.content.is_null()) played.request["deck"] = chosen.content;
    json::object answer = asked(kind, played.request, options.ms);
    if (!options.record.empty()) answer["played"] = played.total;
    if (options.json) {
        std::cout << json::serialize(answer) << '\n';
        return 0;
    }
    print_solution(answer);
    if (!options.record.empty()) std::printf("played: %lld\n", static_cast<long long>(played.total));
    return 0;
}

}  // namespace kitamae::cli
