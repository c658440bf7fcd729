#include "match/mapgame_json.h"

#include <optional>
#include <string>

#include "games/mapgame/deck.h"

namespace kitamae {
namespace {

namespace json = boost::json;
using namespace mapgame;

json::value card_json(CardId card) { return card == province_card ? json::value("S") : json::value(card.number); }

json::array cards_json(CardSet cards) {
    json::array list;
    for (const CardId card : cards) list.push_back(card_json(card));
    return list;
}

json::string letter_json(char letter) { return json::string(1, letter); }

json::array numbers_json(std::uint16_t bits) {
    json::array list;
    for (unsigned rest = bits; rest != 0; rest &= rest - 1) list.push_back(std::countr_zero(rest));
    return list;
}

std::string_view phase_name(Phase phase) {
    switch (phase) {
        case Phase::trick:
            return "trick";
        case Phase::take:
            return "take";
        case Phase::choose:
            return "choose";
        case Phase::answer:
            return "answer";
        case Phase::keep:
            return "keep";
        case Phase::draft:
            return "draft";
        case Phase::drop:
            return "drop";
        case Phase::map:
            return "map";
        case Phase::goal:
            return "goal";
        case Phase::over:
            return "over";
        case Phase::setup:
        case Phase::hands:
        case Phase::reveal:
        case Phase::draw:
            break;
    }
    return "deal";  // never seen in a match: the dealer acts at once
}

std::string_view pair_name(Pair pair) { return pair == Pair::pile ? "pile" : "hands"; }

json::object options_json(const Rules& rules, std::uint8_t scoring_card) {
    Options options = rules.options;
    if (scoring_card != 0) options.scoring_card = scoring_card;  // the one the dealer drew
    return options_to_json(options);
}

json::object pool_json(const Rules& rules, const Pool& pool) {
    json::object object;
    for (const Colour colour : all_colours) {
        if (rules.deck.resources[index_of(colour)] == 0) continue;
        object[letter_json(letter_of(colour))] = pool[index_of(colour)];
    }
    return object;
}

json::array trick_json(const Table& table) {
    json::array list;
    for (const Play& play : table.trick) {
        json::value cube;
        if (play.has_cube) cube = letter_json(letter_of(play.cube));
        list.push_back({{"seat", play.seat.index},
                        {"card", play.card.number},
                        {"cube", std::move(cube)},
                        {"value", play.value()}});
    }
    return list;
}

json::value pairs_json(const Rules& rules, const Table& table) {
    if (!rules.is_trick() || !rules.is_two_player() || table.pile_pair.empty()) return nullptr;
    json::object object{
        {"pile", cards_json(table.pile_pair)}, {"hands", nullptr}, {"named", nullptr}, {"owner", nullptr}};
    if (!table.hands_pair.empty()) {
        json::array hands;
        for (const CardId card : table.hands_pair) hands.push_back(card.number);
        object["hands"] = std::move(hands);
    }
    if (table.pair_named) object["named"] = pair_name(table.named);
    if (table.pairs_owned) {
        const int pile = table.pile_pair_owner.index;
        object["owner"] = json::object{{"pile", pile}, {"hands", 1 - pile}};
    }
    return object;
}

json::array laid_cards_json(const Rules& rules, const Map& map) {
    json::array list;
    for (const LaidCard& laid : map.cards) {
        json::object entry{{"card", card_json(laid.card)}};
        if (laid.card == province_card) {
            entry["province"] = map.province + 1;
            entry["side"] = rules.options.side == Side::A ? "A" : "B";
        }
        entry["x"] = laid.x;
        entry["y"] = laid.y;
        entry["rot"] = degrees(laid.rotation);
        CardSet under;
        for (unsigned bits = laid.under; bits != 0; bits &= bits - 1) {
            under.add(map.cards[static_cast<std::size_t>(std::countr_zero(bits))].card);
        }
        entry["under"] = cards_json(under);
        list.push_back(std::move(entry));
    }
    return list;
}

json::value hand_json(const Observation& seen, Seat seat) {
    if (seen.table.phase == Phase::over) return json::array{};  // every card has been played by then
    const bool not_looked_at =
        !seen.rules->is_trick() && (seen.table.phase == Phase::map || seen.table.phase == Phase::goal);
    if (seen.viewer != seat || not_looked_at) return nullptr;
    return cards_json(seen.own.hand);
}

json::value chosen_json(const Observation& seen, Seat seat) {
    const PublicSeat& open = seen.table.seats[seat.index];
    if (open.chosen != province_card) return open.chosen.number;
    if (!open.has_chosen) return nullptr;
    if (seen.viewer == seat) return seen.own.chosen.number;
    return "hidden";
}

json::object seat_json(const Observation& seen, Seat seat) {
    const Rules& rules = *seen.rules;
    const PublicSeat& open = seen.table.seats[seat.index];
    json::value order;
    if (open.order != 0) order = open.order;
    const ScoreShape shape{rules.title, rules.options.goals, has_bonus(seen.table.scoring_card)};
    return {{"order", std::move(order)},
            {"hand", hand_json(seen, seat)},
            {"hand_count", open.hand_count},
            {"chosen", chosen_json(seen, seat)},
            {"placed", open.placed},
            {"goals", numbers_json(open.goals)},
            {"terraformed", open.terraformed},
            {"terraformed_now", open.terraformed_now},
            {"map", map_to_json(rules, open.map)},
            {"score", score_to_json(score_of(rules, seen.table, seat), shape)}};
}

MapGameJson::Parts parts_of(const Score& score, const ScoreShape& shape) {
    MapGameJson::Parts parts{
        {"forests", score.forests}, {"lakes", score.lakes}, {"factories", score.factories}, {"towns", score.towns}};
    if (shape.title == Title::hokkaido) parts.emplace_back("mountains", score.mountains);
    if (shape.goals) parts.emplace_back("goals", score.goals);
    if (shape.bonus) parts.emplace_back("bonus", score.bonus);
    return parts;
}

Fault bad_option(const std::string& message) { return {"bad_options", message, {}, 0}; }

// A scoring card: null, "none" or false for none, "random", or 1 to 8.
std::optional<std::uint8_t> scoring_card_from(const json::value& value) {
    if (value.is_null() || value == "none") return std::uint8_t{0};
    if (value == "random") return random_scoring_card;
    if (!value.is_int64() || value.get_int64() < 1 || value.get_int64() > scoring_card_count) return std::nullopt;
    return static_cast<std::uint8_t>(value.get_int64());
}

std::optional<Fault> read_option(Options& options, std::string_view key, const json::value& value, Title title) {
    if (key == "selection") {
        if (value != "trick" && value != "draft") return bad_option("selection is \"trick\" or \"draft\"");
        options.selection = value == "trick" ? Selection::trick : Selection::draft;
    } else if (key == "side") {
        if (value != "A" && value != "B") return bad_option("side is \"A\" or \"B\"");
        options.side = value == "A" ? Side::A : Side::B;
    } else if (key == "scoring_card") {
        const auto card = scoring_card_from(value);
        if (!card) return bad_option("scoring_card is null, 1 to 8 or \"random\"");
        options.scoring_card = *card;
    } else if (key == "goals") {
        if (!value.is_bool()) return bad_option("goals is true or false");
        if (value.get_bool() && title == Title::honshu) return bad_option("goals belong to Hokkaidō's deck (K8.3)");
        options.goals = value.get_bool();
    } else {
        return bad_option("there is no option '" + std::string(key) + "'");
    }
    return std::nullopt;
}

}  // namespace

json::object options_to_json(const Options& options) {
    json::value card;
    if (options.scoring_card == random_scoring_card) {
        card = "random";
    } else if (options.scoring_card != 0) {
        card = options.scoring_card;
    }
    return {{"selection", options.selection == Selection::trick ? "trick" : "draft"},
            {"side", options.side == Side::A ? "A" : "B"},
            {"scoring_card", std::move(card)},
            {"goals", options.goals}};
}

std::variant<Options, Fault> options_from_json(const json::object& object, Title title) {
    Options options = default_options(title);
    for (const auto& [key, value] : object) {
        if (auto fault = read_option(options, {key.data(), key.size()}, value, title)) return *std::move(fault);
    }
    return options;
}

json::object score_to_json(const Score& score, const ScoreShape& shape) {
    json::object parts;
    for (const auto& [name, value] : parts_of(score, shape)) parts[name] = value;
    return {{"total", score.total()}, {"parts", std::move(parts)}};
}

json::array squares_to_json(const Rules& rules, const Map& map) {
    json::array list;
    for_each_visible(map, [&](SquareRef at, Cell cell, const LaidCard& laid) {
        json::value tile;
        if (((laid.tiled >> at.square) & 1U) != 0) tile = letter_json(letter_of(laid.tiles[at.square]));
        list.push_back({{"x", cell.x},
                        {"y", cell.y},
                        {"square", write_square(face_of(rules, map, at.slot).squares[at.square])},
                        {"card", card_json(laid.card)},
                        {"cube", has_cube(map, at)},
                        {"tile", std::move(tile)}});
    });
    return list;
}

json::object MapGameJson::view(const Observation& seen) {
    const Rules& rules = *seen.rules;
    const Table& table = seen.table;
    json::array to_act;
    for (const Seat seat : seats_to_act(rules, table)) to_act.push_back(seat.index);
    json::array seats;
    for (const Seat seat : SeatSet::first(rules.players)) seats.push_back(seat_json(seen, seat));
    json::value viewer = seen.viewer == onlooker ? json::value("onlooker") : json::value(seen.viewer.index);
    return {{"game", rules.title == Title::honshu ? "honshu" : "hokkaido"},
            {"players", rules.players},
            {"viewer", std::move(viewer)},
            {"options", options_json(rules, table.scoring_card)},
            {"round", table.round},
            {"phase", phase_name(table.phase)},
            {"to_act", std::move(to_act)},
            {"over", table.phase == Phase::over},
            {"ordered", table.ordered},
            {"removed", cards_json(table.removed)},
            {"pool", pool_json(rules, table.pool)},
            {"pile", table.pile_count},
            {"open_goals", numbers_json(table.open_goals)},
            {"trick", trick_json(table)},
            {"pairs", pairs_json(rules, table)},
            {"seats", std::move(seats)}};
}

json::object MapGameJson::score(const State& state, Seat seat) {
    const Score score = MapGame::score(state, seat);
    const ScoreShape shape{state.rules->title, state.rules->options.goals, has_bonus(state.table.scoring_card)};
    json::object object = score_to_json(score, shape);
    object["tiebreak"] = json::array{score.fallows};
    return object;
}

json::object map_to_json(const Rules& rules, const Map& map) {
    return {{"cards", laid_cards_json(rules, map)}, {"squares", squares_to_json(rules, map)}};
}

json::object MapGameJson::preview(const State&, Seat seat, const Action&, const State& after) {
    const Map& map = after.table.seats[seat.index].map;
    return {{"score", score(after, seat)}, {"map", map_to_json(*after.rules, map)}, {"range", range_insight(map)}};
}

MapGameJson::Parts MapGameJson::parts(const State& state, const Score& score) {
    const Options& options = state.rules->options;
    const bool bonus = has_bonus(options.scoring_card);  // a random card's too: games of one run have the same parts
    return parts_of(score, {state.rules->title, options.goals, bonus});
}

int MapGameJson::event(const Action& action) {
    switch (action.kind) {
        case ActionKind::place:
            return 0;
        case ActionKind::unplaceable:
            return 1;
        case ActionKind::terraform:
            return 2;
        case ActionKind::tile:
            return 3;
        default:
            return -1;
    }
}

}  // namespace kitamae
