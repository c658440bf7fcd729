#include "match/hokkaido_2010_insight.h"

#include <string_view>
#include <utility>
#include <vector>

#include "games/hokkaido_2010/conflict.h"
#include "games/hokkaido_2010/ways.h"

namespace kitamae {
namespace {

namespace json = boost::json;
using namespace hokkaido_2010;

json::array places_json(const Atlas& atlas, const std::vector<Place>& places) {
    json::array list;
    for (const Place place : places) list.emplace_back(atlas.name_of(place).text());
    return list;
}

// Public cards, and those of the seat that the viewer sees.
CardSet cards_in_sight(const Observation& seen, Seat seat) {
    const PublicSeat& open = seen.table.seats[seat.index];
    CardSet cards = seen.table.row | open.revealed | open.known;
    if (seen.viewer == seat) cards |= seen.hand | seen.looking;
    return cards;
}

json::array routes_json(const Rules& rules, const Table& table, Seat seat, CardSet cards) {
    json::array list;
    const PublicSeat& open = table.seats[seat.index];
    for (const CardId card : cards) {
        const std::vector<Place> way = way_of(rules.atlas, open.occupied, rules.atlas.route(card));
        list.push_back({{"card", card.number},
                        {"controlled", open.controls.has(card)},
                        {"way", places_json(rules.atlas, way)},
                        {"missing", places_json(rules.atlas, missing_on(table, seat, way))}});
    }
    return list;
}

template <class Counts>
json::array by_seat(const Rules& rules, const Counts& counts) {
    json::array list;
    for (const Seat seat : SeatSet::first(rules.players)) list.push_back(int{counts[seat.index]});
    return list;
}

json::array regions_json(const Rules& rules, const Table& table) {
    json::array list;
    for (int region = 0; region < region_count; ++region) {
        const PerSeat<int> pieces = pieces_in_region(rules, table, region);
        list.push_back({{"region", rules.board.regions[static_cast<std::size_t>(region)].id},
                        {"pieces", by_seat(rules, pieces)},
                        {"points", by_seat(rules, points_of_region(pieces, rules.players))}});
    }
    return list;
}

// If the turn ended now. Rules T4
json::array conflict_json(const Rules& rules, const Table& table) {
    json::array list;
    for (const ProvinceId province : table.crowded) {
        const auto& pieces = table.pieces[province.index];
        list.push_back({{"province", rules.atlas.name_of(place_of(province)).text()},
                        {"before", by_seat(rules, pieces)},
                        {"after", by_seat(rules, after_conflict(pieces, rules.limit(province)))}});
    }
    return list;
}

// Rules T5.3, card by card; null until the seat's cards are scored.
json::value scored_json(const Atlas& atlas, const PublicSeat& seat) {
    if (!seat.scored) return nullptr;
    json::array list;
    const auto add = [&](std::string_view part, CardSet cards, auto&& points) {
        for (const CardId card : cards) {
            list.push_back(
                {{"card", card.number}, {"part", part}, {"points", points(atlas.route(card), seat.counted.has(card))}});
        }
    };
    add("public", seat.on_high, [](const Route& route, bool controlled) { return controlled ? route.high : 0; });
    add("public", seat.on_low, [](const Route& route, bool controlled) { return controlled ? route.low : 0; });
    add("private", seat.revealed, [](const Route& route, bool controlled) { return controlled ? route.low : 0; });
    add("hand", seat.known, [](const Route& route, bool controlled) { return controlled ? route.high : -route.high; });
    return list;
}

// The table after the action while its turn still lasts, so that conflict is yet to come.
Table before_conflict(const State& before, Seat seat, const Action& action) {
    State open = before;
    if (action.kind == ActionKind::pass) return open.table;
    ++open.table.actions_left;
    Hokkaido2010::apply(open, seat, action);
    return open.table;
}

}  // namespace

json::object hokkaido_2010_insight(const Observation& seen) {
    const Rules& rules = *seen.rules;
    json::array seats;
    for (const Seat seat : SeatSet::first(rules.players)) {
        seats.push_back({{"routes", routes_json(rules, seen.table, seat, cards_in_sight(seen, seat))},
                         {"scored", scored_json(rules.atlas, seen.table.seats[seat.index])}});
    }
    return {{"seats", std::move(seats)},
            {"regions", regions_json(rules, seen.table)},
            {"conflict", conflict_json(rules, seen.table)},
            {"limits", {{"province", rules.limit_of(false)}, {"city", rules.limit_of(true)}}}};
}

json::object hokkaido_2010_consequences(const State& before, Seat seat, const Action& action, const State& after) {
    const Rules& rules = *before.rules;
    const PublicSeat& then = after.table.seats[seat.index];
    CardSet cards = before.table.row | then.revealed | before.secrets.hands[seat.index];
    if (before.table.turn == seat) cards |= before.secrets.looking;
    const Table table = before_conflict(before, seat, action);
    return {{"routes", routes_json(rules, table, seat, cards)},
            {"regions", regions_json(rules, after.table)},
            {"conflict", conflict_json(rules, table)}};
}

json::object hokkaido_2010_effect(const State& before, Seat by, const Action& action, const State& after) {
    const bool is_of_turn = before.table.phase == Phase::turn || before.table.phase == Phase::keep;
    const bool has_ended = after.table.turn != before.table.turn || after.table.phase == Phase::over;
    if (!is_of_turn || !has_ended) return {};
    json::array conflict = conflict_json(*before.rules, before_conflict(before, by, action));
    return conflict.empty() ? json::object() : json::object{{"conflict", std::move(conflict)}};
}

}  // namespace kitamae
