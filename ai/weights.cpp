#include "ai/weights.h"

#include <cmath>
#include <cstdint>

namespace kitamae {

namespace {

constexpr int places = 3;
constexpr std::int64_t one = 1000;

}  // namespace

std::optional<float> read_decimal(std::string_view text) {
    const bool is_negative = !text.empty() && text.front() == '-';
    if (is_negative) text.remove_prefix(1);
    const std::string_view whole = take_until(text, '.');
    const auto units = read_number<std::int32_t>(whole);
    if (!units || *units < 0) return std::nullopt;
    std::int64_t value = *units * one;
    std::int64_t weight = one;
    for (const char c : text) {
        if (c < '0' || c > '9') return std::nullopt;
        weight /= 10;
        value += weight * (c - '0');
    }
    return static_cast<float>(is_negative ? -value : value) / static_cast<float>(one);
}

std::string write_decimal(float value) {
    const bool is_negative = value < 0;
    const std::int64_t scaled = std::lround((is_negative ? -value : value) * static_cast<float>(one));
    std::string fraction = std::to_string(scaled % one);
    fraction.insert(0, static_cast<std::size_t>(places) - fraction.size(), '0');
    return (is_negative && scaled > 0 ? "-" : "") + std::to_string(scaled / one) + "." + fraction;
}

}  // namespace kitamae
