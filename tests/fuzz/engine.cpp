// Any bytes, line by line, to an engine that holds a match of each title.

#include "match/engine.h"

#include "core/text.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    kitamae::Engine engine([] { return std::uint64_t{1}; }, [] { return 0.0; });
    for (const char* game : {"honshu", "hokkaido", "hokkaido-2010"}) {
        engine.handle(std::string(R"({"cmd":"new","players":2,"seed":1,"game":")") + game + "\"}");
    }
    std::string_view rest(reinterpret_cast<const char*>(bytes), size);
    while (!rest.empty()) {
        if (engine.handle(kitamae::take_until(rest, '\n')).empty()) __builtin_trap();
    }
    return 0;
}
