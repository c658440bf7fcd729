#pragma once
// One sitting at the terminal: shows the game to the person who is to act, reads what they type, lets bots act.
// Knows no rules: what is legal, what it scores and why something is refused comes from the match.

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/draw.h"
#include "cli/play_table.h"
#include "cli/terminal.h"

namespace kitamae::cli {

struct SessionOptions {
    std::string again;  // the command that starts or resumes this match
    int pace_ms = 700;  // between two actions when a person watches bots
};

class PlaySession {
public:
    PlaySession(PlayTable& table, const GameDrawing& drawing, const Terminal& terminal, SessionOptions options);

    // Until the game is over, the person leaves or the input ends. 0, or 1 when the game was not finished because of
    // a fault.
    int run();

    // Shown under the next picture.
    void say(const std::string& sentence);

private:
    // A listed choice; the note is what it would score.
    struct Choice {
        std::string action;
        std::string note;
    };
    using Command = bool (PlaySession::*)(std::string_view rest);  // false: leave the game
    struct CommandEntry {
        std::string_view name;
        std::string_view usage;
        std::string_view meaning;
        Command command;
    };
    static const std::vector<CommandEntry>& commands();

    // The loop.
    bool hand_over(Seat seat);
    bool turn();
    bool obey(const std::string& line);
    bool act(const std::string& action);
    bool confirm(const std::string& action);
    void play(const std::string& action);
    void watch_bot();
    void state_changed();
    int leave();
    void finish();

    // The picture.
    Look look(int height) const;
    void draw();
    void draw(const boost::json::object& view, const std::vector<std::string>& notes, const Look& basis);
    std::vector<std::string> notes() const;
    std::string choice_text(std::size_t index) const;
    std::vector<std::string> choice_lines(std::size_t most_lines) const;
    std::vector<std::string> news() const;
    std::vector<std::string> names() const;
    std::string told(const RecordLine& line) const;
    std::vector<std::string> score_lines() const;
    bool show(const std::vector<std::string>& lines) { return terminal_.show_page(lines); }

    // What may be done, and what it scores.
    void list_first_choices();
    std::optional<Choice> scored(const std::string& action) const;
    std::vector<Choice> by_gain(const std::vector<std::string>& actions) const;
    std::string difference(const std::string& action) const;

    // Commands of the same name.
    bool help(std::string_view);
    bool moves(std::string_view filter);
    bool list(std::string_view);
    bool best(std::string_view);
    bool at(std::string_view place);
    bool map(std::string_view seat);
    bool maps(std::string_view);
    bool hand(std::string_view);
    bool score(std::string_view);
    bool hint(std::string_view);
    bool log(std::string_view);
    bool undo(std::string_view);
    bool zoom(std::string_view size);
    bool save(std::string_view file);
    bool rules(std::string_view);
    bool quit(std::string_view);

    PlayTable& table_;
    const GameDrawing& drawing_;
    const Terminal& terminal_;
    SessionOptions options_;
    Seat seat_ = onlooker;        // who looks at the screen
    std::size_t shown_seat_ = 0;  // whose board they look at
    Zoom zoom_ = Zoom::automatic;
    std::vector<Choice> listed_;
    std::map<std::string, std::string> marks_;
    std::vector<std::string> sentences_;  // to be said under the next picture
    bool picture_is_old_ = true;
    std::vector<std::string> saved_files_;  // these may be written again
};

// Parts and totals of all seats as a table. `scores`: objects with "total" and "parts".
std::vector<std::string> score_sheet(const std::vector<boost::json::object>& scores,
                                     const std::vector<std::string>& names);

}  // namespace kitamae::cli
