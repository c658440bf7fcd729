// What a seat is told does not change when secrets it may not know are changed: two tables that differ in the hands of
// other seats alone say the same to a viewer, byte by byte.

#include <chrono>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <gtest/gtest.h>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <variant>
#include <vector>

#include "core/record.h"
#include "match/games.h"
#include "server/codes.h"
#include "server/table/table.h"

namespace kitamae::server::test {
namespace {

namespace json = boost::json;

class HeardSocket final : public Socket {
public:
    void send(Frame frame) override { heard.push_back(*frame); }
    void close(std::string_view) override {}
    std::vector<std::string> heard;
};

// A house around one table, whose clock stands still.
class StillHouse final : public TableServices {
public:
    StillHouse() {
        begin_crypto();
        std::string folder = (std::filesystem::temp_directory_path() / "kitamae-test-XXXXXX").string();
        if (mkdtemp(folder.data()) == nullptr) throw std::runtime_error("no temporary folder");
        folder_ = folder;
        store_ = std::make_unique<Store>(folder_ + "/test.db", [this](std::function<void()> task) {
            const std::lock_guard lock(mutex_);
            tasks_.push_back(std::move(task));
        });
    }
    ~StillHouse() override {
        store_.reset();
        std::error_code ignored;
        std::filesystem::remove_all(folder_, ignored);
    }
    StillHouse(const StillHouse&) = delete;
    StillHouse& operator=(const StillHouse&) = delete;

    std::int64_t now() override { return 1'763'270'000'000; }
    Store& store() override { return *store_; }
    bool compute(Workers::Job) override { return false; }
    std::string name_of(std::string_view account) override { return std::string(account); }
    std::uint64_t message_hash(std::string_view account, std::string_view id) override {
        return std::hash<std::string>{}(std::string(account) + "\n" + std::string(id)) | 1U;
    }
    bool allows(std::string_view, std::string_view) override { return true; }
    std::string begin_table(TableSetup) override { return {}; }
    void changed(Table&) override { ++settled_; }

    // Until so many events are durable.
    void settle(int events) {
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);
        while (settled_ < events) {
            if (std::chrono::steady_clock::now() > end) throw std::runtime_error("the table does not settle");
            std::deque<std::function<void()>> tasks;
            {
                const std::lock_guard lock(mutex_);
                tasks.swap(tasks_);
            }
            for (const auto& task : tasks) task();
        }
    }

private:
    std::string folder_;
    std::mutex mutex_;
    std::deque<std::function<void()>> tasks_;
    int settled_ = 0;
    std::unique_ptr<Store> store_;
};

Record dealt(const char* game, std::uint64_t seed) {
    const auto match =
        find_game(game)->make_match({.players = 3, .seed = seed, .options = {{"selection", "draft"}}, .content = {}});
    return std::get<std::unique_ptr<Match>>(match)->record();
}

std::vector<std::string> hand_of(const Match& match, std::uint8_t seat) {
    std::vector<std::string> cards;
    const json::object seen = match.view(Seat{seat});
    for (const json::value& card : seen.at("seats").at(seat).at("hand").as_array()) {
        cards.push_back("deal card " + json::serialize(card));
    }
    return cards;
}

// The same record with the hands of seats 1 and 2 exchanged.
Record with_exchanged_hands(const Record& record) {
    const auto loaded = find_game(record.game)->load_match(record);
    const Match& match = *std::get<std::unique_ptr<Match>>(loaded);
    const auto one = hand_of(match, 1);
    const auto two = hand_of(match, 2);
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

struct Told {
    std::vector<std::string> seat;
    std::vector<std::string> onlooker;
    std::vector<std::string> others;
};

// Seats 1 and 2 choose their n-th and m-th card in secret; seat 0 looks, asks and chats.
Told told_at(const Record& record, std::size_t n, std::size_t m) {
    StillHouse house;
    TableSetup setup;
    setup.game = record.game;
    setup.players = 3;
    setup.host = "zero";
    setup.from = write_record(record);
    setup.secret = std::string(secret_size, 's');
    setup.created = house.now();
    for (const char* name : {"zero", "one", "two"}) setup.seats.push_back({SeatKind::human, name, {}, {}, {}});
    const auto table = std::make_shared<Table>(house, "table", 1, setup);
    std::vector<std::shared_ptr<HeardSocket>> sockets;
    std::vector<std::shared_ptr<Client>> clients;
    for (const char* name : {"zero", "one", "two", "onlooker"}) {
        sockets.push_back(std::make_shared<HeardSocket>());
        clients.push_back(std::make_shared<Client>(name, sockets.back()));
        table->handle({clients.back(), "w"}, message::Watch{});
    }
    table->handle({clients[0], "s"}, message::Start{});
    house.settle(1);
    const auto loaded = find_game(record.game)->load_match(record);
    const Match& match = *std::get<std::unique_ptr<Match>>(loaded);
    table->handle({clients[1], "a"}, message::Act{Seat{1}, match.legal(Seat{1})[n], {}});
    house.settle(2);
    table->handle({clients[2], "a"}, message::Act{Seat{2}, match.legal(Seat{2})[m], {}});
    house.settle(3);
    for (const std::size_t viewer : {0, 3}) {
        table->handle({clients[viewer], "w2"}, message::Watch{true, true, std::size_t{0}});
        table->handle({clients[viewer], "l"}, message::Legal{Seat{0}});
        table->handle({clients[viewer], "l1"}, message::Legal{Seat{1}});
        table->handle({clients[viewer], "i"}, message::Insight{viewer == 0 ? Seat{0} : onlooker});
        table->handle({clients[viewer], "p"}, message::Preview{Seat{0}, match.legal(Seat{0})[0]});
    }
    for (const auto& client : clients) {
        client->watched.clear();
        table->leave(*client);
    }
    Told told{sockets[0]->heard, sockets[3]->heard, sockets[1]->heard};
    return told;
}

void expect_same_told(const char* game, std::uint64_t seed) {
    const Record record = dealt(game, seed);
    const Told first = told_at(record, 0, 1);
    const Told other_choices = told_at(record, 2, 3);
    const Told other_hands = told_at(with_exchanged_hands(record), 1, 0);
    EXPECT_EQ(first.seat, other_choices.seat);
    EXPECT_EQ(first.seat, other_hands.seat);
    EXPECT_EQ(first.onlooker, other_choices.onlooker);
    EXPECT_EQ(first.onlooker, other_hands.onlooker);
    EXPECT_NE(first.others, other_choices.others);  // the test changes something
    EXPECT_NE(first.others, other_hands.others);
}

TEST(server_secrets, honshu_tells_a_seat_nothing_of_others_hands_and_choices) {
    for (const std::uint64_t seed : {1, 2, 3}) expect_same_told("honshu", seed);
}

TEST(server_secrets, hokkaido_tells_a_seat_nothing_of_others_hands_and_choices) {
    for (const std::uint64_t seed : {4, 5, 6}) expect_same_told("hokkaido", seed);
}

}  // namespace
}  // namespace kitamae::server::test
