#pragma once
// The whole server: its options, and running it. What is inside is put together in serve.cpp.

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "server/limits.h"

namespace kitamae::server {

struct ServeOptions {
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080;  // 0: any free one
    std::string database = "var/kitamae.db";
    std::string web;  // folder of the web client; empty: none
    std::string tls_certificate;
    std::string tls_key;
    unsigned bot_threads = 1;
    bool trust_proxy = false;
    bool trust_loopback = false;  // no rate limits for clients of this machine

    // For tests: another clock than the machine's (milliseconds since 1970), less patience with silent sockets, fewer
    // tables, and what a bots' thread does before it thinks.
    std::function<std::int64_t()> now;
    std::chrono::milliseconds ping_after = limits::ping_after;
    std::chrono::milliseconds gone_after = limits::gone_after;
    std::chrono::milliseconds farewell = limits::farewell;
    std::chrono::milliseconds stopping = limits::stopping;
    std::size_t most_tables = limits::tables;
    std::function<void()> before_thinking;
};

class Server {
public:
    explicit Server(const ServeOptions& options);  // listens; tables of before are there again
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    std::uint16_t port() const;
    void run();   // until stop(), SIGINT or SIGTERM
    void stop();  // from any thread

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace kitamae::server
