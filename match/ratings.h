#pragma once
// How strong bots are, from games between them: Elo with confidence intervals, and a sequential test.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "match/arena.h"

namespace kitamae {

struct Estimate {
    double value = 0;
    double error = 0;  // half the width of the 95 % interval
};

// All games of one deal, and who played in them (indices into the list of bots).
struct ArenaDeal {
    std::vector<std::size_t> bots;
    std::vector<ArenaGame> games;
};

struct Rating {
    Estimate elo;  // the mean of all bots is 0
    Estimate win_rate;
    std::uint64_t games = 0;
    double mean_score = 0;
    double ms_per_decision = 0;
};

// One for each bot. Bots that never won or lost a comparison with another get the Elo of half a point of 1.
std::vector<Rating> rate(std::size_t bot_count, const std::vector<ArenaDeal>& deals);

// The Elo difference that a share of points means, and back.
double elo_of_share(double share);
double share_of_elo(double elo);

// Generalised sequential probability ratio test of bot 0 against bot 1: is it `low` or `high` Elo stronger?
struct SprtBounds {
    double low = 0;
    double high = 20;
    double risk = 0.05;  // of a wrong answer either way
};
struct SprtVerdict {
    double ratio = 0;  // log likelihood
    double limit = 0;  // decided beyond plus or minus this
    std::optional<bool> is_high;
};
SprtVerdict sprt(const std::vector<ArenaDeal>& deals, const SprtBounds& bounds);

}  // namespace kitamae
