#pragma once
// One connection: HTTP requests in a row, then perhaps a WebSocket. Templates over the stream, because Beast's are;
// only network.cpp (TCP) and tls.cpp (TLS) include this header, since it is slow to compile.

#include <array>
#include <boost/asio.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <memory>
#include <string>
#include <tuple>
#include <unordered_set>
#include <utility>

#include "server/limits.h"
#include "server/net/crowd.h"
#include "server/net/network.h"

namespace kitamae::server::net {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;

using Executor = asio::io_context::executor_type;
using Tcp = asio::ip::tcp;
using TcpSocket = asio::basic_stream_socket<Tcp, Executor>;
using TcpStream = beast::basic_stream<Tcp, Executor>;
template <class T = void>
using Task = asio::awaitable<T, Executor>;
using UseTask = asio::use_awaitable_t<Executor>;
inline constexpr auto as_result = asio::as_tuple_t<UseTask>(UseTask{});
using Clock = std::chrono::steady_clock;

class LiveSocket : public Socket {
public:
    virtual void check(Clock::time_point now) = 0;  // about once a second
    virtual void hang_up() = 0;                     // at once, without a farewell
};

// What all connections share. They live in `io` and go with it, so that it stands last.
struct Hub {
    Site* site = nullptr;
    NetworkOptions options;
    std::unordered_set<LiveSocket*> live;
    Crowd crowd;
    std::size_t answering = 0;  // requests that have been read and not answered yet
    bool is_stopping = false;
    asio::io_context io{1};
};

// Who is at the other end of a connection.
struct Guest {
    std::string address;
    Crowd::Presence presence;
};

// While this lives the server does not stop, except for those who take too long.
class Answering {
public:
    explicit Answering(Hub& hub) : hub_(hub) { ++hub_.answering; }
    ~Answering() { --hub_.answering; }
    Answering(const Answering&) = delete;
    Answering& operator=(const Answering&) = delete;

private:
    Hub& hub_;
};

HttpRequest request_of(const http::request<http::string_body>& message, const Hub& hub);
http::response<http::string_body> message_of(HttpResponse response, const http::request<http::string_body>& request);
void spawn_tls(Hub& hub, TcpSocket socket, Guest guest);  // tls.cpp
void prepare_tls(const NetworkOptions& options);

inline void cut(TcpStream& stream) { stream.close(); }
inline void cut(TcpSocket& socket) {
    beast::error_code ignored;
    ignored = socket.close(ignored);
}

template <class Stream>
class WebSocketSession final : public LiveSocket, public std::enable_shared_from_this<WebSocketSession<Stream>> {
public:
    WebSocketSession(Hub& hub, Stream stream, Guest guest)
        : hub_(hub), guest_(std::move(guest)), ws_(std::move(stream)) {
        hub_.live.insert(this);
    }
    ~WebSocketSession() override { hub_.live.erase(this); }
    WebSocketSession(const WebSocketSession&) = delete;
    WebSocketSession& operator=(const WebSocketSession&) = delete;

    void send(Frame frame) override {
        if (is_closing_) return;
        bytes_ += frame->size();
        if (bytes_ > limits::outbox_bytes || outbox_.size() >= limits::outbox_frames) return close("too slow");
        outbox_.push_back(std::move(frame));
        if (is_open_ && !is_writing_) write();
    }

    void close(std::string_view reason) override {
        if (is_closing_) return;
        is_closing_ = true;
        reason_ = reason;
        give_up_ = Clock::now() + hub_.options.farewell;
        if (is_open_ && !is_writing_) begin_close();
    }

    void check(Clock::time_point now) override {
        if (is_closing_ ? now > give_up_ : now > heard_ + hub_.options.gone_after) {
            hang_up();
        } else if (is_open_ && !is_closing_ && now > heard_ + hub_.options.ping_after && !is_pinging_) {
            is_pinging_ = true;
            ws_.async_ping({}, [self = this->shared_from_this()](beast::error_code) { self->is_pinging_ = false; });
        }
    }

    void hang_up() override { cut(beast::get_lowest_layer(ws_)); }

    // Until the connection ends.
    Task<> run(http::request<http::string_body> upgrade, HttpRequest request) {
        const auto self = this->shared_from_this();
        HttpResponse refusal;
        conversation_ = hub_.site->converse(request, self, refusal);
        if (!conversation_) {
            auto message = message_of(std::move(refusal), upgrade);
            message.keep_alive(false);
            co_await http::async_write(ws_.next_layer(), message, as_result);
            co_return;
        }
        ws_.set_option(websocket::stream_base::timeout{limits::request_time, websocket::stream_base::none(), false});
        ws_.read_message_max(limits::socket_message);
        ws_.auto_fragment(false);
        ws_.control_callback([this](websocket::frame_type, beast::string_view) { heard_ = Clock::now(); });
        const auto accepted = co_await ws_.async_accept(upgrade, as_result);
        upgrade = {};
        request = {};
        if (!std::get<0>(accepted)) co_await read_all();
        is_open_ = false;
        is_closing_ = true;
        conversation_.reset();
    }

private:
    Task<> read_all() {
        ws_.text(true);
        is_open_ = true;
        heard_ = Clock::now();
        if (is_closing_) begin_close();
        if (!is_closing_ && !outbox_.empty()) write();
        beast::flat_buffer buffer;
        for (;;) {
            const auto read = co_await ws_.async_read(buffer, as_result);
            if (std::get<0>(read)) co_return;
            heard_ = Clock::now();
            const auto data = buffer.cdata();
            if (!is_closing_) {
                if (ws_.got_text()) {
                    conversation_->received({static_cast<const char*>(data.data()), data.size()});
                } else {
                    close("text frames only");
                }
            }
            buffer.consume(buffer.size());
            if (buffer.capacity() > 8192) buffer.shrink_to_fit();
        }
    }

    void write() {
        is_writing_ = true;
        ws_.async_write(
            asio::buffer(*outbox_.front()),
            [self = this->shared_from_this()](beast::error_code error, std::size_t) { self->wrote(error); });
    }

    void wrote(beast::error_code error) {
        is_writing_ = false;
        bytes_ -= outbox_.front()->size();
        outbox_.pop_front();
        if (error || !is_open_) return;
        if (is_closing_) {
            outbox_.clear();
            begin_close();
        } else if (!outbox_.empty()) {
            write();
        }
    }

    void begin_close() {
        const auto code = hub_.is_stopping ? websocket::close_code::going_away : websocket::close_code::policy_error;
        ws_.async_close({code, beast::string_view(reason_.data(), std::min<std::size_t>(reason_.size(), 120))},
                        [self = this->shared_from_this()](beast::error_code) {});
    }

    Hub& hub_;
    Guest guest_;
    websocket::stream<Stream, false> ws_;
    std::unique_ptr<Conversation> conversation_;
    std::deque<Frame> outbox_;
    std::size_t bytes_ = 0;  // in the outbox
    bool is_open_ = false;
    bool is_writing_ = false;
    bool is_closing_ = false;
    bool is_pinging_ = false;
    std::string reason_;
    Clock::time_point heard_ = Clock::now();
    Clock::time_point give_up_;
};

// The site may answer later, from a task of its own.
inline Task<HttpResponse> answer(Hub& hub, HttpRequest request) {
    co_return co_await asio::async_initiate<const UseTask, void(HttpResponse)>(
        [&hub](auto handler, HttpRequest asked) {
            const auto kept = std::make_shared<decltype(handler)>(std::move(handler));
            hub.site->handle(std::move(asked), [&hub, kept](HttpResponse response) {
                asio::post(hub.io.get_executor(), [kept, response = std::move(response)]() mutable {
                    auto resume = std::move(*kept);
                    std::move(resume)(std::move(response));
                });
            });
        },
        UseTask{}, std::move(request));
}

inline TcpSocket socket_for_frames(TcpStream& stream) { return stream.release_socket(); }
template <class Stream>
Stream socket_for_frames(Stream& stream) {
    stream.next_layer().expires_never();
    return std::move(stream);
}

// The end of what we have to say. A client that still sends is listened to for a while: a socket closed over unread
// bytes would take our last answer with it.
inline Task<> part(TcpStream& stream) {
    beast::error_code error;
    error = stream.socket().shutdown(Tcp::socket::shutdown_send, error);
    stream.expires_after(limits::last_words);
    std::array<char, 4096> ignored{};
    for (std::size_t bytes = 0; !error && bytes < 4 * limits::request_body;) {
        const auto read = co_await stream.async_read_some(asio::buffer(ignored), as_result);
        error = std::get<0>(read);
        bytes += std::get<1>(read);
    }
}
template <class Stream>
Task<> part(Stream& stream) {
    stream.next_layer().expires_after(limits::last_words);
    co_await stream.async_shutdown(as_result);
    co_await part(stream.next_layer());
}

template <class Stream>
Task<> serve(Hub& hub, Stream stream, Guest guest) {
    beast::flat_buffer buffer;
    for (;;) {
        http::request_parser<http::string_body> parser;
        parser.header_limit(limits::request_header);
        parser.body_limit(limits::request_body);
        beast::get_lowest_layer(stream).expires_after(limits::request_time);
        const auto read = co_await http::async_read(stream, buffer, parser, as_result);
        const beast::error_code error = std::get<0>(read);
        const Answering answering(hub);
        HttpResponse response{413, "text/plain", "too large\n", {}};
        if (!error) {
            HttpRequest request = request_of(parser.get(), hub);
            if (request.address.empty()) request.address = guest.address;
            request.is_loopback = is_loopback(request.address);
            if (websocket::is_upgrade(parser.get())) {
                using Frames = decltype(socket_for_frames(stream));
                auto session =
                    std::make_shared<WebSocketSession<Frames>>(hub, socket_for_frames(stream), std::move(guest));
                asio::co_spawn(hub.io.get_executor(), session->run(parser.release(), std::move(request)),
                               [session](const std::exception_ptr&) {});
                co_return;
            }
            response = co_await answer(hub, std::move(request));
        } else if (error != http::error::body_limit && error != http::error::header_limit) {
            break;
        }
        auto message = message_of(std::move(response), parser.get());
        if (error || hub.is_stopping) message.keep_alive(false);
        beast::get_lowest_layer(stream).expires_after(limits::request_time);
        const auto written = co_await http::async_write(stream, message, as_result);
        if (std::get<0>(written) || !message.keep_alive()) break;
    }
    co_await part(stream);
}

}  // namespace kitamae::server::net
