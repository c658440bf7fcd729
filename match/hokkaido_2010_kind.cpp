#include "match/hokkaido_2010_kind.h"

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/hokkaido_2010/hokkaido_2010.h"
#include "games/hokkaido_2010/scoring.h"
#include "match/hokkaido_2010_board.h"
#include "match/hokkaido_2010_json.h"
#include "match/json_text.h"
#include "match/kind_of.h"

namespace kitamae {
namespace {

namespace json = boost::json;
using hokkaido_2010::Hokkaido2010;

// Of a line of a score sheet: points and the two numbers that decide ties, as far as they are written down.
Result<hokkaido_2010::Score> sheet_line(const json::value& value) {
    const auto* line = value.if_object();
    hokkaido_2010::Score score;
    const std::array<std::pair<const char*, int*>, 3> parts{
        {{"points", &score.claims}, {"pieces", &score.pieces_on_board}, {"longest_route", &score.longest_route}}};
    for (const auto& [key, number] : parts) {
        const bool is_written = line != nullptr && line->contains(key);
        const auto written = is_written ? integer_field(*line, key) : std::optional<std::int64_t>(0);
        constexpr std::int64_t most = 9999;
        if (line == nullptr || !written || *written < -most || *written > most) {
            return Fault{
                "bad_request", "a line of 'sheet' has 'points', 'pieces' and 'longest_route', whole numbers", {}, 0};
        }
        *number = static_cast<int>(*written);
    }
    return score;
}

Result<json::object> ranked_sheet(const json::object& request) {
    const auto* sheet = array_field(request, "sheet");
    if (sheet == nullptr || sheet->empty() || sheet->size() > hokkaido_2010::max_players) {
        return Fault{"bad_request", "'sheet' is a list of one to four players", {}, 0};
    }
    std::vector<hokkaido_2010::Score> scores;
    json::array ranks;
    for (const json::value& value : *sheet) {
        const auto line = sheet_line(value);
        if (const auto* fault = std::get_if<Fault>(&line)) return *fault;
        scores.push_back(std::get<hokkaido_2010::Score>(line));
        const auto rank = scores.back().rank();
        ranks.push_back(json::array(rank.begin(), rank.end()));
    }
    json::array winners;
    const auto players = static_cast<int>(scores.size());
    for (const Seat seat : best_ranked(players, [&](Seat at) { return scores[at.index]; }))
        winners.push_back(seat.index);
    return json::object{{"ranks", std::move(ranks)}, {"winners", std::move(winners)}};
}

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

    // There are no maps here; what stands on a score sheet is compared instead.
    Result<json::object> score_map(const json::object& request) const override { return ranked_sheet(request); }

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
