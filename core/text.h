#pragma once
// Reading plain text: words, whole numbers, lines. Nothing here throws or depends on a locale.

#include <charconv>
#include <concepts>
#include <optional>
#include <string_view>
#include <system_error>

namespace kitamae {

constexpr bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

constexpr std::string_view trim(std::string_view text) {
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
    return text;
}

// The text up to the next separator, which is taken away with it from `rest`.
constexpr std::string_view take_until(std::string_view& rest, char separator) {
    const auto end = rest.find(separator);
    const std::string_view part = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
    return part;
}

// The next word, or an empty one at the end.
constexpr std::string_view take_word(std::string_view& rest) {
    while (!rest.empty() && is_blank(rest.front())) rest.remove_prefix(1);
    std::size_t length = 0;
    while (length < rest.size() && !is_blank(rest[length])) ++length;
    const std::string_view word = rest.substr(0, length);
    rest.remove_prefix(length);
    return word;
}

// The whole of `text` as a decimal number in its one canonical form: no plus sign, no leading zero, no "-0".
template <std::integral Number>
std::optional<Number> read_number(std::string_view text) {
    const std::string_view digits = text.starts_with('-') ? text.substr(1) : text;
    if (digits.empty() || (digits.front() == '0' && text != "0")) return std::nullopt;
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

}  // namespace kitamae
