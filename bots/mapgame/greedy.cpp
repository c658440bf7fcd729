#include "bots/mapgame/greedy.h"

#include <array>
#include <optional>
#include <vector>

#include "bots/mapgame/judge.h"
#include "games/mapgame/legal.h"
#include "games/mapgame/placements.h"
#include "games/mapgame/scoring.h"

namespace kitamae::mapgame {
namespace {

constexpr Weights no_hopes = without_hopes();

// Keeps the best of what it is offered, each of several equals with the same chance.
class Best {
public:
    explicit Best(Rng& rng) : rng_(rng) {}

    bool wants(float gain) const { return count_ == 0 || gain >= gain_; }
    void offer(const Action& action, float gain) {
        if (!wants(gain)) return;
        count_ = count_ > 0 && gain == gain_ ? count_ + 1 : 1;
        gain_ = gain;
        if (rng_.below(count_) == 0) action_ = action;
    }
    const Action& action() const { return action_; }

private:
    Rng& rng_;
    Action action_;
    float gain_ = 0;
    std::uint32_t count_ = 0;
};

bool changes_map(const Action& action) {
    switch (action.kind) {
        case ActionKind::play:
            return action.cell_count > 0;
        case ActionKind::pay:
        case ActionKind::place:
        case ActionKind::terraform:
        case ActionKind::tile:
            return true;
        default:
            return false;
    }
}

// Which cubes pay for a tile, or with which card one is played, makes no difference to the score.
bool has_same_result(const Action& a, const Action& b) {
    if (a.kind != b.kind || a.cells[0] != b.cells[0]) return false;
    return a.kind == ActionKind::play || (a.kind == ActionKind::terraform && a.terrain == b.terrain);
}

// What actions add to the score. The map is surveyed when that is first needed.
class Scale {
public:
    Scale(const State& s, Seat seat) : s_(s), seat_(seat) {}

    // False: there is none, or the survey cannot judge them.
    bool offer_placements(Rng& rng, Best& best) {
        if (needs_whole_score(prospect_of(s_))) return false;
        const CardId card = s_.table.seats[seat_.index].chosen;
        const Face& face = s_.rules->deck.cards[card.number];
        thread_local std::vector<Placement> placements;
        list_placements(*s_.rules, map(), face, placements);
        if (placements.empty()) return false;
        // From a random one on, so that none of several equals is preferred because it stands first.
        const std::size_t start = rng.below(static_cast<std::uint32_t>(placements.size()));
        const Survey::Best found = survey().best_of(face, placements, start);
        best.offer(place_action(map(), card, found.placement), found.gain);
        return true;
    }

    float gain(const Action& action) {
        const bool pays = action.kind == ActionKind::play || action.kind == ActionKind::pay;
        if (pays && !has_bonus(s_.table.scoring_card)) return gain_by_paying(action);
        const bool is_tile = action.kind == ActionKind::terraform || action.kind == ActionKind::tile;
        if (is_tile && !needs_whole_score(prospect_of(s_))) {
            return survey().tile_gain(action.cells[0], action.terrain, price_of(action));
        }
        if (total_ == unknown) total_ = MapGame::score(s_, seat_).total();
        State after = s_;
        MapGame::apply(after, seat_, action);
        return static_cast<float>(MapGame::score(after, seat_).total() - total_);
    }

private:
    const Map& map() const { return s_.table.seats[seat_.index].map; }

    const Survey& survey() {
        if (!survey_) survey_.emplace(*s_.rules, map(), s_.table.pool, prospect_of(s_), no_hopes);
        return *survey_;
    }

    // Paying with one or two cubes changes nothing but what the factories receive, and cubes of a colour are alike.
    float gain_by_paying(const Action& action) {
        const auto colour_at = [&](std::size_t i) -> std::size_t {
            if (i >= action.cell_count) return colour_count;
            return index_of(square_of(*s_.rules, map(), *visible_at(map(), action.cells[i])).colour);
        };
        std::optional<float>& gain = by_cubes_[colour_at(0)][colour_at(1)];
        if (gain) return *gain;
        if (factories_ == unknown) factories_ = factory_points(*s_.rules, map(), s_.table.scoring_card);
        Map paid = map();
        for (std::size_t i = 0; i < action.cell_count; ++i) take_cube(paid, *visible_at(paid, action.cells[i]));
        gain = static_cast<float>(factory_points(*s_.rules, paid, s_.table.scoring_card) - factories_);
        return *gain;
    }

    const State& s_;
    Seat seat_;
    static constexpr int unknown = -1;
    int total_ = unknown;  // as things stand
    int factories_ = unknown;
    std::array<std::array<std::optional<float>, colour_count + 1>, colour_count + 1> by_cubes_{};
    std::optional<Survey> survey_;
};

void offer_by_trying(Scale& scale, const std::vector<Action>& actions, Best& best) {
    std::optional<Action> tried;
    float gain = 0;
    for (const Action& action : actions) {
        if (!changes_map(action)) {
            if (action.kind != ActionKind::order) best.offer(action, 0);  // ordered placing only slows everybody down
            continue;
        }
        if (!tried || !has_same_result(*tried, action)) {
            gain = scale.gain(action);
            tried = action;
        }
        best.offer(action, gain);
    }
}

}  // namespace

Thought<MapGame> MapGreedyAgent::think(const Observation& seen, Seat seat, Rng& rng, const Effort&) const {
    // Only where actions are tried out must the rest be there as well.
    const State s = has_bonus(seen.table.scoring_card) ? MapGame::determinize(seen, rng) : seen_part(seen);
    const bool is_placing = s.table.phase == Phase::map && !s.table.seats[seat.index].placed;
    Best best(rng);
    Scale scale(s, seat);
    thread_local std::vector<Action> others;
    others.clear();
    if (is_placing && scale.offer_placements(rng, best)) {
        list_terraforming(s, seat, others);
    } else {
        MapGame::legal_actions(s, seat, others);
    }
    offer_by_trying(scale, others, best);
    return {{best.action(), 0, 1}};
}

}  // namespace kitamae::mapgame
