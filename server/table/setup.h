#pragma once
// How a table was set up: what its host asked for, the server's secret, and who sat where at first.

#include <boost/json.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "match/game_kind.h"
#include "server/fairness.h"

namespace kitamae::server {

enum class SeatKind : std::uint8_t { open, human, bot, hotseat };

struct SeatState {
    SeatKind kind = SeatKind::open;
    std::string account;  // of people; of hot-seat players that of the device they share
    std::string name;     // of hot-seat players; other people are named by their accounts
    std::string bot;
    std::string nonce;  // bytes

    bool is_person() const { return kind == SeatKind::human || kind == SeatKind::hotseat; }
};

struct Pace {
    enum class Kind : std::uint8_t { none, live, days };
    Kind kind = Kind::none;
    std::int64_t seconds = 0;  // live
    std::int64_t increment = 0;
    std::int64_t days = 0;

    std::int64_t first_ms() const { return kind == Kind::live ? seconds * 1000 : days * 86'400'000; }
};

// practice: listed nowhere, not even among the host's own games, and put away when it was left for long.
enum class Access : std::uint8_t { open, invitation, practice };

struct TableSetup {
    std::string game;
    int players = 0;
    boost::json::object options;
    Access access = Access::open;
    Pace pace;
    std::string host;
    boost::json::value content;  // null: the default one
    std::string from;            // a record that is continued
    std::vector<SeatState> seats;
    std::string secret;  // bytes
    std::int64_t created = 0;

    bool is_verifiable() const { return from.empty(); }
};

std::string write_setup(const TableSetup& setup);
TableSetup read_setup(std::string_view text);  // throws on what write_setup did not write

// What a client asks for. @pre host is an account's id
Result<TableSetup> wanted_setup(const boost::json::object& request, const std::string& host);

boost::json::object seat_json(const SeatState& seat);  // as it is stored
SeatState read_seat(const boost::json::object& json);
// A seat as the host fills it: me, open, bot, hotseat.
Result<SeatState> wanted_seat(const boost::json::object& request, const std::string& host);
boost::json::object pace_json(const Pace& pace);
std::string_view access_name(Access access);

bool is_bot(std::string_view id);
// The bot that takes over when somebody resigns or runs out of time.
std::string stand_in_bot();

// The match as it is before the first action.
Result<std::unique_ptr<Match>> begin_match(const TableSetup& setup, const std::vector<SeatState>& seats);
Fairness fairness_of(const TableSetup& setup, const std::vector<SeatState>& seats);

}  // namespace kitamae::server
