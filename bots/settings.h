#pragma once
// What a bot is made of, read from its name: "search:simulations=400+width=12" or a level.

#include <cstdint>
#include <optional>
#include <string_view>

namespace kitamae {

enum class BotKind : std::uint8_t { judge, search };

struct BotSettings {
    BotKind kind = BotKind::judge;
    float noise = 0;  // points by which a judge misjudges
    std::uint32_t simulations = 100;
    std::uint32_t width = 8;
    std::uint32_t depth = 12;
    std::uint32_t best_of = 1;  // map games: cards a simulated round chooses from
    std::uint32_t tricks = 60;  // map games: simulations of a trick
    bool plays_by_time = false;
};

// nullopt: not of this form, or a setting that is unknown or out of range.
std::optional<BotSettings> read_settings(std::string_view id);

// "level-1" to "level-6" are 1 to 6, "expert" is 7; 0: none of them.
int level_of(std::string_view id);

}  // namespace kitamae
