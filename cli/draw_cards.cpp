#include "cli/draw_cards.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "cli/draw_map.h"
#include "core/text.h"

namespace kitamae::cli {
namespace {

constexpr int card_height = 5;
constexpr int card_pitch = 7;  // neighbours share an edge
constexpr int row_pitch = 4;
constexpr int square_width = 3;
constexpr int lying_width = 3 * square_width + 2;
constexpr Style edge_style{.ink = 250};
constexpr Style title_style{.ink = 220, .bold = true};
constexpr Style chosen_style{.ink = 220, .bold = true};

std::string repeated(std::string_view text, int count) {
    std::string result;
    for (int i = 0; i < count; ++i) result += text;
    return result;
}

std::string right_aligned(std::string_view text, int width) {
    return std::string(static_cast<std::size_t>(std::max(0, width - text_width(text))), ' ') + std::string(text);
}

void draw_edge(Canvas& canvas, int x, int y, int width) {
    const bool top = y == 0;
    canvas.put(x, y, (top ? "┌" : "└") + repeated("─", width) + (top ? "┐" : "┘"), edge_style);
}

// Squares side by side, `gap` blanks apart; the last one stands at the right edge.
void draw_row(Canvas& canvas, int y, const std::vector<std::string_view>& squares, int gap) {
    const auto count = static_cast<int>(squares.size());
    const int width = count * square_width + (count - 1) * gap;
    canvas.put(0, y, "│", edge_style);
    for (int i = 0; i < count; ++i) {
        const std::string_view square = squares[static_cast<std::size_t>(i)];
        const bool last = i + 1 == count;
        const std::string text = last ? right_aligned(square, square_width) : padded(square, square_width);
        canvas.put(1 + i * (square_width + gap), y, text, square_style(square, true, {}));
    }
    canvas.put(1 + width, y, "│", edge_style);
}

Canvas draw_card(const SmallCard& card) {
    Canvas canvas(card_pitch + 1, card_height);
    draw_edge(canvas, 0, 0, card_pitch - 1);
    for (std::size_t row = 0; row < 3; ++row)
        draw_row(canvas, static_cast<int>(row) + 1, {card.face[2 * row], card.face[2 * row + 1]}, 0);
    draw_edge(canvas, 0, card_height - 1, card_pitch - 1);
    canvas.put(1, 0, cut_to(card.title, card_pitch - 1), title_style);
    canvas.put(1, card_height - 1, cut_to(card.footer, card_pitch - 1), card.chosen ? chosen_style : edge_style);
    return canvas;
}

}  // namespace

std::map<int, CardFace> card_faces(const boost::json::value& deck) {
    std::map<int, CardFace> faces;
    for (const auto& card : deck.as_object().at("cards").as_array()) {
        std::string_view rest = card.at("squares").as_string();
        CardFace face;
        for (std::string& square : face) {
            square = take_word(rest);
            if (square == "/") square = take_word(rest);
        }
        faces[static_cast<int>(card.at("id").to_number<std::int64_t>())] = std::move(face);
    }
    return faces;
}

Canvas draw_cards(const std::vector<SmallCard>& cards, int width) {
    const int in_row = std::max(1, (width - 1) / card_pitch);
    const int count = static_cast<int>(cards.size());
    const int rows = (count + in_row - 1) / in_row;
    Canvas canvas(std::min(width, std::min(count, in_row) * card_pitch + 1), count == 0 ? 0 : rows * row_pitch + 1);
    for (int i = 0; i < count; ++i) {
        const int column = i % in_row;
        const int row = i / in_row;
        canvas.paste(column * card_pitch, row * row_pitch, draw_card(cards[static_cast<std::size_t>(i)]));
        const auto has = [&](int c, int r) { return c >= 0 && c < in_row && r >= 0 && r * in_row + c < count; };
        // Where four cards may meet; those to the right and below join later.
        for (const auto& [c, r] :
             {std::pair{column, row}, {column + 1, row}, {column, row + 1}, {column + 1, row + 1}}) {
            const bool left_above = has(c - 1, r - 1);
            const bool above = has(c, r - 1);
            const bool left = has(c - 1, r);
            const bool here = has(c, r);
            const Joint joint{
                .up = left_above || above, .right = above || here, .down = left || here, .left = left_above || left};
            canvas.put(c * card_pitch, r * row_pitch, joint_glyph(joint), edge_style);
        }
    }
    return canvas;
}

namespace {

// Turned clockwise by 90 degrees.
Canvas draw_lying_card(const CardFace& face, std::string_view title) {
    // Which square of the upright card is seen at each place of the lying one.
    constexpr std::array<std::size_t, 6> quarter{4, 2, 0, 5, 3, 1};
    Canvas canvas(lying_width + 2, 4);
    draw_edge(canvas, 0, 0, lying_width);
    for (std::size_t row = 0; row < 2; ++row) {
        draw_row(canvas, static_cast<int>(row) + 1,
                 {face[quarter[3 * row]], face[quarter[3 * row + 1]], face[quarter[3 * row + 2]]}, 1);
    }
    draw_edge(canvas, 0, 3, lying_width);
    canvas.put(1, 0, title, title_style);
    return canvas;
}

}  // namespace

Canvas draw_rotations(const CardFace& face) {
    CardFace half = face;
    std::reverse(half.begin(), half.end());
    Canvas canvas(card_pitch + 2 + lying_width + 2, 2 * card_height);
    canvas.paste(0, 0, draw_card({face, "r0", {}, false}));
    canvas.paste(card_pitch + 2, 0, draw_lying_card(face, "r90"));
    canvas.paste(0, card_height, draw_card({half, "r180", {}, false}));
    canvas.paste(card_pitch + 2, card_height, draw_lying_card(half, "r270"));
    return canvas;
}

std::string card_line(const CardFace& face) {
    return face[0] + " " + face[1] + "/" + face[2] + " " + face[3] + "/" + face[4] + " " + face[5];
}

}  // namespace kitamae::cli
