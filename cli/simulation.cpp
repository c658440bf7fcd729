#include "cli/simulation.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <thread>

#include "cli/progress.h"

namespace kitamae::cli {
namespace {

constexpr std::uint64_t games_per_chunk = 64;

class Simulation {
public:
    Simulation(const GameKind& kind, const Setup& setup, const std::vector<std::string>& agents, std::uint64_t games)
        : kind_(kind), setup_(setup), agents_(agents), games_(games) {}

    Tally run(unsigned threads) {
        Progress progress("games", games_);
        std::vector<std::thread> workers;
        for (unsigned i = 0; i < threads; ++i) workers.emplace_back([&] { work(progress); });
        for (std::thread& worker : workers) worker.join();
        if (fault_) throw std::runtime_error(fault_->message);
        return total_;
    }

private:
    void work(Progress& progress) {
        Tally own;
        for (;;) {
            const std::uint64_t first = next_.fetch_add(games_per_chunk);
            if (first >= games_) break;
            const GameRange range{first, std::min(games_per_chunk, games_ - first)};
            auto tally = kind_.simulate(setup_, agents_, range);
            if (const auto* fault = std::get_if<Fault>(&tally)) {
                const std::lock_guard lock(mutex_);
                fault_ = *fault;
                return;
            }
            own.merge(std::get<Tally>(tally));
            progress.advance(range.count);
        }
        const std::lock_guard lock(mutex_);
        if (own.games > 0) total_.merge(own);
    }

    const GameKind& kind_;
    const Setup& setup_;
    const std::vector<std::string>& agents_;
    std::uint64_t games_;
    std::atomic<std::uint64_t> next_{0};
    std::mutex mutex_;
    Tally total_;
    std::optional<Fault> fault_;
};

}  // namespace

Tally run_simulation(const GameKind& kind, const Setup& setup, const std::vector<std::string>& agents,
                     SimulationSize size) {
    return Simulation(kind, setup, agents, size.games).run(size.threads);
}

}  // namespace kitamae::cli
