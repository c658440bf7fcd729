// kitamae replay: shows a recorded game.

#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>

#include "cli/commands.h"
#include "cli/files.h"
#include "core/record.h"
#include "match/games.h"

namespace kitamae::cli {
namespace {

void print_lines(const Record& record) {
    for (std::size_t i = 0; i < record.lines.size(); ++i) {
        const RecordLine& line = record.lines[i];
        std::cout << (i + 1) << ". " << (line.by == dealer ? "dealer" : "seat " + std::to_string(line.by.index)) << ": "
                  << line.action << '\n';
    }
}

void print_scores(const boost::json::object& scores) {
    const bool over = scores.at("over").as_bool();
    std::cout << (over ? "final scores" : "scores so far") << '\n';
    for (const auto& entry : scores.at("scores").as_array()) {
        const auto& seat = entry.as_object();
        std::cout << "  seat " << seat.at("seat").to_number<std::int64_t>() << ": "
                  << seat.at("total").to_number<std::int64_t>() << " (";
        const char* separator = "";
        for (const auto& [name, value] : seat.at("parts").as_object()) {
            std::cout << separator << std::string_view(name.data(), name.size()) << ' '
                      << value.to_number<std::int64_t>();
            separator = ", ";
        }
        std::cout << ")\n";
    }
    for (const auto& winner : scores.at("winners").as_array())
        std::cout << "winner: seat " << winner.to_number<std::int64_t>() << '\n';
}

}  // namespace

int run_replay(const ReplayOptions& options) {
    const std::string text = read_file(options.file);
    const auto match = load_match(text);
    if (const auto* fault = std::get_if<Fault>(&match)) throw std::runtime_error(options.file + ": " + fault->message);
    const Match& game = *std::get<std::unique_ptr<Match>>(match);
    if (options.json) {
        std::cout << boost::json::serialize(game.scores()) << '\n';
        return 0;
    }
    print_lines(game.record());
    print_scores(game.scores());
    return 0;
}

}  // namespace kitamae::cli
