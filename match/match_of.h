#pragma once
// Match over any Game. What differs from game to game in JSON is in a Json type with static functions:
//   object view(const G::Observation&), object insight(const G::Observation&), object score(const G::State&, Seat),
//   object preview(const G::State& before, Seat, const G::Action&, const G::State& after),
//   object effect(likewise): see Match; it may tell what everybody sees alone,
// plus the record's header by value.

#include <algorithm>
#include <cassert>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bots/bots.h"
#include "core/game.h"
#include "match/consequence.h"
#include "match/dealer.h"
#include "match/match.h"

namespace kitamae {

template <Game G, class Json>
class MatchOf final : public Match {
public:
    using Action = typename G::Action;
    using State = typename G::State;

    // `header`: game, players, options and content as they are to stand in records.
    MatchOf(std::shared_ptr<const typename G::Rules> rules, Record header, Dealer<G> dealt_by)
        : rules_(std::move(rules)),
          header_(std::move(header)),
          dealer_(std::move(dealt_by)),
          state_(G::initial(*rules_)) {
        if (!dealer_.has_seeds()) header_.seed = dealer_.seed();
        deal();
    }

    int players() const override { return G::players(state_); }
    SeatSet to_act() const override { return G::to_act(state_); }

    std::vector<std::string> legal(Seat seat) const override {
        std::vector<Action> actions;
        G::legal_actions(state_, seat, actions);
        std::vector<std::string> texts;
        texts.reserve(actions.size());
        for (const Action& action : actions) texts.push_back(G::write(action));
        return texts;
    }

    std::optional<Refusal> play(Seat by, std::string_view text) override {
        const auto checked = check(by, text);
        if (checked.refusal) return checked.refusal;
        apply(by, checked.action);
        deal();
        return std::nullopt;
    }

    bool undo() override {
        const auto last =
            std::find_if(history_.rbegin(), history_.rend(), [](const Step& step) { return step.by != dealer; });
        if (last == history_.rend()) return false;
        std::vector<Step> kept(history_.begin(), last.base() - 1);
        begin_anew();
        for (const Step& step : kept) apply(step.by, step.action);
        return true;
    }

    boost::json::object view(Seat viewer) const override { return Json::view(G::observe(state_, viewer)); }

    boost::json::object insight(Seat viewer) const override { return Json::insight(G::observe(state_, viewer)); }

    boost::json::object scores() const override {
        boost::json::array seats;
        for (const Seat seat : SeatSet::first(players())) {
            boost::json::object entry{{"seat", seat.index}};
            for (auto& member : Json::score(state_, seat)) entry.insert(std::move(member));
            seats.push_back(std::move(entry));
        }
        boost::json::array winners;
        if (kitamae::is_over<G>(state_)) {
            for (const Seat seat : G::winners(state_)) winners.push_back(seat.index);
        }
        return {{"over", kitamae::is_over<G>(state_)}, {"scores", std::move(seats)}, {"winners", std::move(winners)}};
    }

    Record record() const override {
        Record record = header_;
        for (const Step& step : history_) record.lines.push_back({step.by, G::write(step.action)});
        return record;
    }

    std::size_t line_count() const override { return history_.size(); }

    std::vector<RecordLine> lines(std::size_t from) const override {
        std::vector<RecordLine> lines;
        for (std::size_t i = from; i < history_.size(); ++i) {
            lines.push_back({history_[i].by, G::write(history_[i].action)});
        }
        return lines;
    }

    boost::json::object effect(std::size_t line) const override {
        const auto found = std::lower_bound(effects_.begin(), effects_.end(), line,
                                            [](const Effect& effect, std::size_t at) { return effect.line < at; });
        return found != effects_.end() && found->line == line ? found->told : boost::json::object();
    }

    std::unique_ptr<Match> clone() const override { return std::make_unique<MatchOf>(*this); }

    Audience audience(Seat by, std::string_view text) const override {
        const auto checked = check(by, text);
        return checked.refusal ? Audience{} : kitamae::audience<G>(state_, by, checked.action);
    }

    bool reveals(Seat by, std::string_view text) const override {
        const auto checked = check(by, text);
        return !checked.refusal && kitamae::reveals<G>(state_, by, checked.action);
    }

    std::optional<Suggestion> suggest(Seat seat, std::string_view bot, std::uint64_t seed,
                                      const Effort& effort) const override {
        const auto agent = make_bot<G>(bot);
        if (!agent) return std::nullopt;
        Rng rng(seed, history_.size());
        Suggestion suggestion;
        for (const auto& [action, value, visits] : agent->think(G::observe(state_, seat), seat, rng, effort)) {
            suggestion.candidates.push_back({G::write(action), value, visits});
        }
        suggestion.action = suggestion.candidates.front().action;
        return suggestion;
    }

    std::variant<boost::json::object, Refusal> preview(Seat seat, std::string_view text) const override {
        const auto checked = check(seat, text);
        if (checked.refusal) return *checked.refusal;
        Rng rng(0);
        const State before = G::determinize(G::observe(state_, seat), rng);
        State after = before;
        G::apply(after, seat, checked.action);
        return Json::preview(before, seat, checked.action, after);
    }

    // Continues from recorded actions; the fault's line counts from 0. @pre nothing has been played
    std::optional<RecordFault> replay(const std::vector<RecordLine>& lines) {
        begin_anew();
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const auto action = G::read(lines[i].action);
            const auto line = static_cast<int>(i);
            if (!action) return RecordFault{line, "'" + lines[i].action.substr(0, 60) + "' is not an action"};
            if (const auto error = G::why_illegal(state_, lines[i].by, *action)) {
                return RecordFault{line, error->message + " (" + error->clause + ")"};
            }
            if (lines[i].by == dealer) dealer_.remember(deals_, *action);
            apply(lines[i].by, *action);
        }
        deal();
        return std::nullopt;
    }

private:
    struct Step {
        Seat by;
        Action action;
    };
    struct Effect {
        std::size_t line;
        boost::json::object told;
    };
    struct Checked {
        Action action{};
        std::optional<Refusal> refusal;
    };

    Checked check(Seat by, std::string_view text) const {
        if (!to_act().has(by)) return {{}, Refusal{RefusalCode::not_to_act, {}, "this seat is not to act"}};
        const auto action = G::read(text);
        if (!action)
            return {{},
                    Refusal{RefusalCode::bad_action, {}, "'" + std::string(text.substr(0, 60)) + "' is not an action"}};
        if (const auto error = G::why_illegal(state_, by, *action)) {
            return {{}, Refusal{RefusalCode::illegal, error->clause, error->message}};
        }
        return {*action, std::nullopt};
    }

    void begin_anew() {
        state_ = G::initial(*rules_);
        history_.clear();
        effects_.clear();
        deals_ = 0;
    }

    void apply(Seat by, const Action& action) {
        const State before = state_;
        G::apply(state_, by, action);
        auto told = Json::effect(before, by, action, state_);
        if (!told.empty()) effects_.push_back({history_.size(), std::move(told)});
        history_.push_back({by, action});
        if (by == dealer) ++deals_;
    }

    void deal() {
        while (G::is_chance(state_)) apply(dealer, dealer_.deal(state_, deals_));
    }

    std::shared_ptr<const typename G::Rules> rules_;
    Record header_;
    Dealer<G> dealer_;
    State state_;
    std::vector<Step> history_;
    std::vector<Effect> effects_;  // by line; few lines have one
    std::size_t deals_ = 0;
};

}  // namespace kitamae
