#pragma once
// A drawing for a title that has none of its own yet: its view as plain lines. Playable, not handsome.

#include "cli/draw.h"

namespace kitamae::cli {

class PlainDrawing final : public GameDrawing {
public:
    Canvas screen(const boost::json::object& view, const Look& look) const override;
    Canvas board(const boost::json::object& view, const Look& look) const override { return screen(view, look); }
    Canvas hand(const boost::json::object& view, const Look& look) const override;
    std::string standing(const boost::json::object& view, const Look& look) const override;
    std::string advice(const boost::json::object&) const override { return "'moves' lists what you may do."; }
    std::string in_words(std::string_view action, bool open, const boost::json::object& view) const override;
    std::vector<std::string> rules() const override { return {"The rules are in docs/rules/."}; }
    std::string place_of(std::string_view) const override { return {}; }
    bool needs_preview(std::string_view) const override { return false; }
    std::string piece_of(std::string_view) const override { return {}; }
    boost::json::object previewed(boost::json::object view, const boost::json::object&) const override { return view; }
};

}  // namespace kitamae::cli
