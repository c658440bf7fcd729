#include "cli/play_session.h"

#include <algorithm>
#include <chrono>
#include <ostream>
#include <stdexcept>
#include <thread>

#include "core/text.h"

namespace kitamae::cli {

namespace json = boost::json;

PlaySession::PlaySession(PlayTable& table, const GameDrawing& drawing, const Terminal& terminal, SessionOptions options)
    : table_(table), drawing_(drawing), terminal_(terminal), options_(std::move(options)) {}

int PlaySession::run() {
    state_changed();
    while (!table_.match().is_over()) {
        const auto person = table_.person_to_act();
        if (!person) {
            watch_bot();
            continue;
        }
        if (*person != seat_ && !hand_over(*person)) return leave();
        if (!turn()) return leave();
    }
    finish();
    return 0;
}

bool PlaySession::hand_over(Seat seat) {
    const bool several = table_.people() > 1;
    if (several) {
        // Nobody's cards stay on the screen while the terminal goes round.
        terminal_.hide();
        if (!terminal_.ask("Pass to seat " + std::to_string(seat.index) + ", then press Enter. ")) return false;
    }
    seat_ = seat;
    state_changed();
    return true;
}

void PlaySession::state_changed() {
    picture_is_old_ = true;
    marks_.clear();
    listed_.clear();
    if (seat_ == onlooker) return;
    shown_seat_ = seat_.index;
    list_first_choices();
}

bool PlaySession::turn() {
    if (const auto fault = table_.take_save_fault()) say("The game goes on, but is not saved: " + *fault + ".");
    if (picture_is_old_ || terminal_.screen) draw();
    picture_is_old_ = false;
    for (const std::string& sentence : sentences_) terminal_.print(wrapped(sentence, terminal_.size().columns));
    sentences_.clear();
    const auto line = terminal_.ask("> ");
    return line && obey(*line);
}

bool PlaySession::obey(const std::string& line) {
    std::string_view rest = line;
    const std::string_view word = take_word(rest);
    if (word.empty()) {
        // Enter does what is the only thing that can be done.
        const auto legal = table_.match().legal(seat_);
        return legal.size() == 1 ? act(legal.front()) : true;
    }
    for (const CommandEntry& entry : commands()) {
        if (entry.name == word) return (this->*entry.command)(trim(rest));
    }
    if (const auto number = read_number<std::size_t>(word); number && trim(rest).empty()) {
        if (*number >= 1 && *number <= listed_.size()) return act(listed_[*number - 1].action);
        say(listed_.empty() ? "Nothing is listed now; 'moves' or 'best' lists what you may do."
                            : "The list goes from 1 to " + std::to_string(listed_.size()) + ".");
        return true;
    }
    return act(line);
}

bool PlaySession::act(const std::string& action) {
    const auto preview = table_.match().preview(seat_, action);
    if (const auto* refusal = std::get_if<Refusal>(&preview)) {
        std::string sentence = refusal->message;
        if (!refusal->clause.empty()) sentence += " (" + refusal->clause + ")";
        if (refusal->code == RefusalCode::bad_action) sentence += "; 'help' lists the commands, 'moves' the actions";
        if (sentence.front() >= 'a' && sentence.front() <= 'z')
            sentence.front() = static_cast<char>(sentence.front() - 32);
        say(sentence + ".");
        return true;
    }
    if (drawing_.needs_preview(action)) return confirm(action);
    play(action);
    return true;
}

bool PlaySession::confirm(const std::string& action) {
    const auto after = table_.copy();
    after->play(seat_, action);
    const json::object view = drawing_.previewed(table_.match().view(seat_), after->view(seat_));
    Look with_piece = look(0);
    with_piece.shown_seat = seat_.index;
    with_piece.new_piece = drawing_.piece_of(action);
    with_piece.marks.clear();
    draw(view, {action + ": " + difference(action)}, with_piece);
    picture_is_old_ = true;
    const auto answer = terminal_.ask("Do it? [Enter: yes, n: no] ");
    if (!answer) return false;
    if (answer->empty() || answer->starts_with('y')) {
        play(action);
    } else if (*answer != "n" && *answer != "no") {
        return obey(*answer);  // a change of mind in so many words
    }
    return true;
}

void PlaySession::play(const std::string& action) {
    table_.play(seat_, action);
    state_changed();
}

void PlaySession::watch_bot() {
    const std::size_t before = table_.match().record().lines.size();
    const Seat actor = table_.match().to_act().lowest();
    table_.play_bot();
    picture_is_old_ = true;
    if (table_.people() > 0) {
        state_changed();
        return;
    }
    shown_seat_ = actor.index;
    const RecordLine line = table_.match().record().lines.at(before);
    if (!terminal_.screen) {
        terminal_.print({told(line)});
        return;
    }
    draw(table_.match().view(onlooker), {told(line)}, look(0));
    std::this_thread::sleep_for(std::chrono::milliseconds(options_.pace_ms));
}

int PlaySession::leave() {
    const std::string& file = table_.record_file();
    terminal_.print({file.empty() ? "The game was not saved. The same deal again:"
                                  : "The game is kept in " + file + ". Go on with:",
                     "    " + options_.again});
    return 0;
}

void PlaySession::finish() {
    const json::object scores = table_.match().scores();
    if (table_.people() > 1) seat_ = onlooker;
    const auto seat_names = names();
    if (seat_ != onlooker) {
        draw(table_.match().view(seat_), {}, look(0));
        if (terminal_.screen && !terminal_.ask("The game is over. [Enter: the scores] ")) return;
    }
    terminal_.clear();
    terminal_.print({"", "The game is over.", ""});
    terminal_.print(score_lines());
    std::string winners;
    for (const auto& winner : scores.at("winners").as_array())
        winners += (winners.empty() ? "" : " and ") +
            seat_names.at(static_cast<std::size_t>(winner.to_number<std::int64_t>()));
    const bool shared = scores.at("winners").as_array().size() > 1;
    terminal_.print({"",
                     shared                 ? "The victory is shared: " + winners + "."
                         : winners == "you" ? "You win!"
                                            : "The winner is " + winners + "."});
    if (!table_.record_file().empty()) {
        terminal_.print({"The record is in " + table_.record_file(), "    kitamae replay " + table_.record_file()});
    }
}

}  // namespace kitamae::cli
