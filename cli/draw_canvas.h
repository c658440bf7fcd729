#pragma once
// A rectangle of characters with colours, the paper everything in the terminal is drawn on. What does not fit is cut
// off, so no line can be longer than the canvas is wide. Every character is taken to be one column wide.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kitamae::cli {

// Colours are numbers of the 256-colour palette; -1: the terminal's own.
struct Style {
    std::int16_t ink = -1;
    std::int16_t paper = -1;
    bool bold = false;
    bool dim = false;

    bool operator==(const Style&) const = default;
};

class Canvas {
public:
    Canvas(int width, int height);

    int width() const { return width_; }
    int height() const { return height_; }

    void put(int x, int y, std::string_view text, Style style = {});
    void put(int x, int y, char32_t glyph, Style style = {});
    void paste(int x, int y, const Canvas& other);

    // The lines from top to bottom, without blanks at their ends; with colour, each ends in the terminal's own.
    std::vector<std::string> lines(bool colour) const;

private:
    struct Spot {
        char32_t glyph = U' ';
        Style style;
    };
    std::string line(int y, bool colour) const;

    int width_;
    int height_;
    std::vector<Spot> spots_;
};

int text_width(std::string_view utf8);
std::string cut_to(std::string_view utf8, int width);  // ends in … when something was cut off
std::string padded(std::string_view utf8, int width);  // with blanks at the end, or cut
std::vector<std::string> wrapped(std::string_view utf8, int width);

// The character that joins lines towards the four sides; weights are 0 none, 1 light, 2 heavy.
struct Joint {
    int up = 0;
    int right = 0;
    int down = 0;
    int left = 0;
};
char32_t joint_glyph(const Joint& joint);

}  // namespace kitamae::cli
