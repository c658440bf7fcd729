#pragma once
// A table as its events make it, apart from the match itself: seats, clocks, chat, take-backs, the log. The same
// function follows events as they happen and after a restart.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/record.h"
#include "core/seat.h"
#include "server/store/store.h"
#include "server/table/event.h"
#include "server/table/setup.h"

namespace kitamae::server {

struct LogEntry {
    std::uint32_t version = 0;
    std::uint32_t line = 0;  // in the record
};

struct Takeback {
    Seat by;
    std::vector<std::string> agreed;  // accounts
};

class TableState {
public:
    explicit TableState(TableSetup setup);

    void apply(Event event);

    const TableSetup& setup() const { return setup_; }
    TableStatus status() const { return status_; }
    std::size_t version() const { return events_.size(); }
    const std::vector<Event>& events() const { return events_; }
    const std::vector<SeatState>& seats() const { return seats_; }
    SeatSet to_act() const { return to_act_; }
    const std::vector<LogEntry>& log() const { return log_; }
    const std::vector<std::uint32_t>& chat() const { return chat_; }  // versions
    const std::optional<Takeback>& takeback() const { return takeback_; }
    const std::string& next() const { return next_; }
    std::int64_t changed() const { return events_.empty() ? setup_.created : events_.back().at; }
    std::size_t acting_since(Seat seat) const { return acting_since_[seat.index]; }  // a version

    // The version of the applied message with that hash; 0: none.
    std::size_t version_sent_as(std::uint64_t hash) const;

    std::string_view action_of(std::size_t version) const;
    std::vector<RecordLine> record_lines() const;

    // Clocks. A clock runs while its seat is to act.
    bool has_clocks() const { return setup_.pace.kind != Pace::Kind::none && status_ == TableStatus::running; }
    std::int64_t time_left(Seat seat, std::int64_t now) const;
    // When the next clock of a person runs out; nullopt: none does.
    std::optional<std::int64_t> deadline() const;

    SeatSet seats_of(std::string_view account) const;
    std::vector<std::string> accounts() const;  // of the host and the seats
    void rename_account(std::string_view from, const std::string& to);
    void forget_words(std::string_view account);

private:
    void run_clocks(const Event& event);
    void follow(const Event& event);
    void follow_takeback(const Event& event);
    void begin(const Event& event);
    void end_if_over();

    TableSetup setup_;
    TableStatus status_ = TableStatus::open;
    std::vector<Event> events_;
    std::vector<SeatState> seats_;
    SeatSet to_act_;
    std::uint32_t line_count_ = 0;
    std::vector<LogEntry> log_;
    std::vector<std::uint32_t> chat_;
    std::optional<Takeback> takeback_;
    std::string next_;
    std::array<std::int64_t, max_seats> left_ms_{};
    std::array<std::int64_t, max_seats> running_since_{};
    std::array<std::size_t, max_seats> acting_since_{};
};

}  // namespace kitamae::server
