#pragma once
// The one virtual face of a running game: text in, text out. Servers, browsers and terminals know only this.
// A refusal is a value and changes nothing.

#include <boost/json.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "ai/agent.h"
#include "core/record.h"
#include "core/rule_error.h"
#include "core/seat.h"
#include "match/consequence.h"

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
        Seat viewer) const = 0;  // nothing the viewer (a seat, or the onlooker) may not know
    // What can be read off what the viewer sees and is not in the view itself; empty where a title has nothing to add.
    virtual boost::json::object insight(Seat viewer) const = 0;
    virtual boost::json::object scores() const = 0;  // everybody's score as it stands, and the winners at the end
    virtual Record record() const = 0;               // enough to rebuild everything; contains secrets

    // The record's lines from that one on.
    virtual std::size_t line_count() const = 0;
    virtual std::vector<RecordLine> lines(std::size_t from) const = 0;
    // What that line brought about besides what it says, as everybody at the table saw it; empty: nothing.
    virtual boost::json::object effect(std::size_t line) const = 0;
    virtual std::unique_ptr<Match> clone() const = 0;

    // From whom an action would stay hidden, and whether its player would learn a secret or meet chance by it. An
    // action that is not legal is hidden from nobody and reveals nothing.
    virtual Audience audience(Seat by, std::string_view action) const = 0;
    virtual bool reveals(Seat by, std::string_view action) const = 0;

    // What the bot would do with what the seat may know. @pre the seat is to act; nullopt: no such bot
    virtual std::optional<Suggestion> suggest(Seat seat, std::string_view bot, std::uint64_t seed,
                                              const Effort& effort = {}) const = 0;

    // What would stand after an action of the seat's own, without playing it: "score", and what else the title shows
    // ("map" or "spaces"). Made from what the seat may know, so that it tells nothing else.
    virtual std::variant<boost::json::object, Refusal> preview(Seat seat, std::string_view action) const = 0;
};

// Adds the line's "effect" to what is told of it, if it has one.
inline void add_effect(boost::json::object& told, const Match& match, std::size_t line) {
    auto effect = match.effect(line);
    if (!effect.empty()) told["effect"] = std::move(effect);
}

}  // namespace kitamae
