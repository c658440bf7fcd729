#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <string>

#include "core/rng.h"
#include "data/embedded.h"
#include "tests/match/protocol.h"

namespace kitamae::testing {
namespace {

namespace json = boost::json;

json::object honshu_map(json::array map) {
    return {{"cmd", "score_map"}, {"game", "honshu"}, {"options", json::object{}}, {"map", std::move(map)}};
}

const json::object start_province{{"card", "S"}, {"province", 1}, {"side", "A"}, {"x", 0}, {"y", 0}, {"rot", 0}};

TEST(ScoreMap, a_province_alone) {
    Protocol protocol;
    const auto answer = protocol.ask(honshu_map({start_province}));
    ASSERT_EQ(code_of(answer), "") << json::serialize(answer);
    EXPECT_EQ(answer.at("squares").as_array().size(), 6U);
    EXPECT_EQ(answer.at("score").as_object().at("total").as_int64(), 1);  // T Pb / D T / Pn D: towns of one square
}

TEST(ScoreMap, the_province_may_lie_turned) {
    Protocol protocol;
    json::object turned = start_province;
    turned["rot"] = 90;
    turned["x"] = 1;
    EXPECT_EQ(code_of(protocol.ask(honshu_map({turned}))), "");
}

TEST(ScoreMap, a_step_that_breaks_a_rule_is_named) {
    Protocol protocol;
    const json::object apart{{"card", 5}, {"x", 9}, {"y", 9}, {"rot", 0}};
    EXPECT_EQ(rule_of(protocol.ask(honshu_map({start_province, apart}))), "M3.4");
    const json::object covered{{"card", 5}, {"x", 0}, {"y", 0}, {"rot", 0}, {"under", {"S"}}};
    EXPECT_EQ(rule_of(protocol.ask(honshu_map({start_province, covered}))), "M3.5");
    const json::object stranger{{"card", 5}, {"x", 1}, {"y", 1}, {"rot", 0}, {"under", {9}}};
    EXPECT_EQ(rule_of(protocol.ask(honshu_map({start_province, stranger}))), "M3.3");
    const json::object good{{"card", 5}, {"x", 1}, {"y", 1}, {"rot", 0}};
    EXPECT_EQ(rule_of(protocol.ask(honshu_map({start_province, good, good}))), "M1.1");
}

TEST(ScoreMap, spent_cubes_are_not_delivered) {
    Protocol protocol;
    json::object request = honshu_map({start_province});
    request["no_cubes"] = json::parse("[[1, 0]]");
    auto answer = protocol.ask(request);
    ASSERT_EQ(code_of(answer), "");
    for (const auto& square : answer.at("squares").as_array()) {
        const bool spent = square.at("x") == 1 && square.at("y") == 0;
        const bool left = square.at("x") == 0 && square.at("y") == 2;
        if (spent || left) {
            EXPECT_EQ(square.at("cube").as_bool(), left);
        }
    }
    request["no_cubes"] = json::parse("[[0, 0]]");
    EXPECT_EQ(code_of(protocol.ask(request)), "bad_request");
}

TEST(ScoreMap, tiles_only_with_hokkaidos_deck) {
    Protocol protocol;
    json::object request = honshu_map({start_province});
    request["tiles"] = json::array{json::object{{"x", 0}, {"y", 1}, {"tile", "L"}, {"after", 1}}};
    EXPECT_EQ(rule_of(protocol.ask(request)), "K8.3");
    request["tiles"] = json::array{json::object{{"x", 0}, {"y", 1}, {"tile", "L"}, {"after", 5}}};
    EXPECT_EQ(code_of(protocol.ask(request)), "bad_request");
}

// A deck in which own cards show the printed example, and where they lie; tests/match/honshu_63.json.
struct Example {
    json::object deck = json::parse(data::file("honshu.json")).as_object();
    json::array map{start_province};

    Example() {
        std::ifstream file("tests/match/honshu_63.json");
        std::stringstream text;
        text << file.rdbuf();
        const json::object example = json::parse(text.str()).as_object();
        deck["provinces"].as_array()[0].as_object()["A"] = example.at("province");
        for (const auto& card : example.at("cards").as_array()) {
            const auto number = card.at("card").as_int64();
            deck["cards"].as_array()[static_cast<std::size_t>(number - 1)].as_object()["squares"] = card.at("squares");
            map.push_back(card);
        }
    }
};

TEST(ScoreMap, rule_M10_printed_honshu_example_laid_card_by_card) {
    Protocol protocol;
    const Example example;
    json::object request = honshu_map(example.map);
    request["deck"] = example.deck;
    const auto answer = protocol.ask(request);
    ASSERT_EQ(code_of(answer), "") << json::serialize(answer);
    EXPECT_EQ(answer.at("squares").as_array().size(), 48U);
    EXPECT_EQ(
        answer.at("score"),
        json::value({{"total", 63}, {"parts", {{"forests", 20}, {"lakes", 12}, {"factories", 14}, {"towns", 17}}}}));
    EXPECT_EQ(answer.at("rank"), json::value({63, 5}));
}

TEST(ScoreMap, lists_where_the_next_card_may_lie) {
    Protocol protocol;
    json::object request = honshu_map({start_province});
    EXPECT_FALSE(protocol.ask(request).contains("placements"));
    request["next"] = 5;
    const auto answer = protocol.ask(request);
    ASSERT_EQ(code_of(answer), "") << json::serialize(answer);
    const auto& placements = answer.at("placements").as_array();
    EXPECT_NE(std::find(placements.begin(), placements.end(), json::value("place 5 at 1,1 r0")), placements.end());
    EXPECT_EQ(std::find(placements.begin(), placements.end(), json::value("place 5 at 9,9 r0")), placements.end());
    const json::object laid{{"card", 5}, {"x", 1}, {"y", 1}, {"rot", 0}};
    request["map"] = json::array{start_province, laid};
    EXPECT_TRUE(protocol.ask(request).at("placements").as_array().empty());  // there is only one of it
    request["next"] = 61;
    EXPECT_EQ(code_of(protocol.ask(request)), "bad_request");
}

TEST(ScoreMap, a_full_map_takes_no_card) {
    Protocol protocol;
    const Example example;
    json::object request = honshu_map(example.map);
    request["deck"] = example.deck;
    request["next"] = 40;
    EXPECT_TRUE(protocol.ask(request).at("placements").as_array().empty());
}

// A cube spent early is no matter once its square is covered, and a new cube may stand there.
TEST(ScoreMap, cubes_are_spent_in_the_course_of_the_game) {
    Protocol protocol;
    const json::object over{
        {"card", 1}, {"x", 0}, {"y", -2}, {"rot", 0}};  // its Pb and D over T and Pb of the province
    json::object request = honshu_map({start_province, over});
    request["no_cubes"] = json::parse("[[1, 0, 1]]");
    EXPECT_EQ(code_of(protocol.ask(request)), "");
    request["no_cubes"] = json::parse("[[1, 0]]");
    EXPECT_EQ(code_of(protocol.ask(request)), "bad_request");
    request["no_cubes"] = json::parse("[[1, 0, 2]]");
    EXPECT_EQ(code_of(protocol.ask(request)), "bad_request");
    request["no_cubes"] = json::parse("[[0, 2, 3]]");  // there are two entries
    EXPECT_EQ(code_of(protocol.ask(request)), "bad_request");
}

TEST(ScoreMap, rule_K8_tells_what_a_desert_may_become) {
    Protocol protocol;
    const json::object start{{"card", "S"}, {"province", 1}, {"side", "A"}, {"x", 0}, {"y", 0}, {"rot", 0}};
    json::object request{{"cmd", "score_map"}, {"game", "hokkaido"}, {"map", json::array{start}}};
    const auto places = protocol.ask(request).at("tile_places").as_array();
    ASSERT_FALSE(places.empty());
    for (const auto& place : places) {
        for (const auto& tile : place.at("tiles").as_array()) {
            request["tiles"] =
                json::array{json::object{{"x", place.at("x")}, {"y", place.at("y")}, {"tile", tile}, {"after", 1}}};
            EXPECT_EQ(code_of(protocol.ask(request)), "");
        }
    }
    EXPECT_TRUE(protocol.ask(honshu_map({start_province})).at("tile_places").as_array().empty());
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
            int points = 0;
            for (const auto& area : answer.at("areas").as_array()) points += area.at("points").to_number<int>();
            EXPECT_EQ(points, answer.at("score").at("total").to_number<int>());
            EXPECT_EQ(answer.at("range").is_null(), game == std::string("honshu"));
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

TEST(ScoreSheet, rule_T5_5_ties_go_to_fewer_pieces_then_to_the_longest_route_then_are_shared) {
    Protocol protocol;
    const auto winners = [&](const char* sheet) {
        const auto answer =
            protocol.ask({{"cmd", "score_map"}, {"game", "hokkaido-2010"}, {"sheet", boost::json::parse(sheet)}});
        return boost::json::serialize(answer.contains("winners") ? answer.at("winners")
                                                                 : answer.at("error").at("code"));
    };
    EXPECT_EQ(winners(R"([{"points":40},{"points":41}])"), "[1]");
    EXPECT_EQ(winners(R"([{"points":41,"pieces":9},{"points":41,"pieces":12}])"), "[0]");
    EXPECT_EQ(winners(R"([{"points":4,"pieces":9,"longest_route":3},{"points":4,"pieces":9,"longest_route":5}])"),
              "[1]");
    EXPECT_EQ(winners(R"([{"points":-4,"pieces":9},{"points":-4,"pieces":9}])"), "[0,1]");
    EXPECT_EQ(winners("[]"), "\"bad_request\"");
    EXPECT_EQ(winners(R"([{"points":"many"}])"), "\"bad_request\"");
    EXPECT_EQ(winners("[7]"), "\"bad_request\"");
}

}  // namespace
}  // namespace kitamae::testing
