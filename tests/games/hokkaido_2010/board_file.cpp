#include "tests/games/hokkaido_2010/board_file.h"

#include <boost/json/src.hpp>
#include <fstream>
#include <sstream>

namespace kitamae::hokkaido_2010 {
namespace {

namespace json = boost::json;

std::string text_of(const json::value& value) { return value.is_null() ? "" : json::value_to<std::string>(value); }
int number_of(const json::value& value) { return json::value_to<int>(value); }

}  // namespace

Board read_board_file(const std::string& path) {
    std::ifstream file(path);
    std::stringstream text;
    text << file.rdbuf();
    const json::value root = json::parse(text.str());
    Board board;
    board.home = text_of(root.at("home"));
    for (const json::value& region : root.at("regions").as_array()) {
        board.regions.push_back({.id = text_of(region.at("id")), .name = text_of(region.at("name"))});
    }
    for (const json::value& province : root.at("provinces").as_array()) {
        board.provinces.push_back({.id = text_of(province.at("id")),
                                   .name = text_of(province.at("name")),
                                   .region = text_of(province.at("region")),
                                   .city = text_of(province.at("city")),
                                   .coastal = province.at("coastal").as_bool()});
    }
    for (const json::value& border : root.at("adjacency").as_array()) {
        board.borders.push_back({.a = text_of(border.at(0)), .b = text_of(border.at(1))});
    }
    for (const json::value& country : root.at("countries").as_array()) board.countries.push_back(text_of(country));
    for (const json::value& card : root.at("trade_cards").as_array()) {
        board.cards.push_back({.number = number_of(card.at("id")),
                               .a = text_of(card.at("a")),
                               .b = text_of(card.at("b")),
                               .high = number_of(card.at("high")),
                               .low = number_of(card.at("low"))});
    }
    return board;
}

const Board& default_board() {
    static const Board board = read_board_file("data/hokkaido-2010-board.json");
    return board;
}

const Rules& default_rules(int players) {
    static const std::array rules{Rules(2, default_board()), Rules(3, default_board()), Rules(4, default_board())};
    return rules.at(static_cast<std::size_t>(players - 2));
}

}  // namespace kitamae::hokkaido_2010
