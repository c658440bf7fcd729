#include "match/mapgame_kind.h"

#include <string>
#include <utility>

#include "games/mapgame/mapgame.h"
#include "match/divide.h"
#include "match/json_text.h"
#include "match/mapgame_deck.h"
#include "match/mapgame_json.h"
#include "match/mapgame_score.h"
#include "match/match_of.h"

namespace kitamae {
namespace {

namespace json = boost::json;
using mapgame::MapGame;
using mapgame::Rules;
using mapgame::Title;
using RulesPtr = std::shared_ptr<const Rules>;

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

class MapGameKind final : public GameKind {
public:
    explicit MapGameKind(Title title)
        : title_(title),
          info_{.id = title == Title::honshu ? "honshu" : "hokkaido",
                .title = title == Title::honshu ? "Honshū" : "Hokkaidō",
                .least_players = 2,
                .most_players = mapgame::max_players,
                .options = option_values(title),
                .content_name = "deck"} {}

    const GameInfo& info() const override { return info_; }

    Result<std::unique_ptr<Match>> make_match(const Setup& setup) const override {
        auto rules = read_rules(setup);
        if (auto* fault = std::get_if<Fault>(&rules)) return std::move(*fault);
        return std::unique_ptr<Match>(begin(std::get<RulesPtr>(rules), setup));
    }

    Result<std::unique_ptr<Match>> load_match(const Record& record) const override {
        auto setup = setup_of(record);
        if (auto* fault = std::get_if<Fault>(&setup)) return std::move(*fault);
        auto rules = read_rules(std::get<Setup>(setup));
        if (auto* fault = std::get_if<Fault>(&rules)) return std::move(*fault);
        auto match = begin(std::get<RulesPtr>(rules), std::get<Setup>(setup));
        if (const auto fault = match->replay(record.lines)) {
            const std::string place = "action " + std::to_string(fault->line + 1) + ": ";
            return Fault{"bad_record", place + fault->message, {}, 0};
        }
        return std::unique_ptr<Match>(std::move(match));
    }

    std::optional<Fault> check_content(std::string_view text) const override {
        auto deck = read_deck_file(text, title_);
        if (auto* fault = std::get_if<Fault>(&deck)) return std::move(*fault);
        return std::nullopt;
    }

    Result<json::object> score_map(const json::object& request) const override {
        Setup setup{.players = info_.least_players, .seed = 0, .options = {}, .content = {}};
        if (const auto* options = object_field(request, "options")) setup.options = *options;
        if (const auto* deck = request.if_contains("deck")) setup.content = *deck;
        auto rules = read_rules(setup);
        if (auto* fault = std::get_if<Fault>(&rules)) return std::move(*fault);
        Rules own = *std::get<RulesPtr>(rules);
        if (own.options.scoring_card == mapgame::random_scoring_card) {
            return Fault{"bad_options", "a finished map is scored with a certain scoring card or none", {}, 0};
        }
        return score_laid_map(std::move(own), request);
    }

    Result<Tally> simulate(const Setup& setup, const std::vector<std::string>& bots, GameRange range) const override {
        auto rules = read_rules(setup);
        if (auto* fault = std::get_if<Fault>(&rules)) return std::move(*fault);
        Agents<MapGame> agents;
        for (const std::string& bot : bots) {
            agents.push_back(make_bot<MapGame>(bot));
            if (!agents.back()) return Fault{"unknown_bot", "there is no bot '" + bot + "'", {}, 0};
        }
        return kitamae::simulate<MapGame, MapGameJson>(*std::get<RulesPtr>(rules), agents, setup.seed, range);
    }

    Result<std::vector<PerftCount>> perft(const Setup& setup, int depth, int random_plies) const override {
        auto rules = read_rules(setup);
        if (auto* fault = std::get_if<Fault>(&rules)) return std::move(*fault);
        return divide<MapGame>(*std::get<RulesPtr>(rules), setup.seed, depth, random_plies);
    }

    std::uint64_t signature(int games_each) const override {
        std::uint64_t folded = 0;
        for (const Rules& rules : all_configurations()) {
            for (int game = 0; game < games_each; ++game) {
                folded = fold_game<MapGame>(rules, static_cast<std::uint64_t>(game), folded);
            }
        }
        return folded;
    }

private:
    using MapMatch = MatchOf<MapGame, MapGameJson>;

    std::vector<Rules> all_configurations() const {
        std::vector<Rules> list;
        Rules rules{.title = title_, .players = info_.least_players, .options = {}, .deck = default_deck(title_)};
        for (; rules.players <= info_.most_players; ++rules.players) {
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

    Result<RulesPtr> read_rules(const Setup& setup) const {
        if (setup.players < info_.least_players || setup.players > info_.most_players) {
            return Fault{"bad_request", info_.title + " is for 2 to 5 players", {}, 0};
        }
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

    std::unique_ptr<MapMatch> begin(const RulesPtr& rules, const Setup& setup) const {
        Record header;
        header.game = info_.id;
        header.players = setup.players;
        header.options = json::serialize(options_to_json(rules->options));
        if (!setup.content.is_null()) header.content = json::serialize(setup.content);
        return std::make_unique<MapMatch>(rules, std::move(header), setup.seed);
    }

    Title title_;
    GameInfo info_;
};

}  // namespace

std::unique_ptr<GameKind> make_mapgame_kind(Title title) { return std::make_unique<MapGameKind>(title); }

}  // namespace kitamae
