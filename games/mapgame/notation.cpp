#include <algorithm>
#include <cstdlib>

#include "core/text.h"
#include "games/mapgame/action.h"

namespace kitamae::mapgame {
namespace {

struct KindName {
    ActionKind kind;
    std::string_view name;
};
constexpr std::array kind_names{
    KindName{ActionKind::deal, "deal"},           KindName{ActionKind::play, "play"},
    KindName{ActionKind::take, "take"},           KindName{ActionKind::choose, "choose"},
    KindName{ActionKind::accept, "accept"},       KindName{ActionKind::pay, "pay"},
    KindName{ActionKind::keep, "keep"},           KindName{ActionKind::draft, "draft"},
    KindName{ActionKind::drop, "drop"},           KindName{ActionKind::order, "order"},
    KindName{ActionKind::place, "place"},         KindName{ActionKind::unplaceable, "unplaceable"},
    KindName{ActionKind::terraform, "terraform"}, KindName{ActionKind::tile, "tile"},
    KindName{ActionKind::skip, "skip"},           KindName{ActionKind::done, "done"},
};
constexpr std::array<std::string_view, 5> dealt_names{"scoring", "goal", "province", "order", "card"};
constexpr std::array<std::string_view, 5> terrain_names{"forest", "lake", "town", "desert", "mountain"};
constexpr std::array<std::string_view, 2> pair_names{"hands", "pile"};
constexpr int most_coordinate = 99;

std::string_view name_of(ActionKind kind) { return kind_names[static_cast<std::size_t>(kind)].name; }

template <class Value, std::size_t N>
std::optional<Value> value_named(const std::array<std::string_view, N>& names, std::string_view name) {
    const auto at = std::find(names.begin(), names.end(), name);
    if (at == names.end()) return std::nullopt;
    return static_cast<Value>(at - names.begin());
}

std::string write_card(CardId card) { return card == province_card ? "S" : std::to_string(card.number); }

std::optional<CardId> read_card(std::string_view word) {
    const auto number = read_number<int>(word);
    if (!number || *number < 1 || *number > card_count) return std::nullopt;
    return CardId{static_cast<std::uint8_t>(*number)};
}

std::optional<Cell> read_cell(std::string_view word) {
    const std::string_view x_text = take_until(word, ',');
    const auto x = read_number<int>(x_text);
    const auto y = read_number<int>(word);
    if (!x || !y || std::abs(*x) > most_coordinate || std::abs(*y) > most_coordinate) return std::nullopt;
    return cell_at(*x, *y);
}

std::optional<Rotation> read_rotation(std::string_view word) {
    for (const Rotation rotation : all_rotations) {
        if (word == "r" + std::to_string(degrees(rotation))) return rotation;
    }
    return std::nullopt;
}

// "S,5,17": the province first, then ascending.
std::optional<CardSet> read_under(std::string_view word) {
    if (word.ends_with(',')) return std::nullopt;
    CardSet under;
    int last = -1;
    while (!word.empty()) {
        const std::string_view part = take_until(word, ',');
        const auto card = part == "S" ? std::optional(province_card) : read_card(part);
        if (!card || int{card->number} <= last) return std::nullopt;
        last = card->number;
        under.add(*card);
    }
    if (under.empty()) return std::nullopt;
    return under;
}

// Reads the words behind the action's name, one after the other; the first that does not fit spoils all.
class Reader {
public:
    explicit Reader(std::string_view rest) : rest_(rest) {}

    bool ok() const { return ok_; }
    bool at_end() const { return trim(rest_).empty(); }

    void expect(std::string_view word) { ok_ = ok_ && take_word(rest_) == word; }
    bool next_is(std::string_view word) const {
        std::string_view ahead = rest_;
        return take_word(ahead) == word;
    }
    template <class Value, class Read>
    void read(Value& value, Read&& read_word) {
        const auto result = read_word(take_word(rest_));
        if (result) {
            value = static_cast<Value>(*result);
        } else {
            ok_ = false;
        }
    }
    void card(Action& action) { read(action.card, read_card); }
    void cell(Action& action) { read(action.cells[action.cell_count++], read_cell); }
    void two_cells(Action& action) {
        cell(action);
        cell(action);
        const auto& cells = action.cells;
        ok_ = ok_ && cells[action.cell_count - 2U] < cells[action.cell_count - 1U];
    }
    void pair(Action& action) {
        read(action.pair, [](std::string_view word) { return value_named<Pair>(pair_names, word); });
    }
    void terrain(Action& action) {
        read(action.terrain, [](std::string_view word) { return value_named<Terrain>(terrain_names, word); });
    }

private:
    std::string_view rest_;
    bool ok_ = true;
};

void read_deal(Reader& reader, Action& action) {
    reader.read(action.dealt, [](std::string_view word) { return value_named<Dealt>(dealt_names, word); });
    reader.read(action.number, [](std::string_view word) { return read_number<std::uint8_t>(word); });
}

void read_place(Reader& reader, Action& action) {
    reader.card(action);
    reader.expect("at");
    reader.cell(action);
    reader.read(action.rotation, read_rotation);
    if (!reader.next_is("under")) return;
    reader.expect("under");
    reader.read(action.under, read_under);
}

void read_rest(Reader& reader, Action& action) {
    switch (action.kind) {
        case ActionKind::deal:
            return read_deal(reader, action);
        case ActionKind::play:
            reader.card(action);
            if (!reader.next_is("cube")) return;
            reader.expect("cube");
            return reader.cell(action);
        case ActionKind::take:
        case ActionKind::keep:
        case ActionKind::draft:
        case ActionKind::drop:
        case ActionKind::unplaceable:
            return reader.card(action);
        case ActionKind::choose:
            return reader.pair(action);
        case ActionKind::pay:
            reader.two_cells(action);
            reader.expect("choose");
            return reader.pair(action);
        case ActionKind::place:
            return read_place(reader, action);
        case ActionKind::terraform:
            reader.cell(action);
            reader.terrain(action);
            reader.expect("from");
            return reader.two_cells(action);
        case ActionKind::tile:
            reader.cell(action);
            return reader.terrain(action);
        case ActionKind::accept:
        case ActionKind::order:
        case ActionKind::skip:
        case ActionKind::done:
            return;
    }
}

std::string write_place(const Action& action) {
    std::string text = write_card(action.card) + " at " + write_cell(action.cells[0]) + " r" +
        std::to_string(degrees(action.rotation));
    const char* separator = " under ";
    for (const CardId card : action.under) {
        text += separator + write_card(card);
        separator = ",";
    }
    return text;
}

std::string write_rest(const Action& action) {
    const auto cell = [&](std::size_t i) { return write_cell(action.cells[i]); };
    const auto pair = [&] { return std::string(pair_names[static_cast<std::size_t>(action.pair)]); };
    const auto terrain = [&] { return std::string(terrain_names[static_cast<std::size_t>(action.terrain)]); };
    switch (action.kind) {
        case ActionKind::deal:
            return std::string(dealt_names[static_cast<std::size_t>(action.dealt)]) + " " +
                std::to_string(action.number);
        case ActionKind::play:
            return write_card(action.card) + (action.cell_count > 0 ? " cube " + cell(0) : "");
        case ActionKind::take:
        case ActionKind::keep:
        case ActionKind::draft:
        case ActionKind::drop:
        case ActionKind::unplaceable:
            return write_card(action.card);
        case ActionKind::choose:
            return pair();
        case ActionKind::pay:
            return cell(0) + " " + cell(1) + " choose " + pair();
        case ActionKind::place:
            return write_place(action);
        case ActionKind::terraform:
            return cell(0) + " " + terrain() + " from " + cell(1) + " " + cell(2);
        case ActionKind::tile:
            return cell(0) + " " + terrain();
        case ActionKind::accept:
        case ActionKind::order:
        case ActionKind::skip:
        case ActionKind::done:
            return {};
    }
    return {};
}

}  // namespace

std::string write_cell(Cell cell) { return std::to_string(cell.x) + "," + std::to_string(cell.y); }

std::string write_action(const Action& action) {
    std::string text(name_of(action.kind));
    const std::string rest = write_rest(action);
    return rest.empty() ? text : text + " " + rest;
}

std::optional<Action> read_action(std::string_view text) {
    const std::string_view name = take_word(text);
    const auto known =
        std::find_if(kind_names.begin(), kind_names.end(), [&](const KindName& k) { return k.name == name; });
    if (known == kind_names.end()) return std::nullopt;
    Action action = plain_action(known->kind);
    Reader reader(text);
    read_rest(reader, action);
    if (!reader.ok() || !reader.at_end()) return std::nullopt;
    return action;
}

}  // namespace kitamae::mapgame
