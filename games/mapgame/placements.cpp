#include "games/mapgame/placements.h"

#include <array>
#include <bit>
#include <cstring>
#include <span>

#include "games/mapgame/placement_scan.h"

namespace kitamae::mapgame {
namespace {

using namespace scanning;

// One store, where bit_cast makes several.
void put(Placement* to, std::uint64_t word) { std::memcpy(static_cast<void*>(to), &word, sizeof word); }

// Writes groups out as placements.
class Expansion {
public:
    static constexpr std::size_t most_placements = 2 * Choices::most_sets;  // of a group

    explicit Expansion(const Map& map) : choices_(map) {
        for (std::size_t slot = 0; slot < map.cards.size(); ++slot) {
            apart_[slot] = static_cast<std::uint32_t>(slots_mask & ~map.above[slot]) |
                static_cast<std::uint32_t>(slots_mask & ~map.below[slot]) << 16U;
        }
    }

    // With the opposite rotation's; returns how many. @pre room for most_placements
    std::size_t expand(const Group& group, Placement* out) {
        const auto first = static_cast<SlotSet>(group.free & (0U - group.free));
        const auto second = static_cast<SlotSet>(group.free ^ first);
        const bool is_small = (second & (second - 1U)) == 0;
        return is_small ? expand_small(group, first, second, out) : expand_large(group, out);
    }

private:
    // At most two cards are free: their up-sets need no looking up. Most groups are such, and which of the four sets
    // they have no processor can guess, so each is written and those that do not count are written over.
    std::size_t expand_small(const Group& group, SlotSet first, SlotSet second, Placement* out) const {
        const std::uint32_t apart = apart_[static_cast<std::size_t>(std::countr_zero(unsigned{first} | no_card))];
        const std::size_t at_first = group.leaves_out_all ? 0 : 1;
        const std::size_t at_second = at_first + ((apart & second) != 0 ? 1U : 0U);
        const std::size_t at_none = at_second + ((apart >> 16U & second) != 0 ? 1U : 0U);
        const std::size_t count = at_none + (first != 0 ? 1U : 0U);
        const auto write = [&](std::uint64_t head, Placement* to) {
            put(to, head | word_of_under(group.free));
            put(to + at_first, head | word_of_under(first));
            put(to + at_second, head | word_of_under(second));
            put(to + at_none, head);
        };
        write(group.head, out);
        if (!group.has_twin) return count;
        write(group.head | opposite_rotation, out + count);
        return 2 * count;
    }

    // In whole steps: what is written too much is written over, or not read.
    std::size_t expand_large(const Group& group, Placement* out) {
        const auto sets = choices_.of(group.free);
        const std::size_t skipped = group.leaves_out_all ? 1 : 0;
        const std::size_t count = sets.size() - skipped;
        const auto write = [&](std::uint64_t head, Placement* to) {
            for (std::size_t i = 0; i < count; i += Choices::step) {
                std::array<std::uint64_t, Choices::step> words;
                for (std::size_t j = 0; j < words.size(); ++j) words[j] = head | sets.data()[skipped + i + j];
                std::memcpy(static_cast<void*>(to + i), words.data(), sizeof words);
            }
        };
        write(group.head, out);
        if (!group.has_twin) return count;
        write(group.head | opposite_rotation, out + count);
        return 2 * count;
    }

    Choices choices_;
    // By slot, and `no_card`: the cards that are not above it, and from bit 16 on those that are not below it.
    std::array<std::uint32_t, 16> apart_{};
};

}  // namespace

void list_placements(const Rules& rules, const Map& map, const Face& face, std::vector<Placement>& out) {
    Groups groups;
    Scan(rules, map, face).find(groups);
    Expansion expansion(map);
    std::size_t count = 0;
    for (const Group& group : groups) {
        // What an earlier list left there is written over: mostly there is room, and nothing is written twice.
        if (count + Expansion::most_placements > out.size()) out.resize(count + 2 * Expansion::most_placements);
        count += expansion.expand(group, out.data() + count);
    }
    out.resize(count);
}

bool has_placement(const Rules& rules, const Map& map, const Face& face) {
    Groups groups;
    Scan(rules, map, face).find(groups);
    return !groups.empty();
}

namespace {

// The number of up-sets of `free`, without writing them down.
std::uint32_t count_up_sets(const Map& map, SlotSet free) {
    std::uint32_t count = 1;
    while (free != 0) {
        const auto slot = static_cast<std::size_t>(std::countr_zero(free));
        count += count_up_sets(map, static_cast<SlotSet>(free & ~map.above[slot]));
        free = static_cast<SlotSet>(free & ~map.below[slot]);
    }
    return count;
}

// The choices of all groups, numbered through.
SampledPlacement sample_from_groups(const Map& map, const Groups& groups, std::uint32_t others, Rng& rng) {
    Expansion expansion(map);
    thread_local std::array<Placement, Expansion::most_placements> some;
    std::uint32_t total = 0;
    for (const Group& group : groups) total += static_cast<std::uint32_t>(expansion.expand(group, some.data()));
    SampledPlacement sampled{.placement = std::nullopt, .list_is_empty = total == 0};
    if (total == 0) return sampled;
    std::uint32_t pick = rng.below(total + others);
    for (const Group& group : groups) {
        const auto count = static_cast<std::uint32_t>(expansion.expand(group, some.data()));
        if (pick < count) {
            sampled.placement = some[pick];
            break;
        }
        pick -= count;
    }
    return sampled;
}

// The up-set with that number, in the order of Choices. @pre number < count_up_sets(map, free)
SlotSet nth_up_set(const Map& map, SlotSet free, std::uint32_t number) {
    SlotSet chosen = 0;
    while (free != 0) {
        const auto slot = static_cast<std::size_t>(std::countr_zero(free));
        const auto with = static_cast<SlotSet>(free & ~map.above[slot]);
        const std::uint32_t count = count_up_sets(map, with);
        if (number < count) {
            chosen = static_cast<SlotSet>(chosen | (map.above[slot] & free));
            free = with;
        } else {
            number -= count;
            free = static_cast<SlotSet>(free & ~map.below[slot]);
        }
    }
    return chosen;
}

// A position and rotation drawn at random has between none and 2 to the number of cards met choices. Drawing the number
// of a choice as well, and all of it again whenever there is no such choice, gives every placement the same chance
// without looking at all of them; most draws fail at the first glance, on how many cards are met at all.
constexpr int patience = 1000;

struct Draw {
    std::optional<Placement> placement;
    bool fell_on_others = false;  // then nothing may be drawn again; else no placement means that patience ran out
};

Draw sample_by_rejection(const Scan& scan, const Map& map, std::uint32_t others, Rng& rng) {
    const Scan::Footholds footholds = scan.footholds(RangeProbe(map.range));
    const unsigned choice_bits = scan.most_met();
    const unsigned bits = choice_bits + 2;
    const std::uint32_t proposals = scan.position_count(footholds) << bits;
    if (proposals == 0) return {};
    for (int i = 0; i < patience; ++i) {
        const std::uint32_t pick = rng.below(proposals + others);
        if (pick >= proposals) return {.placement = std::nullopt, .fell_on_others = true};
        const std::uint32_t number = pick & ((1U << choice_bits) - 1U);
        const auto rotation = static_cast<Rotation>((pick >> choice_bits) & 3U);
        const auto corner = scan.corner_of(footholds, pick >> bits, rotation);
        if (!corner) continue;
        const SlotSet met = scan.met_at(*corner, rotation);
        if (met == 0 || number >= 1U << static_cast<unsigned>(std::popcount(met))) continue;
        const auto group = scan.judge(*corner, rotation);
        if (!group) continue;
        const std::uint32_t choice = number + (group->leaves_out_all ? 1U : 0U);
        if (choice >= count_up_sets(map, group->free)) continue;
        const SlotSet under = nth_up_set(map, group->free, choice);
        return {.placement = std::bit_cast<Placement>(group->head | word_of_under(under))};
    }
    return {};
}

}  // namespace

SampledPlacement sample_placement(const Rules& rules, const Map& map, const Face& face, std::uint32_t others,
                                  Rng& rng) {
    const Scan scan(rules, map, face);
    Draw draw;
    if (std::popcount(face.mask(Terrain::mountain)) <= 1) draw = sample_by_rejection(scan, map, others, rng);
    if (draw.placement) return {.placement = draw.placement};
    Groups groups;
    scan.find(groups);
    if (draw.fell_on_others) return {.placement = std::nullopt, .list_is_empty = groups.empty()};
    return sample_from_groups(map, groups, others, rng);
}

}  // namespace kitamae::mapgame
