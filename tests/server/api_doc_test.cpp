// docs/API.md against the running server: every request and message it shows is sent as it stands there, and what comes
// back has the members that it shows, no fewer and none that it does not name.

#include <algorithm>
#include <fstream>
#include <functional>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <variant>
#include <vector>

#include "server/protocol/message.h"
#include "tests/server/visitors.h"

namespace kitamae::server::test {
namespace {

namespace json = boost::json;
using Keys = std::set<std::string>;

void replace_all(std::string& text, std::string_view from, std::string_view to) {
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
        text.replace(at, from.size(), to);
    }
}

std::string document() {
    std::ifstream file("docs/API.md");
    std::ostringstream text;
    text << file.rdbuf();
    return std::move(text).str();
}

// What stands between back quotes.
std::vector<std::string> quotes(const std::string& text) {
    std::vector<std::string> found;
    std::size_t begin = text.find('`');
    while (begin != std::string::npos) {
        const std::size_t end = text.find('`', begin + 1);
        if (end == std::string::npos) break;
        found.push_back(text.substr(begin + 1, end - begin - 1));
        begin = text.find('`', end + 1);
    }
    return found;
}

// An example as JSON: what is left out there ("…") is empty here.
json::object example(std::string text) {
    for (const auto& [shown, meant] : {std::pair{"{…view…}", "{}"}, std::pair{"{…}", "{}"}, std::pair{",…", ""},
                                       std::pair{"…", ""}, std::pair{"EVENT", ""}, std::pair{"TABLE SUMMARY", ""}}) {
        replace_all(text, shown, meant);
    }
    boost::system::error_code error;
    const json::value parsed = json::parse(text, error);
    EXPECT_FALSE(error) << text;
    return error ? json::object{} : parsed.as_object();
}

Keys keys_of(const json::object& object) {
    Keys keys;
    for (const auto& member : object) keys.insert(std::string(member.key()));
    return keys;
}

struct Row {
    std::vector<std::string> request;  // what is quoted in the first cell
    std::string answer;                // the second cell
};

std::vector<Row> rows(const std::string& text, const std::string& beginning) {
    std::vector<Row> found;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        const auto cell = line.find(" | ", 2);
        if (!line.starts_with("| `" + beginning) || cell == std::string::npos) continue;
        found.push_back({quotes(line.substr(0, cell)), line.substr(cell + 3)});
    }
    return found;
}

// The block of JSON that begins so.
json::object block(const std::string& text, const std::string& beginning) {
    const auto at = text.find("```json\n" + beginning);
    EXPECT_NE(at, std::string::npos) << beginning;
    return example(text.substr(at + 8, text.find("\n```", at + 8) - at - 8));
}

// Members of the answer that the row does not name, and members of its example that did not come.
void expect_documented(const Row& row, json::object answer, const Keys& may_miss = {}) {
    answer.erase("status");
    answer.erase("text");
    for (const std::string& key : keys_of(answer)) {
        EXPECT_NE(row.answer.find(key), std::string::npos) << row.request[0] << " answers with an unnamed " << key;
    }
    for (const std::string& shown : quotes(row.answer)) {
        if (!shown.starts_with("{\"")) continue;
        for (const std::string& key : keys_of(example(shown))) {
            EXPECT_TRUE(answer.contains(key) || may_miss.contains(key))
                << row.request[0] << " does not answer with " << key << ": " << json::serialize(answer);
        }
        break;
    }
}

class server_api_doc : public testing::Test {
protected:
    void SetUp() override {
        text = document();
        players = visitors(house, 2);
        over = begin_table(*players[0], {players[1].get()}, "honshu", {{"selection", "draft"}});
        play_out(players, over);
        record = players[0]->ask("GET", "/api/tables/" + over + "/record").at("text").as_string().c_str();
    }

    Visitor& anna() { return *players[0]; }
    Visitor& bea() { return *players[1]; }

    std::string text;
    House house;
    Visitors players;
    std::string over;
    std::string record;
};

TEST_F(server_api_doc, every_request_is_answered_as_it_stands_there) {
    const std::map<std::string, std::string> bodies{
        {"POST /api/tables", json::serialize([&] {
             json::object wish = block(text, R"({"game":"honshu")");
             wish["nonce"] = "00112233445566778899aabbccddeeff";
             return wish;
         }())},
        {"POST /api/check_content", R"({"game":"honshu","text":"{}"})"},
        {"POST /api/replay", json::serialize(json::object{{"record", record}, {"step", 17}, {"viewer", 0}})},
        {"POST /api/score_map", R"({"game":"honshu"})"}};
    std::set<std::string> seen;
    for (const char* method : {"GET /", "POST /", "DELETE /"}) {
        for (const Row& row : rows(text, method)) {
            const std::string& request = row.request[0];
            if (request == "GET /api/socket") continue;
            std::string target = request.substr(request.find(' ') + 1);
            replace_all(target, "9fK2…", over);
            std::string body = row.request.size() > 1 && row.request[1].starts_with('{') ? row.request[1] : "{}";
            replace_all(body, "…", "correct horse");
            if (bodies.contains(request)) body = bodies.at(request);
            const auto answer = anna().ask(request.substr(0, request.find(' ')), target, body);
            if (request != "POST /api/score_map") {
                EXPECT_EQ(answer.at("status"), 200) << request << json::serialize(answer);
                if (row.answer.starts_with("`{")) expect_documented(row, answer, {"lines", "fault"});
            }
            seen.insert(request);
            if (request == "POST /api/logout") {
                EXPECT_EQ(
                    anna().ask("POST", "/api/login", R"({"name":"Anna","password":"correct horse"})").at("status"),
                    200);
            }
        }
    }
    EXPECT_EQ(seen.size(), 19U) << "routes: server/site/web_site.cpp has as many";
}

TEST_F(server_api_doc, summaries_are_as_shown) {
    const auto answer = anna().ask("GET", "/api/tables/" + over);
    EXPECT_EQ(keys_of(answer.at("summary").as_object()), keys_of(block(text, R"({"table":"9fK2)")));
}

TEST_F(server_api_doc, the_whole_table_and_its_events_are_as_shown) {
    const auto shown = bea().say({{"t", "watch"}, {"table", over}, {"mode", "views"}});
    EXPECT_EQ(keys_of(shown), keys_of(block(text, R"({"t":"table")")));
    EXPECT_EQ(keys_of(shown.at("fairness").as_object()), (Keys{"commitment", "secret", "nonces"}));
    begin_table(anna(), {&bea()}, "honshu", {{"selection", "draft"}});
    anna().next_event("start");
    const std::string table(anna().ask("GET", "/api/me/games").at("games").at(0).at("table").as_string());
    const auto legal = bea().say({{"t", "legal"}, {"table", table}, {"seat", 1}});
    bea().say({{"t", "act"}, {"table", table}, {"seat", 1}, {"action", legal.at("actions").at(0)}});
    EXPECT_EQ(keys_of(anna().next_event("action")), keys_of(block(text, R"({"t":"event")")));
}

TEST_F(server_api_doc, every_message_is_answered_as_it_stands_there) {
    std::map<std::string, Row> documented;
    for (const Row& row : rows(text.substr(text.find("the client sends")), "{\"t\":\"")) {
        ASSERT_TRUE(std::holds_alternative<Message>(read_message(row.request[0]))) << row.request[0];
        documented[std::string(example(row.request[0]).at("t").as_string())] = row;
    }
    EXPECT_EQ(documented.size(), 17U) << "messages: server/protocol/message.cpp has as many";
    const json::object wish{{"game", "honshu"},
                            {"players", 3},
                            {"options", {{"selection", "draft"}}},
                            {"seats", {{{"kind", "me"}}, {{"kind", "open"}}, {{"kind", "open"}}}}};
    const std::string table(anna().ask("POST", "/api/tables", json::serialize(wish)).at("table").as_string());
    // The example as it stands, at that table.
    const auto send = [&](Visitor& who, const std::string& kind, const json::object& changes = {}) {
        json::object message = example(documented.at(kind).request[0]);
        if (message.contains("table")) message["table"] = table;
        for (const auto& change : changes) message[change.key()] = change.value();
        const auto answer = who.say(message);
        const std::string& row = documented.at(kind).answer;
        const std::string answered(answer.at("t").as_string());
        EXPECT_NE(answered, "refused") << json::serialize(answer);
        if (row.starts_with("`{\"t\":\"" + answered) && answered != "table") {
            expect_documented(documented.at(kind), answer, {"asked", "next"});
        }
        documented.at(kind).request.emplace_back("sent");
        return answer;
    };
    const auto first = [&](Visitor& who, int seat) {
        return json::object{{"action", send(who, "legal", {{"seat", seat}}).at("actions").at(0)}, {"seat", seat}};
    };
    send(anna(), "ping");
    send(anna(), "watch");
    send(anna(), "unwatch");
    send(bea(), "sit");
    send(bea(), "stand");
    send(anna(), "fill");
    send(anna(), "fill", {{"id", "hotseat"}, {"with", {{"kind", "hotseat"}, {"name", "Carla"}}}});  // who waits
    send(bea(), "sit", {{"id", "again"}, {"seat", 1}});
    send(anna(), "start");
    json::object choice = first(anna(), 0);
    send(anna(), "preview", choice);
    send(anna(), "hint", {{"bot", "greedy"}});
    send(anna(), "act", choice);
    send(anna(), "chat");
    send(anna(), "insight");
    choice = first(bea(), 1);
    choice["id"] = "bea";
    send(bea(), "act", choice);
    EXPECT_EQ(send(anna(), "undo").at("asked"), true);
    send(bea(), "consent");
    send(anna(), "resign");
    send(anna(), "rematch", {{"table", over}});
    for (const auto& [kind, row] : documented) EXPECT_EQ(row.request.back(), "sent") << kind;
}

}  // namespace
}  // namespace kitamae::server::test
