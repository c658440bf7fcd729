// kitamae tune: better weights for a title's judge by the cross-entropy method. Every generation draws rows of weights
// around the best known, lets each play the weights of the beginning (or those best known) on the same deals, and moves
// to the mean of the best.

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <numeric>
#include <stdexcept>
#include <thread>

#include "ai/parallel.h"
#include "ai/weights.h"
#include "cli/clock.h"
#include "cli/commands.h"
#include "cli/progress.h"
#include "core/rng.h"

namespace kitamae::cli {
namespace {

// Sum of twelve uniform draws: near enough to a normal one, and the same everywhere.
float normal(Rng& rng) {
    constexpr std::uint32_t steps = 1U << 20U;
    float sum = -6;
    for (int i = 0; i < 12; ++i) sum += static_cast<float>(rng.below(steps)) / steps;
    return sum;
}

struct Candidate {
    std::vector<float> values;
    double margin = 0;
};

class Tuner {
public:
    explicit Tuner(const TuneOptions& options)
        : options_(options), kind_(options.setup.kind()), setup_(options.setup.setup()), rng_(setup_.seed) {
        auto weights = kind_.weights(setup_);
        if (const auto* fault = std::get_if<Fault>(&weights)) throw std::runtime_error(fault->message);
        infos_ = std::get<std::vector<WeightInfo>>(std::move(weights));
        for (const WeightInfo& info : infos_) {
            base_.push_back(info.value);
            spread_.push_back(info.spread);
        }
        mean_ = base_;
    }

    void run() {
        for (int generation = 1; generation <= options_.generations; ++generation) {
            const auto elite = best_of_generation(generation);
            for (std::size_t i = 0; i < mean_.size(); ++i) move_to(elite, i);
            std::fprintf(stderr, "generation %d: best %+.2f points a game, best quarter %+.2f\n", generation,
                         elite.front().margin, mean_margin(elite));
        }
    }

    // On deals that were not used for tuning.
    double final_margin() {
        Candidate last{mean_, 0};
        judge(last, base_, {1'000'000, options_.check_deals});
        return last.margin;
    }

    std::string report(double margin) const {
        std::string text = "# kitamae tune " + options_.setup.game + " --players " + std::to_string(setup_.players) +
            " --generations " + std::to_string(options_.generations) + " --population " +
            std::to_string(options_.population) + " --deals " + std::to_string(options_.deals) +
            (options_.against_best ? " --against-best" : "") + " --seed " + std::to_string(setup_.seed) +
            "\n# against the weights before: " + write_decimal(static_cast<float>(margin)) + " points a game on " +
            std::to_string(options_.check_deals) + " fresh deals\n";
        for (std::size_t i = 0; i < mean_.size(); ++i) text += infos_[i].name + " " + write_decimal(mean_[i]) + "\n";
        return text;
    }

private:
    std::vector<Candidate> best_of_generation(int generation) {
        std::vector<Candidate> population(static_cast<std::size_t>(options_.population));
        for (Candidate& candidate : population) {
            for (std::size_t i = 0; i < mean_.size(); ++i) {
                candidate.values.push_back(mean_[i] + spread_[i] * normal(rng_));
            }
        }
        population.front().values = mean_;
        const GameRange deals{static_cast<std::uint64_t>(generation) * options_.deals, options_.deals};
        Progress progress("generation " + std::to_string(generation), population.size());
        parallel_for(population.size(), options_.threads, [&](std::size_t i) {
            judge(population[i], options_.against_best ? mean_ : base_, deals);
            progress.advance(1);
        });
        std::sort(population.begin(), population.end(),
                  [](const Candidate& a, const Candidate& b) { return a.margin > b.margin; });
        population.resize(std::max<std::size_t>(2, population.size() / 4));
        return population;
    }

    void judge(Candidate& candidate, const std::vector<float>& others, GameRange deals) const {
        const auto margin = kind_.compare_weights(setup_, candidate.values, others, deals);
        if (const auto* fault = std::get_if<Fault>(&margin)) throw std::runtime_error(fault->message);
        candidate.margin = std::get<double>(margin);
    }

    void move_to(const std::vector<Candidate>& elite, std::size_t i) {
        const auto count = static_cast<float>(elite.size());
        float sum = 0;
        for (const Candidate& candidate : elite) sum += candidate.values[i];
        mean_[i] = sum / count;
        float squares = 0;
        for (const Candidate& candidate : elite) {
            squares += (candidate.values[i] - mean_[i]) * (candidate.values[i] - mean_[i]);
        }
        // Some of the old spread is kept: few good ones are a poor measure of it.
        spread_[i] = 0.5F * spread_[i] + 0.5F * std::sqrt(squares / count);
    }

    static double mean_margin(const std::vector<Candidate>& elite) {
        double sum = 0;
        for (const Candidate& candidate : elite) sum += candidate.margin;
        return sum / static_cast<double>(elite.size());
    }

    const TuneOptions& options_;
    const GameKind& kind_;
    Setup setup_;
    Rng rng_;
    std::vector<WeightInfo> infos_;
    std::vector<float> base_;
    std::vector<float> mean_;
    std::vector<float> spread_;
};

}  // namespace

int run_tune(const TuneOptions& options) {
    TuneOptions chosen = options;
    if (!chosen.setup.players) chosen.setup.players = 2;
    if (!chosen.setup.seed) chosen.setup.seed = 1;
    if (chosen.threads <= 0) chosen.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    Tuner tuner(chosen);
    tuner.run();
    const std::string report = tuner.report(tuner.final_margin());
    if (chosen.out.empty()) {
        std::cout << report;
        return 0;
    }
    std::ofstream file(chosen.out);
    file << report;
    file.close();
    if (!file) throw std::runtime_error("cannot write " + chosen.out);
    std::printf("%s", report.c_str());
    return 0;
}

}  // namespace kitamae::cli
