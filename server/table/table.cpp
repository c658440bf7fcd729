#include "server/table/table.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "match/games.h"
#include "server/limits.h"
#include "server/protocol/answer.h"

namespace kitamae::server {
namespace {

namespace json = boost::json;

}  // namespace

Table::Table(TableServices& services, std::string name, std::int64_t number, TableSetup setup)
    : services_(services), name_(std::move(name)), number_(number), state_(std::move(setup)) {}

std::shared_ptr<Table> Table::restored(TableServices& services, StoredTable stored) {
    auto table = std::make_shared<Table>(services, stored.name, stored.number, read_setup(stored.setup));
    table->is_archived_ = stored.is_archived;
    for (Event& event : stored.events) table->state_.apply(std::move(event));
    const TableStatus status = table->state_.status();
    if (status != TableStatus::running && status != TableStatus::over) return table;
    auto begun = begin_match(table->state_.setup(), table->state_.seats());
    if (auto* fault = std::get_if<Fault>(&begun)) throw std::runtime_error(fault->message);
    Record record = std::get<std::unique_ptr<Match>>(begun)->record();
    record.lines = table->state_.record_lines();
    const DealSeeds seeds = deal_seeds(fairness_of(table->state_.setup(), table->state_.seats()));
    auto match = find_game(record.game)->load_match(record, seeds);
    if (auto* fault = std::get_if<Fault>(&match)) throw std::runtime_error(fault->message);
    table->match_ = std::get<std::unique_ptr<Match>>(std::move(match));
    return table;
}

StoredTable Table::stored() const {
    return {number_,
            name_,
            write_setup(state_.setup()),
            state_.status(),
            state_.changed(),
            json::serialize(summary({})),
            true,
            state_.events()};
}

std::optional<std::string> Table::record() const {
    const bool is_ending = is_busy_ && state_.events().back().kind == EventKind::action;  // not durable yet
    if (state_.status() != TableStatus::over || is_ending) return std::nullopt;
    Record record = match_->record();
    if (state_.setup().is_verifiable()) {
        record.fairness = json::serialize(fairness_json(fairness_of(state_.setup(), state_.seats())));
    }
    return write_record(record);
}

void Table::enqueue(std::function<void()> task) {
    if (is_busy_) {
        inbox_.push_back(std::move(task));
    } else {
        task();
    }
}

void Table::handle(const Request& request, const message::Body& body) {
    if (inbox_.size() >= limits::inbox) return refuse(request, "busy", "too much waits at this table");
    if (is_busy_) {
        inbox_.emplace_back([this, request, body] { std::visit([&](const auto& one) { on(request, one); }, body); });
    } else {
        std::visit([&](const auto& one) { on(request, one); }, body);
    }
}

void Table::happen(Event event, std::function<void()> then) {
    event.at = std::max(services_.now(), state_.events().empty() ? 0 : state_.events().back().at);
    event.to_act = match_ ? bits_of(match_->to_act()) : std::uint8_t{0};
    const TableStatus before = state_.status();
    state_.apply(std::move(event));
    is_busy_ = true;
    if (state_.status() != before) services_.store().set_status(number_, state_.status(), state_.changed());
    auto done = [self = shared_from_this(), then = std::move(then)] { self->settle(then); };
    if (is_archived_) {
        services_.store().archive(stored(), std::move(done));
    } else {
        services_.store().append(number_, state_.events().back(), std::move(done));
    }
}

void Table::settle(const std::function<void()>& then) {
    is_busy_ = false;
    broadcast();
    if (then) then();
    if (presence_waits_) send_presence();
    services_.changed(*this);
    ask_bots();
    drain();
}

void Table::drain() {
    while (!is_busy_ && !inbox_.empty()) {
        const auto task = std::move(inbox_.front());
        inbox_.pop_front();
        task();
    }
}

std::function<void()> Table::ok(const Request& request, std::string more) {
    return [request, version = state_.version() + 1, more = std::move(more)] {
        request.client->send(ok_frame(request.id, ",\"version\":" + std::to_string(version) + more));
    };
}

bool Table::is_repeated(const Request& request) {
    const std::size_t version = state_.version_sent_as(services_.message_hash(request.client->account(), request.id));
    if (version == 0) return false;
    request.client->send(ok_frame(request.id, ",\"version\":" + std::to_string(version)));
    return true;
}

bool Table::owns(const Request& request, Seat seat) {
    if (state_.seats_of(request.client->account()).has(seat)) return true;
    refuse(request, "not_your_seat", "this seat is not yours");
    return false;
}

bool Table::is_full(const Request& request) {
    if (state_.events().size() < limits::idle_events) return false;
    refuse(request, "too_many", "too much has happened at this table");
    return true;
}

bool Table::is_running(const Request& request) {
    if (state_.status() == TableStatus::running) return true;
    refuse(request, "not_running", "no match is being played at this table");
    return false;
}

void Table::on(const Request& request, const message::Watch& body) {
    Client& client = *request.client;
    if (client.is_gone()) return;  // while this waited: nobody would take it off the list again
    const auto known = std::find_if(watches_.begin(), watches_.end(),
                                    [&](const WatchState& watch) { return watch.client == &client; });
    if (known == watches_.end()) {
        if (watches_.size() >= limits::watchers_per_table || client.watched.size() >= limits::watches_per_socket) {
            return refuse(request, "too_many", "too many watch this table, or you too many tables");
        }
        watches_.push_back({&client, body.wants_views, body.wants_suggestions});
        client.watched.push_back(shared_from_this());
    } else {
        *known = {&client, body.wants_views, body.wants_suggestions};
    }
    tell_presence();
    const auto missed = body.since ? events_after(*body.since, client) : std::nullopt;
    if (missed) {
        const std::string text = R"({"t":"gap","id":)" + json_string(request.id) + R"(,"table":")" + name_ +
            R"(","events":[)" + *missed + "]";
        client.send(frame(text + (body.wants_suggestions ? suggestions(client, false) : "") + "}"));
        if (!body.wants_views) return;
    }
    std::string text = table_text(client, request.id);
    if (body.wants_views) text += own_parts(client);
    if (body.wants_suggestions) text += suggestions(client, false);
    client.send(frame(text + "}"));
}

std::optional<std::string> Table::events_after(std::size_t version, const Client& client) const {
    if (version > state_.version()) return std::nullopt;
    std::string text;
    for (std::size_t next = version + 1; next <= state_.version(); ++next) {
        if (!text.empty()) text += ',';
        text += event_text(next, may_know(client, state_.events()[next - 1])) + "}";
        if (text.size() > limits::gap) return std::nullopt;
    }
    return text;
}

void Table::on(const Request& request, const message::Unwatch&) {
    leave(*request.client);
    std::erase(request.client->watched, shared_from_this());
    request.client->send(ok_frame(request.id));
}

void Table::leave(const Client& client) {
    std::erase_if(watches_, [&](const WatchState& watch) { return watch.client == &client; });
    tell_presence();
}

bool Table::may_seat(const Request& request, Seat seat) {
    if (state_.status() != TableStatus::open) {
        refuse(request, "started", "the match has begun, or will not be played");
        return false;
    }
    if (seat.index < state_.setup().players) return true;
    refuse(request, "bad_request", "there is no such seat");
    return false;
}

void Table::put(const Request& request, Seat seat, const SeatState& state) {
    const SeatState before = state_.seats()[seat.index];
    Event event;
    event.kind = EventKind::seats;
    event.seat = seat.index;
    event.sent_as = services_.message_hash(request.client->account(), request.id);
    event.text = json::serialize(seat_json(state));
    if (!state.account.empty()) services_.store().add_player(number_, state.account);
    happen(std::move(event), ok(request));
    if (before.is_person() && state_.seats_of(before.account).empty() && before.account != state_.setup().host) {
        services_.store().remove_player(number_, before.account);
    }
}

void Table::on(const Request& request, const message::Sit& body) {
    if (is_repeated(request) || !may_seat(request, body.seat) || is_full(request)) return;
    if (state_.seats()[body.seat.index].kind != SeatKind::open) return refuse(request, "taken", "this seat is taken");
    for (const SeatState& seat : state_.seats()) {
        if (seat.kind == SeatKind::human && seat.account == request.client->account()) {
            return refuse(request, "seated", "you sit at this table already");
        }
    }
    put(request, body.seat, {SeatKind::human, request.client->account(), {}, {}, body.nonce});
}

void Table::on(const Request& request, const message::Stand& body) {
    if (is_repeated(request) || !may_seat(request, body.seat) || is_full(request)) return;
    if (!owns(request, body.seat)) return;
    put(request, body.seat, {});
}

void Table::on(const Request& request, const message::Fill& body) {
    if (is_repeated(request) || !may_seat(request, body.seat) || is_full(request)) return;
    const std::string& account = request.client->account();
    if (account != state_.setup().host) return refuse(request, "not_host", "only the host fills seats");
    const SeatState& now = state_.seats()[body.seat.index];
    if (now.is_person() && now.account != account) return refuse(request, "taken", "somebody else sits there");
    auto seat = wanted_seat(body.with, account);
    if (const auto* fault = std::get_if<Fault>(&seat)) {
        request.client->send(refused_frame(request.id, *fault));
        return;
    }
    put(request, body.seat, std::get<SeatState>(std::move(seat)));
}

bool Table::has_open_seat() const {
    return std::any_of(state_.seats().begin(), state_.seats().end(),
                       [](const SeatState& seat) { return seat.kind == SeatKind::open; });
}

void Table::on(const Request& request, const message::Start&) {
    if (is_repeated(request) || !may_seat(request, Seat{0})) return;
    if (request.client->account() != state_.setup().host) return refuse(request, "not_host", "only the host starts");
    if (has_open_seat()) return refuse(request, "open_seats", "a seat is open");
    start_now(request);
}

void Table::start_now(const Request& request) {
    auto match = begin_match(state_.setup(), state_.seats());
    if (const auto* fault = std::get_if<Fault>(&match)) {
        if (request.client) request.client->send(refused_frame(request.id, *fault));
        return;
    }
    match_ = std::get<std::unique_ptr<Match>>(std::move(match));
    const std::size_t base = state_.setup().is_verifiable() ? 0 : state_.record_lines().size();
    Event event;
    event.kind = EventKind::start;
    for (const RecordLine& line : match_->lines(base)) event.text += (event.text.empty() ? "" : "\n") + line.action;
    std::function<void()> then;
    if (request.client) {
        event.sent_as = services_.message_hash(request.client->account(), request.id);
        then = ok(request);
    }
    happen(std::move(event), std::move(then));
}

void Table::close() {
    enqueue([this] {
        if (state_.status() != TableStatus::open && state_.status() != TableStatus::running) return;
        Event event;
        event.kind = EventKind::over;
        happen(std::move(event));
    });
}

void Table::on(const Request& request, const message::Chat& body) {
    if (request.client->is_closed()) return;  // while this waited, perhaps because the account was deleted
    if (is_repeated(request) || is_full(request)) return;
    const std::string& account = request.client->account();
    if (!services_.allows("chat", account)) {
        return refuse(request, "too_fast", "wait a little with the next message");
    }
    Event event;
    event.kind = EventKind::chat;
    const SeatSet own = state_.seats_of(account);
    if (!own.empty()) event.seat = own.lowest().index;
    event.sent_as = services_.message_hash(account, request.id);
    event.text = json::serialize(json::object{{"account", account}, {"text", body.text}});
    services_.store().add_writer(number_, account);
    happen(std::move(event), ok(request));
}

void Table::on(const Request& request, const message::Rematch&) {
    const auto answer = [request](const std::string& next) {
        request.client->send(ok_frame(request.id, ",\"next\":" + json_string(next)));
    };
    if (!state_.next().empty()) return answer(state_.next());
    const std::string& account = request.client->account();
    if (state_.status() != TableStatus::over) return refuse(request, "not_over", "the match is not over");
    if (state_.seats_of(account).empty()) return refuse(request, "not_your_seat", "you do not sit at this table");
    TableSetup setup = state_.setup();
    setup.host = account;
    setup.seats = state_.seats();
    setup.from.clear();
    for (SeatState& seat : setup.seats) {
        seat.nonce.clear();
        if (seat.is_person() && seat.account != account) seat = {};
    }
    std::string next = services_.begin_table(std::move(setup));
    if (next.empty()) return refuse(request, "too_many", "you have too many tables");
    Event event;
    event.kind = EventKind::rematch;
    event.text = next;
    happen(std::move(event), [answer, next] { answer(next); });
}

void Table::on(const Request& request, const message::Ping&) {
    request.client->send(frame(R"({"t":"pong","id":)" + json_string(request.id) + "}"));
}

}  // namespace kitamae::server
