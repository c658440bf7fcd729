#include "server/table/state.h"

#include <algorithm>
#include <utility>

#include "core/text.h"
#include "match/json_text.h"
#include "server/limits.h"

namespace kitamae::server {
namespace {

namespace json = boost::json;

SeatSet seats_of_bits(std::uint8_t bits) {
    SeatSet seats;
    for (std::uint8_t i = 0; i < max_seats; ++i) {
        if ((bits >> i & 1U) != 0) seats.add(Seat{i});
    }
    return seats;
}

std::uint32_t lines_in(std::string_view text) {
    if (text.empty()) return 0;
    return 1 + static_cast<std::uint32_t>(std::count(text.begin(), text.end(), '\n'));
}

std::vector<RecordLine> lines_of_record(const std::string& text) {
    if (text.empty()) return {};
    auto read = read_record(text);
    return std::get<Record>(std::move(read)).lines;
}

}  // namespace

TableState::TableState(TableSetup setup) : setup_(std::move(setup)), seats_(setup_.seats) {
    line_count_ = static_cast<std::uint32_t>(lines_of_record(setup_.from).size());
}

void TableState::apply(Event event) {
    run_clocks(event);
    events_.push_back(std::move(event));
    const Event& last = events_.back();
    const SeatSet before = to_act_;
    // Rules M6.2: asking for order changes what the others may do.
    const bool touches_all = last.kind == EventKind::undo || (last.kind == EventKind::action && last.text == "order");
    to_act_ = seats_of_bits(last.to_act);
    for (const Seat seat : to_act_) {
        const bool anew = touches_all || !before.has(seat) || last.seat == seat.index;
        if (anew && last.kind != EventKind::chat) acting_since_[seat.index] = version();
    }
    follow(last);
}

void TableState::follow(const Event& event) {
    switch (event.kind) {
        case EventKind::action:
            log_.push_back({static_cast<std::uint32_t>(version()), line_count_});
            line_count_ += lines_in(event.text);
            takeback_.reset();
            end_if_over();
            break;
        case EventKind::seats: {
            const json::object stored = json::parse(event.text).as_object();
            seats_[event.seat] = read_seat(stored);
            break;
        }
        case EventKind::start:
            begin(event);
            break;
        case EventKind::undo:
            line_count_ = read_number<std::uint32_t>(event.text).value_or(line_count_);
            std::erase_if(log_, [this](const LogEntry& entry) { return entry.line >= line_count_; });
            takeback_.reset();
            break;
        case EventKind::takeback:
            follow_takeback(event);
            break;
        case EventKind::resign:
            seats_[event.seat] = {SeatKind::bot, {}, {}, event.text, seats_[event.seat].nonce};
            takeback_.reset();
            break;
        case EventKind::chat:
            chat_.push_back(static_cast<std::uint32_t>(version()));
            if (chat_.size() > limits::chat_kept) chat_.erase(chat_.begin());
            break;
        case EventKind::over:
            status_ = TableStatus::closed;
            break;
        case EventKind::rematch:
            next_ = event.text;
            break;
        case EventKind::clock:
            break;
    }
}

void TableState::begin(const Event& event) {
    status_ = TableStatus::running;
    line_count_ += lines_in(event.text);
    left_ms_.fill(setup_.pace.first_ms());
    end_if_over();
}

void TableState::end_if_over() {
    if (to_act_.empty()) status_ = TableStatus::over;
}

// text: "ask", or "agree" or "refuse" and the account.
void TableState::follow_takeback(const Event& event) {
    std::string_view rest = event.text;
    const std::string_view word = take_word(rest);
    if (word == "ask") {
        takeback_ = Takeback{Seat{event.seat}, {}};
    } else if (word == "agree" && takeback_) {
        takeback_->agreed.emplace_back(trim(rest));
    } else {
        takeback_.reset();
    }
}

void TableState::run_clocks(const Event& event) {
    if (!has_clocks() && event.kind != EventKind::start) return;
    for (const Seat seat : SeatSet::first(setup_.players)) {
        const std::size_t i = seat.index;
        if (to_act_.has(seat) && event.kind != EventKind::clock) left_ms_[i] -= event.at - running_since_[i];
        left_ms_[i] = std::max<std::int64_t>(left_ms_[i], 0);
        running_since_[i] = event.at;
        if (event.kind != EventKind::action || event.seat != i) continue;
        if (setup_.pace.kind == Pace::Kind::live) left_ms_[i] += setup_.pace.increment * 1000;
        if (setup_.pace.kind == Pace::Kind::days) left_ms_[i] = setup_.pace.first_ms();
    }
}

std::int64_t TableState::time_left(Seat seat, std::int64_t now) const {
    const std::int64_t used = to_act_.has(seat) ? now - running_since_[seat.index] : 0;
    return std::max<std::int64_t>(0, left_ms_[seat.index] - used);
}

std::optional<std::int64_t> TableState::deadline() const {
    std::optional<std::int64_t> first;
    if (!has_clocks()) return first;
    for (const Seat seat : to_act_) {
        if (!seats_[seat.index].is_person()) continue;
        const std::int64_t at = running_since_[seat.index] + left_ms_[seat.index];
        if (!first || at < *first) first = at;
    }
    return first;
}

std::size_t TableState::version_sent_as(std::uint64_t hash) const {
    const std::size_t oldest = version() > limits::ids_kept ? version() - limits::ids_kept : 0;
    for (std::size_t i = version(); i > oldest; --i) {
        if (events_[i - 1].sent_as == hash) return i;
    }
    return 0;
}

std::string_view TableState::action_of(std::size_t version) const {
    std::string_view text = events_[version - 1].text;
    return take_until(text, '\n');
}

std::vector<RecordLine> TableState::record_lines() const {
    std::vector<RecordLine> lines = lines_of_record(setup_.from);
    for (const Event& event : events_) {
        if (event.kind == EventKind::undo) {
            lines.resize(std::min<std::size_t>(lines.size(), read_number<std::size_t>(event.text).value_or(0)));
        } else if (event.kind == EventKind::action || event.kind == EventKind::start) {
            std::string_view rest = event.text;
            if (event.kind == EventKind::action)
                lines.push_back({Seat{event.seat}, std::string(take_until(rest, '\n'))});
            while (!rest.empty()) lines.push_back({dealer, std::string(take_until(rest, '\n'))});
        }
    }
    return lines;
}

SeatSet TableState::seats_of(std::string_view account) const {
    SeatSet own;
    for (const Seat seat : SeatSet::first(setup_.players)) {
        const SeatState& state = seats_[seat.index];
        if (state.is_person() && state.account == account) own.add(seat);
    }
    return own;
}

std::vector<std::string> TableState::accounts() const {
    std::vector<std::string> found{setup_.host};
    for (const SeatState& seat : seats_) {
        if (!seat.account.empty()) found.push_back(seat.account);
    }
    return found;
}

void TableState::forget_words(std::string_view account) {
    for (Event& event : events_) server::forget_words(event, account);
    for (std::vector<SeatState>* seats : {&seats_, &setup_.seats}) {
        for (SeatState& seat : *seats) {
            if (seat.account == account) seat.name.clear();
        }
    }
}

void TableState::rename_account(std::string_view from, const std::string& to) {
    for (SeatState& seat : seats_) {
        if (seat.account == from) seat.account = to;
    }
    if (setup_.host == from) setup_.host = to;
}

}  // namespace kitamae::server
