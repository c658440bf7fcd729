// Whoever sends too much, too fast, or does not read is stopped; everybody else does not notice.

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "server/net/crowd.h"
#include "server/store/database.h"
#include "server/text.h"
#include "tests/server/raw_socket.h"
#include "tests/server/still_house.h"
#include "tests/server/visitors.h"

namespace kitamae::server::test {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;

const House::Change strict = [](ServeOptions& options) { options.trust_loopback = false; };

// From now on the visitor reads nothing.
void hang(Visitor& visitor) {
    visitor.socket->stop_reading();
    const std::size_t before = visitor.heard.size();
    visitor.send(R"({"t":"ping","id":"last"})");
    EXPECT_TRUE(visitor.wait([&] { return visitor.heard.size() > before; }));
}

TEST(server_bounds, a_slow_reader_is_closed_and_comes_back_by_version) {
    House house([](ServeOptions& options) { options.farewell = 100ms; });
    Visitor slow(house);
    Visitor anna(house);
    const std::string table = begin_table(anna, {&slow}, "honshu");
    const auto version = anna.next_event("start").at("version");
    hang(slow);
    for (int i = 0; i < 4000; ++i) {
        slow.send(R"({"t":"watch","id":"w)" + std::to_string(i) + R"(","table":")" + table + R"(","mode":"views"})");
    }
    EXPECT_EQ(anna.say({{"t", "ping"}}).at("t"), "pong");
    EXPECT_TRUE(anna.wait([&] { return metric(anna, "sockets") == 1; }));
    anna.say({{"t", "chat"}, {"table", table}, {"text", "Where are you?"}});
    slow.connect();
    const auto gap = slow.say({{"t", "watch"}, {"table", table}, {"mode", "events"}, {"since", version}});
    ASSERT_EQ(gap.at("t"), "gap");
    EXPECT_EQ(gap.at("events").at(0).at("text"), "Where are you?");
}

TEST(server_bounds, a_silent_socket_stays_and_a_dead_one_goes) {
    House house([](ServeOptions& options) {
        options.ping_after = 100ms;
        options.gone_after = 1500ms;
    });
    Visitor dead(house);
    Visitor silent(house);
    hang(dead);  // does not answer pings either
    EXPECT_TRUE(silent.wait([&] { return metric(silent, "sockets") == 1; }));
    EXPECT_FALSE(silent.is_closed());
    EXPECT_EQ(silent.say({{"t", "ping"}}).at("t"), "pong");
}

TEST(server_bounds, the_server_stops_though_a_client_hangs) {
    House house;
    Visitor dead(house);
    hang(dead);
    RawSocket half(house.port());
    half.send("GET /api/me HTTP/1.1\r\nHost: x\r\n");
    house.stop();
}

TEST(server_bounds, a_request_that_was_read_is_answered_though_the_server_stops) {
    House house([](ServeOptions& options) { options.stopping = 60s; });
    Visitor anna(house);
    anna.socket->close();
    Database other(house.options.database, Database::Mode::write);
    other.run("BEGIN IMMEDIATE");  // the server's writes wait for this, and the answer for them
    const std::uint64_t before = metric(anna, "requests_total");
    const RawSocket asked(house.port());
    asked.send("POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}");
    for (std::uint64_t own = 1; metric(anna, "requests_total") <= before + own; ++own) {
    }
    std::thread stopping([&] { house.stop(); });
    try {
        for (;;) RawSocket(house.port());  // until the server does not listen any more
    } catch (const std::exception&) {
    }
    std::this_thread::sleep_for(300ms);  // in which a server that does not wait would be gone
    other.run("COMMIT");
    EXPECT_NE(asked.receive().find("200 OK"), std::string::npos);
    stopping.join();
}

TEST(server_bounds, too_many_messages_close_the_socket) {
    House house(strict);
    Visitor anna(house);
    Visitor bea(house);
    for (int i = 0; i < 200; ++i) anna.send(R"({"t":"ping","id":"p"})");
    EXPECT_TRUE(anna.wait([&] { return anna.is_closed(); }));
    EXPECT_EQ(anna.close_reason(), "too many messages");
    EXPECT_EQ(bea.say({{"t", "ping"}}).at("t"), "pong");
}

TEST(server_bounds, an_account_has_no_more_by_having_many_sockets) {
    std::size_t closed = 0;  // told of until the house is gone
    House house(strict);
    Visitor anna(house);
    SocketHandlers handlers;
    handlers.closed = [&](const std::string&) { ++closed; };
    std::vector<std::shared_ptr<WebSocket>> sockets;
    for (int i = 0; i < 10; ++i) {
        sockets.push_back(house.clients().open("/api/socket", anna.token, handlers));
        for (int message = 0; message < 50; ++message) sockets.back()->send(R"({"t":"ping","id":"p"})");
    }
    EXPECT_TRUE(anna.wait([&] { return closed >= 1; }));
}

TEST(server_bounds, too_many_requests_are_refused) {
    House house(strict);
    Visitor anna(house);
    std::string last;
    for (int i = 0; i < 200 && last != "too_fast"; ++i) last = code_of(anna.ask("GET", "/api/games"));
    EXPECT_EQ(last, "too_fast");
    EXPECT_EQ(anna.ask("GET", "/healthz").at("status"), 200);
    house.pass(10s);
    EXPECT_EQ(anna.ask("GET", "/api/games").at("status"), 200);
}

TEST(server_bounds, too_many_sockets_of_an_address_are_refused) {
    House house(strict);
    std::vector<std::unique_ptr<Visitor>> crowd;
    for (int i = 0; i < 64; ++i) crowd.push_back(Visitor::nobody(house));
    EXPECT_FALSE(crowd.back()->is_closed());
    EXPECT_TRUE(Visitor::nobody(house)->is_closed());
    crowd.pop_back();
    EXPECT_TRUE(crowd.front()->wait([&] { return !Visitor::nobody(house)->is_closed(); }));
}

TEST(server_bounds, too_many_connections_of_an_address_are_cut) {
    House house(strict);
    std::vector<RawSocket> crowd;
    for (int i = 0; i < 256; ++i) crowd.emplace_back(house.port());
    EXPECT_EQ(RawSocket(house.port()).receive(), "");
    crowd.clear();
    const auto is_served = [&] {
        RawSocket again(house.port());
        again.send("GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        return again.receive().find("200 OK") != std::string::npos;
    };
    bool served = false;  // once the server has noticed that the crowd is gone
    for (int tries = 0; tries < 100 && !served; ++tries) {
        served = is_served();
        if (!served) std::this_thread::sleep_for(50ms);
    }
    EXPECT_TRUE(served);
}

TEST(server_bounds, files_are_not_given_without_end) {
    House house(strict);
    const RawSocket greedy(house.port());
    std::string requests;
    for (int i = 0; i < 2000; ++i) requests += "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
    greedy.send(requests + "GET /assets/x.js HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    const std::string answers = greedy.receive(64U << 20U);
    EXPECT_EQ(answers.find(" 429 "), answers.rfind("HTTP/1.1 ") + 8);
    Visitor anna(house);
    EXPECT_EQ(anna.ask("GET", "/healthz").at("status"), 200);
}

TEST(server_bounds, an_address_has_no_more_tables_by_having_many_accounts) {
    House house(strict);
    int made = 0;
    std::string last = "none";
    for (int guest = 0; guest < 8; ++guest) {
        Visitor visitor(house);
        for (int i = 0; i < 20; ++i) {
            last = code_of(visitor.ask("POST", "/api/tables",
                                       R"({"game":"honshu","players":2,"seats":[{"kind":"me"},{"kind":"open"}]})"));
            if (last == "none") ++made;
        }
        house.pass(2s);  // more requests, hardly more tables
    }
    EXPECT_EQ(last, "too_fast");
    EXPECT_GE(made, 120);
    EXPECT_LE(made, 140);
}

TEST(server_bounds, a_house_full_of_tables_takes_no_more_until_one_is_over) {
    House house([](ServeOptions& options) { options.most_tables = 2; });
    Visitor anna(house);
    const auto make = [&] {
        return anna.ask(
            "POST", "/api/tables",
            R"({"game":"honshu","players":2,"seats":[{"kind":"me"},{"kind":"bot","bot":"random"}],"start":true})");
    };
    make();
    const std::string table(make().at("table").as_string());
    EXPECT_EQ(code_of(make()), "busy");
    house.restart();
    EXPECT_EQ(code_of(make()), "busy");
    anna.connect();
    anna.say({{"t", "watch"}, {"table", table}, {"mode", "events"}});
    anna.say({{"t", "resign"}, {"table", table}, {"seat", 0}});
    while (!anna.next_event().at("over").as_bool()) {
    }
    EXPECT_EQ(code_of(make()), "none");
}

TEST(server_bounds, an_account_has_fifty_tables_at_most) {
    House house;
    Visitor anna(house);
    const auto make = [&] {
        return code_of(anna.ask("POST", "/api/tables",
                                R"({"game":"honshu","players":2,"seats":[{"kind":"me"},{"kind":"open"}]})"));
    };
    for (int i = 0; i < 50; ++i) EXPECT_EQ(make(), "none");
    EXPECT_EQ(make(), "too_many");
}

TEST(server_bounds, tries_of_a_name_are_counted_however_it_is_written_and_wherever_from) {
    House house([](ServeOptions& options) { options.trust_proxy = true; });
    Visitor anna(house);
    int last = 0;
    int answers = 0;
    const std::vector<std::string> names{"anna", "Anna", "ANNA", " anna", "an\u200Bna", "aNNa"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        const json::object body{{"name", names[i]}, {"password", "wrong horse"}};
        house.clients().ask({"POST", "/api/login", json::serialize(body), {}, {}, "192.0.2." + std::to_string(i)},
                            [&](const WebAnswer& answer) {
                                last = answer.status;
                                ++answers;
                            });
        anna.wait([&] { return answers == static_cast<int>(i) + 1; });
        EXPECT_EQ(last, i < 5 ? 403 : 429) << names[i];
    }
}

TEST(server_bounds, an_address_of_ipv6_is_that_of_its_household) {
    EXPECT_EQ(neighbourhood("192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(neighbourhood("::ffff:192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(neighbourhood("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2");
    EXPECT_EQ(neighbourhood("2001:db8:1:2::6"), "2001:db8:1:2");
    EXPECT_EQ(neighbourhood("2001:db8::6"), neighbourhood("2001:db8::7"));
    EXPECT_NE(neighbourhood("2001:db8:1:2::1"), neighbourhood("2001:db8:1:3::1"));
}

TEST(server_bounds, connections_are_counted_by_household) {
    Crowd crowd;
    const Crowd::Presence first(crowd, "2001:db8:1:2::1");
    {
        Crowd::Presence second(crowd, "2001:db8:1:2::2");
        const Crowd::Presence moved(std::move(second));
        EXPECT_EQ(crowd.count("2001:db8:1:2::3"), 2U);
    }
    EXPECT_EQ(crowd.count("2001:db8:1:2::3"), 1U);
    EXPECT_EQ(crowd.count("2001:db8:1:3::3"), 0U);
}

// Somebody between the visitor and us could have written a page that came without TLS.
TEST(server_bounds, where_we_speak_tls_a_page_without_it_is_another_site) {
    House house([](ServeOptions& options) { options.trust_proxy = true; });
    const auto answer = [&](const std::string& origin) {
        const RawSocket socket(house.port());
        socket.send("POST /api/guest HTTP/1.1\r\nHost: kitamae.example\r\nOrigin: " + origin +
                    "\r\nX-Forwarded-Proto: https\r\nContent-Type: application/json\r\nContent-Length: 2\r\n"
                    "Connection: close\r\n\r\n{}");
        return socket.receive();
    };
    EXPECT_NE(answer("https://kitamae.example").find("200 OK"), std::string::npos);
    EXPECT_NE(answer("http://kitamae.example").find("foreign_origin"), std::string::npos);
    EXPECT_NE(answer("null").find("foreign_origin"), std::string::npos);
}

TEST(server_bounds, other_sites_open_no_socket) {
    House house;
    RawSocket evil(house.port());
    evil.send(
        "GET /api/socket HTTP/1.1\r\nHost: kitamae.example\r\nOrigin: https://evil.example\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n");
    EXPECT_NE(evil.receive().find("foreign_origin"), std::string::npos);
}

TEST(server_bounds, headers_and_rubbish_do_no_harm) {
    House house;
    for (const std::string& text : {"GET / HTTP/1.1\r\nX: " + std::string(20'000, 'x') + "\r\n\r\n",
                                    std::string("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 11),
                                    std::string("GET / HTTP/9.9\r\n\r\n"), std::string("\r\n\r\n\r\n")}) {
        const RawSocket rude(house.port());
        rude.send(text);
        shutdown(rude.handle(), SHUT_WR);
        EXPECT_LT(rude.receive().size(), 2000U);
    }
    Visitor anna(house);
    EXPECT_EQ(anna.ask("GET", "/healthz").at("status"), 200);
}

// A table at which nothing has happened but chat, as much as there can be.
std::shared_ptr<Table> table_full_of(StillHouse& house, const std::string& chat) {
    TableSetup setup;
    setup.game = "honshu";
    setup.players = 2;
    setup.host = "anna";
    setup.secret = std::string(secret_size, 's');
    setup.created = house.now();
    for (const char* name : {"anna", "bea"}) setup.seats.push_back({SeatKind::human, name, {}, {}, {}});
    Event said;
    said.kind = EventKind::chat;
    said.text = json::serialize(json::object{{"account", "anna"}, {"text", chat}});
    const std::vector<Event> events(limits::idle_events, said);
    return Table::restored(house, {1, "table", write_setup(setup), {}, 0, {}, false, events});
}

// More than a socket's outbox would close the socket, again and again.
TEST(server_bounds, whoever_missed_too_much_gets_the_whole_table) {
    StillHouse house;
    const auto table = table_full_of(house, std::string(limits::chat_text, 'x'));
    const auto socket = std::make_shared<HeardSocket>();
    const auto carla = std::make_shared<Client>("carla", socket);
    const auto kind_of_answer = [&](std::size_t since) {
        table->handle({carla, "w"}, message::Watch{false, false, since});
        EXPECT_LT(socket->heard.back().size(), limits::outbox_bytes / 2 + 1000);
        return std::string(json::parse(socket->heard.back()).at("t").as_string());
    };
    EXPECT_EQ(kind_of_answer(limits::idle_events - 100), "gap");
    EXPECT_EQ(kind_of_answer(0), "table");
    EXPECT_EQ(kind_of_answer(limits::idle_events + 1), "table");  // a version that never was
    table->leave(*carla);
}

TEST(server_bounds, a_table_full_of_chat_is_still_played) {
    StillHouse house;
    const auto table = table_full_of(house, "Hello");
    const auto socket = std::make_shared<HeardSocket>();
    const auto anna = std::make_shared<Client>("anna", socket);
    const auto answer = [&] { return json::parse(socket->heard.back()); };
    table->handle({anna, "1"}, message::Chat{"again"});
    EXPECT_EQ(answer().at("error").at("code"), "too_many");
    table->handle({anna, "2"}, message::Stand{Seat{0}});
    EXPECT_EQ(answer().at("error").at("code"), "too_many");
    table->handle({anna, "3"}, message::Start{});
    house.settle(1);
    const Seat seat = table->state().to_act().lowest();
    const auto player = std::make_shared<Client>(seat == Seat{0} ? "anna" : "bea", socket);
    table->handle({player, "4"}, message::Legal{seat});
    const std::string action(answer().at("actions").at(0).as_string());
    table->handle({player, "5"}, message::Act{seat, action, {}});
    house.settle(2);
    EXPECT_EQ(answer().at("t"), "ok");
    table->handle({player, "6"}, message::Undo{seat});
    EXPECT_EQ(answer().at("error").at("code"), "too_many");
}

}  // namespace
}  // namespace kitamae::server::test
