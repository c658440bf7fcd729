// What the drawing of the map games says in words.

#include <string>

#include "cli/draw_map_game.h"
#include "core/text.h"

namespace kitamae::cli {
namespace {

namespace json = boost::json;

std::string ordinal(std::int64_t number) {
    static constexpr std::array<const char*, 6> words{"", "first", "second", "third", "fourth", "fifth"};
    return words.at(static_cast<std::size_t>(number));
}

std::string phase_name(std::string_view phase) {
    if (phase == "take") return "taking cards";
    if (phase == "choose") return "naming a pair";
    if (phase == "answer") return "answering";
    if (phase == "keep") return "keeping a card";
    if (phase == "drop") return "dropping a card";
    if (phase == "map") return "map phase";
    if (phase == "goal") return "free tile";
    return std::string(phase);
}

std::string waiting_for(const json::object& view, const Look& look) {
    std::string text;
    for (const auto& seat : view.at("to_act").as_array()) {
        const std::string& name = look.names.at(static_cast<std::size_t>(seat.to_number<std::int64_t>()));
        text += (text.empty() ? "" : ", ") + name;
    }
    return text + " to act";
}

std::string rest_of(std::string_view text) { return std::string(trim(text)); }

std::string told_play(std::string_view rest) {
    const std::string card(take_word(rest));
    if (take_word(rest) != "cube") return "played " + card;
    return "played " + card + " with the cube of " + rest_of(rest);
}

std::string told_pay(std::string_view rest) {
    const auto choose = rest.find(" choose ");
    return "paid two cubes (" + rest_of(rest.substr(0, choose)) + ") to name the pair of the " +
        rest_of(rest.substr(choose + 8));
}

std::string told_terraform(std::string_view rest) {
    const std::string cell(take_word(rest));
    const std::string terrain(take_word(rest));
    return "made the desert at " + cell + " a " + terrain;
}

}  // namespace

std::string MapGameDrawing::standing(const json::object& view, const Look& look) const {
    const std::string_view phase = view.at("phase").as_string();
    if (phase == "over") return "the game is over";
    std::string text =
        "round " + std::to_string(view.at("round").to_number<std::int64_t>()) + " of 12 · " + phase_name(phase);
    const auto viewer = viewer_of(view);
    if (!viewer) return text + " · " + waiting_for(view, look);
    const auto& own = view.at("seats").as_array().at(*viewer).as_object();
    if (own.at("order").is_number()) text += " · you are " + ordinal(own.at("order").to_number<std::int64_t>());
    if (view.at("ordered").as_bool()) text += " · placing in order";
    if (*viewer != look.shown_seat) text += " · map of " + look.names.at(look.shown_seat);
    return text;
}

std::string MapGameDrawing::advice(const json::object& view) const {
    const std::string_view phase = view.at("phase").as_string();
    if (phase == "trick" && view.at("pairs").is_object()) return "Play a card face down beside the pair of the pile.";
    if (phase == "trick") return "Play a card; a cube of yours adds 60 to its value.";
    if (phase == "take") return "Take one of the cards of the trick: you will place it.";
    if (phase == "choose") return "Your card is higher: name the pair you want.";
    if (phase == "answer") return "Accept, or pay two cubes to name the pair yourself.";
    if (phase == "keep") return "Keep one card of your pair: you will place it.";
    if (phase == "draft") return "Choose a card in secret; the rest of the hand is passed on.";
    if (phase == "drop") return "Drop a card of your hand.";
    if (phase == "goal") return "You were tied for a goal: put a free tile on a desert, or skip.";
    if (phase != "map") return {};
    const auto viewer = viewer_of(view);
    const auto& own = view.at("seats").as_array().at(viewer.value_or(0));
    if (own.at("placed").as_bool()) return "You may still terraform, or end your map phase with: done";
    return "Place card " + std::to_string(own.at("chosen").to_number<std::int64_t>()) +
        ": 'best' lists the best places, 'at' shows where it may go.";
}

std::string MapGameDrawing::in_words(std::string_view action, bool open, const json::object& view) const {
    std::string_view rest = action;
    const std::string_view verb = take_word(rest);
    if (verb == "draft") return open ? "chose" + std::string(rest) : "chose a card";
    if (verb == "drop") return open ? "dropped" + std::string(rest) : "dropped a card";
    // Rules H5: two players play face down, more play openly.
    if (verb == "play") return open || view.at("players") != 2 ? told_play(rest) : "played a card face down";
    if (verb == "keep") return open ? "kept" + std::string(rest) : "kept a card";
    if (verb == "take") return "took" + std::string(rest);
    if (verb == "choose") return "named the pair of the" + std::string(rest);
    if (verb == "accept") return "accepted";
    if (verb == "pay") return told_pay(rest);
    if (verb == "order") return "asked for ordered placing";
    if (verb == "place") return "placed" + std::string(rest);
    if (verb == "unplaceable") return "discarded" + std::string(rest) + ", which fits nowhere";
    if (verb == "terraform" || verb == "tile") return told_terraform(rest);
    if (verb == "skip") return "skipped the free tile";
    if (verb == "done") return "finished the map phase";
    return std::string(verb);
}

std::vector<std::string> MapGameDrawing::rules() const {
    std::vector<std::string> lines{
        title_ + " in short",
        "",
        "Twelve rounds. In each you get one card and work it into your map.",
        "",
        "Trick (3 to 5 players): each plays a card, with one cube if they like (+60; all cubes of",
        "a trick have one colour). The highest value takes a card first, and so on.",
        "Draft: everybody chooses a card in secret and passes the rest on.",
        "",
        "Placing: the card must overlap your map, over or under each card it meets; at least one",
        "of its squares stays visible. Lakes (and mountains) are never hidden. Its visible",
        "production squares get a cube.",
        "",
        "Squares: F forest, L lake, T town, D fallow or desert, M mountain, Pb production with",
        "its colour (b blue, n brown, e grey, y yellow, g green; • is a cube), Wb4 factory with",
        "colour and value, [L] a terraforming tile.",
        "",
        "Scoring: forest 2 each; lake area 3 for each square but the first; a cube for a factory",
        "of its colour scores the factory's value; largest town 1 a square.",
    };
    if (title_ != "Honshū") {
        lines.insert(lines.end(),
                     {"Mountains: 2 each; they form one chain. Towns instead: of the largest towns on its two",
                      "sides, each square of the smaller one scores 2. Terraform: two cubes make a desert",
                      "something else.", ""});
    }
    lines.emplace_back("Squares are x,y: x grows to the right, y downwards. place 23 at 2,-1 r90 under S: the");
    lines.emplace_back("top left square of the turned card lies at 2,-1, and it goes under the province S.");
    for (std::string& line : lines) line = cut_to(line, 100);
    return lines;
}

}  // namespace kitamae::cli
