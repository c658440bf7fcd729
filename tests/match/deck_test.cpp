#include <gtest/gtest.h>
#include <string>

#include "core/rng.h"
#include "data/embedded.h"
#include "match/games.h"
#include "match/hokkaido_2010_board.h"
#include "match/mapgame_deck.h"
#include "tests/match/protocol.h"

namespace kitamae::testing {
namespace {

std::string honshu_text() { return std::string(data::file("honshu.json")); }

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const auto at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

Fault fault_of(const std::string& text, const char* game = "honshu") {
    const auto fault = find_game(game)->check_content(text);
    return fault.value_or(Fault{});
}

TEST(Decks, the_decks_and_the_board_that_come_with_the_program_are_good) {
    EXPECT_FALSE(find_game("honshu")->check_content(data::file("honshu.json")));
    EXPECT_FALSE(find_game("hokkaido")->check_content(data::file("hokkaido.json")));
    EXPECT_FALSE(find_game("hokkaido-2010")->check_content(data::file("hokkaido-2010-board.json")));
}

TEST(Decks, a_bad_square_is_named_with_card_and_line) {
    const Fault fault = fault_of(replaced(honshu_text(), "\"T L / T Pn / Pb D\"", "\"T L / T Px / Pb D\""));
    EXPECT_EQ(fault.line, 6);
    EXPECT_NE(fault.message.find("line 6, card 1"), std::string::npos) << fault.message;
}

TEST(Decks, a_fault_comes_in_parts_that_can_be_translated) {
    const auto parts = [](const Fault& fault) { return fault.content.value_or(ContentFault{}); };
    const ContentFault face =
        parts(fault_of(replaced(honshu_text(), "\"T L / T Pn / Pb D\"", "\"T L / T Px / Pb D\"")));
    EXPECT_EQ(face.code, "bad_face");
    EXPECT_EQ(face.where, "card 1");
    EXPECT_EQ(face.name, "T L / T Px / Pb D");
    const ContentFault twice = parts(fault_of(replaced(honshu_text(), "{\"id\": 7,", "{\"id\": 8,")));
    EXPECT_EQ(twice.code, "twice");
    EXPECT_EQ(twice.where, "entry 8 of cards");
    EXPECT_EQ(twice.name, "card 8");
    EXPECT_EQ(parts(fault_of(std::string(data::file("hokkaido.json")))).code, "mountain");
    EXPECT_EQ(parts(fault_of("{")).code, "bad_json");
    const std::string board(data::file("hokkaido-2010-board.json"));
    const ContentFault home =
        parts(fault_of(replaced(board, "\"home\": \"sapporo\"", "\"home\": \"atlantis\""), "hokkaido-2010"));
    EXPECT_EQ(home.code, "unknown_province");
    EXPECT_EQ(home.name, "atlantis");
}

TEST(Decks, a_missing_or_doubled_card_is_named) {
    EXPECT_NE(fault_of(replaced(honshu_text(), "{\"id\": 7,", "{\"id\": 8,")).message.find("card 8"),
              std::string::npos);
    const Fault gone = fault_of(replaced(honshu_text(), R"(    {"id": 7, "squares": "D T / F T / Wb4 Pe"},)", ""));
    EXPECT_NE(gone.message.find("card 7 is missing"), std::string::npos) << gone.message;
}

TEST(Decks, a_colour_needs_cubes) {
    const Fault fault = fault_of(replaced(honshu_text(), "\"y\": 10", "\"y\": 0"));
    EXPECT_NE(fault.message.find("colour without cubes"), std::string::npos) << fault.message;
}

TEST(Decks, a_deck_of_the_other_title_is_refused) {
    EXPECT_NE(fault_of(std::string(data::file("hokkaido.json"))).message.find("no mountains"), std::string::npos);
    EXPECT_NE(fault_of(honshu_text(), "hokkaido").message.find("chain of at least two"), std::string::npos);
}

TEST(Decks, broken_json_is_named_with_its_line) {
    const Fault fault = fault_of("{\n\"cards\": [\n}");
    EXPECT_EQ(fault.line, 3);
    EXPECT_NE(fault.message.find("not valid JSON"), std::string::npos);
    EXPECT_FALSE(fault_of("").message.empty());
    EXPECT_FALSE(fault_of("[1]").message.empty());
}

TEST(Decks, damaged_files_give_a_fault_or_a_good_deck_and_never_a_crash) {
    Rng rng(4);
    for (const char* file : {"honshu.json", "hokkaido.json", "hokkaido-2010-board.json"}) {
        const std::string good(data::file(file));
        for (int i = 0; i < 150; ++i) {
            std::string text = good;
            for (int change = 0; change < 3; ++change) {
                text[rng.below(static_cast<std::uint32_t>(text.size()))] = static_cast<char>(rng.below(256));
            }
            if (i % 5 == 0) text.resize(rng.below(static_cast<std::uint32_t>(text.size())));
            for (const auto& kind : games()) static_cast<void>(kind->check_content(text));
        }
    }
}

TEST(Boards, a_fault_of_a_board_is_named_with_its_line) {
    const std::string good(data::file("hokkaido-2010-board.json"));
    const Fault home = fault_of(replaced(good, "\"home\": \"sapporo\"", "\"home\": \"atlantis\""), "hokkaido-2010");
    EXPECT_EQ(home.line, 2);
    EXPECT_NE(home.message.find("home"), std::string::npos);
}

TEST(Decks, an_own_deck_given_inline_is_played_and_recorded) {
    Protocol protocol;
    const auto deck = boost::json::parse(honshu_text());
    const auto answer = protocol.ask({{"cmd", "new"}, {"game", "honshu"}, {"players", 2}, {"seed", 1}, {"deck", deck}});
    ASSERT_EQ(code_of(answer), "");
    const std::string record = protocol.record(answer.at("match").as_string());
    EXPECT_NE(record.find("\ncontent {"), std::string::npos);
    EXPECT_EQ(code_of(protocol.ask({{"cmd", "load"}, {"record", record}})), "");
}

}  // namespace
}  // namespace kitamae::testing
