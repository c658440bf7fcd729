#include "match/tally.h"

#include <cmath>

namespace kitamae {

void Distribution::merge(const Distribution& other) {
    for (const auto& [value, count] : other.counts_) counts_[value] += count;
}

std::uint64_t Distribution::total() const {
    std::uint64_t sum = 0;
    for (const auto& [value, count] : counts_) sum += count;
    return sum;
}

double Distribution::mean() const {
    double sum = 0;
    for (const auto& [value, count] : counts_) sum += static_cast<double>(value) * static_cast<double>(count);
    return counts_.empty() ? 0 : sum / static_cast<double>(total());
}

double Distribution::deviation() const {
    const double middle = mean();
    double sum = 0;
    for (const auto& [value, count] : counts_) {
        const double off = static_cast<double>(value) - middle;
        sum += off * off * static_cast<double>(count);
    }
    return counts_.empty() ? 0 : std::sqrt(sum / static_cast<double>(total()));
}

int Distribution::quantile(double share) const {
    const double wanted = share * static_cast<double>(total());
    std::uint64_t seen = 0;
    for (const auto& [value, count] : counts_) {
        seen += count;
        if (static_cast<double>(seen) >= wanted) return value;
    }
    return 0;
}

void Tally::merge(const Tally& other) {
    if (games == 0) {
        *this = other;
        return;
    }
    games += other.games;
    plies.merge(other.plies);
    for (std::size_t i = 0; i < seats.size() && i < other.seats.size(); ++i) {
        seats[i].wins += other.seats[i].wins;
        seats[i].shared += other.seats[i].shared;
        seats[i].score.merge(other.seats[i].score);
        for (std::size_t j = 0; j < seats[i].parts.size(); ++j) {
            seats[i].parts[j].second.merge(other.seats[i].parts[j].second);
        }
    }
    for (std::size_t i = 0; i < events.size(); ++i) events[i].second += other.events[i].second;
}

}  // namespace kitamae
