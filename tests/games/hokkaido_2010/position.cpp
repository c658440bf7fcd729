#include "tests/games/hokkaido_2010/position.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "games/hokkaido_2010/pieces.h"
#include "tests/games/hokkaido_2010/board_file.h"

namespace kitamae::hokkaido_2010 {
namespace {

using G = Hokkaido2010;

Seat seat_of(int seat) { return Seat{static_cast<std::uint8_t>(seat)}; }

Place place_on(const State& s, const char* name) {
    const auto read = read_place_name(name);
    const Place place = read ? s.rules->atlas.place_named(*read) : no_place;
    if (place == no_place) ADD_FAILURE() << "there is no " << name;
    return place;
}

}  // namespace

CardSet cards(std::initializer_list<int> numbers) {
    CardSet set;
    for (const int number : numbers) set.add(CardId{static_cast<std::uint8_t>(number)});
    return set;
}

Position::Position(int players) : s(G::initial(default_rules(players))) {
    s.table.phase = Phase::turn;
    s.table.first_player = Seat{0};
    s.table.turn = Seat{0};
    s.table.actions_left = actions_per_turn;
    pile({23, 24, 25, 26, 27, 28, 29, 30, 31, 32});
}

Position& Position::put(int seat, std::initializer_list<const char*> places) {
    for (const char* const place : places) {
        add_piece(*s.rules, s.table, seat_of(seat), place_on(s, place));
        --open(seat).supply;
    }
    return *this;
}

Position& Position::supply(int seat, int pieces) {
    open(seat).supply = static_cast<std::uint8_t>(pieces);
    return *this;
}

Position& Position::hand(int seat, std::initializer_list<int> numbers) {
    s.secrets.hands[static_cast<std::size_t>(seat)] = cards(numbers);
    open(seat).hand_count = static_cast<std::uint8_t>(numbers.size());
    return *this;
}

Position& Position::row(std::initializer_list<int> numbers) {
    s.table.row = cards(numbers);
    return *this;
}

Position& Position::pile(std::initializer_list<int> numbers) {
    s.secrets.pile = cards(numbers);
    s.table.pile_count = static_cast<std::uint8_t>(numbers.size());
    return *this;
}

Seat Position::to_act() const {
    if (G::is_chance(s)) return dealer;
    return G::to_act(s).empty() ? nobody : G::to_act(s).lowest();
}

Position& Position::play(const std::string& action) {
    const auto read = G::read(action);
    if (!read) {
        ADD_FAILURE() << action << " is not an action";
        return *this;
    }
    if (const auto error = G::why_illegal(s, to_act(), *read)) {
        ADD_FAILURE() << action << ": " << error->clause << " " << error->message;
    } else {
        G::apply(s, to_act(), *read);
    }
    return *this;
}

Position& Position::play_last(const std::string& action) {
    s.table.actions_left = 1;
    s.table.taken.clear();
    return play(action);
}

std::string Position::refusal(const std::string& action) const {
    const auto read = G::read(action);
    if (!read) return "not an action";
    const auto error = G::why_illegal(s, to_act(), *read);
    EXPECT_EQ(offers(action), !error) << action;
    return error ? error->clause : "";
}

std::vector<std::string> Position::legal() const {
    std::vector<Action> actions;
    G::legal_actions(s, to_act(), actions);
    std::vector<std::string> written;
    for (const Action& action : actions) written.push_back(G::write(action));
    return written;
}

bool Position::offers(const std::string& action) const {
    const auto actions = legal();
    return std::find(actions.begin(), actions.end(), action) != actions.end();
}

int Position::pieces(int seat, const char* place) const {
    return pieces_in(s.table, seat_of(seat), place_on(s, place));
}

Score Position::score(int seat) const { return G::score(s, seat_of(seat)); }

}  // namespace kitamae::hokkaido_2010
