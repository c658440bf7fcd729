#include "cli/draw_island.h"

#include <algorithm>
#include <array>

#include "core/text.h"

namespace kitamae::cli {
namespace {

namespace json = boost::json;

constexpr int regions_across = 3;
constexpr int label_width = 11;
constexpr int narrow_column = 16;
constexpr std::array<std::int16_t, 4> seat_inks{203, 75, 114, 221};
constexpr Style heading{.ink = 250, .bold = true};

// The first row of boxes is the north of the island, as far as a board's regions tell: those whose provinces lie
// further up come first, and within a row from west to east.
double middle(const json::array& provinces, std::string_view region, std::size_t axis) {
    double sum = 0;
    int count = 0;
    for (const auto& value : provinces) {
        const auto& province = value.as_object();
        const auto* label = province.if_contains("label");
        if (province.at("region").as_string() != region || label == nullptr || !label->is_array()) continue;
        if (label->get_array().size() <= axis || !label->get_array()[axis].is_number()) continue;
        sum += label->get_array()[axis].to_number<double>();
        ++count;
    }
    return count == 0 ? 0 : sum / count;
}

std::string text_of(const json::value& value) { return std::string(value.as_string()); }

char seat_letter(std::size_t seat) { return static_cast<char>('A' + seat); }

}  // namespace

IslandDrawing::IslandDrawing(const json::value& board) : box_{regions_across, 0} {
    const auto& provinces = board.at("provinces").as_array();
    std::vector<std::string> order;
    for (const auto& region : board.at("regions").as_array()) order.push_back(text_of(region.at("id")));
    const auto by = [&](std::size_t axis) {
        return [&, axis](const std::string& a, const std::string& b) {
            return middle(provinces, a, axis) < middle(provinces, b, axis);
        };
    };
    std::sort(order.begin(), order.end(), by(1));
    for (std::size_t row = 0; row < order.size(); row += regions_across) {
        const auto first = order.begin() + static_cast<std::ptrdiff_t>(row);
        std::sort(first, first + static_cast<std::ptrdiff_t>(std::min<std::size_t>(regions_across, order.size() - row)),
                  by(0));
    }
    for (const std::string& id : order) {
        const int number = static_cast<int>(regions_.size());
        for (const auto& value : board.at("regions").as_array()) {
            if (value.at("id").as_string() == id) lines_.push_back({text_of(value.at("name")), true, number, 0});
        }
        int row = 0;
        for (const auto& value : provinces) {
            const auto& province = value.as_object();
            if (province.at("region").as_string() != id) continue;
            const auto* city = province.if_contains("city");
            const auto* coastal = province.if_contains("coastal");
            const std::string name = text_of(province.at("id"));
            labels_[name] = name + (city != nullptr && city->is_string() ? "*" : "") +
                (coastal != nullptr && coastal->is_bool() && coastal->get_bool() ? "~" : "");
            lines_.push_back({name, false, number, ++row});
            box_.tall = std::max(box_.tall, row + 1);
        }
        regions_.push_back(id);
    }
    for (const auto& country : board.at("countries").as_array()) overseas_.push_back(text_of(country));
    overseas_.emplace_back("sea");
    for (const auto& value : board.at("trade_cards").as_array()) {
        const auto& entry = value.as_object();
        cards_[entry.at("id").to_number<std::int64_t>()] = text_of(entry.at("a")) + "-" + text_of(entry.at("b")) + " " +
            std::to_string(entry.at("high").to_number<std::int64_t>()) + "/" +
            std::to_string(entry.at("low").to_number<std::int64_t>());
    }
}

std::string IslandDrawing::card(std::int64_t number) const {
    const auto found = cards_.find(number);
    return std::to_string(number) + " " + (found == cards_.end() ? "" : found->second);
}

std::string IslandDrawing::cards(const json::value& numbers) const {
    std::string text;
    if (!numbers.is_array()) return text;
    for (const auto& number : numbers.get_array()) {
        text += (text.empty() ? "" : " · ") + card(number.to_number<std::int64_t>());
    }
    return text;
}

void IslandDrawing::put_pieces(Canvas& canvas, int x, int y, const json::array& counts) const {
    for (std::size_t seat = 0; seat < counts.size(); ++seat) {
        const auto count = counts[seat].to_number<std::int64_t>();
        if (count == 0) continue;
        const std::string text = seat_letter(seat) + (count == 1 ? "" : std::to_string(count));
        canvas.put(x, y, text, {.ink = seat_inks[seat % seat_inks.size()], .bold = true});
        x += text_width(text);
    }
}

// One line of the island: a region's name or a province with its pieces.
void IslandDrawing::put_line(Canvas& canvas, int x, int y, const Line& line, const json::object& view,
                             const Look& look) const {
    if (line.is_region) return canvas.put(x, y, "── " + line.name + " ──", heading);
    const bool lit = look.marks.contains(line.name);
    canvas.put(x, y, padded(labels_.at(line.name), label_width), {.bold = lit});
    if (lit) canvas.put(x + label_width - 1, y, "«", {.bold = true});
    put_pieces(canvas, x + label_width, y, view.at("spaces").at(line.name).as_array());
}

// Regions side by side where they lie on the island, if there is room; else one after the other, in as many columns
// as it takes.
Canvas IslandDrawing::board(const json::object& view, const Look& look) const {
    const auto [across, tall] = box_;
    const int needed = tall * ((static_cast<int>(regions_.size()) + across - 1) / across);
    const bool in_place = needed < look.height;
    const int columns =
        in_place ? across : std::clamp(look.width / narrow_column, 1, static_cast<int>(regions_.size()));
    const auto lines = static_cast<int>(lines_.size());
    const int rows = in_place ? needed : (lines + columns - 1) / columns;
    Canvas canvas(look.width, std::min(look.height, rows + 1));
    for (int i = 0; i < lines; ++i) {
        const Line& line = lines_[static_cast<std::size_t>(i)];
        const int column = in_place ? line.region % across : i / rows;
        const int row = in_place ? line.region / across * tall + line.row : i % rows;
        put_line(canvas, column * (look.width / columns), row, line, view, look);
    }
    int x = 0;
    for (const std::string& place : overseas_) {
        const auto& counts = view.at("spaces").at(place).as_array();
        canvas.put(x, rows, place + ":", {.bold = look.marks.contains(place)});
        x += text_width(place) + 2;
        put_pieces(canvas, x, rows, counts);
        x += 2 * static_cast<int>(counts.size()) + 2;
    }
    return canvas;
}

Canvas IslandDrawing::hand(const json::object& view, const Look& look) const {
    const auto viewer = viewer_of(view);
    std::string text;
    if (viewer) text = "Your hand: " + cards(view.at("seats").as_array().at(*viewer).at("hand"));
    if (view.at("looking").is_array()) text += " · looking at " + cards(view.at("looking"));
    const auto lines = wrapped(text, look.width);
    Canvas canvas(look.width, std::max(1, static_cast<int>(lines.size())));
    for (std::size_t i = 0; i < lines.size(); ++i) canvas.put(0, static_cast<int>(i), lines[i]);
    return canvas;
}

// The row, the hand and the seats as lines of text.
std::vector<std::string> IslandDrawing::below(const json::object& view, const Look& look) const {
    std::string row = "Row:";
    for (const auto& value : view.at("row").as_array()) {
        const auto& entry = value.as_object();
        row += " " + card(entry.at("card").to_number<std::int64_t>());
        for (const auto& seat : entry.at("pieces").as_array()) {
            if (seat.is_number()) row += std::string(" ") + seat_letter(seat.to_number<std::size_t>());
        }
        row += " ·";
    }
    row += " pile " + std::to_string(view.at("pile").to_number<std::int64_t>());
    std::vector<std::string> lines = wrapped(row, look.width);
    const auto add = [&](const std::string& text) {
        for (const std::string& line : wrapped(text, look.width)) lines.push_back(line);
    };
    const auto viewer = viewer_of(view);
    const auto& seats = view.at("seats").as_array();
    if (viewer) add("Your hand: " + cards(seats.at(*viewer).at("hand")));
    if (view.at("looking").is_array()) add("You look at: " + cards(view.at("looking")));
    std::string people;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const auto& own = seats[seat].as_object();
        const auto number = [&](const char* key) { return std::to_string(own.at(key).to_number<std::int64_t>()); };
        people += std::string(people.empty() ? "" : " · ") + seat_letter(seat) + " " + look.names.at(seat) + ": " +
            std::to_string(own.at("score").at("total").to_number<std::int64_t>()) + " points, supply " +
            number("supply") + ", hand " + number("hand_count");
        const std::string revealed = cards(own.at("revealed"));
        if (!revealed.empty()) people += ", revealed " + revealed;
    }
    add(people);
    return lines;
}

Canvas IslandDrawing::screen(const json::object& view, const Look& look) const {
    Canvas canvas(look.width, look.height);
    canvas.put(0, 0, cut_to("Hokkaido (2010) · " + standing(view, look), look.width), {.bold = true});
    const auto lines = below(view, look);
    Look inner = look;
    inner.height = std::max(1, look.height - 1 - static_cast<int>(lines.size()));
    const Canvas island = board(view, inner);
    canvas.paste(0, 1, island);
    int y = 1 + island.height();
    for (const std::string& line : lines) canvas.put(0, y++, line);
    return canvas;
}

std::string IslandDrawing::standing(const json::object& view, const Look& look) const {
    const std::string_view phase = view.at("phase").as_string();
    if (phase == "over") return "the game is over";
    if (phase == "start") return "placing the first pieces";
    const auto& turn = view.at("turn").as_object();
    const auto seat = turn.at("seat").to_number<std::size_t>();
    const bool own = viewer_of(view) == seat;
    std::string text = (own ? std::string("your turn") : "turn of " + look.names.at(seat)) + " · " +
        std::to_string(turn.at("actions_left").to_number<std::int64_t>()) + " actions left";
    std::string taken;
    for (const auto& kind : turn.at("taken").as_array()) taken += (taken.empty() ? "" : ", ") + text_of(kind);
    if (!taken.empty()) text += " (done: " + taken + ")";
    if (view.at("last_turns").is_object()) text += " · last turns";
    return text;
}

std::string IslandDrawing::advice(const json::object& view) const {
    const std::string_view phase = view.at("phase").as_string();
    if (phase == "start") return "Place your first piece in a free city (*).";
    if (phase == "keep") return "Keep one of the cards you look at, or both for another action.";
    if (phase == "turn") return "land, sea, grow, claim, reveal, discard, take, draw; try 'at sapporo', 'moves'.";
    return {};
}

std::string IslandDrawing::in_words(std::string_view action, bool open, const json::object&) const {
    std::string_view rest = action;
    const std::string_view verb = take_word(rest);
    const std::string first(take_word(rest));
    const std::string second(take_word(rest));
    if (verb == "start") return "begins in " + first;
    if (verb == "land" || verb == "sea") return "moves from " + first + " to " + second;
    if (verb == "grow") return "grows in " + first;
    if (verb == "draw") return "draws from the pile";
    if (verb == "pass") return "passes";
    const auto number = read_number<std::int64_t>(first).value_or(0);
    if (verb == "claim") return "claims " + card(number);
    if (verb == "reveal") return "reveals " + card(number);
    if (verb == "discard") return "discards " + card(number);
    if (verb == "take") return "takes " + card(number) + " from the row";
    if (verb == "keep" && !open) return second.empty() ? "keeps one card" : "keeps both cards";
    if (verb == "keep") return "keeps " + first + (second.empty() ? "" : " and " + second);
    return std::string(verb);
}

std::vector<std::string> IslandDrawing::rules() const {
    return {
        "Three actions a turn, none of a kind three times: land, sea, grow, claim, draw (draw, take), discard, reveal.",
        "A land route is yours with a piece in every province of a path between its cities; a sea route with a piece",
        "at both ends. Claim cards of the row (2 points at once for the first), reveal cards of your hand.",
        "After your actions crowded provinces fight: the fewest lose first. When a supply or the pile is empty",
        "everybody has one last turn; then cards and regions score. The whole rules: docs/rules/hokkaido-2010.md"};
}

std::string IslandDrawing::place_of(std::string_view action) const {
    std::string_view rest = action;
    const std::string_view verb = take_word(rest);
    const std::string_view first = take_word(rest);
    if (verb == "start" || verb == "grow") return std::string(first);
    if (verb == "land" || verb == "sea") return std::string(take_word(rest));
    return {};
}

}  // namespace kitamae::cli
