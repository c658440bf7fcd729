// The bots of the two map games.

#include "bots/bots.h"

#include <array>

#include "ai/greedy.h"
#include "bots/mapgame/greedy.h"
#include "bots/mapgame/judge.h"
#include "bots/mapgame/search.h"
#include "bots/settings.h"

namespace kitamae {
namespace {

using namespace mapgame;

using MapAgent = Agent<MapGame>;

// Steps of about the same size at a two-player table; docs/BOTS.md has the measured ladder.
constexpr std::array<BotSettings, 7> levels{{
    {.kind = BotKind::judge, .noise = 5},
    {.kind = BotKind::judge, .noise = 3.2F},
    {.kind = BotKind::judge, .noise = 1.9F},
    {.kind = BotKind::judge, .noise = 1.1F},
    {.kind = BotKind::judge},
    {.kind = BotKind::search, .simulations = 160, .width = 12, .depth = 4, .best_of = 2, .tricks = 100},
    {.kind = BotKind::search,
     .simulations = 256,
     .width = 16,
     .depth = 4,
     .best_of = 2,
     .tricks = 120,
     .plays_by_time = true},
}};

// The two titles have weights of their own.
class TitledAgent final : public MapAgent {
public:
    explicit TitledAgent(const BotSettings& settings)
        : plays_by_time_(settings.plays_by_time),
          by_title_{made_for(Title::honshu, settings), made_for(Title::hokkaido, settings)} {}

    Thought<MapGame> think(const Observation& seen, Seat seat, Rng& rng, const Effort& effort) const override {
        const auto& agent = *by_title_[static_cast<std::size_t>(seen.rules->title)];
        return agent.think(seen, seat, rng, plays_by_time_ ? effort : Effort{{}, effort.threads});
    }

private:
    static std::unique_ptr<MapAgent> made_for(Title title, const BotSettings& settings) {
        const MapJudge judge(tuned_weights(title));
        if (settings.kind == BotKind::judge)
            return std::make_unique<JudgingAgent<MapGame, MapJudge>>(judge, settings.noise);
        return std::make_unique<MapSearchAgent>(judge,
                                                MapSearchSettings{.simulations = settings.simulations,
                                                                  .width = settings.width,
                                                                  .depth = static_cast<int>(settings.depth),
                                                                  .best_of = settings.best_of,
                                                                  .trick_simulations = settings.tricks});
    }

    bool plays_by_time_;
    std::array<std::unique_ptr<MapAgent>, 2> by_title_;
};

}  // namespace

template <>
std::unique_ptr<MapAgent> make_bot<MapGame>(std::string_view id) {
    if (id == "random") return std::make_unique<RandomAgent<MapGame>>();
    if (id == "greedy") return std::make_unique<MapGreedyAgent>();
    if (const int level = level_of(id))
        return std::make_unique<TitledAgent>(levels[static_cast<std::size_t>(level - 1)]);
    if (const auto settings = read_settings(id)) return std::make_unique<TitledAgent>(*settings);
    return nullptr;
}

}  // namespace kitamae
