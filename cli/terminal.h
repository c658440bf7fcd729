#pragma once
// The terminal as the game uses it: lines out, lines in. A person at a screen gets colour and a cleared screen; a
// pipe gets plain lines one after the other, so a game can be scripted.

#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "cli/draw_canvas.h"

namespace kitamae::cli {

struct TerminalSize {
    int columns = 80;
    int rows = 24;
};

struct Terminal {
    std::istream& in;
    std::ostream& out;
    bool colour = false;
    bool screen = false;  // clear it between pictures, and stop at the end of each page
    std::function<TerminalSize()> size = [] { return TerminalSize{}; };

    void clear() const;
    // Nothing printed so far can be read without scrolling, even where the screen cannot be cleared.
    void hide() const;
    void print(const Canvas& picture) const;
    void print(const std::vector<std::string>& lines) const;
    // nullopt: the input has ended.
    std::optional<std::string> ask(const std::string& question) const;
    // A text longer than the screen is shown page by page; false: the input ended meanwhile.
    bool show_page(const std::vector<std::string>& lines) const;
};

// Standard input and output. Colour needs a terminal that is not dumb and no NO_COLOR in the environment.
Terminal standard_terminal(bool colour_wanted);

}  // namespace kitamae::cli
