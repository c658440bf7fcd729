#pragma once
// The subcommands of kitamae. Each adds its options to the command line and answers an exit code when it is run:
// 0 well, 1 the work failed or found a fault, 2 the command line was wrong.

#include <CLI/CLI.hpp>
#include <functional>

namespace kitamae::cli {

using Run = std::function<int()>;

// Each makes one subcommand of `app` and returns what to do when it was called.
Run add_play(CLI::App& app);
Run add_replay(CLI::App& app);
Run add_engine(CLI::App& app);
Run add_sim(CLI::App& app);
Run add_perft(CLI::App& app);
Run add_bench(CLI::App& app);
Run add_deck(CLI::App& app);

}  // namespace kitamae::cli
