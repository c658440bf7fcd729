// Any bytes as a message of the server's socket: a message or a fault, and a message's id is never too long.

#include "server/protocol/message.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <variant>

#include "server/limits.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const auto read = kitamae::server::read_message({reinterpret_cast<const char*>(bytes), size});
    const auto* message = std::get_if<kitamae::server::Message>(&read);
    if (message != nullptr && message->id.size() > kitamae::server::limits::message_id) __builtin_trap();
    const auto* bad = std::get_if<kitamae::server::BadMessage>(&read);
    if (bad != nullptr && bad->fault.code.empty()) __builtin_trap();
    return 0;
}
