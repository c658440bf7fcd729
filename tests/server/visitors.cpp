#include "tests/server/visitors.h"

#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <gtest/gtest.h>
#include <stdexcept>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

#include "server/log.h"

namespace kitamae::server::test {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;

constexpr auto patience = 60s;  // only a hanging server takes as long

}  // namespace

House::House(Kind kind, const Change& change) : kind_(kind) {
    set_quiet(true);
    std::string folder = (std::filesystem::temp_directory_path() / "kitamae-test-XXXXXX").string();
    if (mkdtemp(folder.data()) == nullptr) throw std::runtime_error("no temporary folder");
    folder_ = folder;
    options.port = 0;
    options.database = folder_ + "/test.db";
    options.trust_loopback = true;
    options.stopping = 100ms;  // visitors who wait for the house to stop do not answer its farewell
    const auto since = std::chrono::system_clock::now().time_since_epoch();
    options.now = [this, begun = std::chrono::duration_cast<std::chrono::milliseconds>(since).count()] {
        return begun + shift_;
    };
    if (change) change(options);
    start();
}

House::~House() {
    stop();
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
}

void House::start() {
    if (kind_ == Kind::thread) {
        start_thread();
    } else {
        start_child();
    }
    options.port = port_;
    if (!clients_) clients_ = std::make_unique<WebClients>("127.0.0.1", port_);
}

void House::start_thread() {
    server_ = std::make_unique<Server>(options);
    port_ = server_->port();
    thread_ = std::thread([this] { server_->run(); });
}

void House::start_child() {
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe(ends.data()), 0);
    child_ = fork();
    if (child_ == 0) {
        try {
            Server server(options);
            const std::uint16_t port = server.port();
            if (write(ends[1], &port, sizeof port) == sizeof port) server.run();
        } catch (const std::exception& error) {
            std::fprintf(stderr, "the server did not start: %s\n", error.what());
        }
        std::_Exit(0);
    }
    close(ends[1]);
    ASSERT_EQ(read(ends[0], &port_, sizeof port_), static_cast<ssize_t>(sizeof port_));
    close(ends[0]);
}

void House::kill() {
    ::kill(child_, SIGKILL);
    waitpid(child_, nullptr, 0);
    child_ = -1;
}

void House::stop() {
    if (child_ > 0) kill();
    if (!thread_.joinable()) return;
    server_->stop();
    thread_.join();
    server_.reset();
}

void House::restart() {
    stop();
    start();
}

Visitor::Visitor(House& house, std::string_view name) : house_(house) {
    const json::object made =
        ask("POST", "/api/guest", name.empty() ? "{}" : json::serialize(json::object{{"name", name}}));
    account = made.at("account").at("id").as_string().c_str();
    connect();
}

std::unique_ptr<Visitor> Visitor::nobody(House& house) {
    return std::unique_ptr<Visitor>(new Visitor(house, Nobody{}));
}

Visitor::~Visitor() {
    if (socket && is_open_ && !is_closed_) socket->close();
    wait([this] { return is_closed_; });
}

bool Visitor::wait(const std::function<bool()>& done) { return house_.clients().run_until(done, patience); }

json::object Visitor::ask(const std::string& method, const std::string& target, const std::string& body) {
    bool is_answered = false;
    WebAnswer answer;
    house_.clients().ask({method, target, method == "GET" ? "" : body, token, {}, {}}, [&](WebAnswer got) {
        answer = std::move(got);
        is_answered = true;
    });
    EXPECT_TRUE(wait([&] { return is_answered; }));
    if (!answer.cookie.empty()) token = answer.cookie;
    json::object result;
    boost::system::error_code error;
    json::value parsed = json::parse(answer.body, error);
    if (!error && parsed.is_object()) {
        result = parsed.get_object();
    } else {
        result["text"] = answer.body;
    }
    result["status"] = answer.status;
    return result;
}

void Visitor::connect() {
    is_open_ = is_closed_ = false;
    const int number = ++sockets_;  // an earlier socket may still tell its end
    SocketHandlers handlers;
    handlers.opened = [this] { is_open_ = true; };
    handlers.received = [this](std::string_view text) {
        heard.emplace_back(text);
        json::object message = json::parse(json::string_view(text)).as_object();
        (message.at("t") == "event" ? events : answers_).push_back(std::move(message));
    };
    handlers.closed = [this, number](std::string reason) {
        if (number != sockets_) return;
        is_closed_ = true;
        reason_ = std::move(reason);
    };
    socket = house_.clients().open("/api/socket", token, std::move(handlers));
    EXPECT_TRUE(wait([this] { return is_open_ || is_closed_; }));
}

void Visitor::send(const std::string& text) { socket->send(text); }

json::object Visitor::say(json::object message) {
    if (!message.contains("id")) message["id"] = "m" + std::to_string(++last_id_);
    const std::string id = message.at("id").as_string().c_str();
    send(json::serialize(message));
    return answer_to(id);
}

json::object Visitor::answer_to(std::string_view id) {
    json::object found;
    const bool came = wait([&] {
        for (auto at = answers_.begin(); at != answers_.end(); ++at) {
            if (at->at("id").as_string() != json::string_view(id)) continue;
            found = std::move(*at);
            answers_.erase(at);
            return true;
        }
        return is_closed_;
    });
    EXPECT_TRUE(came) << "no answer to " << id;
    return found;
}

json::object Visitor::next_event(std::string_view kind) {
    json::object found;
    const bool came = wait([&] {
        while (!events.empty()) {
            found = std::move(events.front());
            events.pop_front();
            if (kind.empty() || found.at("kind").as_string() == json::string_view(kind)) return true;
            found = {};
        }
        return false;
    });
    EXPECT_TRUE(came) << "no event " << kind;
    return found;
}

std::string code_of(const json::object& answer) {
    const auto* error = answer.if_contains("error");
    return error == nullptr ? "none" : std::string(error->at("code").as_string());
}

std::uint64_t metric(Visitor& visitor, std::string_view name) {
    const std::string text = visitor.ask("GET", "/metrics").at("text").as_string().c_str();
    const auto at = text.find("\nkitamae_" + std::string(name) + " ");
    return at == std::string::npos ? 0 : std::stoull(text.substr(text.find(' ', at)));
}

std::string begin_table(Visitor& host, const std::vector<Visitor*>& others, const std::string& game,
                        json::object options, std::string_view mode) {
    json::array seats;
    seats.push_back(json::object{{"kind", "me"}});
    for (std::size_t i = 0; i < others.size(); ++i) seats.push_back(json::object{{"kind", "open"}});
    const json::object wish{{"game", game},
                            {"players", others.size() + 1},
                            {"options", std::move(options)},
                            {"nonce", "00112233445566778899aabbccddeeff"},
                            {"seats", std::move(seats)}};
    const json::object made = host.ask("POST", "/api/tables", json::serialize(wish));
    EXPECT_EQ(made.at("status"), 200) << json::serialize(made);
    const std::string table = made.at("table").as_string().c_str();
    host.say({{"t", "watch"}, {"table", table}, {"mode", mode}, {"suggest", "random"}});
    for (std::size_t i = 0; i < others.size(); ++i) {
        others[i]->say({{"t", "watch"}, {"table", table}, {"mode", mode}, {"suggest", "random"}});
        const auto sat = others[i]->say(
            {{"t", "sit"}, {"table", table}, {"seat", i + 1}, {"nonce", "ffeeddccbbaa99887766554433221100"}});
        EXPECT_EQ(sat.at("t"), "ok") << json::serialize(sat);
    }
    const auto started = host.say({{"t", "start"}, {"table", table}});
    EXPECT_EQ(started.at("t"), "ok") << json::serialize(started);
    return table;
}

}  // namespace kitamae::server::test
