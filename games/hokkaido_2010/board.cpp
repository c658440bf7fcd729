#include "games/hokkaido_2010/board.h"

#include <algorithm>
#include <set>

#include "games/hokkaido_2010/types.h"

namespace kitamae::hokkaido_2010 {
namespace {

using Fault = std::optional<ContentFault>;

constexpr int most_card_value = 99;

Fault fault(std::string where, std::string message, std::string code, std::string name = {}) {
    return ContentFault{std::move(where), std::move(message), std::move(code), std::move(name)};
}

template <class List>
bool has_id(const List& list, const std::string& id) {
    return std::any_of(list.begin(), list.end(), [&](const auto& item) { return item.id == id; });
}

const Province* province_named(const Board& board, const std::string& id) {
    const auto at = std::find_if(board.provinces.begin(), board.provinces.end(),
                                 [&](const Province& province) { return province.id == id; });
    return at == board.provinces.end() ? nullptr : &*at;
}

bool is_country(const Board& board, const std::string& id) {
    return std::find(board.countries.begin(), board.countries.end(), id) != board.countries.end();
}

Fault check_regions(const Board& board) {
    if (board.regions.size() != region_count) return fault("regions", "there must be six regions", "count", "6");
    std::set<std::string> ids;
    for (const Region& region : board.regions) {
        if (region.id.empty() || !ids.insert(region.id).second) {
            return fault("region " + region.id, "each region needs an id of its own", "taken_id");
        }
        const auto cities = std::count_if(board.provinces.begin(), board.provinces.end(),
                                          [&](const Province& p) { return p.region == region.id && !p.city.empty(); });
        if (cities != 1) return fault("region " + region.id, "a region must have exactly one city", "one_city");
    }
    return std::nullopt;
}

Fault check_places(const Board& board) {
    if (board.provinces.empty() || board.provinces.size() > max_provinces) {
        return fault("provinces", "there must be between 1 and 64 provinces", "count", "1-64");
    }
    if (board.countries.size() != country_count)
        return fault("countries", "there must be three countries", "count", "3");
    std::set<std::string> ids{"sea"};  // the word for At Sea
    const auto check_id = [&](const std::string& where, const std::string& id) -> Fault {
        if (!read_place_name(id))
            return fault(where, "an id is a word of at most 24 of a-z, 0-9, '-' and '_'", "bad_id");
        if (!ids.insert(id).second) return fault(where, "the id is taken already", "taken_id");
        return std::nullopt;
    };
    for (const Province& province : board.provinces) {
        const std::string where = "province " + province.id;
        if (auto wrong = check_id(where, province.id)) return wrong;
        if (!has_id(board.regions, province.region)) {
            return fault(where, "there is no region '" + province.region + "'", "unknown_region", province.region);
        }
    }
    for (const std::string& country : board.countries) {
        if (auto wrong = check_id("country " + country, country)) return wrong;
    }
    if (province_named(board, board.home) == nullptr)
        return fault("home", "home must be a province", "unknown_province", board.home);
    return std::nullopt;
}

Fault check_borders(const Board& board) {
    for (const Border& border : board.borders) {
        const std::string where = "border " + border.a + " " + border.b;
        for (const std::string& end : {border.a, border.b}) {
            if (!province_named(board, end))
                return fault(where, "there is no province '" + end + "'", "unknown_province", end);
        }
        if (border.a == border.b) return fault(where, "a province does not border on itself", "own_border");
    }
    std::set<std::string> reached{board.provinces.front().id};
    for (bool grew = true; grew;) {
        grew = false;
        for (const Border& border : board.borders) {
            if (reached.contains(border.a)) grew = reached.insert(border.b).second || grew;
            if (reached.contains(border.b)) grew = reached.insert(border.a).second || grew;
        }
    }
    for (const Province& province : board.provinces) {
        if (!reached.contains(province.id)) {
            const std::string& first = board.provinces.front().id;
            return fault("province " + province.id, "no borders connect it with " + first, "cut_off", first);
        }
    }
    return std::nullopt;
}

Fault check_card(const Board& board, const TradeCard& card) {
    const std::string where = "card " + std::to_string(card.number);
    int countries = 0;
    for (const std::string& end : {card.a, card.b}) {
        if (is_country(board, end)) {
            ++countries;
            continue;
        }
        const Province* const province = province_named(board, end);
        if (province == nullptr) return fault(where, "there is no place '" + end + "'", "unknown_place", end);
        if (province->city.empty()) return fault(where, "there is no city in '" + end + "'", "no_city", end);
    }
    if (card.a == card.b) return fault(where, "a route needs two different ends", "same_ends");
    if (countries == 2) return fault(where, "a route needs a city", "needs_city");
    if (card.low < 1 || card.high < card.low || card.high > most_card_value) {
        return fault(where, "the numbers must be 99 >= high >= low >= 1", "bad_values");
    }
    return std::nullopt;
}

Fault check_cards(const Board& board) {
    if (board.cards.size() != card_count) return fault("cards", "there must be 32 trade cards", "count", "32");
    std::set<int> numbers;
    for (const TradeCard& card : board.cards) {
        const bool is_new = card.number >= 1 && card.number <= card_count && numbers.insert(card.number).second;
        if (!is_new) {
            return fault("card " + std::to_string(card.number), "the cards must be numbered from 1 to 32, each once",
                         "bad_number", "32");
        }
        if (auto wrong = check_card(board, card)) return wrong;
    }
    return std::nullopt;
}

}  // namespace

std::optional<ContentFault> check_board(const Board& board) {
    if (auto wrong = check_places(board)) return wrong;
    if (auto wrong = check_regions(board)) return wrong;
    if (auto wrong = check_borders(board)) return wrong;
    return check_cards(board);
}

}  // namespace kitamae::hokkaido_2010
