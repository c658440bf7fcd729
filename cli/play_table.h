#pragma once
// A match at the terminal with its company: which seats people hold, which bots, and the file that keeps the record.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "match/match.h"

namespace kitamae::cli {

struct Seating {
    std::vector<std::string> bots;  // by seat; empty: a person sits there
    std::uint64_t bot_seed = 0;
};

class PlayTable {
public:
    // `record_file`: written after every action; empty: nowhere.
    PlayTable(std::unique_ptr<Match> match, Seating seating, std::string record_file);

    const Match& match() const { return *match_; }
    int people() const;
    bool is_person(Seat seat) const { return seating_.bots[seat.index].empty(); }
    const std::string& bot(Seat seat) const { return seating_.bots[seat.index]; }
    const std::string& record_file() const { return record_file_; }

    // The person who is to act; nullopt: only bots are, or nobody.
    std::optional<Seat> person_to_act() const;

    std::optional<Refusal> play(Seat by, const std::string& action);
    // One action of one bot. @pre nobody but bots is to act, and some bot is
    void play_bot();

    // Takes back the seat's last action and everything since; the sentence says why that is not possible.
    std::optional<std::string> undo(Seat seat);

    // Plays on a copy.
    std::unique_ptr<Match> copy() const;

    // Throws std::runtime_error when the record cannot be written.
    void save() const;
    // Why the record could not be written after an action, which stands nevertheless; told once.
    std::optional<std::string> take_save_fault();

private:
    void try_to_save();

    std::unique_ptr<Match> match_;
    Seating seating_;
    std::string record_file_;
    std::optional<std::string> save_fault_;
};

}  // namespace kitamae::cli
