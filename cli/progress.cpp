#include "cli/progress.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <unistd.h>
#include <utility>

namespace kitamae::cli {
namespace {

constexpr int bar_width = 30;
constexpr std::chrono::milliseconds interval{100};

}  // namespace

Progress::Progress(std::string label, std::uint64_t total) : label_(std::move(label)), total_(total) {
    if (isatty(STDERR_FILENO) == 0) return;
    painter_ = std::thread([this] {
        const auto begin = std::chrono::steady_clock::now();
        while (!finished_) {
            std::this_thread::sleep_for(interval);
            show(std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
        }
    });
}

Progress::~Progress() {
    finished_ = true;
    if (!painter_.joinable()) return;
    painter_.join();
    std::fputs("\r\033[K", stderr);
}

void Progress::show(double seconds) const {
    const double share = total_ == 0 ? 1 : static_cast<double>(done_) / static_cast<double>(total_);
    const int filled = std::clamp(static_cast<int>(share * bar_width), 0, bar_width);
    const std::string bar = std::string(static_cast<std::size_t>(filled), '#') +
        std::string(static_cast<std::size_t>(bar_width - filled), '.');
    const double left = share > 0 ? seconds / share - seconds : 0;
    std::fprintf(stderr, "\r%s [%s] %3.0f %%, %.0f s left \033[K", label_.c_str(), bar.c_str(), 100 * share, left);
}

}  // namespace kitamae::cli
