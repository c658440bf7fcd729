#pragma once
// Tables full of random players, as real clients of a server: each seat is a guest with a socket of its own, which
// plays the action the server suggests. A table that ends goes on with a rematch.

#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/net/web_client.h"

namespace kitamae::cli {

inline constexpr std::size_t seats_per_table = 4;

struct LoadCounts {
    std::uint64_t actions = 0;  // acknowledged
    std::uint64_t errors = 0;
    std::string first_error;
    std::uint64_t games = 0;
    std::vector<double> latencies_ms;  // from sending an action to its arrival at all seats

    void add_error(std::string_view text) {
        if (errors++ == 0) first_error = text;
    }
};

class LoadTable {
public:
    LoadTable(server::WebClients& clients, LoadCounts& counts, std::string game);

    // Guests, the table, sockets, seats, start. Ready when all four have heard of the start.
    void begin();
    bool is_ready() const { return ready_ == seats_per_table; }
    void play_freely(bool is_free);  // each suggestion at once
    void play_one();                 // one action of those waiting
    void stop() { is_stopped_ = true; }

private:
    using Clock = std::chrono::steady_clock;
    struct Player {
        std::string token;
        std::shared_ptr<server::WebSocket> socket;
        std::string suggestion;  // empty: none, or sent
        Clock::time_point sent_at;
        bool is_waiting = false;  // for the answer to an action
    };
    struct Arrival {
        Clock::time_point sent_at;
        std::size_t seats = 0;
    };

    void make_guest(std::size_t seat);
    void make_table();
    void open_sockets();
    void received(std::size_t seat, std::string_view text);
    void event(std::size_t seat, std::string_view text);
    void take_suggestion(std::size_t seat, std::string_view text);
    void answer(std::size_t seat, std::string_view text);
    void act(std::size_t seat);
    void move_to(const std::string& table);
    void send(std::size_t seat, std::string_view kind, std::string_view more = {});

    server::WebClients& clients_;
    LoadCounts& counts_;
    std::string game_;
    std::array<Player, seats_per_table> players_;
    std::string table_;
    std::string old_table_;
    std::map<std::uint64_t, Arrival> arrivals_;  // by version
    std::size_t guests_ = 0;
    std::size_t opened_ = 0;
    std::size_t seated_ = 0;
    std::size_t ready_ = 0;
    std::uint64_t last_id_ = 0;
    bool is_free_ = false;
    bool is_stopped_ = false;
    bool is_moving_ = false;
};

}  // namespace kitamae::cli
