#pragma once
// The printed matter of a match as a board file tells it: plain text and numbers, everything named by its id.
// A board is checked before it is used; what is wrong is said with the place or card it is wrong on.

#include <optional>
#include <string>
#include <vector>

#include "core/content_fault.h"

namespace kitamae::hokkaido_2010 {

struct Region {
    std::string id;
    std::string name;

    bool operator==(const Region&) const = default;
};

struct Province {
    std::string id;
    std::string name;
    std::string region;  // id
    std::string city;    // its name; empty: none
    bool coastal = false;

    bool operator==(const Province&) const = default;
};

// Two provinces that share a border; each pair stands once, in either order. Rules T2.3
struct Border {
    std::string a;
    std::string b;

    bool operator==(const Border&) const = default;
};

// A route between the cities of two provinces, or between a city and a country.
struct TradeCard {
    int number = 0;
    std::string a;
    std::string b;
    int high = 0;
    int low = 0;

    bool operator==(const TradeCard&) const = default;
};

struct Board {
    std::string home;  // the province of Rules T2.7
    std::vector<Region> regions;
    std::vector<Province> provinces;
    std::vector<Border> borders;
    std::vector<std::string> countries;
    std::vector<TradeCard> cards;

    bool operator==(const Board&) const = default;
};

// Rules T1.4, T2.3, T3: six regions with one city each, up to 64 provinces all connected, three countries, 32 cards
// numbered from 1.
std::optional<ContentFault> check_board(const Board& board);

}  // namespace kitamae::hokkaido_2010
