// Finished games: replayed step by step, continued from a position, and listed with their scores.

#include <algorithm>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <utility>
#include <variant>

#include "match/games.h"
#include "tests/server/visitors.h"

namespace kitamae::server::test {
namespace {

namespace json = boost::json;

std::string code_of(const json::object& answer) {
    const auto* error = answer.if_contains("error");
    return error == nullptr ? "none" : std::string(error->at("code").as_string());
}

// A whole game of bots that do anything.
Record played(const std::string& game, int players, json::object options = {}) {
    auto made = find_game(game)->make_match(
        {.players = players, .seed = 7, .options = std::move(options), .content = {}, .deal_seeds = {}});
    const auto match = std::get<std::unique_ptr<Match>>(std::move(made));
    while (!match->is_over()) {
        const Seat seat = match->to_act().lowest();
        match->play(seat, match->suggest(seat, "random", match->line_count())->action);
    }
    return match->record();
}

json::object replay(Visitor& visitor, const Record& record, const json::object& more) {
    json::object request{{"record", write_record(record)}};
    for (const auto& member : more) request.insert(member);
    return visitor.ask("POST", "/api/replay", json::serialize(request));
}

std::unique_ptr<Match> at(Record record, std::size_t step) {
    record.lines.resize(step);
    return std::get<std::unique_ptr<Match>>(find_game(record.game)->load_match(record));
}

void replay_everywhere(const Record& record) {
    House house;
    Visitor anna(house);
    const json::object begin = replay(anna, record, {{"step", 0}});
    ASSERT_EQ(begin.at("status"), 200) << json::serialize(begin);
    const json::array& lines = begin.at("lines").as_array();
    ASSERT_EQ(lines.size(), record.lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        EXPECT_EQ(lines[i].at("action").as_string(), json::string_view(record.lines[i].action));
        EXPECT_EQ(lines[i].at("by").is_null(), record.lines[i].by == dealer);
    }
    for (std::size_t step = record.lines.size() / 3; step < record.lines.size(); step += 40) {
        const json::object answer = replay(anna, record, {{"step", step}, {"viewer", 1}});
        const auto reached = answer.at("step").to_number<std::size_t>();
        EXPECT_GE(reached, step);
        EXPECT_FALSE(answer.contains("lines"));
        const auto match = at(record, reached);
        EXPECT_EQ(answer.at("view"), json::value(match->view(Seat{1})));
        EXPECT_EQ(answer.at("scores"), json::value(match->scores()));
        const auto* round = answer.at("view").as_object().if_contains("round");
        EXPECT_EQ(lines[reached].at("round"), round == nullptr ? json::value() : *round) << reached;
    }
    EXPECT_EQ(replay(anna, record, {}).at("view").at("over"), true);
}

TEST(server_replay, honshu) { replay_everywhere(played("honshu", 3)); }
TEST(server_replay, hokkaido) { replay_everywhere(played("hokkaido", 4, {{"goals", true}})); }
TEST(server_replay, hokkaido_2010) { replay_everywhere(played("hokkaido-2010", 3)); }

TEST(server_replay, a_secret_choice_names_those_it_was_hidden_from) {
    House house;
    Visitor anna(house);
    const Record record = played("hokkaido", 3);
    const json::object begin = replay(anna, record, {{"step", 0}});
    const auto& lines = begin.at("lines").as_array();
    const auto first = std::find_if(lines.begin(), lines.end(), [](const json::value& line) {
        return line.at("action").as_string().starts_with("draft");
    });
    ASSERT_NE(first, lines.end());
    const auto by = first->at("by").to_number<std::int64_t>();
    json::array others;
    for (std::int64_t seat = 0; seat < 3; ++seat) {
        if (seat != by) others.emplace_back(seat);
    }
    others.emplace_back("onlooker");
    EXPECT_EQ(first->at("hidden"), json::value(others));
    for (const json::value& line : lines) {
        const bool is_open = line.at("action").as_string().starts_with("place");
        EXPECT_FALSE(is_open && line.as_object().contains("hidden"));
    }
}

TEST(server_replay, a_viewer_sees_what_it_may) {
    House house;
    Visitor anna(house);
    const Record record = played("hokkaido", 3);
    const auto hand = [&](const json::value& viewer, std::size_t seat) {
        return replay(anna, record, {{"step", 0}, {"viewer", viewer}}).at("view").at("seats").at(seat).at("hand");
    };
    EXPECT_TRUE(hand(1, 1).is_array());
    EXPECT_TRUE(hand(1, 0).is_null());
    EXPECT_TRUE(hand("onlooker", 0).is_null());
    for (const std::size_t seat : {0U, 1U, 2U}) EXPECT_TRUE(hand("all", seat).is_array());
    for (const json::value& viewer : {json::value(3), json::value(-1), json::value("nobody"), json::value(0.5)}) {
        EXPECT_EQ(code_of(replay(anna, record, {{"viewer", viewer}})), "bad_request");
    }
}

TEST(server_replay, a_broken_record_is_refused_with_its_reason) {
    House house;
    Visitor anna(house);
    EXPECT_EQ(code_of(anna.ask("POST", "/api/replay", "{}")), "bad_record");
    EXPECT_EQ(code_of(anna.ask("POST", "/api/replay", R"({"record":"Dear diary"})")), "bad_record");
    Record record = played("honshu", 2);
    record.lines.back().action = "place 1 at 900,900 r0";
    const json::object illegal = replay(anna, record, {});
    EXPECT_EQ(code_of(illegal), "bad_record");
    EXPECT_FALSE(illegal.at("error").at("message").as_string().empty());
    record.game = "chess";
    EXPECT_EQ(code_of(replay(anna, record, {})), "unknown_game");
}

std::string continued(Visitor& host, const Record& record, std::size_t step) {
    json::array seats{{{"kind", "me"}}};
    for (int i = 1; i < record.players; ++i) seats.push_back({{"kind", "bot"}, {"bot", "random"}});
    const json::object wish{{"from", {{"record", write_record(record)}, {"step", step}}},
                            {"access", "invitation"},
                            {"seats", std::move(seats)},
                            {"start", true}};
    const auto made = host.ask("POST", "/api/tables", json::serialize(wish));
    return made.contains("table") ? std::string(made.at("table").as_string()) : code_of(made);
}

// The host does whatever is listed first until the match is over.
void finish(Visitor& host, const std::string& table) {
    host.say({{"t", "watch"}, {"table", table}, {"mode", "events"}});
    for (;;) {
        const auto summary = host.ask("GET", "/api/tables/" + table).at("summary").as_object();
        if (summary.at("status") == "over") return;
        if (!summary.at("your_turn").as_bool()) {
            host.next_event();
            continue;
        }
        const auto legal = host.say({{"t", "legal"}, {"table", table}, {"seat", 0}});
        if (legal.at("actions").as_array().empty()) continue;
        host.say({{"t", "act"}, {"table", table}, {"seat", 0}, {"action", legal.at("actions").at(0)}});
    }
}

std::size_t before_round(const Record& record, int round) {
    for (std::size_t step = record.lines.size(); step > 0; --step) {
        const json::object view = at(record, step)->view(onlooker);
        if (view.at("round").to_number<int>() < round) return step;
    }
    return 0;
}

TEST(server_replay, a_position_is_continued) {
    House house;
    Visitor anna(house);
    const Record record = played("honshu", 3);
    const std::size_t step = before_round(record, 12);
    const std::string table = continued(anna, record, step);
    const auto summary = anna.ask("GET", "/api/tables/" + table).at("summary").as_object();
    EXPECT_EQ(summary.at("status"), "running");
    EXPECT_EQ(summary.at("players"), 3);
    EXPECT_TRUE(summary.at("commitment").is_null());
    finish(anna, table);
    const auto text = anna.ask("GET", "/api/tables/" + table + "/record").at("text");
    const auto again = std::get<Record>(read_record(text.as_string()));
    for (std::size_t i = 0; i < step; ++i) EXPECT_EQ(again.lines[i], record.lines[i]);
    EXPECT_EQ(continued(anna, record, record.lines.size()), "bad_request");
    Record broken = record;
    broken.lines[step - 1].action = "dance";
    EXPECT_EQ(continued(anna, broken, step), "bad_record");
}

TEST(server_results, finished_games_come_with_scores_page_by_page) {
    House house;
    Visitor anna(house);
    Visitor bea(house);
    const Record record = played("honshu", 2, {{"selection", "draft"}});
    const std::size_t step = before_round(record, 12);
    const std::string first = continued(anna, record, step);
    EXPECT_TRUE(anna.ask("GET", "/api/me/results").at("results").as_array().empty());
    finish(anna, first);
    const std::string second = continued(anna, record, step);
    finish(anna, second);
    const auto check = [&] {
        const auto all = anna.ask("GET", "/api/me/results").at("results").as_array();
        ASSERT_EQ(all.size(), 2U);
        const auto& result = all[0].at("result").as_object();
        EXPECT_EQ(all[0].at("your_seats"), json::array{0});
        EXPECT_EQ(result.at("scores").as_array().size(), 2U);
        const auto& score = result.at("scores").at(0).as_object();
        std::int64_t sum = 0;
        for (const auto& part : score.at("parts").as_object()) sum += part.value().to_number<std::int64_t>();
        EXPECT_EQ(score.at("total").to_number<std::int64_t>(), sum);
        EXPECT_FALSE(result.at("winners").as_array().empty());
        const auto page = anna.ask("GET", "/api/me/results?offset=1&limit=1").at("results").as_array();
        ASSERT_EQ(page.size(), 1U);
        EXPECT_EQ(page[0].at("table"), all[1].at("table"));
    };
    check();
    house.restart();
    check();
    EXPECT_TRUE(anna.ask("GET", "/api/me/results?offset=2").at("results").as_array().empty());
    EXPECT_TRUE(bea.ask("GET", "/api/me/results").at("results").as_array().empty());
    bea.token.clear();
    EXPECT_EQ(code_of(bea.ask("GET", "/api/me/results")), "no_session");
}

}  // namespace
}  // namespace kitamae::server::test
