#include "server/accounts/accounts.h"

#include <chrono>
#include <cstring>
#include <utility>

#include "core/text.h"
#include "server/codes.h"
#include "server/limits.h"
#include "server/store/names.h"
#include "server/text.h"

namespace kitamae::server {
namespace {

std::int64_t now_ms() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
        .count();
}

Fault fault(std::string code, std::string message) { return {std::move(code), std::move(message), {}, 0}; }

std::string bytes_of(std::uint64_t number) {
    std::string bytes(sizeof number, '\0');
    std::memcpy(bytes.data(), &number, sizeof number);
    return bytes;
}

std::uint64_t number_of(std::string_view bytes) {
    std::uint64_t number = 0;
    std::memcpy(&number, bytes.data(), sizeof number);
    return number;
}

// The value of the cookie `kitamae` among all of a request.
std::string_view cookie_value(std::string_view cookies) {
    while (!cookies.empty()) {
        const std::string_view one = trim(take_until(cookies, ';'));
        if (one.starts_with("kitamae=")) return one.substr(8);
    }
    return {};
}

// A hash of no password, checked when there is no such account, so that the answer takes as long.
const std::string& nobodys_password() {
    static const std::string hash = hash_password(random_name());
    return hash;
}

}  // namespace

Accounts::Accounts(Store& store, Post post)
    : store_(store), key_(store.key("sessions")), passwords_(1, limits::passwords_waiting, std::move(post)) {}

std::optional<Session> Accounts::session_of(const HttpRequest& request) {
    if (request.authorization.starts_with("Bearer ")) return session_of(trim(request.authorization.substr(7)));
    return session_of(cookie_value(request.cookie));
}

std::optional<Session> Accounts::session_of(std::string_view token) {
    if (token.empty() || token.size() > 200) return std::nullopt;
    const auto end = token.rfind('.');
    if (end == std::string_view::npos) return std::nullopt;
    const auto seal = from_base64(token.substr(end + 1));
    const std::string_view sealed = token.substr(0, end);
    if (!seal || !equal_secrets(*seal, blake2b(sealed, key_))) return std::nullopt;
    std::string_view rest = sealed;
    const std::string id(take_until(rest, '.'));
    const auto numbers = from_base64(rest);
    if (!numbers || numbers->size() != 16) return std::nullopt;
    Session session;
    session.number = number_of(numbers->substr(0, 8));
    session.issued = static_cast<std::int64_t>(number_of(numbers->substr(8)));
    if (now_ms() > session.issued + limits::session_ms || store_.is_revoked(session.number)) return std::nullopt;
    auto account = store_.account(id);
    if (!account) return std::nullopt;
    session.account = *std::move(account);
    return session;
}

std::string Accounts::token_for(const Account& account) {
    const std::string numbers = bytes_of(random_number()) + bytes_of(static_cast<std::uint64_t>(now_ms()));
    const std::string sealed = account.id + "." + to_base64(numbers);
    return sealed + "." + to_base64(blake2b(sealed, key_));
}

std::string Accounts::cookie_for(const Account& account, bool is_secure) {
    return "kitamae=" + token_for(account) + "; Path=/; HttpOnly; SameSite=Lax; Max-Age=34560000" +
        (is_secure ? "; Secure" : "");
}

std::string Accounts::no_cookie() { return "kitamae=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0"; }

void Accounts::make_guest(std::string_view name, AccountReply reply) {
    Account account;
    account.id = random_name();
    account.name = cleaned(name, limits::name);
    if (account.name.empty()) account.name = "Guest " + std::to_string(1000 + random_number() % 9000);
    account.created = now_ms();
    store_.put_account(account, [account, reply = std::move(reply)] { reply(account); });
}

void Accounts::enrol(const std::optional<Session>& guest, std::string_view name, std::string_view password,
                     const AccountReply& reply) {
    Account account;
    account.name = cleaned(name, limits::name);
    if (account.name.empty()) return reply(fault("bad_request", "'name' is missing"));
    if (password.size() < limits::least_password || password.size() > limits::most_password ||
        name_key(password) == name_key(account.name)) {
        return reply(fault("weak_password", "a password has 8 to 256 characters and is not the name"));
    }
    if (guest && !guest->account.is_guest()) return reply(fault("registered", "this account has a name already"));
    if (store_.account_named(account.name)) return reply(fault("name_taken", "somebody has this name"));
    account.id = guest ? guest->account.id : random_name();
    account.created = guest ? guest->account.created : now_ms();
    const bool accepted =
        passwords_.run([this, account, reply, password = std::string(password)]() -> std::function<void()> {
            Account complete = account;
            complete.password = hash_password(password);
            return [this, complete, reply] {
                const std::string key = name_key(complete.name);
                if (store_.account_named(complete.name) || !names_being_taken_.insert(key).second) {
                    return reply(fault("name_taken", "somebody has this name"));
                }
                names_.erase(complete.id);
                store_.put_account(complete, [this, complete, key, reply] {
                    names_being_taken_.erase(key);
                    reply(complete);
                });
            };
        });
    if (!accepted) reply(fault("busy", "try again in a moment"));
}

void Accounts::log_in(std::string_view name, std::string_view password, const AccountReply& reply) {
    auto account = store_.account_named(cleaned(name, limits::name));
    check_password(account.value_or(Account{}), password, reply);
}

void Accounts::check_password(const Account& account, std::string_view password, const AccountReply& reply) {
    if (password.size() > limits::most_password) return reply(fault("wrong_password", "name or password is wrong"));
    const bool accepted = passwords_.run([account, reply, password = std::string(password)]() -> std::function<void()> {
        const std::string& hash = account.id.empty() ? nobodys_password() : account.password;
        const bool is_right = is_password(hash, password) && !account.id.empty();
        return [account, reply, is_right] {
            if (is_right) return reply(account);
            reply(fault("wrong_password", "name or password is wrong"));
        };
    });
    if (!accepted) reply(fault("busy", "try again in a moment"));
}

void Accounts::log_out(const Session& session, std::function<void()> reply) {
    store_.revoke(session.number, session.issued + limits::session_ms, std::move(reply));
}

void Accounts::hand_over(const Account& guest, const Account& to, std::function<void()> reply) {
    names_.erase(guest.id);
    store_.hand_over(guest.id, to.id, std::move(reply));
}

void Accounts::remove(const Account& account, std::function<void()> reply) {
    names_.erase(account.id);
    store_.delete_account(account.id, [this, id = account.id, reply = std::move(reply)] {
        names_.erase(id);
        reply();
    });
}

std::string Accounts::name_of(std::string_view id) {
    const auto known = names_.find(std::string(id));
    if (known != names_.end()) return known->second;
    const auto account = store_.account(id);
    if (!account) return {};
    if (names_.size() >= limits::buckets) names_.clear();
    return names_[std::string(id)] = account->name;
}

}  // namespace kitamae::server
