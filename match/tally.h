#pragma once
// Statistics of many games. Tallies are sums: merging them in any order gives the same result.

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace kitamae {

class Distribution {
public:
    void add(int value) { ++counts_[value]; }
    void merge(const Distribution& other);

    double mean() const;
    double deviation() const;          // of the population
    int quantile(double share) const;  // the least value that at least this share of values does not exceed
    const std::map<int, std::uint64_t>& counts() const { return counts_; }

private:
    std::uint64_t total() const;
    std::map<int, std::uint64_t> counts_;
};

struct SeatTally {
    std::uint64_t wins = 0;    // shared victories included
    std::uint64_t shared = 0;  // of them
    Distribution score;
    std::vector<std::pair<std::string, Distribution>> parts;
};

struct Tally {
    std::uint64_t games = 0;
    Distribution plies;  // actions of players
    std::vector<SeatTally> seats;
    std::vector<std::pair<std::string, std::uint64_t>> events;  // actions of kinds worth counting

    void merge(const Tally& other);
};

}  // namespace kitamae
