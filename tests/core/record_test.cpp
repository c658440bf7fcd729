#include "core/record.h"

#include <gtest/gtest.h>

#include "core/rng.h"

namespace kitamae {
namespace {

Record example() {
    return {.game = "honshu",
            .players = 3,
            .seed = 18446744073709551615U,
            .options = R"({"selection":"trick"})",
            .content = R"({"title":"own"})",
            .fairness = R"({"commitment":"ab"})",
            .lines = {{dealer, "deal province 4"}, {Seat{0}, "play 23 cube 1,0"}, {Seat{2}, "done"}}};
}

RecordFault fault_of(std::string_view text) {
    const auto read = read_record(text);
    if (const auto* fault = std::get_if<RecordFault>(&read)) return *fault;
    ADD_FAILURE() << "accepted: " << text;
    return {};
}

TEST(Record, is_written_as_documented) {
    EXPECT_EQ(write_record(example()),
              "kitamae 1\ngame honshu\nplayers 3\nseed 18446744073709551615\noptions {\"selection\":\"trick\"}\n"
              "content {\"title\":\"own\"}\nfairness {\"commitment\":\"ab\"}\n\ndeal province 4\n0 play 23 cube 1,0\n2 "
              "done\n");
}

TEST(Record, round_trips) {
    Record record = example();
    EXPECT_EQ(std::get<Record>(read_record(write_record(record))), record);
    record.seed.reset();
    record.options.clear();
    record.content.clear();
    record.fairness.clear();
    record.lines.clear();
    EXPECT_EQ(std::get<Record>(read_record(write_record(record))), record);
}

TEST(Record, accepts_blank_lines_and_foreign_line_ends) {
    const auto read = read_record("kitamae 1\r\ngame  x \r\nplayers 2\r\n\r\n\r\n  0   done  \r\n\r\n1 done");
    ASSERT_TRUE(std::holds_alternative<Record>(read));
    const Record& record = std::get<Record>(read);
    EXPECT_EQ(record.game, "x");
    EXPECT_EQ(record.lines, (std::vector<RecordLine>{{Seat{0}, "done"}, {Seat{1}, "done"}}));
}

TEST(Record, names_the_line_of_a_fault) {
    EXPECT_EQ(fault_of("kitamae 2\n").line, 1);
    EXPECT_EQ(fault_of("kitamae 1\ngame x\nplayers 0\n").line, 3);
    EXPECT_EQ(fault_of("kitamae 1\ngame x\nplayers nine\n").line, 3);
    EXPECT_EQ(fault_of("kitamae 1\ngame x\ncolour red\n").line, 3);
    EXPECT_EQ(fault_of("kitamae 1\ngame\n").line, 2);
    EXPECT_EQ(fault_of("kitamae 1\nseed -1\n").line, 2);
    EXPECT_EQ(fault_of("kitamae 1\ngame x\nplayers 2\n\n0 done\nhello\n").line, 6);
    EXPECT_EQ(fault_of("kitamae 1\ngame x\nplayers 2\n\n0\n").line, 5);
    EXPECT_EQ(fault_of("kitamae 1\ngame x\nplayers 2\n\n9 done\n").line, 5);
}

TEST(Record, needs_a_game_and_players) {
    EXPECT_NE(fault_of("kitamae 1\nplayers 2\n\n").message.find("game"), std::string::npos);
    EXPECT_NE(fault_of("kitamae 1\ngame x\n\n").message.find("players"), std::string::npos);
    EXPECT_FALSE(fault_of("").message.empty());
}

// Whatever is read can be written and read again.
void expect_stable(const std::string& text) {
    const auto read = read_record(text);
    if (const auto* record = std::get_if<Record>(&read)) {
        EXPECT_EQ(std::get<Record>(read_record(write_record(*record))), *record) << text;
    } else {
        EXPECT_FALSE(std::get<RecordFault>(read).message.empty());
    }
}

TEST(Record, any_bytes_give_a_record_or_a_fault) {
    Rng rng(1);
    const std::string whole = write_record(example());
    for (int i = 0; i < 3000; ++i) {
        std::string text = whole;
        for (std::uint32_t changes = 1 + rng.below(4); changes > 0; --changes) {
            const std::size_t at = rng.below(static_cast<std::uint32_t>(text.size()));
            if (rng.below(3) == 0) {
                text.erase(at, rng.below(8));
            } else {
                text.insert(at, 1, static_cast<char>(rng.below(256)));
            }
        }
        expect_stable(text);
        std::string noise(rng.below(60), ' ');
        for (char& c : noise) c = static_cast<char>(rng.below(256));
        expect_stable(noise);
        expect_stable("kitamae 1\ngame x\nplayers 2\n\n" + noise);
    }
}

}  // namespace
}  // namespace kitamae
