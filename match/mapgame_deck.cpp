#include "match/mapgame_deck.h"

#include <array>
#include <optional>
#include <string>
#include <utility>

#include "core/text.h"
#include "data/embedded.h"
#include "match/json_text.h"

namespace kitamae {
namespace {

namespace json = boost::json;
using mapgame::Deck;
using mapgame::Face;

// Reads a deck part by part; the first fault ends it.
class DeckReader {
public:
    DeckReader(const json::object& object, std::string_view text) : object_(object), text_(text) {}

    std::variant<Deck, Fault> read(mapgame::Title title) {
        read_resources();
        read_cards();
        read_provinces();
        if (!fault_) {
            if (const auto wrong = check_deck(deck_, title)) fail_in_line(line_of(wrong->where), *wrong);
        }
        if (fault_) return *fault_;
        return deck_;
    }

private:
    void fail_in_line(int line, ContentFault wrong) {
        if (!fault_) fault_ = bad_content(line, std::move(wrong));
    }
    void fail(const std::string& where, const std::string& message, const char* code, const std::string& name = {}) {
        fail_in_line(line_of(where), {where, message, code, name});
    }
    void fail_at(const std::string& list, std::size_t index, const std::string& message, const char* code,
                 const std::string& name) {
        const int line = text_.empty() ? 0 : line_of_element(text_, list, index);
        fail_in_line(line, {"entry " + std::to_string(index + 1) + " of " + list, message, code, name});
    }

    // "card 7", "province 2 side B", "cards", "resources"
    int line_of(std::string_view where) const {
        if (text_.empty()) return 0;
        std::string_view rest = where;
        const bool card = take_word(rest) == "card";
        const auto n = read_number<std::size_t>(take_word(rest));
        if (!n) return line_of_member(text_, where);
        return line_of_element(text_, card ? "cards" : "provinces", card ? card_at_[*n] : province_at_[*n]);
    }

    void read_resources() {
        const auto* resources = object_field(object_, "resources");
        if (resources == nullptr)
            return fail("resources", "an object with the number of cubes of each colour is missing", "missing_list");
        for (const auto& [key, value] : *resources) {
            const auto colour = key.size() == 1 ? mapgame::colour_of(key[0]) : std::nullopt;
            if (!colour) {
                const std::string name(std::string_view(key).substr(0, 60));
                return fail("resources", "'" + name + "' is not a colour (b n e y g)", "not_a_colour", name);
            }
            const std::int64_t most = 99;
            if (!value.is_int64() || value.get_int64() < 0 || value.get_int64() > most) {
                return fail("resources", "the number of cubes must be 0 to 99", "bad_count");
            }
            deck_.resources[index_of(*colour)] = static_cast<std::uint8_t>(value.get_int64());
        }
    }

    // Calls read_one(object, id, place) for each member of an array whose ids must be 1 to `count`, each once.
    template <class ReadOne>
    void read_numbered(const std::string& list, const std::string& name, std::size_t count, ReadOne&& read_one) {
        const auto* array = array_field(object_, list);
        if (array == nullptr) {
            return fail(list, "an array of " + std::to_string(count) + " is missing", "missing_list");
        }
        std::array<bool, mapgame::card_count + 1> seen{};
        for (std::size_t i = 0; i < array->size() && !fault_; ++i) {
            const auto* entry = (*array)[i].if_object();
            const auto id = entry == nullptr ? std::nullopt : integer_field(*entry, "id");
            if (!id || *id < 1 || *id > static_cast<std::int64_t>(count)) {
                return fail_at(list, i, "needs an id from 1 to " + std::to_string(count), "bad_number",
                               std::to_string(count));
            }
            const auto n = static_cast<std::size_t>(*id);
            const std::string which = name + " " + std::to_string(n);
            if (seen[n]) return fail_at(list, i, which + " stands there twice", "twice", which);
            seen[n] = true;
            read_one(*entry, n, i);
        }
        for (std::size_t n = 1; n <= count; ++n) {
            const std::string which = name + " " + std::to_string(n);
            if (!seen[n]) return fail(list, which + " is missing", "missing", which);
        }
    }

    Face face(const json::object& entry, std::string_view key, const std::string& where) {
        const auto squares = string_field(entry, key);
        if (!squares) {
            fail(where, "'" + std::string(key) + "' must be three rows of two squares, like \"T L / T Pn / Pb D\"",
                 "bad_face");
            return {};
        }
        const auto face = mapgame::read_face(*squares);
        const std::string shown(squares->substr(0, 60));
        if (!face) fail(where, "'" + shown + "' is not three rows of two squares", "bad_face", shown);
        return face.value_or(Face{});
    }

    void read_cards() {
        read_numbered("cards", "card", mapgame::card_count,
                      [&](const json::object& entry, std::size_t n, std::size_t at) {
                          card_at_[n] = at;
                          deck_.cards[n] = face(entry, "squares", "card " + std::to_string(n));
                      });
    }

    void read_provinces() {
        read_numbered("provinces", "province", mapgame::province_count,
                      [&](const json::object& entry, std::size_t n, std::size_t at) {
                          province_at_[n] = at;
                          const std::string where = "province " + std::to_string(n);
                          deck_.provinces[n - 1].sides = {face(entry, "A", where + " side A"),
                                                          face(entry, "B", where + " side B")};
                      });
    }

    const json::object& object_;
    std::string_view text_;
    Deck deck_;
    std::optional<Fault> fault_;
    std::array<std::size_t, mapgame::card_count + 1> card_at_{};
    std::array<std::size_t, mapgame::province_count + 1> province_at_{};
};

Deck load_default(std::string_view file) {
    const auto title = file == "honshu.json" ? mapgame::Title::honshu : mapgame::Title::hokkaido;
    auto deck = read_deck_file(data::file(file), title);
    return std::get<Deck>(std::move(deck));
}

}  // namespace

std::variant<Deck, Fault> read_deck(const json::value& value, mapgame::Title title, std::string_view text) {
    const auto* object = value.if_object();
    if (object == nullptr)
        return bad_content(text.empty() ? 0 : 1, {"deck", "must be a JSON object", "not_an_object", {}});
    return DeckReader(*object, text).read(title);
}

std::variant<Deck, Fault> read_deck_file(std::string_view text, mapgame::Title title) {
    auto parsed = parse_json(text);
    if (auto* fault = std::get_if<Fault>(&parsed)) {
        return bad_content(fault->line, {"deck", fault->message, "bad_json", {}});
    }
    return read_deck(std::get<json::value>(parsed), title, text);
}

const Deck& default_deck(mapgame::Title title) {
    static const Deck honshu = load_default("honshu.json");
    static const Deck hokkaido = load_default("hokkaido.json");
    return title == mapgame::Title::honshu ? honshu : hokkaido;
}

}  // namespace kitamae
