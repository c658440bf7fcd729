#include <gtest/gtest.h>
#include <string>

#include "core/rng.h"
#include "tests/match/protocol.h"

namespace kitamae::testing {
namespace {

namespace json = boost::json;

json::object honshu_map(json::array map) {
    return {{"cmd", "score_map"}, {"game", "honshu"}, {"options", json::object{}}, {"map", std::move(map)}};
}

const json::object province{{"card", "S"}, {"province", 1}, {"side", "A"}, {"x", 0}, {"y", 0}, {"rot", 0}};

TEST(ScoreMap, a_province_alone) {
    Protocol protocol;
    const auto answer = protocol.ask(honshu_map({province}));
    ASSERT_EQ(code_of(answer), "") << json::serialize(answer);
    EXPECT_EQ(answer.at("squares").as_array().size(), 6U);
    EXPECT_EQ(answer.at("score").as_object().at("total").as_int64(), 1);  // T Pb / D T / Pn D: towns of one square
}

TEST(ScoreMap, the_province_may_lie_turned) {
    Protocol protocol;
    json::object turned = province;
    turned["rot"] = 90;
    turned["x"] = 1;
    EXPECT_EQ(code_of(protocol.ask(honshu_map({turned}))), "");
}

TEST(ScoreMap, a_step_that_breaks_a_rule_is_named) {
    Protocol protocol;
    const json::object apart{{"card", 5}, {"x", 9}, {"y", 9}, {"rot", 0}};
    EXPECT_EQ(rule_of(protocol.ask(honshu_map({province, apart}))), "M3.4");
    const json::object covered{{"card", 5}, {"x", 0}, {"y", 0}, {"rot", 0}, {"under", {"S"}}};
    EXPECT_EQ(rule_of(protocol.ask(honshu_map({province, covered}))), "M3.5");
    const json::object stranger{{"card", 5}, {"x", 1}, {"y", 1}, {"rot", 0}, {"under", {9}}};
    EXPECT_EQ(rule_of(protocol.ask(honshu_map({province, stranger}))), "M3.3");
    const json::object good{{"card", 5}, {"x", 1}, {"y", 1}, {"rot", 0}};
    EXPECT_EQ(rule_of(protocol.ask(honshu_map({province, good, good}))), "M1.1");
}

TEST(ScoreMap, spent_cubes_are_not_delivered) {
    Protocol protocol;
    json::object request = honshu_map({province});
    request["no_cubes"] = json::array{json::array{1, 0}};
    auto answer = protocol.ask(request);
    ASSERT_EQ(code_of(answer), "");
    for (const auto& square : answer.at("squares").as_array()) {
        const bool spent = square.at("x") == 1 && square.at("y") == 0;
        const bool left = square.at("x") == 0 && square.at("y") == 2;
        if (spent || left) {
            EXPECT_EQ(square.at("cube").as_bool(), left);
        }
    }
    request["no_cubes"] = json::array{json::array{0, 0}};
    EXPECT_EQ(code_of(protocol.ask(request)), "bad_request");
}

TEST(ScoreMap, tiles_only_with_hokkaidos_deck) {
    Protocol protocol;
    json::object request = honshu_map({province});
    request["tiles"] = json::array{json::object{{"x", 0}, {"y", 1}, {"tile", "L"}, {"after", 1}}};
    EXPECT_EQ(rule_of(protocol.ask(request)), "K8.3");
    request["tiles"] = json::array{json::object{{"x", 0}, {"y", 1}, {"tile", "L"}, {"after", 5}}};
    EXPECT_EQ(code_of(protocol.ask(request)), "bad_request");
}

// The final maps of whole games, laid again card by card, score what the match says.
TEST(ScoreMap, agrees_with_played_games) {
    for (const char* game : {"honshu", "hokkaido"}) {
        Protocol protocol;
        Rng rng(7);
        const std::string match = protocol.begin(game, 2, 5, {{"selection", "draft"}});
        while (!protocol.to_act(match).empty()) {
            const int seat = protocol.to_act(match)[0];
            auto actions = protocol.legal(match, seat);
            std::erase_if(actions, [](const std::string& action) { return action.starts_with("terraform"); });
            protocol.play(match, seat, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
        }
        const auto open = protocol.view(match, "onlooker");
        for (const auto& value : open.at("seats").as_array()) {
            const auto& seat = value.as_object();
            const auto& map = seat.at("map").as_object();
            const auto answer = protocol.ask({{"cmd", "score_map"}, {"game", game}, {"map", map.at("cards")}});
            ASSERT_EQ(code_of(answer), "") << json::serialize(answer);
            EXPECT_EQ(answer.at("score"), seat.at("score"));
            EXPECT_EQ(answer.at("squares"), map.at("squares"));
        }
    }
}

TEST(ScoreMap, bad_entries_are_refused) {
    Protocol protocol;
    for (const char* text :
         {R"({"cmd":"score_map","game":"honshu"})", R"({"cmd":"score_map","game":"honshu","map":[]})",
          R"({"cmd":"score_map","game":"honshu","map":[1]})",
          R"({"cmd":"score_map","game":"honshu","map":[{"card":"S"}]})",
          R"({"cmd":"score_map","game":"honshu","map":[{"card":"S","province":7,"side":"A","x":0,"y":0}]})",
          R"({"cmd":"score_map","game":"honshu","map":[{"card":"S","province":1,"side":"A","x":999,"y":0}]})",
          R"({"cmd":"score_map","game":"honshu","map":[{"card":"S","province":1,"side":"A","x":0,"y":0,"rot":45}]})"}) {
        EXPECT_EQ(code_of(protocol.ask_text(text)), "bad_request") << text;
    }
}

}  // namespace
}  // namespace kitamae::testing
