#pragma once
// Every bound of the server in one place: sizes, rates, queues, counts. Nobody who stays within them is ever stopped;
// nobody who does not can make the server grow.

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace kitamae::server::limits {

// Bytes.
inline constexpr std::size_t request_header = 16U << 10U;
inline constexpr std::size_t request_body = 1U << 20U;
inline constexpr std::size_t content = 128U << 10U;  // of an own deck or board
inline constexpr std::size_t socket_message = 64U << 10U;
inline constexpr std::size_t outbox_bytes = 2U << 20U;
inline constexpr std::size_t outbox_frames = 4096;
inline constexpr std::size_t gap = 1U << 20U;  // of what a client missed; more, and it gets the whole table
inline constexpr std::size_t name = 40;
inline constexpr std::size_t chat_text = 500;  // characters
inline constexpr std::size_t message_id = 64;
inline constexpr std::size_t least_password = 8;
inline constexpr std::size_t most_password = 256;

// Counts.
inline constexpr std::size_t chat_kept = 100;
inline constexpr std::size_t ids_kept = 256;       // of applied messages, by table
inline constexpr std::size_t inbox = 256;          // messages waiting for one table's write
inline constexpr std::size_t events = 10'000;      // of one table; the longest game has a few hundred
inline constexpr std::size_t idle_events = 5'000;  // then nothing but actions: chat and undoing cannot end a match
inline constexpr std::size_t tables_listed = 100;
inline constexpr std::size_t games_listed = 100;
inline constexpr std::size_t games_exported = 1000;     // the newest
inline constexpr std::size_t results_kept = 1'000'000;  // beyond it nobody looks for finished games
inline constexpr std::size_t tables = 120'000;          // not over, of everybody
inline constexpr std::size_t tables_per_account = 50;   // not over
inline constexpr std::size_t watches_per_socket = 32;
inline constexpr std::size_t watchers_per_table = 500;
inline constexpr std::size_t connections_per_address = 256;
inline constexpr std::size_t sockets_per_address = 64;
inline constexpr std::size_t jobs_waiting = 10'000;    // for the bots' pool
inline constexpr std::size_t questions_waiting = 256;  // that take long: replays, maps to be scored
inline constexpr std::size_t passwords_waiting = 32;
inline constexpr std::size_t buckets = 100'000;  // addresses and names remembered by a limiter

// Rates: so many at once, so many a second from then on.
struct Rate {
    double burst = 0;
    double per_second = 0;
};
inline constexpr Rate api{120, 20};               // requests of one address
inline constexpr Rate files{2000, 200};           // of the web client, to one address
inline constexpr Rate guests{30, 0.5};            // accounts made from one address
inline constexpr Rate logins{5, 0.1};             // tries with one name, and from one address
inline constexpr Rate messages{60, 15};           // on one socket
inline constexpr Rate account_messages{180, 45};  // of one account on all its sockets; of an address without one
inline constexpr Rate account_requests{240, 40};
inline constexpr Rate chats{5, 0.5};           // of one account
inline constexpr Rate hints{6, 0.5};           // of one account
inline constexpr Rate new_tables{20, 0.2};     // of one account
inline constexpr Rate address_tables{120, 1};  // new ones from one address

// Times.
inline constexpr std::chrono::seconds request_time{30};
inline constexpr std::chrono::seconds last_words{2};   // for a client that still sends what is not read any more
inline constexpr std::chrono::seconds farewell{5};     // for a client's answer to a close
inline constexpr std::chrono::seconds stopping{2};     // for requests and farewells when the server stops
inline constexpr std::chrono::seconds ping_after{30};  // of silence
inline constexpr std::chrono::seconds gone_after{75};  // of silence
inline constexpr std::int64_t bot_ms = 3000;           // for one action of a bot that plays by time
inline constexpr std::int64_t hint_ms = 3000;
inline constexpr std::int64_t archive_after_ms = 60'000;          // an ended table that nobody watches
inline constexpr std::int64_t close_after_ms = 7LL * 86'400'000;  // an open table that nothing happens at
inline constexpr std::int64_t close_practice_after_ms = 86'400'000;
inline constexpr std::int64_t session_ms = 400LL * 86'400'000;

}  // namespace kitamae::server::limits
