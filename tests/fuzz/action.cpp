// Any bytes as an action: refused, or written in its one form and read back.

#include "games/hokkaido_2010/action.h"

#include "games/mapgame/action.h"

namespace {

template <class Read, class Write>
void check(std::string_view text, Read&& read, Write&& write) {
    const auto action = read(text);
    if (!action) return;
    const auto again = read(write(*action));
    if (!again || !(*again == *action)) __builtin_trap();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(bytes), size);
    check(text, kitamae::mapgame::read_action, kitamae::mapgame::write_action);
    check(text, kitamae::hokkaido_2010::read_action, kitamae::hokkaido_2010::write_action);
    return 0;
}
