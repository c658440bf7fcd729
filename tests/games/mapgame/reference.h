#pragma once
// The map of the two map games once more, as plainly as the rules are written: stacks of cards by grid cell, "above"
// as a set of pairs, every position, rotation and choice tried in turn. Slow, and meant to be obviously right; the
// engine in games/mapgame/ is compared with it. It shares with the engine only the nouns (types.h, deck.h).

#include <map>
#include <set>
#include <utility>
#include <vector>

#include "games/mapgame/deck.h"
#include "games/mapgame/map.h"
#include "games/mapgame/scoring.h"
#include "games/mapgame/types.h"

namespace kitamae::mapgame::reference {

struct Lying {
    Face face;
    Cell corner;
    Rotation rotation = Rotation::r0;
};

// Which card (in the order they were laid) and which of its squares in reading order.
struct Piece {
    int card = 0;
    int square = 0;

    bool operator==(const Piece&) const = default;
};

struct RefMap {
    std::vector<Lying> cards;
    std::map<Cell, std::vector<Piece>> stacks;  // the last of each is visible. Rules M3.2
    std::set<std::pair<int, int>> above;        // Rules M3.7: (X, Y) when X lies above Y
    std::map<Cell, Terrain> tiles;              // on visible squares. Rules K8.2
    std::set<Cell> cubes;
    std::vector<Cell> chain;  // Rules K7.1
};

struct RefPlacement {
    Cell corner;
    Rotation rotation = Rotation::r0;
    std::set<int> under;  // cards it goes under; over all others it meets

    auto operator<=>(const RefPlacement&) const = default;
};

RefMap begin(const Face& province, PerColour<int>& pool);
Square square_at(const RefMap& map, Cell cell);  // @pre a card lies there

bool is_legal(const RefMap& map, const Face& face, const RefPlacement& placement);
std::vector<RefPlacement> legal_placements(const RefMap& map, const Face& face);  // sorted
void place(RefMap& map, const Face& face, const RefPlacement& placement, PerColour<int>& pool);

// Rules K8.1, K9.4: may a tile of that terrain lie there, and put it there.
bool may_tile(const RefMap& map, Cell cell, Terrain terrain);
void tile(RefMap& map, Cell cell, Terrain terrain);

// Rules K7.2, K7.3: the chain with the new mountains at its ends, in every order; empty when none is allowed.
std::vector<Cell> grown_chain(const std::vector<Cell>& chain, const std::vector<Cell>& mountains);

// Rules K10.5: the dividing line and the two sides, told apart by parity.
enum class Ground : std::uint8_t { line, even, odd };
Ground ground_at(const std::vector<Cell>& chain, Cell cell);

Score score(const RefMap& map, Title title, ScoreContext context);
bool fulfils(const RefMap& map, int goal, int terraformed);

}  // namespace kitamae::mapgame::reference
