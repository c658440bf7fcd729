#pragma once
// Honshū and Hokkaidō in the terminal: the map on the left, cards on the right.

#include <array>

#include "cli/draw.h"
#include "cli/draw_cards.h"

namespace kitamae::cli {

class MapGameDrawing final : public GameDrawing {
public:
    MapGameDrawing(std::string title, const boost::json::value& deck);

    Canvas screen(const boost::json::object& view, const Look& look) const override;
    Canvas board(const boost::json::object& view, const Look& look) const override;
    Canvas hand(const boost::json::object& view, const Look& look) const override;
    std::string standing(const boost::json::object& view, const Look& look) const override;
    std::string advice(const boost::json::object& view) const override;
    std::string in_words(std::string_view action, bool open, const boost::json::object& view) const override;
    std::vector<std::string> rules() const override;
    std::string place_of(std::string_view action) const override;
    bool needs_preview(std::string_view action) const override;
    std::string piece_of(std::string_view action) const override;
    boost::json::object previewed(boost::json::object view, const boost::json::object& after) const override;

private:
    SmallCard small_card(std::int64_t number) const;
    Canvas panel(const boost::json::object& view, int width, int height) const;
    Canvas trick(const boost::json::object& view, int width, bool as_lines) const;
    Canvas hand_lines(const boost::json::object& view, int width) const;
    Canvas pairs(const boost::json::object& view, int width) const;
    Canvas card_to_place(const boost::json::object& own) const;
    // Cards are told in lines of text where there is no room to draw them: those of the trick first, then the hand.
    enum class Detail : std::uint8_t { all_drawn, hand_drawn, lines };
    std::vector<Canvas> panel_parts(const boost::json::object& view, int width, Detail detail) const;

    std::string title_;
    std::map<int, CardFace> faces_;
};

}  // namespace kitamae::cli
