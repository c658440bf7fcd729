// Tables before, during and beside the match: seats, lists, hot-seat, onlookers, chat, take-backs.

#include <gtest/gtest.h>
#include <string>
#include <utility>

#include "tests/server/visitors.h"

namespace kitamae::server::test {
namespace {

namespace json = boost::json;

std::string make_table(Visitor& host, json::object request) {
    request.emplace("game", "honshu");
    request.emplace("players", 2);
    request.emplace("seats", json::array{{{"kind", "me"}}, {{"kind", "open"}}});
    const auto made = host.ask("POST", "/api/tables", json::serialize(request));
    EXPECT_EQ(made.at("status"), 200) << json::serialize(made);
    return made.contains("table") ? std::string(made.at("table").as_string()) : std::string();
}

bool is_listed(Visitor& visitor, const std::string& list, const std::string& table) {
    const json::object lists = visitor.ask("GET", "/api/tables");
    for (const json::value& one : lists.at(list).as_array()) {
        if (one.at("table").as_string() == json::string_view(table)) return true;
    }
    return false;
}

// A match of draft, in which both act at once.
std::string begin_draft(Visitor& host, Visitor& other, std::string_view mode = "events") {
    return begin_table(host, {&other}, "honshu", {{"selection", "draft"}}, mode);
}

json::object act(Visitor& who, const std::string& table, int seat, const std::string& action) {
    return who.say({{"t", "act"}, {"table", table}, {"seat", seat}, {"action", action}});
}

TEST(server_tables, open_tables_are_listed_until_they_end_and_invitations_never) {
    House house;
    Visitor anna(house);
    Visitor bea(house);
    const std::string open = make_table(anna, {});
    const std::string invitation = make_table(anna, {{"access", "invitation"}});
    EXPECT_TRUE(is_listed(bea, "open", open));
    EXPECT_FALSE(is_listed(bea, "open", invitation));
    for (const std::string& table : {open, invitation}) {
        EXPECT_EQ(bea.say({{"t", "sit"}, {"table", table}, {"seat", 1}}).at("t"), "ok");
        EXPECT_EQ(anna.say({{"t", "start"}, {"table", table}}).at("t"), "ok");
    }
    EXPECT_FALSE(is_listed(bea, "open", open));
    EXPECT_TRUE(is_listed(bea, "running", open));
    EXPECT_FALSE(is_listed(bea, "running", invitation));
}

TEST(server_tables, only_the_host_fills_seats_and_starts) {
    House house;
    Visitor anna(house);
    Visitor bea(house);
    const std::string table =
        make_table(anna, {{"players", 3}, {"seats", {{{"kind", "me"}}, {{"kind", "open"}}, {{"kind", "open"}}}}});
    const auto say = [&](Visitor& who, json::object message) {
        message["table"] = table;
        return code_of(who.say(std::move(message)));
    };
    const json::object bot{{"kind", "bot"}, {"bot", "random"}};
    EXPECT_EQ(say(bea, {{"t", "sit"}, {"seat", 0}}), "taken");
    EXPECT_EQ(say(bea, {{"t", "sit"}, {"seat", 3}}), "bad_request");
    EXPECT_EQ(say(bea, {{"t", "sit"}, {"seat", 1}}), "none");
    EXPECT_EQ(say(bea, {{"t", "sit"}, {"seat", 2}}), "seated");
    EXPECT_EQ(say(bea, {{"t", "fill"}, {"seat", 2}, {"with", bot}}), "not_host");
    EXPECT_EQ(say(bea, {{"t", "start"}}), "not_host");
    EXPECT_EQ(say(anna, {{"t", "fill"}, {"seat", 1}, {"with", bot}}), "taken");
    EXPECT_EQ(say(anna, {{"t", "start"}}), "open_seats");
    EXPECT_EQ(say(anna, {{"t", "fill"}, {"seat", 2}, {"with", {{"kind", "bot"}, {"bot", "hal"}}}}), "unknown_bot");
    EXPECT_EQ(say(anna, {{"t", "fill"}, {"seat", 2}, {"with", bot}}), "none");
    EXPECT_EQ(say(anna, {{"t", "stand"}, {"seat", 1}}), "not_your_seat");
    EXPECT_EQ(say(bea, {{"t", "stand"}, {"seat", 1}}), "none");
    // The list of one's games follows the table, a write later.
    EXPECT_TRUE(bea.wait([&] { return bea.ask("GET", "/api/me/games").at("games").as_array().empty(); }));
    EXPECT_EQ(say(bea, {{"t", "sit"}, {"seat", 1}}), "none");
    EXPECT_EQ(say(anna, {{"t", "start"}}), "none");
    EXPECT_EQ(say(bea, {{"t", "stand"}, {"seat", 1}}), "started");
}

TEST(server_tables, own_games_come_with_your_turn_first) {
    House house;
    Visitor anna(house);
    Visitor bea(house);
    const std::string waiting = begin_draft(anna, bea);
    const std::string acted = begin_draft(anna, bea);
    const auto shown = anna.say({{"t", "watch"}, {"table", acted}, {"mode", "events"}, {"suggest", "random"}});
    EXPECT_EQ(act(anna, acted, 0, suggestion_in(shown).action).at("t"), "ok");
    const auto games = anna.ask("GET", "/api/me/games").at("games").as_array();
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[0].at("table").as_string(), json::string_view(waiting));
    EXPECT_EQ(games[0].at("your_turn"), true);
    EXPECT_EQ(games[1].at("your_turn"), false);
    EXPECT_EQ(anna.ask("GET", "/api/me/games?offset=1&limit=5").at("games").as_array().size(), 1U);
    EXPECT_EQ(anna.ask("GET", "/api/me/games?offset=18446744073709551615").at("games").as_array().size(), 0U);
}

TEST(server_tables, seats_that_act_at_once_do_so_in_any_order) {
    House house;
    Visitor anna(house);
    Visitor bea(house);
    const std::string table = begin_draft(anna, bea);
    const std::string first = suggestion_in(anna.next_event("start")).action;
    const std::string second = suggestion_in(bea.next_event("start")).action;
    EXPECT_EQ(act(bea, table, 1, second).at("t"), "ok");
    EXPECT_EQ(act(anna, table, 0, first).at("t"), "ok");
}

TEST(server_tables, two_play_at_one_device) {
    House house;
    Visitor anna(house);
    const std::string table = make_table(anna,
                                         {{"options", {{"selection", "draft"}}},
                                          {"seats", {{{"kind", "me"}}, {{"kind", "hotseat"}, {"name", "Bea"}}}},
                                          {"start", true}});
    const auto shown = anna.say({{"t", "watch"}, {"table", table}, {"mode", "views"}});
    EXPECT_EQ(shown.at("summary").at("your_seats"), (json::array{0, 1}));
    EXPECT_EQ(shown.at("summary").at("seats").at(1).at("name"), "Bea");
    EXPECT_EQ(shown.at("views").as_object().size(), 2U);
    for (const int seat : {1, 0}) {
        const std::string action(shown.at("legal").at(std::to_string(seat)).at(0).as_string());
        EXPECT_EQ(act(anna, table, seat, action).at("t"), "ok");
    }
    EXPECT_FALSE(anna.say({{"t", "undo"}, {"table", table}, {"seat", 1}}).contains("asked"));
}

TEST(server_tables, onlookers_see_what_all_may_see_and_do_nothing) {
    House house;
    Visitor anna(house);
    Visitor bea(house);
    const std::string table = begin_draft(anna, bea);
    const auto nobody = Visitor::nobody(house);
    const auto shown = nobody->say({{"t", "watch"}, {"table", table}, {"mode", "views"}});
    EXPECT_EQ(shown.at("views").as_object().size(), 1U);
    EXPECT_TRUE(shown.at("views").as_object().contains("onlooker"));
    EXPECT_TRUE(shown.at("legal").as_object().empty());
    EXPECT_EQ(code_of(nobody->say({{"t", "chat"}, {"table", table}, {"text", "Hello"}})), "no_session");
    EXPECT_EQ(code_of(act(*nobody, table, 0, "draft 1")), "no_session");
    EXPECT_EQ(nobody->say({{"t", "insight"}, {"table", table}, {"seat", "onlooker"}}).at("t"), "insight");
    EXPECT_EQ(code_of(nobody->say({{"t", "insight"}, {"table", table}, {"seat", 0}})), "not_your_seat");
    Visitor guest(house);
    for (const char* kind : {"act", "undo", "resign", "legal", "preview", "hint"}) {
        EXPECT_EQ(code_of(guest.say({{"t", kind}, {"table", table}, {"seat", 0}, {"action", "draft 1"}})),
                  "not_your_seat")
            << kind;
    }
}

TEST(server_tables, chat_is_plain_text_of_bounded_length_and_rate) {
    House house;
    Visitor anna(house, "An\u202Ena\u200B");
    const std::string table = make_table(anna, {});
    anna.say({{"t", "watch"}, {"table", table}, {"mode", "views"}});
    const auto chat = [&](const std::string& text) {
        return code_of(anna.say({{"t", "chat"}, {"table", table}, {"text", text}}));
    };
    EXPECT_EQ(chat("<b>Hi</b>\n\u0007\u202Ethere "), "none");
    const auto event = anna.next_event("chat");
    EXPECT_EQ(event.at("text"), "<b>Hi</b>there");
    EXPECT_EQ(event.at("name"), "Anna");
    EXPECT_FALSE(event.at("chat").at(0).at("account").as_string().empty());
    EXPECT_EQ(chat(std::string(501, 'x')), "bad_request");
    EXPECT_EQ(chat(" \n "), "bad_request");
    std::string last;
    for (int i = 0; i < 8; ++i) last = chat("again");
    EXPECT_EQ(last, "too_fast");
    house.pass(std::chrono::seconds(4));
    EXPECT_EQ(chat("later"), "none");
}

TEST(server_tables, taking_back_needs_everybody_and_ends_with_a_refusal_or_resignation) {
    House house;
    Visitors players = visitors(house, 3);
    const std::string table = begin_table(*players[0], all_but_first(players), "honshu", {{"selection", "draft"}});
    for (int seat = 0; seat < 3; ++seat) {
        Visitor& player = *players[static_cast<std::size_t>(seat)];
        EXPECT_EQ(act(player, table, seat, suggestion_in(player.next_event("start")).action).at("t"), "ok");
    }
    const auto undo = [&] { return players[0]->say({{"t", "undo"}, {"table", table}, {"seat", 0}}); };
    const auto consent = [&](std::size_t who, bool accept) {
        return code_of(players[who]->say({{"t", "consent"}, {"table", table}, {"accept", accept}}));
    };
    EXPECT_EQ(consent(1, true), "not_asked");
    EXPECT_EQ(undo().at("asked"), true);
    EXPECT_EQ(code_of(undo()), "asked");
    EXPECT_EQ(consent(0, true), "not_your_seat");
    EXPECT_EQ(consent(1, true), "none");
    EXPECT_EQ(consent(2, false), "none");
    EXPECT_EQ(consent(1, true), "not_asked");
    EXPECT_EQ(undo().at("asked"), true);
    EXPECT_EQ(code_of(players[2]->say({{"t", "resign"}, {"table", table}, {"seat", 2}})), "none");
    EXPECT_EQ(consent(1, true), "not_asked");
}

TEST(server_tables, presence_is_told_even_while_chat_is_written) {
    House house;
    Visitor anna(house);
    auto bea = std::make_unique<Visitor>(house);
    begin_draft(anna, *bea, "views");
    anna.events.clear();
    bea->send(R"({"t":"chat","id":"c","table":")" +
              std::string(anna.ask("GET", "/api/me/games").at("games").at(0).at("table").as_string()) +
              R"(","text":"bye"})");
    bea.reset();
    const auto told = anna.next_event("presence");
    EXPECT_EQ(told.at("summary").at("seats").at(1).at("present"), false);
}

TEST(server_tables, a_table_continues_a_record_but_not_a_finished_one) {
    House house;
    Visitors players = visitors(house, 2);
    const std::string table = begin_draft(*players[0], *players[1]);
    play_out(players, table);
    const auto record = players[0]->ask("GET", "/api/tables/" + table + "/record").at("text").as_string();
    json::object wish{{"from", {{"record", record}, {"step", 40}}},
                      {"seats", {{{"kind", "me"}}, {{"kind", "bot"}, {"bot", "random"}}}},
                      {"start", true}};
    const std::string again = make_table(*players[0], wish);
    const auto shown = players[0]->say({{"t", "watch"}, {"table", again}, {"mode", "views"}});
    EXPECT_EQ(shown.at("summary").at("status"), "running");
    EXPECT_TRUE(shown.at("summary").at("commitment").is_null());
    wish["from"] = {{"record", record}};
    EXPECT_EQ(code_of(players[0]->ask("POST", "/api/tables", json::serialize(wish))), "bad_request");
}

TEST(server_tables, every_title_has_its_content_and_takes_it_back) {
    House house;
    Visitor anna(house);
    for (const char* game : {"honshu", "hokkaido", "hokkaido-2010"}) {
        auto content = anna.ask("GET", "/api/games/" + std::string(game) + "/content");
        ASSERT_EQ(content.at("status"), 200) << game;
        content.erase("status");
        const json::object check{{"game", game}, {"text", json::serialize(content)}};
        EXPECT_EQ(anna.ask("POST", "/api/check_content", json::serialize(check)).at("ok"), true) << game;
    }
    json::object large{{"game", "honshu"}, {"players", 2}, {"deck", {{"notes", std::string(200'000, 'x')}}}};
    large["seats"] = {{{"kind", "me"}}, {{"kind", "open"}}};
    EXPECT_EQ(code_of(anna.ask("POST", "/api/tables", json::serialize(large))), "too_large");
}

TEST(server_tables, a_program_plays_with_a_token) {
    House house;
    Visitor anna(house);
    Visitor owner(house);
    const std::string table = make_table(anna, {});
    const std::string token(owner.ask("POST", "/api/token").at("token").as_string());
    EXPECT_NE(token, owner.token);
    owner.ask("POST", "/api/logout");  // the program's token is another session
    owner.token = token;
    owner.connect();
    EXPECT_EQ(owner.say({{"t", "sit"}, {"table", table}, {"seat", 1}}).at("t"), "ok");
}

TEST(server_tables, nobody_waits_for_ever_at_a_table_that_does_not_begin) {
    House house;
    Visitor anna(house);
    const std::string table = make_table(anna, {});
    EXPECT_TRUE(is_listed(anna, "open", table));
    house.pass(std::chrono::hours(24 * 8));
    EXPECT_TRUE(anna.wait([&] { return !is_listed(anna, "open", table); }));
    EXPECT_EQ(anna.ask("GET", "/api/tables/" + table).at("summary").at("status"), "closed");
}

}  // namespace
}  // namespace kitamae::server::test
