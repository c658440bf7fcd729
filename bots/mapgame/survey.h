#pragma once
// A map prepared for judging very many placements of a card: what each would add to the map's score and hopes.
// The result is what scoring the new map from scratch would give, at a small part of the cost: only the six squares
// and the districts they touch are looked at.

#include <array>
#include <cstdint>
#include <span>

#include "bots/mapgame/weights.h"
#include "core/fixed_list.h"
#include "games/mapgame/board.h"
#include "games/mapgame/map.h"
#include "games/mapgame/sides.h"

namespace kitamae::mapgame {

struct Prospect {
    int rounds_left = 0;  // cards still to be laid after the one that is judged
    std::uint8_t scoring_card = 0;
};

class Survey {
public:
    // The map must outlive the survey.
    Survey(const Rules& rules, const Map& map, const Pool& pool, Prospect prospect, const Weights& weights);

    // Score (without goals and the rarest scoring cards) and hopes of the map as it is.
    float outlook() const { return outlook_; }

    static constexpr int stride = 40;  // of the grid
    static constexpr int rows = 35;
    static constexpr std::size_t cells = static_cast<std::size_t>(stride) * rows;
    static constexpr std::uint8_t no_cube = colour_count;

    struct alignas(8) Cover {
        float cost;         // of covering the square, at the least
        SlotSet top;        // the card on top, as a set
        std::uint8_t fall;  // by how much the largest district shrinks at the least; 0: not in the one largest district
        std::uint8_t cube;  // its colour; `no_cube`: none stands there
    };
    // A card prepared for many placements: what showing each square is worth at the most, and what it hides.
    struct Outline {
        std::array<float, squares_per_card> most{};
        float deliveries = 0;                              // with all of its factories and cubes
        std::array<float, colour_count + 1> cube_costs{};  // then, of losing a cube; the last entry is for no cube
        unsigned lakes = 0;
        unsigned towns = 0;
        std::array<Cover, cells> covers;  // only the rows in use are ever written or read
    };
    Outline outline_of(const Face& face) const;
    // No placement adds more than this to the score, hardly any to the hopes; very quick. @pre the card has no
    // mountains
    float most_gain(const Outline& outline, const Placement& placement) const;

    // What the placement adds to the outlook. Exact, except that covering towns may split districts: then it is an
    // upper bound as far as the score goes, and hopes are guessed. @pre the placement is legal
    struct Gain {
        float value = 0;
        bool is_bound = false;
    };
    Gain gain(const Face& face, const Placement& placement) const;
    // Exact in every case.
    float exact_gain(const Face& face, const Placement& placement) const;
    // What a tile on a visible desert adds, two cubes of its colour paid for it or none. @pre it is allowed there
    enum class Price : std::uint8_t { free, two_cubes };
    float tile_gain(Cell cell, Terrain terrain, Price price) const;

    // The best of a list, looked through from `start` on; the first of equals.
    struct Best {
        Placement placement;
        float gain = 0;
        bool exists = false;
    };
    Best best_of(const Face& face, std::span<const Placement> placements, std::size_t start) const;
    // The same without bounds, one by one.
    Best best_of_all(const Face& face, std::span<const Placement> placements, std::size_t start) const;

private:
    static constexpr int margin = 3;
    static constexpr std::size_t most_areas = 64;  // 78 squares have no more

    static constexpr float out_of_the_question = 100;  // points

    enum class Ground : std::uint8_t { none, forest, lake, town, desert, mountain, production, factory };
    static constexpr std::size_t ground_count = 8;
    // Of the next two only the rows in use are ever written or read: hence no values to begin with.
    struct Spot {
        SlotSet top;  // the card on top, as a set
        Ground ground;
        std::uint8_t colour;
        std::uint8_t value;  // of a factory; 1 for a production square with its cube
        std::uint8_t town;   // number of its district, from 1
        std::uint8_t rest;   // the largest part of its district if this square were covered
    };
    struct Near {  // districts beside a square, as sets of numbers
        std::uint64_t lakes;
        std::uint64_t towns;  // with a range: those of the side where the square lies
    };
    struct Tally {  // what a placement shows and hides
        int shown = 0;
        int forests = 0;
        int deserts = 0;
        int empty_production = 0;
        unsigned lakes = 0;  // squares of the card
        unsigned towns = 0;
        PerColour<std::int8_t> production{};  // new squares
        PerColour<std::int8_t> cubes_lost{};
        unsigned colours = 0;  // touched
        PerColour<std::uint64_t> factories{};
        FixedList<std::uint16_t, squares_per_card> towns_lost;

        void cover_industry(const Spot& spot);
        void show_industry(const Square& square);
    };
    struct Districts {
        std::array<int, 2> largest{};
        int towns = 0;
        bool is_bound = false;
    };

    int index_of(Cell cell) const { return (cell.y - min_y_ + margin) * stride + (cell.x - min_x_ + margin); }
    int corner_of(const Placement& placement) const { return index_of(cell_at(placement.x, placement.y)); }
    void lay_out(const Rules& rules, const Map& map);
    void name_lakes(const Board& lakes);
    void name_towns(const Board& towns, const Map& map);
    void name_town_area(const Area& area, int side);
    void find_capital();
    void price_covering(Outline& outline) const;
    std::size_t used_rows() const { return static_cast<std::size_t>(map_.max_y - min_y_ + 1 + 2 * margin); }
    static int index_of(int board_x, int board_y) { return (board_y + 1) * stride + board_x + 1; }
    static int board_x(int at) { return at % stride - 1; }
    static int board_y(int at) { return at / stride - 1; }

    Tally tally(const Face& face, const Placement& placement) const;
    std::uint64_t lakes_beside(unsigned squares, const Placement& placement) const;
    std::uint64_t towns_beside(unsigned squares, const Placement& placement) const;
    float most_lake_gain(const Outline& outline, const Placement& placement) const;
    struct TownBound {
        int added = 0;
        std::uint64_t joined = 0;
        int fall = 0;
        int lost = 0;  // of the one largest district
    };
    float most_town_gain(const TownBound& bound) const;                               // without a range
    float most_town_gain_of_sides(unsigned towns, const Placement& placement) const;  // with one
    std::array<int, 2> sizes_of(std::uint64_t districts) const;                       // together, by side
    class Ceilings;
    float lake_worth(int squares, int areas) const {
        const auto count = static_cast<float>(squares);
        const auto separate = static_cast<float>(areas);
        const float score = prospect_.scoring_card == 4 ? 2 * count : 3 * (count - separate);
        return score + hope_ * weights_.lake_area * separate;
    }
    float production_worth(int empty) const;
    void bound_deliveries(const Face& face, Outline& outline) const;
    float colour_worth(std::size_t colour, std::uint64_t factories, int cubes) const;
    float colours_gain(const Tally& tally) const;
    int lake_areas_gain(unsigned lakes, const Placement& placement) const;
    struct Shrinking {
        std::uint64_t districts = 0;
        std::array<std::uint8_t, most_areas> lost;   // squares, of districts in the set
        std::array<std::uint8_t, most_areas> rests;  // the most that is left of them in one piece
    };
    struct TownGroup {
        std::uint64_t touched = 0;  // districts
        int size = 0;
        int side = 0;
    };
    using TownGroups = FixedList<TownGroup, squares_per_card>;
    void shrink_districts(const Tally& tally, Shrinking& shrinking, Districts& after) const;
    unsigned towns_on(const Board& ground, unsigned towns, const Placement& placement) const;
    void join_towns(unsigned towns, int side, const Placement& placement, TownGroups& groups) const;
    Districts districts_after(const Tally& tally, const Placement& placement) const;
    using Grounds = std::array<Board, 2>;  // of the two sides
    Grounds grounds_with(std::span<const Cell> mountains) const;
    Grounds grounds_after(const Face& face, const Placement& placement) const;
    std::array<int, 2> largest_districts(const Board& towns, const Grounds& grounds) const;
    Districts exact_districts_after(const Tally& tally, const Placement& placement, const Grounds& grounds) const;
    float town_tile_gain(Cell cell) const;
    bool is_on_same_sides(unsigned towns, const Placement& placement, const Grounds& grounds) const;
    class Counties;
    class MountainSurvey;
    Best best_with_mountains(const Face& face, std::span<const Placement> placements, std::size_t start) const;
    float town_worth(const std::array<int, 2>& largest, int towns) const;
    float gain_besides_towns(const Tally& tally, const Placement& placement) const;
    float town_gain(const Districts& districts) const {
        return town_worth(districts.largest, districts.towns) - town_worth(largest_, town_count_);
    }

    const Map& map_;
    const Weights& weights_;
    Prospect prospect_;
    Pool pool_;
    bool has_range_ = false;
    float hope_ = 0;  // how much of each hope is left
    int min_x_ = 0;
    int min_y_ = 0;
    std::size_t row_length_ = 0;  // of the grid, as far as it is in use
    float outlook_ = 0;
    std::array<Spot, cells> spots_;
    std::array<Near, cells> near_;
    PerColour<std::uint64_t> factories_{};  // four bits for each value: how many
    PerColour<int> cubes_{};
    PerColour<float> colour_worths_{};
    struct Town {
        std::uint8_t size = 0;
        std::uint8_t side = 0;
    };
    FixedList<Town, most_areas> towns_;
    std::array<int, 2> largest_{};
    std::size_t capital_ = most_areas;  // number of the one largest district, on maps without a range
    int next_largest_ = 0;              // districts of such maps
    int town_count_ = 0;
    int lake_areas_ = 0;
    Board town_board_;
    Grounds ground_;
    std::array<std::uint64_t, 2> on_side_{};  // the districts of either side
};

}  // namespace kitamae::mapgame
