// Measures a server under load: the limit (a bare echo server), saturation, many tables at an easy pace, memory.

#include <algorithm>
#include <boost/json.hpp>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

#include "cli/commands.h"
#include "cli/load_players.h"
#include "server/net/web_client.h"

namespace kitamae::cli {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
using server::WebClients;

constexpr int echo_connections = 100;
constexpr std::size_t saturating_tables = 100;

struct Place {
    std::string address = "127.0.0.1";
    std::uint16_t port = 0;
};

Place place_of(const std::string& url) {
    const auto host = url.find("://");
    const auto colon = url.rfind(':');
    if (!url.starts_with("http://") || colon == std::string::npos || colon <= host) {
        throw std::runtime_error("a URL is meant like http://127.0.0.1:8080");
    }
    const std::string name = url.substr(host + 3, colon - host - 3);
    return {name == "localhost" ? "127.0.0.1" : name, static_cast<std::uint16_t>(std::atoi(url.c_str() + colon + 1))};
}

// A server of our own: this program again, on a free port, with a database that goes with it.
class OwnServer {
public:
    OwnServer() {
        std::string folder = (std::filesystem::temp_directory_path() / "kitamae-load-XXXXXX").string();
        if (mkdtemp(folder.data()) == nullptr) throw std::runtime_error("cannot make a folder for the database");
        folder_ = folder;
        std::array<int, 2> pipe_ends{};
        if (pipe(pipe_ends.data()) != 0) throw std::runtime_error("cannot make a pipe");
        child_ = fork();
        if (child_ == 0) serve(pipe_ends);
        close(pipe_ends[1]);
        place_.port = port_from(pipe_ends[0]);
    }
    ~OwnServer() {
        kill(child_, SIGTERM);
        waitpid(child_, nullptr, 0);
        std::error_code ignored;
        std::filesystem::remove_all(folder_, ignored);
    }
    OwnServer(const OwnServer&) = delete;
    OwnServer& operator=(const OwnServer&) = delete;

    const Place& place() const { return place_; }

private:
    [[noreturn]] void serve(const std::array<int, 2>& pipe_ends) const {
        dup2(pipe_ends[1], STDOUT_FILENO);
        const std::string database = folder_ + "/load.db";
        execl("/proc/self/exe", "kitamae", "serve", "--port", "0", "--db", database.c_str(), "--trust-loopback",
              nullptr);
        std::_Exit(127);
    }

    static std::uint16_t port_from(int end) {
        std::string line;
        for (char c = 0; read(end, &c, 1) == 1 && c != '\n';) line += c;
        const auto colon = line.rfind(':');
        if (colon == std::string::npos) throw std::runtime_error("the server did not start");
        return static_cast<std::uint16_t>(std::atoi(line.c_str() + colon + 1));
    }

    std::string folder_;
    pid_t child_ = -1;
    Place place_;
};

// As the server tells it.
std::uint64_t resident_bytes(const Place& place) {
    WebClients clients(place.address, place.port);
    std::string text;
    bool is_answered = false;
    clients.ask({"GET", "/metrics", {}, {}, {}, {}}, [&](server::WebAnswer answer) {
        text = std::move(answer.body);
        is_answered = true;
    });
    clients.run_until([&] { return is_answered; }, 60s);
    constexpr std::string_view name = "\nkitamae_resident_bytes ";
    const auto at = text.find(name);
    if (at == std::string::npos) throw std::runtime_error("there is no Kitamae server at the URL");
    return std::strtoull(text.c_str() + at + name.size(), nullptr, 10);
}

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

double measure_echo(double seconds) {
    const server::EchoServer echo;
    WebClients clients("127.0.0.1", echo.port());
    std::uint64_t trips = 0;
    const std::string message(120, 'x');
    std::vector<std::shared_ptr<server::WebSocket>> sockets(echo_connections);
    for (auto& socket : sockets) {
        server::SocketHandlers handlers;
        handlers.opened = [&socket, &message] { socket->send(message); };
        handlers.received = [&socket, &trips](std::string_view text) {
            ++trips;
            socket->send(std::string(text));
        };
        socket = clients.open("/", {}, std::move(handlers));
    }
    clients.run_until([&] { return trips > echo_connections; }, 5s);
    trips = 0;
    const auto start = Clock::now();
    clients.run_until([] { return false; }, std::chrono::milliseconds(static_cast<int>(seconds * 1000)));
    return static_cast<double>(trips) / seconds_since(start);
}

class Crowd {
public:
    Crowd(const Place& place, const LoadOptions& options, std::size_t tables)
        : options_(options), clients_(place.address, place.port) {
        for (std::size_t i = 0; i < tables; ++i) {
            tables_.push_back(std::make_unique<LoadTable>(clients_, counts_, options.game));
        }
    }

    // A few at a time, so that the queue of connections does not overflow.
    void gather() {
        constexpr std::size_t at_once = 50;
        for (std::size_t first = 0; first < tables_.size(); first += at_once) {
            const std::size_t end = std::min(first + at_once, tables_.size());
            for (std::size_t i = first; i < end; ++i) tables_[i]->begin();
            const bool ready = clients_.run_until(
                [&] {
                    return counts_.errors > 0 ||
                        std::all_of(tables_.begin() + static_cast<std::ptrdiff_t>(first),
                                    tables_.begin() + static_cast<std::ptrdiff_t>(end),
                                    [](const auto& table) { return table->is_ready(); });
                },
                60s);
            if (counts_.errors > 0) {
                throw std::runtime_error("the server refuses: " + counts_.first_error +
                                         "\nA server that is measured is started with --trust-loopback.");
            }
            if (!ready) throw std::runtime_error("tables did not start in time");
        }
    }

    double play_freely() {
        for (auto& table : tables_) table->play_freely(true);
        clients_.run_until([] { return false; }, 500ms);
        counts_.actions = 0;
        const auto start = Clock::now();
        clients_.run_until([] { return false; }, std::chrono::milliseconds(static_cast<int>(options_.seconds * 1000)));
        const double rate = static_cast<double>(counts_.actions) / seconds_since(start);
        for (auto& table : tables_) table->stop();
        clients_.run_until([] { return false; }, 300ms);
        return rate;
    }

    // About one action a table and second, spread evenly.
    void play_slowly() {
        const std::chrono::microseconds step(1'000'000 / static_cast<std::int64_t>(tables_.size()));
        const auto start = Clock::now();
        std::size_t played = 0;
        std::function<void()> next = [&] {
            const auto due = static_cast<std::size_t>((Clock::now() - start) / step);
            for (; played < due; ++played) tables_[played % tables_.size()]->play_one();
            clients_.after(std::max(step, std::chrono::microseconds(500)), next);
        };
        next();
        clients_.run_until([] { return false; }, std::chrono::milliseconds(static_cast<int>(options_.seconds * 1000)));
        for (auto& table : tables_) table->stop();
        next = [] {};
        clients_.run_until([] { return false; }, 300ms);
    }

    LoadCounts& counts() { return counts_; }

private:
    const LoadOptions& options_;
    WebClients clients_;
    LoadCounts counts_;
    std::vector<std::unique_ptr<LoadTable>> tables_;
};

double percentile(std::vector<double>& values, double share) {
    if (values.empty()) return 0;
    const auto at = values.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), at, values.end());
    return *at;
}

// Many tables at an easy pace, and the memory they take. Returns the number of errors.
std::uint64_t hold_tables(const Place& place, const LoadOptions& options, boost::json::object& report) {
    const std::uint64_t before = resident_bytes(place);
    Crowd crowd(place, options, options.tables);
    crowd.gather();
    const std::uint64_t after = resident_bytes(place);
    report["rss_bytes_per_table"] = (after > before ? after - before : 0) / options.tables;
    report["rss_bytes"] = after;
    crowd.play_slowly();
    report["held_actions_per_second"] = static_cast<double>(crowd.counts().actions) / options.seconds;
    report["p50_ms"] = percentile(crowd.counts().latencies_ms, 0.5);
    report["p99_ms"] = percentile(crowd.counts().latencies_ms, 0.99);
    return crowd.counts().errors;
}

// As many actions as the tables can play.
std::uint64_t saturate(const Place& place, const LoadOptions& options, boost::json::object& report) {
    Crowd crowd(place, options, std::min(saturating_tables, options.tables));
    crowd.gather();
    const double rate = crowd.play_freely();
    report["actions_per_second"] = rate;
    report["share_of_echo"] = rate / report.at("echo_messages_per_second").as_double();
    report["saturated_p50_ms"] = percentile(crowd.counts().latencies_ms, 0.5);
    report["saturated_p99_ms"] = percentile(crowd.counts().latencies_ms, 0.99);
    report["games"] = crowd.counts().games;
    return crowd.counts().errors;
}

void raise_file_limit() {
    rlimit limit{};
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace

int run_load(const LoadOptions& options) {
    raise_file_limit();
    boost::json::object report{{"tables", options.tables}, {"sockets", options.tables * seats_per_table}};
    const double echo = measure_echo(std::min(options.seconds, 10.0));
    report["echo_messages_per_second"] = echo;
    std::unique_ptr<OwnServer> own;
    if (options.url.empty()) own = std::make_unique<OwnServer>();
    const Place place = own ? own->place() : place_of(options.url);
    std::uint64_t errors = hold_tables(place, options, report);
    errors += saturate(place, options, report);
    report["errors"] = errors;
    if (options.json) {
        std::printf("%s\n", boost::json::serialize(report).c_str());
    } else {
        for (const auto& [key, value] : report) {
            std::printf("%-26s %s\n", std::string(key).c_str(), boost::json::serialize(value).c_str());
        }
    }
    return errors == 0 ? 0 : 1;
}

}  // namespace kitamae::cli
