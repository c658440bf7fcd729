#include "tests/games/mapgame/map_laws.h"

#include <algorithm>
#include <set>

namespace kitamae::mapgame::testing {
namespace {

SeatSet seats_of(const State& s) { return SeatSet::first(s.rules->players); }

CardSet laid_cards(const State& s) {
    CardSet cards;
    for (const Seat seat : seats_of(s)) {
        for (const LaidCard& laid : s.table.seats[seat.index].map.cards) {
            EXPECT_TRUE(laid.card == province_card || !cards.has(laid.card));
            cards.add(laid.card);
        }
    }
    cards.remove(province_card);
    return cards;
}

// Cards that lie on the table before they come into a map or leave the game.
CardSet waiting_cards(const State& s) {
    CardSet cards = s.table.pile_pair;
    for (const CardId card : s.table.hands_pair) cards.add(card);
    for (const Play& play : s.table.trick) cards.add(play.card);
    for (const Seat seat : seats_of(s)) {
        cards.add(s.table.seats[seat.index].chosen);
        cards.add(s.secrets.seats[seat.index].chosen);
    }
    cards.remove(province_card);
    return cards - laid_cards(s) - s.table.removed;
}

void every_card_is_in_one_place(const State& s) {
    CardSet all;
    int count = 0;
    const auto add = [&](CardSet cards) {
        all = all | cards;
        count += cards.size();
    };
    add(laid_cards(s));
    add(waiting_cards(s));
    add(s.table.removed);
    add(s.secrets.pile);
    for (const Seat seat : seats_of(s)) {
        add(s.secrets.seats[seat.index].hand);
        add(s.secrets.seats[seat.index].dropped);
        EXPECT_EQ(s.secrets.seats[seat.index].hand.size(), s.table.seats[seat.index].hand_count);
    }
    EXPECT_EQ(all, CardSet::all_cards());
    EXPECT_EQ(count, card_count);
    EXPECT_EQ(s.secrets.pile.size(), s.table.pile_count);
}

void cubes_are_conserved(const State& s) {
    PerColour<int> cubes{};
    for (const Colour colour : all_colours) cubes[index_of(colour)] = s.table.pool[index_of(colour)];
    for (const Play& play : s.table.trick) cubes[index_of(play.cube)] += play.has_cube ? 1 : 0;
    for (const Seat seat : seats_of(s)) {
        const Map& map = s.table.seats[seat.index].map;
        for (std::uint8_t slot = 0; slot < map.cards.size(); ++slot) {
            const LaidCard& laid = map.cards[slot];
            EXPECT_EQ(laid.cubes & ~laid.visible, 0) << "a cube on a hidden square";
            EXPECT_EQ(laid.tiled & ~laid.visible, 0) << "a tile on a hidden square";
            for (std::uint8_t i = 0; i < squares_per_card; ++i) {
                if (!has_cube(map, {slot, i})) continue;
                const Square square = square_of(*s.rules, map, {slot, i});
                EXPECT_EQ(square.terrain, Terrain::production);
                ++cubes[index_of(square.colour)];
            }
        }
    }
    for (const Colour colour : all_colours) {
        EXPECT_EQ(cubes[index_of(colour)], s.rules->deck.resources[index_of(colour)]) << letter_of(colour);
    }
}

void every_cell_shows_one_square(const State& s) {
    for (const Seat seat : seats_of(s)) {
        const Map& map = s.table.seats[seat.index].map;
        std::set<Cell> cells;
        for_each_visible(map, [&](SquareRef at, Cell cell, const LaidCard&) {
            EXPECT_TRUE(cells.insert(cell).second) << write_cell(cell) << " shows two squares";
            EXPECT_EQ(visible_at(map, cell), at);
        });
        for (const LaidCard& laid : map.cards) {
            for (int i = 0; i < squares_per_card; ++i) EXPECT_TRUE(cells.count(laid.cell(i)) != 0);
        }
    }
}

void what_seats_know_is_true(const State& s) {
    const bool drops = s.rules->is_two_player() && s.rules->options.selection == Selection::draft;
    for (const Seat viewer : seats_of(s)) {
        const Observation o = MapGame::observe(s, viewer);
        for (const Seat seat : seats_of(s)) {
            const SecretSeat& secret = s.secrets.seats[seat.index];
            CardSet real = secret.hand;
            real.add(secret.chosen);
            if (drops) real = real | s.secrets.seats[0].dropped | s.secrets.seats[1].dropped;
            EXPECT_TRUE((o.known[seat.index] - real).empty())
                << "seat " << int{viewer.index} << " of seat " << int{seat.index};
        }
    }
}

Cell near(Cell cell, Rng& rng) {
    return cell_at(cell.x + static_cast<int>(rng.below(5)) - 2, cell.y + static_cast<int>(rng.below(5)) - 2);
}

CardId any_card(Rng& rng) { return CardId{static_cast<std::uint8_t>(1 + rng.below(card_count))}; }

// One card more, of some map or of none, or one less.
CardSet changed_under(const State& s, CardSet under, Rng& rng) {
    const auto& cards = s.table.seats[rng.below(static_cast<std::uint32_t>(s.rules->players))].map.cards;
    if (!cards.empty() && rng.below(2) == 0) {
        under.add(cards[rng.below(static_cast<std::uint32_t>(cards.size()))].card);
    } else if (!under.empty()) {
        under.remove(under.nth(rng.below(static_cast<std::uint32_t>(under.size()))));
    } else {
        under.add(any_card(rng));
    }
    return under;
}

// Rules M1.3: with fewer cubes in the pool than the two cards could take, the order decides who gets them.
bool may_compete_for_cubes(const State& s, Seat one, Seat other) {
    PerColour<int> wanted{};
    for (const Seat seat : {one, other}) {
        for (const Square& square : s.rules->deck.cards[s.table.seats[seat.index].chosen.number].squares) {
            if (square.terrain == Terrain::production) ++wanted[index_of(square.colour)];
        }
    }
    return std::any_of(all_colours.begin(), all_colours.end(),
                       [&](Colour colour) { return wanted[index_of(colour)] > s.table.pool[index_of(colour)]; });
}

}  // namespace

Action MapLaws::mutated(const State& s, const Action& action, Rng& rng) {
    Action changed = action;
    switch (rng.below(8)) {
        case 0:
            changed.card = any_card(rng);
            break;
        case 1:
            changed.cells[rng.below(3)] = near(action.cells[rng.below(3)], rng);
            break;
        case 2:
            changed.rotation = all_rotations[rng.below(4)];
            break;
        case 3:
            changed.terrain = static_cast<Terrain>(rng.below(5));
            break;
        case 4:
            changed.number = static_cast<std::uint8_t>(rng.below(70));
            break;
        case 5:
            changed.pair = changed.pair == Pair::hands ? Pair::pile : Pair::hands;
            if (action.kind == ActionKind::play) changed.cell_count = static_cast<std::uint8_t>(1 - action.cell_count);
            break;
        case 6:
            changed.kind = static_cast<ActionKind>(rng.below(static_cast<std::uint32_t>(ActionKind::done) + 1));
            changed.cells[0] = near(action.cells[0], rng);
            break;
        default:
            changed.under = changed_under(s, action.under, rng);
    }
    return changed;
}

void MapLaws::check(const State& s) {
    every_card_is_in_one_place(s);
    cubes_are_conserved(s);
    every_cell_shows_one_square(s);
    what_seats_know_is_true(s);
}

bool MapLaws::is_hidden_chance(const State& s, Seat viewer) {
    if (s.table.phase != Phase::hands && s.table.phase != Phase::draw) return false;
    // Cards are dealt to the lowest seat whose hand is not full yet.
    const int full = s.table.phase == Phase::hands ? hand_size : hand_size - (s.table.round - 1) % 6;
    for (const Seat seat : seats_of(s)) {
        if (s.table.seats[seat.index].hand_count < full) return seat != viewer;
    }
    return false;
}

bool MapLaws::is_secret(const State& s, Seat, const Action& action) {
    const bool is_last = MapGame::to_act(s).size() == 1;
    switch (action.kind) {
        case ActionKind::play:
        case ActionKind::keep:
            return s.rules->players == 2 && !is_last;
        case ActionKind::draft:
            return s.rules->players == 2 || !is_last;  // two players draw and drop before they reveal
        case ActionKind::drop:
            return true;
        default:
            return false;
    }
}

bool MapLaws::are_independent(const State& s, Seat one, const Action& a, Seat other, const Action& b) {
    if (a.kind == ActionKind::order || b.kind == ActionKind::order) return false;
    return s.table.phase != Phase::map || !may_compete_for_cubes(s, one, other);
}

}  // namespace kitamae::mapgame::testing
