#pragma once
// Text that people give: names and chat.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace kitamae::server {

// Without control characters, line breaks and blanks around it, at most so many characters (of UTF-8) long.
inline std::string cleaned(std::string_view text, std::size_t most_characters) {
    std::string result;
    std::size_t characters = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        const bool begins_character = (byte & 0xC0U) != 0x80U;
        if (byte < 0x20 || byte == 0x7F) continue;
        if (begins_character && characters++ == most_characters) break;
        result += c;
    }
    const auto first = result.find_first_not_of(' ');
    if (first == std::string::npos) return {};
    return result.substr(first, result.find_last_not_of(' ') - first + 1);
}

inline std::size_t character_count(std::string_view text) {
    std::size_t count = 0;
    for (const char c : text) count += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1 : 0;
    return count;
}

}  // namespace kitamae::server
