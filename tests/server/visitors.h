#pragma once
// A server in a thread of the test, and visitors who speak with it over real sockets. Everything a visitor does waits
// for its answer, so that tests read like a conversation and never depend on time.

#include <atomic>
#include <boost/json.hpp>
#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <thread>
#include <vector>

#include "server/net/web_client.h"
#include "server/serve.h"

namespace kitamae::server::test {

class House {
public:
    enum class Kind : std::uint8_t { thread, child };  // of where the server runs: a child process can be killed

    using Change = std::function<void(ServeOptions&)>;
    explicit House(Kind kind = Kind::thread, const Change& change = {});  // a new database
    explicit House(const Change& change) : House(Kind::thread, change) {}
    ~House();  // is removed
    House(const House&) = delete;
    House& operator=(const House&) = delete;

    void restart();  // on the same port
    void kill();     // as if the power failed; a child only
    void stop();
    void start();
    // The server's clock stands still, however slow the machine is, but for this.
    void pass(std::chrono::milliseconds time) { shift_ += time.count(); }
    const std::string& folder() const { return folder_; }
    std::uint16_t port() const { return port_; }
    WebClients& clients() { return *clients_; }
    ServeOptions options;

private:
    void start_thread();
    void start_child();

    const Kind kind_;
    std::string folder_;
    std::atomic<std::int64_t> shift_ = 0;
    pid_t child_ = -1;
    std::unique_ptr<Server> server_;
    std::thread thread_;
    std::uint16_t port_ = 0;
    std::unique_ptr<WebClients> clients_;
};

class Visitor {
public:
    explicit Visitor(House& house, std::string_view name = "");  // a guest
    static std::unique_ptr<Visitor> nobody(House& house);        // without a session
    ~Visitor();
    Visitor(const Visitor&) = delete;
    Visitor& operator=(const Visitor&) = delete;

    // HTTP. The status is put into the answer as "status", other text than JSON as "text".
    boost::json::object ask(const std::string& method, const std::string& target, const std::string& body = "{}");

    void connect();  // a socket, anew
    // A message and its answer; events that come meanwhile are kept.
    boost::json::object say(boost::json::object message);
    void send(const std::string& text);
    boost::json::object answer_to(std::string_view id);
    // The next event of that kind, or any; fails the test if none comes.
    boost::json::object next_event(std::string_view kind = "");
    bool is_closed() const { return is_closed_; }
    const std::string& close_reason() const { return reason_; }
    bool wait(const std::function<bool()>& done);

    // Everything that came, in order, as text.
    std::deque<std::string> heard;
    std::deque<boost::json::object> events;
    std::string token;
    std::string account;
    std::shared_ptr<WebSocket> socket;

private:
    struct Nobody {};
    Visitor(House& house, Nobody /*kind*/) : house_(house) { connect(); }

    House& house_;
    std::deque<boost::json::object> answers_;
    bool is_open_ = false;
    bool is_closed_ = false;
    std::string reason_;
    int last_id_ = 0;
    int sockets_ = 0;
};

std::string code_of(const boost::json::object& answer);  // of its error; "none"

// A number of /metrics.
std::uint64_t metric(Visitor& visitor, std::string_view name);

// A table that this visitor hosts, with open seats for the others; all of them sit down, watch and the match begins.
std::string begin_table(Visitor& host, const std::vector<Visitor*>& others, const std::string& game,
                        boost::json::object options = {}, std::string_view mode = "events");

using Visitors = std::vector<std::unique_ptr<Visitor>>;
Visitors visitors(House& house, std::size_t count);
std::vector<Visitor*> all_but_first(const Visitors& visitors);

// The action the server suggests to a seat, by the first event that has one.
struct Suggested {
    std::int64_t seat = -1;
    std::string action;
};
Suggested suggestion_in(const boost::json::object& event);

// Everybody plays suggestions until the match is over. Returns the number of actions.
int play_out(Visitors& players, const std::string& table);

}  // namespace kitamae::server::test
