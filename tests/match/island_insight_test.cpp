// Ways to routes, majorities, conflict and the cards behind the final score, as the engine protocol tells them.

#include <deque>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/rng.h"
#include "data/embedded.h"
#include "tests/match/protocol.h"

namespace kitamae::testing {
namespace {

namespace json = boost::json;
using Names = std::vector<std::string>;

Names names(const json::value& list) {
    Names found;
    for (const auto& name : list.as_array()) found.emplace_back(name.as_string());
    return found;
}

// The board file in plain words, read without the engine.
struct PlainBoard {
    json::value file = json::parse(data::file("hokkaido-2010-board.json"));
    std::map<std::string, std::set<std::string>> neighbours;
    std::map<std::string, std::string> region;
    std::map<std::int64_t, const json::value*> cards;

    PlainBoard() {
        for (const auto& pair : file.at("adjacency").as_array()) {
            const Names ends = names(pair);
            neighbours[ends[0]].insert(ends[1]);
            neighbours[ends[1]].insert(ends[0]);
        }
        for (const auto& province : file.at("provinces").as_array()) {
            region[std::string(province.at("id").as_string())] = province.at("region").as_string();
        }
        for (const auto& card : file.at("trade_cards").as_array()) cards[card.at("id").as_int64()] = &card;
    }
    bool is_sea(std::int64_t card) const { return !region.contains(std::string(cards.at(card)->at("b").as_string())); }

    // The fewest provinces without a piece on any path: own ones are passed for nothing.
    int least_missing(const std::string& a, const std::string& b, const std::set<std::string>& own) const {
        std::map<std::string, int> price{{a, own.contains(a) ? 0 : 1}};
        std::deque<std::string> waiting{a};
        while (!waiting.empty()) {
            const std::string at = waiting.front();
            waiting.pop_front();
            for (const std::string& next : neighbours.at(at)) {
                const int step = price.at(at) + (own.contains(next) ? 0 : 1);
                if (price.contains(next) && price.at(next) <= step) continue;
                price[next] = step;
                own.contains(next) ? waiting.push_front(next) : waiting.push_back(next);
            }
        }
        return price.at(b);
    }
};

const PlainBoard& board() {
    static const PlainBoard plain;
    return plain;
}

std::int64_t pieces(const json::value& view, const std::string& place, std::size_t seat) {
    return view.at("spaces").at(place).at(seat).as_int64();
}

void check_route(const json::value& route, const json::value& view, std::size_t seat) {
    const std::int64_t card = route.at("card").as_int64();
    const json::value& printed = *board().cards.at(card);
    const Names way = names(route.at("way"));
    ASSERT_GE(way.size(), 2U);
    EXPECT_EQ(way.front(), std::string(printed.at("a").as_string()));
    EXPECT_EQ(way.back(), std::string(printed.at("b").as_string()));
    Names missing;
    for (const std::string& place : way) {
        if (pieces(view, place, seat) == 0) missing.push_back(place);
    }
    EXPECT_EQ(names(route.at("missing")), missing);
    EXPECT_EQ(route.at("controlled").as_bool(), missing.empty());
    if (board().is_sea(card)) {
        EXPECT_EQ(way.size(), 2U);
        return;
    }
    for (std::size_t i = 1; i < way.size(); ++i) EXPECT_TRUE(board().neighbours.at(way[i - 1]).contains(way[i]));
    std::set<std::string> own;
    for (const auto& [province, region] : board().region) {
        if (pieces(view, province, seat) > 0) own.insert(province);
    }
    EXPECT_EQ(board().least_missing(way.front(), way.back(), own), static_cast<int>(missing.size()));
}

void check_regions(const json::value& regions, const json::value& view, std::size_t players) {
    ASSERT_EQ(regions.as_array().size(), 6U);
    for (const auto& region : regions.as_array()) {
        for (std::size_t seat = 0; seat < players; ++seat) {
            std::int64_t sum = 0;
            for (const auto& [province, in] : board().region) {
                if (in == region.at("region").as_string()) sum += pieces(view, province, seat);
            }
            EXPECT_EQ(region.at("pieces").at(seat).as_int64(), sum);
        }
    }
}

std::int64_t sum_of(const json::value& counts) {
    std::int64_t sum = 0;
    for (const auto& count : counts.as_array()) sum += count.as_int64();
    return sum;
}

std::int64_t limit_of(const std::string& province, int players) {
    for (const auto& entry : board().file.at("provinces").as_array()) {
        if (entry.at("id").as_string() == province) return entry.at("city").is_null() ? players - 1 : players;
    }
    return 0;
}

void check_conflict(const json::value& conflict, const json::value& view, int players) {
    std::set<std::string> told;
    for (const auto& entry : conflict.as_array()) {
        const std::string province(entry.at("province").as_string());
        told.insert(province);
        EXPECT_EQ(entry.at("before"), view.at("spaces").at(province));
        EXPECT_LE(sum_of(entry.at("after")), limit_of(province, players));
    }
    for (const auto& [province, region] : board().region) {
        const bool crowded = sum_of(view.at("spaces").at(province)) > limit_of(province, players);
        EXPECT_EQ(told.contains(province), crowded) << province;
    }
}

// Of a seat's cards only those in sight are told of.
void check_secrecy(const json::value& insight, const json::value& view, const std::set<std::int64_t>& taken) {
    std::set<std::int64_t> open = taken;
    for (const auto& card : view.at("row").as_array()) open.insert(card.at("card").as_int64());
    for (std::size_t seat = 0; seat < view.at("seats").as_array().size(); ++seat) {
        std::set<std::int64_t> sight = open;
        const json::value& about = view.at("seats").at(seat);
        for (const auto& card : about.at("revealed").as_array()) sight.insert(card.as_int64());
        if (about.at("hand").is_array()) {
            for (const auto& card : about.at("hand").as_array()) sight.insert(card.as_int64());
        }
        if (view.at("looking").is_array() && view.at("viewer") == json::value(static_cast<std::int64_t>(seat))) {
            for (const auto& card : view.at("looking").as_array()) sight.insert(card.as_int64());
        }
        for (const auto& route : insight.at("seats").at(seat).at("routes").as_array()) {
            EXPECT_TRUE(sight.contains(route.at("card").as_int64()));
        }
    }
}

json::value insight_of(Protocol& protocol, const std::string& match, const json::value& seat) {
    return protocol.ask({{"cmd", "insight"}, {"match", match}, {"seat", seat}}).at("insight");
}

void check_match(Protocol& protocol, const std::string& match, int players, const std::set<std::int64_t>& taken) {
    for (const json::value& viewer : {json::value("onlooker"), json::value(0)}) {
        const json::value view = protocol.view(match, viewer);
        const json::value insight = insight_of(protocol, match, viewer);
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
            for (const auto& route : insight.at("seats").at(seat).at("routes").as_array()) {
                check_route(route, view, seat);
            }
        }
        check_regions(insight.at("regions"), view, static_cast<std::size_t>(players));
        check_conflict(insight.at("conflict"), view, players);
        check_secrecy(insight, view, taken);
    }
}

// After the previewed action the island must look as the preview says, and conflict must take what it foretold.
void check_preview(Protocol& protocol, const std::string& match, const json::object& preview, bool turn_ended) {
    const json::value view = protocol.view(match, "onlooker");
    EXPECT_EQ(preview.at("spaces"), view.at("spaces"));
    EXPECT_EQ(preview.at("regions"), insight_of(protocol, match, "onlooker").at("regions"));
    EXPECT_EQ(preview.at("last_turns"), view.at("last_turns"));
    for (const auto& entry : preview.at("conflict").as_array()) {
        const std::string province(entry.at("province").as_string());
        EXPECT_EQ(entry.at(turn_ended ? "after" : "before"), view.at("spaces").at(province));
    }
}

void add_piece(json::object& spaces, const std::string& place, std::size_t seat, std::int64_t count) {
    json::value& pieces = spaces.at(place).as_array()[seat];
    pieces = pieces.as_int64() + count;
}

// The board after an action is the board before it, changed by the move that the action names and by the effect that
// was told: nothing else happens. Returns the number of conflicts.
std::size_t check_effect(const json::object& played, const json::value& before, std::size_t seat,
                         const std::string& action, const json::value& after) {
    std::istringstream words(action);
    std::string kind;
    std::string from;
    std::string to;
    words >> kind >> from >> to;
    json::object spaces = before.at("spaces").as_object();
    if (kind == "land" || kind == "sea") {
        add_piece(spaces, from, seat, -1);
        add_piece(spaces, to, seat, 1);
    } else if (kind == "grow" || kind == "start") {
        add_piece(spaces, from, seat, 1);
    }
    json::array conflict;
    if (const auto* effect = played.if_contains("effect")) conflict = effect->at("conflict").as_array();
    for (const auto& entry : conflict) {
        json::value& pieces = spaces.at(entry.at("province").as_string());
        EXPECT_EQ(entry.at("before"), pieces) << action;
        EXPECT_NE(entry.at("after"), pieces) << action;
        pieces = entry.at("after");
    }
    EXPECT_EQ(json::value(spaces), after.at("spaces")) << action;
    return conflict.size();
}

void check_final_score(Protocol& protocol, const std::string& match) {
    const json::value insight = insight_of(protocol, match, "onlooker");
    const json::object scores = protocol.about("scores", match);
    for (const auto& score : scores.at("scores").as_array()) {
        std::map<std::string, std::int64_t> sums;
        const auto seat = static_cast<std::size_t>(score.at("seat").as_int64());
        for (const auto& card : insight.at("seats").at(seat).at("scored").as_array()) {
            sums[std::string(card.at("part").as_string())] += card.at("points").as_int64();
        }
        for (const char* part : {"public", "private", "hand"}) {
            EXPECT_EQ(sums[part], score.at("parts").at(part).as_int64()) << part;
        }
        std::int64_t regions = 0;
        for (const auto& region : insight.at("regions").as_array()) regions += region.at("points").at(seat).as_int64();
        EXPECT_EQ(regions, score.at("parts").at("regions").as_int64());
    }
}

// Returns the number of conflicts.
std::size_t play_and_check(int players, int seed) {
    SCOPED_TRACE(std::to_string(players) + " players, seed " + std::to_string(seed));
    Protocol protocol;
    Rng rng(static_cast<std::uint64_t>(seed));
    const std::string match = protocol.begin("hokkaido-2010", players, seed);
    std::set<std::int64_t> taken;
    std::size_t conflicts = 0;
    for (int step = 0; !protocol.to_act(match).empty(); ++step) {
        const int seat = protocol.to_act(match)[0];
        const auto actions = protocol.legal(match, seat);
        const std::string& action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
        const auto preview = protocol.ask({{"cmd", "preview"}, {"match", match}, {"seat", seat}, {"action", action}});
        if (action.starts_with("take ")) taken.insert(std::stoll(action.substr(5)));
        const json::value before = protocol.view(match, "onlooker");
        const auto played = protocol.play_and_tell(match, seat, action);
        conflicts +=
            check_effect(played, before, static_cast<std::size_t>(seat), action, protocol.view(match, "onlooker"));
        const auto next = protocol.to_act(match);
        if (action != "draw") check_preview(protocol, match, preview, next.empty() || next[0] != seat);
        if (step % 7 == 0) check_match(protocol, match, players, taken);
    }
    check_final_score(protocol, match);
    return conflicts;
}

TEST(IslandInsight, ways_regions_conflict_and_scores_hold_in_random_games) {
    for (int players = 2; players <= 4; ++players) {
        for (int seed = 1; seed <= 3; ++seed) EXPECT_GT(play_and_check(players, seed), 0U);
    }
}

// The first legal action that begins so.
json::object play_first(Protocol& protocol, const std::string& match, std::string_view begin) {
    const int seat = protocol.to_act(match).at(0);
    for (const std::string& action : protocol.legal(match, seat)) {
        if (action.starts_with(begin)) return protocol.play_and_tell(match, seat, action);
    }
    ADD_FAILURE() << "nothing begins with " << begin;
    return {};
}

TEST(IslandInsight, the_last_action_of_a_turn_tells_the_conflict_again_after_undo) {
    Protocol protocol;
    const std::string match = protocol.begin("hokkaido-2010", 2);
    for (const char* begin : {"start", "start", "grow", "grow", "draw"}) {
        EXPECT_FALSE(play_first(protocol, match, begin).contains("effect")) << begin;
    }
    const json::object kept = play_first(protocol, match, "keep");
    ASSERT_TRUE(kept.contains("effect"));
    const json::value& conflict = kept.at("effect").at("conflict");
    ASSERT_EQ(conflict.as_array().size(), 1U);
    EXPECT_EQ(sum_of(conflict.at(0).at("before")), 3);
    EXPECT_EQ(sum_of(conflict.at(0).at("after")), 2);
    protocol.about("undo", match);
    EXPECT_EQ(play_first(protocol, match, "keep"), kept);
}

TEST(IslandInsight, nothing_is_scored_before_the_end) {
    Protocol protocol;
    const std::string match = protocol.begin("hokkaido-2010", 3);
    const json::value insight = insight_of(protocol, match, 0);
    EXPECT_TRUE(insight.at("seats").at(0).at("scored").is_null());
    EXPECT_TRUE(insight.at("conflict").as_array().empty());
    EXPECT_EQ(insight.at("limits").at("province").as_int64(), 2);
    EXPECT_EQ(insight.at("limits").at("city").as_int64(), 3);
    EXPECT_EQ(insight.at("seats").at(0).at("routes").as_array().size(), 8U);  // five public, three in hand
    EXPECT_EQ(insight.at("seats").at(1).at("routes").as_array().size(), 5U);
    EXPECT_EQ(code_of(protocol.ask({{"cmd", "insight"}, {"match", match}, {"seat", 3}})), "bad_request");
}

}  // namespace
}  // namespace kitamae::testing
