// A table's match: actions, going back, resigning, bots, clocks, questions about the rules.

#include <algorithm>
#include <chrono>
#include <sys/resource.h>
#include <utility>

#include "match/effort.h"
#include "server/codes.h"
#include "server/limits.h"
#include "server/protocol/answer.h"
#include "server/table/table.h"

namespace kitamae::server {
namespace {

namespace json = boost::json;

// For the bots' threads: who plays goes before who thinks. On Linux this means the calling thread alone.
void give_way() {
    thread_local bool gives_way = false;
    if (!std::exchange(gives_way, true)) setpriority(PRIO_PROCESS, 0, 5);
}

Effort effort_for(std::int64_t ms) {
    const auto clock = [] {
        return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
    };
    return timed_effort(clock, static_cast<double>(ms));
}

Event event_of(EventKind kind, Seat seat, std::uint64_t sent_as = 0) {
    Event event;
    event.kind = kind;
    event.seat = seat.index;
    event.sent_as = sent_as;
    return event;
}

}  // namespace

std::optional<Refusal> Table::play(Seat seat, std::string_view action, Event event, std::function<void()> then) {
    if (may_be_secret(action)) event.hidden = bits_of(match_->audience(seat, action));
    const std::size_t before = match_->line_count();
    if (auto refusal = match_->play(seat, action)) return refusal;
    for (const RecordLine& line : match_->lines(before)) event.text += (event.text.empty() ? "" : "\n") + line.action;
    timed_out_.remove(seat);
    happen(std::move(event), std::move(then));
    return std::nullopt;
}

void Table::on(const Request& request, const message::Act& body) {
    const std::uint64_t sent_as = services_.message_hash(request.client->account(), request.id);
    if (is_repeated(request) || !is_running(request) || !owns(request, body.seat)) return;
    if (body.version && *body.version < state_.acting_since(body.seat)) {
        return refuse(request, "stale", "the table has moved on");
    }
    if (state_.events().size() >= limits::events) return refuse(request, "too_many", "this table is full of events");
    const auto refusal = play(body.seat, body.action, event_of(EventKind::action, body.seat, sent_as), ok(request));
    if (refusal) request.client->send(refused_frame(request.id, fault_of(*refusal)));
}

bool Table::has_acted(Seat seat) const {
    return std::any_of(state_.log().begin(), state_.log().end(),
                       [&](const LogEntry& entry) { return state_.events()[entry.version - 1].seat == seat.index; });
}

std::vector<std::string> Table::other_people(std::string_view account) const {
    std::vector<std::string> others;
    for (const SeatState& seat : state_.seats()) {
        if (!seat.is_person() || seat.account == account) continue;
        if (std::find(others.begin(), others.end(), seat.account) == others.end()) others.push_back(seat.account);
    }
    return others;
}

// Whether going back harms nobody: no other person plays, or the seat was the last to act, learnt nothing by it and no
// chance was drawn.
bool Table::can_undo(Seat seat) const {
    if (state_.status() != TableStatus::running || !has_acted(seat)) return false;
    if (other_people(state_.seats()[seat.index].account).empty()) return true;
    const LogEntry& last = state_.log().back();
    if (state_.events()[last.version - 1].seat != seat.index || last.line + 1 != match_->line_count()) return false;
    const auto before = match_->clone();
    before->undo();
    return !before->reveals(seat, state_.action_of(last.version));
}

void Table::roll_back(Seat seat, Event event, std::function<void()> then) {
    const auto last = std::find_if(state_.log().rbegin(), state_.log().rend(), [&](const LogEntry& entry) {
        return state_.events()[entry.version - 1].seat == seat.index;
    });
    const std::size_t keep = last->line;
    while (match_->line_count() > keep && match_->undo()) {
    }
    event.text = std::to_string(keep);
    timed_out_ = {};
    happen(std::move(event), std::move(then));
}

void Table::on(const Request& request, const message::Undo& body) {
    if (is_repeated(request) || !is_running(request) || !owns(request, body.seat)) return;
    if (!has_acted(body.seat)) return refuse(request, "nothing_to_undo", "this seat has not acted yet");
    if (is_full(request)) return;
    const std::uint64_t sent_as = services_.message_hash(request.client->account(), request.id);
    if (can_undo(body.seat)) {
        return roll_back(body.seat, event_of(EventKind::undo, body.seat, sent_as), ok(request));
    }
    if (state_.takeback()) return refuse(request, "asked", "somebody asks to take back already");
    Event event = event_of(EventKind::takeback, body.seat, sent_as);
    event.text = "ask";
    happen(std::move(event), ok(request, ",\"asked\":true"));
}

void Table::on(const Request& request, const message::Consent& body) {
    if (is_repeated(request) || !is_running(request) || is_full(request)) return;
    if (!state_.takeback()) return refuse(request, "not_asked", "nobody asks to take back");
    const Seat by = state_.takeback()->by;
    const std::string& account = request.client->account();
    auto missing = other_people(state_.seats()[by.index].account);
    if (std::erase(missing, account) == 0) return refuse(request, "not_your_seat", "you are not asked");
    for (const std::string& agreed : state_.takeback()->agreed) std::erase(missing, agreed);
    const std::uint64_t sent_as = services_.message_hash(account, request.id);
    if (body.accepts && missing.empty()) {
        return roll_back(by, event_of(EventKind::undo, by, sent_as), ok(request));
    }
    Event event = event_of(EventKind::takeback, by, sent_as);
    event.text = (body.accepts ? "agree " : "refuse ") + account;
    happen(std::move(event), ok(request));
}

void Table::on(const Request& request, const message::Resign& body) {
    if (is_repeated(request) || !is_running(request) || !owns(request, body.seat)) return;
    // Nobody wants to see a lesson end that its learner has left: its table is closed at once.
    const EventKind kind = state_.setup().access == Access::practice ? EventKind::over : EventKind::resign;
    Event event = event_of(kind, body.seat, services_.message_hash(request.client->account(), request.id));
    if (kind == EventKind::resign) event.text = stand_in_bot();
    happen(std::move(event), ok(request));
}

void Table::give_up_seats(const std::string& account) {
    enqueue([this, account] {
        const SeatSet own = state_.seats_of(account);
        if (own.empty()) return;
        const bool was_running = state_.status() == TableStatus::running;
        Event event = event_of(was_running ? EventKind::resign : EventKind::seats, own.lowest());
        event.text = was_running ? stand_in_bot() : json::serialize(seat_json({}));
        if (state_.status() == TableStatus::over || state_.status() == TableStatus::closed) return;
        happen(std::move(event), [this, account] { give_up_seats(account); });
    });
}

void Table::on(const Request& request, const message::Legal& body) {
    if (!is_running(request) || !owns(request, body.seat)) return;
    json::array actions;
    for (const std::string& action : match_->legal(body.seat)) actions.emplace_back(action);
    request.client->send(
        frame(json::serialize(json::object{{"t", "legal"}, {"id", request.id}, {"actions", std::move(actions)}})));
}

void Table::on(const Request& request, const message::Preview& body) {
    if (!is_running(request) || !owns(request, body.seat)) return;
    auto seen = match_->preview(body.seat, body.action);
    if (const auto* refusal = std::get_if<Refusal>(&seen)) {
        request.client->send(refused_frame(request.id, fault_of(*refusal)));
        return;
    }
    json::object answer{{"t", "preview"}, {"id", request.id}};
    for (auto& member : std::get<json::object>(seen)) answer.insert(std::move(member));
    request.client->send(frame(json::serialize(answer)));
}

// What is open to everybody stays so after the match.
void Table::on(const Request& request, const message::Insight& body) {
    if (!match_) return refuse(request, "not_running", "no match has been played at this table");
    if (body.viewer != onlooker && !owns(request, body.viewer)) return;
    const json::object answer{{"t", "insight"}, {"id", request.id}, {"insight", match_->insight(body.viewer)}};
    request.client->send(frame(json::serialize(answer)));
}

void Table::on(const Request& request, const message::Hint& body) {
    if (!is_running(request) || !owns(request, body.seat)) return;
    if (!state_.to_act().has(body.seat)) return refuse(request, "not_to_act", "this seat is not to act");
    const std::string bot = body.bot.empty() ? stand_in_bot() : body.bot;
    if (!is_bot(bot)) return refuse(request, "unknown_bot", "there is no such bot");
    if (!services_.allows("hint", request.client->account())) return refuse(request, "too_fast", "wait a little");
    const std::shared_ptr<const Match> match = match_->clone();
    const bool accepted = services_.compute(
        [match, bot, request, seat = body.seat]() -> std::function<void()> {
            give_way();
            const auto suggestion = match->suggest(seat, bot, 0, effort_for(limits::hint_ms));
            json::object answer{{"t", "hint"}, {"id", request.id}};
            json::array candidates;
            if (suggestion) {
                answer["action"] = suggestion->action;
                for (const Candidate& one : suggestion->candidates) {
                    candidates.push_back({{"action", one.action}, {"value", one.value}, {"visits", one.visits}});
                }
            }
            answer["candidates"] = std::move(candidates);
            return [request, text = json::serialize(answer)] { request.client->send(frame(text)); };
        },
        request.client->account());
    if (!accepted) refuse(request, "busy", "the bots have too much to think about");
}

void Table::ask_bots() {
    if (state_.status() != TableStatus::running || is_busy_) return;
    for (const Seat seat : state_.to_act()) {
        const SeatState& state = state_.seats()[seat.index];
        if (thinking_.has(seat)) continue;
        if (state.kind == SeatKind::bot) {
            ask_bot(seat, state.bot);
        } else if (timed_out_.has(seat)) {
            ask_bot(seat, stand_in_bot());
        }
    }
}

void Table::ask_bot(Seat seat, const std::string& bot) {
    const std::shared_ptr<const Match> match = match_->clone();
    const std::weak_ptr<Table> self = weak_from_this();
    const bool accepted = services_.compute(
        [match, self, bot, seat, since = state_.acting_since(seat), seed = random_number()]() -> std::function<void()> {
            give_way();
            const auto suggestion = match->suggest(seat, bot, seed, effort_for(limits::bot_ms));
            return [self, seat, since, action = suggestion ? suggestion->action : std::string()] {
                const auto table = self.lock();
                // What waits in a table's inbox must not own the table: a stop would leave both behind.
                if (table)
                    table->enqueue([at = table.get(), seat, since, action] { at->bot_answered(seat, since, action); });
            };
        },
        state_.setup().host);
    if (accepted) thinking_.add(seat);
}

void Table::bot_answered(Seat seat, std::size_t since, const std::string& action) {
    thinking_.remove(seat);
    // A person may have acted meanwhile, or the match have gone back: the answer is to another question then.
    if (since != state_.acting_since(seat)) return ask_bots();
    const bool is_due = state_.seats()[seat.index].kind == SeatKind::bot || timed_out_.has(seat);
    if (state_.status() != TableStatus::running || !is_due || !match_->to_act().has(seat)) return;
    if (state_.events().size() >= limits::events) return;
    if (!play(seat, action, event_of(EventKind::action, seat), {})) return;
    const auto legal = match_->legal(seat);
    if (!legal.empty()) play(seat, legal.front(), event_of(EventKind::action, seat), {});
}

void Table::check_clocks() {
    enqueue([this] {
        if (!state_.has_clocks()) return;
        for (const Seat seat : state_.to_act()) {
            const bool is_person = state_.seats()[seat.index].is_person();
            if (is_person && state_.time_left(seat, services_.now()) == 0) timed_out_.add(seat);
        }
        ask_bots();
    });
}

void Table::go_on() {
    enqueue([this] {
        if (state_.has_clocks()) return happen(event_of(EventKind::clock, onlooker));
        services_.changed(*this);
        ask_bots();
    });
}

}  // namespace kitamae::server
