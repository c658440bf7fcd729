#include "cli/play_table.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "cli/files.h"
#include "match/games.h"

namespace kitamae::cli {

PlayTable::PlayTable(std::unique_ptr<Match> match, Seating seating, std::string record_file)
    : match_(std::move(match)), seating_(std::move(seating)), record_file_(std::move(record_file)) {}

int PlayTable::people() const {
    return static_cast<int>(std::count(seating_.bots.begin(), seating_.bots.end(), std::string()));
}

std::optional<Seat> PlayTable::person_to_act() const {
    for (const Seat seat : match_->to_act()) {
        if (is_person(seat)) return seat;
    }
    return std::nullopt;
}

std::optional<Refusal> PlayTable::play(Seat by, const std::string& action) {
    if (auto refusal = match_->play(by, action)) return refusal;
    try_to_save();
    return std::nullopt;
}

void PlayTable::play_bot() {
    const Seat seat = match_->to_act().lowest();
    const auto suggestion = match_->suggest(seat, bot(seat), seating_.bot_seed + seat.index);
    if (!suggestion) throw std::runtime_error("there is no bot '" + bot(seat) + "'");
    if (const auto refusal = play(seat, suggestion->action))
        throw std::runtime_error("the bot '" + bot(seat) + "' wanted '" + suggestion->action +
                                 "': " + refusal->message);
}

std::optional<std::string> PlayTable::undo(Seat seat) {
    const auto lines = match_->record().lines;
    int count = 0;
    auto line = lines.rbegin();
    for (; line != lines.rend() && line->by != seat; ++line) {
        if (line->by == dealer) continue;
        ++count;
        if (is_person(line->by)) return "Another person has acted since your last action.";
    }
    if (line == lines.rend()) return "You have not done anything yet.";
    for (int i = 0; i <= count; ++i) match_->undo();
    try_to_save();
    return std::nullopt;
}

std::unique_ptr<Match> PlayTable::copy() const {
    auto copied = load_match(write_record(match_->record()));
    if (const auto* fault = std::get_if<Fault>(&copied)) throw std::runtime_error(fault->message);
    return std::get<std::unique_ptr<Match>>(std::move(copied));
}

void PlayTable::try_to_save() {
    try {
        save();
    } catch (const std::runtime_error& error) {
        save_fault_ = error.what();
    }
}

std::optional<std::string> PlayTable::take_save_fault() { return std::exchange(save_fault_, std::nullopt); }

void PlayTable::save() const {
    if (!record_file_.empty()) write_file(record_file_, write_record(match_->record()));
}

}  // namespace kitamae::cli
