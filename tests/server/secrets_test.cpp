// What a seat is told does not change when secrets it may not know are changed: two tables that differ in the hands of
// other seats alone say the same to a viewer, byte by byte.

#include <gtest/gtest.h>
#include <map>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "core/record.h"
#include "match/games.h"
#include "tests/server/still_house.h"

namespace kitamae::server::test {
namespace {

namespace json = boost::json;

// A title with what hides in it: how hands are dealt in its records, and what is done before it is looked.
struct Case {
    const char* game;
    const char* deal;
    json::object options;
    enum class Acts : std::uint8_t { none, secret_choices, first_legal } acts = Acts::none;
};

const Case honshu_draft{"honshu", "deal card ", {{"selection", "draft"}}, Case::Acts::secret_choices};
const Case honshu_trick{"honshu", "deal card ", {{"selection", "trick"}}, Case::Acts::none};
const Case hokkaido{"hokkaido", "deal card ", {{"goals", true}}, Case::Acts::secret_choices};
const Case hokkaido_2010{"hokkaido-2010", "deal hand ", {}, Case::Acts::first_legal};

Record dealt(const Case& one, std::uint64_t seed) {
    const auto match =
        find_game(one.game)->make_match({.players = 3, .seed = seed, .options = one.options, .content = {}});
    return std::get<std::unique_ptr<Match>>(match)->record();
}

std::unique_ptr<Match> match_of(const Record& record) {
    return std::get<std::unique_ptr<Match>>(find_game(record.game)->load_match(record));
}

std::vector<std::string> hand_of(const Match& match, std::uint8_t seat, const char* deal) {
    std::vector<std::string> cards;
    const json::object seen = match.view(Seat{seat});
    for (const json::value& card : seen.at("seats").at(seat).at("hand").as_array()) {
        cards.push_back(deal + json::serialize(card));
    }
    return cards;
}

// The same record with the hands of seats 1 and 2 exchanged.
Record with_exchanged_hands(const Record& record, const char* deal) {
    const auto match = match_of(record);
    const auto one = hand_of(*match, 1, deal);
    const auto two = hand_of(*match, 2, deal);
    std::map<std::string, std::string> exchanged;
    for (std::size_t i = 0; i < one.size(); ++i) {
        exchanged[one[i]] = two[i];
        exchanged[two[i]] = one[i];
    }
    Record other = record;
    for (RecordLine& line : other.lines) {
        const auto found = exchanged.find(line.action);
        if (found != exchanged.end()) line.action = found->second;
    }
    return other;
}

// A table of three people and somebody who looks on, and everything that is said to each.
class WatchedTable {
public:
    explicit WatchedTable(const Record& record) : match(match_of(record)) {
        TableSetup setup;
        setup.game = record.game;
        setup.players = 3;
        setup.pace = {Pace::Kind::live, 600, 5, 0};
        setup.host = "zero";
        setup.from = write_record(record);
        setup.secret = std::string(secret_size, 's');
        setup.created = house.now();
        for (const char* name : {"zero", "one", "two"}) setup.seats.push_back({SeatKind::human, name, {}, {}, {}});
        table = std::make_shared<Table>(house, "table", 1, setup);
        for (const char* name : {"zero", "one", "two", "onlooker"}) {
            sockets.push_back(std::make_shared<HeardSocket>());
            clients.push_back(std::make_shared<Client>(name, sockets.back()));
            table->handle({clients.back(), "w"}, message::Watch{});
        }
        happens(0, message::Start{});
    }
    ~WatchedTable() {
        for (const auto& client : clients) {
            client->watched.clear();
            table->leave(*client);
        }
    }
    WatchedTable(const WatchedTable&) = delete;
    WatchedTable& operator=(const WatchedTable&) = delete;

    void happens(std::size_t who, const message::Body& body) {
        house.time += 1000;
        table->handle({clients[who], "e" + std::to_string(events)}, body);
        house.settle(++events);
    }

    void act(std::uint8_t seat, std::size_t n) {
        const std::string action = match->legal(Seat{seat})[n];
        happens(seat, message::Act{Seat{seat}, action, {}});
        match->play(Seat{seat}, action);
    }

    // Every question there is, of a seat or of an onlooker, who may not ask some of them.
    void ask_everything(std::size_t who) {
        const auto ask = [&](const char* id, const message::Body& body) { table->handle({clients[who], id}, body); };
        const auto legal = match->legal(Seat{0});
        ask("w2", message::Watch{true, true, std::size_t{0}});
        ask("w3", message::Watch{true, true, {}});
        ask("l", message::Legal{Seat{0}});
        ask("l1", message::Legal{Seat{1}});
        ask("i", message::Insight{who == 0 ? Seat{0} : onlooker});
        ask("i1", message::Insight{Seat{1}});
        ask("p", message::Preview{Seat{0}, legal.empty() ? "pass" : legal.front()});
        ask("p1", message::Preview{Seat{1}, match->legal(Seat{1}).empty() ? "pass" : match->legal(Seat{1}).front()});
        house.jobs.clear();
        house.thinks = true;
        ask("h", message::Hint{Seat{0}, "greedy"});
        ask("h1", message::Hint{Seat{1}, "greedy"});
        house.thinks = false;
        for (const auto& job : house.jobs) job()();
        house.jobs.clear();
    }

    StillHouse house;
    std::unique_ptr<Match> match;
    std::shared_ptr<Table> table;
    std::vector<std::shared_ptr<HeardSocket>> sockets;
    std::vector<std::shared_ptr<Client>> clients;
    int events = 0;
};

struct Told {
    std::vector<std::string> seat;
    std::vector<std::string> onlooker;
    std::vector<std::string> others;
};

// Seats 1 and 2 act, in secret their n-th and m-th choice; they chat, ask to take back, resign; seat 0 asks whatever
// can be asked.
Told told_at(const Case& one, const Record& record, std::size_t n, std::size_t m) {
    WatchedTable watched(record);
    if (one.acts == Case::Acts::secret_choices) {
        watched.act(1, n);
        watched.act(2, m);
    }
    for (int i = 0; i < 3 && one.acts == Case::Acts::first_legal; ++i) {
        watched.act(watched.match->to_act().lowest().index, 0);
    }
    watched.happens(1, message::Chat{"Hello"});
    if (one.acts == Case::Acts::secret_choices) {
        watched.happens(1, message::Undo{Seat{1}});
        watched.happens(0, message::Consent{false});
    }
    watched.ask_everything(0);
    watched.ask_everything(3);
    watched.happens(2, message::Resign{Seat{2}});
    watched.ask_everything(0);
    watched.ask_everything(3);
    return {watched.sockets[0]->heard, watched.sockets[3]->heard, watched.sockets[1]->heard};
}

void expect_same_told(const Case& one, std::uint64_t seed) {
    const Record record = dealt(one, seed);
    const Told first = told_at(one, record, 0, 1);
    const Told other_hands = told_at(one, with_exchanged_hands(record, one.deal), 1, 0);
    EXPECT_EQ(first.seat, other_hands.seat);
    EXPECT_EQ(first.onlooker, other_hands.onlooker);
    EXPECT_NE(first.others, other_hands.others);  // the test changes something
    if (one.acts != Case::Acts::secret_choices) return;
    const Told other_choices = told_at(one, record, 2, 3);
    EXPECT_EQ(first.seat, other_choices.seat);
    EXPECT_EQ(first.onlooker, other_choices.onlooker);
    EXPECT_NE(first.others, other_choices.others);
}

TEST(server_secrets, honshu_tells_a_seat_nothing_of_others_hands_and_choices) {
    for (const std::uint64_t seed : {1, 2, 3}) expect_same_told(honshu_draft, seed);
    for (const std::uint64_t seed : {1, 2, 3}) expect_same_told(honshu_trick, seed);
}

TEST(server_secrets, hokkaido_tells_a_seat_nothing_of_others_hands_and_choices) {
    for (const std::uint64_t seed : {4, 5, 6}) expect_same_told(hokkaido, seed);
}

TEST(server_secrets, hokkaido_2010_tells_a_seat_nothing_of_others_hands) {
    for (const std::uint64_t seed : {7, 8, 9}) expect_same_told(hokkaido_2010, seed);
}

// What the log would tell a viewer about an action: hidden if the viewer could not tell it from another.
bool is_told(const Match& match, Seat by, const std::string& action, Seat viewer) {
    if (!may_be_secret(action)) return true;
    Event event;
    event.hidden = bits_of(match.audience(by, action));
    return !event.is_hidden_from(viewer);
}

// After some other action everything looks the same to the viewer, but not to the one who acts.
bool could_be_another(const Match& match, Seat by, const std::string& action, Seat viewer) {
    const auto after = match.clone();
    after->play(by, action);
    const auto legal = match.legal(by);
    const std::size_t step = legal.size() / 12 + 1;
    for (std::size_t i = 0; i < legal.size(); i += step) {
        const auto instead = match.clone();
        instead->play(by, legal[i]);
        if (instead->view(viewer) == after->view(viewer) && instead->view(by) != after->view(by)) return true;
    }
    return false;
}

void expect_no_action_gives_away_more_than_is_seen(const Case& one, int actions) {
    const auto match = match_of(dealt(one, 11));
    for (int i = 0; i < actions && !match->is_over(); ++i) {
        const Seat by = match->to_act().lowest();
        const std::string action = match->suggest(by, "random", static_cast<std::uint64_t>(i))->action;
        for (const Seat viewer : {Seat{0}, Seat{1}, Seat{2}, onlooker}) {
            if (viewer == by || !is_told(*match, by, action, viewer)) continue;
            EXPECT_FALSE(could_be_another(*match, by, action, viewer)) << one.game << ": " << action;
        }
        ASSERT_FALSE(match->play(by, action));
    }
}

TEST(server_secrets, no_action_in_the_log_gives_away_more_than_is_seen) {
    for (const Case& one : {honshu_draft, honshu_trick, hokkaido, hokkaido_2010}) {
        expect_no_action_gives_away_more_than_is_seen(one, 60);
    }
}

}  // namespace
}  // namespace kitamae::server::test
