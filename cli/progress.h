#pragma once
// A progress bar on standard error while long work goes on; silent when that is no terminal.

#include <atomic>
#include <cstdint>
#include <string>
#include <thread>

namespace kitamae::cli {

class Progress {
public:
    Progress(std::string label, std::uint64_t total);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void advance(std::uint64_t count) { done_ += count; }

private:
    void show(double seconds) const;

    std::string label_;
    std::uint64_t total_;
    std::atomic<std::uint64_t> done_{0};
    std::atomic<bool> finished_{false};
    std::thread painter_;
};

}  // namespace kitamae::cli
