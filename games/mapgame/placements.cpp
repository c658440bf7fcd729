#include "games/mapgame/placements.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstring>
#include <span>

#include "core/fixed_list.h"

namespace kitamae::mapgame {
namespace {

// A card reaches at most two squares beyond the map, and twelve cards stretch a map to at most 26 x 27 squares: the
// window of 32 x 32 always holds the map with a margin of two on every side.
constexpr int window = 32;
constexpr int margin = 2;
constexpr int stride = window + 4;  // rows may be read two columns past the window
constexpr int lanes = 4;            // rows are processed in whole vectors

using Word = std::uint32_t;
using Words = std::array<Word, stride * window>;
constexpr Word slots_mask = (1U << cards_per_map) - 1U;
constexpr Word no_card = 1U << 15;     // marks a cell without a card
constexpr unsigned forced_shift = 16;  // the upper half: cards above a square that may not be covered

constexpr auto window_offsets = [] {
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
constexpr std::uint64_t word_of_under(Word slots) { return word_of({.under = static_cast<SlotSet>(slots)}); }

// Squares of a laid card that may not be covered. Rules M3.6, K8.2
unsigned solid_squares(const Face& face, const LaidCard& laid) {
    unsigned solid = face.lakes | face.mountains;
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
    bool leaves_out_all;  // going under everything met would hide the whole card. Rules M3.5
};

// Each visible square (at most 78) lies in at most six windows of each shape, and each window serves two rotations.
constexpr std::size_t max_groups = max_map_squares * squares_per_card * 4;

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

    // As words to be OR-ed with a group's head; the first is all of `free`, the last none of it.
    std::span<const std::uint64_t> of(SlotSet free) {
        const std::size_t entry = (free * 0x9E3779B1U) >> (32U - entry_bits);
        if (keys_[entry] != free) {
            keys_[entry] = free;
            counts_[entry] = 0;
            std::fill_n(sets_[entry].begin(), 5, std::uint64_t{0});  // write_four reads that far
            add_up_sets(entry, free, 0);
        }
        return {sets_[entry].data(), counts_[entry]};
    }

    std::span<const std::uint64_t> of(const Group& group) {
        return of(group.free).subspan(group.leaves_out_all ? 1 : 0);
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
    std::array<std::array<std::uint64_t, most_sets>, entries> sets_;
};

class Scan {
public:
    Scan(const Rules& rules, const Map& map, const Face& face)
        : map_(map), face_(face), solid_(face.lakes | static_cast<unsigned>(face.mountains)) {
        width_ = map.max_x - map.min_x + 1;
        height_ = map.max_y - map.min_y + 1;
        assert(width_ + 2 * margin <= window && height_ + 2 * margin <= window);
        columns_ = (width_ + margin + lanes - 1) / lanes * lanes;
        clear();
        for (std::size_t slot = 0; slot < map.cards.size(); ++slot) lay(face_of(rules, map, slot), slot);
    }

    // Every position and rotation that has a legal choice.
    void find(Groups& groups) const {
        if (face_.mountains != 0) {
            find_at_range_ends(groups);
        } else {
            find_everywhere(groups);
        }
    }

private:
    // A row of windows, judged for one rotation.
    struct Verdicts {
        std::array<Word, window> base;
        std::array<Word, window> free;
        std::array<Word, window> leaves_out_all;
        std::array<Word, window> legal;
    };

    void clear() {
        for (int y = 0; y < height_ + 2 * margin; ++y) {
            std::fill_n(words_.begin() + y * stride, columns_ + margin, no_card);
            if (solid_ != 0) std::fill_n(below_.begin() + y * stride, columns_ + margin, Word{0});
        }
    }

    int index(int x, int y) const { return (y - map_.min_y + margin) * stride + (x - map_.min_x + margin); }
    Cell cell(int at) const { return cell_at(at % stride + map_.min_x - margin, at / stride + map_.min_y - margin); }

    void lay(const Face& face, std::size_t slot) {
        const LaidCard& laid = map_.cards[slot];
        const auto& offsets = offsets_of(laid.rotation);
        const int corner = index(laid.x, laid.y);
        const unsigned solid = solid_squares(face, laid);
        const Word top = slot_bit(slot);
        const Word forced = Word{map_.above[slot]} << forced_shift;
        for (unsigned bits = laid.visible; bits != 0; bits &= bits - 1) {
            const auto i = static_cast<unsigned>(std::countr_zero(bits));
            const auto at = static_cast<std::size_t>(corner + offsets[i]);
            words_[at] = top | (((solid >> i) & 1U) != 0 ? forced : 0U);
            below_[at] = map_.below[slot];
        }
    }

    void find_everywhere(Groups& groups) const {
        std::array<Word, window> upright;
        std::array<Word, window> flat;
        for (int y = 0; y < height_ + margin; ++y) {
            const Word* a = words_.data() + y * stride;
            const Word* b = a + stride;
            const Word* c = y + 2 < height_ + 2 * margin ? b + stride : a;
            for (int x = 0; x < columns_; ++x) {
                const Word four = a[x] | a[x + 1] | b[x] | b[x + 1];
                upright[static_cast<std::size_t>(x)] = four | c[x] | c[x + 1];
                flat[static_cast<std::size_t>(x)] = four | a[x + 2] | b[x + 2];
            }
            find_in_row(upright, y, Rotation::r0, Rotation::r180, groups);
            find_in_row(flat, y, Rotation::r90, Rotation::r270, groups);
        }
    }

    // Two rotations share a footprint; without squares that must stay visible they have the same choices.
    void find_in_row(const std::array<Word, window>& row, int y, Rotation first, Rotation second,
                     Groups& groups) const {
        Verdicts verdicts;
        judge(row, y, first, verdicts);
        collect(verdicts, y, first, groups);
        if (solid_ != 0) judge(row, y, second, verdicts);
        collect(verdicts, y, second, groups);
    }

    void judge(const std::array<Word, window>& row, int y, Rotation rotation, Verdicts& out) const {
        std::array<Word, window> barred{};
        for (unsigned bits = solid_; bits != 0; bits &= bits - 1) {
            const auto i = static_cast<std::size_t>(std::countr_zero(bits));
            const Word* below = below_.data() + y * stride + offsets_of(rotation)[i];
            for (int x = 0; x < columns_; ++x) barred[static_cast<std::size_t>(x)] |= below[x];
        }
        for (std::size_t x = 0; x < static_cast<std::size_t>(columns_); ++x) judge_one(row[x], barred[x], x, out);
    }

    // `barred`: cards the new one must not go under, because a lake or mountain of its own would be hidden,
    // directly or by the law of up-sets.
    static void judge_one(Word word, Word barred, std::size_t x, Verdicts& out) {
        const Word met = word & slots_mask;
        const Word base = (word >> forced_shift) & met;
        const Word rest = met & ~base;
        const Word enclosed = (word & no_card) == 0 ? 1U : 0U;
        const Word meets = met != 0 ? 1U : 0U;                       // Rules M3.4
        const Word agrees = (base & barred) == 0 ? 1U : 0U;          // Rules M3.6
        const Word shows = (rest != 0 ? 1U : 0U) | (enclosed ^ 1U);  // Rules M3.5
        out.base[x] = base;
        out.free[x] = rest & ~barred;
        out.leaves_out_all[x] = enclosed & ((barred & met) == 0 ? 1U : 0U);
        out.legal[x] = meets & agrees & shows;
    }

    void collect(const Verdicts& verdicts, int y, Rotation rotation, Groups& groups) const {
        Word legal = 0;
        for (int x = 0; x < width_ + margin; ++x) legal |= verdicts.legal[static_cast<std::size_t>(x)] << x;
        const Cell corner = cell(y * stride);
        const std::uint64_t head = word_of({.x = 0, .y = corner.y, .rotation = rotation});
        for (; legal != 0; legal &= legal - 1) {
            const auto x = static_cast<std::size_t>(std::countr_zero(legal));
            const auto across = static_cast<std::uint8_t>(corner.x + static_cast<int>(x));
            groups.add({.head = head | across | word_of_under(verdicts.base[x]),
                        .free = static_cast<SlotSet>(verdicts.free[x]),
                        .leaves_out_all = verdicts.leaves_out_all[x] != 0});
        }
    }

    // Rules K7.2: some mountain of the card touches an end of the range, so only those positions are looked at.
    void find_at_range_ends(Groups& groups) const {
        FixedList<Cell, 16> footholds;
        for (const RangeEnd end : {RangeEnd::head, RangeEnd::tail}) {
            const Cell last = end == RangeEnd::head ? map_.range[0] : map_.range.back();
            for (int dy = -1; dy <= 1; ++dy) {
                for (int dx = -1; dx <= 1; ++dx) {
                    const Cell next = cell_at(last.x + dx, last.y + dy);
                    if (next != last && can_extend(map_.range, end, next)) footholds.push_back(next);
                }
            }
        }
        for (const Rotation rotation : all_rotations) {
            find_at_footholds({footholds.begin(), footholds.size()}, rotation, groups);
        }
    }

    void find_at_footholds(std::span<const Cell> footholds, Rotation rotation, Groups& groups) const {
        FixedList<Cell, 16 * squares_per_card> seen;
        for (const Cell foothold : footholds) {
            for (unsigned bits = face_.mountains; bits != 0; bits &= bits - 1) {
                const Cell offset = offset_of(rotation, std::countr_zero(bits));
                const Cell corner = cell_at(foothold.x - offset.x, foothold.y - offset.y);
                if (std::find(seen.begin(), seen.end(), corner) != seen.end()) continue;
                seen.push_back(corner);
                if (meets_map(corner, rotation) && keeps_range(corner, rotation)) judge_at(corner, rotation, groups);
            }
        }
    }

    // A foothold may lie so far out that the rest of the card misses the map.
    bool meets_map(Cell corner, Rotation rotation) const {
        return corner.x <= map_.max_x && corner.x + width_of(rotation) > map_.min_x && corner.y <= map_.max_y &&
            corner.y + height_of(rotation) > map_.min_y;
    }

    bool keeps_range(Cell corner, Rotation rotation) const {
        if (std::has_single_bit(face_.mountains)) return true;  // the foothold itself
        FixedList<Cell, squares_per_card> mountains;
        for (unsigned bits = face_.mountains; bits != 0; bits &= bits - 1) {
            const Cell offset = offset_of(rotation, std::countr_zero(bits));
            mountains.push_back(cell_at(corner.x + offset.x, corner.y + offset.y));
        }
        return extended(map_.range, {mountains.begin(), mountains.size()}).has_value();
    }

    void judge_at(Cell corner, Rotation rotation, Groups& groups) const {
        const int at = index(corner.x, corner.y);
        const auto& offsets = offsets_of(rotation);
        Word word = 0;
        Word barred = 0;
        for (const int offset : offsets) word |= words_[static_cast<std::size_t>(at + offset)];
        for (unsigned bits = solid_; bits != 0; bits &= bits - 1) {
            barred |= below_[static_cast<std::size_t>(at + offsets[static_cast<std::size_t>(std::countr_zero(bits))])];
        }
        Verdicts verdicts;
        judge_one(word, barred, 0, verdicts);
        if (verdicts.legal[0] == 0) return;
        const std::uint64_t head = word_of({.x = corner.x, .y = corner.y, .rotation = rotation});
        groups.add({.head = head | word_of_under(verdicts.base[0]),
                    .free = static_cast<SlotSet>(verdicts.free[0]),
                    .leaves_out_all = verdicts.leaves_out_all[0] != 0});
    }

    const Map& map_;
    const Face& face_;
    unsigned solid_;  // the new card's squares that must stay visible
    int width_;
    int height_;
    int columns_;
    // Only the rows and columns in use are ever written or read.
    Words words_;
    Words below_;  // the cards below the one on top
};

Placement placement_of(std::uint64_t word) { return std::bit_cast<Placement>(word); }

void write_four(std::uint64_t head, const std::uint64_t* sets, Placement* out) {
    const std::array<std::uint64_t, 4> words{head | sets[0], head | sets[1], head | sets[2], head | sets[3]};
    std::memcpy(static_cast<void*>(out), words.data(), sizeof(words));
}

}  // namespace

void list_placements(const Rules& rules, const Map& map, const Face& face, std::vector<Placement>& out) {
    Groups groups;
    Scan(rules, map, face).find(groups);
    Choices choices(map);
    std::size_t count = 0;
    for (const Group& group : groups) {
        const auto sets = choices.of(group);
        if (out.size() < count + Choices::most_sets) out.resize(2 * (count + Choices::most_sets));
        write_four(group.head, sets.data(), out.data() + count);  // most groups have no more choices
        for (std::size_t i = 4; i < sets.size(); ++i) out[count + i] = placement_of(group.head | sets[i]);
        count += sets.size();
    }
    out.resize(count);
}

bool has_placement(const Rules& rules, const Map& map, const Face& face) {
    Groups groups;
    Scan(rules, map, face).find(groups);
    return !groups.empty();
}

SampledPlacement sample_placement(const Rules& rules, const Map& map, const Face& face, std::uint32_t others,
                                  Rng& rng) {
    Groups groups;
    Scan(rules, map, face).find(groups);
    Choices choices(map);
    std::uint32_t total = 0;
    for (const Group& group : groups) total += static_cast<std::uint32_t>(choices.of(group).size());
    SampledPlacement sampled{.placement = std::nullopt, .list_is_empty = total == 0};
    if (total == 0) return sampled;
    std::uint32_t pick = rng.below(total + others);
    for (const Group& group : groups) {
        const auto sets = choices.of(group);
        if (pick < sets.size()) {
            sampled.placement = placement_of(group.head | sets[pick]);
            break;
        }
        pick -= static_cast<std::uint32_t>(sets.size());
    }
    return sampled;
}

}  // namespace kitamae::mapgame
