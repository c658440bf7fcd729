#include "match/mapgame_kind.h"

#include <string>
#include <utility>

#include "games/mapgame/mapgame.h"
#include "match/json_text.h"
#include "match/kind_of.h"
#include "match/mapgame_deck.h"
#include "match/mapgame_json.h"
#include "match/mapgame_score.h"
#include "match/mapgame_solve.h"

namespace kitamae {
namespace {

namespace json = boost::json;
using mapgame::MapGame;
using mapgame::Title;

json::object option_values(Title title) {
    json::array cards{nullptr};
    for (int card = 1; card <= mapgame::scoring_card_count; ++card) cards.push_back(card);
    cards.push_back("random");
    const bool honshu = title == Title::honshu;
    return {{"selection", honshu ? json::array{"trick", "draft"} : json::array{"draft", "trick"}},
            {"side", {"A", "B"}},
            {"scoring_card", std::move(cards)},
            {"goals", honshu ? json::array{false} : json::array{false, true}}};
}

GameInfo info_of(Title title) {
    return {.id = title == Title::honshu ? "honshu" : "hokkaido",
            .title = title == Title::honshu ? "Honshū" : "Hokkaidō",
            .least_players = 2,
            .most_players = mapgame::max_players,
            .options = option_values(title),
            .content_name = "deck"};
}

class MapGameKind final : public KindOf<MapGame, MapGameJson> {
public:
    explicit MapGameKind(Title title) : KindOf(info_of(title)), title_(title) {}

    std::optional<Fault> check_content(std::string_view text) const override {
        auto deck = read_deck_file(text, title_);
        if (auto* fault = std::get_if<Fault>(&deck)) return std::move(*fault);
        return std::nullopt;
    }

    Result<json::object> score_map(const json::object& request) const override {
        auto rules = rules_of_request(request);
        if (auto* fault = std::get_if<Fault>(&rules)) return std::move(*fault);
        return score_laid_map(*std::get<RulesPtr>(rules), request);
    }

    Result<json::object> solve(const json::object& request, const Effort& effort) const override {
        auto rules = rules_of_request(request);
        if (auto* fault = std::get_if<Fault>(&rules)) return std::move(*fault);
        return solve_map(*std::get<RulesPtr>(rules), request, effort);
    }

protected:
    Result<RulesPtr> read_rules(const Setup& setup) const override {
        auto options = options_from_json(setup.options, title_);
        if (auto* fault = std::get_if<Fault>(&options)) return std::move(*fault);
        auto rules = std::make_shared<Rules>();
        rules->title = title_;
        rules->players = setup.players;
        rules->options = std::get<mapgame::Options>(options);
        if (setup.content.is_null()) {
            rules->deck = default_deck(title_);
        } else {
            auto deck = read_deck(setup.content, title_);
            if (auto* fault = std::get_if<Fault>(&deck)) return std::move(*fault);
            rules->deck = std::get<mapgame::Deck>(deck);
        }
        return RulesPtr(std::move(rules));
    }

    json::object options_of(const Rules& rules) const override { return options_to_json(rules.options); }

    std::vector<Rules> all_configurations() const override {
        std::vector<Rules> list;
        Rules rules{.title = title_, .players = info().least_players, .options = {}, .deck = default_deck(title_)};
        for (; rules.players <= info().most_players; ++rules.players) {
            for (const auto selection : {mapgame::Selection::trick, mapgame::Selection::draft}) {
                for (const auto side : {mapgame::Side::A, mapgame::Side::B}) {
                    const bool variants = side == mapgame::Side::B;
                    rules.options = {.selection = selection,
                                     .side = side,
                                     .scoring_card = variants ? mapgame::random_scoring_card : std::uint8_t{0},
                                     .goals = variants && title_ == Title::hokkaido};
                    list.push_back(rules);
                }
            }
        }
        return list;
    }

private:
    // For questions about a single map.
    Result<RulesPtr> rules_of_request(const json::object& request) const {
        Setup setup{.players = info().least_players, .seed = 0, .options = {}, .content = {}};
        if (const auto* options = object_field(request, "options")) setup.options = *options;
        if (const auto* deck = request.if_contains("deck")) setup.content = *deck;
        auto rules = checked_rules(setup);
        const auto* read = std::get_if<RulesPtr>(&rules);
        if (read != nullptr && (*read)->options.scoring_card == mapgame::random_scoring_card) {
            return Fault{"bad_options", "a finished map is scored with a certain scoring card or none", {}, 0};
        }
        return rules;
    }

    Title title_;
};

}  // namespace

std::unique_ptr<GameKind> make_mapgame_kind(Title title) { return std::make_unique<MapGameKind>(title); }

}  // namespace kitamae
