#pragma once

#include <chrono>
#include <ctime>

namespace kitamae::cli {

// Milliseconds since some moment.
inline double clock_ms() {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// Milliseconds of work by this program: what others do on the machine does not count.
inline double processor_ms() { return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

}  // namespace kitamae::cli
