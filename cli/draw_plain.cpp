#include "cli/draw_plain.h"

#include "core/text.h"

namespace kitamae::cli {
namespace {

namespace json = boost::json;

std::string plain(const json::value& value) {
    std::string text;
    for (const char c : json::serialize(value)) {
        if (c == '"' || c == '{' || c == '}') continue;
        text += c;
        if (c == ',') text += ' ';
    }
    return text;
}

}  // namespace

Canvas PlainDrawing::screen(const json::object& view, const Look& look) const {
    Canvas canvas(look.width, look.height);
    canvas.put(0, 0, cut_to(standing(view, look), look.width), {.bold = true});
    int y = 1;
    const auto add = [&](const std::string& text) {
        for (const std::string& line : wrapped(text, look.width)) canvas.put(0, y++, line);
    };
    for (const auto& [name, value] : view) {
        if (name != "seats" && name != "game" && name != "options") add(std::string(name) + ": " + plain(value));
    }
    std::size_t seat = 0;
    for (const auto& value : view.at("seats").as_array()) add(look.names.at(seat++) + ": " + plain(value));
    return canvas;
}

Canvas PlainDrawing::hand(const json::object& view, const Look& look) const {
    Canvas canvas(look.width, 1);
    const auto viewer = viewer_of(view);
    if (!viewer) return canvas;
    const auto& own = view.at("seats").as_array().at(*viewer).as_object();
    if (own.contains("hand")) canvas.put(0, 0, cut_to("Your hand: " + plain(own.at("hand")), look.width));
    return canvas;
}

std::string PlainDrawing::standing(const json::object& view, const Look&) const {
    return std::string(view.at("game").as_string()) + " · " + std::string(view.at("phase").as_string());
}

std::string PlainDrawing::in_words(std::string_view action, bool open, const json::object&) const {
    // Nothing is known of this title's secrets: of what others do, only the verb is told.
    return open ? std::string(action) : std::string(take_word(action));
}

}  // namespace kitamae::cli
