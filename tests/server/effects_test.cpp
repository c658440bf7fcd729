// What conflict took, told with the action that ended the turn: at once, after coming back, and in replays.

#include <gtest/gtest.h>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tests/server/visitors.h"

namespace kitamae::server::test {
namespace {

namespace json = boost::json;
using Effects = std::map<std::int64_t, json::value>;  // by version

void note(Effects& effects, const json::object& line) {
    if (const auto* effect = line.if_contains("effect")) effects[line.at("version").as_int64()] = *effect;
}

Effects heard_by(const Visitor& visitor) {
    Effects effects;
    for (const std::string& text : visitor.heard) {
        const json::object message = json::parse(text).as_object();
        if (message.at("t") == "event") note(effects, message);
    }
    return effects;
}

Effects logged_for(Visitor& visitor, const std::string& table) {
    Effects effects;
    const json::object whole = visitor.say({{"t", "watch"}, {"table", table}, {"mode", "views"}});
    for (const json::value& line : whole.at("log").as_array()) note(effects, line.as_object());
    return effects;
}

TEST(server_effects, are_the_same_at_once_after_a_restart_and_in_a_replay) {
    House house;
    Visitors players = visitors(house, 2);
    Visitor watcher(house);
    const std::string table = begin_table(*players[0], all_but_first(players), "hokkaido-2010");
    watcher.say({{"t", "watch"}, {"table", table}, {"mode", "events"}});
    play_out(players, table);
    // The last event may not have come yet; the answer to a question comes after it.
    watcher.say({{"t", "ping"}});
    const Effects effects = heard_by(watcher);
    ASSERT_FALSE(effects.empty());
    EXPECT_EQ(heard_by(*players[0]), effects);
    EXPECT_EQ(logged_for(watcher, table), effects);

    house.restart();
    watcher.connect();
    EXPECT_EQ(logged_for(watcher, table), effects);

    const auto record = watcher.ask("GET", "/api/tables/" + table + "/record").at("text");
    const json::object replay =
        watcher.ask("POST", "/api/replay", json::serialize(json::object{{"record", record}, {"step", 0}}));
    std::vector<json::value> expected;
    for (const auto& [version, effect] : effects) expected.push_back(effect);
    std::vector<json::value> replayed;
    for (const json::value& line : replay.at("lines").as_array()) {
        if (const auto* effect = line.as_object().if_contains("effect")) replayed.push_back(*effect);
    }
    EXPECT_EQ(replayed, expected);
}

struct Islanders {
    Visitors& players;
    std::string table;

    // Whoever is to act plays the first legal action that begins so.
    json::object act(std::string_view begin) const {
        const auto summary = players[0]->ask("GET", "/api/tables/" + table).at("summary");
        const auto seat = summary.at("to_act").at(0).as_int64();
        Visitor& actor = *players[static_cast<std::size_t>(seat)];
        const auto legal = actor.say({{"t", "legal"}, {"table", table}, {"seat", seat}});
        for (const json::value& action : legal.at("actions").as_array()) {
            if (!action.as_string().starts_with(begin)) continue;
            actor.say({{"t", "act"}, {"table", table}, {"seat", seat}, {"action", action}});
            return {{"seat", seat}, {"action", action}};
        }
        ADD_FAILURE() << "nothing begins with " << begin;
        return {};
    }
};

json::object last_action(Visitor& visitor) {
    visitor.say({{"t", "ping"}});
    json::object last;
    while (!visitor.events.empty()) {
        if (visitor.events.front().at("kind") == "action") last = visitor.events.front();
        visitor.events.pop_front();
    }
    return last;
}

TEST(server_effects, of_a_secret_action_are_open_and_go_when_it_is_taken_back) {
    House house;
    Visitors players = visitors(house, 2);
    const Islanders islanders{players, begin_table(*players[0], all_but_first(players), "hokkaido-2010")};
    for (const std::string_view begin : {"start", "start", "grow", "grow", "draw"}) islanders.act(begin);
    EXPECT_FALSE(last_action(*players[0]).contains("effect"));
    last_action(*players[1]);
    const json::object kept = islanders.act("keep");
    const auto seat = kept.at("seat").to_number<std::size_t>();
    Visitor& actor = *players[seat];
    Visitor& other = *players[1 - seat];
    const json::object own = last_action(actor);
    const json::object seen = last_action(other);
    EXPECT_EQ(own.at("action"), kept.at("action"));
    EXPECT_TRUE(seen.at("action").is_null());
    EXPECT_EQ(seen.at("effect"), own.at("effect"));
    EXPECT_EQ(seen.at("effect").as_object().size(), 1U);
    EXPECT_EQ(seen.at("effect").at("conflict").as_array().size(), 1U);
    EXPECT_EQ(logged_for(other, islanders.table).size(), 1U);

    actor.say({{"t", "undo"}, {"table", islanders.table}, {"seat", seat}});
    other.say({{"t", "consent"}, {"table", islanders.table}, {"accept", true}});
    EXPECT_TRUE(logged_for(other, islanders.table).empty());
    const auto gap = other.say(
        {{"t", "watch"}, {"table", islanders.table}, {"mode", "events"}, {"since", seen.at("version").as_int64() - 1}});
    EXPECT_FALSE(gap.at("events").at(0).as_object().contains("effect"));
}

}  // namespace
}  // namespace kitamae::server::test
