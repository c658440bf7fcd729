#pragma once
// Names of people: what two of them must differ in.

#include <string>
#include <string_view>

namespace kitamae::server {

// Lower case of ASCII letters: Anna and anna are one name.
inline std::string name_key(std::string_view name) {
    std::string key(name);
    for (char& c : key) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return key;
}

}  // namespace kitamae::server
