#include "cli/draw_map_game.h"

#include <algorithm>

namespace kitamae::cli {
namespace {

namespace json = boost::json;

constexpr Style bar_style{.ink = 231, .paper = 24, .bold = true};
constexpr Style heading_style{.ink = 250, .bold = true};
constexpr Style quiet_style{.ink = 245};
constexpr int panel_width = 29;          // four cards side by side
constexpr int placing_panel_width = 24;  // a card and its turns; the map needs the room

const json::object& seat_of(const json::object& view, std::size_t seat) {
    return view.at("seats").as_array().at(seat).as_object();
}

// The viewer's own seat; nullptr for an onlooker.
const json::object* own_seat(const json::object& view) {
    const auto viewer = viewer_of(view);
    return viewer ? &seat_of(view, *viewer) : nullptr;
}

Canvas text_block(const std::vector<std::string>& lines, int width, Style style = {}) {
    Canvas canvas(width, static_cast<int>(lines.size()));
    for (std::size_t i = 0; i < lines.size(); ++i) canvas.put(0, static_cast<int>(i), cut_to(lines[i], width), style);
    return canvas;
}

Canvas under_heading(std::string_view heading, const Canvas& block, int width) {
    Canvas canvas(width, block.height() + 1);
    canvas.put(0, 0, cut_to(heading, width), heading_style);
    canvas.paste(0, 1, block);
    return canvas;
}

void draw_scores(Canvas& canvas, int y, const json::object& view, const Look& look) {
    int x = 1;
    for (std::size_t i = 0; i < look.names.size(); ++i) {
        const std::string points = std::to_string(seat_of(view, i).at("score").at("total").to_number<std::int64_t>());
        const std::string name = look.names[i] + ": ";
        canvas.put(x, y, name, quiet_style);
        x += text_width(name);
        canvas.put(x, y, points, {.bold = true});
        x += static_cast<int>(points.size()) + 2;
    }
}

void draw_pool(Canvas& canvas, int y, const json::object& view) {
    const auto& pool = view.at("pool").as_object();
    std::string text = "pool";
    for (const auto& [resource, count] : pool)
        text += " " + std::string(resource) + std::to_string(count.to_number<std::int64_t>());
    int x = canvas.width() - text_width(text) - 1;
    canvas.put(x, y, "pool", quiet_style);
    x += 4;
    for (const auto& [resource, count] : pool) {
        const std::string part = std::string(resource) + std::to_string(count.to_number<std::int64_t>());
        canvas.put(x + 1, y, part, resource_style(resource.front()));
        x += 1 + static_cast<int>(part.size());
    }
}

std::string goals_text(const json::array& goals) {
    static constexpr std::array<const char*, 9> names{
        "five forest areas", "towns that differ by five", "three lake areas",         "five mountains joined",
        "six cubes",         "production of all colours", "factories of all colours", "three works in a group",
        "terraformed twice"};
    std::string text;
    for (const auto& goal : goals) {
        const auto number = static_cast<std::size_t>(goal.to_number<std::int64_t>());
        text += (text.empty() ? "" : ", ") + std::to_string(number) + " " + names.at(number - 1);
    }
    return text;
}

struct Taken {
    std::int64_t card = 0;
    std::size_t seat = 0;
};

std::vector<Taken> taken_cards(const json::object& view) {
    std::vector<Taken> taken;
    const auto& seats = view.at("seats").as_array();
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const auto& chosen = seats[i].at("chosen");
        if (chosen.is_number()) taken.push_back({chosen.to_number<std::int64_t>(), i});
    }
    return taken;
}

int panel_width_in(std::string_view phase) {
    if (phase == "over") return 0;
    return phase == "map" || phase == "goal" ? placing_panel_width : panel_width;
}

bool is_trick_of_two(const json::object& view) { return view.at("pairs").is_object(); }

}  // namespace

MapGameDrawing::MapGameDrawing(std::string title, const json::value& deck)
    : title_(std::move(title)), faces_(card_faces(deck)) {}

SmallCard MapGameDrawing::small_card(std::int64_t number) const {
    return {faces_.at(static_cast<int>(number)), std::to_string(number), {}, false};
}

Canvas MapGameDrawing::screen(const json::object& view, const Look& look) const {
    Canvas canvas(look.width, look.height);
    canvas.put(0, 0, padded(" " + title_ + " · " + standing(view, look), look.width), bar_style);
    draw_scores(canvas, 1, view, look);
    draw_pool(canvas, 1, view);
    const int body = look.height - 2;
    const int beside = panel_width_in(view.at("phase").as_string());
    Look rest = look;
    rest.width = look.width - beside - 1;
    rest.height = body;
    canvas.paste(0, 2, board(view, rest));
    canvas.paste(look.width - beside, 2, panel(view, beside, body));
    return canvas;
}

Canvas MapGameDrawing::board(const json::object& view, const Look& look) const {
    MapLook map{.width = look.width, .height = look.height, .zoom = look.zoom, .new_card = look.new_piece, .marks = {}};
    for (const auto& [place, text] : look.marks) {
        const auto comma = place.find(',');
        map.marks[{std::stoi(place.substr(0, comma)), std::stoi(place.substr(comma + 1))}] = text;
    }
    return draw_map(seat_of(view, look.shown_seat).at("map").as_object(), map);
}

Canvas MapGameDrawing::hand(const json::object& view, const Look& look) const {
    const json::object* own = own_seat(view);
    const auto* cards = own == nullptr ? nullptr : own->at("hand").if_array();
    if (cards == nullptr) return text_block({"You see no hand now."}, look.width);
    std::vector<SmallCard> small;
    for (const auto& card : *cards) small.push_back(small_card(card.to_number<std::int64_t>()));
    return draw_cards(small, look.width);
}

Canvas MapGameDrawing::hand_lines(const json::object& view, int width) const {
    std::vector<std::string> lines;
    for (const auto& card : own_seat(view)->at("hand").as_array()) {
        const SmallCard small = small_card(card.to_number<std::int64_t>());
        lines.push_back(padded(small.title, 3) + card_line(small.face));
    }
    return text_block(lines, width);
}

Canvas MapGameDrawing::trick(const json::object& view, int width, bool as_lines) const {
    const auto& plays = view.at("trick").as_array();
    std::vector<SmallCard> small;
    std::vector<std::string> lines;
    for (const auto& play : plays) {
        SmallCard card = small_card(play.at("card").to_number<std::int64_t>());
        const auto* cube = play.at("cube").if_string();
        if (cube != nullptr) card.title += "+" + std::string(*cube);
        const std::string seat = std::to_string(play.at("seat").to_number<std::int64_t>());
        const std::string value = std::to_string(play.at("value").to_number<std::int64_t>());
        card.footer = "s" + seat + " " + value;
        // A card that has been taken is marked with who will place it.
        for (const Taken& taken : taken_cards(view)) {
            if (taken.card == play.at("card").to_number<std::int64_t>())
                card.footer = "to s" + std::to_string(taken.seat);
        }
        lines.push_back("s" + seat + " " + card.title + (cube == nullptr ? "" : "=" + value) + " " +
                        card_line(card.face));
        small.push_back(std::move(card));
    }
    return as_lines ? text_block(lines, width) : draw_cards(small, width);
}

Canvas MapGameDrawing::pairs(const json::object& view, int width) const {
    const auto& pairs = view.at("pairs").as_object();
    const auto* named = pairs.at("named").if_string();
    std::vector<SmallCard> small;
    for (const std::string_view pair : {"pile", "hands"}) {
        const auto* cards = pairs.at(pair).if_array();
        if (cards == nullptr) continue;
        for (const auto& card : *cards) {
            small.push_back(small_card(card.to_number<std::int64_t>()));
            small.back().chosen = named != nullptr && *named == pair;
            small.back().footer = pair;
            if (small.back().chosen) small.back().footer += "!";
            const auto* owner = pairs.at("owner").if_object();
            if (owner != nullptr) small.back().footer = "s" + std::to_string(owner->at(pair).to_number<std::int64_t>());
        }
    }
    return draw_cards(small, width);
}

Canvas MapGameDrawing::card_to_place(const json::object& own) const {
    return draw_rotations(faces_.at(static_cast<int>(own.at("chosen").to_number<std::int64_t>())));
}

std::vector<Canvas> MapGameDrawing::panel_parts(const json::object& view, int width, Detail detail) const {
    std::vector<Canvas> parts;
    const json::object* own = own_seat(view);
    const bool placing = view.at("phase") == "map" && own != nullptr && own->at("chosen").is_number();
    if (placing && !own->at("placed").as_bool()) {
        const std::string number = std::to_string(own->at("chosen").to_number<std::int64_t>());
        parts.push_back(under_heading("Card " + number + " and its turns", card_to_place(*own), width));
    }
    if (!placing && is_trick_of_two(view)) {
        parts.push_back(under_heading("The two pairs", pairs(view, width), width));
    } else if (!view.at("trick").as_array().empty()) {
        parts.push_back(under_heading("The trick", trick(view, width, detail != Detail::all_drawn), width));
    }
    if (own != nullptr && own->at("hand").is_array() && !own->at("hand").as_array().empty()) {
        Look look;
        look.width = width;
        const bool as_lines = detail == Detail::lines;
        parts.push_back(under_heading("Your hand", as_lines ? hand_lines(view, width) : hand(view, look), width));
    }
    const auto& open = view.at("open_goals").as_array();
    if (!open.empty()) {
        parts.push_back(
            under_heading("Open goals", text_block(wrapped(goals_text(open), width), width, quiet_style), width));
    }
    return parts;
}

Canvas MapGameDrawing::panel(const json::object& view, int width, int height) const {
    std::vector<Canvas> parts;
    for (const Detail detail : {Detail::all_drawn, Detail::hand_drawn, Detail::lines}) {
        parts = panel_parts(view, width, detail);
        int needed = 0;
        for (const Canvas& part : parts) needed += part.height();
        if (needed <= height) break;
    }
    Canvas canvas(width, height);
    int y = 0;
    for (const Canvas& part : parts) {
        canvas.paste(0, y, part);
        y += part.height();
    }
    return canvas;
}

std::string MapGameDrawing::place_of(std::string_view action) const {
    const std::size_t verb_end = action.find(' ');
    const std::string_view verb = action.substr(0, verb_end);
    if (verb == "place") {
        const auto at = action.find(" at ");
        return at == std::string_view::npos ? std::string()
                                            : std::string(action.substr(at + 4, action.find(' ', at + 4) - at - 4));
    }
    if (verb != "terraform" && verb != "tile") return {};
    return std::string(action.substr(verb_end + 1, action.find(' ', verb_end + 1) - verb_end - 1));
}

bool MapGameDrawing::needs_preview(std::string_view action) const { return !place_of(action).empty(); }

std::string MapGameDrawing::piece_of(std::string_view action) const {
    if (!action.starts_with("place ")) return {};
    return std::string(action.substr(6, action.find(' ', 6) - 6));
}

json::object MapGameDrawing::previewed(json::object view, const json::object& after) const {
    const auto viewer = viewer_of(view);
    if (!viewer) return view;
    const auto seat = *viewer;
    view.at("seats").as_array().at(seat).as_object()["map"] = seat_of(after, seat).at("map");
    return view;
}

}  // namespace kitamae::cli
