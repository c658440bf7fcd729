#pragma once
// Text that people give: names and chat.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace kitamae::server {

// A character (of UTF-8) that nobody sees, or that turns others around: controls, blanks of no width, marks of
// direction.
inline bool is_invisible(std::string_view character) {
    if (character.size() == 1) return static_cast<unsigned char>(character[0]) < 0x20 || character[0] == 0x7F;
    if (character.size() == 2) return character >= "\xC2\x80" && character <= "\xC2\x9F";  // U+0080 to U+009F
    const auto within = [&](std::string_view first, std::string_view last) {
        return character >= first && character <= last;
    };
    return within("\xE2\x80\x8B", "\xE2\x80\x8F") || within("\xE2\x80\xA8", "\xE2\x80\xAE") ||  // U+200B.., U+2028..
        within("\xE2\x81\xA0", "\xE2\x81\xAF") || character == "\xEF\xBB\xBF";                  // U+2060.., U+FEFF
}

// Without what is invisible, line breaks and blanks around it, at most so many characters (of UTF-8) long.
inline std::string cleaned(std::string_view text, std::size_t most_characters) {
    std::string result;
    std::size_t characters = 0;
    while (!text.empty() && characters < most_characters) {
        std::size_t size = 1;
        while (size < text.size() && (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80U) ++size;
        const std::string_view character = text.substr(0, size);
        text.remove_prefix(size);
        if (is_invisible(character)) continue;
        result += character;
        ++characters;
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
