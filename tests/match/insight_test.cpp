// The squares behind the score, the sides of the range and the progress of goals, as the engine protocol tells them.

#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "core/rng.h"
#include "tests/match/protocol.h"

namespace kitamae::testing {
namespace {

namespace json = boost::json;
using Cells = std::set<std::pair<std::int64_t, std::int64_t>>;

Cells cells(const json::value& list) {
    Cells found;
    for (const auto& cell : list.as_array()) found.emplace(cell.at(0).as_int64(), cell.at(1).as_int64());
    EXPECT_EQ(found.size(), list.as_array().size());
    return found;
}

struct Visible {
    std::map<std::pair<std::int64_t, std::int64_t>, char> terrain;
    Cells cubes;
};

Visible visible_of(const json::value& seat) {
    Visible visible;
    for (const auto& square : seat.at("map").at("squares").as_array()) {
        const std::pair at{square.at("x").as_int64(), square.at("y").as_int64()};
        const bool tiled = !square.at("tile").is_null();
        visible.terrain[at] = square.at(tiled ? "tile" : "square").as_string()[0];
        if (square.at("cube").as_bool()) visible.cubes.insert(at);
    }
    return visible;
}

void check_areas(const json::value& insight, const json::value& seat) {
    const std::map<std::string, std::string> letters{{"forests", "F"},   {"lakes", "L"}, {"towns", "T"},
                                                     {"mountains", "M"}, {"bonus", ""},  {"factories", "WP"}};
    const Visible visible = visible_of(seat);
    std::map<std::string, std::int64_t> sums;
    for (const auto& area : insight.at("areas").as_array()) {
        const std::string part(area.at("part").as_string());
        sums[part] += area.at("points").as_int64();
        for (const auto& cell : cells(area.at("squares"))) {
            ASSERT_TRUE(visible.terrain.contains(cell));
            const char letter = visible.terrain.at(cell);
            EXPECT_TRUE(part == "bonus" || letters.at(part).find(letter) != std::string::npos) << part << letter;
            if (part == "factories" && letter == 'P') {
                EXPECT_TRUE(visible.cubes.contains(cell));
            }
        }
    }
    for (const auto& [part, points] : seat.at("score").at("parts").as_object()) {
        if (part != "goals") {
            EXPECT_EQ(sums[std::string(part)], points.as_int64()) << part;
        }
    }
}

void check_range(const json::value& range, const json::value& seat) {
    const Visible visible = visible_of(seat);
    Cells mountains;
    Cells all;
    for (const auto& [cell, letter] : visible.terrain) {
        if (letter == 'M') mountains.insert(cell);
        all.insert(cell);
    }
    const Cells line = cells(range.at("line"));
    EXPECT_EQ(cells(range.at("chain")), mountains);
    Cells together;
    for (const auto& side : range.at("sides").as_array()) {
        for (const auto& cell : cells(side)) EXPECT_TRUE(together.insert(cell).second);
    }
    for (const auto& cell : all) EXPECT_NE(line.contains(cell), together.contains(cell));
    for (const auto& cell : mountains) EXPECT_TRUE(line.contains(cell));
}

void check_goals(const json::value& insight, const json::value& view) {
    std::set<std::int64_t> known;
    for (const auto& goal : view.at("open_goals").as_array()) known.insert(goal.as_int64());
    for (const auto& seat : view.at("seats").as_array()) {
        for (const auto& goal : seat.at("goals").as_array()) known.insert(goal.as_int64());
    }
    std::set<std::int64_t> told;
    for (const auto& goal : insight.at("goals").as_array()) {
        told.insert(goal.at("goal").as_int64());
        EXPECT_GE(goal.at("have").as_int64(), 0);
        EXPECT_GT(goal.at("need").as_int64(), 0);
        if (goal.at("done").as_bool()) {
            EXPECT_GE(goal.at("have").as_int64(), goal.at("need").as_int64());
        }
    }
    EXPECT_EQ(told, known);
}

void check_match(Protocol& protocol, const std::string& match, bool has_range) {
    const json::value view = protocol.view(match, "onlooker");
    const auto answer = protocol.ask({{"cmd", "insight"}, {"match", match}, {"seat", "onlooker"}});
    EXPECT_EQ(protocol.ask({{"cmd", "insight"}, {"match", match}, {"seat", 0}}), answer);
    const auto& seats = answer.at("insight").at("seats").as_array();
    ASSERT_EQ(seats.size(), view.at("seats").as_array().size());
    for (std::size_t i = 0; i < seats.size(); ++i) {
        check_areas(seats[i], view.at("seats").at(i));
        check_goals(seats[i], view);
        EXPECT_EQ(seats[i].at("range").is_object(), has_range);
        if (has_range) check_range(seats[i].at("range"), view.at("seats").at(i));
    }
}

void play_and_check(const std::string& game, int players, const json::object& options) {
    SCOPED_TRACE(game + " " + std::to_string(players) + " " + json::serialize(options));
    Protocol protocol;
    Rng rng(11);
    const std::string match = protocol.begin(game, players, 3, options);
    for (int step = 0; !protocol.to_act(match).empty(); ++step) {
        const int seat = protocol.to_act(match)[0];
        const auto actions = protocol.legal(match, seat);
        protocol.play(match, seat, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
        if (step % 9 == 0) check_match(protocol, match, game == "hokkaido");
    }
    check_match(protocol, match, game == "hokkaido");
}

TEST(Insight, areas_sum_up_to_the_score_in_random_games) {
    for (int players = 2; players <= 5; ++players) {
        for (const char* selection : {"trick", "draft"}) {
            play_and_check("honshu", players, {{"selection", selection}});
            play_and_check("hokkaido", players, {{"selection", selection}, {"goals", true}});
        }
    }
}

TEST(Insight, areas_sum_up_with_every_scoring_card) {
    for (int card = 1; card <= 8; ++card) {
        play_and_check("honshu", 2, {{"selection", "draft"}, {"side", "B"}, {"scoring_card", card}});
        play_and_check("hokkaido", 2, {{"side", "B"}, {"scoring_card", card}});
    }
}

TEST(Insight, a_province_alone) {
    Protocol protocol;
    const std::string match = protocol.begin("honshu", 2);
    const auto answer = protocol.ask({{"cmd", "insight"}, {"match", match}, {"seat", 1}});
    const auto& seat = answer.at("insight").at("seats").at(0);
    EXPECT_TRUE(seat.at("range").is_null());
    EXPECT_TRUE(seat.at("goals").as_array().empty());
}

}  // namespace
}  // namespace kitamae::testing
