#pragma once
// How placements.cpp finds them; nobody else includes this. Scan lays the map out as a grid of sets of cards and judges
// all positions of a card at once; Choices works out over and under.

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <optional>
#include <span>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include "core/fixed_list.h"
#include "games/mapgame/map.h"

namespace kitamae::mapgame::scanning {

// A card reaches at most two squares beyond the map, and twelve cards stretch a map to at most 26 x 27 squares: the
// window of 32 x 32 always holds the map with a margin of two on every side.
inline constexpr int window = 32;
inline constexpr int margin = 2;
inline constexpr int stride = window + 4;  // rows may be read two columns past the window
inline constexpr int lanes = 8;            // rows are processed in whole vectors

using Row = std::array<SlotSet, window>;
using Grid = std::array<SlotSet, stride * window>;
inline constexpr SlotSet slots_mask = (1U << cards_per_map) - 1U;
inline constexpr SlotSet no_card = 1U << 15U;  // marks a cell without a card

inline constexpr auto window_offsets = [] {
    std::array<std::array<int, squares_per_card>, 4> offsets{};
    for (const Rotation rotation : all_rotations) {
        for (int i = 0; i < squares_per_card; ++i) {
            const Cell at = offset_of(rotation, i);
            offsets[static_cast<std::size_t>(rotation)][static_cast<std::size_t>(i)] = at.y * stride + at.x;
        }
    }
    return offsets;
}();

constexpr const std::array<int, squares_per_card>& offsets_of(Rotation rotation) {
    return window_offsets[static_cast<std::size_t>(rotation)];
}

// Placements are assembled as whole words: position and rotation, OR the cards to go under.
static_assert(sizeof(Placement) == sizeof(std::uint64_t) && std::endian::native == std::endian::little);

constexpr std::uint64_t word_of(const Placement& placement) { return std::bit_cast<std::uint64_t>(placement); }
inline constexpr std::uint64_t opposite_rotation = word_of({.rotation = Rotation::r180});  // OR-ed to the first two
constexpr std::uint64_t word_of_under(SlotSet slots) { return std::uint64_t{slots} << 32U; }
static_assert(word_of_under(0x1234) == word_of({.under = 0x1234}));  // shifts compile to less than bit_cast does

// Squares of a laid card that may not be covered. Rules M3.6, K8.2
inline unsigned solid_squares(const Face& face, const LaidCard& laid) {
    unsigned solid = face.solid();
    for (unsigned bits = laid.tiled; bits != 0; bits &= bits - 1) {
        const auto i = static_cast<unsigned>(std::countr_zero(bits));
        if (laid.tiles[i] == Terrain::lake || laid.tiles[i] == Terrain::mountain) solid |= 1U << i;
    }
    return solid;
}

// All choices at one position and rotation: under every card named in `head`, and under any up-set of `free`.
struct Group {
    std::uint64_t head;
    SlotSet free;
    bool has_twin;        // the opposite rotation has the same choices
    bool leaves_out_all;  // going under everything met would hide the whole card. Rules M3.5
};

// Each visible square (at most 78) lies in at most six windows of each shape, and each window serves two rotations.
inline constexpr std::size_t max_groups = max_map_squares * squares_per_card * 4;

// Scratch paper: unlike FixedList it leaves the unused part unwritten, which at this size is most of the cost.
class Groups {
public:
    void add(const Group& group) {
        assert(size_ < max_groups);
        items_[size_++] = group;
    }
    bool empty() const { return size_ == 0; }
    const Group* begin() const { return items_.data(); }
    const Group* end() const { return items_.data() + size_; }

private:
    std::size_t size_ = 0;
    std::array<Group, max_groups> items_;
};

// The up-sets of sets of cards, worked out once for each set that occurs: neighbouring windows meet the same cards.
class Choices {
public:
    static constexpr std::size_t most_sets = 64;  // six squares meet at most six cards

    explicit Choices(const Map& map) : map_(map) { keys_.fill(no_key); }

    // As words to be OR-ed with a group's head; the first is all of `free`, the last none of it. A step beyond them may
    // be read.
    static constexpr std::size_t step = 4;
    std::span<const std::uint64_t> of(SlotSet free) {
        const std::size_t entry = (free * 0x9E3779B1U) >> (32U - entry_bits);
        if (keys_[entry] != free) {
            keys_[entry] = free;
            counts_[entry] = 0;
            add_up_sets(entry, free, 0);
            std::fill_n(sets_[entry].begin() + counts_[entry], step, 0);
        }
        return {sets_[entry].data(), counts_[entry]};
    }

private:
    static constexpr unsigned entry_bits = 7;
    static constexpr std::size_t entries = 1U << entry_bits;
    static constexpr SlotSet no_key = 0xFFFF;

    void add_up_sets(std::size_t entry, SlotSet free, SlotSet chosen) {
        while (free != 0) {
            const auto slot = static_cast<std::size_t>(std::countr_zero(free));
            const SlotSet above = map_.above[slot];
            add_up_sets(entry, static_cast<SlotSet>(free & ~above), static_cast<SlotSet>(chosen | (above & free)));
            free = static_cast<SlotSet>(free & ~map_.below[slot]);
        }
        sets_[entry][counts_[entry]++] = word_of_under(chosen);
    }

    const Map& map_;
    std::array<SlotSet, entries> keys_;
    std::array<std::uint8_t, entries> counts_;
    // Only entries in use are ever written or read.
    std::array<std::array<std::uint64_t, most_sets + step>, entries> sets_;
};

// The cards the new one meets at a position, those it is forced under, and those it must not go under because a lake
// or mountain of its own would be hidden, directly or by the law of up-sets.
struct Meeting {
    SlotSet tops = 0;  // with `no_card` where part of the window is empty
    SlotSet forced = 0;
    SlotSet barred = 0;
};

class Scan {
public:
    Scan(const Rules& rules, const Map& map, const Face& face)
        : map_(map), solid_(face.solid()), mountains_(face.mask(Terrain::mountain)) {
        width_ = map.max_x - map.min_x + 1;
        height_ = map.max_y - map.min_y + 1;
        assert(width_ + 2 * margin <= window && height_ + 2 * margin <= window);
        columns_ = (width_ + margin + lanes - 1) / lanes * lanes;
        clear();
        for (std::size_t slot = 0; slot < map.cards.size(); ++slot) lay(face_of(rules, map, slot), slot);
    }

    // Every position and rotation that has a legal choice.
    void find(Groups& groups) const {
        if (mountains_ != 0) {
            find_at_range_ends(groups);
        } else {
            find_everywhere(groups);
        }
    }

    // Cells next to an end of the range that could carry the range on. Rules K7.2
    using Footholds = FixedList<Cell, 16>;
    Footholds footholds(const RangeProbe& range) const {
        Footholds cells;
        if (mountains_ == 0) return cells;
        for (const RangeEnd end : {RangeEnd::head, RangeEnd::tail}) {
            const Cell last = end == RangeEnd::head ? map_.range[0] : map_.range.back();
            for (int dy = -1; dy <= 1; ++dy) {
                for (int dx = -1; dx <= 1; ++dx) {
                    const Cell next = cell_at(last.x + dx, last.y + dy);
                    if (range.can_extend(end, next)) cells.push_back(next);
                }
            }
        }
        return cells;
    }

    // Positions from which to draw, legal or not, each at most once for each rotation: every window of the map, or for
    // a card with one mountain every foothold.
    std::uint32_t position_count(const Footholds& footholds) const {
        return mountains_ != 0 ? static_cast<std::uint32_t>(footholds.size())
                               : static_cast<std::uint32_t>((width_ + margin) * (height_ + margin));
    }
    std::optional<int> corner_of(const Footholds& footholds, std::uint32_t position, Rotation rotation) const {
        if (mountains_ == 0) {
            const auto across = static_cast<std::uint32_t>(width_ + margin);
            return static_cast<int>(position / across * stride + position % across);
        }
        const Cell offset = offset_of(rotation, std::countr_zero(mountains_));
        const Cell corner = cell_at(footholds[position].x - offset.x, footholds[position].y - offset.y);
        if (!meets_map(corner, rotation)) return std::nullopt;
        return index(corner.x, corner.y);
    }

    // The most cards that any window meets.
    unsigned most_met() const {
        SlotSet most = 0;
        Row upright;
        Row flat;
        for (int y = 0; y < height_ + margin; ++y) {
            join_windows(tops_, y, upright, flat);
            for (std::size_t x = 0; x < static_cast<std::size_t>(columns_); ++x) {
                most = std::max({most, count_bits(upright[x]), count_bits(flat[x])});
            }
        }
        return most;
    }

    // The cards on top in the window there.
    SlotSet met_at(int corner, Rotation rotation) const {
        SlotSet tops = 0;
        for (const int offset : offsets_of(rotation)) tops |= tops_[static_cast<std::size_t>(corner + offset)];
        return tops & slots_mask;
    }

    // The choices at one position by itself. @pre the footprint lies in the window
    std::optional<Group> judge(int corner, Rotation rotation) const {
        const auto& offsets = offsets_of(rotation);
        Meeting meeting;
        for (const int offset : offsets) {
            const auto at = static_cast<std::size_t>(corner + offset);
            meeting.tops |= tops_[at];
            meeting.forced |= forced_[at];
        }
        for (unsigned bits = solid_; bits != 0; bits &= bits - 1) {
            const auto i = static_cast<std::size_t>(std::countr_zero(bits));
            meeting.barred |= below_[static_cast<std::size_t>(corner + offsets[i])];
        }
        Verdicts verdicts;
        judge_one(meeting, 0, verdicts);
        if (verdicts.legal[0] == 0) return std::nullopt;
        const Cell at = cell(corner);
        return Group{.head = word_of({.x = at.x, .y = at.y, .rotation = rotation, .under = verdicts.base[0]}),
                     .free = verdicts.free[0],
                     .has_twin = false,
                     .leaves_out_all = verdicts.leaves_out_all[0] != 0};
    }

private:
    // A row of windows, judged for one rotation.
    struct Verdicts {
        Row base;
        Row free;
        Row leaves_out_all;
        Row legal;
    };

    // The rows in use, in one go.
    void clear() {
        const auto count = static_cast<std::size_t>((height_ + 2 * margin) * stride);
        std::fill_n(tops_.begin(), count, no_card);
        std::fill_n(forced_.begin(), count, SlotSet{0});
        if (solid_ != 0) std::fill_n(below_.begin(), count, SlotSet{0});
    }

    int index(int x, int y) const { return (y - map_.min_y + margin) * stride + (x - map_.min_x + margin); }
    Cell cell(int at) const { return cell_at(at % stride + map_.min_x - margin, at / stride + map_.min_y - margin); }

    void lay(const Face& face, std::size_t slot) {
        const LaidCard& laid = map_.cards[slot];
        const auto& offsets = offsets_of(laid.rotation);
        const int corner = index(laid.x, laid.y);
        const unsigned solid = solid_squares(face, laid);
        for (unsigned bits = laid.visible; bits != 0; bits &= bits - 1) {
            const auto i = static_cast<unsigned>(std::countr_zero(bits));
            const auto at = static_cast<std::size_t>(corner + offsets[i]);
            tops_[at] = slot_bit(slot);
            if (((solid >> i) & 1U) != 0) forced_[at] = map_.above[slot];
            below_[at] = map_.below[slot];
        }
    }

    // In steps that a vector of lanes can take.
    static SlotSet count_bits(SlotSet slots) {
        unsigned n = slots & slots_mask;
        n = static_cast<SlotSet>(n - ((n >> 1U) & 0x5555U));
        n = static_cast<SlotSet>((n & 0x3333U) + ((n >> 2U) & 0x3333U));
        n = static_cast<SlotSet>((n + (n >> 4U)) & 0x0F0FU);
        return static_cast<SlotSet>((n + (n >> 8U)) & 0x1FU);
    }

    // ORs the windows of one row of positions, for both shapes of a turned card.
    void join_windows(const Grid& grid, int y, Row& upright, Row& flat) const {
        const SlotSet* a = grid.data() + y * stride;
        const SlotSet* b = a + stride;
        const SlotSet* c = b + stride;
        for (std::size_t x = 0; x < static_cast<std::size_t>(columns_); ++x) {
            const auto four = static_cast<SlotSet>(a[x] | a[x + 1] | b[x] | b[x + 1]);
            upright[x] = static_cast<SlotSet>(four | c[x] | c[x + 1]);
            flat[x] = static_cast<SlotSet>(four | a[x + 2] | b[x + 2]);
        }
    }

    void find_everywhere(Groups& groups) const {
        Row upright_tops;
        Row upright_forced;
        Row flat_tops;
        Row flat_forced;
        for (int y = 0; y < height_ + margin; ++y) {
            join_windows(tops_, y, upright_tops, flat_tops);
            join_windows(forced_, y, upright_forced, flat_forced);
            find_in_row(upright_tops, upright_forced, y, Rotation::r0, groups);
            find_in_row(flat_tops, flat_forced, y, Rotation::r90, groups);
        }
    }

    // A rotation and its opposite share a footprint; without squares that must stay visible they have the same choices.
    void find_in_row(const Row& tops, const Row& forced, int y, Rotation rotation, Groups& groups) const {
        const auto opposite = static_cast<Rotation>(static_cast<int>(rotation) + 2);
        Verdicts verdicts;
        judge_row(tops, forced, y, rotation, verdicts);
        collect(verdicts, y, rotation, groups);
        if (solid_ == 0) return;
        judge_row(tops, forced, y, opposite, verdicts);
        collect(verdicts, y, opposite, groups);
    }

    void judge_row(const Row& tops, const Row& forced, int y, Rotation rotation, Verdicts& out) const {
        Row barred{};
        for (unsigned bits = solid_; bits != 0; bits &= bits - 1) {
            const auto i = static_cast<std::size_t>(std::countr_zero(bits));
            const SlotSet* below = below_.data() + y * stride + offsets_of(rotation)[i];
            for (std::size_t x = 0; x < static_cast<std::size_t>(columns_); ++x) barred[x] |= below[x];
        }
        for (std::size_t x = 0; x < static_cast<std::size_t>(columns_); ++x) {
            judge_one({.tops = tops[x], .forced = forced[x], .barred = barred[x]}, x, out);
        }
    }

    // Without branches, so that a whole row is judged at once.
    static void judge_one(const Meeting& meeting, std::size_t x, Verdicts& out) {
        const auto met = static_cast<SlotSet>(meeting.tops & slots_mask);
        const auto base = static_cast<SlotSet>(meeting.forced & met);
        const auto rest = static_cast<SlotSet>(met & ~base);
        const SlotSet enclosed = (meeting.tops & no_card) == 0 ? 1 : 0;
        const SlotSet meets = met != 0 ? 1 : 0;                                         // Rules M3.4
        const SlotSet agrees = (base & meeting.barred) == 0 ? 1 : 0;                    // Rules M3.6
        const auto shows = static_cast<SlotSet>((rest != 0 ? 1 : 0) | (enclosed ^ 1));  // Rules M3.5
        out.base[x] = base;
        out.free[x] = static_cast<SlotSet>(rest & ~meeting.barred);
        out.leaves_out_all[x] = static_cast<SlotSet>(enclosed & ((meeting.barred & met) == 0 ? 1 : 0));
        out.legal[x] = static_cast<SlotSet>(meets & agrees & shows);
    }

    // Bit x for a lane x that is not zero; lanes beyond those in use give any bits.
    std::uint32_t bits_of(const Row& row) const {
        std::uint32_t bits = 0;
#ifdef __SSE2__
        for (int x = 0; x < columns_; x += lanes) {
            const __m128i eight = _mm_loadu_si128(reinterpret_cast<const __m128i*>(row.data() + x));
            const __m128i bytes = _mm_packs_epi16(eight, _mm_setzero_si128());
            const int set = _mm_movemask_epi8(_mm_cmpgt_epi8(bytes, _mm_setzero_si128()));
            bits |= static_cast<std::uint32_t>(set) << x;
        }
#else
        for (int x = 0; x < columns_; ++x) bits |= (row[static_cast<std::size_t>(x)] != 0 ? 1U : 0U) << x;
#endif
        return bits;
    }

    void collect(const Verdicts& verdicts, int y, Rotation rotation, Groups& groups) const {
        std::uint32_t legal = bits_of(verdicts.legal) & ((1U << (width_ + margin)) - 1U);
        const Cell corner = cell(y * stride);
        const std::uint64_t head = word_of({.x = 0, .y = corner.y, .rotation = rotation});
        for (; legal != 0; legal &= legal - 1) {
            const auto x = static_cast<std::size_t>(std::countr_zero(legal));
            const auto across = static_cast<std::uint8_t>(corner.x + static_cast<int>(x));
            groups.add({.head = head | across | word_of_under(verdicts.base[x]),
                        .free = verdicts.free[x],
                        .has_twin = solid_ == 0,
                        .leaves_out_all = verdicts.leaves_out_all[x] != 0});
        }
    }

    // Some mountain of the card stands on a foothold, so only those positions are looked at.
    void find_at_range_ends(Groups& groups) const {
        const RangeProbe range(map_.range);
        const Footholds cells = footholds(range);
        for (const Rotation rotation : all_rotations) find_at_footholds(range, cells, rotation, groups);
    }

    void find_at_footholds(const RangeProbe& range, const Footholds& cells, Rotation rotation, Groups& groups) const {
        std::array<std::uint32_t, window> seen{};  // corners looked at, by row
        for (const Cell foothold : cells) {
            for (unsigned bits = mountains_; bits != 0; bits &= bits - 1) {
                const Cell offset = offset_of(rotation, std::countr_zero(bits));
                const Cell corner = cell_at(foothold.x - offset.x, foothold.y - offset.y);
                if (!meets_map(corner, rotation)) continue;
                const int at = index(corner.x, corner.y);
                const std::uint32_t bit = 1U << (at % stride);
                std::uint32_t& row = seen[static_cast<std::size_t>(at / stride)];
                if ((row & bit) != 0) continue;
                row |= bit;
                if (!keeps_range(range, corner, rotation)) continue;
                if (const auto group = judge(at, rotation)) groups.add(*group);
            }
        }
    }

    // A foothold may lie so far out that the rest of the card misses the map.
    bool meets_map(Cell corner, Rotation rotation) const {
        return corner.x <= map_.max_x && corner.x + width_of(rotation) > map_.min_x && corner.y <= map_.max_y &&
            corner.y + height_of(rotation) > map_.min_y;
    }

    bool keeps_range(const RangeProbe& range, Cell corner, Rotation rotation) const {
        if (std::has_single_bit(mountains_)) return true;  // the foothold itself
        FixedList<Cell, squares_per_card> mountains;
        for (unsigned bits = mountains_; bits != 0; bits &= bits - 1) {
            const Cell offset = offset_of(rotation, std::countr_zero(bits));
            mountains.push_back(cell_at(corner.x + offset.x, corner.y + offset.y));
        }
        // Most are told at a glance: a square that touches too much of the range, or nothing of range and card.
        for (const Cell mountain : mountains) {
            const int touched = range.touching(mountain);
            const bool alone =
                std::none_of(mountains.begin(), mountains.end(), [&](Cell other) { return touches(other, mountain); });
            if (touched > 2 || (touched == 0 && alone)) return false;
        }
        return can_extend_by_all(range, {mountains.begin(), mountains.size()});
    }

    const Map& map_;
    unsigned solid_;  // the new card's squares that must stay visible
    unsigned mountains_;
    int width_;
    int height_;
    int columns_;
    // By cell of the window: the card on top; the cards above it, where it may not be covered; the cards below it.
    // Only the rows and columns in use are ever written or read.
    Grid tops_;
    Grid forced_;
    Grid below_;
};

}  // namespace kitamae::mapgame::scanning
