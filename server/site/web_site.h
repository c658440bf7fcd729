#pragma once
// The server's answers: routes of docs/API.md, the socket, the web client's files, health and metrics.

#include <boost/json.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

#include "server/accounts/accounts.h"
#include "server/accounts/limiter.h"
#include "server/lobby/lobby.h"
#include "server/net/crowd.h"
#include "server/net/network.h"
#include "server/site/static_files.h"
#include "server/workers.h"

namespace kitamae::server {

struct SiteParts {
    Store& store;
    Accounts& accounts;
    Lobby& lobby;
    Workers& bots;
    Workers& questions;
    Network& network;
};

class WebSite final : public Site {
public:
    WebSite(SiteParts parts, std::string web_folder, bool trusts_loopback);

    void handle(HttpRequest request, std::function<void(HttpResponse)> reply) override;
    std::unique_ptr<Conversation> converse(const HttpRequest& request, const std::shared_ptr<Socket>& socket,
                                           HttpResponse& refusal) override;
    void tick() override;

private:
    class Talk;  // one socket's conversation
    using Reply = std::function<void(HttpResponse)>;
    struct Call {  // of the API
        HttpRequest request;
        boost::json::object body;
        std::optional<Session> session;
        Reply reply;
    };
    struct Route;
    static const Route* find_route(std::string_view method, std::string_view path);

    void api(HttpRequest request, Reply reply);
    bool is_trusted(const HttpRequest& request) const { return trusts_loopback_ && request.is_loopback; }
    bool is_limited(const HttpRequest& request, Limiter& limiter) {
        return !is_trusted(request) && !limiter.allows(neighbourhood(request.address), parts_.lobby.now());
    }

    void me(Call& call);
    void guest(Call& call);
    void enrol(Call& call);
    void log_in(Call& call);
    void log_out(Call& call);
    void token(Call& call);
    void my_games(Call& call);
    void my_results(Call& call);
    void my_data(Call& call);
    void delete_me(Call& call);
    void games(Call& call);
    void content(Call& call);
    void check_content(Call& call);
    void score_map(Call& call);
    void replay(Call& call);
    void tables(Call& call);
    void create_table(Call& call);
    void table(Call& call);
    void record(Call& call);

    bool may_try_password(const Call& call, std::string_view name);  // else the call is answered
    void remove_account(const Account& account, const Reply& reply);
    // Who speaks on a socket is asked once, when it is opened: those of a session that ends are closed.
    void close_sockets(const std::function<bool(const Talk&)>& which, std::string_view reason);
    void close_sockets_of_account(const std::string& account, std::string_view reason);
    void close_sockets_of_session(std::uint64_t session);
    AccountReply signed_in(const Call& call);  // answers with the account and its cookie
    void compute(Call& call, std::function<HttpResponse()> work);
    std::string metrics() const;

    SiteParts parts_;
    StaticFiles files_;
    bool trusts_loopback_;
    Limiter requests_{limits::api};
    Limiter account_requests_{limits::account_requests};
    Limiter account_messages_{limits::account_messages};
    Limiter guests_{limits::guests};
    Limiter logins_{limits::logins};
    Limiter tables_made_{limits::new_tables};
    Limiter address_tables_{limits::address_tables};
    Limiter file_requests_{limits::files};
    std::unordered_map<std::string, std::size_t> sockets_;  // by neighbourhood
    std::unordered_set<Talk*> talks_;
    std::uint64_t request_count_ = 0;
    std::uint64_t message_count_ = 0;
    std::uint64_t refusal_count_ = 0;
    std::int64_t started_ = 0;
};

}  // namespace kitamae::server
