#include "server/protocol/message.h"

#include <array>
#include <utility>

#include "match/json_text.h"
#include "server/codes.h"
#include "server/fairness.h"
#include "server/limits.h"
#include "server/text.h"

namespace kitamae::server {
namespace {

namespace json = boost::json;
using Read = std::variant<message::Body, Fault>;

Fault bad(std::string text) { return {"bad_request", std::move(text), {}, 0}; }

std::optional<Seat> seat_of(const json::object& object) {
    const auto seat = integer_field(object, "seat");
    if (!seat || *seat < 0 || *seat >= static_cast<std::int64_t>(max_seats)) return std::nullopt;
    return Seat{static_cast<std::uint8_t>(*seat)};
}

std::optional<std::size_t> version_of(const json::object& object, std::string_view key) {
    const auto version = integer_field(object, key);
    if (!version || *version < 0) return std::nullopt;
    return static_cast<std::size_t>(*version);
}

template <class Body>
Read with_seat(const json::object& object) {
    const auto seat = seat_of(object);
    if (!seat) return bad("'seat' is a number from 0 to 4");
    Body body{};
    body.seat = *seat;
    return body;
}

template <class Body>
Read plain(const json::object&) {
    return Body{};
}

template <class Body>
Read with_action(const json::object& object) {
    const auto seat = seat_of(object);
    const auto action = string_field(object, "action");
    if (!seat || !action) return bad("'seat' and 'action' are needed");
    Body body{};
    body.seat = *seat;
    body.action = std::string(*action);
    if constexpr (std::is_same_v<Body, message::Act>) body.version = version_of(object, "version");
    return body;
}

Read watch(const json::object& object) {
    const auto mode = string_field(object, "mode").value_or("views");
    if (mode != "views" && mode != "events") return bad("'mode' is views or events");
    const auto suggest = string_field(object, "suggest");
    if (suggest && *suggest != "random") return bad("'suggest' is random");
    return message::Watch{mode == "views", suggest.has_value(), version_of(object, "since")};
}

Read sit(const json::object& object) {
    const auto seat = seat_of(object);
    if (!seat) return bad("'seat' is a number from 0 to 4");
    const auto text = string_field(object, "nonce");
    const auto nonce = text ? from_hex(*text, nonce_size) : std::nullopt;
    if (text && !nonce) return bad("'nonce' has 32 hexadecimal digits");
    return message::Sit{*seat, nonce.value_or("")};
}

Read fill(const json::object& object) {
    const auto seat = seat_of(object);
    const auto* with = object_field(object, "with");
    if (!seat || with == nullptr) return bad("'seat' and 'with' are needed");
    return message::Fill{*seat, *with};
}

Read consent(const json::object& object) {
    const auto* accept = object.if_contains("accept");
    if (accept == nullptr || !accept->is_bool()) return bad("'accept' is true or false");
    return message::Consent{accept->get_bool()};
}

Read chat(const json::object& object) {
    const auto text = string_field(object, "text");
    if (!text || character_count(*text) > limits::chat_text) return bad("'text' has up to 500 characters");
    std::string clean = cleaned(*text, limits::chat_text);
    if (clean.empty()) return bad("'text' is empty");
    return message::Chat{std::move(clean)};
}

Read hint(const json::object& object) {
    const auto seat = seat_of(object);
    if (!seat) return bad("'seat' is a number from 0 to 4");
    return message::Hint{*seat, std::string(string_field(object, "bot").value_or(""))};
}

Read insight(const json::object& object) {
    if (string_field(object, "seat") == "onlooker") return message::Insight{onlooker};
    const auto seat = seat_of(object);
    if (!seat) return bad("'seat' is a number from 0 to 4, or onlooker");
    return message::Insight{*seat};
}

struct Kind {
    std::string_view name;
    Read (*read)(const json::object&);
};

constexpr std::array<Kind, 17> kinds{{
    {"act", with_action<message::Act>},
    {"watch", watch},
    {"unwatch", plain<message::Unwatch>},
    {"sit", sit},
    {"stand", with_seat<message::Stand>},
    {"fill", fill},
    {"start", plain<message::Start>},
    {"undo", with_seat<message::Undo>},
    {"consent", consent},
    {"resign", with_seat<message::Resign>},
    {"chat", chat},
    {"rematch", plain<message::Rematch>},
    {"legal", with_seat<message::Legal>},
    {"preview", with_action<message::Preview>},
    {"hint", hint},
    {"insight", insight},
    {"ping", plain<message::Ping>},
}};

Read read_body(const json::object& object) {
    const auto name = string_field(object, "t");
    if (!name) return bad("'t' is missing");
    for (const Kind& kind : kinds) {
        if (kind.name == *name) return kind.read(object);
    }
    return Fault{"unknown_message", "there is no such message", {}, 0};
}

}  // namespace

std::variant<Message, BadMessage> read_message(std::string_view text) {
    const auto parsed = parse_json(text);
    if (const auto* fault = std::get_if<Fault>(&parsed)) return BadMessage{{}, *fault};
    const auto* object = std::get<json::value>(parsed).if_object();
    if (object == nullptr) return BadMessage{{}, bad("a message is a JSON object")};
    const auto id = string_field(*object, "id");
    if (!id || id->size() > limits::message_id) return BadMessage{{}, bad("'id' is a string of up to 64 characters")};
    auto body = read_body(*object);
    if (auto* fault = std::get_if<Fault>(&body)) return BadMessage{std::string(*id), std::move(*fault)};
    Message message{std::string(*id), std::string(string_field(*object, "table").value_or("")),
                    std::get<message::Body>(std::move(body))};
    if (message.table.empty() && !std::holds_alternative<message::Ping>(message.body)) {
        return BadMessage{std::string(*id), bad("'table' is missing")};
    }
    return message;
}

}  // namespace kitamae::server
