#pragma once
// What all titles do alike, over any Game. A title adds how its rules are read and what its files look like.

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "ai/greedy.h"
#include "bots/tuning.h"
#include "match/divide.h"
#include "match/game_kind.h"
#include "match/match_of.h"
#include "match/simulate.h"

namespace kitamae {

template <Game G, class Json>
class KindOf : public GameKind {
public:
    using Rules = typename G::Rules;
    using RulesPtr = std::shared_ptr<const Rules>;

    explicit KindOf(GameInfo info) : info_(std::move(info)) {}

    const GameInfo& info() const final { return info_; }

    Result<std::unique_ptr<Match>> make_match(const Setup& setup) const final {
        auto match = begin(setup);
        if (auto* fault = std::get_if<Fault>(&match)) return std::move(*fault);
        return std::unique_ptr<Match>(std::get<MatchPtr>(std::move(match)));
    }

    Result<std::unique_ptr<Match>> load_match(const Record& record, const DealSeeds& seeds) const final {
        auto setup = setup_of(record);
        if (auto* fault = std::get_if<Fault>(&setup)) return std::move(*fault);
        std::get<Setup>(setup).deal_seeds = seeds;
        auto match = begin(std::get<Setup>(setup));
        if (auto* fault = std::get_if<Fault>(&match)) return std::move(*fault);
        if (const auto fault = std::get<MatchPtr>(match)->replay(record.lines)) {
            const std::string place = "action " + std::to_string(fault->line + 1) + ": ";
            return Fault{"bad_record", place + fault->message, {}, 0};
        }
        return std::unique_ptr<Match>(std::get<MatchPtr>(std::move(match)));
    }

    Result<Tally> simulate(const Setup& setup, const std::vector<std::string>& bots, GameRange range) const final {
        auto rules = checked_rules(setup);
        if (auto* fault = std::get_if<Fault>(&rules)) return std::move(*fault);
        auto agents = agents_of(bots);
        if (auto* fault = std::get_if<Fault>(&agents)) return std::move(*fault);
        return kitamae::simulate<G, Json>(*std::get<RulesPtr>(rules), std::get<Agents<G>>(agents), setup.seed, range);
    }

    Result<std::vector<ArenaGame>> arena(const Setup& setup, const std::vector<std::string>& bots, std::uint64_t deal,
                                         const ClockMs& clock) const final {
        auto rules = checked_rules(setup);
        if (auto* fault = std::get_if<Fault>(&rules)) return std::move(*fault);
        auto agents = agents_of(bots);
        if (auto* fault = std::get_if<Fault>(&agents)) return std::move(*fault);
        std::vector<ArenaGame> games;
        const std::uint64_t deal_seed = mix(setup.seed) ^ mix(~deal);
        for (std::uint64_t rotation = 0; rotation < bots.size(); ++rotation) {
            games.push_back(
                arena_game<G>(*std::get<RulesPtr>(rules), std::get<Agents<G>>(agents), deal_seed, rotation, clock));
        }
        return games;
    }

    Result<std::vector<WeightInfo>> weights(const Setup& setup) const final {
        auto rules = checked_rules(setup);
        if (auto* fault = std::get_if<Fault>(&rules)) return std::move(*fault);
        return list_weights<G>(*std::get<RulesPtr>(rules));
    }

    Result<double> compare_weights(const Setup& setup, const std::vector<float>& values,
                                   const std::vector<float>& others, GameRange deals) const final {
        auto rules = checked_rules(setup);
        if (auto* fault = std::get_if<Fault>(&rules)) return std::move(*fault);
        using Judging = JudgingAgent<G, typename Knowledge<G>::Judge>;
        Agents<G> agents;
        agents.push_back(std::make_unique<Judging>(judge_with<G>(values), Knowledge<G>::noise));
        while (agents.size() < static_cast<std::size_t>(setup.players)) {
            agents.push_back(std::make_unique<Judging>(judge_with<G>(others), Knowledge<G>::noise));
        }
        constexpr std::uint32_t most_choices = 300;  // well above what two good players take
        double margin = 0;
        for (std::uint64_t deal = deals.first; deal < deals.first + deals.count; ++deal) {
            for (std::uint64_t rotation = 0; rotation < agents.size(); ++rotation) {
                const ArenaGame game = arena_game<G>(
                    *std::get<RulesPtr>(rules), agents, mix(setup.seed) ^ mix(~deal), rotation, [] { return 0.0; },
                    most_choices);
                // To keep others from ending a game is as bad as losing it clearly.
                constexpr double clear_loss = -20;
                const double lead = lead_of_first(game);
                margin += choices_of(game) < most_choices ? lead : std::min(lead, clear_loss);
            }
        }
        return margin / static_cast<double>(deals.count * agents.size());
    }

    Result<std::vector<PerftCount>> perft(const Setup& setup, int depth, int random_plies) const final {
        auto rules = checked_rules(setup);
        if (auto* fault = std::get_if<Fault>(&rules)) return std::move(*fault);
        return divide<G>(*std::get<RulesPtr>(rules), setup.seed, depth, random_plies);
    }

    std::uint64_t signature(int games_each) const final {
        std::uint64_t folded = 0;
        for (const Rules& rules : all_configurations()) {
            for (int game = 0; game < games_each; ++game) {
                folded = fold_game<G>(rules, static_cast<std::uint64_t>(game), folded);
            }
        }
        return folded;
    }

protected:
    // The number of players is right already.
    virtual Result<RulesPtr> read_rules(const Setup& setup) const = 0;
    // The options as they are to stand in records.
    virtual boost::json::object options_of(const Rules& rules) const = 0;
    virtual std::vector<Rules> all_configurations() const = 0;

    Result<RulesPtr> checked_rules(const Setup& setup) const {
        if (setup.players < info_.least_players || setup.players > info_.most_players) {
            return Fault{"bad_request",
                         info_.title + " is for " + std::to_string(info_.least_players) + " to " +
                             std::to_string(info_.most_players) + " players",
                         {},
                         0};
        }
        return read_rules(setup);
    }

private:
    static Result<Agents<G>> agents_of(const std::vector<std::string>& bots) {
        Agents<G> agents;
        for (const std::string& bot : bots) {
            agents.push_back(make_bot<G>(bot));
            if (!agents.back()) return Fault{"unknown_bot", "there is no bot '" + bot + "'", {}, 0};
        }
        return agents;
    }

    using MatchPtr = std::unique_ptr<MatchOf<G, Json>>;

    Result<MatchPtr> begin(const Setup& setup) const {
        auto rules = checked_rules(setup);
        if (auto* fault = std::get_if<Fault>(&rules)) return std::move(*fault);
        Record header;
        header.game = info_.id;
        header.players = setup.players;
        header.options = boost::json::serialize(options_of(*std::get<RulesPtr>(rules)));
        if (!setup.content.is_null()) header.content = boost::json::serialize(setup.content);
        return std::make_unique<MatchOf<G, Json>>(std::get<RulesPtr>(rules), std::move(header),
                                                  Dealer<G>(setup.seed, setup.deal_seeds));
    }

    GameInfo info_;
};

}  // namespace kitamae
