#include "match/hokkaido_2010_kind.h"

#include <string>
#include <utility>

#include "games/hokkaido_2010/hokkaido_2010.h"
#include "match/hokkaido_2010_board.h"
#include "match/hokkaido_2010_json.h"
#include "match/kind_of.h"

namespace kitamae {
namespace {

namespace json = boost::json;
using hokkaido_2010::Hokkaido2010;

class Hokkaido2010Kind final : public KindOf<Hokkaido2010, Hokkaido2010Json> {
public:
    Hokkaido2010Kind()
        : KindOf({.id = "hokkaido-2010",
                  .title = "Hokkaido (2010)",
                  .least_players = 2,
                  .most_players = hokkaido_2010::max_players,
                  .options = {},
                  .content_name = "board"}) {}

    std::optional<Fault> check_content(std::string_view text) const override {
        auto board = read_board_file(text);
        if (auto* fault = std::get_if<Fault>(&board)) return std::move(*fault);
        return std::nullopt;
    }

    Result<json::object> score_map(const json::object&) const override {
        return Fault{"bad_request", "only the map games have maps to score", {}, 0};
    }

    Result<json::object> solve(const json::object&, const Effort&) const override {
        return Fault{"bad_request", "only the map games have maps to solve", {}, 0};
    }

protected:
    Result<RulesPtr> read_rules(const Setup& setup) const override {
        if (!setup.options.empty()) return Fault{"bad_options", "Hokkaido (2010) has no options", {}, 0};
        if (setup.content.is_null()) return std::make_shared<const Rules>(setup.players, default_board());
        auto board = read_board(setup.content);
        if (auto* fault = std::get_if<Fault>(&board)) return std::move(*fault);
        return std::make_shared<const Rules>(setup.players, std::get<hokkaido_2010::Board>(std::move(board)));
    }

    json::object options_of(const Rules&) const override { return {}; }

    std::vector<Rules> all_configurations() const override {
        std::vector<Rules> list;
        for (int players = info().least_players; players <= info().most_players; ++players) {
            list.emplace_back(players, default_board());
        }
        return list;
    }
};

}  // namespace

std::unique_ptr<GameKind> make_hokkaido_2010_kind() { return std::make_unique<Hokkaido2010Kind>(); }

}  // namespace kitamae
