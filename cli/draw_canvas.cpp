#include "cli/draw_canvas.h"

#include <algorithm>
#include <cstddef>

#include "core/text.h"

namespace kitamae::cli {
namespace {

// The next character of a text known to be UTF-8; a damaged one is shown as a question mark.
char32_t take_glyph(std::string_view& rest) {
    const auto first = static_cast<unsigned char>(rest.front());
    rest.remove_prefix(1);
    if (first < 0x80) return first;
    const int more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1;
    char32_t glyph = first & (0x3FU >> static_cast<unsigned>(more));
    for (int i = 0; i < more; ++i) {
        if (rest.empty() || (static_cast<unsigned char>(rest.front()) & 0xC0U) != 0x80) return U'?';
        glyph = glyph << 6U | (static_cast<unsigned char>(rest.front()) & 0x3FU);
        rest.remove_prefix(1);
    }
    return glyph;
}

void add_glyph(std::string& text, char32_t glyph) {
    const auto add = [&](char32_t byte) { text += static_cast<char>(byte); };
    if (glyph < 0x80) {
        add(glyph);
    } else if (glyph < 0x800) {
        add(0xC0U | glyph >> 6U);
        add(0x80U | (glyph & 0x3FU));
    } else if (glyph < 0x10000) {
        add(0xE0U | glyph >> 12U);
        add(0x80U | (glyph >> 6U & 0x3FU));
        add(0x80U | (glyph & 0x3FU));
    } else {
        add(0xF0U | glyph >> 18U);
        add(0x80U | (glyph >> 12U & 0x3FU));
        add(0x80U | (glyph >> 6U & 0x3FU));
        add(0x80U | (glyph & 0x3FU));
    }
}

std::string escape(const Style& style) {
    std::string codes = "0";
    if (style.bold) codes += ";1";
    if (style.dim) codes += ";2";
    if (style.ink >= 0) codes += ";38;5;" + std::to_string(style.ink);
    if (style.paper >= 0) codes += ";48;5;" + std::to_string(style.paper);
    return "\x1b[" + codes + "m";
}

}  // namespace

Canvas::Canvas(int width, int height)
    : width_(std::max(width, 0)),
      height_(std::max(height, 0)),
      spots_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_)) {}

void Canvas::put(int x, int y, char32_t glyph, Style style) {
    if (x < 0 || y < 0 || x >= width_ || y >= height_) return;
    spots_[static_cast<std::size_t>(y * width_ + x)] = {glyph, style};
}

void Canvas::put(int x, int y, std::string_view text, Style style) {
    while (!text.empty()) put(x++, y, take_glyph(text), style);
}

void Canvas::paste(int x, int y, const Canvas& other) {
    for (int row = 0; row < other.height_; ++row) {
        for (int column = 0; column < other.width_; ++column) {
            const Spot& spot = other.spots_[static_cast<std::size_t>(row * other.width_ + column)];
            put(x + column, y + row, spot.glyph, spot.style);
        }
    }
}

std::string Canvas::line(int y, bool colour) const {
    const auto begin = spots_.begin() + std::ptrdiff_t{y} * width_;
    auto end = begin + width_;
    while (end != begin && end[-1].glyph == U' ' && (!colour || end[-1].style.paper < 0)) --end;
    std::string text;
    Style current;
    for (auto spot = begin; spot != end; ++spot) {
        if (colour && spot->style != current) {
            text += escape(spot->style);
            current = spot->style;
        }
        add_glyph(text, spot->glyph);
    }
    if (current != Style{}) text += escape({});
    return text;
}

std::vector<std::string> Canvas::lines(bool colour) const {
    std::vector<std::string> result;
    for (int y = 0; y < height_; ++y) result.push_back(line(y, colour));
    return result;
}

int text_width(std::string_view utf8) {
    int width = 0;
    for (; !utf8.empty(); ++width) take_glyph(utf8);
    return width;
}

std::string cut_to(std::string_view utf8, int width) {
    if (text_width(utf8) <= width) return std::string(utf8);
    std::string text;
    for (int i = 0; i + 1 < width; ++i) add_glyph(text, take_glyph(utf8));
    return width > 0 ? text + "…" : text;
}

std::string padded(std::string_view utf8, int width) {
    std::string text = cut_to(utf8, width);
    text.append(static_cast<std::size_t>(std::max(0, width - text_width(text))), ' ');
    return text;
}

std::vector<std::string> wrapped(std::string_view utf8, int width) {
    std::vector<std::string> lines;
    std::string line;
    for (auto word = take_word(utf8); !word.empty(); word = take_word(utf8)) {
        if (!line.empty() && text_width(line) + 1 + text_width(word) > width) {
            lines.push_back(std::move(line));
            line.clear();
        }
        if (!line.empty()) line += ' ';
        line += cut_to(word, width);
    }
    if (!line.empty()) lines.push_back(std::move(line));
    return lines;
}

char32_t joint_glyph(const Joint& joint) {
    // By up, right, down, left, the last changing fastest.
    static constexpr std::u32string_view glyphs =
        U" ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳"
        U"╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈"
        U"╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋";
    static_assert(glyphs.size() == 81);
    return glyphs[static_cast<std::size_t>(((joint.up * 3 + joint.right) * 3 + joint.down) * 3 + joint.left)];
}

}  // namespace kitamae::cli
