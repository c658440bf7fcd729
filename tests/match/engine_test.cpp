#include "match/engine.h"

#include <gtest/gtest.h>
#include <set>
#include <string>

#include "core/rng.h"
#include "tests/match/protocol.h"

namespace kitamae::testing {
namespace {

namespace json = boost::json;

struct Case {
    const char* game;
    int players;
    json::object options;
};

std::vector<Case> all_cases() {
    std::vector<Case> cases;
    for (int players = 2; players <= 5; ++players) {
        cases.push_back({"honshu", players, {}});
        cases.push_back({"honshu", players, {{"selection", "draft"}, {"side", "B"}, {"scoring_card", "random"}}});
        cases.push_back({"hokkaido", players, {{"goals", true}}});
        cases.push_back({"hokkaido", players, {{"selection", "trick"}, {"scoring_card", 3}}});
        if (players <= 4) cases.push_back({"hokkaido-2010", players, {}});
    }
    return cases;
}

// Random actions by the protocol until the game is over or `most` were played.
void play_on(Protocol& protocol, const std::string& match, Rng& rng, int most = 100'000) {
    for (int i = 0; i < most; ++i) {
        const auto seats = protocol.to_act(match);
        if (seats.empty()) return;
        const int seat = seats[rng.below(static_cast<std::uint32_t>(seats.size()))];
        const auto actions = protocol.legal(match, seat);
        ASSERT_FALSE(actions.empty());
        const auto answer = protocol.play(match, seat, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
        ASSERT_EQ(code_of(answer), "");
    }
}

TEST(Engine, games_of_every_title_run_to_their_end) {
    for (const Case& c : all_cases()) {
        SCOPED_TRACE(std::string(c.game) + " " + std::to_string(c.players));
        Protocol protocol;
        Rng rng(3);
        const std::string match = protocol.begin(c.game, c.players, 11, c.options);
        play_on(protocol, match, rng);
        const auto scores = protocol.about("scores", match);
        EXPECT_TRUE(scores.at("over").as_bool());
        EXPECT_EQ(scores.at("scores").as_array().size(), static_cast<std::size_t>(c.players));
        EXPECT_FALSE(scores.at("winners").as_array().empty());
        for (const auto& entry : scores.at("scores").as_array()) {
            std::int64_t sum = 0;
            for (const auto& [name, value] : entry.as_object().at("parts").as_object()) sum += value.as_int64();
            EXPECT_EQ(sum, entry.as_object().at("total").as_int64());
        }
        EXPECT_EQ(code_of(protocol.play(match, 0, "done")), "not_to_act");
    }
}

TEST(Engine, a_record_loads_to_the_same_match) {
    for (const Case& c : all_cases()) {
        SCOPED_TRACE(std::string(c.game) + " " + std::to_string(c.players));
        Protocol protocol;
        Rng rng(5);
        const std::string match = protocol.begin(c.game, c.players, 4, c.options);
        play_on(protocol, match, rng, 30);
        const std::string record = protocol.record(match);
        const auto loaded = protocol.ask({{"cmd", "load"}, {"record", record}});
        ASSERT_EQ(code_of(loaded), "") << json::serialize(loaded);
        const std::string copy(loaded.at("match").as_string());
        EXPECT_EQ(protocol.record(copy), record);
        for (int seat = 0; seat < c.players; ++seat) {
            EXPECT_EQ(protocol.view(copy, seat), protocol.view(match, seat));
            EXPECT_EQ(protocol.legal(copy, seat), protocol.legal(match, seat));
        }
        Rng one(9);
        Rng two(9);
        play_on(protocol, match, one);
        play_on(protocol, copy, two);
        EXPECT_EQ(protocol.record(copy), protocol.record(match));  // the dealer goes on as it would have
    }
}

TEST(Engine, the_same_seed_gives_the_same_game) {
    Protocol protocol;
    const auto first = protocol.record(protocol.begin("honshu", 4, 7));
    EXPECT_EQ(first, protocol.record(protocol.begin("honshu", 4, 7)));
    EXPECT_NE(first, protocol.record(protocol.begin("honshu", 4, 8)));
}

TEST(Engine, an_action_taken_back_and_played_again_meets_the_same_cards) {
    for (const Case& c : all_cases()) {
        SCOPED_TRACE(std::string(c.game) + " " + std::to_string(c.players));
        Protocol protocol;
        Rng rng(6);
        const std::string match = protocol.begin(c.game, c.players, 21, c.options);
        for (int step = 0; step < 40; ++step) {
            const auto seats = protocol.to_act(match);
            if (seats.empty()) break;
            const auto actions = protocol.legal(match, seats[0]);
            const std::string action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
            const std::string before = protocol.record(match);
            protocol.play(match, seats[0], action);
            const std::string after = protocol.record(match);
            ASSERT_EQ(code_of(protocol.about("undo", match)), "");
            ASSERT_EQ(protocol.record(match), before);
            protocol.play(match, seats[0], action);
            ASSERT_EQ(protocol.record(match), after);
        }
    }
    Protocol protocol;
    EXPECT_EQ(code_of(protocol.about("undo", protocol.begin("honshu", 2))), "nothing_to_undo");
}

TEST(Engine, a_refused_action_names_its_rule_and_changes_nothing) {
    Protocol protocol;
    const std::string match = protocol.begin("honshu", 3, 5);
    const std::string before = protocol.record(match);
    const int seat = protocol.to_act(match)[0];
    const int other = (seat + 1) % 3;
    EXPECT_EQ(code_of(protocol.play(match, other, "play 1")), "not_to_act");
    const auto refused = protocol.play(match, seat, "take 1");
    EXPECT_EQ(code_of(refused), "illegal");
    EXPECT_EQ(rule_of(refused), "H4.1");
    EXPECT_EQ(code_of(protocol.play(match, seat, "fly to the moon")), "bad_action");
    EXPECT_EQ(protocol.record(match), before);
}

TEST(Engine, a_seat_sees_its_own_hand_only) {
    Protocol protocol;
    const std::string match = protocol.begin("honshu", 3, 5);
    for (int seat = 0; seat < 3; ++seat) {
        const auto view = protocol.view(match, seat);
        for (int other = 0; other < 3; ++other) {
            const auto& hand = view.at("seats").as_array()[static_cast<std::size_t>(other)].as_object().at("hand");
            EXPECT_EQ(hand.is_null(), seat != other);
        }
    }
    const auto open = protocol.view(match, "onlooker");
    for (const auto& seat : open.at("seats").as_array()) {
        EXPECT_TRUE(seat.as_object().at("hand").is_null());
    }
}

TEST(Engine, a_preview_is_the_score_after_the_action) {
    Protocol protocol;
    Rng rng(8);
    const std::string match = protocol.begin("honshu", 2, 9, {{"selection", "draft"}});
    for (int step = 0; step < 60; ++step) {
        const auto seats = protocol.to_act(match);
        if (seats.empty()) break;
        const auto actions = protocol.legal(match, seats[0]);
        const std::string action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
        const auto preview =
            protocol.ask({{"cmd", "preview"}, {"match", match}, {"seat", seats[0]}, {"action", action}});
        ASSERT_EQ(code_of(preview), "");
        protocol.play(match, seats[0], action);
        const auto scores = protocol.about("scores", match);
        const auto& own = scores.at("scores").as_array()[static_cast<std::size_t>(seats[0])].as_object();
        EXPECT_EQ(preview.at("score").as_object().at("total"), own.at("total"));
    }
}

TEST(Engine, suggestions_are_legal_and_repeatable) {
    Protocol protocol;
    Rng rng(2);
    for (const char* bot : {"random", "greedy"}) {
        const std::string match = protocol.begin("hokkaido", 2, 3);
        play_on(protocol, match, rng, 9);
        const int seat = protocol.to_act(match)[0];
        const json::object request{{"cmd", "suggest"}, {"match", match}, {"seat", seat}, {"bot", bot}, {"ms", 50}};
        const auto suggestion = protocol.ask(request);
        ASSERT_EQ(code_of(suggestion), "");
        const auto actions = protocol.legal(match, seat);
        const std::set<std::string> legal(actions.begin(), actions.end());
        EXPECT_TRUE(legal.contains(std::string(suggestion.at("action").as_string())));
        EXPECT_EQ(protocol.ask(request), suggestion);
    }
    const std::string match = protocol.begin("honshu", 3);
    const int idle = (protocol.to_act(match)[0] + 1) % 3;
    EXPECT_EQ(code_of(protocol.ask({{"cmd", "suggest"}, {"match", match}, {"seat", idle}})), "not_to_act");
    EXPECT_EQ(code_of(protocol.ask({{"cmd", "suggest"}, {"match", match}, {"seat", (idle + 2) % 3}, {"bot", "hal"}})),
              "unknown_bot");
}

TEST(Engine, bad_requests_get_an_error_and_echo_the_id) {
    Protocol protocol;
    const std::string match = protocol.begin("honshu", 3);
    const std::vector<std::pair<std::string, std::string>> cases{
        {"", "bad_json"},
        {"{", "bad_json"},
        {"[]", "bad_request"},
        {"{}", "bad_request"},
        {"{\"cmd\":5}", "bad_request"},
        {"{\"cmd\":\"dance\"}", "unknown_cmd"},
        {"{\"cmd\":\"new\"}", "bad_request"},
        {"{\"cmd\":\"new\",\"game\":\"chess\",\"players\":2}", "unknown_game"},
        {"{\"cmd\":\"new\",\"game\":\"honshu\",\"players\":9}", "bad_request"},
        {"{\"cmd\":\"new\",\"game\":\"honshu\",\"players\":\"3\"}", "bad_request"},
        {"{\"cmd\":\"new\",\"game\":\"honshu\",\"players\":3,\"seed\":-1}", "bad_request"},
        {"{\"cmd\":\"new\",\"game\":\"honshu\",\"players\":3,\"options\":[]}", "bad_request"},
        {"{\"cmd\":\"new\",\"game\":\"honshu\",\"players\":3,\"options\":{\"goals\":true}}", "bad_options"},
        {"{\"cmd\":\"new\",\"game\":\"honshu\",\"players\":3,\"options\":{\"colour\":1}}", "bad_options"},
        {"{\"cmd\":\"new\",\"game\":\"honshu\",\"players\":3,\"options\":{\"scoring_card\":9}}", "bad_options"},
        {"{\"cmd\":\"new\",\"game\":\"honshu\",\"players\":3,\"deck\":{}}", "bad_content"},
        {"{\"cmd\":\"new\",\"game\":\"hokkaido-2010\",\"players\":5}", "bad_request"},
        {"{\"cmd\":\"new\",\"game\":\"hokkaido-2010\",\"players\":2,\"board\":7}", "bad_content"},
        {"{\"cmd\":\"legal\",\"match\":\"m99\",\"seat\":0}", "unknown_match"},
        {"{\"cmd\":\"legal\",\"match\":\"m1\",\"seat\":3}", "bad_request"},
        {"{\"cmd\":\"play\",\"match\":\"m1\",\"seat\":0}", "bad_request"},
        {"{\"cmd\":\"view\",\"match\":\"m1\",\"seat\":\"god\"}", "bad_request"},
        {"{\"cmd\":\"load\",\"record\":\"nonsense\"}", "bad_record"},
        {"{\"cmd\":\"load\",\"record\":\"kitamae 1\\ngame honshu\\nplayers 3\\n\\n0 play 5\\n\"}", "bad_record"},
        {"{\"cmd\":\"score_map\",\"game\":\"hokkaido-2010\"}", "bad_request"},
    };
    for (const auto& [text, code] : cases) EXPECT_EQ(code_of(protocol.ask_text(text)), code) << text;
    EXPECT_EQ(protocol.ask_text(R"({"id":{"a":[1]},"cmd":"dance"})").at("id"), (json::object{{"a", json::array{1}}}));
    EXPECT_EQ(code_of(protocol.ask_text(std::string(Engine::longest_request + 1, ' '))), "too_large");
    EXPECT_EQ(code_of(protocol.ask_text(std::string(100'000, '['))), "bad_json");
}

TEST(Engine, damaged_requests_never_crash_and_leave_matches_alone) {
    Protocol protocol;
    Rng rng(12);
    const std::string match = protocol.begin("hokkaido", 2, 3);
    const std::string before = protocol.record(match);
    const std::vector<std::string> good{
        R"({"id":1,"cmd":"legal","match":"m1","seat":0})", R"({"cmd":"view","match":"m1","seat":"onlooker"})",
        R"({"cmd":"score_map","game":"honshu","map":[{"card":"S","province":1,"side":"A","x":1,"y":0,"rot":90}]})",
        R"({"cmd":"new","game":"honshu","players":4,"seed":7,"options":{"side":"B"}})",
        R"({"cmd":"suggest","match":"m1","seat":0,"bot":"random"})"};
    for (int i = 0; i < 3000; ++i) {
        std::string text = good[rng.below(static_cast<std::uint32_t>(good.size()))];
        for (std::uint32_t change = 1 + rng.below(4); change > 0; --change) {
            const auto at = rng.below(static_cast<std::uint32_t>(text.size()));
            if (rng.below(2) == 0) text[at] = static_cast<char>(rng.below(256));
            if (rng.below(4) == 0) text.resize(at + 1);
        }
        static_cast<void>(protocol.ask_text(text));
    }
    EXPECT_EQ(protocol.record(match), before);
}

TEST(Engine, a_closed_match_is_gone) {
    Protocol protocol;
    const std::string match = protocol.begin("honshu", 2);
    EXPECT_TRUE(protocol.about("close", match).at("ok").as_bool());
    EXPECT_EQ(code_of(protocol.about("scores", match)), "unknown_match");
}

}  // namespace
}  // namespace kitamae::testing
