#include "cli/draw.h"

#include "cli/draw_island.h"
#include "cli/draw_map_game.h"
#include "data/embedded.h"

namespace kitamae::cli {

std::optional<std::size_t> viewer_of(const boost::json::object& view) {
    const auto& viewer = view.at("viewer");
    return viewer.is_number() ? std::optional(viewer.to_number<std::size_t>()) : std::nullopt;
}

std::unique_ptr<GameDrawing> make_drawing(std::string_view game, const boost::json::value& content) {
    const std::string file = std::string(game) + (game == "hokkaido-2010" ? "-board.json" : ".json");
    const boost::json::value used = content.is_null() ? boost::json::parse(data::file(file)) : content;
    if (game == "hokkaido-2010") return std::make_unique<IslandDrawing>(used);
    return std::make_unique<MapGameDrawing>(game == "honshu" ? "Honshū" : "Hokkaidō", used);
}

}  // namespace kitamae::cli
