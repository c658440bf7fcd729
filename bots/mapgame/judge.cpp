#include "bots/mapgame/judge.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>

#include "data/embedded.h"
#include "games/mapgame/law.h"
#include "games/mapgame/placements.h"
#include "games/mapgame/scoring.h"
#include "games/mapgame/terraform.h"

namespace kitamae::mapgame {
namespace {

const PublicSeat& open_seat(const State& s, Seat seat) { return s.table.seats[seat.index]; }

int rounds_left(const Table& table) { return std::max(0, rounds - std::max<int>(1, table.round)); }

const Face& face_of(const Rules& rules, CardId card) { return rules.deck.cards[card.number]; }

Seat next_of(const State& s, Seat seat) { return seat_after(seat, 1, s.rules->players); }

int bonus_of(const Rules& rules, const Map& map, const Prospect& prospect) {
    return needs_whole_score(prospect) ? score_map(rules, map, {prospect.scoring_card, 0}).bonus : 0;
}

Site terraformed(const Site& site, const Action& action) {
    Site after = site;
    for (std::size_t i = 1; i < action.cell_count; ++i) {
        const SquareRef at = *visible_at(after.map, action.cells[i]);
        take_cube(after.map, at);
        ++after.pool[mapgame::index_of(square_of(*site.rules, after.map, at).colour)];
    }
    put_tile(after.map, *visible_at(after.map, action.cells[0]), action.terrain);
    return after;
}

thread_local std::vector<Placement> scratch;  // one list for all, so that playouts need no memory

}  // namespace

bool needs_whole_score(const Prospect& prospect) {
    return prospect.scoring_card == 2 || prospect.scoring_card == 3 || prospect.scoring_card == 5;
}

Prospect prospect_of(const State& s) { return {rounds_left(s.table), s.table.scoring_card}; }

Site site_of(const State& s, Seat seat) { return {s.rules, open_seat(s, seat).map, s.table.pool, prospect_of(s)}; }

Survey::Price price_of(const Action& tile) {
    return tile.kind == ActionKind::tile ? Survey::Price::free : Survey::Price::two_cubes;
}

float MapJudge::map_worth(const Site& site) const {
    const Survey survey(*site.rules, site.map, site.pool, site.prospect, weights_);
    return survey.outlook() + static_cast<float>(bonus_of(*site.rules, site.map, site.prospect));
}

BestPlacement MapJudge::best_placement(const Site& site, CardId card) const {
    const Face& face = face_of(*site.rules, card);
    list_placements(*site.rules, site.map, face, scratch);
    if (scratch.empty()) return {};
    return Survey(*site.rules, site.map, site.pool, site.prospect, weights_).best_of(face, scratch, 0);
}

float MapJudge::outlook(const State& s, Seat seat) const {
    const PublicSeat& open = open_seat(s, seat);
    const int goals = std::popcount(open.goals);
    if (s.table.phase == Phase::over) {
        return static_cast<float>(score_map(*s.rules, open.map, {s.table.scoring_card, goals}).total());
    }
    const Site site = site_of(s, seat);
    float worth = map_worth(site) + 3 * static_cast<float>(goals);
    if (s.table.phase == Phase::map && !open.placed && open.chosen != province_card)
        worth += card_worth(site, open.chosen);
    return worth;
}

bool MapJudge::is_pause(const State& s) const {
    if (s.table.phase != Phase::map) return false;
    const SeatSet seats = SeatSet::first(s.rules->players);
    return std::none_of(seats.begin(), seats.end(),
                        [&](Seat seat) { return open_seat(s, seat).placed || open_seat(s, seat).terraformed_now; });
}

float MapJudge::blur(const State& s) const {
    constexpr int clear_rounds = 4;
    return static_cast<float>(std::min(rounds_left(s.table), clear_rounds)) / clear_rounds;
}

void MapJudge::rank_cards(const State& s, Seat seat, ActionKind kind, CardSet cards,
                          std::vector<Ranked<Action>>& out) const {
    const Site site = site_of(s, seat);
    const Site next = site_of(s, next_of(s, seat));
    const bool is_thrown = kind == ActionKind::drop;
    for (const CardId card : cards) {
        float worth = card_worth(site, card);
        if (weights_.deny != 0 && kind != ActionKind::keep) worth += weights_.deny * card_worth(next, card);
        out.push_back({card_action(kind, card), is_thrown ? -worth : worth});
    }
}

float MapJudge::pair_worth(const Site& site, CardSet pair) const {
    float best = 0;
    for (const CardId card : pair) best = std::max(best, card_worth(site, card));
    return best;
}

// A cube spent is a cube less for the factories.
void MapJudge::rank_plays(const State& s, Seat seat, std::vector<Ranked<Action>>& out) const {
    std::vector<Action> legal;
    MapGame::legal_actions(s, seat, legal);
    const Site site = site_of(s, seat);
    const float before = map_worth(site);
    std::optional<CardId> known;
    float own = 0;
    for (const Action& action : legal) {
        if (known != action.card) {
            known = action.card;
            own = card_worth(site, action.card);
        }
        float worth = -0.1F * own + 0.02F * static_cast<float>(action.card.number);
        if (action.cell_count > 0) {
            Site paid = site;
            take_cube(paid.map, *visible_at(paid.map, action.cells[0]));
            worth += 1.2F + map_worth(paid) - before;
        }
        out.push_back({action, worth});
    }
}

void MapJudge::rank_pairs(const State& s, Seat seat, std::vector<Ranked<Action>>& out) const {
    std::vector<Action> legal;
    MapGame::legal_actions(s, seat, legal);
    const Site site = site_of(s, seat);
    const float before = map_worth(site);
    CardSet hands;
    for (const CardId card : s.table.hands_pair) hands.add(card);
    const float of_hands = pair_worth(site, hands);
    const float of_pile = pair_worth(site, s.table.pile_pair);
    for (const Action& action : legal) {
        float worth = 0;
        if (action.kind == ActionKind::accept) {
            worth = s.table.named == Pair::hands ? of_pile : of_hands;  // the other pair is left
        } else {
            worth = action.pair == Pair::hands ? of_hands : of_pile;
        }
        if (action.kind == ActionKind::pay) {
            Site paid = site;
            for (std::size_t i = 0; i < 2; ++i) take_cube(paid.map, *visible_at(paid.map, action.cells[i]));
            worth += map_worth(paid) - before;
        }
        out.push_back({action, worth});
    }
}

void MapJudge::rank_terraforming(const Site& site, CardId stranded, const std::vector<Action>& legal,
                                 std::vector<Ranked<Action>>& out) const {
    const Survey survey(*site.rules, site.map, site.pool, site.prospect, weights_);
    const int bonus = bonus_of(*site.rules, site.map, site.prospect);
    Cell last_cell{};
    Terrain last_terrain = Terrain::desert;
    for (const Action& action : legal) {
        if (action.kind != ActionKind::terraform && action.kind != ActionKind::tile) continue;
        // Cubes of a colour are worth the same wherever they stand: one pair stands for all.
        if (action.cells[0] == last_cell && action.terrain == last_terrain) continue;
        last_cell = action.cells[0];
        last_terrain = action.terrain;
        float worth = survey.tile_gain(action.cells[0], action.terrain, price_of(action));
        if (stranded != province_card || needs_whole_score(site.prospect)) {
            const Site after = terraformed(site, action);
            worth += static_cast<float>(bonus_of(*site.rules, after.map, site.prospect) - bonus);
            if (stranded != province_card) worth += card_worth(after, stranded);  // it may find a place now
        }
        out.push_back({action, worth});
    }
}

void MapJudge::rank_map_phase(const State& s, Seat seat, std::vector<Ranked<Action>>& out) const {
    const PublicSeat& open = open_seat(s, seat);
    const Site site = site_of(s, seat);
    if (!open.placed) {
        const Face& face = face_of(*s.rules, open.chosen);
        list_placements(*s.rules, site.map, face, scratch);
        if (!scratch.empty()) {
            const Survey survey(*s.rules, site.map, site.pool, site.prospect, weights_);
            const int bonus = bonus_of(*s.rules, site.map, site.prospect);
            for (const Placement& placement : scratch) {
                const Survey::Gain gain = survey.gain(face, placement);
                float worth = gain.is_bound ? survey.exact_gain(face, placement) : gain.value;
                if (needs_whole_score(site.prospect)) {
                    Site after = site;
                    lay_card(*s.rules, after.map, open.chosen, placement, after.pool);
                    worth += static_cast<float>(bonus_of(*s.rules, after.map, site.prospect) - bonus);
                }
                out.push_back({place_action(site.map, open.chosen, placement), worth});
            }
            return;
        }
    }
    std::vector<Action> legal;
    MapGame::legal_actions(s, seat, legal);
    rank_terraforming(site, open.placed ? province_card : open.chosen, legal, out);
    for (const Action& action : legal) {
        const bool is_end = action.kind == ActionKind::done || action.kind == ActionKind::skip;
        if (is_end || action.kind == ActionKind::unplaceable) out.push_back({action, 0});
    }
}

void MapJudge::rank(const State& s, Seat seat, Rng&, std::vector<Ranked<Action>>& out) const {
    out.clear();
    switch (s.table.phase) {
        case Phase::trick:
            return rank_plays(s, seat, out);
        case Phase::take:
            return rank_cards(s, seat, ActionKind::take, untaken_cards(s.table), out);
        case Phase::choose:
        case Phase::answer:
            return rank_pairs(s, seat, out);
        case Phase::keep:
            return rank_cards(s, seat, ActionKind::keep, own_pair(s.table, seat), out);
        case Phase::draft:
            return rank_cards(s, seat, ActionKind::draft, s.secrets.seats[seat.index].hand, out);
        case Phase::drop:
            return rank_cards(s, seat, ActionKind::drop, s.secrets.seats[seat.index].hand, out);
        case Phase::map:
        case Phase::goal:
            return rank_map_phase(s, seat, out);
        case Phase::setup:
        case Phase::hands:
        case Phase::reveal:
        case Phase::draw:
        case Phase::over:
            return;
    }
}

// Somebody else's card in a trick: as likely one as another, now and then with a cube.
Action MapJudge::pick_play(const State& s, Seat seat, Rng& rng) const {
    const CardSet hand = s.secrets.seats[seat.index].hand;
    const CardId card = hand.nth(rng.below(static_cast<std::uint32_t>(hand.size())));
    return card_action(ActionKind::play, card);
}

Action MapJudge::pick(const State& s, Seat seat, Rng& rng) const {
    if (s.table.phase == Phase::trick) return pick_play(s, seat, rng);
    if (s.table.phase == Phase::map && !open_seat(s, seat).placed) {
        const CardId card = open_seat(s, seat).chosen;
        const BestPlacement best = best_placement(site_of(s, seat), card);
        if (best.exists) return place_action(open_seat(s, seat).map, card, best.placement);
    }
    std::vector<Ranked<Action>> ranked;
    rank(s, seat, rng, ranked);
    return std::max_element(ranked.begin(), ranked.end(),
                            [](const auto& a, const auto& b) { return a.worth < b.worth; })
        ->action;
}

const Weights& tuned_weights(Title title) {
    static const auto read = [](std::string_view name) {
        Weights weights;
        [[maybe_unused]] const auto fault = read_weights(data::file(name), Weights::fields(), weights);
        assert(!fault);
        return weights;
    };
    static const std::array by_title{read("bots/honshu.weights"), read("bots/hokkaido.weights")};
    return by_title[static_cast<std::size_t>(title)];
}

}  // namespace kitamae::mapgame
