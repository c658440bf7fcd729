// The record of a sitting: kept after every action, resumed, never overwritten when it is something else.

#include <cstdio>
#include <filesystem>
#include <gtest/gtest.h>
#include <stdexcept>

#include "cli/files.h"
#include "cli/play_table.h"
#include "tests/cli/sitting.h"

namespace kitamae::cli {
namespace {

class PlayRecords : public testing::Test {
protected:
    PlayRecords() : file_(testing::TempDir() + "kitamae_" + name() + ".txt") { std::remove(file_.c_str()); }
    ~PlayRecords() override { std::remove(file_.c_str()); }

    static std::string name() { return testing::UnitTest::GetInstance()->current_test_info()->name(); }

    PlayOptions kept(const std::string& game, int players) const {
        PlayOptions options = sitting_options(game, players);
        options.record = file_;
        return options;
    }

    // The sentence with which resuming is refused; the file must stay as it is.
    std::string refusal(const PlayOptions& options) const {
        const std::string before = read_file(file_);
        std::string sentence;
        try {
            sit(options, advised_game());
        } catch (const std::runtime_error& error) {
            sentence = error.what();
        }
        EXPECT_EQ(read_file(file_), before);
        return sentence;
    }

    std::string file_;
};

TEST_F(PlayRecords, is_kept_after_every_action_and_resumed) {
    const Sitting first = sit(kept("honshu", 3), "play 2\n");
    EXPECT_TRUE(first.says("Go on with:"));
    EXPECT_TRUE(first.says("--record"));
    EXPECT_NE(read_file(file_).find("0 play 2\n"), std::string::npos);
    PlayOptions again;
    again.record = file_;
    const Sitting second = sit(again, advised_game());
    EXPECT_TRUE(second.says("goes on."));
    EXPECT_TRUE(second.says("taking cards"));
    EXPECT_TRUE(second.says("The record is in "));
}

TEST_F(PlayRecords, resuming_leads_to_the_same_game) {
    sit(kept("hokkaido", 3), advised_game());
    const std::string at_once = read_file(file_);
    std::remove(file_.c_str());
    bool finished = false;
    for (int i = 0; i < 400 && !finished; ++i)
        finished = sit(kept("hokkaido", 3), "hint\n1\n\nquit\n").says("The game is over.");
    EXPECT_EQ(read_file(file_), at_once);
}

TEST_F(PlayRecords, undo_is_kept_too) {
    sit(kept("honshu", 3), "play 2\nundo\n");
    EXPECT_EQ(read_file(file_).find("0 play"), std::string::npos);
}

TEST_F(PlayRecords, a_damaged_record_is_refused_and_left_alone) {
    write_file(file_, "kitamae 1\ngame honshu\nplayers 3\n\n0 fly\n");
    EXPECT_NE(refusal(kept("honshu", 3)).find("is not a record that can be resumed"), std::string::npos);
    write_file(file_, "my shopping list\n");
    EXPECT_NE(refusal(kept("honshu", 3)).find("is left as it is"), std::string::npos);
}

TEST_F(PlayRecords, another_game_is_refused_and_left_alone) {
    sit(kept("honshu", 3), "play 2\n");
    EXPECT_NE(refusal(kept("hokkaido", 3)).find("another game"), std::string::npos);
    EXPECT_NE(refusal(kept("honshu", 4)).find("another game"), std::string::npos);
    PlayOptions other_seed = kept("honshu", 3);
    other_seed.setup.seed = 6;
    EXPECT_NE(refusal(other_seed).find("another game"), std::string::npos);
    PlayOptions other_rules = kept("honshu", 3);
    other_rules.setup.side = "B";
    EXPECT_NE(refusal(other_rules).find("another game"), std::string::npos);
}

TEST_F(PlayRecords, a_finished_game_is_refused_and_left_alone) {
    sit(kept("honshu", 2), advised_game());
    EXPECT_NE(refusal(kept("honshu", 2)).find("finished"), std::string::npos);
}

TEST_F(PlayRecords, a_file_that_cannot_be_written_does_not_end_the_game) {
    EXPECT_TRUE(sit(sitting_options("honshu", 3), "save /nowhere/at/all\n").says("cannot write"));
    const SetupOptions setup = sitting_options("honshu", 3).setup;
    auto match = std::get<std::unique_ptr<Match>>(setup.kind().make_match(setup.setup()));
    PlayTable table(std::move(match), {{"", "greedy", "greedy"}, 0}, "/nowhere/at/all");
    table.play_bot();
    EXPECT_EQ(table.take_save_fault(), "cannot write '/nowhere/at/all.new'");
    EXPECT_EQ(table.take_save_fault(), std::nullopt);
    EXPECT_EQ(table.person_to_act(), Seat{0});
}

TEST_F(PlayRecords, save_does_not_overwrite_what_it_did_not_write) {
    const PlayOptions options = sitting_options("honshu", 3);
    const std::string save = "save " + file_ + "\n";
    EXPECT_TRUE(sit(options, save + "play 2\n" + save).says("Saved to "));
    EXPECT_NE(read_file(file_).find("0 play 2"), std::string::npos);
    const std::string before = read_file(file_);
    EXPECT_TRUE(sit(options, save).says("already"));
    EXPECT_EQ(read_file(file_), before);
}

TEST_F(PlayRecords, wrong_company_is_refused) {
    PlayOptions options = sitting_options("honshu", 3);
    options.bots = {"nobody"};
    EXPECT_THROW(sit(options, ""), std::runtime_error);
    options.bots = {"greedy", "greedy", "greedy", "greedy"};
    EXPECT_THROW(sit(options, ""), std::runtime_error);
    options.bots = {"random", "greedy"};  // for the two other seats
    EXPECT_EQ(sit(options, "").code, 0);
    options.seat = 3;
    EXPECT_THROW(sit(options, ""), std::runtime_error);
}

}  // namespace
}  // namespace kitamae::cli
