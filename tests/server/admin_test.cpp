// The keeper's commands on a database that was played with, and the check of a record.

#include <cstdio>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <string>

#include "cli/commands.h"
#include "server/store/database.h"
#include "tests/server/visitors.h"

namespace kitamae::server::test {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;

struct Done {
    int code = 0;
    std::string text;
};

template <class Command>
Done run(const Command& command) {
    testing::internal::CaptureStdout();
    const int code = command();
    return {code, testing::internal::GetCapturedStdout()};
}

// A house with one finished, archived game of Anna and Bea.
class server_admin : public testing::Test {
protected:
    void SetUp() override {
        players.push_back(std::make_unique<Visitor>(house, "Annamaria"));
        players.push_back(std::make_unique<Visitor>(house, "Beatrice"));
        table = begin_table(*players[0], {players[1].get()}, "honshu");
        play_out(players, table);
        record = players[0]->ask("GET", "/api/tables/" + table + "/record").at("text").as_string().c_str();
        for (const auto& player : players) player->say({{"t", "unwatch"}, {"table", table}});
        EXPECT_TRUE(players[0]->wait([&] {
            house.pass(61s);
            return metric(*players[0], "tables") == 0;
        }));
    }

    cli::AdminOptions options(const std::string& task, const std::string& target = {}) const {
        cli::AdminOptions wanted;
        wanted.task = task;
        wanted.database = house.options.database;
        wanted.target = target;
        return wanted;
    }

    std::string file(const std::string& name, const std::string& text) const {
        const std::string path = house.folder() + "/" + name;
        std::ofstream(path) << text;
        return path;
    }

    House house;
    Visitors players;
    std::string table;
    std::string record;
};

TEST_F(server_admin, finished_games_are_exported_a_line_each_without_names) {
    const Done done = run([&] { return cli::run_admin(options("export")); });
    EXPECT_EQ(done.code, 0);
    std::istringstream lines(done.text);
    std::string line;
    ASSERT_TRUE(std::getline(lines, line));
    const json::object game = json::parse(line).as_object();
    EXPECT_EQ(game.at("game"), "honshu");
    EXPECT_EQ(game.at("players"), 2);
    EXPECT_EQ(game.at("record").as_string(), json::string_view(record));
    EXPECT_FALSE(std::getline(lines, line));
    EXPECT_EQ(done.text.find("Annamaria"), std::string::npos);
}

TEST_F(server_admin, a_backup_of_the_running_server_is_a_whole_database) {
    const std::string copy = house.folder() + "/copy.db";
    EXPECT_EQ(run([&] { return cli::run_admin(options("backup", copy)); }).code, 0);
    House second([&](ServeOptions& wanted) { wanted.database = copy; });
    players[0]->ask("DELETE", "/api/me");  // in the first house only
    const auto answer = Visitor(second).ask("GET", "/api/tables/" + table + "/record");
    EXPECT_EQ(answer.at("text").as_string(), json::string_view(record));
    EXPECT_THROW(cli::run_admin(options("backup", copy)), std::exception) << "a backup was written over";
}

TEST_F(server_admin, a_vacuum_keeps_everything) {
    house.stop();
    EXPECT_EQ(run([&] { return cli::run_admin(options("vacuum")); }).code, 0);
    house.start();
    const auto answer = players[0]->ask("GET", "/api/tables/" + table + "/record");
    EXPECT_EQ(answer.at("text").as_string(), json::string_view(record));
}

TEST_F(server_admin, a_database_that_is_not_there_is_not_made) {
    cli::AdminOptions wanted = options("vacuum");
    wanted.database = house.folder() + "/nothing.db";
    EXPECT_THROW(cli::run_admin(wanted), std::exception);
    EXPECT_FALSE(std::ifstream(wanted.database).good());
}

TEST_F(server_admin, a_record_is_verified_and_a_changed_one_is_not) {
    const Done fair = run([&] { return cli::run_verify({file("fair.rec", record)}); });
    EXPECT_EQ(fair.code, 0) << fair.text;
    EXPECT_NE(fair.text.find("all"), std::string::npos);
    std::string changed = record;
    const auto deal = changed.find("deal card ");
    ASSERT_NE(deal, std::string::npos);
    const auto next = changed.find("deal card ", deal + 1);
    std::swap_ranges(changed.begin() + static_cast<std::ptrdiff_t>(deal) + 10,
                     changed.begin() + static_cast<std::ptrdiff_t>(deal) + 11,
                     changed.begin() + static_cast<std::ptrdiff_t>(next) + 10);
    if (changed != record) {
        const Done unfair = run([&] { return cli::run_verify({file("unfair.rec", changed)}); });
        EXPECT_EQ(unfair.code, 1) << unfair.text;
    }
    std::string other_secret = record;
    const auto secret = other_secret.find("\"secret\":\"") + 10;
    other_secret[secret] = other_secret[secret] == '0' ? '1' : '0';
    const Done forged = run([&] { return cli::run_verify({file("forged.rec", other_secret)}); });
    EXPECT_EQ(forged.code, 1);
    EXPECT_NE(forged.text.find("commitment"), std::string::npos) << forged.text;
}

}  // namespace
}  // namespace kitamae::server::test
