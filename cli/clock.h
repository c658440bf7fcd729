#pragma once

#include <chrono>

namespace kitamae::cli {

// Milliseconds since some moment.
inline double clock_ms() {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

}  // namespace kitamae::cli
