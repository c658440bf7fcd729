// Any bytes as a deck or board of every title: a fault or a good one.

#include "match/games.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(bytes), size);
    for (const auto& kind : kitamae::games()) {
        const auto fault = kind->check_content(text);
        if (fault && fault->message.empty()) __builtin_trap();
    }
    return 0;
}
