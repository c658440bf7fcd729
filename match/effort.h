#pragma once
// Time for bots that play by it. The clock comes from outside: there is none in a browser's engine.

#include <functional>
#include <utility>

#include "ai/agent.h"

namespace kitamae {

using ClockMs = std::function<double()>;

inline Effort timed_effort(ClockMs clock, double ms, int threads = 1) {
    const double start = clock();
    return {[clock = std::move(clock), start, ms] { return (clock() - start) / ms; }, threads};
}

}  // namespace kitamae
