#pragma once
// What happens at a table. A table is its set-up and its events: whatever else the server knows of it follows from
// them, after a restart as well. Version n is the state after n events.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/seat.h"
#include "match/consequence.h"

namespace kitamae::server {

enum class EventKind : std::uint8_t {
    action,    // text: the action, and in lines of their own what the dealer did then
    seats,     // text: {"seat":1,"kind":"human","account":..,"name":..,"bot":..,"nonce":..}: who sits there now
    start,     // text: what the dealer did, in lines
    undo,      // text: the number of the record's lines that stay
    takeback,  // text: "ask", "agree" or "refuse"; account: whose
    resign,    // text: the bot that takes over
    chat,      // text: {"account":..,"text":..}
    over,      // closed without an end
    rematch,   // text: the new table's name
    clock,     // clocks go on after the server was down
};

struct Event {
    EventKind kind = EventKind::action;
    std::uint8_t seat = 0xFF;   // whose; 0xFF: nobody's
    std::uint8_t to_act = 0;    // after it: bit n for seat n
    std::uint8_t hidden = 0;    // bit n: seat n may not know the action; bit 7: nor may onlookers
    std::int64_t at = 0;        // milliseconds since 1970
    std::uint64_t sent_as = 0;  // a hash of the client's account and message id; 0: none
    std::string text;

    bool is_hidden_from(Seat viewer) const { return (hidden & (viewer == onlooker ? 0x80U : 1U << viewer.index)) != 0; }
};

// Empties what an account wrote: its chat, and the names it gave to others at its device.
void forget_words(Event& event, std::string_view account);

// The line of chat, if it is one of that account.
std::optional<std::string> said_by(const Event& event, std::string_view account);

inline std::uint8_t bits_of(SeatSet seats) {
    unsigned bits = 0;
    for (const Seat seat : seats) bits |= 1U << seat.index;
    return static_cast<std::uint8_t>(bits);
}

inline std::uint8_t bits_of(const Audience& audience) {
    return static_cast<std::uint8_t>(bits_of(audience.hidden_from) | (audience.hidden_from_onlookers ? 0x80U : 0U));
}

}  // namespace kitamae::server
