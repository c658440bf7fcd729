#include "server/net/web_client.h"

#include <boost/asio.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <sstream>
#include <thread>
#include <tuple>
#include <utility>

namespace kitamae::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;

using Executor = asio::io_context::executor_type;
using Tcp = asio::ip::tcp;
using TcpSocket = asio::basic_stream_socket<Tcp, Executor>;
using Timer =
    asio::basic_waitable_timer<std::chrono::steady_clock, asio::wait_traits<std::chrono::steady_clock>, Executor>;
template <class T = void>
using Task = asio::awaitable<T, Executor>;
inline constexpr auto as_result = asio::as_tuple_t<asio::use_awaitable_t<Executor>>(asio::use_awaitable_t<Executor>{});

class LiveWebSocket final : public WebSocket, public std::enable_shared_from_this<LiveWebSocket> {
public:
    LiveWebSocket(asio::io_context& io, SocketHandlers handlers)
        : ws_(io.get_executor()), until_closed_(io.get_executor()), handlers_(std::move(handlers)) {}

    void send(std::string text) override {
        outbox_.push_back(std::move(text));
        if (is_open_ && outbox_.size() == 1) write();
    }

    void close() override {
        beast::error_code ignored;
        ignored = ws_.next_layer().close(ignored);
        until_closed_.cancel();
    }

    void stop_reading() override { reads_ = false; }

    Task<> run(Tcp::endpoint place, std::string target, std::string token) {
        const auto self = shared_from_this();
        const auto connected = co_await ws_.next_layer().async_connect(place, as_result);
        beast::error_code error = std::get<0>(connected);
        if (!error) {
            error = ws_.next_layer().set_option(Tcp::no_delay(true), error);
            ws_.secure_prng(false);
            ws_.auto_fragment(false);
            ws_.read_message_max(16U << 20U);
            ws_.set_option(websocket::stream_base::decorator([token](websocket::request_type& request) {
                if (!token.empty()) request.set(http::field::authorization, "Bearer " + token);
            }));
            const auto shaken = co_await ws_.async_handshake("localhost", target, as_result);
            error = std::get<0>(shaken);
        }
        if (!error) {
            is_open_ = true;
            if (!outbox_.empty()) write();
            if (handlers_.opened) handlers_.opened();
            error = co_await read_all();
        }
        is_open_ = false;
        const auto reason = ws_.reason().reason;
        if (handlers_.closed) handlers_.closed(reason.empty() ? error.message() : std::string(reason.c_str()));
        handlers_ = {};
    }

private:
    Task<beast::error_code> read_all() {
        beast::flat_buffer buffer;
        while (reads_) {
            const auto read = co_await ws_.async_read(buffer, as_result);
            if (std::get<0>(read)) co_return std::get<0>(read);
            const auto data = buffer.cdata();
            if (handlers_.received) handlers_.received({static_cast<const char*>(data.data()), data.size()});
            buffer.consume(buffer.size());
        }
        until_closed_.expires_at(Timer::time_point::max());
        co_await until_closed_.async_wait(as_result);
        co_return beast::error_code{};
    }

    void write() {
        ws_.async_write(asio::buffer(outbox_.front()),
                        [self = shared_from_this()](beast::error_code error, std::size_t) {
                            self->outbox_.pop_front();
                            if (!error && !self->outbox_.empty()) self->write();
                        });
    }

    websocket::stream<TcpSocket, false> ws_;
    Timer until_closed_;  // of one that hangs
    SocketHandlers handlers_;
    std::deque<std::string> outbox_;
    bool is_open_ = false;
    bool reads_ = true;
};

std::string cookie_of(beast::string_view header) {
    std::string text(header.data(), header.size());
    const auto equals = text.find('=');
    return equals == std::string::npos ? "" : text.substr(equals + 1, text.find(';') - equals - 1);
}

Task<> exchange(asio::io_context& io, Tcp::endpoint place, WebRequest asked, std::function<void(WebAnswer)> then) {
    TcpSocket socket(io.get_executor());
    WebAnswer answer;
    const auto connected = co_await socket.async_connect(place, as_result);
    if (!std::get<0>(connected)) {
        http::request<http::string_body> request(http::string_to_verb(asked.method), asked.target, 11);
        request.set(http::field::host, "localhost");
        request.keep_alive(false);
        if (!asked.token.empty()) request.set(http::field::authorization, "Bearer " + asked.token);
        if (!asked.origin.empty()) request.set(http::field::origin, asked.origin);
        if (!asked.forwarded_for.empty()) request.set("X-Forwarded-For", asked.forwarded_for);
        if (asked.method != "GET") request.set(http::field::content_type, "application/json");
        request.body() = asked.body;
        request.prepare_payload();
        co_await http::async_write(socket, request, as_result);
        beast::flat_buffer buffer;
        http::response<http::string_body> response;
        const auto read = co_await http::async_read(socket, buffer, response, as_result);
        if (!std::get<0>(read)) {
            std::ostringstream headers;
            headers << response.base();
            answer = {static_cast<int>(response.result_int()), std::move(response.body()),
                      cookie_of(response[http::field::set_cookie]), std::move(headers).str()};
        }
    }
    then(std::move(answer));
}

Task<> echo(TcpSocket socket) {
    beast::error_code error;
    error = socket.set_option(Tcp::no_delay(true), error);
    websocket::stream<TcpSocket, false> ws(std::move(socket));
    const auto accepted = co_await ws.async_accept(as_result);
    error = std::get<0>(accepted);
    beast::flat_buffer buffer;
    while (!error) {
        const auto read = co_await ws.async_read(buffer, as_result);
        if (std::get<0>(read)) co_return;
        ws.text(ws.got_text());
        const auto written = co_await ws.async_write(buffer.cdata(), as_result);
        error = std::get<0>(written);
        buffer.consume(buffer.size());
    }
}

}  // namespace

struct WebClients::Inside {
    asio::io_context io{1};
    Tcp::endpoint place;
};

WebClients::WebClients(const std::string& address, std::uint16_t port) : inside_(std::make_unique<Inside>()) {
    inside_->place = {asio::ip::make_address(address), port};
}
WebClients::~WebClients() = default;

void WebClients::ask(WebRequest request, std::function<void(WebAnswer)> then) {
    asio::co_spawn(inside_->io.get_executor(),
                   exchange(inside_->io, inside_->place, std::move(request), std::move(then)), asio::detached);
}

std::shared_ptr<WebSocket> WebClients::open(const std::string& target, const std::string& token,
                                            SocketHandlers handlers) {
    auto socket = std::make_shared<LiveWebSocket>(inside_->io, std::move(handlers));
    asio::co_spawn(inside_->io.get_executor(), socket->run(inside_->place, target, token), asio::detached);
    return socket;
}

void WebClients::after(std::chrono::microseconds time, std::function<void()> task) {
    const auto timer = std::make_shared<Timer>(inside_->io.get_executor(), time);
    timer->async_wait([timer, task = std::move(task)](beast::error_code error) {
        if (!error) task();
    });
}

bool WebClients::run_until(const std::function<bool()>& done, std::chrono::milliseconds most) {
    const auto end = std::chrono::steady_clock::now() + most;
    while (!done()) {
        const auto now = std::chrono::steady_clock::now();
        if (now >= end) return false;
        inside_->io.restart();
        inside_->io.run_one_for(
            std::min<std::chrono::steady_clock::duration>(end - now, std::chrono::milliseconds(50)));
    }
    return true;
}

struct EchoServer::Inside {
    asio::io_context io{1};
    asio::basic_socket_acceptor<Tcp, Executor> acceptor{io.get_executor(),
                                                        Tcp::endpoint(asio::ip::address_v4::loopback(), 0)};
    std::thread thread;

    Task<> accept_all() {
        for (;;) {
            auto [error, socket] = co_await acceptor.async_accept(as_result);
            if (error) co_return;
            asio::co_spawn(io.get_executor(), echo(std::move(socket)), asio::detached);
        }
    }
};

EchoServer::EchoServer() : inside_(std::make_unique<Inside>()) {
    asio::co_spawn(inside_->io.get_executor(), inside_->accept_all(), asio::detached);
    inside_->thread = std::thread([this] { inside_->io.run(); });
}

EchoServer::~EchoServer() {
    inside_->io.stop();
    inside_->thread.join();
}

std::uint16_t EchoServer::port() const { return inside_->acceptor.local_endpoint().port(); }

}  // namespace kitamae::server
