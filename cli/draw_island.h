#pragma once
// Hokkaido (2010) in the terminal: the provinces by region, roughly where they lie on the island, with the pieces in
// them; below the places beyond the sea, the row, the hand and the seats.

#include <map>
#include <string>
#include <vector>

#include "cli/draw.h"

namespace kitamae::cli {

class IslandDrawing final : public GameDrawing {
public:
    explicit IslandDrawing(const boost::json::value& board);

    Canvas screen(const boost::json::object& view, const Look& look) const override;
    Canvas board(const boost::json::object& view, const Look& look) const override;
    Canvas hand(const boost::json::object& view, const Look& look) const override;
    std::string standing(const boost::json::object& view, const Look& look) const override;
    std::string advice(const boost::json::object& view) const override;
    std::string in_words(std::string_view action, bool open, const boost::json::object& view) const override;
    std::vector<std::string> rules() const override;
    std::string place_of(std::string_view action) const override;
    bool needs_preview(std::string_view) const override { return false; }
    std::string piece_of(std::string_view) const override { return {}; }
    boost::json::object previewed(boost::json::object view, const boost::json::object&) const override { return view; }

private:
    struct Line {
        std::string name;
        bool is_region = false;
        int region = 0;  // the how-manieth
        int row = 0;     // within it
    };
    struct Box {
        int across = 0;  // regions side by side
        int tall = 0;    // lines of the largest
    };

    void put_line(Canvas& canvas, int x, int y, const Line& line, const boost::json::object& view,
                  const Look& look) const;
    void put_pieces(Canvas& canvas, int x, int y, const boost::json::array& counts) const;
    std::string card(std::int64_t number) const;
    std::string cards(const boost::json::value& numbers) const;
    std::vector<std::string> below(const boost::json::object& view, const Look& look) const;

    std::vector<std::string> regions_;  // in the order in which they are drawn
    std::vector<Line> lines_;
    Box box_;
    std::map<std::string, std::string> labels_;  // of provinces, with marks for a city and the coast
    std::vector<std::string> overseas_;          // countries and At Sea
    std::map<std::int64_t, std::string> cards_;
};

}  // namespace kitamae::cli
