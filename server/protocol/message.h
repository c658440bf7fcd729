#pragma once
// Everything a client may say on the socket (docs/API.md): a closed set. Any bytes give a message or a fault.

#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/seat.h"
#include "match/fault.h"

namespace kitamae::server {

namespace message {

struct Watch {
    bool wants_views = true;
    bool wants_suggestions = false;
    std::optional<std::size_t> since;
};
struct Unwatch {};
struct Sit {
    Seat seat;
    std::string nonce;  // bytes
};
struct Stand {
    Seat seat;
};
struct Fill {
    Seat seat;
    boost::json::object with;
};
struct Start {};
struct Act {
    Seat seat;
    std::string action;
    std::optional<std::size_t> version;
};
struct Undo {
    Seat seat;
};
struct Consent {
    bool accepts = false;
};
struct Resign {
    Seat seat;
};
struct Chat {
    std::string text;
};
struct Rematch {};
struct Legal {
    Seat seat;
};
struct Preview {
    Seat seat;
    std::string action;
};
struct Hint {
    Seat seat;
    std::string bot;
};
struct Insight {
    Seat viewer;  // or the onlooker
};
struct Ping {};

using Body = std::variant<Watch, Unwatch, Sit, Stand, Fill, Start, Act, Undo, Consent, Resign, Chat, Rematch, Legal,
                          Preview, Hint, Insight, Ping>;

}  // namespace message

struct Message {
    std::string id;
    std::string table;  // of all but Ping
    message::Body body;
};

struct BadMessage {
    std::string id;  // if it could be read
    Fault fault;
};

std::variant<Message, BadMessage> read_message(std::string_view text);

}  // namespace kitamae::server
