#include <algorithm>
#include <array>

#include "core/text.h"
#include "games/hokkaido_2010/action.h"

namespace kitamae::hokkaido_2010 {
namespace {

constexpr std::array<std::string_view, 12> kind_names{"deal",   "start",   "land", "sea",  "grow", "claim",
                                                      "reveal", "discard", "take", "draw", "keep", "pass"};
constexpr std::array<std::string_view, 5> dealt_names{"first", "unused", "row", "hand", "look"};

template <class Value, std::size_t N>
std::optional<Value> value_named(const std::array<std::string_view, N>& names, std::string_view name) {
    const auto at = std::find(names.begin(), names.end(), name);
    if (at == names.end()) return std::nullopt;
    return static_cast<Value>(at - names.begin());
}

std::optional<CardId> read_card(std::string_view word) {
    const auto number = read_number<int>(word);
    if (!number || *number < 1 || *number > card_count) return std::nullopt;
    return CardId{static_cast<std::uint8_t>(*number)};
}

// Reads the words behind the action's name, one after the other; the first that does not fit spoils all.
class Reader {
public:
    explicit Reader(std::string_view rest) : rest_(rest) {}

    bool ok() const { return ok_; }
    bool at_end() const { return trim(rest_).empty(); }

    template <class Value, class Read>
    void read(Value& value, Read&& read_word) {
        const auto result = read_word(take_word(rest_));
        if (result) {
            value = *result;
        } else {
            ok_ = false;
        }
    }
    void card(CardId& card) { read(card, read_card); }
    void place(PlaceName& name) { read(name, read_place_name); }

private:
    std::string_view rest_;
    bool ok_ = true;
};

// True: all words fit.
bool read_rest(Reader& reader, Action& action) {
    switch (action.kind) {
        case ActionKind::deal:
            reader.read(action.dealt, [](std::string_view word) { return value_named<Dealt>(dealt_names, word); });
            reader.read(action.number, [](std::string_view word) { return read_number<std::uint8_t>(word); });
            break;
        case ActionKind::land:
        case ActionKind::sea:
            reader.place(action.from);
            reader.place(action.to);
            break;
        case ActionKind::start:
        case ActionKind::grow:
            reader.place(action.to);
            break;
        case ActionKind::keep:
            reader.card(action.card);
            if (reader.at_end()) break;
            reader.card(action.second);
            if (action.second <= action.card) return false;
            break;
        case ActionKind::claim:
        case ActionKind::reveal:
        case ActionKind::discard:
        case ActionKind::take:
            reader.card(action.card);
            break;
        case ActionKind::draw:
        case ActionKind::pass:
            break;
    }
    return reader.ok() && reader.at_end();
}

std::string write_rest(const Action& action) {
    const auto card = [](CardId id) { return " " + std::to_string(id.number); };
    const auto place = [](const PlaceName& name) { return " " + std::string(name.text()); };
    switch (action.kind) {
        case ActionKind::deal:
            return " " + std::string(dealt_names[static_cast<std::size_t>(action.dealt)]) + " " +
                std::to_string(action.number);
        case ActionKind::land:
        case ActionKind::sea:
            return place(action.from) + place(action.to);
        case ActionKind::start:
        case ActionKind::grow:
            return place(action.to);
        case ActionKind::keep:
            return card(action.card) + (action.second == CardId{} ? "" : card(action.second));
        case ActionKind::claim:
        case ActionKind::reveal:
        case ActionKind::discard:
        case ActionKind::take:
            return card(action.card);
        case ActionKind::draw:
        case ActionKind::pass:
            return {};
    }
    return {};
}

}  // namespace

std::string write_action(const Action& action) {
    return std::string(kind_names[static_cast<std::size_t>(action.kind)]) + write_rest(action);
}

std::optional<Action> read_action(std::string_view text) {
    const auto kind = value_named<ActionKind>(kind_names, take_word(text));
    if (!kind) return std::nullopt;
    Action action = plain_action(*kind);
    Reader reader(text);
    if (!read_rest(reader, action)) return std::nullopt;
    return action;
}

}  // namespace kitamae::hokkaido_2010
