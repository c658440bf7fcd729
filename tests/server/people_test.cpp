// Accounts, sessions and everything hostile over HTTP and the socket.

#include <gtest/gtest.h>
#include <string>

#include "tests/server/visitors.h"

namespace kitamae::server::test {
namespace {

namespace json = boost::json;

TEST(server_people, a_guest_registers_and_keeps_the_account) {
    House house;
    Visitor anna(house, "Anna");
    EXPECT_EQ(anna.ask("GET", "/api/me").at("account").at("guest"), true);
    const auto weak = anna.ask("POST", "/api/register", R"({"name":"Anna","password":"short"})");
    EXPECT_EQ(code_of(weak), "weak_password");
    const auto made = anna.ask("POST", "/api/register", R"({"name":"Anna","password":"correct horse"})");
    EXPECT_EQ(made.at("account").at("id").as_string(), json::string_view(anna.account));
    EXPECT_EQ(made.at("account").at("guest"), false);
    Visitor other(house);
    EXPECT_EQ(code_of(other.ask("POST", "/api/register", R"({"name":"ANNA","password":"correct horse"})")),
              "name_taken");
}

TEST(server_people, logging_in_hands_over_a_guests_games) {
    House house;
    Visitor anna(house);
    anna.ask("POST", "/api/register", R"({"name":"Anna","password":"correct horse"})");
    Visitor guest(house);
    guest.ask("POST", "/api/tables", R"({"game":"honshu","players":2,"seats":[{"kind":"me"},{"kind":"open"}]})");
    EXPECT_EQ(code_of(guest.ask("POST", "/api/login", R"({"name":"Anna","password":"wrong horse"})")),
              "wrong_password");
    const auto in = guest.ask("POST", "/api/login", R"({"name":"Anna","password":"correct horse"})");
    EXPECT_EQ(in.at("account").at("id").as_string(), json::string_view(anna.account));
    const auto games = anna.ask("GET", "/api/me/games").at("games").as_array();
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0].at("your_seats"), json::array{0});
    house.restart();
    EXPECT_EQ(anna.ask("GET", "/api/me/games").at("games").as_array().at(0).at("your_seats"), json::array{0});
}

TEST(server_people, a_session_that_was_logged_out_is_nobodys) {
    House house;
    Visitor anna(house);
    const std::string token = anna.token;
    anna.ask("POST", "/api/logout");
    anna.token = token;
    EXPECT_TRUE(anna.ask("GET", "/api/me").at("account").is_null());
}

TEST(server_people, forged_tokens_are_nobodys) {
    House house;
    Visitor anna(house);
    std::string forged = anna.token;
    forged[3] = forged[3] == 'a' ? 'b' : 'a';
    for (const std::string& token : {forged, std::string("x"), std::string("a.b.c"), anna.token + "A",
                                     std::string(5000, 'a'), anna.account + ".."}) {
        anna.token = token;
        EXPECT_TRUE(anna.ask("GET", "/api/me").at("account").is_null()) << token;
        EXPECT_EQ(anna.ask("POST", "/api/tables", "{}").at("status"), 401);
    }
}

TEST(server_people, a_deleted_account_is_gone_and_its_seat_goes_to_a_bot) {
    House house;
    Visitor anna(house, "Anna");
    Visitor bea(house, "Bea");
    const std::string table = begin_table(anna, {&bea}, "honshu");
    EXPECT_EQ(bea.ask("DELETE", "/api/me").at("status"), 200);
    anna.next_event("resign");
    const auto summary = anna.ask("GET", "/api/tables/" + table).at("summary").as_object();
    EXPECT_EQ(summary.at("seats").at(1).at("kind"), "bot");
    EXPECT_EQ(json::serialize(summary).find("Bea"), std::string::npos);
}

TEST(server_people, logins_are_slowed) {
    House house;
    Visitor anna(house);
    std::string last;
    for (int i = 0; i < 8; ++i)
        last = code_of(anna.ask("POST", "/api/login", R"({"name":"X","password":"wrong horse"})"));
    EXPECT_EQ(last, "too_fast");
}

TEST(server_hostile, requests_that_mean_nothing_are_refused) {
    House house;
    Visitor anna(house);
    EXPECT_EQ(anna.ask("POST", "/api/tables", "not json").at("status"), 400);
    EXPECT_EQ(anna.ask("POST", "/api/tables", "[]").at("status"), 400);
    EXPECT_EQ(anna.ask("POST", "/api/tables", R"({"game":"chess"})").at("status"), 404);
    EXPECT_EQ(anna.ask("POST", "/api/tables", R"({"game":"honshu","players":77,"seats":[]})").at("status"), 400);
    EXPECT_EQ(anna.ask("POST", "/api/tables", std::string(2U << 20U, ' ')).at("status"), 413);
    EXPECT_EQ(anna.ask("GET", "/api/nothing").at("status"), 404);
    EXPECT_EQ(anna.ask("PATCH", "/api/me").at("status"), 404);
    EXPECT_EQ(anna.ask("GET", "/../../etc/passwd").at("status"), 404);
    EXPECT_EQ(anna.ask("GET", "/healthz").at("text"), "ok\n");
    EXPECT_NE(anna.ask("GET", "/metrics").at("text").as_string().find("kitamae_tables"), json::string::npos);
}

TEST(server_hostile, other_sites_may_change_nothing) {
    House house;
    Visitor anna(house);
    WebAnswer answer;
    bool is_answered = false;
    house.clients().ask({"POST", "/api/guest", "{}", {}, "http://evil.example", {}}, [&](WebAnswer got) {
        answer = std::move(got);
        is_answered = true;
    });
    anna.wait([&] { return is_answered; });
    EXPECT_EQ(answer.status, 403);
}

TEST(server_hostile, messages_that_mean_nothing_are_refused_and_then_the_socket_is_closed) {
    House house;
    Visitor anna(house);
    for (const char* text : {"", "{", "[]", "7", "\"x\"", R"({"t":"act"})", R"({"t":7,"id":"1"})", R"({"id":"1"})"}) {
        anna.send(text);
    }
    EXPECT_EQ(anna.say({{"t", "ping"}}).at("t"), "pong");
    for (int i = 0; i < 30; ++i) anna.send("nonsense");
    EXPECT_TRUE(anna.wait([&] { return anna.is_closed(); }));
}

TEST(server_hostile, a_giant_message_closes_the_socket) {
    House house;
    Visitor anna(house);
    anna.send(std::string(1U << 20U, 'x'));
    EXPECT_TRUE(anna.wait([&] { return anna.is_closed(); }));
    Visitor bea(house);
    EXPECT_EQ(bea.say({{"t", "ping"}}).at("t"), "pong");
}

}  // namespace
}  // namespace kitamae::server::test
