#include "server/site/web_site.h"

#include <array>
#include <exception>
#include <fstream>
#include <unistd.h>
#include <utility>

#include "match/json_text.h"
#include "server/log.h"
#include "server/protocol/answer.h"
#include "server/site/responses.h"

namespace kitamae::server {
namespace {

namespace json = boost::json;

// A browser says where a request comes from: only our own pages may change anything, and where we speak TLS only those
// that came so.
bool is_foreign(const HttpRequest& request) {
    if (request.origin.empty()) return false;
    if (request.origin == "https://" + request.host) return false;
    return request.is_secure || request.origin != "http://" + request.host;
}

void add_security_headers(HttpResponse& response, bool is_secure) {
    response.headers.emplace_back("X-Content-Type-Options", "nosniff");
    response.headers.emplace_back("Referrer-Policy", "same-origin");
    response.headers.emplace_back("Cross-Origin-Opener-Policy", "same-origin");
    response.headers.emplace_back("Content-Security-Policy",
                                  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' "
                                  "'unsafe-inline'; img-src 'self' data: blob:; worker-src 'self' blob:; "
                                  "frame-ancestors 'none'; base-uri 'none'; form-action 'self'");
    if (is_secure) response.headers.emplace_back("Strict-Transport-Security", "max-age=31536000");
}

// Of this process, 0 where the system does not tell.
std::uint64_t resident_bytes() {
    std::ifstream status("/proc/self/statm");
    std::uint64_t pages = 0;
    status >> pages >> pages;
    return pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

}  // namespace

struct WebSite::Route {
    std::string_view method;
    std::string_view path;  // a * stands for one word
    void (WebSite::*answer)(Call&);
    bool needs_session = false;
};

const WebSite::Route* WebSite::find_route(std::string_view method, std::string_view path) {
    static constexpr std::array<Route, 19> routes{{
        {"GET", "/api/me", &WebSite::me},
        {"DELETE", "/api/me", &WebSite::delete_me, true},
        {"POST", "/api/guest", &WebSite::guest},
        {"POST", "/api/register", &WebSite::enrol},
        {"POST", "/api/login", &WebSite::log_in},
        {"POST", "/api/logout", &WebSite::log_out},
        {"POST", "/api/token", &WebSite::token, true},
        {"GET", "/api/me/games", &WebSite::my_games, true},
        {"GET", "/api/me/results", &WebSite::my_results, true},
        {"GET", "/api/me/export", &WebSite::my_data, true},
        {"GET", "/api/games", &WebSite::games},
        {"GET", "/api/games/*/content", &WebSite::content},
        {"POST", "/api/check_content", &WebSite::check_content},
        {"POST", "/api/score_map", &WebSite::score_map},
        {"POST", "/api/replay", &WebSite::replay},
        {"GET", "/api/tables", &WebSite::tables},
        {"POST", "/api/tables", &WebSite::create_table, true},
        {"GET", "/api/tables/*", &WebSite::table},
        {"GET", "/api/tables/*/record", &WebSite::record},
    }};
    for (const Route& route : routes) {
        if (route.method == method && fits(path, route.path)) return &route;
    }
    return nullptr;
}

WebSite::WebSite(SiteParts parts, std::string web_folder, bool trusts_loopback)
    : parts_(parts), files_(std::move(web_folder)), trusts_loopback_(trusts_loopback), started_(parts.lobby.now()) {}

void WebSite::handle(HttpRequest request, Reply reply) {
    ++request_count_;
    const bool is_secure = request.is_secure;
    Reply finish = [reply = std::move(reply), is_secure](HttpResponse response) {
        add_security_headers(response, is_secure);
        reply(std::move(response));
    };
    const bool is_reading = request.method == "GET" || request.method == "HEAD";
    if (request.path.starts_with("/api/")) return api(std::move(request), std::move(finish));
    if (!is_reading) return finish(failed({"bad_request", "GET is meant", {}, 0}));
    if (request.path == "/healthz") return finish({200, "text/plain", "ok\n", {}});
    if (is_limited(request, file_requests_)) return finish(failed({"too_fast", "too many requests", {}, 0}));
    if (request.path == "/metrics") {
        return finish({200, "text/plain; version=0.0.4", metrics(), {}});
    }
    finish(files_.answer(request));
}

void WebSite::api(HttpRequest request, Reply reply) {
    if (is_limited(request, requests_)) return reply(failed({"too_fast", "too many requests", {}, 0}));
    const Route* route = find_route(request.method == "HEAD" ? "GET" : request.method, request.path);
    if (route == nullptr) return reply(failed({"unknown_path", "there is nothing here", {}, 0}));
    Call call{std::move(request), {}, {}, std::move(reply)};
    if (route->method != "GET") {
        if (is_foreign(call.request)) return call.reply(failed({"foreign_origin", "not from this site", {}, 0}));
        if (!call.request.content_type.starts_with("application/json")) {
            return call.reply(failed({"bad_request", "the content type is application/json", {}, 0}));
        }
        auto body = parse_json(call.request.body);
        auto* value = std::get_if<json::value>(&body);
        if (value == nullptr || !value->is_object()) {
            return call.reply(failed({"bad_json", "the body is a JSON object", {}, 0}));
        }
        call.body = std::move(value->get_object());
    }
    call.session = parts_.accounts.session_of(call.request);
    if (route->needs_session && !call.session) return call.reply(failed({"no_session", "who are you?", {}, 0}));
    if (call.session && !is_trusted(call.request) &&
        !account_requests_.allows(call.session->account.id, parts_.lobby.now())) {
        return call.reply(failed({"too_fast", "too many requests", {}, 0}));
    }
    (this->*route->answer)(call);
}

void WebSite::compute(Call& call, std::function<HttpResponse()> work) {
    auto job = [reply = call.reply, work = std::move(work)]() -> std::function<void()> {
        try {
            return [reply, response = work()] { reply(response); };
        } catch (const std::exception& error) {
            log_line("question_failed", {{"reason", error.what()}});
            return [reply] { reply(failed({"bad_request", "this cannot be answered", {}, 0})); };
        }
    };
    const bool accepted = parts_.questions.run(std::move(job), neighbourhood(call.request.address));
    if (!accepted) call.reply(failed({"busy", "try again in a moment", {}, 0}));
}

void WebSite::tick() { parts_.lobby.tick(); }

// One socket: reads messages, finds their tables.
class WebSite::Talk final : public Conversation {
public:
    Talk(WebSite& site, const HttpRequest& request, std::optional<Session> session, std::shared_ptr<Client> client)
        : site_(site),
          neighbourhood_(neighbourhood(request.address)),
          is_trusted_(site.is_trusted(request)),
          session_(session ? session->number : 0),
          client_(std::move(client)) {
        ++site_.sockets_[neighbourhood_];
        site_.talks_.insert(this);
    }
    ~Talk() override {
        site_.talks_.erase(this);
        if (--site_.sockets_[neighbourhood_] == 0) site_.sockets_.erase(neighbourhood_);
        const auto watched = std::move(client_->watched);
        client_->watched.clear();
        client_->forget_socket();
        for (const auto& table : watched) table->leave(*client_);
    }
    Talk(const Talk&) = delete;
    Talk& operator=(const Talk&) = delete;

    void received(std::string_view text) override {
        ++site_.message_count_;
        if (!is_trusted_ && !may_speak()) return client_->close("too many messages");
        auto read = read_message(text);
        if (const auto* bad = std::get_if<BadMessage>(&read)) {
            ++site_.refusal_count_;
            if (++faults_ > 20) return client_->close("too many messages that mean nothing");
            client_->send(refused_frame(bad->id, bad->fault));
            return;
        }
        auto& message = std::get<Message>(read);
        const Request request{client_, std::move(message.id)};
        if (std::holds_alternative<message::Ping>(message.body)) {
            client_->send(frame(R"({"t":"pong","id":)" + json_string(request.id) + "}"));
            return;
        }
        const bool only_looks = std::holds_alternative<message::Watch>(message.body) ||
            std::holds_alternative<message::Unwatch>(message.body) ||
            std::holds_alternative<message::Insight>(message.body);
        if (client_->account().empty() && !only_looks) {
            client_->send(refused_frame(request.id, {"no_session", "who are you?", {}, 0}));
            return;
        }
        const auto table = site_.parts_.lobby.find(message.table);
        if (table) return table->handle(request, message.body);
        client_->send(refused_frame(request.id, {"unknown_table", "there is no such table", {}, 0}));
    }

    Client& client() const { return *client_; }
    std::uint64_t session() const { return session_; }

private:
    bool may_speak() {
        const std::int64_t now = site_.parts_.lobby.now();
        const std::string& who = client_->account().empty() ? neighbourhood_ : client_->account();
        return bucket_.take(limits::messages, now) && site_.account_messages_.allows(who, now);
    }

    WebSite& site_;
    std::string neighbourhood_;
    bool is_trusted_;
    std::uint64_t session_;
    std::shared_ptr<Client> client_;
    Bucket bucket_;
    int faults_ = 0;
};

std::unique_ptr<Conversation> WebSite::converse(const HttpRequest& request, const std::shared_ptr<Socket>& socket,
                                                HttpResponse& refusal) {
    const auto refuse = [&](std::string code, std::string message) {
        refusal = failed({std::move(code), std::move(message), {}, 0});
        return nullptr;
    };
    if (request.path != "/api/socket") return refuse("unknown_path", "the socket is at /api/socket");
    if (is_foreign(request)) return refuse("foreign_origin", "not from this site");
    const auto open = sockets_.find(neighbourhood(request.address));
    if (!is_trusted(request) &&
        ((open != sockets_.end() && open->second >= limits::sockets_per_address) || is_limited(request, requests_))) {
        return refuse("too_fast", "too many sockets from this address");
    }
    auto session = parts_.accounts.session_of(request);
    const std::string account = session ? session->account.id : std::string();
    auto client = std::make_shared<Client>(account, socket);
    return std::make_unique<Talk>(*this, request, std::move(session), std::move(client));
}

void WebSite::close_sockets(const std::function<bool(const Talk&)>& which, std::string_view reason) {
    for (Talk* talk : talks_) {
        if (which(*talk)) talk->client().close(reason);
    }
}

void WebSite::close_sockets_of_account(const std::string& account, std::string_view reason) {
    close_sockets([&](const Talk& talk) { return talk.client().account() == account; }, reason);
}

void WebSite::close_sockets_of_session(std::uint64_t session) {
    close_sockets([&](const Talk& talk) { return talk.session() == session; }, "logged out");
}

std::string WebSite::metrics() const {
    std::string text;
    const auto add = [&text](std::string_view name, std::string_view kind, std::uint64_t value) {
        text.append("# TYPE kitamae_").append(name).append(" ").append(kind).append("\nkitamae_");
        text.append(name).append(" ").append(std::to_string(value)).append("\n");
    };
    const auto uptime = static_cast<std::uint64_t>(parts_.lobby.now() - started_) / 1000;
    add("uptime_seconds", "gauge", uptime);
    add("tables", "gauge", parts_.lobby.table_count());
    add("sockets", "gauge", parts_.network.socket_count());
    add("jobs_waiting", "gauge", parts_.bots.waiting());
    add("questions_waiting", "gauge", parts_.questions.waiting());
    add("resident_bytes", "gauge", resident_bytes());
    add("requests_total", "counter", request_count_);
    add("messages_total", "counter", message_count_);
    add("messages_refused_total", "counter", refusal_count_);
    add("actions_total", "counter", parts_.lobby.counts().actions);
    add("events_total", "counter", parts_.lobby.counts().events);
    add("store_commits_total", "counter", parts_.store.commits());
    add("store_writes_total", "counter", parts_.store.writes());
    return text;
}

}  // namespace kitamae::server
