#pragma once
// Somebody at the other end of a socket.

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/net/network.h"
#include "server/protocol/answer.h"

namespace kitamae::server {

class Table;

class Client {
public:
    Client(std::string account, std::shared_ptr<Socket> socket)
        : account_(std::move(account)), socket_(std::move(socket)) {}

    const std::string& account() const { return account_; }
    void send(Frame frame) {
        if (socket_) socket_->send(std::move(frame));
    }
    void close(std::string_view reason) {
        is_closed_ = true;
        if (socket_) socket_->close(reason);
    }
    bool is_closed() const { return is_closed_; }  // by us
    void forget_socket() { socket_.reset(); }
    bool is_gone() const { return socket_ == nullptr; }

    std::vector<std::shared_ptr<Table>> watched;

private:
    std::string account_;
    std::shared_ptr<Socket> socket_;
    bool is_closed_ = false;
};

struct Request {
    std::shared_ptr<Client> client;
    std::string id;
};

inline void refuse(const Request& request, std::string code, std::string text) {
    request.client->send(refused_frame(request.id, {std::move(code), std::move(text), {}, 0}));
}

}  // namespace kitamae::server
