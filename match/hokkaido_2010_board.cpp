#include "match/hokkaido_2010_board.h"

#include <limits>
#include <optional>
#include <string>
#include <utility>

#include "core/text.h"
#include "data/embedded.h"
#include "match/json_text.h"

namespace kitamae {
namespace {

namespace json = boost::json;
using hokkaido_2010::Board;

constexpr std::size_t longest_list = 4096;
constexpr std::size_t longest_name = 100;

// Reads a board list by list; the first fault ends it.
class BoardReader {
public:
    BoardReader(const json::object& object, std::string_view text) : object_(object), text_(text) {}

    std::variant<Board, Fault> read() {
        board_.home = text_of(object_, "home", "home", 0);
        read_list("regions", [&](const json::value& value, std::size_t i) { read_region(value, i); });
        read_list("provinces", [&](const json::value& value, std::size_t i) { read_province(value, i); });
        read_list("adjacency", [&](const json::value& value, std::size_t i) { read_border(value, i); });
        read_list("countries", [&](const json::value& value, std::size_t i) { read_country(value, i); });
        read_list("trade_cards", [&](const json::value& value, std::size_t i) { read_card(value, i); });
        if (!fault_) {
            if (const auto wrong = check_board(board_)) fail_in_line(line_of(wrong->where), *wrong);
        }
        if (fault_) return *fault_;
        return board_;
    }

private:
    void fail_in_line(int line, ContentFault wrong) {
        if (!fault_) fault_ = bad_content(line, std::move(wrong));
    }
    void fail(const std::string& list, std::size_t index, const std::string& message, const char* code,
              const std::string& name = {}) {
        const int line = text_.empty() ? 0 : line_of_element(text_, list, index);
        fail_in_line(line, {"entry " + std::to_string(index + 1) + " of " + list, message, code, name});
    }

    // "province sapporo", "border atsuta rumoi", "card 7", "region oshima", "home"
    int line_of(std::string_view where) const {
        if (text_.empty()) return 0;
        std::string_view rest = where;
        const std::string_view kind = take_word(rest);
        const std::string_view name = take_word(rest);
        const std::string_view second = take_word(rest);
        const auto find = [&](const char* list, const auto& items, auto&& is) {
            for (std::size_t i = 0; i < items.size(); ++i) {
                if (is(items[i])) return line_of_element(text_, list, i);
            }
            return line_of_member(text_, list);
        };
        if (kind == "region") return find("regions", board_.regions, [&](const auto& it) { return it.id == name; });
        if (kind == "province")
            return find("provinces", board_.provinces, [&](const auto& it) { return it.id == name; });
        if (kind == "border") {
            return find("adjacency", board_.borders, [&](const auto& it) { return it.a == name && it.b == second; });
        }
        if (kind == "country") return find("countries", board_.countries, [&](const auto& it) { return it == name; });
        if (kind == "card") {
            return find("trade_cards", board_.cards, [&](const auto& it) { return std::to_string(it.number) == name; });
        }
        return line_of_member(text_, kind == "borders" ? "adjacency" : kind == "cards" ? "trade_cards" : kind);
    }

    template <class ReadOne>
    void read_list(const std::string& list, ReadOne&& read_one) {
        if (fault_) return;
        const auto* array = array_field(object_, list);
        if (array == nullptr || array->size() > longest_list) {
            return fail_in_line(text_.empty() ? 0 : line_of_member(text_, list),
                                {list, "a list is missing or too long", "missing_list", {}});
        }
        for (std::size_t i = 0; i < array->size() && !fault_; ++i) read_one((*array)[i], i);
    }

    std::string text_of(const json::object& entry, std::string_view key, const std::string& list, std::size_t index) {
        const auto text = string_field(entry, key);
        if (text && text->size() <= longest_name) return std::string(*text);
        fail(list, index, "'" + std::string(key) + "' must be a short text", "bad_text", std::string(key));
        return {};
    }

    int number_of(const json::object& entry, std::string_view key, std::size_t index) {
        const auto number = integer_field(entry, key);
        if (number && *number >= 0 && *number <= std::numeric_limits<std::uint8_t>::max())
            return static_cast<int>(*number);
        fail("trade_cards", index, "'" + std::string(key) + "' must be a number from 0 to 255", "bad_value",
             std::string(key));
        return 0;
    }

    const json::object* object_of(const json::value& value, const std::string& list, std::size_t index) {
        const auto* entry = value.if_object();
        if (entry == nullptr) fail(list, index, "must be an object", "not_an_object");
        return entry;
    }

    void read_region(const json::value& value, std::size_t i) {
        const auto* entry = object_of(value, "regions", i);
        if (entry == nullptr) return;
        board_.regions.push_back({text_of(*entry, "id", "regions", i), text_of(*entry, "name", "regions", i)});
    }

    void read_province(const json::value& value, std::size_t i) {
        const auto* entry = object_of(value, "provinces", i);
        if (entry == nullptr) return;
        const auto* city = entry->if_contains("city");
        const auto* coastal = entry->if_contains("coastal");
        if (coastal != nullptr && !coastal->is_bool())
            return fail("provinces", i, "'coastal' is true or false", "bad_value", "coastal");
        board_.provinces.push_back(
            {.id = text_of(*entry, "id", "provinces", i),
             .name = text_of(*entry, "name", "provinces", i),
             .region = text_of(*entry, "region", "provinces", i),
             .city = city == nullptr || city->is_null() ? "" : text_of(*entry, "city", "provinces", i),
             .coastal = coastal != nullptr && coastal->get_bool()});
    }

    void read_border(const json::value& value, std::size_t i) {
        const auto* pair = value.if_array();
        if (pair == nullptr || pair->size() != 2 || !(*pair)[0].is_string() || !(*pair)[1].is_string()) {
            return fail("adjacency", i, "a border is a list of two provinces", "bad_border");
        }
        board_.borders.push_back({std::string((*pair)[0].get_string()), std::string((*pair)[1].get_string())});
    }

    void read_country(const json::value& value, std::size_t i) {
        if (!value.is_string()) return fail("countries", i, "must be a name", "bad_text", "countries");
        board_.countries.emplace_back(value.get_string());
    }

    void read_card(const json::value& value, std::size_t i) {
        const auto* entry = object_of(value, "trade_cards", i);
        if (entry == nullptr) return;
        board_.cards.push_back({.number = number_of(*entry, "id", i),
                                .a = text_of(*entry, "a", "trade_cards", i),
                                .b = text_of(*entry, "b", "trade_cards", i),
                                .high = number_of(*entry, "high", i),
                                .low = number_of(*entry, "low", i)});
    }

    const json::object& object_;
    std::string_view text_;
    Board board_;
    std::optional<Fault> fault_;
};

}  // namespace

std::variant<Board, Fault> read_board(const json::value& value, std::string_view text) {
    const auto* object = value.if_object();
    if (object == nullptr)
        return bad_content(text.empty() ? 0 : 1, {"board", "must be a JSON object", "not_an_object", {}});
    return BoardReader(*object, text).read();
}

std::variant<Board, Fault> read_board_file(std::string_view text) {
    auto parsed = parse_json(text);
    if (auto* fault = std::get_if<Fault>(&parsed)) {
        return bad_content(fault->line, {"board", fault->message, "bad_json", {}});
    }
    return read_board(std::get<json::value>(parsed), text);
}

const Board& default_board() {
    static const Board board = std::get<Board>(read_board_file(data::file("hokkaido-2010-board.json")));
    return board;
}

}  // namespace kitamae
