// The server is killed in the middle of load and started again: every action that was acknowledged is there, and every
// table goes on.

#include <gtest/gtest.h>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "tests/server/visitors.h"

namespace kitamae::server::test {
namespace {

namespace json = boost::json;

#ifdef NDEBUG
constexpr int kills = 20;
#else
constexpr int kills = 3;
#endif
// A kill loses the acknowledgement of up to one action a seat, so there are more games than the acknowledged ones fill.
constexpr std::size_t table_count = 24;

// One table of two people who play what is suggested and do not wait for each other.
class BusyTable {
public:
    explicit BusyTable(House& house) : anna_(house), bea_(house) {
        table_ = begin_table(anna_, {&bea_}, "honshu", {{"selection", "draft"}});
    }

    // Sends whatever is suggested; notes what is acknowledged.
    void play() {
        for (Visitor* who : {&anna_, &bea_}) {
            for (; read_[who] < who->heard.size(); ++read_[who]) take(*who, who->heard[read_[who]]);
        }
    }

    // After a restart: what was acknowledged must be among the events; then the game goes on.
    void come_back() {
        for (Visitor* who : {&anna_, &bea_}) {
            who->connect();
            read_[who] = who->heard.size();
            const auto gap =
                who->say({{"t", "watch"}, {"table", table_}, {"mode", "events"}, {"suggest", "random"}, {"since", 0}});
            ASSERT_EQ(gap.at("t"), "gap") << json::serialize(gap);
            const auto& events = gap.at("events").as_array();
            for (const auto& [version, action] : acknowledged_[who]) {
                ASSERT_LE(version, events.size()) << "an acknowledged action is lost";
                ASSERT_EQ(events[version - 1].at("kind"), "action") << version << json::serialize(gap);
                EXPECT_EQ(events[version - 1].at("action").as_string(), json::string_view(action));
            }
        }
    }

    std::size_t acknowledged() { return acknowledged_[&anna_].size() + acknowledged_[&bea_].size(); }
    Visitor& somebody() { return anna_; }

private:
    void take(Visitor& who, const std::string& text) {
        const json::object message = json::parse(text).as_object();
        if (message.at("t") == "ok") {
            const auto sent = sent_.find(std::string(message.at("id").as_string()));
            if (sent != sent_.end()) acknowledged_[&who][message.at("version").to_number<std::size_t>()] = sent->second;
        }
        const auto* suggest = message.if_contains("suggest");
        if (suggest == nullptr) return;
        const auto& entry = *suggest->as_object().begin();
        const std::string id = "a" + std::to_string(++last_id_);
        sent_[id] = entry.value().as_string().c_str();
        who.send(json::serialize(json::object{{"t", "act"},
                                              {"id", id},
                                              {"table", table_},
                                              {"seat", std::stoi(std::string(entry.key()))},
                                              {"action", entry.value()}}));
    }

    Visitor anna_;
    Visitor bea_;
    std::string table_;
    std::map<Visitor*, std::size_t> read_;
    std::map<Visitor*, std::map<std::size_t, std::string>> acknowledged_;
    std::map<std::string, std::string> sent_;
    int last_id_ = 0;
};

TEST(server_kill, no_acknowledged_action_is_lost) {
    House house(House::Kind::child);
    std::vector<std::unique_ptr<BusyTable>> tables;
    for (std::size_t i = 0; i < table_count; ++i) tables.push_back(std::make_unique<BusyTable>(house));
    std::size_t total = 0;
    for (int round = 0; round < kills; ++round) {
        const std::size_t goal = total + 15 + static_cast<std::size_t>(round) * 7 % 20;
        const bool played = tables[0]->somebody().wait([&] {
            total = 0;
            for (auto& table : tables) {
                table->play();
                total += table->acknowledged();
            }
            return total >= goal;
        });
        ASSERT_TRUE(played) << "round " << round << ": " << total << " of " << goal;
        house.kill();
        for (auto& table : tables) table->play();  // what came before the end
        house.start();
        for (auto& table : tables) table->come_back();
        if (HasFatalFailure()) return;
    }
}

}  // namespace
}  // namespace kitamae::server::test
