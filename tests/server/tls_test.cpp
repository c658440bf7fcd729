// TLS: requests and frames through it, cookies that are Secure, and old or plain clients that get nowhere.

#include <cstdlib>
#include <gtest/gtest.h>
#include <memory>
#include <openssl/ssl.h>
#include <stdexcept>
#include <string>

#include "tests/server/raw_socket.h"
#include "tests/server/visitors.h"

namespace kitamae::server::test {
namespace {

// A certificate of its own, made anew for each test program.
void add_certificate(ServeOptions& options) {
    const std::string folder = options.database.substr(0, options.database.rfind('/'));
    options.tls_certificate = folder + "/certificate.pem";
    options.tls_key = folder + "/key.pem";
    const std::string command =
        "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=localhost -keyout " +
        options.tls_key + " -out " + options.tls_certificate + " 2>/dev/null";
    if (std::system(command.c_str()) != 0) throw std::runtime_error("openssl makes no certificate");
}

class TlsClient {
public:
    explicit TlsClient(std::uint16_t port, int newest = TLS1_3_VERSION)
        : socket_(port), context_(SSL_CTX_new(TLS_client_method()), SSL_CTX_free) {
        SSL_CTX_set_security_level(context_.get(), 0);  // old versions are ours to offer and the server's to refuse
        SSL_CTX_set_min_proto_version(context_.get(), TLS1_VERSION);
        SSL_CTX_set_max_proto_version(context_.get(), newest);
        tls_ = {SSL_new(context_.get()), SSL_free};
        SSL_set_fd(tls_.get(), socket_.handle());
        is_open_ = SSL_connect(tls_.get()) == 1;
    }

    bool is_open() const { return is_open_; }
    void send(const std::string& text) { SSL_write(tls_.get(), text.data(), static_cast<int>(text.size())); }
    // Until the server says good-bye, or that text came.
    std::string receive(const std::string& end = "\n\n\n") {
        std::string text;
        std::array<char, 4096> buffer{};
        while (text.find(end) == std::string::npos) {
            const int count = SSL_read(tls_.get(), buffer.data(), static_cast<int>(buffer.size()));
            if (count <= 0) break;
            text.append(buffer.data(), static_cast<std::size_t>(count));
        }
        return text;
    }
    bool was_told_the_end() const { return (SSL_get_shutdown(tls_.get()) & SSL_RECEIVED_SHUTDOWN) != 0; }

private:
    RawSocket socket_;
    std::unique_ptr<SSL_CTX, void (*)(SSL_CTX*)> context_;
    std::unique_ptr<SSL, void (*)(SSL*)> tls_{nullptr, SSL_free};
    bool is_open_ = false;
};

// A text frame as clients send them, masked with zeros.
std::string text_frame(const std::string& text) {
    return std::string("\x81") + static_cast<char>(0x80U | text.size()) + std::string(4, '\0') + text;
}

TEST(server_tls, a_session_begins_with_a_secure_cookie) {
    House house(add_certificate);
    TlsClient client(house.port());
    ASSERT_TRUE(client.is_open());
    client.send(
        "POST /api/guest HTTP/1.1\r\nHost: localhost\r\nOrigin: https://localhost\r\nContent-Type: application/json\r\n"
        "Content-Length: 2\r\nConnection: close\r\n\r\n{}");
    const std::string answer = client.receive();
    EXPECT_NE(answer.find("200 OK"), std::string::npos) << answer;
    EXPECT_NE(answer.find("Strict-Transport-Security"), std::string::npos);
    const auto cookie = answer.find("Set-Cookie: kitamae=");
    ASSERT_NE(cookie, std::string::npos);
    const std::string line = answer.substr(cookie, answer.find("\r\n", cookie) - cookie);
    for (const char* part : {"; HttpOnly", "; SameSite=Lax", "; Secure"}) {
        EXPECT_NE(line.find(part), std::string::npos) << line;
    }
    EXPECT_TRUE(client.was_told_the_end());
}

TEST(server_tls, a_socket_speaks_through_it) {
    House house(add_certificate);
    TlsClient client(house.port());
    client.send(
        "GET /api/socket HTTP/1.1\r\nHost: localhost\r\nOrigin: https://localhost\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n");
    EXPECT_NE(client.receive("\r\n\r\n").find("101 Switching"), std::string::npos);
    client.send(text_frame(R"({"t":"ping","id":"1"})"));
    EXPECT_NE(client.receive("}").find(R"({"t":"pong","id":"1"})"), std::string::npos);
    client.send(text_frame(R"({"t":"ping","id":"2"})"));
    EXPECT_NE(client.receive("}").find(R"({"t":"pong","id":"2"})"), std::string::npos);
}

TEST(server_tls, old_versions_and_plain_requests_are_refused) {
    House house(add_certificate);
    EXPECT_FALSE(TlsClient(house.port(), TLS1_1_VERSION).is_open());
    EXPECT_TRUE(TlsClient(house.port(), TLS1_2_VERSION).is_open());
    RawSocket plain(house.port());
    plain.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    EXPECT_EQ(plain.receive().find("200 OK"), std::string::npos);
    TlsClient next(house.port());
    next.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    EXPECT_NE(next.receive().find("ok\n"), std::string::npos);
}

TEST(server_tls, a_certificate_that_is_not_there_is_named) {
    const auto start = [] {
        House house([](ServeOptions& options) {
            options.tls_certificate = "/nowhere/certificate.pem";
            options.tls_key = "/nowhere/key.pem";
        });
    };
    try {
        start();
        FAIL() << "the server started";
    } catch (const std::exception& error) {
        EXPECT_NE(std::string(error.what()).find("/nowhere/certificate.pem"), std::string::npos) << error.what();
    }
}

}  // namespace
}  // namespace kitamae::server::test
