// Routes about people: sessions, registration, their games and data.

#include <algorithm>
#include <utility>

#include "match/json_text.h"
#include "server/limits.h"
#include "server/log.h"
#include "server/site/responses.h"
#include "server/site/web_site.h"
#include "server/store/names.h"
#include "server/text.h"

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
    if (!may_try_password(call, text(call.body, "name"))) return;
    const auto answer = signed_in(call);
    const auto session = call.session;
    parts_.accounts.log_in(
        text(call.body, "name"), text(call.body, "password"), [this, answer, session](Result<Account> found) {
            const auto* account = std::get_if<Account>(&found);
            if (account == nullptr) log_line("login_failed");
            if (account == nullptr || !session || !session->account.is_guest()) {
                return answer(std::move(found));
            }
            parts_.lobby.hand_over(session->account.id, account->id);
            parts_.accounts.hand_over(session->account, *account, [answer, found = *account] { answer(found); });
            close_sockets_of_account(session->account.id, "logged in");
        });
}

// Counted by address and by name, however that is written.
bool WebSite::may_try_password(const Call& call, std::string_view name) {
    const std::string by_name = "name " + name_key(cleaned(name, limits::name));
    const std::int64_t now = parts_.lobby.now();
    if (logins_.allows(neighbourhood(call.request.address), now) && logins_.allows(by_name, now)) return true;
    call.reply(failed({"too_fast", "wait before you try again", {}, 0}));
    return false;
}

void WebSite::log_out(Call& call) {
    HttpResponse response = done();
    response.headers.emplace_back("Set-Cookie", Accounts::no_cookie());
    if (!call.session) return call.reply(std::move(response));
    close_sockets_of_session(call.session->number);
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

void WebSite::my_results(Call& call) {
    const std::size_t offset = std::min(query_number(call.request.query, "offset", 0), limits::results_kept);
    const std::size_t limit = std::min(query_number(call.request.query, "limit", 50), limits::games_listed);
    call.reply(answered(json::object{{"results", parts_.lobby.results_of(call.session->account.id, offset, limit)}}));
}

void WebSite::my_data(Call& call) {
    const Account& account = call.session->account;
    json::object data{{"account", account_json(account)}, {"created", account.created / 1000}};
    data["games"] = parts_.lobby.games_of(account.id, 0, limits::games_exported, true);
    compute(call, [&store = parts_.store, id = account.id, data = std::move(data)]() mutable {
        json::array chat;
        for (const Words& words : store.words_of(id)) {
            chat.push_back({{"table", words.table}, {"text", words.text}, {"at", words.at / 1000}});
        }
        data["chat"] = std::move(chat);
        HttpResponse response = answered(data);
        response.headers.emplace_back("Content-Disposition", "attachment; filename=\"kitamae.json\"");
        return response;
    });
}

void WebSite::delete_me(Call& call) {
    const Account account = call.session->account;
    if (account.is_guest()) return remove_account(account, call.reply);
    if (!may_try_password(call, account.name)) return;
    parts_.accounts.check_password(account, text(call.body, "password"),
                                   [this, account, reply = call.reply](const Result<Account>& checked) {
                                       if (const auto* fault = std::get_if<Fault>(&checked)) {
                                           return reply(failed(*fault));
                                       }
                                       remove_account(account, reply);
                                   });
}

void WebSite::remove_account(const Account& account, const Reply& reply) {
    close_sockets_of_account(account.id, "the account is deleted");
    parts_.lobby.forget_account(account.id);
    parts_.accounts.remove(account, [reply] {
        log_line("account_deleted");
        HttpResponse response = done();
        response.headers.emplace_back("Set-Cookie", Accounts::no_cookie());
        reply(std::move(response));
    });
}

}  // namespace kitamae::server
