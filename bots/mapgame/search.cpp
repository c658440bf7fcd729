#include "bots/mapgame/search.h"

#include <algorithm>

#include "games/mapgame/scoring.h"

namespace kitamae::mapgame {
namespace {

constexpr double clear_lead = 10;  // points
constexpr double trust = 20;       // samples that the judge's own opinion counts for

CardSet not_laid(const State& s) {
    CardSet cards = CardSet::all_cards() - s.table.removed;
    for (const Seat seat : SeatSet::first(s.rules->players)) {
        for (const LaidCard& laid : s.table.seats[seat.index].map.cards) cards.remove(laid.card);
    }
    return cards;
}

bool is_about_a_trick(Phase phase) { return phase == Phase::trick || phase == Phase::choose || phase == Phase::answer; }

bool is_about_a_map(Phase phase) {
    return phase == Phase::draft || phase == Phase::take || phase == Phase::keep || phase == Phase::map;
}

void lay(const Rules& rules, Site& site, CardId card, const Placement& placement) {
    lay_card(rules, site.map, card, placement, site.pool);
}

}  // namespace

Site MapSearchAgent::after_action(const State& s, Seat seat, const Action& action) const {
    if (s.table.phase == Phase::map) {
        State after = s;
        MapGame::apply(after, seat, action);
        Site site = site_of(s, seat);
        site.map = after.table.seats[seat.index].map;
        site.pool = after.table.pool;
        return site;
    }
    Site site = site_of(s, seat);
    const BestPlacement best = judge_.best_placement(site, action.card);
    if (best.exists) lay(*s.rules, site, action.card, best.placement);
    return site;
}

std::vector<MapSearchAgent::Candidate> MapSearchAgent::candidates(const State& s, Seat seat,
                                                                  std::vector<Ranked<Action>>& ranked) const {
    keep_best(ranked, settings_.width);
    std::vector<Candidate> list;
    const bool denies = s.table.phase == Phase::draft || s.table.phase == Phase::take;
    const Site next = site_of(s, seat_after(seat, 1, s.rules->players));
    for (const auto& [action, worth] : ranked) {
        Candidate candidate{action, after_action(s, seat, action), worth, 0};
        if (denies) candidate.apart = judge_.weights().deny * judge_.card_worth(next, action.card);
        list.push_back(candidate);
    }
    return list;
}

double MapSearchAgent::play_patience(Site site, CardSet unseen, Rng& rng) const {
    const int left = std::min(site.prospect.rounds_left, settings_.depth);
    for (int i = 0; i < left; ++i) {
        --site.prospect.rounds_left;
        CardId card;
        BestPlacement best;
        for (std::uint32_t offered = 0; offered < settings_.best_of && !unseen.empty(); ++offered) {
            const CardId drawn = unseen.nth(rng.below(static_cast<std::uint32_t>(unseen.size())));
            unseen.remove(drawn);
            const BestPlacement found = judge_.best_placement(site, drawn);
            if (found.exists && (!best.exists || found.gain > best.gain)) {
                best = found;
                card = drawn;
            }
        }
        if (best.exists) lay(*site.rules, site, card, best.placement);
    }
    if (site.prospect.rounds_left > 0) return judge_.map_worth(site);
    return score_map(*site.rules, site.map, {site.prospect.scoring_card, 0}).total();
}

Thought<MapGame> MapSearchAgent::think(const Observation& seen, Seat seat, Rng& rng, const Effort& effort) const {
    if (is_about_a_trick(seen.table.phase)) {
        const SearchSettings settings{.simulations = settings_.trick_simulations,
                                      .width = settings_.width,
                                      .horizon = 1,
                                      .slip_one_in = 0,
                                      .taste = {.scale = clear_lead, .rank = 0.5}};
        return FlatMonteCarlo<MapGame, MapJudge>(judge_, settings).think(seen, seat, rng, effort);
    }
    const State s = MapGame::determinize(seen, rng);
    std::vector<Ranked<Action>> ranked;
    judge_.rank(s, seat, rng, ranked);
    const bool is_waiting = s.table.phase == Phase::map && !s.table.seats[seat.index].placed &&
        ranked.front().action.kind != ActionKind::place;
    if (!is_about_a_map(s.table.phase) || is_waiting) {
        keep_best(ranked, 1);
        return {{ranked.front().action, 0.5, 1}};
    }
    const auto list = candidates(s, seat, ranked);
    double best_other = 0;
    for (const Seat other : SeatSet::first(s.rules->players)) {
        if (other != seat) best_other = std::max<double>(best_other, judge_.outlook(s, other));
    }
    const CardSet unseen = not_laid(s);
    const std::uint64_t seed = rng.next();
    std::vector<double> priors;
    for (const Candidate& candidate : list) priors.push_back(trust * candidate.worth);
    const auto arms = halve(
        list.size(), settings_.simulations, effort,
        [&](std::size_t arm, std::uint32_t number) {
            Rng world(seed, number);
            CardSet future = unseen;
            future.remove(list[arm].action.card);
            return list[arm].apart + play_patience(list[arm].site, future, world);
        },
        priors);
    Thought<MapGame> thought;
    for (const Arm& arm : arms) {
        thought.push_back({list[arm.index].action, win_share(arm.mean() - best_other, clear_lead), arm.samples});
    }
    return thought;
}

}  // namespace kitamae::mapgame
