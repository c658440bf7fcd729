// The decks and boards of data/*.json, carried inside the program so that one binary, or one WASM module, is
// enough. cmake/embed.cmake generates the source; this knows bytes, match/ knows what they mean.
#pragma once

#include <string_view>

namespace kitamae::data {

// The contents of data/<name>, such as "honshu.json"; empty if there is no such file.
std::string_view file(std::string_view name);

}  // namespace kitamae::data
