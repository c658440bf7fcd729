#include "match/mapgame_solve.h"

#include <optional>
#include <vector>

#include "bots/mapgame/solve.h"
#include "games/mapgame/scoring.h"
#include "match/json_text.h"
#include "match/mapgame_json.h"

namespace kitamae {
namespace {

namespace json = boost::json;
using namespace mapgame;

Fault bad(std::string message) { return {"bad_request", std::move(message), {}, 0}; }

Result<std::vector<CardId>> read_cards(const json::object& request) {
    const auto* list = array_field(request, "cards");
    if (list == nullptr || list->empty() || list->size() > rounds) return bad("'cards' is a list of 1 to 12 cards");
    std::vector<CardId> cards;
    CardSet seen;
    for (const json::value& entry : *list) {
        if (!entry.is_int64() && !entry.is_uint64()) return bad("a card is a number from 1 to 60");
        const auto number = entry.to_number<std::int64_t>();
        if (number < 1 || number > card_count) return bad("a card is a number from 1 to 60");
        const CardId card{static_cast<std::uint8_t>(number)};
        if (seen.has(card)) return bad("card " + std::to_string(number) + " stands twice");
        seen.add(card);
        cards.push_back(card);
    }
    return cards;
}

json::object solution_json(const Rules& rules, const Solution& solution) {
    const ScoreContext context{.scoring_card = rules.options.scoring_card, .goals = 0};
    const ScoreShape shape{rules.title, false, has_bonus(context.scoring_card)};
    return {{"score", score_to_json(score_map(rules, solution.map, context), shape)},
            {"map", map_to_json(rules, solution.map)}};
}

}  // namespace

Result<json::object> solve_map(const Rules& rules, const json::object& request, const Effort& effort) {
    const auto province = integer_field(request, "province");
    if (!province || *province < 1 || *province > province_count) return bad("'province' is a number from 1 to 6");
    auto cards = read_cards(request);
    if (auto* fault = std::get_if<Fault>(&cards)) return std::move(*fault);
    Site start{.rules = &rules, .map = {}, .pool = rules.deck.resources, .prospect = {0, rules.options.scoring_card}};
    start.map = begin_map(rules, static_cast<std::uint8_t>(*province - 1), start.pool);
    const auto& order = std::get<std::vector<CardId>>(cards);
    const Solution best = solve(start, order, effort);
    json::object answer = solution_json(rules, best);
    answer["greedy"] = solution_json(rules, solve_greedily(start, order));
    answer["beam"] = best.width;
    return answer;
}

}  // namespace kitamae
