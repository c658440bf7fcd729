// kitamae perft: counts the game tree.

#include <chrono>
#include <iostream>
#include <memory>
#include <stdexcept>

#include "cli/commands.h"
#include "cli/setup_options.h"

namespace kitamae::cli {
int run_perft(const PerftOptions& options) {
    Setup setup = options.setup.setup();
    if (!options.setup.seed) setup.seed = 1;
    const auto begin = std::chrono::steady_clock::now();
    const auto result = options.setup.kind().perft(setup, options.depth, options.after);
    if (const auto* fault = std::get_if<Fault>(&result)) throw std::runtime_error(fault->message);
    std::uint64_t leaves = 0;
    for (const PerftCount& entry : std::get<std::vector<PerftCount>>(result)) {
        if (options.divide) std::cout << entry.action << ": " << entry.leaves << '\n';
        leaves += entry.leaves;
    }
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    std::cout << "depth " << options.depth << ": " << leaves << " leaves in " << seconds.count() << " s\n";
    return 0;
}

}  // namespace kitamae::cli
