#pragma once
// What a map is worth (Rules M10, H10, K10, H11). Live: it may be asked at any time.

#include <array>
#include <cstdint>
#include <vector>

#include "games/mapgame/board.h"
#include "games/mapgame/map.h"

namespace kitamae::mapgame {

struct Score {
    int forests = 0;
    int lakes = 0;
    int factories = 0;
    int towns = 0;
    int mountains = 0;
    int goals = 0;
    int bonus = 0;    // from the end-of-game scoring card, unless it changes how factories or lakes score
    int fallows = 0;  // tie-break, Rules M10.7; deserts in Hokkaidō

    constexpr int total() const { return forests + lakes + factories + towns + mountains + goals + bonus; }
    constexpr std::array<int, 2> rank() const { return {total(), fallows}; }  // Rules M10.7
    constexpr bool operator==(const Score&) const = default;
};

struct ScoreContext {
    std::uint8_t scoring_card = 0;  // 0: none, 1 to 8
    int goals = 0;                  // goal cards received
};

// Whether a scoring card adds points of its own (bonus) rather than changing how factories (1) or lakes (4) score.
constexpr bool has_bonus(std::uint8_t scoring_card) {
    return scoring_card != 0 && scoring_card != 1 && scoring_card != 4;
}

Score score_map(const Rules& rules, const Map& map, ScoreContext context);

// Its factories alone: all of the score that cubes change, unless a scoring card adds points of its own.
int factory_points(const Rules& rules, const Map& map, std::uint8_t scoring_card);

enum class ScorePart : std::uint8_t { forests, lakes, factories, towns, mountains, bonus };

struct ScoredArea {
    ScorePart part = ScorePart::forests;
    Board squares;
    int points = 0;
};

// The squares behind a score: districts, each delivered factory with the cubes it receives, the range, the groups a
// scoring card counts. Districts that score nothing have 0 points. The points of each part sum up to the score's.
std::vector<ScoredArea> scored_areas(const Rules& rules, const Map& map, ScoreContext context);

}  // namespace kitamae::mapgame
