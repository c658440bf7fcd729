#pragma once
// What the rule tests stand on: decks written card by card, maps laid in notation or drawn as text, and a table whose
// dealer does what the test says. Every question is asked twice where the engine answers it twice (a list of legal
// actions and a refusal), so that the two cannot drift apart.

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "games/mapgame/board.h"
#include "games/mapgame/mapgame.h"

namespace kitamae::mapgame::tests {

using G = MapGame;

struct OwnCard {
    int number;  // 0: all provinces, both sides
    const char* face;
};
using OwnCards = std::initializer_list<OwnCard>;

// A deck of fallows but for the cards named; a Hokkaidō province is "M M / D D / D D" unless it is named.
Rules honshu(OwnCards cards, int players = 3);
Rules hokkaido(OwnCards cards, int players = 3);

// With the deck of data/<title>.json and the title's own selection.
Rules default_rules(Title title, int players);
Rules with(Rules rules, Selection selection);
Rules with_scoring_card(Rules rules, std::uint8_t card);
Rules with_goals(Rules rules);

// One map with the cubes left for it.
struct TestMap {
    Rules rules;
    Pool pool;
    Map map;

    explicit TestMap(const Rules& its_rules, int province = 1);

    // "place 23 at 2,-1 r90 under S,5". Fails the test when the placement is illegal.
    TestMap& lay(std::string_view action);
    // "tile 3,4 lake"
    TestMap& tile(std::string_view action);
    // The clause that such an action breaks; "" when it is legal.
    std::string refusal(std::string_view action) const;

    std::string square(int x, int y) const;  // its code, as now; "." where there is none
    bool cube(int x, int y) const;
    int cubes() const;
    int pool_of(Colour colour) const { return pool[index_of(colour)]; }
    std::string drawing() const;  // all rows, squares divided by blanks, each row ended by '\n'
    Score score(std::uint8_t scoring_card = 0) const;
    bool goal(int number, int terraformed = 0) const;
};

// A map that looks like the picture: blocks of 2 x 3 squares side by side, each a card of its own (a block of dots is
// left out), its top-left square at 0,0. Such a map could not be laid in a match, but it can be scored. A production
// square written "Pb-" has no cube. Mountains beyond the first two are tiles.
TestMap drawn(Title title, std::string_view picture);

// "0110/1-01": rows of the sides of the cells from 0,0 on; '-' is the line, and the top-left side is called 0.
std::string sides_drawing(const Map& map, int width, int height);

// The maps of several players side by side, as at the end of a round. Each map keeps its faces under new card numbers,
// so that all share one deck.
struct TestSeats {
    Rules rules;
    Table table;

    explicit TestSeats(Title title);
    // card: the one the player drafted; terraformed: tiles placed so far.
    TestSeats& add(const TestMap& map, int card = 0, int terraformed = 0);
    TestSeats& open_goals(std::initializer_list<int> goals);

    bool has_goal(int seat, int goal) const;
    bool is_open(int goal) const { return ((table.open_goals >> goal) & 1U) != 0; }
    bool has_free_tile(int seat) const { return table.seats[static_cast<std::size_t>(seat)].has_free_tile; }

private:
    std::uint8_t next_number_ = 1;
};

// A match. Seats, cards and actions are written as in records; the dealer is told what to deal.
class TestTable {
public:
    explicit TestTable(const Rules& its_rules);
    TestTable(const TestTable&) = delete;
    TestTable& operator=(const TestTable&) = delete;

    const Rules rules;
    State state;

    void deal(std::string_view what);  // "card 5", "goal 3"
    void deal_cards(std::initializer_list<int> cards);
    void deal_hands(std::initializer_list<std::initializer_list<int>> hands);
    // Provinces 1, 2, 3... and order cards 1, 2, 3... to the seats, after whatever else has been dealt.
    void deal_setup();
    // The lowest number each time until a player is to act.
    void deal_lowest();

    // Fails the test when the action is refused.
    void play(int seat, std::string_view action);
    void all_play(std::initializer_list<const char*> actions);  // seat 0, seat 1, ...
    std::string refusal(int seat, std::string_view action) const;
    std::vector<std::string> legal(int seat) const;
    bool offers(int seat, std::string_view action) const;

    // Everybody who is to act places the card on the first legal place, and is done.
    void build_anywhere();
    // Plays whatever stands first in a list: once, or until that phase of that round is reached (or the end).
    void step();
    void step_to(int round, Phase phase);

    const PublicSeat& seat(int index) const { return state.table.seats[static_cast<std::size_t>(index)]; }
    std::vector<int> hand(int seat) const;
    std::vector<int> to_act() const;
};

std::vector<int> numbers(CardSet cards);
CardSet card_set(std::initializer_list<int> cards);

}  // namespace kitamae::mapgame::tests
