#include "match/hokkaido_2010_json.h"

#include <string>

namespace kitamae {
namespace {

namespace json = boost::json;
using namespace hokkaido_2010;

json::array cards_json(CardSet cards) {
    json::array list;
    for (const CardId card : cards) list.push_back(card.number);
    return list;
}

std::string_view phase_name(Phase phase) {
    switch (phase) {
        case Phase::start:
            return "start";
        case Phase::turn:
            return "turn";
        case Phase::keep:
            return "keep";
        case Phase::over:
            return "over";
        case Phase::deal:
        case Phase::look:
            break;
    }
    return "deal";  // never seen in a match: the dealer acts at once
}

std::string_view kind_name(TurnKind kind) {
    static constexpr std::array<std::string_view, 7> names{"land", "sea", "grow", "claim", "draw", "discard", "reveal"};
    return names[static_cast<std::size_t>(kind)];
}

json::value turn_json(const Table& table) {
    if (table.phase != Phase::turn && table.phase != Phase::keep) return nullptr;
    json::array taken;
    for (const TurnKind kind : table.taken) taken.emplace_back(kind_name(kind));
    return json::object{{"seat", table.turn.index}, {"actions_left", table.actions_left}, {"taken", std::move(taken)}};
}

json::value last_turns_json(const Rules& rules, const Table& table) {
    if (table.ended_by == nobody) return nullptr;
    json::array left;
    for (const Seat seat : seats_with_last_turn(rules, table)) left.push_back(seat.index);
    return json::object{{"by", table.ended_by.index}, {"left", std::move(left)}};
}

json::object spaces_json(const Rules& rules, const Table& table) {
    json::object spaces;
    const auto add = [&](Place place, auto&& count) {
        json::array counts;
        for (const Seat seat : SeatSet::first(rules.players)) counts.push_back(count(table.seats[seat.index], seat));
        spaces[rules.atlas.name_of(place).text()] = std::move(counts);
    };
    for (int i = 0; i < rules.atlas.province_count(); ++i) {
        const ProvinceId province{static_cast<std::uint8_t>(i)};
        add(place_of(province),
            [&](const PublicSeat&, Seat seat) { return int{table.pieces[province.index][seat.index]}; });
    }
    for (int country = 0; country < country_count; ++country) {
        add(place_of_country(country), [&](const PublicSeat& seat, Seat) { return (seat.countries >> country) & 1; });
    }
    add(at_sea, [](const PublicSeat& seat, Seat) { return seat.at_sea ? 1 : 0; });
    return spaces;
}

json::value seat_or_null(Seat seat) { return seat == nobody ? json::value(nullptr) : json::value(seat.index); }

json::array row_json(const Table& table) {
    json::array row;
    for (const CardId card : table.row) {
        const CardPieces pieces = pieces_on(table, card);
        row.push_back({{"card", card.number}, {"pieces", {seat_or_null(pieces.high), seat_or_null(pieces.low)}}});
    }
    return row;
}

Hokkaido2010Json::Parts parts_of(const Score& score) {
    Hokkaido2010Json::Parts parts{{"claims", score.claims}, {"reveals", score.reveals}};
    if (score.cards_scored) {
        parts.emplace_back("public", score.public_routes);
        parts.emplace_back("private", score.private_routes);
        parts.emplace_back("hand", score.hand);
    }
    if (score.regions_scored) parts.emplace_back("regions", score.regions);
    return parts;
}

json::object score_json(const Score& score) {
    json::object parts;
    for (const auto& [name, value] : parts_of(score)) parts[name] = value;
    return {{"total", score.total()}, {"parts", std::move(parts)}};
}

json::object seat_json(const Observation& seen, Seat seat) {
    const PublicSeat& open = seen.table.seats[seat.index];
    json::value hand;
    if (open.scored) {
        hand = cards_json(open.known);  // laid open, Rules T5.3
    } else if (seen.viewer == seat) {
        hand = cards_json(seen.hand);
    }
    return {{"supply", open.supply},
            {"hand", std::move(hand)},
            {"hand_count", open.hand_count},
            {"revealed", cards_json(open.revealed)},
            {"score", score_json(score_of(*seen.rules, seen.table, seat))}};
}

}  // namespace

json::object Hokkaido2010Json::view(const Observation& seen) {
    const Rules& rules = *seen.rules;
    const Table& table = seen.table;
    json::array to_act;
    for (const Seat seat : seats_to_act(table)) to_act.push_back(seat.index);
    json::array seats;
    for (const Seat seat : SeatSet::first(rules.players)) seats.push_back(seat_json(seen, seat));
    json::value looking;
    if (table.phase == Phase::keep && seen.viewer == table.turn) looking = cards_json(seen.looking);
    return {{"game", "hokkaido-2010"},
            {"players", rules.players},
            {"viewer", seen.viewer == onlooker ? json::value("onlooker") : json::value(seen.viewer.index)},
            {"phase", phase_name(table.phase)},
            {"to_act", std::move(to_act)},
            {"over", table.phase == Phase::over},
            {"turn", turn_json(table)},
            {"last_turns", last_turns_json(rules, table)},
            {"spaces", spaces_json(rules, table)},
            {"row", row_json(table)},
            {"pile", table.pile_count},
            {"looking", std::move(looking)},
            {"seats", std::move(seats)}};
}

json::object Hokkaido2010Json::score(const State& state, Seat seat) {
    const Score score = Hokkaido2010::score(state, seat);
    json::object object = score_json(score);
    object["tiebreak"] = json::array{score.pieces_on_board, score.longest_route};
    return object;
}

json::object Hokkaido2010Json::preview(const State& before, Seat seat, const Action& action, const State& after) {
    const Table& table = after.table;
    json::object object{{"score", score(after, seat)},
                        {"spaces", spaces_json(*after.rules, table)},
                        {"last_turns", last_turns_json(*after.rules, table)}};
    for (auto& member : hokkaido_2010_consequences(before, seat, action, after)) object.insert(std::move(member));
    return object;
}

Hokkaido2010Json::Parts Hokkaido2010Json::parts(const State&, const Score& score) { return parts_of(score); }

int Hokkaido2010Json::event(const Action& action) {
    switch (action.kind) {
        case ActionKind::claim:
            return 0;
        case ActionKind::reveal:
            return 1;
        case ActionKind::pass:
            return 2;
        default:
            return -1;
    }
}

}  // namespace kitamae
