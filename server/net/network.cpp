#include "server/net/network.h"

#include <stdexcept>

#include "server/net/session.h"

namespace kitamae::server {
namespace net {

namespace {

std::string text(beast::string_view view) { return {view.data(), view.size()}; }

// The last of a list: the client as the nearest proxy says it.
std::string last_entry(beast::string_view list) {
    const auto comma = list.rfind(',');
    std::string entry = text(comma == beast::string_view::npos ? list : list.substr(comma + 1));
    while (entry.starts_with(' ')) entry.erase(0, 1);
    return entry;
}

}  // namespace

HttpRequest request_of(const http::request<http::string_body>& message, const Hub& hub) {
    HttpRequest request;
    request.method = text(message.method_string());
    const std::string target = text(message.target());
    const auto mark = target.find('?');
    request.path = target.substr(0, mark);
    if (mark != std::string::npos) request.query = target.substr(mark + 1);
    request.host = text(message[http::field::host]);
    request.origin = text(message[http::field::origin]);
    request.cookie = text(message[http::field::cookie]);
    request.authorization = text(message[http::field::authorization]);
    request.content_type = text(message[http::field::content_type]);
    request.accept_encoding = text(message[http::field::accept_encoding]);
    request.if_none_match = text(message[http::field::if_none_match]);
    request.body = message.body();
    request.is_secure = !hub.options.tls_certificate.empty();
    if (hub.options.trust_proxy) {
        request.address = last_entry(message["X-Forwarded-For"]);
        if (message["X-Forwarded-Proto"] == "https") request.is_secure = true;
    }
    return request;
}

http::response<http::string_body> message_of(HttpResponse response, const http::request<http::string_body>& request) {
    http::response<http::string_body> message(static_cast<http::status>(response.status), request.version());
    message.keep_alive(request.keep_alive());
    if (!response.content_type.empty()) message.set(http::field::content_type, response.content_type);
    for (const auto& [name, value] : response.headers) message.insert(name, value);
    message.body() = std::move(response.body);
    message.prepare_payload();
    if (request.method() == http::verb::head) message.body().clear();
    return message;
}

}  // namespace net

using net::asio::as_tuple;

struct Network::Inside {
    using Timer = net::asio::basic_waitable_timer<net::Clock, net::asio::wait_traits<net::Clock>, net::Executor>;

    explicit Inside(NetworkOptions given) {
        hub.options = std::move(given);
        if (!hub.options.tls_certificate.empty()) net::prepare_tls(hub.options);
        const net::Tcp::endpoint place(net::asio::ip::make_address(hub.options.address), hub.options.port);
        acceptor.open(place.protocol());
        acceptor.set_option(net::asio::socket_base::reuse_address(true));
        acceptor.bind(place);
        acceptor.listen(4096);
    }

    net::Task<> accept_all() {
        while (!hub.is_stopping) {
            auto [error, socket] = co_await acceptor.async_accept(net::as_result);
            if (error) {
                if (hub.is_stopping) co_return;
                Timer pause(hub.io.get_executor(), std::chrono::milliseconds(100));  // out of file descriptors
                co_await pause.async_wait(net::as_result);
                continue;
            }
            admit(std::move(socket));
        }
    }

    // A proxy's connections are those of many.
    bool is_crowded(const std::string& address) const {
        if (hub.options.trust_proxy || (hub.options.trust_loopback && is_loopback(address))) return false;
        return hub.crowd.count(address) > limits::connections_per_address;
    }

    void admit(net::TcpSocket socket) {
        net::beast::error_code error;
        error = socket.set_option(net::Tcp::no_delay(true), error);
        const auto end = socket.remote_endpoint(error);
        if (error) return;
        std::string address = end.address().to_string();
        net::Guest guest{address, {hub.crowd, address}};
        if (is_crowded(address)) return;
        if (!hub.options.tls_certificate.empty()) return net::spawn_tls(hub, std::move(socket), std::move(guest));
        net::asio::co_spawn(hub.io.get_executor(), net::serve(hub, net::TcpStream(std::move(socket)), std::move(guest)),
                            net::asio::detached);
    }

    net::Task<> tick_all() {
        Timer timer(hub.io.get_executor());
        auto last_check = net::Clock::now();
        for (;;) {
            timer.expires_after(std::chrono::milliseconds(100));
            co_await timer.async_wait(net::as_result);
            const auto now = net::Clock::now();
            if (hub.is_stopping) finish(now);
            hub.site->tick();
            if (now < last_check + std::chrono::seconds(1)) continue;
            last_check = now;
            for (net::LiveSocket* socket : hub.live) socket->check(now);
        }
    }

    // Those who don't answer the farewell are cut off: what waits for them must end before the loop does.
    void finish(net::Clock::time_point now) {
        const bool is_done = hub.live.empty() && hub.answering == 0;
        if (is_done || now > stop_at + std::chrono::seconds(1)) return hub.io.stop();
        if (now < stop_at) return;
        for (net::LiveSocket* socket : hub.live) socket->hang_up();
    }

    void stop() {
        if (hub.is_stopping) return;
        hub.is_stopping = true;
        stop_at = net::Clock::now() + hub.options.stopping;
        net::beast::error_code ignored;
        ignored = acceptor.close(ignored);
        for (net::LiveSocket* socket : hub.live) socket->close("the server stops");
    }

    net::Hub hub;
    net::asio::basic_socket_acceptor<net::Tcp, net::Executor> acceptor{hub.io.get_executor()};
    net::asio::basic_signal_set<net::Executor> signals{hub.io.get_executor()};
    net::Clock::time_point stop_at;
};

Network::Network(NetworkOptions options) : inside_(std::make_unique<Inside>(std::move(options))) {}
Network::~Network() = default;

std::uint16_t Network::port() const { return inside_->acceptor.local_endpoint().port(); }
std::size_t Network::socket_count() const { return inside_->hub.live.size(); }

void Network::run(Site& site) {
    Inside& inside = *inside_;
    inside.hub.site = &site;
    inside.signals.add(SIGINT);
    inside.signals.add(SIGTERM);
    inside.signals.async_wait([&inside](net::beast::error_code error, int) {
        if (!error) inside.stop();
    });
    net::asio::co_spawn(inside.hub.io.get_executor(), inside.accept_all(), net::asio::detached);
    net::asio::co_spawn(inside.hub.io.get_executor(), inside.tick_all(), net::asio::detached);
    inside.hub.io.run();
}

void Network::post(std::function<void()> task) { net::asio::post(inside_->hub.io.get_executor(), std::move(task)); }

void Network::stop() {
    post([this] { inside_->stop(); });
}

}  // namespace kitamae::server
