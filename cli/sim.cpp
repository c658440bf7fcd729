// kitamae sim: many games played by bots, with statistics.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <thread>

#include "cli/commands.h"
#include "cli/setup_options.h"
#include "cli/simulation.h"

namespace kitamae::cli {
namespace {

namespace json = boost::json;

// The agents for every seat: one name serves all seats, several must be as many as players.
std::vector<std::string> agents_for(const SimOptions& options, int players) {
    std::vector<std::string> agents = options.agents.empty() ? std::vector<std::string>{"random"} : options.agents;
    const auto seats = static_cast<std::size_t>(players);
    if (agents.size() == 1) agents.resize(seats, agents.front());
    if (agents.size() != seats) {
        throw std::runtime_error("--agents names " + std::to_string(agents.size()) + " bots for " +
                                 std::to_string(players) + " players");
    }
    return agents;
}

json::object distribution_json(const Distribution& values) {
    return {{"mean", values.mean()},
            {"deviation", values.deviation()},
            {"quartiles", {values.quantile(0.25), values.quantile(0.5), values.quantile(0.75)}},
            {"least", values.quantile(0)},
            {"most", values.quantile(1)}};
}

json::object report_json(const Tally& tally, const std::vector<std::string>& agents, double seconds) {
    json::array seats;
    for (std::size_t i = 0; i < tally.seats.size(); ++i) {
        const SeatTally& own = tally.seats[i];
        json::object parts;
        json::object part_statistics;
        for (const auto& [name, values] : own.parts) {
            parts[name] = values.mean();
            part_statistics[name] = distribution_json(values);
        }
        seats.push_back({{"agent", agents[i]},
                         {"wins", own.wins},
                         {"shared", own.shared},
                         {"mean", own.score.mean()},
                         {"score", distribution_json(own.score)},
                         {"parts", std::move(parts)},
                         {"part_statistics", std::move(part_statistics)}});
    }
    json::object events;
    for (const auto& [name, count] : tally.events) events[name] = count;
    return {{"games", tally.games},
            {"seconds", seconds},
            {"games_per_second", static_cast<double>(tally.games) / seconds},
            {"plies", distribution_json(tally.plies)},
            {"events", std::move(events)},
            {"seats", std::move(seats)}};
}

void print_row(const std::string& name, const Distribution& values) {
    std::printf("  %-12s %8.2f %8.2f %6d %6d %6d %6d %6d\n", name.c_str(), values.mean(), values.deviation(),
                values.quantile(0), values.quantile(0.25), values.quantile(0.5), values.quantile(0.75),
                values.quantile(1));
}

void print_report(const Tally& tally, const std::vector<std::string>& agents, double seconds, unsigned threads) {
    std::printf("%llu games in %.2f s: %.0f games/s on %u thread%s; %.1f actions a game\n",
                static_cast<unsigned long long>(tally.games), seconds, static_cast<double>(tally.games) / seconds,
                threads, threads == 1 ? "" : "s", tally.plies.mean());
    for (std::size_t i = 0; i < tally.seats.size(); ++i) {
        const SeatTally& own = tally.seats[i];
        std::printf("\nseat %zu, %s: wins %.2f %%\n", i, agents[i].c_str(),
                    100.0 * static_cast<double>(own.wins) / static_cast<double>(tally.games));
        std::printf("  %-12s %8s %8s %6s %6s %6s %6s %6s\n", "", "mean", "dev", "least", "25 %", "median", "75 %",
                    "most");
        for (const auto& [name, values] : own.parts) print_row(name, values);
        print_row("total", own.score);
    }
    std::uint64_t cards = 0;
    for (const auto& [name, count] : tally.events) cards += name == "place" || name == "unplaceable" ? count : 0;
    for (const auto& [name, count] : tally.events) {
        if (name != "unplaceable" || cards == 0) continue;
        std::printf("\nunplaceable cards: %llu of %llu (%.3f %%)\n", static_cast<unsigned long long>(count),
                    static_cast<unsigned long long>(cards),
                    100.0 * static_cast<double>(count) / static_cast<double>(cards));
    }
}

}  // namespace

int run_sim(const SimOptions& options) {
    const GameKind& kind = options.setup.kind();
    const Setup setup = options.setup.setup();
    const auto agents = agents_for(options, setup.players);
    const unsigned threads = options.threads > 0 ? options.threads : std::max(1U, std::thread::hardware_concurrency());
    const auto begin = std::chrono::steady_clock::now();
    const Tally tally = run_simulation(kind, setup, agents, {.games = options.games, .threads = threads});
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (options.json) {
        std::cout << json::serialize(report_json(tally, agents, seconds)) << '\n';
    } else {
        print_report(tally, agents, seconds, threads);
        std::printf("seed %llu\n", static_cast<unsigned long long>(setup.seed));
    }
    return 0;
}

}  // namespace kitamae::cli
