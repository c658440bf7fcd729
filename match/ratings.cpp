#include "match/ratings.h"

#include <algorithm>
#include <cmath>

#include "core/rng.h"

namespace kitamae {
namespace {

constexpr double normal_95 = 1.96;
constexpr double elo_scale = 400;

// Points of pairs of bots against one another: 1 for each comparison won, a half for a level one.
class Comparisons {
public:
    explicit Comparisons(std::size_t bots) : bots_(bots), points_(bots * bots), counts_(bots * bots) {}

    void add(const ArenaDeal& deal) {
        for (const ArenaGame& game : deal.games) {
            for (std::size_t a = 0; a < deal.bots.size(); ++a) {
                for (std::size_t b = 0; b < deal.bots.size(); ++b) {
                    if (deal.bots[a] == deal.bots[b]) continue;
                    const std::size_t at = deal.bots[a] * bots_ + deal.bots[b];
                    points_[at] += 0.5 + 0.5 * game[a].beaten[b];
                    counts_[at] += 1;
                }
            }
        }
    }

    // Bradley and Terry's strengths by Zermelo's iteration, as Elo with mean 0. Half a point each way keeps whitewashes
    // finite.
    std::vector<double> elo() const {
        std::vector<double> strength(bots_, 1.0);
        for (int step = 0; step < 300; ++step) {
            for (std::size_t a = 0; a < bots_; ++a) improve(strength, a);
        }
        std::vector<double> elo(bots_);
        double mean = 0;
        for (std::size_t a = 0; a < bots_; ++a) mean += elo[a] = elo_scale * std::log10(strength[a]);
        for (double& value : elo) value -= mean / static_cast<double>(bots_);
        return elo;
    }

private:
    void improve(std::vector<double>& strength, std::size_t a) const {
        double won = 0;
        double weight = 0;
        for (std::size_t b = 0; b < bots_; ++b) {
            const double count = counts_[a * bots_ + b];
            if (count == 0) continue;
            won += points_[a * bots_ + b] + 0.5;
            weight += (count + 1) / (strength[a] + strength[b]);
        }
        if (weight > 0) strength[a] = won / weight;
    }

    std::size_t bots_;
    std::vector<double> points_;
    std::vector<double> counts_;
};

// Half the 95 % interval of each Elo, by drawing the deals anew.
std::vector<double> elo_errors(std::size_t bots, const std::vector<ArenaDeal>& deals) {
    constexpr int resamples = 100;
    Rng rng(1);
    std::vector<double> sum(bots);
    std::vector<double> squares(bots);
    for (int i = 0; i < resamples; ++i) {
        Comparisons drawn(bots);
        for (std::size_t n = 0; n < deals.size(); ++n) {
            drawn.add(deals[rng.below(static_cast<std::uint32_t>(deals.size()))]);
        }
        const auto elo = drawn.elo();
        for (std::size_t a = 0; a < bots; ++a) {
            sum[a] += elo[a];
            squares[a] += elo[a] * elo[a];
        }
    }
    std::vector<double> errors(bots);
    for (std::size_t a = 0; a < bots; ++a) {
        const double mean = sum[a] / resamples;
        errors[a] = normal_95 * std::sqrt(std::max(0.0, squares[a] / resamples - mean * mean));
    }
    return errors;
}

// Mean and error of values of which each stands for one deal.
Estimate estimate(const std::vector<double>& values) {
    const auto count = static_cast<double>(values.size());
    if (values.empty()) return {};
    double mean = 0;
    for (const double value : values) mean += value / count;
    double variance = 0;
    for (const double value : values) variance += (value - mean) * (value - mean) / std::max(1.0, count - 1);
    return {mean, normal_95 * std::sqrt(variance / count)};
}

Rating sums_of(std::size_t bot, const std::vector<ArenaDeal>& deals) {
    Rating rating;
    std::vector<double> wins;
    double score = 0;
    double ms = 0;
    double decisions = 0;
    for (const ArenaDeal& deal : deals) {
        double won = 0;
        double played = 0;
        for (const ArenaGame& game : deal.games) {
            for (std::size_t a = 0; a < deal.bots.size(); ++a) {
                if (deal.bots[a] != bot) continue;
                won += game[a].won;
                score += game[a].score;
                ms += game[a].ms;
                decisions += game[a].decisions;
                ++played;
            }
        }
        if (played == 0) continue;
        rating.games += static_cast<std::uint64_t>(played);
        wins.push_back(won / played);
    }
    rating.win_rate = estimate(wins);
    rating.mean_score = rating.games == 0 ? 0 : score / static_cast<double>(rating.games);
    rating.ms_per_decision = decisions == 0 ? 0 : ms / decisions;
    return rating;
}

}  // namespace

double elo_of_share(double share) { return elo_scale * std::log10(share / (1 - share)); }
double share_of_elo(double elo) { return 1 / (1 + std::pow(10.0, -elo / elo_scale)); }

std::vector<Rating> rate(std::size_t bot_count, const std::vector<ArenaDeal>& deals) {
    Comparisons all(bot_count);
    for (const ArenaDeal& deal : deals) all.add(deal);
    const auto elo = all.elo();
    const auto errors = elo_errors(bot_count, deals);
    std::vector<Rating> ratings;
    for (std::size_t bot = 0; bot < bot_count; ++bot) {
        ratings.push_back(sums_of(bot, deals));
        ratings.back().elo = {elo[bot], errors[bot]};
    }
    return ratings;
}

SprtVerdict sprt(const std::vector<ArenaDeal>& deals, const SprtBounds& bounds) {
    SprtVerdict verdict;
    verdict.limit = std::log((1 - bounds.risk) / bounds.risk);
    std::vector<double> shares;
    for (const ArenaDeal& deal : deals) {
        double points = 0;
        for (const ArenaGame& game : deal.games) points += 0.5 + 0.5 * game[0].beaten[1];
        shares.push_back(points / static_cast<double>(deal.games.size()));
    }
    if (shares.size() < 2) return verdict;
    const Estimate mean = estimate(shares);
    const double deviation = mean.error / normal_95;  // of the mean
    const double variance = std::max(deviation * deviation, 1e-9);
    const double low = share_of_elo(bounds.low);
    const double high = share_of_elo(bounds.high);
    verdict.ratio = (high - low) * (2 * mean.value - low - high) / (2 * variance);
    if (verdict.ratio >= verdict.limit) verdict.is_high = true;
    if (verdict.ratio <= -verdict.limit) verdict.is_high = false;
    return verdict;
}

}  // namespace kitamae
