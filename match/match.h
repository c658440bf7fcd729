#pragma once
// The one virtual face of a running game: text in, text out. Servers, browsers and terminals know only this.
// A refusal is a value and changes nothing.

#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/record.h"
#include "core/rule_error.h"
#include "core/seat.h"

namespace kitamae {

enum class RefusalCode : std::uint8_t { not_to_act, bad_action, illegal };

struct Refusal {
    RefusalCode code = RefusalCode::illegal;
    std::string clause;  // of an illegal action
    std::string message;
};

struct Candidate {
    std::string action;
    double value = 0;  // expected share of a win, 0 to 1, where the bot estimates one
    std::uint32_t visits = 0;
};

struct Suggestion {
    std::string action;
    std::vector<Candidate> candidates;
};

class Match {
public:
    virtual ~Match() = default;

    virtual int players() const = 0;
    virtual SeatSet to_act() const = 0;  // empty: the match is over
    bool is_over() const { return to_act().empty(); }

    virtual std::vector<std::string> legal(Seat seat) const = 0;  // complete; empty if the seat is not to act
    virtual std::optional<Refusal> play(Seat by, std::string_view action) = 0;
    // Takes back the last action of a player and what the dealer did after it; false: there is none. Playing the same
    // action again gives the same chance results.
    virtual bool undo() = 0;

    virtual boost::json::object view(
        Seat viewer) const = 0;                      // nothing the viewer (a seat, or the onlooker) may not know
    virtual boost::json::object scores() const = 0;  // everybody's score as it stands, and the winners at the end
    virtual Record record() const = 0;               // enough to rebuild everything; contains secrets

    // What the bot would do with what the seat may know. @pre the seat is to act; nullopt: no such bot
    virtual std::optional<Suggestion> suggest(Seat seat, std::string_view bot, std::uint64_t seed) const = 0;

    // The seat's score as it would stand after an action of its own, without playing it.
    virtual std::variant<boost::json::object, Refusal> preview(Seat seat, std::string_view action) const = 0;
};

}  // namespace kitamae
