#include "bots/mapgame/survey.h"

#include <algorithm>
#include <bit>

#include "games/mapgame/sides.h"

namespace kitamae::mapgame {
namespace {

constexpr std::uint8_t on_the_line = 2;

// Squares of a card beside one another, in reading order of the upright card.
constexpr std::array<unsigned, squares_per_card> beside{0b000110, 0b001001, 0b010001 | 0b001000, 0b100010 | 0b000100,
                                                        0b100100, 0b011000};
static_assert([] {
    for (unsigned a = 0; a < squares_per_card; ++a) {
        for (unsigned b = 0; b < squares_per_card; ++b) {
            const Cell p = offset_of(Rotation::r0, static_cast<int>(a));
            const Cell q = offset_of(Rotation::r0, static_cast<int>(b));
            if (is_beside(p, q) != (((beside[a] >> b) & 1U) != 0)) return false;
        }
    }
    return true;
}());

constexpr auto make_offsets() {
    std::array<std::array<int, squares_per_card>, 4> list{};
    for (const Rotation rotation : all_rotations) {
        for (int i = 0; i < squares_per_card; ++i) {
            const Cell at = offset_of(rotation, i);
            list[static_cast<std::size_t>(rotation)][static_cast<std::size_t>(i)] = at.y * Survey::stride + at.x;
        }
    }
    return list;
}
constexpr auto offsets = make_offsets();

// The squares of `of` connected with its lowest one within the card.
constexpr unsigned first_group(unsigned of) {
    unsigned group = of & (0U - of);
    for (unsigned before = 0; before != group;) {
        before = group;
        for (unsigned bits = before; bits != 0; bits &= bits - 1) {
            group |= beside[static_cast<std::size_t>(std::countr_zero(bits))] & of;
        }
    }
    return group;
}

constexpr std::uint64_t one_factory(int value) { return std::uint64_t{1} << (4 * value); }

// Takes the points and the cubes of the best factories; four bits of `factories` count those of each value.
struct Delivery {
    int points = 0;
    int delivered = 0;
    int idle_points = 0;  // of factories without a cube
};

Delivery deliver(std::uint64_t factories, int cubes, int cubes_each) {
    Delivery result;
    while (factories != 0) {
        const int value = (63 - std::countl_zero(factories)) / 4;
        const int count = static_cast<int>((factories >> (4 * value)) & 15U);
        factories &= ~(std::uint64_t{15} << (4 * value));
        const int taken = std::min(count * cubes_each, cubes - result.delivered);
        result.delivered += taken;
        result.points += taken * value;
        result.idle_points += (count * cubes_each - taken) * value;
    }
    return result;
}

}  // namespace

std::span<const WeightField<Weights>> Weights::fields() {
    static constexpr std::array list{
        WeightField<Weights>{"spread", &Weights::spread, 0.3F},
        WeightField<Weights>{"desert", &Weights::desert, 0.3F},
        WeightField<Weights>{"lake_area", &Weights::lake_area, 1.0F},
        WeightField<Weights>{"idle_cube", &Weights::idle_cube, 0.8F},
        WeightField<Weights>{"idle_factory", &Weights::idle_factory, 0.3F},
        WeightField<Weights>{"town_apart", &Weights::town_apart, 0.3F},
        WeightField<Weights>{"town_gap", &Weights::town_gap, 0.3F},
        WeightField<Weights>{"deny", &Weights::deny, 0.2F},
    };
    return list;
}

Survey::Survey(const Rules& rules, const Map& map, const Pool& pool, Prospect prospect, const Weights& weights)
    : map_(map),
      weights_(weights),
      prospect_(prospect),
      pool_(pool),
      has_range_(rules.has_mountains()),
      hope_(static_cast<float>(prospect.rounds_left) / rounds),
      min_x_(map.min_x),
      min_y_(map.min_y) {
    const auto used = static_cast<std::size_t>((map.max_y - map.min_y + 1 + 2 * margin) * stride);
    std::fill_n(spots_.begin(), used, Spot{});
    std::fill_n(near_.begin(), used, Near{});
    std::fill_n(covers_.begin(), used,
                Cover{-hope_ * weights.spread, 0, 0, false, no_cube});  // a new square in the open
    lay_out(rules, map);
    price_covering(map);
}

void Survey::lay_out(const Rules& rules, const Map& map) {
    const Terrains terrains = terrains_of(rules, map);
    int shown = 0;
    int empty_production = 0;
    for_each_visible(map, [&](SquareRef at, Cell cell, const LaidCard& laid) {
        const Square square = square_of(rules, map, at);
        Spot& spot = spots_[static_cast<std::size_t>((cell.y - min_y_ + margin) * stride + (cell.x - min_x_ + margin))];
        spot.top = slot_bit(at.slot);
        spot.colour = static_cast<std::uint8_t>(square.colour);
        constexpr std::array grounds{Ground::forest,   Ground::lake,       Ground::town,   Ground::desert,
                                     Ground::mountain, Ground::production, Ground::factory};
        spot.ground = grounds[static_cast<std::size_t>(square.terrain)];
        spot.value = square.value;
        const bool has_cube = ((laid.cubes >> at.square) & 1U) != 0;
        if (square.terrain == Terrain::production) {
            spot.value = has_cube ? 1 : 0;
            cubes_[mapgame::index_of(square.colour)] += has_cube ? 1 : 0;
            empty_production += has_cube ? 0 : 1;
        }
        if (square.terrain == Terrain::factory)
            factories_[mapgame::index_of(square.colour)] += one_factory(square.value);
        ++shown;
    });
    name_lakes(terrains[Terrain::lake]);
    if (has_range_) {
        const Sides sides = sides_of(map);
        name_towns(terrains[Terrain::town], &sides, map);
    } else {
        name_towns(terrains[Terrain::town], nullptr, map);
    }
    const int lakes = terrains[Terrain::lake].count();
    outlook_ = 2 * static_cast<float>(terrains[Terrain::forest].count() + terrains[Terrain::mountain].count());
    outlook_ += lake_worth(lakes, lake_areas_);
    for (std::size_t c = 0; c < colour_count; ++c) {
        colour_worths_[c] = colour_worth(c, factories_[c], cubes_[c]);
        outlook_ += colour_worths_[c];
    }
    outlook_ += town_worth(largest_, town_count_);
    outlook_ += production_worth(empty_production);
    outlook_ += hope_ *
        (weights_.spread * static_cast<float>(shown) +
         weights_.desert * static_cast<float>(terrains[Terrain::desert].count()));
}

void Survey::name_lakes(const Board& lakes) {
    for_each_area(lakes, [&](const Area& area) {
        const std::uint64_t name = std::uint64_t{1} << lake_areas_++;
        for (int y = area.top; y <= area.bottom; ++y) {
            for (std::uint32_t bits = area.squares[y]; bits != 0; bits &= bits - 1) {
                const auto at = static_cast<std::size_t>(index_of(std::countr_zero(bits), y));
                for (const int step : {-stride, -1, 1, stride})
                    near_[at + static_cast<std::size_t>(step)].lakes |= name;
            }
        }
    });
}

void Survey::name_towns(const Board& towns, const Sides* sides, const Map& map) {
    town_count_ = towns.count();
    town_board_ = towns;
    if (sides == nullptr) {
        for_each_area(towns, [&](const Area& area) { name_town_area(area, 0); });
        return;
    }
    ground_ = sides->ground;
    for (int y = 0; y <= map.max_y - min_y_ + 4; ++y) {
        for (int x = 0; x <= map.max_x - min_x_ + 4; ++x) {
            const std::uint8_t side = ground_[1].has(x, y) ? 1 : on_the_line;
            spots_[static_cast<std::size_t>(index_of(x, y))].side = ground_[0].has(x, y) ? 0 : side;
        }
    }
    for (int side = 0; side < 2; ++side) {
        for_each_area(towns & ground_[static_cast<std::size_t>(side)],
                      [&](const Area& area) { name_town_area(area, side); });
    }
}

void Survey::name_town_area(const Area& area, int side) {
    const std::uint64_t name = std::uint64_t{1} << towns_.size();
    towns_.push_back({static_cast<std::uint8_t>(area.size), static_cast<std::uint8_t>(side)});
    on_side_[static_cast<std::size_t>(side)] |= name;
    int& largest = largest_[static_cast<std::size_t>(side)];
    largest = std::max(largest, area.size);
    for (int y = area.top; y <= area.bottom; ++y) {
        for (std::uint32_t bits = area.squares[y]; bits != 0; bits &= bits - 1) {
            const int x = std::countr_zero(bits);
            const auto at = static_cast<std::size_t>(index_of(x, y));
            spots_[at].town = static_cast<std::uint8_t>(towns_.size());
            int neighbours = 0;
            for (const int step : {-stride, -1, 1, stride}) near_[at + static_cast<std::size_t>(step)].towns |= name;
            neighbours += area.squares.has(x - 1, y) + area.squares.has(x + 1, y) + area.squares.has(x, y - 1) +
                area.squares.has(x, y + 1);
            if (neighbours <= 1) {
                spots_[at].rest = static_cast<std::uint8_t>(area.size - 1);
            } else {
                Board rest = area.squares;
                rest[y] &= ~(1U << x);
                spots_[at].rest = static_cast<std::uint8_t>(largest_area(rest).size);
            }
        }
    }
}

void Survey::price_covering(const Map& map) {
    int second = 0;
    for (std::size_t t = 0; t < towns_.size() && !has_range_; ++t) {
        if (towns_[t].size == largest_[0] && capital_ == most_areas) {
            capital_ = t;
        } else {
            second = std::max<int>(second, towns_[t].size);
        }
    }
    if (second == largest_[0]) capital_ = most_areas;
    for_each_visible(map, [&](SquareRef at, Cell cell, const LaidCard&) {
        const auto index = static_cast<std::size_t>((cell.y - min_y_ + margin) * stride + (cell.x - min_x_ + margin));
        const Spot& spot = spots_[index];
        Cover& cover = covers_[index];
        cover.top = slot_bit(at.slot);
        cover.cost = 0;
        if (spot.ground == Ground::forest) cover.cost = 2;
        if (spot.ground == Ground::desert) cover.cost = hope_ * weights_.desert;
        if (spot.ground == Ground::town) {
            cover.cost = hope_ * std::min(0.0F, weights_.town_apart);
            cover.is_capital = spot.town != 0 && spot.town - 1U == capital_;
            if (cover.is_capital)
                cover.fall = static_cast<std::uint8_t>(largest_[0] - std::max<int>(second, spot.rest));
        }
        if (spot.ground == Ground::production && spot.value != 0) cover.cube = spot.colour;
    });
}

Survey::Outline Survey::outline_of(const Face& face) const {
    Outline outline{.face = &face,
                    .most = {},
                    .deliveries = 0,
                    .cube_costs = {},
                    .lakes = face.mask(Terrain::lake),
                    .towns = face.mask(Terrain::town)};
    constexpr float per_empty_square = 2;  // Rules H11.6
    for (std::size_t i = 0; i < squares_per_card; ++i) {
        float& most = outline.most[i];
        const Terrain terrain = face.squares[i].terrain;
        if (terrain == Terrain::forest) most = 2;
        if (terrain == Terrain::desert) most = hope_ * weights_.desert;
        if (terrain == Terrain::town) most = hope_ * std::max(0.0F, weights_.town_apart);
        if (terrain == Terrain::production && prospect_.scoring_card == 6) most = per_empty_square;
    }
    bound_deliveries(face, outline);
    return outline;
}

// More factories and more cubes never make a colour worth less, and the first cube lost costs least.
void Survey::bound_deliveries(const Face& face, Outline& outline) const {
    PerColour<std::uint64_t> factories = factories_;
    PerColour<int> cubes = cubes_;
    for (const Square& square : face.squares) {
        const std::size_t c = mapgame::index_of(square.colour);
        if (square.terrain == Terrain::factory) factories[c] += one_factory(square.value);
        if (square.terrain == Terrain::production) ++cubes[c];
    }
    for (std::size_t c = 0; c < colour_count; ++c) {
        if (cubes[c] == 0 && factories[c] == 0) continue;
        const float most = colour_worth(c, factories[c], cubes[c]);
        outline.deliveries += most - colour_worths_[c];
        if (cubes_[c] > 0) outline.cube_costs[c] = most - colour_worth(c, factories[c], cubes[c] - 1);
    }
}

float Survey::most_gain(const Outline& outline, const Placement& placement) const {
    const auto corner = static_cast<std::size_t>(corner_of(placement));
    const auto& squares = offsets[static_cast<std::size_t>(placement.rotation)];
    float gain = outline.deliveries;
    unsigned shown = 0;
    TownBound bound;
    for (unsigned i = 0; i < squares_per_card; ++i) {
        const Cover& cover = covers_[corner + static_cast<std::size_t>(squares[i])];
        const bool is_shown = (cover.top & placement.under) == 0;
        gain += is_shown ? outline.most[i] - cover.cost - outline.cube_costs[cover.cube] : 0.0F;
        shown |= (is_shown ? 1U : 0U) << i;
        bound.fall = std::max<int>(bound.fall, is_shown ? cover.fall : 0);
        bound.lost += is_shown && cover.is_capital ? 1 : 0;
    }
    if (outline.lakes != 0) gain += most_lake_gain(outline, placement);
    const unsigned towns = outline.towns & shown;
    if (towns == 0 && bound.fall == 0) return gain;
    bound.added = std::popcount(towns);
    bound.joined = towns_beside(towns, placement);
    return gain + most_town_gain(bound);
}

std::uint64_t Survey::lakes_beside(unsigned of, const Placement& placement) const {
    const int corner = corner_of(placement);
    const auto& squares = offsets[static_cast<std::size_t>(placement.rotation)];
    std::uint64_t names = 0;
    for (unsigned bits = of; bits != 0; bits &= bits - 1) {
        names |=
            near_[static_cast<std::size_t>(corner + squares[static_cast<std::size_t>(std::countr_zero(bits))])].lakes;
    }
    return names;
}

std::uint64_t Survey::towns_beside(unsigned of, const Placement& placement) const {
    const int corner = corner_of(placement);
    const auto& squares = offsets[static_cast<std::size_t>(placement.rotation)];
    std::uint64_t names = 0;
    for (unsigned bits = of; bits != 0; bits &= bits - 1) {
        names |=
            near_[static_cast<std::size_t>(corner + squares[static_cast<std::size_t>(std::countr_zero(bits))])].towns;
    }
    return names;
}

// A lake is never hidden: all of them join whatever they touch, as one or each by itself.
float Survey::most_lake_gain(const Outline& outline, const Placement& placement) const {
    const int joins = std::popcount(lakes_beside(outline.lakes, placement));
    const int count = std::popcount(outline.lakes);
    return std::max(lake_worth(count, 1 - joins), lake_worth(count, count - joins));
}

// All of them in one district with all that they touch.
float Survey::most_town_gain(const TownBound& bound) const {
    std::array<int, 2> size{bound.added, bound.added};
    for (std::uint64_t bits = bound.joined; bits != 0; bits &= bits - 1) {
        const auto t = static_cast<std::size_t>(std::countr_zero(bits));
        size[towns_[t].side] += towns_[t].size - (t == capital_ ? bound.lost : 0);
    }
    if (!has_range_) {
        const int gain = std::max(size[0] - largest_[0], -bound.fall);
        return static_cast<float>(gain) * (gain < 0 ? 1 - hope_ * std::max(0.0F, weights_.town_apart) : 1);
    }
    const std::array<int, 2> most{std::max(largest_[0], size[0]), std::max(largest_[1], size[1])};
    const int before = std::min(largest_[0], largest_[1]);
    return 2 * static_cast<float>(std::min(most[0], most[1]) - before) +
        hope_ * std::max(0.0F, weights_.town_gap) * static_cast<float>(bound.added + 8);
}

float Survey::lake_worth(int squares, int areas) const {
    const auto count = static_cast<float>(squares);
    const auto separate = static_cast<float>(areas);
    const float score = prospect_.scoring_card == 4 ? 2 * count : 3 * (count - separate);
    return score + hope_ * weights_.lake_area * separate;
}

float Survey::production_worth(int empty) const {
    return prospect_.scoring_card == 6 ? 2 * static_cast<float>(empty) : 0;
}

float Survey::colour_worth(std::size_t colour, std::uint64_t factories, int cubes) const {
    const Delivery delivery = deliver(factories, cubes, prospect_.scoring_card == 1 ? 2 : 1);
    const auto idle_cubes = static_cast<float>(cubes - delivery.delivered);
    float worth = static_cast<float>(delivery.points) +
        hope_ * (weights_.idle_cube * idle_cubes + weights_.idle_factory * static_cast<float>(delivery.idle_points));
    const auto is = [&](Colour one) { return colour == mapgame::index_of(one); };
    const bool pays = prospect_.scoring_card == 7
        ? is(Colour::blue) || is(Colour::yellow) || is(Colour::green)
        : prospect_.scoring_card == 8 && (is(Colour::grey) || is(Colour::brown));
    if (pays) worth += 2 * static_cast<float>(delivery.delivered);
    return worth;
}

float Survey::town_worth(const std::array<int, 2>& largest, int towns) const {
    const int apart = towns - largest[0] - largest[1];
    if (!has_range_) return static_cast<float>(largest[0]) + hope_ * weights_.town_apart * static_cast<float>(apart);
    const int smaller = std::min(largest[0], largest[1]);
    const int gap = std::max(largest[0], largest[1]) - smaller;
    return 2 * static_cast<float>(smaller) +
        hope_ * (weights_.town_apart * static_cast<float>(apart) + weights_.town_gap * static_cast<float>(gap));
}

Survey::Tally Survey::tally(const Face& face, const Placement& placement) const {
    Tally tally;
    const int corner = corner_of(placement);
    const auto& squares = offsets[static_cast<std::size_t>(placement.rotation)];
    for (unsigned i = 0; i < squares_per_card; ++i) {
        const Spot& spot = spots_[static_cast<std::size_t>(corner + squares[i])];
        if ((spot.top & placement.under) != 0) continue;
        cover(spot, corner + squares[i], tally);
        const Square& square = face.squares[i];
        const std::size_t c = mapgame::index_of(square.colour);
        switch (square.terrain) {
            case Terrain::forest:
                ++tally.forests;
                break;
            case Terrain::lake:
                tally.lakes |= 1U << i;
                break;
            case Terrain::town:
                tally.towns |= 1U << i;
                break;
            case Terrain::desert:
                ++tally.deserts;
                break;
            case Terrain::mountain:
                ++tally.forests;  // worth as much, Rules M10.1, K10.6
                break;
            case Terrain::production:
                ++tally.production[c];
                tally.colours |= 1U << c;
                break;
            case Terrain::factory:
                tally.factories[c] += one_factory(square.value);
                tally.colours |= 1U << c;
                break;
        }
    }
    return tally;
}

void Survey::cover(const Spot& spot, int at, Tally& tally) const {
    switch (spot.ground) {
        case Ground::none:
            ++tally.shown;
            return;
        case Ground::forest:
            --tally.forests;
            return;
        case Ground::desert:
            --tally.deserts;
            return;
        case Ground::town:
            tally.towns_lost.push_back(static_cast<std::uint16_t>(at));
            return;
        case Ground::production:
            if (spot.value != 0) {
                ++tally.cubes_lost[spot.colour];
                tally.colours |= 1U << spot.colour;
            } else {
                --tally.empty_production;
            }
            return;
        case Ground::factory:
            tally.factories[spot.colour] -= one_factory(spot.value);
            tally.colours |= 1U << spot.colour;
            return;
        case Ground::lake:
        case Ground::mountain:
            return;  // never covered
    }
}

float Survey::colours_gain(const Tally& tally) const {
    float gain = 0;
    int empty = tally.empty_production;
    for (unsigned bits = tally.colours; bits != 0; bits &= bits - 1) {
        const auto c = static_cast<std::size_t>(std::countr_zero(bits));
        const int available = pool_[c] + tally.cubes_lost[c];
        const int filled = std::min<int>(tally.production[c], available);
        empty += tally.production[c] - filled;
        const int cubes = cubes_[c] - tally.cubes_lost[c] + filled;
        gain += colour_worth(c, factories_[c] + tally.factories[c], cubes) - colour_worths_[c];
    }
    return gain + production_worth(empty);
}

int Survey::lake_areas_gain(unsigned lakes, const Placement& placement) const {
    int separate = 0;
    std::uint64_t joined = 0;
    FixedList<std::uint64_t, squares_per_card> groups;
    for (unsigned rest = lakes; rest != 0;) {
        const unsigned group = first_group(rest);
        rest &= ~group;
        std::uint64_t touched = lakes_beside(group, placement);
        ++separate;
        for (std::uint64_t& other : groups) {
            if ((other & touched) == 0) continue;
            touched |= other;
            other = 0;  // now part of this one
            --separate;
        }
        groups.push_back(touched);
        joined |= touched;
    }
    return separate - std::popcount(joined);
}

// What covering towns leaves of their districts, at the most.
void Survey::shrink_districts(const Tally& tally, Shrinking& shrinking, Districts& after) const {
    for (const std::uint16_t at : tally.towns_lost) {
        const Spot& spot = spots_[at];
        if (spot.town == 0) continue;  // on the line
        const std::size_t t = spot.town - 1U;
        if (((shrinking.districts >> t) & 1U) == 0) {
            shrinking.lost[t] = 0;
            shrinking.rests[t] = towns_[t].size;
        }
        shrinking.districts |= std::uint64_t{1} << t;
        shrinking.rests[t] = std::min(shrinking.rests[t], spot.rest);
        if (++shrinking.lost[t] > 1) after.is_bound = true;
    }
    for (std::uint64_t bits = shrinking.districts; bits != 0; bits &= bits - 1) {
        const auto t = static_cast<std::size_t>(std::countr_zero(bits));
        const int most = std::min<int>(shrinking.rests[t], towns_[t].size - shrinking.lost[t]);
        int& largest = after.largest[towns_[t].side];
        largest = std::max(largest, most);
    }
}

// The card's towns on one side of the range; all of them where there is none.
unsigned Survey::towns_on_side(unsigned towns, int side, const Placement& placement) const {
    if (!has_range_) return towns;
    const int corner = corner_of(placement);
    const auto& squares = offsets[static_cast<std::size_t>(placement.rotation)];
    unsigned kept = 0;
    for (unsigned bits = towns; bits != 0; bits &= bits - 1) {
        const auto i = static_cast<std::size_t>(std::countr_zero(bits));
        if (spots_[static_cast<std::size_t>(corner + squares[i])].side == side) kept |= 1U << i;
    }
    return kept;
}

// The card's towns with the districts they join. Two that touch the same district are one.
void Survey::join_towns(unsigned towns, int side, const Placement& placement, TownGroups& groups) const {
    for (unsigned rest = towns_on_side(towns, side, placement); rest != 0;) {
        const unsigned group = first_group(rest);
        rest &= ~group;
        TownGroup merged{towns_beside(group, placement), std::popcount(group), side};
        if (has_range_) merged.touched &= on_side_[static_cast<std::size_t>(side)];
        for (TownGroup& other : groups) {
            if ((other.touched & merged.touched) == 0) continue;
            merged.touched |= other.touched;
            merged.size += other.size;
            other = {0, 0, side};
        }
        groups.push_back(merged);
    }
}

Survey::Districts Survey::districts_after(const Tally& tally, const Placement& placement) const {
    const int towns = town_count_ - static_cast<int>(tally.towns_lost.size()) + std::popcount(tally.towns);
    Districts after{.largest = {}, .towns = towns, .is_bound = false};
    Shrinking shrinking;
    shrink_districts(tally, shrinking, after);
    TownGroups groups;
    for (int side = 0; side < (has_range_ ? 2 : 1); ++side) join_towns(tally.towns, side, placement, groups);
    std::uint64_t affected = shrinking.districts;
    for (const TownGroup& group : groups) {
        int size = group.size;
        for (std::uint64_t bits = group.touched; bits != 0; bits &= bits - 1) {
            const auto t = static_cast<std::size_t>(std::countr_zero(bits));
            const bool is_shrunk = ((shrinking.districts >> t) & 1U) != 0;
            size += towns_[t].size - (is_shrunk ? shrinking.lost[t] : 0);
            after.is_bound = after.is_bound || is_shrunk;
        }
        affected |= group.touched;
        int& largest = after.largest[static_cast<std::size_t>(group.side)];
        largest = std::max(largest, size);
    }
    for (std::size_t t = 0; t < towns_.size(); ++t) {
        if (((affected >> t) & 1U) != 0) continue;
        int& largest = after.largest[towns_[t].side];
        largest = std::max<int>(largest, towns_[t].size);
    }
    return after;
}

Sides Survey::sides_after(const Face& face, const Placement& placement) const {
    Map after = map_;
    FixedList<Cell, squares_per_card> mountains;
    for (unsigned bits = face.mask(Terrain::mountain); bits != 0; bits &= bits - 1) {
        const Cell offset = offset_of(placement.rotation, std::countr_zero(bits));
        mountains.push_back(cell_at(placement.x + offset.x, placement.y + offset.y));
    }
    extend_range(after.range, {mountains.begin(), mountains.size()});
    return sides_of(after);
}

Survey::Districts Survey::exact_districts_after(const Face& face, const Tally& tally,
                                                const Placement& placement) const {
    Board towns = town_board_;
    const auto x_of = [](int at) { return at % stride - 1; };
    const auto y_of = [](int at) { return at / stride - 1; };
    for (const int at : tally.towns_lost) towns[y_of(at)] &= ~(1U << x_of(at));
    const int corner = corner_of(placement);
    for (unsigned bits = tally.towns; bits != 0; bits &= bits - 1) {
        const int at = corner +
            offsets[static_cast<std::size_t>(placement.rotation)][static_cast<std::size_t>(std::countr_zero(bits))];
        towns.add(x_of(at), y_of(at));
    }
    Districts after{.largest = {}, .towns = towns.count(), .is_bound = false};
    if (!has_range_) {
        after.largest[0] = largest_area(towns).size;
        return after;
    }
    const bool grows = face.mask(Terrain::mountain) != 0;
    const auto ground = grows ? sides_after(face, placement).ground : ground_;
    for (std::size_t side = 0; side < 2; ++side) after.largest[side] = largest_area(towns & ground[side]).size;
    return after;
}

float Survey::assemble(const Tally& tally, const Placement& placement, const Districts& districts) const {
    float gain = 2 * static_cast<float>(tally.forests);
    if (tally.lakes != 0) gain += lake_worth(std::popcount(tally.lakes), lake_areas_gain(tally.lakes, placement));
    if (tally.colours != 0 || tally.empty_production != 0) gain += colours_gain(tally);
    gain += town_worth(districts.largest, districts.towns) - town_worth(largest_, town_count_);
    return gain +
        hope_ *
        (weights_.spread * static_cast<float>(tally.shown) + weights_.desert * static_cast<float>(tally.deserts));
}

Survey::Gain Survey::gain(const Face& face, const Placement& placement) const {
    if (face.mask(Terrain::mountain) != 0) return {exact_gain(face, placement), false};
    const Tally seen = tally(face, placement);
    const Districts districts = seen.towns == 0 && seen.towns_lost.empty() ? Districts{largest_, town_count_, false}
                                                                           : districts_after(seen, placement);
    return {assemble(seen, placement, districts), districts.is_bound};
}

Survey::Best Survey::best_of(const Face& face, std::span<const Placement> placements, std::size_t start) const {
    const bool has_bounds = face.mask(Terrain::mountain) == 0;
    const Outline outline = outline_of(face);
    Best best;
    for (std::size_t i = 0; i < placements.size(); ++i) {
        const Placement& placement =
            placements[start + i < placements.size() ? start + i : start + i - placements.size()];
        if (has_bounds && best.exists && most_gain(outline, placement) <= best.gain) continue;
        Gain found = gain(face, placement);
        if (best.exists && found.value <= best.gain) continue;
        if (found.is_bound) found.value = exact_gain(face, placement);
        if (!best.exists || found.value > best.gain) best = {placement, found.value, true};
    }
    return best;
}

float Survey::exact_gain(const Face& face, const Placement& placement) const {
    const Tally seen = tally(face, placement);
    return assemble(seen, placement, exact_districts_after(face, seen, placement));
}

}  // namespace kitamae::mapgame
