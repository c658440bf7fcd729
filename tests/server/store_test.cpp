// What is on the disk: nothing of a table that goes on is thrown away, nothing of a person who left is kept.

#include "server/store/store.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <stdexcept>
#include <string>

#include "tests/server/visitors.h"

namespace kitamae::server::test {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;

StoredTable stored(std::int64_t number) { return {number, "t" + std::to_string(number), "{}", {}, 0, {}, false, {}}; }

Event chat(const std::string& text) {
    Event event;
    event.kind = EventKind::chat;
    event.text = text;
    return event;
}

TEST(server_store, events_of_a_table_that_goes_on_survive_the_clearing_of_others) {
    const House house;  // for its folder
    const std::string path = house.folder() + "/other.db";
    const Post nothing = [](const std::function<void()>&) {};
    {
        Store store(path, nothing);
        store.add_table(stored(1), {});
        for (int i = 0; i < 5; ++i) store.append(1, chat("one"), {});
        store.add_table(stored(2), {});  // nothing has happened there yet
        store.archive(stored(1), {});
    }
    {
        Store store(path, nothing);  // clears the log of what belongs to table 1
        store.append(2, chat("two"), {});
    }
    Store store(path, nothing);
    const auto tables = store.unarchived();
    ASSERT_EQ(tables.size(), 1U);
    ASSERT_EQ(tables[0].events.size(), 1U);
    EXPECT_EQ(tables[0].events[0].text, "two");
}

// How many rows of the database have that text anywhere.
std::int64_t count(const House& house, const std::string& text) {
    Database database(house.options.database, Database::Mode::read);
    std::int64_t found = 0;
    for (const char* sql :
         {"SELECT count(*) FROM events WHERE instr(text, ?)", "SELECT count(*) FROM tables WHERE instr(events, ?)",
          "SELECT count(*) FROM tables WHERE instr(summary, ?)", "SELECT count(*) FROM tables WHERE instr(setup, ?)",
          "SELECT count(*) FROM accounts WHERE instr(name, ?)"}) {
        Statement rows(database, sql);
        rows.bind(std::string_view(text)).step();
        found += rows.number(0);
    }
    return found;
}

// @pre there is no other table
void play_out_and_archive(House& house, Visitors& players, const std::string& table) {
    play_out(players, table);
    for (const auto& player : players) player->say({{"t", "unwatch"}, {"table", table}});
    EXPECT_TRUE(players[0]->wait([&] {
        house.pass(61s);
        return metric(*players[0], "tables") == 0;
    }));
}

TEST(server_store, a_deleted_account_leaves_neither_name_nor_words) {
    House house;
    Visitors players = visitors(house, 1);
    players.push_back(std::make_unique<Visitor>(house, "Beatrice"));
    Visitor& bea = *players[1];
    const std::string old = begin_table(*players[0], {&bea}, "honshu");
    bea.say({{"t", "chat"}, {"table", old}, {"text", "my secret recipe"}});
    play_out_and_archive(house, players, old);
    const std::string running = begin_table(*players[0], {&bea}, "honshu");
    bea.say({{"t", "chat"}, {"table", running}, {"text", "another secret recipe"}});
    EXPECT_GE(count(house, "secret recipe"), 2);
    EXPECT_GE(count(house, "Beatrice"), 2);
    EXPECT_EQ(bea.ask("DELETE", "/api/me").at("status"), 200);
    EXPECT_TRUE(bea.wait([&] { return bea.is_closed(); }));
    EXPECT_EQ(count(house, "recipe"), 0);
    EXPECT_EQ(count(house, "Beatrice"), 0);
    const auto shown = players[0]->say({{"t", "watch"}, {"table", running}, {"mode", "views"}});
    EXPECT_EQ(json::serialize(shown).find("recipe"), std::string::npos);
    EXPECT_EQ(players[0]->ask("GET", "/api/tables/" + old + "/record").at("status"), 200);
}

TEST(server_store, a_deleted_account_takes_along_the_names_of_those_at_its_device) {
    House house;
    Visitor bea(house);
    const json::object cousin{{"kind", "hotseat"}, {"name", "Carlotta"}};
    const json::object wish{
        {"game", "honshu"}, {"players", 3}, {"seats", {{{"kind", "me"}}, cousin, {{"kind", "open"}}}}};
    const auto table = bea.ask("POST", "/api/tables", json::serialize(wish)).at("table");
    EXPECT_EQ(bea.say({{"t", "fill"}, {"table", table}, {"seat", 2}, {"with", cousin}}).at("t"), "ok");
    EXPECT_EQ(bea.say({{"t", "start"}, {"table", table}}).at("t"), "ok");
    EXPECT_EQ(count(house, "Carlotta"), 2);
    EXPECT_EQ(bea.ask("DELETE", "/api/me").at("status"), 200);
    EXPECT_EQ(count(house, "Carlotta"), 0);
}

TEST(server_store, an_account_is_told_all_it_wrote_and_nothing_of_others) {
    House house;
    Visitors players = visitors(house, 2);
    Visitor& bea = *players[1];
    const auto chats = [](Visitor& who, const std::string& table, const char* text) {
        EXPECT_EQ(who.say({{"t", "chat"}, {"table", table}, {"text", text}}).at("t"), "ok");
    };
    const std::string old = begin_table(*players[0], {&bea}, "honshu");
    chats(bea, old, "first");
    chats(*players[0], old, "not hers");
    play_out_and_archive(house, players, old);
    const std::string running = begin_table(*players[0], {&bea}, "honshu");
    chats(bea, running, "second");
    Visitor anna(house);
    anna.ask("POST", "/api/register", R"({"name":"Anna","password":"correct horse"})");
    bea.ask("POST", "/api/login", R"({"name":"Anna","password":"correct horse"})");  // what a guest said is hers now
    anna.connect();
    house.pass(1s);
    chats(anna, running, "third");
    const json::array told = anna.ask("GET", "/api/me/export").at("chat").as_array();
    ASSERT_EQ(told.size(), 3U) << json::serialize(told);
    EXPECT_EQ(told[0].at("text"), "first");
    EXPECT_EQ(told[0].at("table").as_string(), json::string_view(old));
    EXPECT_EQ(told[1].at("text"), "second");
    EXPECT_EQ(told[1].at("table").as_string(), json::string_view(running));
    EXPECT_EQ(told[2].at("text"), "third");
    EXPECT_EQ(Visitor(house).ask("GET", "/api/me/export").at("chat").as_array().size(), 0U);
}

TEST(server_store, a_database_of_a_newer_program_is_left_alone) {
    const House house;  // for its folder
    const std::string path = house.folder() + "/newer.db";
    Database(path, Database::Mode::write).run("PRAGMA user_version = 2");
    EXPECT_THROW(Store(path, {}), std::runtime_error);
    Database database(path, Database::Mode::read);
    Statement tables(database, "SELECT count(*) FROM sqlite_master");
    tables.step();
    EXPECT_EQ(tables.number(0), 0);
}

TEST(server_store, an_archived_table_is_found_again_and_takes_chat_and_rematch) {
    House house;
    Visitors players = visitors(house, 2);
    const std::string table = begin_table(*players[0], {players[1].get()}, "honshu");
    play_out(players, table);
    const auto before = players[0]->ask("GET", "/api/tables/" + table + "/record");
    for (const auto& player : players) player->say({{"t", "unwatch"}, {"table", table}});
    EXPECT_TRUE(players[0]->wait([&] {
        house.pass(61s);
        return metric(*players[0], "tables") == 0;
    }));
    const auto games = players[0]->ask("GET", "/api/me/games").at("games").as_array();
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0].at("your_seats"), json::array{0});
    house.restart();
    for (const auto& player : players) player->connect();
    EXPECT_EQ(players[0]->ask("GET", "/api/tables/" + table + "/record"), before);
    EXPECT_EQ(players[1]->say({{"t", "chat"}, {"table", table}, {"text", "Again?"}}).at("t"), "ok");
    const auto next = players[1]->say({{"t", "rematch"}, {"table", table}}).at("next");
    house.restart();
    players[0]->connect();
    const auto shown = players[0]->say({{"t", "watch"}, {"table", table}, {"mode", "views"}});
    EXPECT_EQ(shown.at("summary").at("next"), next);
    EXPECT_EQ(shown.at("chat").at(0).at("text"), "Again?");
}

// The disk is slow, and two want the same name: the second must be refused, not break the database's rule.
TEST(server_store, one_name_is_taken_once_however_slow_the_disk) {
    House house;
    Visitor anna(house);
    Visitor bea(house);
    std::vector<int> statuses;
    Database other(house.options.database, Database::Mode::write);
    other.run("BEGIN IMMEDIATE");  // the server's writes wait for this
    for (const Visitor* who : {&anna, &bea}) {
        house.clients().ask(
            {"POST", "/api/register", R"({"name":"Anna","password":"correct horse"})", who->token, {}, {}},
            [&](const WebAnswer& answer) { statuses.push_back(answer.status); });
    }
    house.clients().run_until([&] { return statuses.size() == 2; }, 1500ms);
    other.run("COMMIT");
    EXPECT_TRUE(anna.wait([&] { return statuses.size() == 2; }));
    std::sort(statuses.begin(), statuses.end());
    EXPECT_EQ(statuses, (std::vector<int>{200, 409}));
    EXPECT_EQ(anna.ask("GET", "/healthz").at("status"), 200);
}

}  // namespace
}  // namespace kitamae::server::test
