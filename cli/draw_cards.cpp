#include "cli/draw_cards.h"

#include <algorithm>
#include <string_view>

#include "cli/draw_map.h"
#include "core/text.h"

namespace kitamae::cli {
namespace {

constexpr int card_height = 5;
constexpr int card_pitch = 7;  // neighbours share an edge
constexpr int square_width = 3;
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

void draw_row(Canvas& canvas, int x, int y, const std::vector<std::string_view>& squares) {
    canvas.put(x, y, "│", edge_style);
    for (std::size_t i = 0; i < squares.size(); ++i) {
        const bool last = i + 1 == squares.size();
        const std::string text = last ? right_aligned(squares[i], square_width) : padded(squares[i], square_width);
        canvas.put(x + 1 + static_cast<int>(i) * square_width, y, text, square_style(squares[i], true, {}));
    }
    canvas.put(x + 1 + static_cast<int>(squares.size()) * square_width, y, "│", edge_style);
}

Canvas draw_card(const SmallCard& card) {
    Canvas canvas(card_pitch + 1, card_height);
    draw_edge(canvas, 0, 0, card_pitch - 1);
    for (std::size_t row = 0; row < 3; ++row)
        draw_row(canvas, 0, static_cast<int>(row) + 1, {card.face[2 * row], card.face[2 * row + 1]});
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
    Canvas canvas(std::min(width, std::min(count, in_row) * card_pitch + 1), rows * card_height);
    for (int i = 0; i < count; ++i) {
        const int x = i % in_row * card_pitch;
        const int y = i / in_row * card_height;
        canvas.paste(x, y, draw_card(cards[static_cast<std::size_t>(i)]));
        if (x == 0) continue;
        canvas.put(x, y, "┬", edge_style);
        canvas.put(x, y + card_height - 1, "┴", edge_style);
    }
    return canvas;
}

Canvas draw_rotations(const CardFace& face) {
    // Which square of the upright card is seen at each place of the lying one, turned clockwise by 90 degrees.
    constexpr std::array<std::size_t, 6> quarter{4, 2, 0, 5, 3, 1};
    CardFace half = face;
    std::reverse(half.begin(), half.end());
    Canvas canvas(card_pitch + 1 + 1 + 3 * square_width + 2, 2 * card_height);
    for (int turned = 0; turned < 2; ++turned) {
        const CardFace& up = turned == 0 ? face : half;
        const int top = turned * card_height;
        canvas.paste(0, top, draw_card({up, turned == 0 ? "r0" : "r180", {}, false}));
        Canvas lying(3 * square_width + 2, 4);
        draw_edge(lying, 0, 0, 3 * square_width);
        for (std::size_t row = 0; row < 2; ++row) {
            draw_row(lying, 0, static_cast<int>(row) + 1,
                     {up[quarter[3 * row]], up[quarter[3 * row + 1]], up[quarter[3 * row + 2]]});
        }
        draw_edge(lying, 0, 3, 3 * square_width);
        lying.put(1, 0, turned == 0 ? "r90" : "r270", title_style);
        canvas.paste(card_pitch + 2, top, lying);
    }
    return canvas;
}

std::string card_line(const CardFace& face) {
    return face[0] + " " + face[1] + "/" + face[2] + " " + face[3] + "/" + face[4] + " " + face[5];
}

}  // namespace kitamae::cli
