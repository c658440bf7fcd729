// What a session shows: the picture of the game with what is to be said under it.

#include <algorithm>

#include "cli/play_session.h"

namespace kitamae::cli {

namespace json = boost::json;

namespace {

constexpr std::size_t most_note_lines = 5;  // the hand and the trick need the rest of 24 lines
constexpr int least_picture_lines = 12;

std::string joined(const std::vector<std::string>& parts, std::string_view separator) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : std::string(separator)) + part;
    return text;
}

}  // namespace

std::vector<std::string> PlaySession::names() const {
    std::vector<std::string> result;
    for (int i = 0; i < table_.match().players(); ++i)
        result.push_back(i == seat_.index ? "you" : "seat " + std::to_string(i));
    return result;
}

Look PlaySession::look(int height) const {
    Look result;
    result.width = terminal_.size().columns;
    result.height = height;
    result.shown_seat = shown_seat_;
    result.zoom = zoom_;
    result.names = names();
    if (shown_seat_ == seat_.index) result.marks = marks_;
    return result;
}

void PlaySession::draw() { draw(table_.match().view(seat_), notes(), look(0)); }

void PlaySession::draw(const json::object& view, const std::vector<std::string>& notes, const Look& basis) {
    const TerminalSize size = terminal_.size();
    std::vector<std::string> below;
    for (const std::string& note : notes) {
        // Choices come as lines of their own; only what is longer than a line is wrapped.
        if (text_width(note) <= size.columns) {
            below.push_back(note);
        } else {
            for (const std::string& line : wrapped(note, size.columns)) below.push_back(line);
        }
    }
    int sentences = 0;
    for (const std::string& sentence : sentences_)
        sentences += static_cast<int>(wrapped(sentence, size.columns).size());
    Look exact = basis;
    exact.height = std::max(least_picture_lines, size.rows - static_cast<int>(below.size()) - sentences - 1);
    terminal_.clear();
    if (!terminal_.screen) terminal_.print({""});
    terminal_.print(drawing_.screen(view, exact));
    terminal_.print(below);
}

std::vector<std::string> PlaySession::notes() const {
    // A list that was asked for takes the place of news and advice.
    const bool asked_for = !listed_.empty() && !listed_.front().note.empty();
    if (asked_for) return choice_lines(most_note_lines);
    std::vector<std::string> lines = news();
    lines.push_back(drawing_.advice(table_.match().view(seat_)));
    const auto choices = choice_lines(most_note_lines - lines.size());
    lines.insert(lines.end(), choices.begin(), choices.end());
    return lines;
}

std::string PlaySession::choice_text(std::size_t index) const {
    const Choice& choice = listed_[index];
    std::string text = std::to_string(index + 1) + "  ";
    if (index < 9) text.insert(0, " ");
    if (!choice.note.empty()) text += padded(choice.note, 4);
    // The card to be placed is known; where is what matters.
    const std::string piece = drawing_.piece_of(choice.action);
    const auto after_piece = choice.action.find(' ' + piece + ' ');
    const bool shorten = !piece.empty() && after_piece != std::string::npos;
    return text + (shorten ? choice.action.substr(after_piece + piece.size() + 2) : choice.action);
}

// Numbered, in as many columns as fit.
std::vector<std::string> PlaySession::choice_lines(std::size_t most_lines) const {
    std::vector<std::string> entries;
    int widest = 0;
    for (std::size_t i = 0; i < listed_.size(); ++i) {
        entries.push_back(choice_text(i));
        widest = std::max(widest, text_width(entries.back()));
    }
    const auto shape = [&] { return std::max(1, terminal_.size().columns / (widest + 2)); };
    const auto most = static_cast<std::size_t>(shape()) * most_lines;
    if (entries.size() > most && most > 0) {
        entries.resize(most - 1);
        entries.push_back("  … " + std::to_string(listed_.size() - entries.size()) + " more: list");
        widest = std::max(widest, text_width(entries.back()));
    }
    const auto columns = static_cast<std::size_t>(shape());
    const std::size_t lines = (entries.size() + columns - 1) / columns;
    std::vector<std::string> result(lines);
    for (std::size_t i = 0; i < entries.size(); ++i) result[i % lines] += padded(entries[i], widest + 2);
    for (std::string& line : result) line.erase(line.find_last_not_of(' ') + 1);
    return result;
}

std::string PlaySession::told(const RecordLine& line) const {
    const bool open = line.by == seat_ || table_.match().is_over();
    const json::object view = table_.match().view(seat_);
    return names().at(line.by.index) + " " + drawing_.in_words(line.action, open, view);
}

// What the others have done since the person's last action.
std::vector<std::string> PlaySession::news() const {
    const auto lines = table_.match().record().lines;
    std::vector<std::string> parts;
    for (auto line = lines.rbegin(); line != lines.rend() && line->by != seat_; ++line) {
        if (line->by != dealer) parts.push_back(told(*line));
    }
    std::reverse(parts.begin(), parts.end());
    if (parts.empty()) return {};
    auto wrapped_lines = wrapped("Since then: " + joined(parts, "; ") + ".", terminal_.size().columns);
    if (wrapped_lines.size() > 2) {
        wrapped_lines.resize(2);
        wrapped_lines.back() = cut_to(wrapped_lines.back(), terminal_.size().columns - 12) + " … (log)";
    }
    return wrapped_lines;
}

void PlaySession::say(const std::string& sentence) { sentences_.push_back(sentence); }

std::vector<std::string> PlaySession::score_lines() const {
    std::vector<json::object> scores;
    const json::object view = table_.match().view(seat_);
    for (const auto& seat : view.at("seats").as_array()) scores.push_back(seat.at("score").as_object());
    return score_sheet(scores, names());
}

std::vector<std::string> score_sheet(const std::vector<json::object>& scores, const std::vector<std::string>& names) {
    constexpr int first = 12;
    constexpr int column = 9;
    const auto right = [](const std::string& text) {
        return std::string(static_cast<std::size_t>(std::max(1, column - text_width(text))), ' ') + text;
    };
    std::vector<std::string> lines;
    std::string line = padded("", first);
    for (const std::string& name : names) line += right(name);
    lines.push_back(line);
    for (const auto& part : scores.front().at("parts").as_object()) {
        line = padded(part.key(), first);
        for (const auto& score : scores) {
            const auto* value = score.at("parts").as_object().if_contains(part.key());
            line += right(value == nullptr ? "-" : std::to_string(value->as_int64()));
        }
        lines.push_back(line);
    }
    line.clear();
    for (int i = 0; i < first + column * static_cast<int>(names.size()); ++i) line += "─";
    lines.push_back(line);
    line = padded("total", first);
    for (const auto& score : scores) line += right(std::to_string(score.at("total").to_number<std::int64_t>()));
    lines.push_back(line);
    return lines;
}

}  // namespace kitamae::cli
