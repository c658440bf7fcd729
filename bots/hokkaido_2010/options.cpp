#include "bots/hokkaido_2010/options.h"

#include <algorithm>

#include "games/hokkaido_2010/choices.h"
#include "games/hokkaido_2010/conflict.h"
#include "games/hokkaido_2010/pieces.h"

namespace kitamae::hokkaido_2010 {
namespace {

constexpr float gift = 0.15F;        // share of a discarded card's points that goes to the others
constexpr float voyage_actions = 3;  // Grow and two Sea Moves
constexpr float waste = -1;          // a piece that conflict takes back at once
constexpr int actions_to_step = 2;

class Lister {
public:
    Lister(const Weights& weights, const State& s, const Prospects& prospects, Care care, std::vector<Option>& out)
        : weights_(weights),
          s_(s),
          prospects_(prospects),
          care_(care),
          out_(out),
          atlas_(s.rules->atlas),
          open_(s.table.seats[s.table.turn.index]),
          gains_(prospects.gains()),
          choices_(choices_of(*s.rules, s.table, s.secrets.hands[s.table.turn.index])) {
        const auto exhausted = exhausted_kind(s.table);
        may_land_ = exhausted != TurnKind::land;
        may_sail_ = exhausted != TurnKind::sea;
        for (int country = 0; country < country_count; ++country) {
            if ((open_.countries >> country) & 1U) continue;
            best_voyage_ = std::max(best_voyage_, gains_.country[static_cast<std::size_t>(country)]);
        }
        for (const ProvinceId shore : atlas_.coast() & atlas_.cities()) {
            best_voyage_ = std::max(best_voyage_, gain_of(shore));
        }
    }

    void list() {
        list_cards();
        list_land_moves();
        list_sea_moves();
        list_grows();
    }

private:
    void add(ActionKind kind, Place from, Place to, float score) { out_.push_back({kind, from, to, {}, {}, score}); }
    void add(ActionKind kind, CardId card, float score) { out_.push_back({kind, {}, {}, card, {}, score}); }

    int count(ProvinceId province) const { return s_.table.pieces[province.index][s_.table.turn.index]; }
    int total(ProvinceId province) const {
        int sum = 0;
        for (const std::uint8_t pieces : s_.table.pieces[province.index]) sum += pieces;
        return sum;
    }
    bool has_room(ProvinceId province) const { return total(province) < s_.rules->limit(province); }
    int price(ProvinceId province) const { return prospects_.survey().price[province.index]; }
    // With a piece of the seat there already, only the region's.
    float gain_of(ProvinceId province) const {
        return gains_.province[province.index] + gains_.presence[province.index];
    }
    float lasting_share(ProvinceId fought_for) const {
        return can_fight_back(s_, s_.table.turn, fought_for) ? weights_.fight : 1;
    }
    // Of one piece that arrives in a province.
    float arrival(ProvinceId to) const {
        const float gain = gain_of(to);
        if (price(to) > step_price) return s_.table.actions_left > 1 ? gain * lasting_share(to) / 2 : waste;
        return price(to) == 0 && !has_room(to) ? waste : gain;
    }
    // What is lost when the last piece leaves.
    float loss(ProvinceId from) const {
        ProvinceSet left = open_.occupied;
        left.remove(from);
        const CardSet lost = open_.controls - controlled_cards(atlas_, left, open_.countries);
        return prospects_.loss_by_leaving(from, lost) + gains_.presence[from.index];
    }

    void list_cards() {
        for (const CardId card : choices_.claim) {
            add(ActionKind::claim, card, prospects_.claimed(card) - prospects_.in_row(card));
        }
        for (const CardId card : choices_.reveal) {
            add(ActionKind::reveal, card, prospects_.revealed(card) - prospects_.in_hand(card) - weights_.piece);
        }
        for (const CardId card : choices_.discard) {
            const float given = gift * atlas_.route(card).high;
            add(ActionKind::discard, card, prospects_.in_row(card) - prospects_.in_hand(card) - given);
        }
        for (const CardId card : choices_.take) {
            add(ActionKind::take, card, prospects_.in_hand(card) - prospects_.in_row(card));
        }
        if (choices_.draw) {
            const float later = weights_.draw_share / static_cast<float>(s_.rules->players);
            out_.push_back({ActionKind::draw, {}, {}, {}, {}, prospects_.of_draw() * (1 - later)});
        }
    }

    void list_land_moves() {
        for (const ProvinceId from : choices_.land_from) {
            const bool is_spare = count(from) > 1;
            if (!is_spare && care_ == Care::quick) continue;
            const float lost = is_spare ? 0 : loss(from);
            for (const ProvinceId to : atlas_.neighbours(from)) {
                add(ActionKind::land, place_of(from), place_of(to), arrival(to) - lost);
            }
        }
    }

    void list_sea_moves() {
        if (choices_.by_sea_to_sea) {
            for (const ProvinceId from : choices_.sea_provinces) {
                const bool is_spare = count(from) > 1;
                if (!is_spare && care_ == Care::quick) continue;
                add(ActionKind::sea, place_of(from), at_sea, best_voyage_ / 2 - (is_spare ? 0 : loss(from)));
            }
            return;
        }
        for (const ProvinceId to : choices_.sea_provinces) add(ActionKind::sea, at_sea, place_of(to), arrival(to));
        for (int country = 0; country < country_count; ++country) {
            if (((choices_.sea_countries >> country) & 1U) == 0) continue;
            add(ActionKind::sea, at_sea, place_of_country(country), gains_.country[static_cast<std::size_t>(country)]);
        }
    }

    // A grown piece walks on in this turn, or waits where there is room.
    void list_grows() {
        for (const ProvinceId from : choices_.grow) {
            const bool has_time = s_.table.actions_left >= actions_to_step;
            const bool stays = has_room(from);
            float best = 0;
            if ((may_land_ && has_time) || stays) {
                for (const ProvinceId to : atlas_.neighbours(from)) best = std::max(best, step_gain(to));
            }
            if (atlas_.coast().has(from) && !open_.at_sea && ((may_sail_ && has_time) || stays)) {
                best = std::max(best, best_voyage_ / voyage_actions);
            }
            if (stays) best += gains_.presence[from.index] + weights_.spare;
            if (s_.table.crowded.has(from)) best = std::max(best, rescue(from));
            if (best == 0) best = waste;
            add(ActionKind::grow, {}, place_of(from), best - weights_.piece);
        }
    }

    // Of one more piece where conflict would take the last.
    float rescue(ProvinceId province) const {
        auto pieces = s_.table.pieces[province.index];
        const int limit = s_.rules->limit(province);
        std::uint8_t& own = pieces[s_.table.turn.index];
        if (after_conflict(pieces, limit)[s_.table.turn.index] > 0) return 0;
        ++own;
        return after_conflict(pieces, limit)[s_.table.turn.index] > 0 ? weights_.reinforce + loss(province) : 0;
    }

    float step_gain(ProvinceId to) const {
        if (price(to) == 0) return 0;
        const float share = price(to) > step_price ? lasting_share(to) / 2 : 1;
        return gain_of(to) * weights_.grow_first * share;
    }

    const Weights& weights_;
    const State& s_;
    const Prospects& prospects_;
    Care care_;
    std::vector<Option>& out_;
    const Atlas& atlas_;
    const PublicSeat& open_;
    Prospects::Gains gains_;
    Choices choices_;
    bool may_land_ = false;
    bool may_sail_ = false;
    float best_voyage_ = 0;
};

}  // namespace

Action action_of(const Atlas& atlas, const Option& option) {
    switch (option.kind) {
        case ActionKind::land:
        case ActionKind::sea:
            return move_action(option.kind, atlas.name_of(option.from), atlas.name_of(option.to));
        case ActionKind::start:
        case ActionKind::grow:
            return place_action(option.kind, atlas.name_of(option.to));
        case ActionKind::claim:
        case ActionKind::reveal:
        case ActionKind::discard:
        case ActionKind::take:
        case ActionKind::keep:
            return card_action(option.kind, option.card, option.second);
        case ActionKind::deal:
        case ActionKind::draw:
        case ActionKind::pass:
            break;
    }
    return plain_action(option.kind);
}

bool can_fight_back(const State& s, Seat seat, ProvinceId province) {
    const ProvinceSet beside = s.rules->atlas.neighbours(province);
    const bool is_coastal = s.rules->atlas.coast().has(province);
    for (const Seat other : SeatSet::first(s.rules->players)) {
        if (other == seat) continue;
        const PublicSeat& open = s.table.seats[other.index];
        if (!(open.occupied & beside).empty() || (is_coastal && open.at_sea)) return true;
    }
    return false;
}

void list_options(const Weights& weights, const State& s, const Prospects& prospects, Care care,
                  std::vector<Option>& out) {
    out.clear();
    Lister(weights, s, prospects, care, out).list();
}

}  // namespace kitamae::hokkaido_2010
