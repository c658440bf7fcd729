#pragma once
// The other end: many HTTP and WebSocket clients on one thread, for measurements and tests, and a bare echo server as
// the limit of what the network part can do. Nothing here knows games.

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace kitamae::server {

struct WebRequest {
    std::string method = "GET";
    std::string target = "/";
    std::string body;
    std::string token;   // sent as Authorization: Bearer
    std::string origin;  // empty: none is sent
    std::string forwarded_for;
};

struct WebAnswer {
    int status = 0;  // 0: no answer
    std::string body;
    std::string cookie;  // the value of the cookie that was set
    std::string headers;
};

class WebSocket {
public:
    virtual ~WebSocket() = default;
    virtual void send(std::string text) = 0;
    virtual void close() = 0;
    virtual void stop_reading() = 0;  // a client that hangs
};

struct SocketHandlers {
    std::function<void()> opened;
    std::function<void(std::string_view)> received;
    std::function<void(std::string)> closed;  // with the reason; also when it could not be opened
};

class WebClients {
public:
    WebClients(const std::string& address, std::uint16_t port);
    ~WebClients();
    WebClients(const WebClients&) = delete;
    WebClients& operator=(const WebClients&) = delete;

    void ask(WebRequest request, std::function<void(WebAnswer)> then);
    std::shared_ptr<WebSocket> open(const std::string& target, const std::string& token, SocketHandlers handlers);
    void after(std::chrono::microseconds time, std::function<void()> task);

    // Runs everything until it is done; false: the time was up before.
    bool run_until(const std::function<bool()>& done, std::chrono::milliseconds most);

private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

// Sends every message back. One thread of its own.
class EchoServer {
public:
    EchoServer();
    ~EchoServer();
    EchoServer(const EchoServer&) = delete;
    EchoServer& operator=(const EchoServer&) = delete;

    std::uint16_t port() const;

private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace kitamae::server
