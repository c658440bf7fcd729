#include "cli/terminal.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string_view>
#include <sys/ioctl.h>
#include <unistd.h>

#include "core/text.h"

namespace kitamae::cli {
namespace {

constexpr TerminalSize least_size{80, 24};
constexpr TerminalSize most_size{240, 80};

bool is_dumb() {
    const char* term = std::getenv("TERM");
    return term == nullptr || std::string_view(term) == "dumb" || std::string_view(term).empty();
}

bool colour_is_refused() {
    const char* no_color = std::getenv("NO_COLOR");
    return no_color != nullptr && *no_color != '\0';
}

TerminalSize window_size() {
    winsize window{};
    if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) != 0) return least_size;
    return {std::clamp<int>(window.ws_col, least_size.columns, most_size.columns),
            std::clamp<int>(window.ws_row, least_size.rows, most_size.rows)};
}

}  // namespace

void Terminal::clear() const {
    // Home, erase the screen, and the lines scrolled out of it: another player must not scroll back to a hand.
    if (screen) out << "\x1b[H\x1b[2J\x1b[3J";
}

void Terminal::hide() const {
    if (screen) return clear();
    for (int i = 0; i < size().rows; ++i) out << '\n';
}

void Terminal::print(const Canvas& picture) const { print(picture.lines(colour)); }

void Terminal::print(const std::vector<std::string>& lines) const {
    for (const std::string& line : lines) out << line << '\n';
}

std::optional<std::string> Terminal::ask(const std::string& question) const {
    out << question << std::flush;
    std::string line;
    if (!std::getline(in, line)) {
        out << '\n';
        return std::nullopt;
    }
    // A script's answers are shown, so that what it printed reads like a session.
    if (!screen) out << line << '\n';
    return std::string(trim(line));
}

bool Terminal::show_page(const std::vector<std::string>& lines) const {
    if (!screen) {
        print(lines);
        return true;
    }
    const auto page = static_cast<std::size_t>(size().rows - 2);
    for (std::size_t first = 0; first < std::max<std::size_t>(lines.size(), 1); first += page) {
        clear();
        for (std::size_t i = first; i < std::min(lines.size(), first + page); ++i) out << lines[i] << '\n';
        const bool more = first + page < lines.size();
        const auto answer = ask(more ? "[Enter: more, q: back] " : "[Enter: back to the game] ");
        if (!answer) return false;
        if (answer->starts_with('q')) break;
    }
    return true;
}

Terminal standard_terminal(bool colour_wanted) {
    const bool to_terminal = ::isatty(STDOUT_FILENO) == 1 && !is_dumb();
    const bool screen = to_terminal && ::isatty(STDIN_FILENO) == 1;
    Terminal terminal{std::cin, std::cout};
    terminal.colour = colour_wanted && to_terminal && !colour_is_refused();
    terminal.screen = screen;
    terminal.size = window_size;
    return terminal;
}

}  // namespace kitamae::cli
