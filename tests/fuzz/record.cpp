// Any bytes as a record: a fault, or a match whose record is read again to the same text.

#include "core/record.h"

#include "match/games.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const auto match = kitamae::load_match({reinterpret_cast<const char*>(bytes), size});
    if (const auto* loaded = std::get_if<std::unique_ptr<kitamae::Match>>(&match)) {
        const std::string text = kitamae::write_record((*loaded)->record());
        const auto again = kitamae::load_match(text);
        const auto* same = std::get_if<std::unique_ptr<kitamae::Match>>(&again);
        if (same == nullptr || kitamae::write_record((*same)->record()) != text) __builtin_trap();
    }
    return 0;
}
