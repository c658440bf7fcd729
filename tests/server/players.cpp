// Whole games of visitors who play what the server suggests.

#include <algorithm>
#include <gtest/gtest.h>
#include <utility>

#include "tests/server/visitors.h"

namespace kitamae::server::test {

namespace json = boost::json;

Visitors visitors(House& house, std::size_t count) {
    Visitors list;
    for (std::size_t i = 0; i < count; ++i) list.push_back(std::make_unique<Visitor>(house));
    return list;
}

std::vector<Visitor*> all_but_first(const Visitors& visitors) {
    std::vector<Visitor*> others;
    for (std::size_t i = 1; i < visitors.size(); ++i) others.push_back(visitors[i].get());
    return others;
}

Suggested suggestion_in(const json::object& event) {
    const auto* suggest = event.if_contains("suggest");
    if (suggest == nullptr) return {};
    const auto& first = *suggest->as_object().begin();
    return {std::stoll(std::string(first.key())), first.value().as_string().c_str()};
}

namespace {

// What a player knows to do: the newest suggestion, as long as the seat is to act.
class Wish {
public:
    void follow(const json::object& event, std::int64_t seat) {
        bool is_to_act = false;
        for (const json::value& one : event.at("to_act").as_array()) is_to_act |= one.to_number<std::int64_t>() == seat;
        const Suggested newest = suggestion_in(event);
        if (!is_to_act) action_.clear();
        if (newest.seat == seat) action_ = newest.action;
    }
    std::string take() { return std::exchange(action_, {}); }

private:
    std::string action_;
};

}  // namespace

int play_out(Visitors& players, const std::string& table) {
    int actions = 0;
    std::vector<Wish> wishes(players.size());
    const auto is_news = [&] {
        return std::any_of(players.begin(), players.end(), [](const auto& player) { return !player->events.empty(); });
    };
    for (;;) {
        if (!players.front()->wait(is_news)) return -1;
        for (std::size_t seat = 0; seat < players.size(); ++seat) {
            Visitor& player = *players[seat];
            while (!player.events.empty()) {
                const json::object event = player.next_event();
                if (event.at("over").as_bool()) return actions;
                wishes[seat].follow(event, static_cast<std::int64_t>(seat));
            }
            const std::string action = wishes[seat].take();
            if (action.empty()) continue;
            const auto answer = player.say({{"t", "act"}, {"table", table}, {"seat", seat}, {"action", action}});
            EXPECT_EQ(answer.at("t"), "ok") << action << json::serialize(answer);
            ++actions;
        }
    }
}

}  // namespace kitamae::server::test
