#include "bots/settings.h"

#include <array>

#include "ai/weights.h"
#include "core/text.h"

namespace kitamae {
namespace {

struct CountField {
    std::string_view name;
    std::uint32_t BotSettings::* member;
    std::uint32_t most;
};
constexpr std::array counts{
    CountField{"simulations", &BotSettings::simulations, 10'000'000},
    CountField{"width", &BotSettings::width, 1'000},
    CountField{"depth", &BotSettings::depth, 1'000},
    CountField{"best_of", &BotSettings::best_of, 6},
    CountField{"tricks", &BotSettings::tricks, 10'000'000},
};

bool read_setting(std::string_view setting, BotSettings& settings) {
    const std::string_view name = take_until(setting, '=');
    if (name == "noise") {
        const auto value = read_decimal(setting);
        settings.noise = value.value_or(0);
        return value && *value >= 0;
    }
    for (const CountField& field : counts) {
        if (field.name != name) continue;
        const auto value = read_number<std::uint32_t>(setting);
        if (!value || *value == 0 || *value > field.most) return false;
        settings.*field.member = *value;
        return true;
    }
    return false;
}

}  // namespace

std::optional<BotSettings> read_settings(std::string_view id) {
    const std::string_view kind = take_until(id, ':');
    BotSettings settings;
    if (kind != "judge" && kind != "search") return std::nullopt;
    settings.kind = kind == "judge" ? BotKind::judge : BotKind::search;
    while (!id.empty()) {
        if (!read_setting(take_until(id, '+'), settings)) return std::nullopt;
    }
    return settings;
}

int level_of(std::string_view id) {
    if (id == "expert") return 7;
    if (id.size() != 7 || !id.starts_with("level-") || id[6] < '1' || id[6] > '6') return 0;
    return id[6] - '0';
}

}  // namespace kitamae
