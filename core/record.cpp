#include "core/record.h"

#include "core/text.h"

namespace kitamae {
namespace {

constexpr std::string_view first_line = "kitamae 1";
constexpr int most_players = 8;

RecordFault fault(int line, std::string message) { return {line, std::move(message)}; }

// One "key value" line of the header; empty: understood.
std::string read_header_line(Record& record, std::string_view line) {
    std::string_view rest = line;
    const std::string_view key = take_word(rest);
    const std::string_view value = trim(rest);
    if (value.empty()) return "the header line '" + std::string(line) + "' has no value";
    if (key == "game") {
        record.game = value;
    } else if (key == "players") {
        const auto players = read_number<int>(value);
        if (!players || *players < 1 || *players > most_players) return "'" + std::string(value) + "' players";
        record.players = *players;
    } else if (key == "seed") {
        record.seed = read_number<std::uint64_t>(value);
        if (!record.seed) return "'" + std::string(value) + "' is not a seed";
    } else if (key == "options") {
        record.options = value;
    } else if (key == "content") {
        record.content = value;
    } else if (key == "fairness") {
        record.fairness = value;
    } else {
        return "unknown header '" + std::string(key) + "'";
    }
    return {};
}

std::optional<RecordLine> read_action_line(std::string_view line) {
    std::string_view rest = line;
    const std::string_view by = take_word(rest);
    if (by == "deal") return RecordLine{dealer, std::string(line)};
    const auto seat = read_number<std::uint8_t>(by);
    if (!seat || *seat >= most_players || trim(rest).empty()) return std::nullopt;
    return RecordLine{Seat{*seat}, std::string(trim(rest))};
}

}  // namespace

std::string write_record(const Record& record) {
    std::string text(first_line);
    const auto header = [&text](std::string_view key, std::string_view value) {
        if (!value.empty()) text.append("\n").append(key).append(" ").append(value);
    };
    header("game", record.game);
    header("players", std::to_string(record.players));
    if (record.seed) header("seed", std::to_string(*record.seed));
    header("options", record.options);
    header("content", record.content);
    header("fairness", record.fairness);
    text += "\n\n";
    for (const RecordLine& line : record.lines) {
        if (line.by != dealer) text.append(std::to_string(line.by.index)).append(" ");
        text.append(line.action).append("\n");
    }
    return text;
}

std::variant<Record, RecordFault> read_record(std::string_view text) {
    Record record;
    int number = 0;
    bool in_header = true;
    while (!text.empty()) {
        const std::string_view line = trim(take_until(text, '\n'));
        ++number;
        if (number == 1) {
            if (line != first_line) return fault(1, "a record begins with '" + std::string(first_line) + "'");
        } else if (line.empty()) {
            in_header = false;
        } else if (in_header) {
            if (auto message = read_header_line(record, line); !message.empty()) return fault(number, message);
        } else if (auto action = read_action_line(line)) {
            record.lines.push_back(*std::move(action));
        } else {
            return fault(
                number,
                "expected 'deal ...' or a seat number and an action, found '" + std::string(line.substr(0, 60)) + "'");
        }
    }
    if (record.game.empty()) return fault(number, "the header names no game");
    if (record.players == 0) return fault(number, "the header has no number of players");
    return record;
}

}  // namespace kitamae
