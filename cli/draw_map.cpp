#include "cli/draw_map.h"

#include <algorithm>
#include <climits>
#include <optional>

namespace kitamae::cli {
namespace {

namespace json = boost::json;

constexpr int axis_width = 4;
constexpr Style axis_style{.ink = 244};
constexpr Style inner_line{.ink = 239};
constexpr Style outline{.ink = 252};
constexpr Style new_outline{.ink = 220, .bold = true};
constexpr Style mark_style{.ink = 226, .bold = true};

struct Size {
    int width = 0;
    int height = 0;
};

struct DrawnSquare {
    std::string code;
    std::string card;
    std::string tile;
    bool cube = false;
};

std::string card_name(const json::value& card) {
    return card.is_string() ? std::string(card.as_string()) : std::to_string(card.to_number<std::int64_t>());
}

struct Window {
    int left = 0;
    int top = 0;
    int right = -1;
    int bottom = -1;

    int columns() const { return right - left + 1; }
    int rows() const { return bottom - top + 1; }
    bool operator==(const Window&) const = default;
};

// What is drawn: the visible squares, and which part of the plane is looked at.
class Picture {
public:
    Picture(const json::object& map, const MapLook& look) : look_(look) {
        for (const auto& value : map.at("squares").as_array()) {
            const auto& square = value.as_object();
            const Cell cell{static_cast<int>(square.at("x").to_number<std::int64_t>()),
                            static_cast<int>(square.at("y").to_number<std::int64_t>())};
            const auto& tile = square.at("tile");
            squares_[cell] = {.code = std::string(square.at("square").as_string()),
                              .card = card_name(square.at("card")),
                              .tile = tile.is_string() ? std::string(tile.as_string()) : std::string(),
                              .cube = square.at("cube").as_bool()};
        }
        whole_ = bounds();
    }

    Canvas draw() const {
        const Zoom zoom = look_.zoom == Zoom::automatic ? fitting() : look_.zoom;
        const Window window = window_at(zoom);
        const Size size = size_of(zoom, window);
        Canvas canvas(std::min(size.width, look_.width), std::min(size.height, look_.height));
        draw_axes(canvas, zoom, window);
        if (zoom == Zoom::large) draw_lines(canvas, window);
        for (int y = window.top; y <= window.bottom; ++y) {
            for (int x = window.left; x <= window.right; ++x) draw_square(canvas, zoom, window, {x, y});
        }
        return canvas;
    }

private:
    static Size pitch(Zoom zoom) {
        if (zoom == Zoom::large) return {5, 2};
        return zoom == Zoom::medium ? Size{4, 1} : Size{1, 1};
    }

    // Below the axis; large squares have an outline on both sides.
    static Size size_of(Zoom zoom, const Window& window) {
        const Size step = pitch(zoom);
        return {axis_width + step.width * window.columns() + (zoom == Zoom::small ? 0 : 1),
                1 + step.height * window.rows() + (zoom == Zoom::large ? 1 : 0)};
    }

    Window bounds() const {
        Window all{INT_MAX, INT_MAX, INT_MIN, INT_MIN};
        const auto include = [&](const Cell& cell) {
            all.left = std::min(all.left, cell.first);
            all.right = std::max(all.right, cell.first);
            all.top = std::min(all.top, cell.second);
            all.bottom = std::max(all.bottom, cell.second);
        };
        for (const auto& [cell, square] : squares_) include(cell);
        for (const auto& [cell, text] : look_.marks) include(cell);
        return all.left > all.right ? Window{0, 0, 0, 0} : all;
    }

    Zoom fitting() const {
        for (const Zoom zoom : {Zoom::large, Zoom::medium}) {
            const Size size = size_of(zoom, whole_);
            if (size.width <= look_.width && size.height <= look_.height) return zoom;
        }
        return Zoom::small;
    }

    // The part that can be shown, around the new card or else the middle of the map.
    Window window_at(Zoom zoom) const {
        const Size step = pitch(zoom);
        const int columns = std::max(1, (look_.width - axis_width - (zoom == Zoom::small ? 0 : 1)) / step.width);
        const int rows = std::max(1, (look_.height - 1 - (zoom == Zoom::large ? 1 : 0)) / step.height);
        const Cell focus = middle();
        Window window = whole_;
        if (whole_.columns() > columns) {
            window.left = std::clamp(focus.first - columns / 2, whole_.left, whole_.right - columns + 1);
            window.right = window.left + columns - 1;
        }
        if (whole_.rows() > rows) {
            window.top = std::clamp(focus.second - rows / 2, whole_.top, whole_.bottom - rows + 1);
            window.bottom = window.top + rows - 1;
        }
        return window;
    }

    Cell middle() const {
        for (const auto& [cell, square] : squares_) {
            if (!look_.new_card.empty() && square.card == look_.new_card) return cell;
        }
        return {(whole_.left + whole_.right) / 2, (whole_.top + whole_.bottom) / 2};
    }

    const DrawnSquare* at(int x, int y) const {
        const auto found = squares_.find({x, y});
        return found == squares_.end() ? nullptr : &found->second;
    }

    static int weight(const DrawnSquare* a, const DrawnSquare* b) {
        if (a == nullptr && b == nullptr) return 0;
        return a != nullptr && b != nullptr && a->card == b->card ? 1 : 2;
    }
    int line_left_of(int x, int y) const { return weight(at(x - 1, y), at(x, y)); }
    int line_above(int x, int y) const { return weight(at(x, y - 1), at(x, y)); }

    bool is_new(int x, int y) const {
        const DrawnSquare* square = at(x, y);
        return square != nullptr && !look_.new_card.empty() && square->card == look_.new_card;
    }

    Style line_style(int heaviest, bool beside_new) const {
        if (heaviest < 2) return inner_line;
        return beside_new ? new_outline : outline;
    }

    void draw_axes(Canvas& canvas, Zoom zoom, const Window& window) const {
        const Size step = pitch(zoom);
        for (int x = window.left; x <= window.right; ++x) {
            if (zoom == Zoom::small && x % 5 != 0) continue;
            const std::string label = std::to_string(x);
            const int offset = zoom == Zoom::small ? 1 - static_cast<int>(label.size()) : 3 - (x < 0 ? 1 : 0);
            canvas.put(axis_width + (x - window.left) * step.width + offset, 0, label, axis_style);
        }
        for (int y = window.top; y <= window.bottom; ++y) {
            const std::string label = std::to_string(y);
            const int row = 1 + (y - window.top) * step.height + (zoom == Zoom::large ? 1 : 0);
            canvas.put(axis_width - 1 - static_cast<int>(label.size()), row, label, axis_style);
        }
        if (window != whole_) canvas.put(0, 0, "⋯", mark_style);
    }

    void draw_lines(Canvas& canvas, const Window& window) const {
        const Size step = pitch(Zoom::large);
        for (int y = window.top; y <= window.bottom + 1; ++y) {
            for (int x = window.left; x <= window.right + 1; ++x) {
                const int column = axis_width + (x - window.left) * step.width;
                const int row = 1 + (y - window.top) * step.height;
                draw_joint(canvas, {column, row}, {x, y});
                const int above = line_above(x, y);
                const Style style = line_style(above, is_new(x, y) || is_new(x, y - 1));
                for (int i = 1; above > 0 && i < step.width; ++i)
                    canvas.put(column + i, row, above == 2 ? U'━' : U'─', style);
                const int left = line_left_of(x, y);
                if (left > 0)
                    canvas.put(column, row + 1, left == 2 ? U'┃' : U'│',
                               line_style(left, is_new(x, y) || is_new(x - 1, y)));
            }
        }
    }

    void draw_joint(Canvas& canvas, Cell place, Cell corner) const {
        const auto [x, y] = corner;
        const Joint joint{.up = line_left_of(x, y - 1),
                          .right = line_above(x, y),
                          .down = line_left_of(x, y),
                          .left = line_above(x - 1, y)};
        const int heaviest = std::max({joint.up, joint.right, joint.down, joint.left});
        const bool beside_new = is_new(x, y) || is_new(x - 1, y) || is_new(x, y - 1) || is_new(x - 1, y - 1);
        canvas.put(place.first, place.second, joint_glyph(joint), line_style(heaviest, beside_new));
    }

    void draw_square(Canvas& canvas, Zoom zoom, const Window& window, Cell cell) const {
        const Size step = pitch(zoom);
        const int column = axis_width + (cell.first - window.left) * step.width;
        const int row = 1 + (cell.second - window.top) * step.height + (zoom == Zoom::large ? 1 : 0);
        const DrawnSquare* square = at(cell.first, cell.second);
        const auto mark = look_.marks.find(cell);
        if (zoom == Zoom::small) return draw_small(canvas, {column, row}, square);
        if (zoom == Zoom::medium) draw_medium_outline(canvas, {column, row}, cell);
        if (square == nullptr && mark == look_.marks.end()) return;
        Style style = square == nullptr ? Style{} : square_style(square->code, square->cube, square->tile);
        std::string text = square == nullptr ? "" : square_text(square->code, square->cube, square->tile);
        if (mark != look_.marks.end()) {
            text = mark->second;
            style.ink = mark_style.ink;
            style.bold = true;
        }
        if (zoom == Zoom::large && text_width(text) < 4) text.insert(0, " ");
        if (zoom == Zoom::medium && text_width(text) == 1) text.insert(0, " ");
        canvas.put(column + 1, row, padded(text, step.width - 1), style);
    }

    // Where there is no room for lines above and below, one bar parts two cards.
    void draw_medium_outline(Canvas& canvas, Cell place, Cell cell) const {
        for (int side = 0; side < 2; ++side) {
            const int x = cell.first + side;
            const int line = line_left_of(x, cell.second);
            if (line < 2) continue;
            const Style style = line_style(line, is_new(x, cell.second) || is_new(x - 1, cell.second));
            canvas.put(place.first + 4 * side, place.second, U'│', style);
        }
    }

    static void draw_small(Canvas& canvas, Cell place, const DrawnSquare* square) {
        if (square == nullptr) return;
        // A factory is its value; a production square without its cube is written small.
        char glyph = square->tile.empty() ? square->code.front() : square->tile.front();
        if (square->tile.empty() && square->code.front() == 'W') glyph = square->code.back();
        if (glyph == 'P' && !square->cube) glyph = 'p';
        canvas.put(place.first, place.second, static_cast<char32_t>(glyph),
                   square_style(square->code, square->cube, square->tile));
    }

    const MapLook& look_;
    std::map<Cell, DrawnSquare> squares_;
    Window whole_;
};

}  // namespace

Style resource_style(char resource) {
    switch (resource) {
        case 'b':
            return {.ink = 39, .bold = true};
        case 'n':
            return {.ink = 173, .bold = true};
        case 'e':
            return {.ink = 252, .bold = true};
        case 'y':
            return {.ink = 227, .bold = true};
        case 'g':
            return {.ink = 120, .bold = true};
        default:
            return {};
    }
}

Style square_style(std::string_view code, bool cube, std::string_view tile) {
    const char kind = tile.empty() ? code.front() : tile.front();
    switch (kind) {
        case 'F':
            return {.ink = 157, .paper = 22};
        case 'L':
            return {.ink = 159, .paper = 25};
        case 'T':
            return {.ink = 230, .paper = 95};
        case 'D':
            return {.ink = 59, .paper = 187};
        case 'M':
            return {.ink = 255, .paper = 241};
        default:
            break;
    }
    Style style = resource_style(code.size() > 1 ? code[1] : ' ');
    style.paper = 234;
    if (kind == 'W') {
        style.paper = style.ink;
        style.ink = 16;
    } else if (!cube) {
        style.bold = false;
        style.dim = true;
    }
    return style;
}

std::string square_text(std::string_view code, bool cube, std::string_view tile) {
    if (!tile.empty()) return "[" + std::string(tile) + "]";
    return std::string(code) + (cube ? "•" : "");
}

Canvas draw_map(const boost::json::object& map, const MapLook& look) { return Picture(map, look).draw(); }

}  // namespace kitamae::cli
