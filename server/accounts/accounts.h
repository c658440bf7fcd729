#pragma once
// People: guests and registered accounts, their sessions and passwords. A session is a signed token, so that nothing
// need be stored for it; one that was logged out is remembered until it would have ended.

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

#include "match/game_kind.h"
#include "server/net/network.h"
#include "server/store/store.h"
#include "server/workers.h"

namespace kitamae::server {

struct Session {
    Account account;
    std::uint64_t number = 0;
    std::int64_t issued = 0;
};

using AccountReply = std::function<void(Result<Account>)>;

class Accounts {
public:
    Accounts(Store& store, Post post);

    std::optional<Session> session_of(const HttpRequest& request);
    std::optional<Session> session_of(std::string_view token);
    std::string token_for(const Account& account);
    std::string cookie_for(const Account& account, bool is_secure);
    static std::string no_cookie();

    void make_guest(std::string_view name, AccountReply reply);
    void enrol(const std::optional<Session>& guest, std::string_view name, std::string_view password,
               const AccountReply& reply);
    void log_in(std::string_view name, std::string_view password, const AccountReply& reply);
    void log_out(const Session& session, std::function<void()> reply);
    void check_password(const Account& account, std::string_view password, const AccountReply& reply);
    void hand_over(const Account& guest, const Account& to, std::function<void()> reply);
    void remove(const Account& account, std::function<void()> reply);

    std::string name_of(std::string_view account);  // empty: there is none
    void stop() { passwords_.stop(); }

private:
    Store& store_;
    const std::string key_;
    Workers passwords_;
    std::unordered_map<std::string, std::string> names_;
    std::unordered_set<std::string> names_being_taken_;  // on their way to the disk
};

}  // namespace kitamae::server
