#include "cli/draw_island.h"

#include <gtest/gtest.h>
#include <memory>
#include <string>

#include "match/games.h"

namespace kitamae::cli {
namespace {

std::unique_ptr<Match> new_match(int players) {
    auto match = find_game("hokkaido-2010")->make_match({.players = players, .seed = 5, .options = {}, .content = {}});
    return std::get<std::unique_ptr<Match>>(std::move(match));
}

Look look_of(int width, int height) {
    Look look;
    look.width = width;
    look.height = height;
    look.names = {"you", "seat 1", "seat 2", "seat 3"};
    return look;
}

std::string text_of(const Canvas& canvas) {
    std::string text;
    for (const std::string& line : canvas.lines(false)) text += line + "\n";
    return text;
}

TEST(IslandDrawing, shows_every_place_and_piece_in_24_lines) {
    const auto match = new_match(4);
    while (match->view(onlooker).at("phase").as_string() == "start") {
        const Seat seat = match->to_act().lowest();
        ASSERT_FALSE(match->play(seat, match->legal(seat).front()));
    }
    const auto view = match->view(Seat{0});
    const auto drawing = make_drawing("hokkaido-2010", nullptr);
    for (const auto& [width, height] : {std::pair(80, 20), std::pair(120, 36)}) {
        const auto canvas = drawing->screen(view, look_of(width, height));
        const std::string text = text_of(canvas);
        bool seen = false;
        for (const auto& [place, counts] : view.at("spaces").as_object()) {
            EXPECT_NE(text.find(std::string(place)), std::string::npos) << place;
        }
        for (const char* piece : {"*  A", "*~ A", "*   A"}) seen = seen || text.find(piece) != std::string::npos;
        EXPECT_TRUE(seen) << text;  // a piece in a city
        for (const std::string& line : canvas.lines(false)) EXPECT_LE(text_width(line), width);
    }
}

TEST(IslandDrawing, tells_kept_cards_only_to_who_may_know_them) {
    const auto drawing = make_drawing("hokkaido-2010", nullptr);
    const auto view = new_match(2)->view(Seat{0});
    EXPECT_EQ(drawing->in_words("keep 12", true, view), "keeps 12");
    EXPECT_EQ(drawing->in_words("keep 12", false, view), "keeps one card");
    EXPECT_EQ(drawing->in_words("keep 12 15", false, view), "keeps both cards");
    EXPECT_EQ(drawing->in_words("land sapporo atsuta", false, view), "moves from sapporo to atsuta");
    EXPECT_EQ(drawing->place_of("land sapporo atsuta"), "atsuta");
    EXPECT_EQ(drawing->place_of("draw"), "");
}

}  // namespace
}  // namespace kitamae::cli
