// kitamae perft: counts the game tree.

#include <chrono>
#include <iostream>
#include <memory>
#include <stdexcept>

#include "cli/commands.h"
#include "cli/setup_options.h"

namespace kitamae::cli {
namespace {

struct PerftOptions {
    SetupOptions setup;
    int depth = 1;
    int after = 0;
    bool divide = false;
};

int count(const PerftOptions& options) {
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

}  // namespace

Run add_perft(CLI::App& app) {
    auto* command = app.add_subcommand("perft", "Count the leaves of the game tree, a fingerprint of the rules");
    const auto options = std::make_shared<PerftOptions>();
    options->setup.add_to(*command, true);
    command->add_option("--depth", options->depth, "Plies, the dealer's included")->check(CLI::Range(1, 20));
    command->add_option("--after", options->after, "Random plies played first, by the seed")
        ->check(CLI::Range(0, 10'000));
    command->add_flag("--divide", options->divide, "Leaves by first action");
    return [options] { return count(*options); };
}

}  // namespace kitamae::cli
