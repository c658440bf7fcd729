#pragma once
// The subcommands of kitamae, apart from play (play_start.h): their options, and what they do. Each answers an exit
// code: 0 well, 1 the work failed or found a fault. They throw std::runtime_error with a sentence for the user. The
// command line itself is read in main.cpp.

#include <cstdint>
#include <string>
#include <vector>

#include "cli/setup_options.h"
#include "server/serve.h"

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

struct ArenaOptions {
    SetupOptions setup;
    std::vector<std::string> bots;
    std::uint64_t games = 400;
    unsigned threads = 0;
    std::vector<double> sprt;  // two Elo differences to decide between
    bool json = false;
};

struct TuneOptions {
    SetupOptions setup;
    int generations = 10;
    int population = 24;
    std::uint64_t deals = 50;
    std::uint64_t check_deals = 500;
    bool against_best = false;
    int threads = 0;
    std::string out;
};

struct SolveOptions {
    SetupOptions setup;
    int province = 1;
    std::vector<int> cards;
    std::string record;
    int seat = 0;
    std::uint64_t random = 0;
    double ms = 1'000;
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

struct VerifyOptions {
    std::string file;
};

struct AdminOptions {
    std::string task;  // backup, export, vacuum
    std::string database = "var/kitamae.db";
    std::string target;  // of a backup
};

struct LoadOptions {
    std::string url;  // empty: a server of its own
    std::string game = "honshu";
    std::size_t tables = 500;
    double seconds = 30;
    bool json = false;
};

using server::ServeOptions;

int run_replay(const ReplayOptions& options);
int run_engine();
int run_sim(const SimOptions& options);
int run_arena(const ArenaOptions& options);
int run_tune(const TuneOptions& options);
int run_solve(const SolveOptions& options);
int run_perft(const PerftOptions& options);
int run_bench(const BenchOptions& options);
int run_deck_check(const DeckOptions& options);
int run_admin(const AdminOptions& options);
int run_load(const LoadOptions& options);
int run_serve(ServeOptions options);
int run_verify(const VerifyOptions& options);

}  // namespace kitamae::cli
