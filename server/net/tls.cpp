#include <boost/asio/ssl.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <stdexcept>
#include <string>

#include "server/net/session.h"

namespace kitamae::server::net {
namespace {

namespace ssl = asio::ssl;
using TlsStream = beast::ssl_stream<TcpStream>;

ssl::context& context() {
    static ssl::context made(ssl::context::tls_server);
    return made;
}

Task<> shake_hands(Hub& hub, TcpSocket socket, Guest guest) {
    TlsStream stream(TcpStream(std::move(socket)), context());
    stream.next_layer().expires_after(limits::request_time);
    const auto shaken = co_await stream.async_handshake(ssl::stream_base::server, as_result);
    if (std::get<0>(shaken)) co_return;
    co_await serve(hub, std::move(stream), std::move(guest));
}

}  // namespace

void prepare_tls(const NetworkOptions& options) {
    context().set_options(ssl::context::default_workarounds | ssl::context::no_tlsv1 | ssl::context::no_tlsv1_1);
    beast::error_code error;
    if (context().use_certificate_chain_file(options.tls_certificate, error)) {
        throw std::runtime_error("the certificate " + options.tls_certificate + ": " + error.message());
    }
    if (context().use_private_key_file(options.tls_key, ssl::context::pem, error)) {
        throw std::runtime_error("the key " + options.tls_key + ": " + error.message());
    }
}

void spawn_tls(Hub& hub, TcpSocket socket, Guest guest) {
    asio::co_spawn(hub.io.get_executor(), shake_hands(hub, std::move(socket), std::move(guest)), asio::detached);
}

}  // namespace kitamae::server::net
