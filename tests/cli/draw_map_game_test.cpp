#include "cli/draw_map_game.h"

#include <gtest/gtest.h>
#include <memory>

#include "match/games.h"

namespace kitamae::cli {
namespace {

namespace json = boost::json;

std::unique_ptr<Match> new_match(const char* game, int players) {
    Setup setup{.players = players, .seed = 5, .options = {}, .content = {}};
    return std::get<std::unique_ptr<Match>>(find_game(game)->make_match(setup));
}

Look look(int players) {
    Look result;
    for (int i = 0; i < players; ++i) result.names.push_back("seat " + std::to_string(i));
    return result;
}

TEST(MapGameDrawing, draws_province_hand_and_pool) {
    const auto drawing = make_drawing("honshu", nullptr);
    Look small = look(3);
    small.height = 13;
    std::string text = "\n";
    for (const std::string& line : drawing->screen(new_match("honshu", 3)->view(Seat{0}), small).lines(false))
        text += line + "\n";
    EXPECT_EQ(text, R"(
 Honshū · round 1 of 12 · trick · you are second
 seat 0: 1  seat 1: 1  seat 2: 1                               pool b9 n8 e9 y8
       0    1                                      Your hand
    ┏━━━━┯━━━━┓                                    ┌2─────┬4─────┬9─────┬10────┐
  0 ┃ D  │ Pb•┃                                    │T    D│L    D│T    T│D   Pn│
    ┠────┼────┨                                    │T   Pb│Pe   T│D  We4│Wy4  T│
  1 ┃ Py•│ T  ┃                                    │Py   L│T   Pn│Pb   F│T    F│
    ┠────┼────┨                                    ├17────┼58────┼──────┴──────┘
  2 ┃ T  │ D  ┃                                    │D    T│F    D│
    ┗━━━━┷━━━━┛                                    │L  Wb3│D    D│
                                                   │T    D│T    F│
                                                   └──────┴──────┘

)");
}

TEST(MapGameDrawing, tells_cards_in_lines_where_there_is_no_room) {
    const auto drawing = make_drawing("honshu", nullptr);
    Look low = look(3);
    low.height = 9;
    const auto lines = drawing->screen(new_match("honshu", 3)->view(Seat{0}), low).lines(false);
    EXPECT_NE(lines[3].find("2  T D/T Pb/Py L"), std::string::npos) << lines[3];
}

TEST(MapGameDrawing, an_onlooker_sees_no_hand) {
    const auto drawing = make_drawing("honshu", nullptr);
    const auto view = new_match("honshu", 3)->view(onlooker);
    for (const std::string& line : drawing->screen(view, look(3)).lines(false))
        EXPECT_EQ(line.find("Your hand"), std::string::npos);
    EXPECT_EQ(drawing->standing(view, look(3)), "round 1 of 12 · trick · seat 1 to act");
}

TEST(MapGameDrawing, knows_what_an_action_is_about) {
    const auto drawing = make_drawing("hokkaido", nullptr);
    EXPECT_EQ(drawing->place_of("place 23 at 2,-1 r90 under S"), "2,-1");
    EXPECT_EQ(drawing->place_of("terraform 3,4 lake from 1,0 2,2"), "3,4");
    EXPECT_EQ(drawing->place_of("play 23 cube 4,-1"), "");
    EXPECT_EQ(drawing->piece_of("place 23 at 2,-1 r90"), "23");
    EXPECT_FALSE(drawing->needs_preview("done"));
}

TEST(MapGameDrawing, tells_actions_in_words) {
    const auto drawing = make_drawing("hokkaido", nullptr);
    const json::object two{{"players", 2}};
    const json::object four{{"players", 4}};
    EXPECT_EQ(drawing->in_words("play 23 cube 4,-1", false, four), "played 23 with the cube of 4,-1");
    EXPECT_EQ(drawing->in_words("play 23", false, two), "played a card face down");
    EXPECT_EQ(drawing->in_words("play 23", true, two), "played 23");
    EXPECT_EQ(drawing->in_words("draft 9", false, four), "chose a card");
    EXPECT_EQ(drawing->in_words("draft 9", true, four), "chose 9");
    EXPECT_EQ(drawing->in_words("pay 1,0 2,2 choose pile", false, two),
              "paid two cubes (1,0 2,2) to name the pair of the pile");
    EXPECT_EQ(drawing->in_words("tile 3,4 town", false, four), "made the desert at 3,4 a town");
    EXPECT_EQ(drawing->in_words("place 9 at 1,1 r0", false, four), "placed 9 at 1,1 r0");
}

TEST(MapGameDrawing, a_preview_shows_the_new_map_and_nothing_else_of_the_future) {
    const auto drawing = make_drawing("honshu", nullptr);
    const json::object before = new_match("honshu", 3)->view(Seat{0});
    json::object after = before;
    auto& seat = after.at("seats").as_array()[0].as_object();
    seat["hand"] = json::array{60};
    seat["map"] = json::object{{"squares", json::array{}}};
    const json::object shown = drawing->previewed(before, after);
    const auto& own = shown.at("seats").as_array()[0].as_object();
    EXPECT_EQ(own.at("hand"), before.at("seats").as_array()[0].at("hand"));
    EXPECT_EQ(own.at("map"), seat.at("map"));
}

}  // namespace
}  // namespace kitamae::cli
