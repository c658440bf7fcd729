#include "match/mapgame_insight.h"

#include <array>
#include <string_view>

#include "games/mapgame/board.h"
#include "games/mapgame/goals.h"
#include "games/mapgame/scoring.h"
#include "games/mapgame/sides.h"

namespace kitamae {
namespace {

namespace json = boost::json;
using namespace mapgame;

constexpr std::array<std::string_view, 6> part_names{"forests", "lakes", "factories", "towns", "mountains", "bonus"};

json::array cell_json(Cell cell) { return {cell.x, cell.y}; }

json::array squares_json(const Board& squares, const Window& window) {
    json::array list;
    for (int y = 0; y < Board::size; ++y) {
        for (unsigned bits = squares[y]; bits != 0; bits &= bits - 1) {
            list.push_back(cell_json(window.cell(std::countr_zero(bits), y)));
        }
    }
    return list;
}

// The map's outline with one square around it.
Board surroundings(const Map& map, const Window& window) {
    Board board;
    for (int y = map.min_y - 1; y <= map.max_y + 1; ++y) {
        for (int x = map.min_x - 1; x <= map.max_x + 1; ++x) board.add(x - window.x0, y - window.y0);
    }
    return board;
}

json::array goals_json(const Rules& rules, const Table& table, Seat seat) {
    unsigned goals = table.open_goals;
    for (const Seat other : SeatSet::first(rules.players)) goals |= table.seats[other.index].goals;
    const PublicSeat& open = table.seats[seat.index];
    json::array list;
    for (; goals != 0; goals &= goals - 1) {
        const int goal = std::countr_zero(goals);
        const GoalProgress progress = goal_progress(rules, open.map, goal, open.terraformed);
        list.push_back({{"goal", goal}, {"have", progress.have}, {"need", progress.need}, {"done", progress.done}});
    }
    return list;
}

}  // namespace

json::array areas_insight(const Rules& rules, const Map& map, std::uint8_t scoring_card) {
    json::array list;
    const Window window(map);
    for (const ScoredArea& area : scored_areas(rules, map, {.scoring_card = scoring_card, .goals = 0})) {
        list.push_back({{"part", part_names[static_cast<std::size_t>(area.part)]},
                        {"squares", squares_json(area.squares, window)},
                        {"points", area.points}});
    }
    return list;
}

json::value range_insight(const Map& map) {
    if (map.range.size() < 2) return nullptr;
    const Window window(map);
    const Sides sides = sides_of(map);
    Board visible;
    for_each_visible(map, [&](SquareRef, Cell cell, const LaidCard&) { visible.add(window.x(cell), window.y(cell)); });
    json::array chain;
    for (const Cell cell : map.range) chain.push_back(cell_json(cell));
    json::array grounds;
    for (const Board& ground : sides.ground) grounds.push_back(squares_json(ground & visible, window));
    return {{"chain", std::move(chain)},
            {"line", squares_json(sides.line & surroundings(map, window), window)},
            {"sides", std::move(grounds)}};
}

json::object mapgame_insight(const Observation& seen) {
    const Rules& rules = *seen.rules;
    json::array seats;
    for (const Seat seat : SeatSet::first(rules.players)) {
        const Map& map = seen.table.seats[seat.index].map;
        seats.push_back({{"areas", areas_insight(rules, map, seen.table.scoring_card)},
                         {"range", range_insight(map)},
                         {"goals", goals_json(rules, seen.table, seat)}});
    }
    return {{"seats", std::move(seats)}};
}

}  // namespace kitamae
