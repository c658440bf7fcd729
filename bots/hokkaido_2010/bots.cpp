// The bots of Hokkaido (2010).

#include "bots/bots.h"

#include <array>

#include "ai/greedy.h"
#include "bots/hokkaido_2010/judge.h"
#include "bots/hokkaido_2010/search.h"
#include "bots/settings.h"

namespace kitamae {
namespace {

using hokkaido_2010::default_weights;
using hokkaido_2010::Hokkaido2010;
using hokkaido_2010::IslandJudge;
using hokkaido_2010::PlanSearchAgent;
using hokkaido_2010::PlanSearchSettings;

using IslandAgent = Agent<Hokkaido2010>;

// Steps of about the same size at a two-player table; docs/BOTS.md has the measured ladder.
constexpr std::array<BotSettings, 7> levels{{
    {.kind = BotKind::judge, .noise = 22},
    {.kind = BotKind::judge, .noise = 17},
    {.kind = BotKind::judge, .noise = 12},
    {.kind = BotKind::judge, .noise = 8},
    {.kind = BotKind::judge, .noise = IslandJudge::least_noise},
    {.kind = BotKind::search, .simulations = 160, .width = 8, .depth = 3},
    {.kind = BotKind::search, .simulations = 400, .width = 12, .depth = 3, .plays_by_time = true},
}};

constexpr double clear_lead = 20;  // points
constexpr double trust = 0.5;      // in the judge's opinion of a plan, against what came of it in the samples

// Only the expert plays by the clock.
class Untimed final : public IslandAgent {
public:
    explicit Untimed(std::unique_ptr<IslandAgent> agent) : agent_(std::move(agent)) {}
    Thought<Hokkaido2010> think(const hokkaido_2010::Observation& seen, Seat seat, Rng& rng,
                                const Effort& effort) const override {
        return agent_->think(seen, seat, rng, {{}, effort.threads});
    }

private:
    std::unique_ptr<IslandAgent> agent_;
};

std::unique_ptr<IslandAgent> made_from(const BotSettings& settings) {
    if (settings.kind == BotKind::judge) {
        return std::make_unique<JudgingAgent<Hokkaido2010, IslandJudge>>(IslandJudge(), settings.noise);
    }
    auto search =
        std::make_unique<PlanSearchAgent>(default_weights(),
                                          PlanSearchSettings{.search = {.simulations = settings.simulations,
                                                                        .width = settings.width,
                                                                        .horizon = static_cast<int>(settings.depth),
                                                                        .slip_one_in = 24,
                                                                        .taste = {.scale = clear_lead, .rank = 0.5}},
                                                             .planned_turns = 1,
                                                             .trust = trust});
    if (settings.plays_by_time) return search;
    return std::make_unique<Untimed>(std::move(search));
}

}  // namespace

template <>
std::unique_ptr<IslandAgent> make_bot<Hokkaido2010>(std::string_view id) {
    if (id == "random") return std::make_unique<RandomAgent<Hokkaido2010>>();
    if (id == "greedy") return std::make_unique<GreedyAgent<Hokkaido2010>>();
    if (const int level = level_of(id)) return made_from(levels[static_cast<std::size_t>(level - 1)]);
    if (const auto settings = read_settings(id)) return made_from(*settings);
    return nullptr;
}

}  // namespace kitamae
