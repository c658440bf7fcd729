#include "server/serve.h"

#include <filesystem>
#include <stdexcept>

#include "server/accounts/accounts.h"
#include "server/codes.h"
#include "server/limits.h"
#include "server/lobby/lobby.h"
#include "server/log.h"
#include "server/net/network.h"
#include "server/site/web_site.h"
#include "server/store/store.h"
#include "server/workers.h"

namespace kitamae::server {
namespace {

std::string prepared(const std::string& database) {
    begin_crypto();
    const auto folder = std::filesystem::path(database).parent_path();
    if (!folder.empty()) std::filesystem::create_directories(folder);
    return database;
}

}  // namespace

struct Server::Parts {
    explicit Parts(const ServeOptions& options)
        : network({options.address, options.port, options.tls_certificate, options.tls_key, options.trust_proxy,
                   options.trust_loopback, options.ping_after, options.gone_after, options.farewell, options.stopping}),
          post([this](std::function<void()> task) { network.post(std::move(task)); }),
          store(prepared(options.database), post),
          accounts(store, post),
          bots(options.bot_threads, limits::jobs_waiting, post, options.before_thinking),
          questions(1, limits::questions_waiting, post),
          lobby(store, accounts, bots, {options.now, options.most_tables}),
          site({store, accounts, lobby, bots, questions, network}, options.web, options.trust_loopback) {}

    Network network;
    Post post;
    Store store;
    Accounts accounts;
    Workers bots;
    Workers questions;  // of the API that take long: nobody waits for bots, nor they for them
    Lobby lobby;
    WebSite site;
};

Server::Server(const ServeOptions& options) : parts_(std::make_unique<Parts>(options)) {
    const std::size_t tables = parts_->lobby.restore();
    log_line("listening",
             {{"address", options.address},
              {"port", std::to_string(port())},
              {"database", options.database},
              {"tables", std::to_string(tables)}});
}

Server::~Server() = default;

std::uint16_t Server::port() const { return parts_->network.port(); }

void Server::run() {
    parts_->network.run(parts_->site);
    log_line("stopping");
    parts_->bots.stop();
    parts_->questions.stop();
    parts_->accounts.stop();
    parts_->store.stop();
    log_line("stopped");
}

void Server::stop() { parts_->network.stop(); }

}  // namespace kitamae::server
