#pragma once
// A loop whose turns don't depend on one another, on several threads where there are any.

#include <algorithm>
#include <cstddef>

#ifndef __wasm__
#include <atomic>
#include <thread>
#include <vector>
#endif

namespace kitamae {

// Calls work(i) for every i below `count`, in any order.
template <class Work>
void parallel_for(std::size_t count, [[maybe_unused]] int threads, Work&& work) {
#ifndef __wasm__
    const std::size_t crew = std::min(static_cast<std::size_t>(std::max(threads, 1)), count);
    if (crew > 1) {
        std::atomic<std::size_t> next{0};
        const auto run = [&] {
            for (std::size_t i = next++; i < count; i = next++) work(i);
        };
        std::vector<std::thread> others;
        for (std::size_t i = 1; i < crew; ++i) others.emplace_back(run);
        run();
        for (std::thread& other : others) other.join();
        return;
    }
#endif
    for (std::size_t i = 0; i < count; ++i) work(i);
}

}  // namespace kitamae
