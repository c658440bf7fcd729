#pragma once
// A plain TCP connection for what no decent client sends.

#include <array>
#include <cstdint>
#include <netinet/in.h>
#include <stdexcept>
#include <string>
#include <sys/socket.h>
#include <unistd.h>

namespace kitamae::server::test {

class RawSocket {
public:
    explicit RawSocket(std::uint16_t port) : handle_(socket(AF_INET, SOCK_STREAM, 0)) {
        sockaddr_in place{};
        place.sin_family = AF_INET;
        place.sin_port = htons(port);
        place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        if (connect(handle_, reinterpret_cast<const sockaddr*>(&place), sizeof place) != 0) {
            throw std::runtime_error("cannot connect");
        }
        const timeval patience{60, 0};
        setsockopt(handle_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    }
    RawSocket(RawSocket&& other) noexcept : handle_(other.handle_) { other.handle_ = -1; }
    RawSocket(const RawSocket&) = delete;
    RawSocket& operator=(const RawSocket&) = delete;
    RawSocket& operator=(RawSocket&&) = delete;
    ~RawSocket() {
        if (handle_ >= 0) close(handle_);
    }

    int handle() const { return handle_; }
    void send(const std::string& text) const { ::send(handle_, text.data(), text.size(), MSG_NOSIGNAL); }
    // Until the other end closes or that much came.
    std::string receive(std::size_t most = 1U << 20U) const {
        std::string text;
        std::array<char, 4096> buffer{};
        while (text.size() < most) {
            const auto count = recv(handle_, buffer.data(), buffer.size(), 0);
            if (count <= 0) break;
            text.append(buffer.data(), static_cast<std::size_t>(count));
        }
        return text;
    }

private:
    int handle_;
};

}  // namespace kitamae::server::test
