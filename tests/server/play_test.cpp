// Whole games over real sockets, and what may go wrong on the way.

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "match/games.h"
#include "server/fairness.h"
#include "tests/server/visitors.h"

namespace kitamae::server::test {
namespace {

namespace json = boost::json;

void play_whole_game(const std::string& game, std::size_t count, json::object options = {}) {
    House house;
    Visitors players = visitors(house, count);
    const std::string table = begin_table(*players[0], all_but_first(players), game, std::move(options));
    EXPECT_GT(play_out(players, table), 20);

    const json::object answer = players[0]->ask("GET", "/api/tables/" + table + "/record");
    ASSERT_EQ(answer.at("status"), 200);
    const auto record = read_record(answer.at("text").as_string());
    ASSERT_TRUE(std::holds_alternative<Record>(record));
    const Verdict verdict = verify(std::get<Record>(record));
    EXPECT_TRUE(verdict.is_fair) << verdict.message;
    EXPECT_GT(verdict.deals, 0U);
    const auto match = load_match(std::string_view(answer.at("text").as_string()));
    ASSERT_TRUE(std::holds_alternative<std::unique_ptr<Match>>(match));
    EXPECT_TRUE(std::get<std::unique_ptr<Match>>(match)->is_over());
}

TEST(server_play, two_play_honshu) { play_whole_game("honshu", 2); }
TEST(server_play, five_play_honshu) { play_whole_game("honshu", 5); }
TEST(server_play, two_play_hokkaido) { play_whole_game("hokkaido", 2); }
TEST(server_play, five_play_hokkaido) { play_whole_game("hokkaido", 5, {{"goals", true}}); }
TEST(server_play, two_play_hokkaido_2010) { play_whole_game("hokkaido-2010", 2); }
TEST(server_play, four_play_hokkaido_2010) { play_whole_game("hokkaido-2010", 4); }

TEST(server_play, bots_play_to_the_end_after_everybody_resigned) {
    House house;
    Visitor host(house);
    const auto made =
        host.ask("POST", "/api/tables",
                 R"({"game":"honshu","players":2,"seats":[{"kind":"me"},{"kind":"bot","bot":"random"}],"start":true})");
    const std::string table = made.at("table").as_string().c_str();
    host.say({{"t", "watch"}, {"table", table}, {"mode", "events"}});
    EXPECT_EQ(host.say({{"t", "resign"}, {"table", table}, {"seat", 0}}).at("t"), "ok");
    bool is_over = false;
    while (!is_over) is_over = host.next_event().at("over").as_bool();
}

TEST(server_play, an_action_sent_twice_is_applied_once) {
    House house;
    Visitors players = visitors(house, 2);
    const std::string table = begin_table(*players[0], {players[1].get()}, "honshu", {{"selection", "draft"}});
    const json::object start = players[0]->next_event("start");
    const json::object act{
        {"t", "act"}, {"id", "same"}, {"table", table}, {"seat", 0}, {"action", suggestion_in(start).action}};
    const auto first = players[0]->say(act);
    const auto second = players[0]->say(act);
    EXPECT_EQ(first, second);
    EXPECT_EQ(first.at("t"), "ok");
    house.restart();
    players[0]->connect();
    EXPECT_EQ(players[0]->say(act), first);
}

TEST(server_play, a_table_goes_on_after_a_restart) {
    House house;
    Visitors players = visitors(house, 3);
    const std::string table = begin_table(*players[0], all_but_first(players), "hokkaido");
    const auto before = players[0]->say({{"t", "watch"}, {"table", table}, {"mode", "views"}});
    house.restart();
    for (auto& player : players) player->connect();
    const auto after = players[0]->say({{"t", "watch"}, {"table", table}, {"mode", "views"}});
    EXPECT_EQ(before.at("version"), after.at("version"));
    EXPECT_EQ(before.at("views"), after.at("views"));
    EXPECT_EQ(before.at("legal"), after.at("legal"));
}

TEST(server_play, a_returning_client_gets_the_gap) {
    House house;
    Visitors players = visitors(house, 2);
    const std::string table = begin_table(*players[0], {players[1].get()}, "honshu");
    const json::object start = players[0]->next_event("start");
    players[0]->say({{"t", "unwatch"}, {"table", table}});
    players[1]->say({{"t", "chat"}, {"table", table}, {"text", "Hello"}});
    const auto gap =
        players[0]->say({{"t", "watch"}, {"table", table}, {"mode", "events"}, {"since", start.at("version")}});
    EXPECT_EQ(gap.at("t"), "gap");
    ASSERT_EQ(gap.at("events").as_array().size(), 1U);
    EXPECT_EQ(gap.at("events").at(0).at("text"), "Hello");
}

TEST(server_play, refusals_name_their_reason) {
    House house;
    Visitors players = visitors(house, 3);
    const std::string table = begin_table(*players[0], {players[1].get()}, "honshu", {{"selection", "draft"}});
    const auto code = [&](Visitor& who, json::object message) {
        message["table"] = table;
        const auto answer = who.say(std::move(message));
        const auto* error = answer.if_contains("error");
        return error == nullptr ? std::string("none") : std::string(error->at("code").as_string());
    };
    EXPECT_EQ(code(*players[2], {{"t", "act"}, {"seat", 0}, {"action", "draft 1"}}), "not_your_seat");
    EXPECT_EQ(code(*players[1], {{"t", "act"}, {"seat", 0}, {"action", "draft 1"}}), "not_your_seat");
    EXPECT_EQ(code(*players[0], {{"t", "act"}, {"seat", 0}, {"action", "dance"}}), "bad_action");
    EXPECT_EQ(code(*players[0], {{"t", "act"}, {"seat", 0}, {"action", "done"}}), "illegal");
    EXPECT_EQ(code(*players[0], {{"t", "act"}, {"seat", 0}, {"action", "draft 1"}, {"version", 0}}), "stale");
    EXPECT_EQ(code(*players[2], {{"t", "sit"}, {"seat", 1}}), "started");
    EXPECT_EQ(code(*players[1], {{"t", "start"}}), "started");
    EXPECT_EQ(code(*players[0], {{"t", "fly"}}), "unknown_message");
    EXPECT_EQ(code(*players[0], {{"t", "rematch"}}), "not_over");
    EXPECT_EQ(players[0]->ask("GET", "/api/tables/" + table + "/record").at("status"), 409);
}

TEST(server_play, a_secret_choice_can_be_undone_until_it_is_answered) {
    House house;
    Visitors players = visitors(house, 2);
    const std::string table = begin_table(*players[0], {players[1].get()}, "honshu", {{"selection", "draft"}}, "views");
    const std::string choice = suggestion_in(players[0]->next_event("start")).action;
    const std::string other = suggestion_in(players[1]->next_event("start")).action;
    players[0]->say({{"t", "act"}, {"table", table}, {"seat", 0}, {"action", choice}});
    EXPECT_TRUE(players[1]->next_event("action").at("action").is_null());
    const auto own = players[0]->next_event("action");
    EXPECT_EQ(own.at("action").as_string(), json::string_view(choice));
    EXPECT_EQ(json::serialize(own.at("undo")), "[0]");
    const auto undone = players[0]->say({{"t", "undo"}, {"table", table}, {"seat", 0}});
    EXPECT_FALSE(undone.contains("asked"));
    players[0]->say({{"t", "act"}, {"table", table}, {"seat", 0}, {"action", choice}});
    players[1]->say({{"t", "act"}, {"table", table}, {"seat", 1}, {"action", other}});
    const auto asked = players[1]->say({{"t", "undo"}, {"table", table}, {"seat", 1}});
    EXPECT_TRUE(asked.contains("asked")) << json::serialize(asked);
    EXPECT_EQ(players[0]->say({{"t", "consent"}, {"table", table}, {"accept", true}}).at("t"), "ok");
    players[1]->next_event("undo");
}

TEST(server_play, maps_are_explained_to_seats_and_onlookers) {
    House house;
    Visitors players = visitors(house, 3);
    const std::string table = begin_table(*players[0], {players[1].get()}, "hokkaido", {{"goals", true}});
    const auto seat = players[0]->say({{"t", "insight"}, {"table", table}, {"seat", 0}});
    const auto looking = players[2]->say({{"t", "insight"}, {"table", table}, {"seat", "onlooker"}});
    EXPECT_EQ(seat.at("insight").at("seats").as_array().size(), 2U) << json::serialize(seat);
    EXPECT_EQ(seat.at("insight"), looking.at("insight"));
    const auto foreign = players[2]->say({{"t", "insight"}, {"table", table}, {"seat", 0}});
    EXPECT_EQ(foreign.at("error").at("code"), "not_your_seat");
}

TEST(server_play, an_own_deck_is_told_with_the_table) {
    House house;
    Visitor host(house);
    json::object deck = host.ask("GET", "/api/games/honshu/content");
    deck.erase("status");
    const json::object wanted{{"game", "honshu"},
                              {"players", 2},
                              {"seats", {{{"kind", "me"}}, {{"kind", "bot"}, {"bot", "random"}}}},
                              {"start", true}};
    const auto content_of = [&](json::object request) {
        const auto made = host.ask("POST", "/api/tables", json::serialize(request));
        const auto shown = host.say({{"t", "watch"}, {"table", made.at("table")}, {"mode", "views"}});
        const auto* content = shown.if_contains("content");
        return content == nullptr ? json::value() : *content;
    };
    EXPECT_TRUE(content_of(wanted).is_null());
    json::object with_deck = wanted;
    with_deck["deck"] = deck;
    EXPECT_EQ(content_of(with_deck), json::value(deck));
}

TEST(server_play, a_lesson_that_is_left_is_closed_and_no_bot_plays_on) {
    House house;
    Visitor learner(house);
    const json::object wish{{"game", "honshu"},
                            {"players", 2},
                            {"access", "practice"},
                            {"seats", {{{"kind", "me"}}, {{"kind", "hotseat"}, {"name", "Aiko"}}}},
                            {"start", true}};
    const auto made = learner.ask("POST", "/api/tables", json::serialize(wish));
    const std::string table(made.at("table").as_string());
    learner.say({{"t", "watch"}, {"table", table}, {"mode", "events"}});
    EXPECT_EQ(learner.say({{"t", "resign"}, {"table", table}, {"seat", 0}}).at("t"), "ok");
    const json::object event = learner.next_event();
    EXPECT_EQ(event.at("kind"), "over");
    EXPECT_EQ(event.at("over"), true);
    const auto check = [&] {
        const auto summary = learner.ask("GET", "/api/tables/" + table).at("summary").as_object();
        EXPECT_EQ(summary.at("status"), "closed");
        EXPECT_EQ(summary.at("seats").at(0).at("kind"), "human");
    };
    check();
    house.restart();
    check();
}

TEST(server_play, practice_is_listed_nowhere_but_in_what_is_stored_about_the_account) {
    House house;
    Visitor learner(house);
    const json::object wanted{{"game", "honshu"},
                              {"players", 2},
                              {"seats", {{{"kind", "me"}}, {{"kind", "hotseat"}, {"name", "Aiko"}}}},
                              {"access", "practice"},
                              {"start", true}};
    const std::string table =
        learner.ask("POST", "/api/tables", json::serialize(wanted)).at("table").as_string().c_str();
    house.restart();
    learner.connect();
    EXPECT_EQ(learner.ask("GET", "/api/tables/" + table).at("summary").at("access"), "practice");
    EXPECT_TRUE(learner.ask("GET", "/api/me/games").at("games").as_array().empty());
    EXPECT_TRUE(learner.ask("GET", "/api/tables").at("running").as_array().empty());
    EXPECT_EQ(learner.ask("GET", "/api/me/export").at("games").as_array().size(), 1U);
    json::object unknown = wanted;
    unknown["access"] = "secret";
    EXPECT_EQ(learner.ask("POST", "/api/tables", json::serialize(unknown)).at("error").at("code"), "bad_request");
}

TEST(server_play, a_rematch_seats_the_one_who_asks) {
    House house;
    Visitors players = visitors(house, 2);
    const std::string table = begin_table(*players[0], {players[1].get()}, "honshu");
    play_out(players, table);
    const auto answer = players[1]->say({{"t", "rematch"}, {"table", table}});
    const std::string next = answer.at("next").as_string().c_str();
    EXPECT_EQ(players[0]->say({{"t", "rematch"}, {"table", table}}).at("next"), answer.at("next"));
    const auto summary = players[0]->ask("GET", "/api/tables/" + next).at("summary").as_object();
    EXPECT_EQ(summary.at("host").as_string(), json::string_view(players[1]->account));
    EXPECT_EQ(summary.at("seats").at(0).at("kind"), "open");
    EXPECT_EQ(summary.at("seats").at(1).at("kind"), "human");
}

}  // namespace
}  // namespace kitamae::server::test
