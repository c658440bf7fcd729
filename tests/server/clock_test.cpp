// Clocks: a bot moves when they run out, nobody pays for the server's own absence, and a person who comes back in time
// is not overruled.

#include <gtest/gtest.h>
#include <memory>
#include <string>

#include "match/games.h"
#include "tests/server/still_house.h"
#include "tests/server/visitors.h"

namespace kitamae::server::test {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;

std::string begin_with(Visitor& anna, Visitor& bea, const json::object& pace) {
    const json::object wish{{"game", "honshu"},
                            {"players", 2},
                            {"options", {{"selection", "draft"}}},
                            {"pace", pace},
                            {"seats", {{{"kind", "me"}}, {{"kind", "open"}}}}};
    const std::string table(anna.ask("POST", "/api/tables", json::serialize(wish)).at("table").as_string());
    bea.say({{"t", "sit"}, {"table", table}, {"seat", 1}});
    for (Visitor* who : {&anna, &bea}) who->say({{"t", "watch"}, {"table", table}, {"mode", "views"}});
    EXPECT_EQ(anna.say({{"t", "start"}, {"table", table}}).at("t"), "ok");
    return table;
}

std::int64_t left(const json::object& message, std::size_t seat) {
    return message.at("clocks").at(seat).at("left_ms").to_number<std::int64_t>();
}

TEST(server_clock, a_bot_moves_when_time_runs_out) {
    House house;
    Visitor anna(house);
    Visitor bea(house);
    begin_with(anna, bea, {{"kind", "live"}, {"seconds", 600}, {"increment", 7}});
    const std::int64_t at_first = left(anna.next_event("start"), 0);
    EXPECT_LE(at_first, 600'000);
    EXPECT_GT(at_first, 500'000);
    house.pass(10min + 1s);
    const auto moved = anna.next_event("action");
    const std::int64_t after = left(moved, moved.at("by").to_number<std::size_t>());
    EXPECT_LE(after, 7000);
    EXPECT_GT(after, 0);
}

TEST(server_clock, by_days_every_move_has_the_whole_time) {
    House house;
    Visitor anna(house);
    Visitor bea(house);
    const std::string table = begin_with(anna, bea, {{"kind", "days"}, {"days", 2}});
    const auto start = anna.next_event("start");
    house.pass(47h);
    const std::string action(start.at("legal").at("0").at(0).as_string());
    EXPECT_EQ(anna.say({{"t", "act"}, {"table", table}, {"seat", 0}, {"action", action}}).at("t"), "ok");
    EXPECT_EQ(left(anna.next_event("action"), 0), 48 * 3'600'000);
    house.pass(2h);
    const auto moved = anna.next_event("action");
    EXPECT_EQ(moved.at("by"), 1);  // Bea's 48 hours are over
}

TEST(server_clock, clocks_stand_still_while_the_server_is_down) {
    House house;
    Visitor anna(house);
    Visitor bea(house);
    const std::string table = begin_with(anna, bea, {{"kind", "live"}, {"seconds", 600}, {"increment", 0}});
    house.stop();
    house.pass(1h);
    house.start();
    anna.connect();
    const auto shown = anna.say({{"t", "watch"}, {"table", table}, {"mode", "views"}});
    EXPECT_GT(left(shown, 0), 500'000);
    EXPECT_EQ(shown.at("clocks").at(0).at("running"), true);
}

TEST(server_clock, a_pace_has_bounds) {
    House house;
    Visitor anna(house);
    for (const json::object& pace : {json::object{{"kind", "live"}, {"seconds", 9}}, json::object{{"kind", "days"}},
                                     json::object{{"kind", "live"}, {"seconds", 60}, {"increment", -1}},
                                     json::object{{"kind", "days"}, {"days", 31}}, json::object{{"kind", "moons"}}}) {
        const json::object wish{
            {"game", "honshu"}, {"players", 2}, {"pace", pace}, {"seats", {{{"kind", "me"}}, {{"kind", "open"}}}}};
        EXPECT_EQ(code_of(anna.ask("POST", "/api/tables", json::serialize(wish))), "bad_request")
            << json::serialize(pace);
    }
}

// A table of two in a house whose bots answer when the test says so.
struct SlowBots {
    SlowBots() {
        house.thinks = true;
        TableSetup setup;
        setup.game = "honshu";
        setup.players = 2;
        setup.options = {{"selection", "draft"}};
        setup.pace = {Pace::Kind::live, 60, 30, 0};
        setup.host = "anna";
        setup.secret = std::string(secret_size, 's');
        setup.created = house.now();
        for (const char* name : {"anna", "bea"}) setup.seats.push_back({SeatKind::human, name, {}, {}, {}});
        table = std::make_shared<Table>(house, "table", 1, setup);
        for (const char* name : {"anna", "bea"}) {
            sockets.push_back(std::make_shared<HeardSocket>());
            clients.push_back(std::make_shared<Client>(name, sockets.back()));
        }
        table->handle({clients[0], "s"}, message::Start{});
        house.settle(++events);
    }

    std::string first_legal(std::uint8_t seat) {
        sockets[seat]->heard.clear();
        table->handle({clients[seat], "l"}, message::Legal{Seat{seat}});
        return std::string(json::parse(sockets[seat]->heard.back()).at("actions").at(0).as_string());
    }

    void act(std::uint8_t seat) {
        const std::string id = "a" + std::to_string(events);
        table->handle({clients[seat], id}, message::Act{Seat{seat}, first_legal(seat), {}});
        house.settle(++events);
    }

    StillHouse house;
    std::shared_ptr<Table> table;
    std::vector<std::shared_ptr<HeardSocket>> sockets;
    std::vector<std::shared_ptr<Client>> clients;
    int events = 0;
};

TEST(server_clock, a_bots_late_answer_is_not_played_for_a_person_who_acted) {
    SlowBots slow;
    slow.house.time += 61'000;
    slow.table->check_clocks();
    ASSERT_EQ(slow.house.jobs.size(), 2U);
    auto late = slow.house.jobs.front();
    slow.act(0);  // just in time, and both are to act again
    slow.act(1);
    const std::size_t before = slow.table->state().version();
    ASSERT_TRUE(slow.table->state().to_act().has(Seat{0}));
    late()();
    EXPECT_EQ(slow.table->state().version(), before);
    EXPECT_GT(slow.table->state().time_left(Seat{0}, slow.house.now()), 0);
}

TEST(server_clock, a_bots_answer_in_time_is_played) {
    SlowBots slow;
    slow.house.time += 61'000;
    slow.table->check_clocks();
    ASSERT_EQ(slow.house.jobs.size(), 2U);
    slow.house.jobs.front()()();
    slow.house.settle(2);
    EXPECT_FALSE(slow.table->state().to_act().has(Seat{0}));
}

// Whoever asks to watch while an event is being written, and leaves before it is, must not be told anything later.
TEST(server_clock, a_watcher_who_left_while_waiting_is_forgotten) {
    SlowBots slow;
    auto socket = std::make_shared<HeardSocket>();
    auto client = std::make_shared<Client>("carla", socket);
    const std::string action = slow.first_legal(0);
    slow.table->handle({slow.clients[0], "a"}, message::Act{Seat{0}, action, {}});
    slow.table->handle({client, "w"}, message::Watch{});
    client->forget_socket();
    client.reset();
    slow.house.settle(2);
    EXPECT_TRUE(slow.table->is_idle());
    slow.act(1);
    EXPECT_TRUE(socket->heard.empty());
}

// Whoever deletes the account is closed first; what waits of its words must not be written after them.
TEST(server_clock, chat_of_a_client_that_was_closed_while_it_waited_is_not_said) {
    SlowBots slow;
    const std::string action = slow.first_legal(0);
    slow.table->handle({slow.clients[0], "a"}, message::Act{Seat{0}, action, {}});
    slow.table->handle({slow.clients[1], "c"}, message::Chat{"one last word"});
    slow.clients[1]->close("the account is deleted");
    slow.house.settle(2);
    slow.act(1);
    for (const Event& event : slow.table->state().events()) EXPECT_NE(event.kind, EventKind::chat);
}

}  // namespace
}  // namespace kitamae::server::test
