// kitamae arena: bots against one another, with ratings.

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <iostream>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <thread>

#include "cli/clock.h"
#include "cli/commands.h"
#include "cli/progress.h"
#include "match/ratings.h"

namespace kitamae::cli {
namespace {

namespace json = boost::json;

// Who meets whom: each table is a list of indices into the distinct bots.
struct Draw {
    std::vector<std::string> bots;
    std::vector<std::vector<std::size_t>> tables;
    int players = 2;
};

// All choices of `size` bots, in order.
void add_tables(std::size_t bots, std::size_t size, std::vector<std::size_t> chosen, Draw& draw) {
    if (chosen.size() == size) {
        draw.tables.push_back(chosen);
        return;
    }
    for (std::size_t next = chosen.empty() ? 0 : chosen.back() + 1; next < bots; ++next) {
        auto longer = chosen;
        longer.push_back(next);
        add_tables(bots, size, longer, draw);
    }
}

Draw draw_of(const ArenaOptions& options) {
    Draw draw;
    std::vector<std::size_t> named;
    for (const std::string& bot : options.bots) {
        const auto at = std::find(draw.bots.begin(), draw.bots.end(), bot);
        named.push_back(static_cast<std::size_t>(at - draw.bots.begin()));
        if (at == draw.bots.end()) draw.bots.push_back(bot);
    }
    if (draw.bots.size() < 2) throw std::runtime_error("--bots: name at least two different bots");
    const bool has_twins = named.size() > draw.bots.size();
    draw.players = options.setup.players.value_or(has_twins ? static_cast<int>(named.size()) : 2);
    const auto seats = static_cast<std::size_t>(draw.players);
    if (has_twins && named.size() > seats) {
        throw std::runtime_error("--bots names " + std::to_string(named.size()) + " bots for " +
                                 std::to_string(draw.players) + " players");
    }
    if (named.size() > seats) {
        add_tables(named.size(), seats, {}, draw);
        return draw;
    }
    while (named.size() < seats) named.push_back(named.back());  // the last one fills the table
    draw.tables.push_back(named);
    return draw;
}

class Arena {
public:
    Arena(const ArenaOptions& options, Draw draw)
        : options_(options), draw_(std::move(draw)), kind_(options.setup.kind()), setup_(setup_for(options)) {
        const auto rotations = static_cast<std::uint64_t>(draw_.players);
        deals_each_ = (options.games + rotations - 1) / rotations;
        jobs_ = deals_each_ * draw_.tables.size();
    }

    void run(unsigned threads) {
        Progress progress("games", jobs_ * static_cast<std::uint64_t>(draw_.players));
        std::vector<std::thread> workers;
        for (unsigned i = 0; i < threads; ++i) workers.emplace_back([&] { work(progress); });
        for (std::thread& worker : workers) worker.join();
        if (fault_) throw std::runtime_error(fault_->message);
    }

    const Draw& draw() const { return draw_; }
    const std::vector<ArenaDeal>& deals() const { return deals_; }
    std::uint64_t seed() const { return setup_.seed; }

private:
    Setup setup_for(const ArenaOptions& options) const {
        SetupOptions chosen = options.setup;
        chosen.players = draw_.players;
        return chosen.setup();
    }

    void work(Progress& progress) {
        for (;;) {
            const std::uint64_t job = next_++;
            if (job >= jobs_ || is_decided_) return;
            const auto& table = draw_.tables[job % draw_.tables.size()];
            std::vector<std::string> names;
            for (const std::size_t bot : table) names.push_back(draw_.bots[bot]);
            auto games = kind_.arena(setup_, names, job / draw_.tables.size(), clock_ms);
            const std::lock_guard lock(mutex_);
            if (const auto* fault = std::get_if<Fault>(&games)) {
                fault_ = *fault;
                is_decided_ = true;
                return;
            }
            deals_.push_back({table, std::get<std::vector<ArenaGame>>(std::move(games))});
            progress.advance(static_cast<std::uint64_t>(draw_.players));
            if (options_.sprt.size() == 2 && sprt(deals_, bounds()).is_high) is_decided_ = true;
        }
    }

public:
    SprtBounds bounds() const { return {.low = options_.sprt[0], .high = options_.sprt[1]}; }

private:
    const ArenaOptions& options_;
    Draw draw_;
    const GameKind& kind_;
    Setup setup_;
    std::uint64_t deals_each_ = 0;
    std::uint64_t jobs_ = 0;
    std::atomic<std::uint64_t> next_{0};
    std::atomic<bool> is_decided_{false};
    std::mutex mutex_;
    std::vector<ArenaDeal> deals_;
    std::optional<Fault> fault_;
};

json::object report_json(const Arena& arena, const std::vector<Rating>& ratings) {
    json::array bots;
    for (std::size_t i = 0; i < ratings.size(); ++i) {
        bots.push_back({{"id", arena.draw().bots[i]},
                        {"elo", ratings[i].elo.value},
                        {"error", ratings[i].elo.error},
                        {"games", ratings[i].games},
                        {"win_rate", ratings[i].win_rate.value},
                        {"mean_score", ratings[i].mean_score},
                        {"ms_per_decision", ratings[i].ms_per_decision}});
    }
    json::object report{{"players", arena.draw().players}, {"seed", arena.seed()}, {"bots", std::move(bots)}};
    if (ratings.size() == 2) {
        const Estimate& rate = ratings[0].win_rate;
        report["win_rate"] = rate.value;
        report["interval"] = {std::max(0.0, rate.value - rate.error), std::min(1.0, rate.value + rate.error)};
    }
    return report;
}

void print_report(const Arena& arena, const std::vector<Rating>& ratings) {
    std::printf("%-28s %7s %6s %7s %16s %8s %10s\n", "bot", "Elo", "+-", "games", "wins", "score", "ms/choice");
    std::vector<std::size_t> order(ratings.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return ratings[a].elo.value > ratings[b].elo.value; });
    for (const std::size_t i : order) {
        const Rating& rating = ratings[i];
        std::printf("%-28s %7.0f %6.0f %7llu %7.1f +- %4.1f %% %8.1f %10.2f\n", arena.draw().bots[i].c_str(),
                    rating.elo.value, rating.elo.error, static_cast<unsigned long long>(rating.games),
                    100 * rating.win_rate.value, 100 * rating.win_rate.error, rating.mean_score,
                    rating.ms_per_decision);
    }
    std::printf("%d players, every deal with all rotations of seats; seed %llu\n", arena.draw().players,
                static_cast<unsigned long long>(arena.seed()));
}

}  // namespace

int run_arena(const ArenaOptions& options) {
    Draw draw = draw_of(options);
    if (!options.sprt.empty() && draw.bots.size() != 2) throw std::runtime_error("--sprt compares two bots");
    Arena arena(options, std::move(draw));
    arena.run(options.threads > 0 ? options.threads : std::max(1U, std::thread::hardware_concurrency()));
    const auto ratings = rate(arena.draw().bots.size(), arena.deals());
    json::object report = report_json(arena, ratings);
    std::string verdict;
    if (options.sprt.size() == 2) {
        const SprtVerdict test = sprt(arena.deals(), arena.bounds());
        verdict = !test.is_high ? "undecided" : *test.is_high ? "stronger" : "not stronger";
        report["sprt"] = json::object{{"ratio", test.ratio}, {"limit", test.limit}, {"verdict", verdict}};
    }
    if (options.json) {
        std::cout << json::serialize(report) << '\n';
        return 0;
    }
    print_report(arena, ratings);
    if (!verdict.empty()) {
        std::printf("test of %+.0f against %+.0f Elo: %s is %s\n", options.sprt[0], options.sprt[1],
                    arena.draw().bots[0].c_str(), verdict.c_str());
    }
    return 0;
}

}  // namespace kitamae::cli
