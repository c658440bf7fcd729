#pragma once
// How glad a seat is of a result: a mix of its rank and of the margin, from 0 to 1. Plain arithmetic only, so that the
// same search gives the same choice on every platform.

#include <algorithm>

#include "core/game.h"

namespace kitamae {

// The share of wins that a lead of `margin` points is good for, where `scale` points are a clear lead.
constexpr double win_share(double margin, double scale) {
    const double lead = margin / scale;
    return 0.5 + 0.5 * lead / (1 + (lead < 0 ? -lead : lead));
}

struct Taste {
    double scale = 10;  // points that are a clear lead
    double rank = 0.5;  // weight of winning or not against the margin, after the end
};

template <Game G, class J>
double utility(const J& judge, const typename G::State& s, Seat seat, const Taste& taste) {
    double best_other = 0;
    bool is_first = true;
    for (const Seat other : SeatSet::first(G::players(s))) {
        if (other == seat) continue;
        const double outlook = judge.outlook(s, other);
        best_other = is_first ? outlook : std::max(best_other, outlook);
        is_first = false;
    }
    const double margin = win_share(judge.outlook(s, seat) - best_other, taste.scale);
    if (!is_over<G>(s)) return margin;
    const SeatSet winners = G::winners(s);
    const double won = winners.has(seat) ? 1.0 / winners.size() : 0.0;
    return taste.rank * won + (1 - taste.rank) * margin;
}

}  // namespace kitamae
