// Whole sittings at the terminal, by piped input.

#include "cli/play_session.h"

#include <gtest/gtest.h>
#include <string>

#include "tests/cli/sitting.h"

namespace kitamae::cli {
namespace {

// Whether a number stands behind these words anywhere.
bool tells_a_card(const std::string& printed, const std::string& words) {
    for (auto at = printed.find(words); at != std::string::npos; at = printed.find(words, at + 1)) {
        const auto next = at + words.size();
        if (next < printed.size() && printed[next] >= '0' && printed[next] <= '9') return true;
    }
    return false;
}

struct Played {
    std::string game;
    int players;
    std::string selection;
};

class WholeGame : public testing::TestWithParam<Played> {};

TEST_P(WholeGame, is_played_to_its_end) {
    PlayOptions options = sitting_options(GetParam().game, GetParam().players);
    options.setup.selection = GetParam().selection;
    options.setup.goals = GetParam().game == "hokkaido";
    const Sitting sitting = sit(options, advised_game());
    EXPECT_EQ(sitting.code, 0);
    EXPECT_TRUE(sitting.says("round 12 of 12"));
    EXPECT_TRUE(sitting.says("The game is over."));
    EXPECT_TRUE(sitting.says("total"));
    EXPECT_TRUE(sitting.says("win"));
}

INSTANTIATE_TEST_SUITE_P(PlaySession, WholeGame,
                         testing::Values(Played{"honshu", 2, "trick"}, Played{"honshu", 3, "trick"},
                                         Played{"honshu", 5, "trick"}, Played{"honshu", 4, "draft"},
                                         Played{"hokkaido", 2, "draft"}, Played{"hokkaido", 3, "draft"},
                                         Played{"hokkaido", 5, "draft"}, Played{"hokkaido", 2, "trick"}));

TEST(PlaySession, tells_where_the_game_stands) {
    const Sitting sitting = sit(sitting_options("honshu", 3), "");
    EXPECT_TRUE(sitting.says("Honshū · round 1 of 12 · trick · you are second"));
    EXPECT_TRUE(sitting.says("Since then: seat 1 played"));
    EXPECT_TRUE(sitting.says("Your hand"));
    EXPECT_TRUE(sitting.says("1  play 2"));
}

TEST(PlaySession, the_end_of_input_tells_how_to_go_on) {
    const Sitting sitting = sit(sitting_options("honshu", 3), "");
    EXPECT_EQ(sitting.code, 0);
    EXPECT_TRUE(sitting.says("kitamae play honshu --players 3 --seed 5"));
    EXPECT_TRUE(sit(sitting_options("honshu", 3), "quit\n").says("The game was not saved."));
}

TEST(PlaySession, wrong_input_gets_one_sentence_and_changes_nothing) {
    const Sitting sitting = sit(sitting_options("honshu", 3), "fly\nplay 61\n99\nmap 7\nsave\nscore\n");
    EXPECT_TRUE(sitting.says("'fly' is not an action; 'help' lists the commands, 'moves' the actions."));
    EXPECT_TRUE(sitting.says("The list goes from 1 to "));  // how far, depends on a cube that a bot may have played
    EXPECT_TRUE(sitting.says("Seats are numbered from 0 to 2."));
    EXPECT_TRUE(sitting.says("Say where: save FILE"));
    EXPECT_FALSE(sitting.says("you played"));
}

// A draft: which card one has to place is one's own choice.
PlayOptions draft_options() {
    PlayOptions options = sitting_options("honshu", 3);
    options.setup.selection = "draft";
    return options;
}
const std::string until_map = "draft 4\n";

TEST(PlaySession, a_refused_placement_names_its_clause) {
    const Sitting sitting = sit(draft_options(), until_map + "place 4 at 40,40 r0\ndraft 9\n");
    EXPECT_TRUE(sitting.says("The card must overlap the map by at least one square (M3.4)."));
    EXPECT_FALSE(sitting.says("you placed"));
}

TEST(PlaySession, a_placement_is_shown_before_it_is_made) {
    const Sitting refused = sit(draft_options(), until_map + "best\n1\nn\nlog\n");
    EXPECT_TRUE(refused.says("points ("));
    EXPECT_TRUE(refused.says("Do it? [Enter: yes, n: no]"));
    EXPECT_FALSE(refused.says("you placed"));
    const Sitting done = sit(draft_options(), until_map + "best\n1\n\nlog\n");
    EXPECT_TRUE(done.says("you placed 4"));
    EXPECT_TRUE(done.says("round 2 of 12"));
}

TEST(PlaySession, at_lists_what_fits_at_a_place) {
    const Sitting sitting = sit(draft_options(), until_map + "at 1,2\nat 30,30\nat\n");
    EXPECT_TRUE(sitting.says("at 1,2 r0"));
    EXPECT_TRUE(sitting.says("Nothing fits at 30,30"));
    EXPECT_TRUE(sitting.says("Each number is the most the card scores"));
}

TEST(PlaySession, undo_takes_back_ones_last_action_and_what_followed) {
    const Sitting sitting = sit(sitting_options("honshu", 3), "undo\nplay 2\nundo\nlog\n");
    EXPECT_TRUE(sitting.says("You have not done anything yet."));
    const auto log = sitting.printed.rfind("> log");
    EXPECT_EQ(sitting.printed.find("you played", log), std::string::npos);
    EXPECT_NE(sitting.printed.find("seat 1 played", log), std::string::npos);
    EXPECT_EQ(sitting.printed.find("seat 2 played", log), std::string::npos);
}

TEST(PlaySession, secret_choices_of_others_are_not_told) {
    PlayOptions options = sitting_options("hokkaido", 3);
    const Sitting sitting = sit(options, "1\nlog all\n");
    EXPECT_TRUE(sitting.says("you chose "));
    EXPECT_TRUE(sitting.says("seat 1 chose a card"));
    for (const char* verb : {"chose ", "dropped ", "kept "}) {
        for (const char* seat : {"seat 1 ", "seat 2 "})
            EXPECT_FALSE(tells_a_card(sitting.printed, std::string(seat) + verb));
    }
}

TEST(PlaySession, two_players_play_face_down) {
    const Sitting sitting = sit(sitting_options("honshu", 2), advised_game().substr(0, 200));
    EXPECT_TRUE(sitting.says("played a card face down"));
    EXPECT_FALSE(tells_a_card(sitting.printed, "seat 1 played "));
}

TEST(PlaySession, people_on_one_terminal_do_not_see_each_others_cards) {
    PlayOptions options = sitting_options("honshu", 3);
    options.hot_seat = true;
    const Sitting sitting = sit(options, "\n1\n");
    EXPECT_TRUE(sitting.says("Pass to seat 1, then press Enter."));
    // The next person's cards come only after they have pressed Enter, and the last one's are out of sight.
    const std::string passed = sitting.printed.substr(sitting.printed.rfind("Your hand"));
    EXPECT_NE(passed.find("Pass to seat 0, then press Enter."), std::string::npos);
    EXPECT_NE(passed.find(std::string(20, '\n')), std::string::npos);
    EXPECT_TRUE(sit(options, "\n1\n\nundo\n").says("Another person has acted since your last action."));
}

TEST(PlaySession, bots_can_be_watched) {
    PlayOptions options = sitting_options("hokkaido", 4);
    options.watch = true;
    options.bots = {"random"};
    const Sitting sitting = sit(options, "");
    EXPECT_TRUE(sitting.says("seat 3 placed"));
    EXPECT_TRUE(sitting.says("The winner is seat") || sitting.says("The victory is shared"));
}

TEST(PlaySession, every_page_can_be_asked_for) {
    const Sitting sitting =
        sit(sitting_options("hokkaido", 3),
            "help\nmoves\nmoves draft\nlist\nhand\nscore\nmaps\nmap 1\nmap\nlog\nrules\nzoom\nzoom small\nzoom auto\n");
    EXPECT_TRUE(sitting.says("the score sheet as it stands"));
    EXPECT_TRUE(sitting.says("Map of seat 2"));
    EXPECT_TRUE(sitting.says("map of seat 1"));
    EXPECT_TRUE(sitting.says("Hokkaidō in short"));
    EXPECT_TRUE(sitting.says("mountains"));
}

TEST(ScoreSheet, is_a_table_of_all_seats) {
    using boost::json::object;
    const object first{{"total", 31}, {"parts", object{{"forests", 8}, {"towns", 23}}}};
    const object second{{"total", 7}, {"parts", object{{"forests", 0}, {"towns", 7}}}};
    const std::vector<std::string> expected{
        "                  you   seat 1", "forests             8        0", "towns              23        7",
        "──────────────────────────────", "total              31        7",
    };
    EXPECT_EQ(score_sheet({first, second}, {"you", "seat 1"}), expected);
}

}  // namespace
}  // namespace kitamae::cli
