// The commands of a session, and the lists of what may be done.

#include <algorithm>
#include <filesystem>
#include <stdexcept>
#include <utility>

#include "cli/files.h"
#include "cli/play_session.h"
#include "core/text.h"

namespace kitamae::cli {

namespace json = boost::json;

namespace {

constexpr std::size_t best_count = 10;

std::int64_t word_count(std::string_view text) { return std::count(text.begin(), text.end(), ' ') + 1; }

std::string with_sign(std::int64_t number) { return (number < 0 ? "" : "+") + std::to_string(number); }

std::int64_t total(const json::object& score) { return score.at("total").to_number<std::int64_t>(); }

}  // namespace

const std::vector<PlaySession::CommandEntry>& PlaySession::commands() {
    static const std::vector<CommandEntry> entries{
        {"help", "help", "this list", &PlaySession::help},
        {"moves", "moves [TEXT]", "all you may do, or what contains TEXT", &PlaySession::moves},
        {"list", "list", "the whole of the list whose beginning is shown", &PlaySession::list},
        {"best", "best", "the ten actions that score most at once", &PlaySession::best},
        {"at", "at [X,Y]", "where a card may go and what it scores; what fits at X,Y", &PlaySession::at},
        {"hint", "hint", "what the strongest bot would do", &PlaySession::hint},
        {"undo", "undo", "take back your last action and what followed", &PlaySession::undo},
        {"map", "map [SEAT]", "look at a seat's map; without SEAT at your own", &PlaySession::map},
        {"maps", "maps", "all maps", &PlaySession::maps},
        {"zoom", "zoom [SIZE]", "large, medium, small or auto squares", &PlaySession::zoom},
        {"hand", "hand", "your cards", &PlaySession::hand},
        {"score", "score", "the score sheet as it stands", &PlaySession::score},
        {"log", "log [all]", "what has been done", &PlaySession::log},
        {"rules", "rules", "the rules in short", &PlaySession::rules},
        {"save", "save FILE", "write the record to a file", &PlaySession::save},
        {"quit", "quit", "leave", &PlaySession::quit},
    };
    return entries;
}

bool PlaySession::help(std::string_view) {
    std::vector<std::string> lines{"Type the number of a listed choice, an action in words, or a command:", ""};
    for (const CommandEntry& entry : commands())
        lines.push_back("  " + padded(entry.usage, 14) + std::string(entry.meaning));
    lines.insert(lines.end(), {"", "  " + drawing_.advice(table_.match().view(seat_))});
    std::vector<std::string> fitting;
    for (const std::string& line : lines) {
        if (text_width(line) <= terminal_.size().columns) {
            fitting.push_back(line);
        } else {
            for (const std::string& part : wrapped(line, terminal_.size().columns)) fitting.push_back(part);
        }
    }
    return show(fitting);
}

void PlaySession::list_first_choices() {
    const auto legal = table_.match().legal(seat_);
    const bool placing = std::any_of(legal.begin(), legal.end(),
                                     [&](const std::string& action) { return !drawing_.piece_of(action).empty(); });
    if (placing) return;  // hundreds: 'best' and 'at' lead to them
    // Plain actions first: 'play 6' before 'play 6 cube 0,0'.
    for (const bool plain : {true, false}) {
        for (const std::string& action : legal) {
            if ((word_count(action) <= 2) == plain) listed_.push_back({action, {}});
        }
    }
}

bool PlaySession::moves(std::string_view filter) {
    std::vector<Choice> found;
    for (const std::string& action : table_.match().legal(seat_)) {
        if (action.find(filter) != std::string::npos) found.push_back({action, {}});
    }
    if (found.empty()) {
        say("Nothing you may do contains '" + std::string(filter.substr(0, 40)) + "'.");
        return true;
    }
    listed_ = std::move(found);
    return show(choice_lines(listed_.size()));
}

bool PlaySession::list(std::string_view) {
    if (listed_.empty()) return moves({});
    return show(choice_lines(listed_.size()));
}

std::optional<PlaySession::Choice> PlaySession::scored(const std::string& action) const {
    const auto preview = table_.match().preview(seat_, action);
    const auto* after = std::get_if<json::object>(&preview);
    if (after == nullptr) return std::nullopt;
    const json::object view = table_.match().view(seat_);
    const auto now = total(view.at("seats").as_array().at(seat_.index).at("score").as_object());
    return Choice{action, with_sign(total(after->at("score").as_object()) - now)};
}

std::vector<PlaySession::Choice> PlaySession::by_gain(const std::vector<std::string>& actions) const {
    const json::object view = table_.match().view(seat_);
    const auto now = total(view.at("seats").as_array().at(seat_.index).at("score").as_object());
    std::vector<std::pair<std::int64_t, std::size_t>> order;  // loss and index, so that equal ones keep their order
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const auto preview = table_.match().preview(seat_, actions[i]);
        if (const auto* after = std::get_if<json::object>(&preview)) {
            order.emplace_back(now - total(after->at("score").as_object()), i);
        }
    }
    std::sort(order.begin(), order.end());
    std::vector<Choice> choices;
    for (const auto& [loss, index] : order) choices.push_back({actions[index], with_sign(-loss)});
    return choices;
}

std::string PlaySession::difference(const std::string& action) const {
    const auto preview = table_.match().preview(seat_, action);
    const auto& after = std::get<json::object>(preview).at("score").as_object();
    const json::object view = table_.match().view(seat_);
    const auto& now = view.at("seats").as_array().at(seat_.index).at("score").as_object();
    std::string parts;
    for (const auto& [name, value] : after.at("parts").as_object()) {
        const auto* before = now.at("parts").as_object().if_contains(name);
        const auto change = value.to_number<std::int64_t>() - (before == nullptr ? 0 : before->as_int64());
        if (change != 0) parts += (parts.empty() ? "" : ", ") + std::string(name) + " " + with_sign(change);
    }
    return with_sign(total(after) - total(now)) + " points" + (parts.empty() ? "" : " (" + parts + ")");
}

bool PlaySession::best(std::string_view) {
    listed_ = by_gain(table_.match().legal(seat_));
    if (listed_.size() > best_count) listed_.resize(best_count);
    marks_.clear();
    picture_is_old_ = true;
    return true;
}

bool PlaySession::at(std::string_view place) {
    std::vector<std::string> there;
    marks_.clear();
    for (const std::string& action : table_.match().legal(seat_)) {
        const std::string own = drawing_.place_of(action);
        if (!own.empty() && (place.empty() || own == place)) there.push_back(action);
    }
    if (there.empty()) {
        say(place.empty() ? "There is nothing to place now."
                          : "Nothing fits at " + std::string(place.substr(0, 20)) +
                    ": that is where the top left square of the turned card would lie. 'at' shows all places.");
        return true;
    }
    const auto choices = by_gain(there);
    for (const Choice& choice : choices) marks_.try_emplace(drawing_.place_of(choice.action), choice.note);
    if (!place.empty()) {
        listed_ = choices;
        marks_.clear();
    } else {
        say("Each number is the most the card scores with its top left square there.");
    }
    shown_seat_ = seat_.index;
    picture_is_old_ = true;
    return true;
}

bool PlaySession::map(std::string_view seat) {
    const auto number = seat.empty() ? std::optional<std::size_t>(seat_.index) : read_number<std::size_t>(seat);
    if (!number || *number >= static_cast<std::size_t>(table_.match().players())) {
        say("Seats are numbered from 0 to " + std::to_string(table_.match().players() - 1) + ".");
        return true;
    }
    shown_seat_ = *number;
    picture_is_old_ = true;
    return true;
}

bool PlaySession::maps(std::string_view) {
    std::vector<std::string> lines;
    const json::object view = table_.match().view(seat_);
    Look wide = look(terminal_.size().rows - 4);
    wide.marks.clear();
    for (std::size_t i = 0; i < wide.names.size(); ++i) {
        wide.shown_seat = i;
        lines.push_back("Map of " + wide.names[i]);
        for (std::string& line : drawing_.board(view, wide).lines(terminal_.colour)) lines.push_back(std::move(line));
        lines.emplace_back();
    }
    return show(lines);
}

bool PlaySession::hand(std::string_view) {
    return show(drawing_.hand(table_.match().view(seat_), look(terminal_.size().rows)).lines(terminal_.colour));
}

bool PlaySession::score(std::string_view) { return show(score_lines()); }

bool PlaySession::hint(std::string_view) {
    const std::string bot = "level-5";
    const auto suggestion = table_.match().suggest(seat_, bot, 0);
    if (!suggestion) return true;
    const auto choice = scored(suggestion->action);
    listed_ = {choice ? *choice : Choice{suggestion->action, {}}};
    say("The bot '" + bot + "' would " + suggestion->action + ". Type 1 to do so.");
    picture_is_old_ = true;
    return true;
}

bool PlaySession::log(std::string_view how_much) {
    std::vector<std::string> lines;
    for (const RecordLine& line : table_.match().record().lines) {
        if (line.by != dealer) lines.push_back(cut_to(told(line), terminal_.size().columns));
    }
    if (lines.empty()) lines.emplace_back("Nothing has been done yet.");
    const auto page = static_cast<std::size_t>(terminal_.size().rows - 2);
    if (how_much != "all" && lines.size() > page)
        lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(page));
    return show(lines);
}

bool PlaySession::undo(std::string_view) {
    if (const auto reason = table_.undo(seat_)) {
        say(*reason);
    } else {
        state_changed();
    }
    return true;
}

bool PlaySession::zoom(std::string_view size) {
    if (size.empty()) {
        zoom_ = static_cast<Zoom>((static_cast<int>(zoom_) + 1) % 4);
    } else if (size == "large" || size == "medium" || size == "small") {
        zoom_ = size == "large" ? Zoom::large : size == "medium" ? Zoom::medium : Zoom::small;
    } else {
        zoom_ = Zoom::automatic;
    }
    picture_is_old_ = true;
    return true;
}

bool PlaySession::save(std::string_view file) {
    const std::string path(file);
    const bool own = std::find(saved_files_.begin(), saved_files_.end(), path) != saved_files_.end();
    if (path.empty()) {
        say("Say where: save FILE");
    } else if (!own && std::filesystem::exists(path)) {
        say("There is a file " + path + " already; choose another name.");
    } else {
        try {
            write_file(path, write_record(table_.match().record()));
            saved_files_.push_back(path);
            say("Saved to " + path + ".");
        } catch (const std::runtime_error& error) {
            say(error.what());
        }
    }
    return true;
}

bool PlaySession::rules(std::string_view) {
    std::vector<std::string> lines;
    for (const std::string& line : drawing_.rules()) {
        const auto parts = wrapped(line, terminal_.size().columns);
        lines.insert(lines.end(), parts.begin(), parts.end());
        if (parts.empty()) lines.emplace_back();
    }
    return show(lines);
}

bool PlaySession::quit(std::string_view) { return false; }

}  // namespace kitamae::cli
