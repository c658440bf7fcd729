// Lists of legal actions, and random picks from them. Whether a single action is legal, and which clause it breaks,
// is asked in law.cpp; tests hold the two together.

#include "games/mapgame/legal.h"

#include <array>
#include <cassert>
#include <optional>

#include "games/mapgame/deal.h"
#include "games/mapgame/law.h"
#include "games/mapgame/mapgame.h"
#include "games/mapgame/placements.h"
#include "games/mapgame/terraform.h"

namespace kitamae::mapgame {
namespace {

constexpr std::uint32_t pairs_of(std::size_t count) {
    return static_cast<std::uint32_t>(count < 2 ? 0 : count * (count - 1) / 2);
}

struct CellPair {
    Cell first;
    Cell second;
};

// The n-th of the pairs of an ascending list: (0,1), (0,2), ..., (1,2), ... @pre n < pairs_of(cells.size())
CellPair nth_pair(const CellList& cells, std::uint32_t n) {
    std::size_t first = 0;
    while (n >= cells.size() - 1 - first) {
        n -= static_cast<std::uint32_t>(cells.size() - 1 - first);
        ++first;
    }
    return {cells[first], cells[first + 1 + n]};
}

// Terraforming with one colour: deserts x pairs of cubes. Rules K8.1
struct TerraformFamily {
    Terrain terrain = Terrain::forest;
    CellList deserts;
    CellList cubes;

    std::uint32_t size() const { return static_cast<std::uint32_t>(deserts.size()) * pairs_of(cubes.size()); }
    Action at(std::uint32_t n) const {
        const CellPair paid = nth_pair(cubes, n % pairs_of(cubes.size()));
        Action action = plain_action(ActionKind::terraform);
        action.terrain = terrain;
        return with_cells(action, {deserts[n / pairs_of(cubes.size())], paid.first, paid.second});
    }
};

// All terraforming, counted and picked from without listing it.
class TerraformFamilies {
public:
    TerraformFamilies(const Rules& rules, const PublicSeat& open) {
        if (open.terraformed_now || !can_terraform(rules, open.map)) return;
        families_.emplace();
        for (const Colour colour : all_colours) {
            const auto terrain = terrain_made_by(colour);
            if (!terrain) continue;
            const CellList cubes = cube_cells(rules, open.map, colour);
            if (cubes.size() < 2) continue;
            families_->push_back(
                {.terrain = *terrain, .deserts = tile_cells(rules, open.map, *terrain), .cubes = cubes});
            size_ += families_->back().size();
        }
    }

    std::uint32_t size() const { return size_; }

    // @pre n < size()
    Action operator[](std::uint32_t n) const {
        std::size_t i = 0;
        while (n >= (*families_)[i].size()) n -= (*families_)[i++].size();
        return (*families_)[i].at(n);
    }

private:
    std::optional<FixedList<TerraformFamily, colour_count>> families_;  // most of the time there are none
    std::uint32_t size_ = 0;
};

const Face& chosen_face(const State& s, Seat seat) {
    return s.rules->deck.cards[s.table.seats[seat.index].chosen.number];
}

// ---- lists ----

using Actions = std::vector<Action>;

void list_cards(ActionKind kind, CardSet cards, Actions& out) {
    for (const CardId card : cards) out.push_back(card_action(kind, card));
}

// Rules H4.1: any cube leads, the others follow its colour.
void list_plays(const State& s, Seat seat, Actions& out) {
    CellList cubes;
    if (!s.rules->is_two_player()) cubes = cube_cells(*s.rules, s.table.seats[seat.index].map, leading_colour(s.table));
    for (const CardId card : s.secrets.seats[seat.index].hand) {
        const Action plain = card_action(ActionKind::play, card);
        out.push_back(plain);
        for (const Cell cell : cubes) out.push_back(with_cells(plain, {cell}));
    }
}

Action choose_action(ActionKind kind, Pair pair) {
    Action action = plain_action(kind);
    action.pair = pair;
    return action;
}

Action pay_action(const CellPair& paid, Pair pair) {
    return with_cells(choose_action(ActionKind::pay, pair), {paid.first, paid.second});
}

void list_answers(const State& s, Seat seat, Actions& out) {
    out.push_back(plain_action(ActionKind::accept));
    const CellList cubes = cube_cells(*s.rules, s.table.seats[seat.index].map);
    for (std::uint32_t n = 0; n < pairs_of(cubes.size()); ++n) {
        for (const Pair pair : {Pair::hands, Pair::pile}) out.push_back(pay_action(nth_pair(cubes, n), pair));
    }
}

void list_building(const State& s, Seat seat, Actions& out) {
    const PublicSeat& open = s.table.seats[seat.index];
    if (!open.placed) {
        std::vector<Placement> placements;
        list_placements(*s.rules, open.map, chosen_face(s, seat), placements);
        for (const Placement& placement : placements) out.push_back(place_action(open.map, open.chosen, placement));
        if (placements.empty()) out.push_back(card_action(ActionKind::unplaceable, open.chosen));
    }
    list_terraforming(s, seat, out);
    if (open.placed) out.push_back(plain_action(ActionKind::done));
}

void list_free_tiles(const State& s, Seat seat, Actions& out) {
    for (const Terrain terrain : tile_terrains) {
        for (const Cell cell : tile_cells(*s.rules, s.table.seats[seat.index].map, terrain)) {
            Action action = plain_action(ActionKind::tile);
            action.terrain = terrain;
            out.push_back(with_cells(action, {cell}));
        }
    }
    out.push_back(plain_action(ActionKind::skip));
}

void list_deals(const State& s, Actions& out) {
    const Dealt dealt = next_deal(s).dealt;
    for (const CardId outcome : deal_outcomes(s)) out.push_back(deal_action(dealt, outcome.number));
}

void list_phase(const State& s, Seat seat, Actions& out) {
    switch (s.table.phase) {
        case Phase::trick:
            return list_plays(s, seat, out);
        case Phase::take:
            return list_cards(ActionKind::take, untaken_cards(s.table), out);
        case Phase::choose:
            for (const Pair pair : {Pair::hands, Pair::pile}) out.push_back(choose_action(ActionKind::choose, pair));
            return;
        case Phase::answer:
            return list_answers(s, seat, out);
        case Phase::keep:
            return list_cards(ActionKind::keep, own_pair(s.table, seat), out);
        case Phase::draft:
            return list_cards(ActionKind::draft, s.secrets.seats[seat.index].hand, out);
        case Phase::drop:
            return list_cards(ActionKind::drop, s.secrets.seats[seat.index].hand, out);
        case Phase::map:
            return list_building(s, seat, out);
        case Phase::goal:
            return list_free_tiles(s, seat, out);
        case Phase::setup:
        case Phase::hands:
        case Phase::reveal:
        case Phase::draw:
        case Phase::over:
            return;
    }
}

// ---- random picks, each uniform over its list ----

Action sample_card(ActionKind kind, CardSet cards, bool with_order, Rng& rng) {
    const auto count = static_cast<std::uint32_t>(cards.size());
    const std::uint32_t pick = rng.below(count + (with_order ? 1U : 0U));
    return pick < count ? card_action(kind, cards.nth(pick)) : plain_action(ActionKind::order);
}

Action sample_play(const State& s, Seat seat, Rng& rng) {
    CellList cubes;
    if (!s.rules->is_two_player()) cubes = cube_cells(*s.rules, s.table.seats[seat.index].map, leading_colour(s.table));
    const CardSet hand = s.secrets.seats[seat.index].hand;
    const auto per_card = static_cast<std::uint32_t>(cubes.size() + 1);
    const std::uint32_t pick = rng.below(static_cast<std::uint32_t>(hand.size()) * per_card);
    const Action plain = card_action(ActionKind::play, hand.nth(pick / per_card));
    const std::uint32_t cube = pick % per_card;
    return cube == 0 ? plain : with_cells(plain, {cubes[cube - 1]});
}

Action sample_answer(const State& s, Seat seat, Rng& rng) {
    const CellList cubes = cube_cells(*s.rules, s.table.seats[seat.index].map);
    const std::uint32_t pick = rng.below(1 + 2 * pairs_of(cubes.size()));
    if (pick == 0) return plain_action(ActionKind::accept);
    return pay_action(nth_pair(cubes, (pick - 1) / 2), pick % 2 == 1 ? Pair::hands : Pair::pile);
}

Action sample_building(const State& s, Seat seat, bool with_order, Rng& rng) {
    const PublicSeat& open = s.table.seats[seat.index];
    const TerraformFamilies terraforms(*s.rules, open);
    const std::uint32_t orders = with_order ? 1 : 0;
    ActionKind last = ActionKind::done;  // what stands at the end of the list when no placement does at its beginning
    if (!open.placed) {
        const SampledPlacement sampled =
            sample_placement(*s.rules, open.map, chosen_face(s, seat), terraforms.size() + orders, rng);
        if (sampled.placement) return place_action(open.map, open.chosen, *sampled.placement);
        last = ActionKind::unplaceable;
        if (!sampled.list_is_empty) last = ActionKind::place;  // not to be picked again
    }
    const std::uint32_t pick = rng.below(terraforms.size() + orders + (last == ActionKind::place ? 0U : 1U));
    if (pick < terraforms.size()) return terraforms[pick];
    if (pick < terraforms.size() + orders) return plain_action(ActionKind::order);
    return last == ActionKind::done ? plain_action(last) : card_action(last, open.chosen);
}

Action sample_from_list(const State& s, Seat seat, Rng& rng) {
    Actions actions;
    MapGame::legal_actions(s, seat, actions);
    return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

}  // namespace

void list_terraforming(const State& s, Seat seat, std::vector<Action>& out) {
    const TerraformFamilies terraforms(*s.rules, s.table.seats[seat.index]);
    for (std::uint32_t n = 0; n < terraforms.size(); ++n) out.push_back(terraforms[n]);
}

void MapGame::legal_actions(const State& s, Seat seat, std::vector<Action>& out) {
    out.clear();
    if (seat == dealer) {
        if (is_chance(s)) list_deals(s, out);
        return;
    }
    if (!to_act(s).has(seat)) return;
    list_phase(s, seat, out);
    if (may_ask_for_order(*s.rules, s.table)) out.push_back(plain_action(ActionKind::order));
}

Action MapGame::sample_action(const State& s, Seat seat, Rng& rng) {
    if (seat == dealer) {
        const CardSet outcomes = deal_outcomes(s);
        return deal_action(next_deal(s).dealt,
                           outcomes.nth(rng.below(static_cast<std::uint32_t>(outcomes.size()))).number);
    }
    const bool with_order = may_ask_for_order(*s.rules, s.table);
    const CardSet hand = s.secrets.seats[seat.index].hand;
    switch (s.table.phase) {
        case Phase::trick:
            return sample_play(s, seat, rng);
        case Phase::take:
            return sample_card(ActionKind::take, untaken_cards(s.table), false, rng);
        case Phase::choose:
            return choose_action(ActionKind::choose, rng.below(2) == 0 ? Pair::hands : Pair::pile);
        case Phase::answer:
            return sample_answer(s, seat, rng);
        case Phase::keep:
            return sample_card(ActionKind::keep, own_pair(s.table, seat), false, rng);
        case Phase::draft:
            return sample_card(ActionKind::draft, hand, with_order, rng);
        case Phase::drop:
            return sample_card(ActionKind::drop, hand, with_order, rng);
        case Phase::map:
            return sample_building(s, seat, with_order, rng);
        case Phase::goal:
            return sample_from_list(s, seat, rng);
        case Phase::setup:
        case Phase::hands:
        case Phase::reveal:
        case Phase::draw:
        case Phase::over:
            break;
    }
    assert(false);
    return {};
}

}  // namespace kitamae::mapgame
