#pragma once
// The numbers of a judge as data: a text of lines "name value", with comments after '#'. A judge lists its weights as
// fields; reading, writing and tuning work on the list.

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/text.h"

namespace kitamae {

template <class W>
struct WeightField {
    std::string_view name;
    float W::* member;
    float spread = 1;  // by how much tuning varies it at first
};

// A decimal number such as -1.25, on every platform the same; nullopt: it is none.
std::optional<float> read_decimal(std::string_view text);
std::string write_decimal(float value);  // to three places

// What is wrong, or nothing. Weights that are not named stay as they are.
template <class W>
std::optional<std::string> read_weights(std::string_view text, std::span<const WeightField<W>> fields, W& weights) {
    while (!text.empty()) {
        std::string_view line = take_until(text, '\n');
        line = trim(line.substr(0, line.find('#')));
        if (line.empty()) continue;
        const std::string_view name = take_word(line);
        const auto value = read_decimal(trim(line));
        if (!value) return std::string(name) + ": not a number";
        bool found = false;
        for (const auto& field : fields) {
            if (field.name != name) continue;
            weights.*field.member = *value;
            found = true;
        }
        if (!found) return "there is no weight '" + std::string(name) + "'";
    }
    return std::nullopt;
}

template <class W>
std::string write_weights(std::span<const WeightField<W>> fields, const W& weights) {
    std::string text;
    for (const auto& field : fields) {
        text += std::string(field.name) + " " + write_decimal(weights.*field.member) + "\n";
    }
    return text;
}

}  // namespace kitamae
