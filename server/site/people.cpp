// Routes about people: sessions, registration, their games and data.

#include <algorithm>
#include <utility>

#include "match/json_text.h"
#include "server/limits.h"
#include "server/log.h"
#include "server/site/responses.h"
#include "server/site/web_site.h"

namespace kitamae::server {
namespace {

namespace json = boost::json;

json::object account_json(const Account& account) {
    return {{"id", account.id}, {"name", account.name}, {"guest", account.is_guest()}};
}

std::string_view text(const json::object& body, std::string_view key) { return string_field(body, key).value_or(""); }

HttpResponse done() { return answered(json::object{{"ok", true}}); }

}  // namespace

AccountReply WebSite::signed_in(const Call& call) {
    return [this, reply = call.reply, is_secure = call.request.is_secure](Result<Account> made) {
        if (const auto* fault = std::get_if<Fault>(&made)) return reply(failed(*fault));
        const auto& account = std::get<Account>(made);
        HttpResponse response = answered(json::object{{"account", account_json(account)}});
        response.headers.emplace_back("Set-Cookie", parts_.accounts.cookie_for(account, is_secure));
        reply(std::move(response));
    };
}

void WebSite::me(Call& call) {
    json::value account;
    if (call.session) account = account_json(call.session->account);
    call.reply(answered(json::object{{"account", std::move(account)}}));
}

void WebSite::guest(Call& call) {
    if (is_limited(call.request, guests_)) return call.reply(failed({"too_fast", "too many guests", {}, 0}));
    parts_.accounts.make_guest(text(call.body, "name"), signed_in(call));
}

void WebSite::enrol(Call& call) {
    if (is_limited(call.request, guests_)) return call.reply(failed({"too_fast", "too many accounts", {}, 0}));
    parts_.accounts.enrol(call.session, text(call.body, "name"), text(call.body, "password"), signed_in(call));
}

void WebSite::log_in(Call& call) {
    const std::string by_name = "name " + std::string(text(call.body, "name"));
    if (!logins_.allows(call.request.address, parts_.lobby.now()) || !logins_.allows(by_name, parts_.lobby.now())) {
        return call.reply(failed({"too_fast", "wait before you try again", {}, 0}));
    }
    const auto answer = signed_in(call);
    const auto session = call.session;
    parts_.accounts.log_in(
        text(call.body, "name"), text(call.body, "password"), [this, answer, session](Result<Account> found) {
            const auto* account = std::get_if<Account>(&found);
            if (account == nullptr || !session || !session->account.is_guest()) {
                return answer(std::move(found));
            }
            parts_.lobby.hand_over(session->account.id, account->id);
            parts_.accounts.hand_over(session->account, *account, [answer, found = *account] { answer(found); });
        });
}

void WebSite::log_out(Call& call) {
    HttpResponse response = done();
    response.headers.emplace_back("Set-Cookie", Accounts::no_cookie());
    if (!call.session) return call.reply(std::move(response));
    parts_.accounts.log_out(*call.session, [reply = call.reply, response] { reply(response); });
}

void WebSite::token(Call& call) {
    call.reply(answered(json::object{{"token", parts_.accounts.token_for(call.session->account)}}));
}

void WebSite::my_games(Call& call) {
    const std::size_t offset = query_number(call.request.query, "offset", 0);
    const std::size_t limit = std::min(query_number(call.request.query, "limit", 50), limits::games_listed);
    call.reply(answered(json::object{{"games", parts_.lobby.games_of(call.session->account.id, offset, limit)}}));
}

void WebSite::my_data(Call& call) {
    const Account& account = call.session->account;
    json::object data{{"account", account_json(account)}, {"created", account.created / 1000}};
    data["games"] = parts_.lobby.games_of(account.id, 0, 10'000, true);
    HttpResponse response = answered(data);
    response.headers.emplace_back("Content-Disposition", "attachment; filename=\"kitamae.json\"");
    call.reply(std::move(response));
}

void WebSite::delete_me(Call& call) {
    const Account account = call.session->account;
    if (account.is_guest()) return remove_account(account, call.reply);
    if (!logins_.allows(call.request.address, parts_.lobby.now())) {
        return call.reply(failed({"too_fast", "wait before you try again", {}, 0}));
    }
    parts_.accounts.check_password(account, text(call.body, "password"),
                                   [this, account, reply = call.reply](const Result<Account>& checked) {
                                       if (const auto* fault = std::get_if<Fault>(&checked)) {
                                           return reply(failed(*fault));
                                       }
                                       remove_account(account, reply);
                                   });
}

void WebSite::remove_account(const Account& account, const Reply& reply) {
    parts_.lobby.forget_account(account.id);
    parts_.accounts.remove(account, [reply] {
        HttpResponse response = done();
        response.headers.emplace_back("Set-Cookie", Accounts::no_cookie());
        reply(std::move(response));
    });
}

}  // namespace kitamae::server
