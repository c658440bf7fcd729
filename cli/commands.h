#pragma once
// The subcommands of kitamae, apart from play (play_start.h): their options, and what they do. Each answers an exit
// code: 0 well, 1 the work failed or found a fault. They throw std::runtime_error with a sentence for the user. The
// command line itself is read in main.cpp.

#include <cstdint>
#include <string>
#include <vector>

#include "cli/setup_options.h"

namespace kitamae::cli {

struct ReplayOptions {
    std::string file;
    bool json = false;
};

struct SimOptions {
    SetupOptions setup;
    std::uint64_t games = 10'000;
    std::vector<std::string> agents;
    unsigned threads = 0;
    bool json = false;
};

struct PerftOptions {
    SetupOptions setup;
    int depth = 1;
    int after = 0;
    bool divide = false;
};

struct BenchOptions {
    double seconds = 1.0;
    bool signature_only = false;
};

struct DeckOptions {
    std::string file;
    std::string game;
};

int run_replay(const ReplayOptions& options);
int run_engine();
int run_sim(const SimOptions& options);
int run_perft(const PerftOptions& options);
int run_bench(const BenchOptions& options);
int run_deck_check(const DeckOptions& options);

}  // namespace kitamae::cli
