#pragma once
// What the bots know of the two map games: how well a map stands, where a card is laid best, which card to choose.

#include <vector>

#include "ai/judge.h"
#include "bots/mapgame/survey.h"
#include "bots/mapgame/weights.h"
#include "games/mapgame/mapgame.h"

namespace kitamae::mapgame {

// A map with what is around it, as one player builds it.
struct Site {
    const Rules* rules = nullptr;
    Map map;
    Pool pool{};
    Prospect prospect;
};

Prospect prospect_of(const State& s);
// With scoring cards whose points the survey does not count: rows, blocks and rings of squares.
bool needs_whole_score(const Prospect& prospect);
Site site_of(const State& s, Seat seat);
Survey::Price price_of(const Action& tile);

using BestPlacement = Survey::Best;

class MapJudge {
public:
    explicit MapJudge(const Weights& weights) : weights_(weights) {}

    void rank(const State& s, Seat seat, Rng&, std::vector<Ranked<Action>>& out) const;
    Action pick(const State& s, Seat seat, Rng& rng) const;
    float outlook(const State& s, Seat seat) const;
    // The cards of the round are chosen and none of them is laid yet.
    bool is_pause(const State& s) const;
    // Fades over the last rounds.
    float blur(const State& s) const;

    BestPlacement best_placement(const Site& site, CardId card) const;
    // What laying the card would add; a card that finds no place costs nothing but the chance.
    float card_worth(const Site& site, CardId card) const { return best_placement(site, card).gain; }
    float map_worth(const Site& site) const;

    const Weights& weights() const { return weights_; }

private:
    void rank_cards(const State& s, Seat seat, ActionKind kind, CardSet cards, std::vector<Ranked<Action>>& out) const;
    void rank_plays(const State& s, Seat seat, std::vector<Ranked<Action>>& out) const;
    void rank_pairs(const State& s, Seat seat, std::vector<Ranked<Action>>& out) const;
    void rank_map_phase(const State& s, Seat seat, std::vector<Ranked<Action>>& out) const;
    // `stranded`: a card that has found no place yet; the province card: none.
    void rank_terraforming(const Site& site, CardId stranded, const std::vector<Action>& legal,
                           std::vector<Ranked<Action>>& out) const;
    float pair_worth(const Site& site, CardSet pair) const;
    Action pick_play(const State& s, Seat seat, Rng& rng) const;

    Weights weights_;
};

static_assert(Judge<MapJudge, MapGame>);

// The numbers of data/bots/<title>.weights.
const Weights& tuned_weights(Title title);

}  // namespace kitamae::mapgame
