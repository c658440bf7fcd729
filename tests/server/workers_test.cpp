// Bots that think long: nobody at another table waits for them, and nobody's bots wait for all of somebody else's.

#include "server/workers.h"

#include <functional>
#include <future>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

#include "tests/server/visitors.h"

namespace kitamae::server::test {
namespace {

namespace json = boost::json;

TEST(server_workers, those_whose_jobs_wait_take_turns) {
    std::promise<void> gate;
    std::promise<void> done;
    std::vector<std::string> order;
    Workers workers(1, 100, [](const std::function<void()>& then) { then(); });
    workers.run([opened = gate.get_future().share()]() -> std::function<void()> {
        opened.wait();
        return [] {};
    });
    const auto add = [&](const std::string& whose, const std::string& job) {
        workers.run([&order, job]() -> std::function<void()> { return [&order, job] { order.push_back(job); }; },
                    whose);
    };
    for (const char* job : {"anna 1", "anna 2", "anna 3", "anna 4"}) add("anna", job);
    for (const char* job : {"bea 1", "bea 2"}) add("bea", job);
    add("carla", "carla 1");
    workers.run([&done]() -> std::function<void()> { return [&done] { done.set_value(); }; }, "anna");
    gate.set_value();
    done.get_future().wait();
    EXPECT_EQ(order, (std::vector<std::string>{"anna 1", "bea 1", "carla 1", "anna 2", "bea 2", "anna 3", "anna 4"}));
}

TEST(server_workers, a_full_pool_takes_nothing) {
    std::promise<void> gate;
    std::promise<void> begun;
    Workers workers(1, 2, [](const std::function<void()>& then) { then(); });
    const auto opened = gate.get_future().share();
    workers.run([&begun, opened]() -> std::function<void()> {
        begun.set_value();
        opened.wait();
        return [] {};
    });
    begun.get_future().wait();
    const Workers::Job nothing = []() -> std::function<void()> { return [] {}; };
    EXPECT_TRUE(workers.run(nothing, "anna"));
    EXPECT_TRUE(workers.run(nothing, "bea"));
    EXPECT_FALSE(workers.run(nothing, "carla"));
    EXPECT_EQ(workers.waiting(), 2U);
    gate.set_value();
}

// Two people play a whole game while the only thread for bots is held up in its first thought and the bots of other
// tables wait for it.
TEST(server_workers, people_play_while_bots_think) {
    constexpr std::uint64_t bot_tables = 8;
    auto gate = std::make_unique<std::promise<void>>();
    const auto opened = gate->get_future().share();
    House house([&](ServeOptions& options) {
        options.bot_threads = 1;
        options.before_thinking = [opened] { opened.wait(); };
    });
    auto closed = std::move(gate);  // opened before the house is left, whatever happens
    Visitor host(house);
    for (std::uint64_t i = 0; i < bot_tables; ++i) {
        const auto made = host.ask("POST", "/api/tables",
                                   R"({"game":"honshu","players":2,"options":{"selection":"draft"},)"
                                   R"("seats":[{"kind":"me"},{"kind":"bot","bot":"random"}],"start":true})");
        ASSERT_EQ(made.at("status"), 200);
        host.say({{"t", "watch"}, {"table", made.at("table")}, {"mode", "events"}});
    }
    ASSERT_TRUE(host.wait([&] { return metric(host, "jobs_waiting") == bot_tables - 1; }));
    Visitors people = visitors(house, 2);
    const std::string table = begin_table(*people[0], {people[1].get()}, "hokkaido");
    EXPECT_GT(play_out(people, table), 20);
    EXPECT_EQ(metric(host, "jobs_waiting"), bot_tables - 1);
    const auto bots_have_acted = [&] {
        std::uint64_t acted = 0;
        for (const json::object& event : host.events) acted += event.at("kind") == "action" ? 1 : 0;
        return acted;
    };
    EXPECT_EQ(bots_have_acted(), 0U);
    closed.reset();
    EXPECT_TRUE(host.wait([&] { return bots_have_acted() == bot_tables; }));
}

}  // namespace
}  // namespace kitamae::server::test
