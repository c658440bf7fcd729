#include "bots/hokkaido_2010/prospects.h"

#include <algorithm>
#include <cmath>

#include "games/hokkaido_2010/choices.h"
#include "games/hokkaido_2010/pieces.h"

namespace kitamae::hokkaido_2010 {
namespace {

constexpr float first_claim = 2;        // Rules T3.3
constexpr float better_of_two = 0.56F;  // of two random numbers the larger lies this many deviations above the mean
constexpr float long_before_end = 24;   // actions
constexpr float most_actions = 48;
constexpr float time_to_discard = 6;  // actions

using Counts = PerSeat<int>;

Counts pieces_in_region(const State& s, int region) {
    Counts pieces{};
    for (const ProvinceId province : s.rules->atlas.region(region)) {
        const auto& here = s.table.pieces[province.index];
        for (std::size_t seat = 0; seat < pieces.size(); ++seat) pieces[seat] += here[seat];
    }
    return pieces;
}

}  // namespace

float actions_to_come(const Weights& weights, const State& s, Seat seat) {
    const Table& table = s.table;
    if (table.seats[seat.index].scored || table.phase == Phase::over) return 0;
    const bool is_on_turn = table.turn == seat && table.phase != Phase::start;
    const float now = is_on_turn ? table.actions_left : 0;
    if (table.ended_by != nobody) {
        const bool is_last = table.turn != table.ended_by || table.last_turns < s.rules->players;
        return is_on_turn && is_last ? now : now + actions_per_turn;
    }
    float least_supply = 100;
    for (const Seat other : SeatSet::first(s.rules->players)) {
        least_supply = std::min<float>(least_supply, table.seats[other.index].supply);
    }
    const float by_pile =
        static_cast<float>(table.pile_count) / (weights.draw_rate * static_cast<float>(s.rules->players));
    const float turns = std::min(least_supply / weights.piece_rate, by_pile) + 1;
    return std::min(most_actions, now + actions_per_turn * turns);
}

CardSet unseen_cards(const Table& table, CardSet hand) {
    CardSet unseen = all_cards() - table.row - hand;
    for (const PublicSeat& seat : table.seats) unseen = unseen - seat.revealed - seat.known;
    return unseen;
}

Prospects::Prospects(const Weights& weights, const State& s, Seat seat, CardSet hand, const Survey& survey)
    : weights_(weights),
      s_(s),
      seat_(seat),
      hand_(hand),
      unseen_(unseen_cards(s.table, hand)),
      claimed_once_(claimed_once(s.table)),
      claimed_twice_(claimed_twice(s.table)),
      survey_(survey),
      hold_(s.rules->players == 2 ? weights.hold : weights.hold_more),
      actions_(actions_to_come(weights, s, seat)) {
    set_chances();
    look_at_unseen();
}

void Prospects::set_chances() {
    std::array<float, far_away + 4> nearer{};  // by cost: actions for routes in hand that are nearer
    for (const CardId card : hand_) nearer[survey_.cost[card.number] + 1U] += survey_.cost[card.number];
    // In the last turn everything that can be done is.
    const bool is_last = s_.table.ended_by != nobody && actions_ <= actions_per_turn;
    const float reach = std::max(1.0F, is_last ? actions_ + 1 : actions_ * weights_.reach);
    const float bend = is_last ? 0 : weights_.bend;
    float before = 0;
    for (std::size_t cost = 0; cost < chance_.size(); ++cost) {
        before += nearer[cost];
        const auto own = static_cast<float>(cost);
        const float share = (own + weights_.queue * before) / reach;
        const float chance = std::max(0.0F, 1 - share) * std::max(0.0F, 1 - bend * share);
        chance_[cost] = own > actions_ ? 0 : chance;
    }
    chance_[0] = 1;
}

// In the last turn a card is good only if its route is controlled already: the actions left are for better things than
// to put it away.
float Prospects::drawn_last(CardId card) const {
    const float high = s_.rules->atlas.route(card).high;
    return survey_.cost[card.number] == 0 ? high : -high;
}

void Prospects::look_at_unseen() {
    const auto count = static_cast<float>(unseen_.size());
    if (count < 1) return;
    const bool is_last = s_.table.ended_by != nobody && actions_ <= actions_per_turn;
    float sum = 0;
    float squares = 0;
    for (const CardId card : unseen_) {
        const float value = is_last ? drawn_last(card) : in_hand(card);
        sum += value;
        squares += value * value;
    }
    const float mean = sum / count;
    const float deviation = std::sqrt(std::max(0.0F, squares / count - mean * mean));
    constexpr float network = 10;
    const auto pieces = static_cast<float>(pieces_on_board(*s_.rules, s_.table, seat_));
    const float eagerness = is_last ? 0 : weights_.impatience * pieces / network - weights_.patience;
    const float better = s_.table.pile_count > 1 ? better_of_two * deviation : 0;
    const float worth = is_last ? 1 : weights_.draw_worth;
    draw_value_ = s_.table.pile_count == 0 ? 0 : worth * (mean + better) + eagerness;
    const PublicSeat& open = s_.table.seats[seat_.index];
    const float own_share = static_cast<float>(s_.table.pile_count) / static_cast<float>(s_.rules->players);
    const float draws = std::min(own_share * weights_.draw_share, actions_ * 0.5F);
    const float hidden = static_cast<float>(open.hand_count - hand_.size());
    unseen_share_ = (draws + std::max(0.0F, hidden)) / count;
}

float Prospects::claimed(CardId card) const {
    const Route& route = s_.rules->atlas.route(card);
    if (claimed_once_.has(card)) return route.low * hold_;
    return first_claim + route.high * hold_;
}

float Prospects::revealed(CardId card) const {
    const Route& route = s_.rules->atlas.route(card);
    return route.low * (1 + hold_);
}

float Prospects::in_hand(CardId card, int cost) const {
    const Route& route = s_.rules->atlas.route(card);
    const float done = chance_[static_cast<std::size_t>(cost)];
    const float done_early = actions_ < 1 ? 0 : chance_[static_cast<std::size_t>(cost) + 1];
    const float kept = route.high * hold_;
    // There may be no time any more to get rid of it.
    const float rushed = std::max(0.0F, 1 - actions_ / time_to_discard);
    const float drop = std::min<float>(route.high, weights_.drop);
    const float lost = drop + rushed * (route.high - drop);
    return done * kept + done_early * weights_.reveal_share * (revealed(card) - kept) - (1 - done) * lost;
}

float Prospects::in_row(CardId card, int cost) const {
    if (actions_ < 1 || claimed_twice_.has(card)) return 0;
    const float share = claimed_once_.has(card) ? weights_.low_share : weights_.open_share;
    return chance_[static_cast<std::size_t>(cost) + 1] * share * claimed(card);
}

float Prospects::of_card(CardId card, int cost) const {
    const PublicSeat& open = s_.table.seats[seat_.index];
    const Route& route = s_.rules->atlas.route(card);
    const float chance = chance_[static_cast<std::size_t>(cost)] * hold_;
    if (hand_.has(card)) return in_hand(card, cost);
    if (open.on_high.has(card)) return chance * route.high;
    if (open.on_low.has(card) || open.revealed.has(card)) return chance * route.low;
    if (s_.table.row.has(card)) return in_row(card, cost);
    if (unseen_.has(card)) return unseen_share_ * (better_of_two + 0.5F) * in_hand(card, cost);
    return 0;
}

float Prospects::outlook() const {
    const PublicSeat& open = s_.table.seats[seat_.index];
    const Points& points = open.points;
    float sum = static_cast<float>(points.claims + points.reveals);
    if (s_.table.phase == Phase::over) {
        return sum + static_cast<float>(points.public_routes + points.private_routes + points.hand + points.regions);
    }
    sum += of_regions();
    if (open.scored) return sum + static_cast<float>(points.public_routes + points.private_routes + points.hand);
    for (const CardId card : all_cards()) sum += of_card(card, survey_.cost[card.number]);
    sum += weights_.piece * open.supply;
    return sum;
}

float Prospects::of_region(const PerSeat<int>& pieces) const {
    const float now = static_cast<float>(points_of_region(pieces, s_.rules->players)[seat_.index]);
    const float early = std::min(1.0F, actions_ / long_before_end);
    const float count_now = 1 - early * (1 - weights_.region_early);
    const int own = pieces[seat_.index];
    return now * count_now + (own > 0 ? early * weights_.presence : 0);
}

float Prospects::of_regions() const {
    float sum = 0;
    for (int region = 0; region < region_count; ++region) sum += of_region(pieces_in_region(s_, region));
    return sum;
}

void Prospects::add_land_gain(Gains& gains, const Route& route, float gain) const {
    const Distances& a = survey_.from_city[survey_.city_number[route.a.index]];
    const Distances& b = survey_.from_city[survey_.city_number[route.b.index]];
    const int length = a[route.b.index];
    const auto count = static_cast<std::size_t>(s_.rules->atlas.province_count());
    for (std::size_t i = 0; i < count; ++i) {
        const int through = a[i] + b[i] - survey_.price[i];
        gains.province[i] += through == length ? gain : 0.0F;
    }
}

void Prospects::add_region_gains(Gains& gains) const {
    for (int region = 0; region < region_count; ++region) {
        Counts pieces = pieces_in_region(s_, region);
        const float before = of_region(pieces);
        ++pieces[seat_.index];
        const float gain = of_region(pieces) - before;
        for (const ProvinceId province : s_.rules->atlas.region(region)) gains.presence[province.index] = gain;
    }
}

float Prospects::loss_by_leaving(ProvinceId province, CardSet routes) const {
    constexpr float needed_share = 0.5F;  // of the ways that lead through a province some have another as good
    float broken = 0;
    for (const CardId card : routes) broken += of_card(card, 0) - of_card(card, step_price);
    float farther = 0;
    for (const CardId card : all_cards()) {
        const int cost = survey_.cost[card.number];
        const Route& route = s_.rules->atlas.route(card);
        if (cost == 0 || cost + step_price > far_away) continue;
        const bool is_on_way = route.is_sea() ? route.a == place_of(province) : survey_.leads_through(route, province);
        if (is_on_way) farther += of_card(card, cost) - of_card(card, cost + step_price);
    }
    return broken + needed_share * farther;
}

Prospects::Gains Prospects::gains() const {
    Gains gains;
    for (const CardId card : all_cards()) {
        const int cost = survey_.cost[card.number];
        if (cost == 0) continue;
        const Route& route = s_.rules->atlas.route(card);
        const float now = of_card(card, cost);
        if (!route.is_sea()) {
            add_land_gain(gains, route, of_card(card, std::max(0, cost - step_price)) - now);
            continue;
        }
        const int city = survey_.city_price[survey_.city_number[route.a.index]];
        const auto country = static_cast<std::size_t>(route.b.country());
        if (city > 0) gains.province[route.a.index] += of_card(card, cost - city) - now;
        const int voyage = survey_.country_price[country];
        if (voyage > 0) gains.country[country] += of_card(card, cost - voyage) - now;
    }
    for (const ProvinceId own : s_.table.seats[seat_.index].occupied) gains.province[own.index] = 0;
    add_region_gains(gains);
    return gains;
}

}  // namespace kitamae::hokkaido_2010
