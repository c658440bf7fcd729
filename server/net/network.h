#pragma once
// Bytes: one thread that listens, speaks HTTP and WebSocket and knows nothing of games. What to answer is the Site's
// affair. All calls to a Site and its Conversations are made on that one thread, and all calls to a Socket must be.

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/limits.h"

namespace kitamae::server {

struct HttpRequest {
    std::string method;
    std::string path;   // decoded by nobody: what stands before '?'
    std::string query;  // what stands behind it
    std::string host;
    std::string origin;
    std::string cookie;
    std::string authorization;
    std::string content_type;
    std::string accept_encoding;
    std::string if_none_match;
    std::string body;
    std::string address;  // of the client
    bool is_secure = false;
    bool is_loopback = false;
};

struct HttpResponse {
    int status = 200;
    std::string content_type = "application/json; charset=utf-8";
    std::string body;
    std::vector<std::pair<std::string, std::string>> headers;
};

using Frame = std::shared_ptr<const std::string>;

// A client's WebSocket.
class Socket {
public:
    virtual ~Socket() = default;
    // Queues a text frame. A client that reads too slowly is closed instead.
    virtual void send(Frame frame) = 0;
    virtual void close(std::string_view reason) = 0;
};

// The other end of a Socket; destroyed when that is closed.
class Conversation {
public:
    virtual ~Conversation() = default;
    virtual void received(std::string_view text) = 0;
};

class Site {
public:
    virtual ~Site() = default;
    virtual void handle(HttpRequest request, std::function<void(HttpResponse)> reply) = 0;
    // nullptr: refused, and `refusal` is the answer.
    virtual std::unique_ptr<Conversation> converse(const HttpRequest& request, const std::shared_ptr<Socket>& socket,
                                                   HttpResponse& refusal) = 0;
    virtual void tick() = 0;  // ten times a second
};

struct NetworkOptions {
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080;  // 0: any free one
    std::string tls_certificate;
    std::string tls_key;
    bool trust_proxy = false;     // X-Forwarded-For and X-Forwarded-Proto are believed
    bool trust_loopback = false;  // any number of connections from this machine
    std::chrono::milliseconds ping_after = limits::ping_after;
    std::chrono::milliseconds gone_after = limits::gone_after;
    std::chrono::milliseconds farewell = limits::farewell;
    std::chrono::milliseconds stopping = limits::stopping;
};

class Network {
public:
    explicit Network(NetworkOptions options);  // listens
    ~Network();
    Network(const Network&) = delete;
    Network& operator=(const Network&) = delete;

    std::uint16_t port() const;
    std::size_t socket_count() const;
    void run(Site& site);                   // until stop() and the sockets are closed
    void post(std::function<void()> task);  // from any thread
    void stop();                            // from any thread; SIGINT and SIGTERM do it too

private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace kitamae::server
