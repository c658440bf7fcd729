// What a table tells: summaries, the whole table, events. Everything a watcher gets of the match is a view of a seat of
// its account or of an onlooker.

#include <algorithm>
#include <array>
#include <utility>

#include "core/text.h"
#include "match/json_text.h"
#include "server/protocol/answer.h"
#include "server/table/table.h"

namespace kitamae::server {
namespace {

namespace json = boost::json;

constexpr std::array<std::string_view, 4> status_names{"open", "running", "over", "closed"};
constexpr std::array<std::string_view, 4> seat_names{"open", "human", "bot", "hotseat"};
constexpr std::array<std::string_view, 10> kind_names{"action", "seats", "start", "undo",    "takeback",
                                                      "resign", "chat",  "over",  "rematch", "clock"};

std::string_view name_of(EventKind kind) { return kind_names[static_cast<std::size_t>(kind)]; }

json::array seats_json(SeatSet seats) {
    json::array list;
    for (const Seat seat : seats) list.push_back(seat.index);
    return list;
}

void add(std::string& text, std::string_view key, const json::value& value) {
    text.append(",\"").append(key).append("\":").append(json::serialize(value));
}

}  // namespace

// Kept, since lists of many tables ask for it.
json::value Table::round() const {
    if (!match_) return nullptr;
    if (round_version_ != state_.version()) {
        const json::object seen = match_->view(onlooker);
        const auto* number = seen.if_contains("round");
        round_ = number == nullptr ? json::value() : *number;
        round_version_ = state_.version();
    }
    return round_;
}

json::object Table::summary_seat(Seat seat) const {
    const SeatState& state = state_.seats()[seat.index];
    json::object entry{{"kind", seat_names[static_cast<std::size_t>(state.kind)]}};
    if (state.kind == SeatKind::bot) {
        entry["bot"] = state.bot;
        entry["name"] = state.bot;
    }
    if (state.is_person()) {
        const std::string name = services_.name_of(state.account);
        entry["name"] = state.kind == SeatKind::human || name.empty() ? name : state.name;
        entry["account"] = state.account;
        entry["present"] = present_.has(seat);
    }
    return entry;
}

json::object Table::summary(std::string_view account) const {
    const TableSetup& setup = state_.setup();
    json::array seats;
    for (const Seat seat : SeatSet::first(setup.players)) seats.push_back(summary_seat(seat));
    const SeatSet own = state_.seats_of(account);
    bool is_turn = false;
    for (const Seat seat : own) is_turn = is_turn || state_.to_act().has(seat);
    return {{"table", name_},
            {"game", setup.game},
            {"players", setup.players},
            {"options", setup.options},
            {"access", access_name(setup.access)},
            {"status", status_names[static_cast<std::size_t>(state_.status())]},
            {"host", setup.host},
            {"pace", pace_json(setup.pace)},
            {"round", round()},
            {"to_act", seats_json(state_.to_act())},
            {"your_turn", is_turn},
            {"your_seats", seats_json(own)},
            {"created", setup.created / 1000},
            {"changed", state_.changed() / 1000},
            {"seats", std::move(seats)},
            {"commitment", setup.is_verifiable() ? json::value(commitment_to(setup.secret)) : json::value()},
            {"next", state_.next().empty() ? json::value() : json::value(state_.next())},
            {"result", scores()}};
}

json::array Table::clocks() const {
    json::array list;
    if (state_.setup().pace.kind == Pace::Kind::none) return list;
    const bool running = state_.status() == TableStatus::running;
    for (const Seat seat : SeatSet::first(state_.setup().players)) {
        const std::int64_t left = running || state_.status() == TableStatus::over
            ? state_.time_left(seat, running ? services_.now() : state_.changed())
            : state_.setup().pace.first_ms();
        list.push_back({{"left_ms", left}, {"running", running && state_.to_act().has(seat)}});
    }
    return list;
}

json::array Table::chat() const {
    json::array list;
    for (const std::uint32_t version : state_.chat()) {
        const Event& event = state_.events()[version - 1];
        const json::object said = json::parse(event.text).as_object();
        const std::string account(said.at("account").as_string());
        const std::string name = services_.name_of(account);
        if (name.empty()) continue;  // the account is gone, and what it said with it
        list.push_back({{"version", version},
                        {"name", name},
                        {"account", account},
                        {"seat", event.seat < max_seats ? json::value(event.seat) : json::value()},
                        {"text", said.at("text")},
                        {"at", event.at / 1000}});
    }
    return list;
}

bool Table::may_know(const Client& client, const Event& event) const {
    const SeatSet own = state_.seats_of(client.account());
    if (own.empty()) return !event.is_hidden_from(onlooker);
    return std::any_of(own.begin(), own.end(), [&](Seat seat) { return !event.is_hidden_from(seat); });
}

json::array Table::log(const Client& client) const {
    json::array list;
    const bool is_over = state_.status() == TableStatus::over;
    for (const LogEntry& entry : state_.log()) {
        const Event& event = state_.events()[entry.version - 1];
        const bool known = is_over || may_know(client, event);
        json::object line{
            {"version", entry.version},
            {"by", event.seat},
            {"action", known ? json::value(json::string_view(state_.action_of(entry.version))) : json::value()}};
        add_effect(line, *match_, entry.line);
        list.push_back(std::move(line));
    }
    return list;
}

// What an action brought about is open to all, also where the action is secret. One that was taken back has nothing
// left.
json::object Table::effect_of(std::size_t version) const {
    const auto& log = state_.log();
    const auto found = std::lower_bound(log.begin(), log.end(), version,
                                        [](const LogEntry& entry, std::size_t at) { return entry.version < at; });
    return found != log.end() && found->version == version ? match_->effect(found->line) : json::object();
}

json::value Table::takeback() const {
    if (!state_.takeback()) return nullptr;
    json::array agreed;
    for (const std::string& account : state_.takeback()->agreed) {
        for (const Seat seat : state_.seats_of(account)) agreed.push_back(seat.index);
    }
    return {{"by", state_.takeback()->by.index}, {"agreed", std::move(agreed)}};
}

json::value Table::fairness() const {
    if (state_.status() != TableStatus::over || !state_.setup().is_verifiable()) return nullptr;
    return fairness_json(fairness_of(state_.setup(), state_.seats()));
}

json::value Table::scores() const {
    if (state_.status() != TableStatus::over) return nullptr;
    return match_->scores();
}

std::string Table::own_parts(const Client& client) const {
    json::object views;
    json::object legal;
    json::array undo;
    const SeatSet own = state_.seats_of(client.account());
    if (match_) {
        for (const Seat seat : own) {
            const std::string name = std::to_string(seat.index);
            views[name] = match_->view(seat);
            if (state_.to_act().has(seat)) {
                json::array actions;
                for (const std::string& action : match_->legal(seat)) actions.emplace_back(action);
                legal[name] = std::move(actions);
            }
            if (can_undo(seat)) undo.push_back(seat.index);
        }
        if (own.empty()) views["onlooker"] = match_->view(onlooker);
    }
    std::string text;
    add(text, "views", views);
    add(text, "legal", legal);
    add(text, "undo", undo);
    return text;
}

std::string Table::suggestions(const Client& client, bool only_new) const {
    std::string text;
    if (state_.status() != TableStatus::running) return text;
    for (const Seat seat : state_.seats_of(client.account())) {
        if (!state_.to_act().has(seat) || (only_new && state_.acting_since(seat) != state_.version())) continue;
        // Not "order" (Rules M6.2): others may make it illegal before it comes back, and nothing else that is
        // suggested.
        auto suggestion = match_->suggest(seat, "random", state_.version());
        for (std::uint64_t again = 1; suggestion && suggestion->action == "order" && again < 64; ++again) {
            suggestion = match_->suggest(seat, "random", state_.version() + (again << 32U));
        }
        if (!suggestion) continue;
        text += text.empty() ? ",\"suggest\":{" : ",";
        text += "\"" + std::to_string(seat.index) + "\":" + json_string(suggestion->action);
    }
    return text.empty() ? text : text + "}";
}

std::string Table::table_text(const Client& client, std::string_view id) const {
    std::string text = R"({"t":"table","id":)" + json_string(id) + R"(,"table":")" + name_ + R"(","version":)" +
        std::to_string(state_.version());
    add(text, "summary", summary(client.account()));
    add(text, "chat", chat());
    add(text, "log", log(client));
    add(text, "clocks", clocks());
    add(text, "scores", scores());
    add(text, "takeback", takeback());
    add(text, "fairness", fairness());
    if (!state_.setup().content.is_null()) add(text, "content", state_.setup().content);
    return text;
}

std::string Table::event_text(std::size_t version, bool is_known) const {
    const Event& event = state_.events()[version - 1];
    std::string text = R"({"t":"event","table":")" + name_ + R"(","version":)" + std::to_string(version) +
        R"(,"kind":")" + std::string(name_of(event.kind)) + "\"";
    if (event.seat < max_seats) text += ",\"by\":" + std::to_string(event.seat);
    if (event.kind == EventKind::action) {
        text += ",\"action\":" + (is_known ? json_string(state_.action_of(version)) : "null");
        if (const json::object effect = effect_of(version); !effect.empty()) add(text, "effect", effect);
    } else if (event.kind == EventKind::chat) {
        const json::object said = json::parse(event.text).as_object();
        add(text, "name", json::value(services_.name_of(std::string(said.at("account").as_string()))));
        add(text, "text", said.at("text"));
    } else if (event.kind == EventKind::rematch) {
        text += ",\"next\":" + json_string(event.text);
    } else if (event.kind == EventKind::takeback) {
        std::string_view rest = event.text;
        text += ",\"answer\":" + json_string(take_word(rest));
    }
    SeatSet to_act;
    for (std::uint8_t i = 0; i < max_seats; ++i) {
        if ((event.to_act >> i & 1U) != 0) to_act.add(Seat{i});
    }
    const bool is_over = event.kind == EventKind::over || (event.kind == EventKind::action && to_act.empty());
    return text + ",\"to_act\":" + seat_list(to_act) + ",\"over\":" + (is_over ? "true" : "false");
}

std::string Table::changed_parts(const Client& client) const {
    const EventKind kind = state_.events().back().kind;
    std::string text;
    if (kind == EventKind::chat) {
        add(text, "chat", chat());
        return text;
    }
    add(text, "takeback", takeback());
    if (kind == EventKind::takeback) return text;
    add(text, "summary", summary(client.account()));
    if (kind == EventKind::rematch) return text;
    add(text, "clocks", clocks());
    text += own_parts(client);
    if (kind == EventKind::undo) add(text, "log", log(client));
    if (state_.status() == TableStatus::over) {
        add(text, "scores", scores());
        add(text, "fairness", fairness());
        add(text, "log", log(client));
    }
    return text;
}

void Table::broadcast() {
    const Event& event = state_.events().back();
    std::array<std::string, 2> texts;
    std::array<Frame, 2> frames;
    std::string onlookers_parts;
    for (const WatchState& watch : watches_) {
        Client& client = *watch.client;
        const bool known = event.hidden == 0 || may_know(client, event);
        std::string& text = texts[known ? 1 : 0];
        if (text.empty()) text = event_text(state_.version(), known);
        std::string more;
        if (watch.wants_views && state_.seats_of(client.account()).empty()) {
            if (onlookers_parts.empty()) onlookers_parts = changed_parts(client);
            more = onlookers_parts;
        } else if (watch.wants_views) {
            more = changed_parts(client);
        }
        if (watch.wants_suggestions) more += suggestions(client, true);
        if (!more.empty()) {
            client.send(frame(text + more + "}"));
            continue;
        }
        Frame& plain = frames[known ? 1 : 0];
        if (!plain) plain = frame(text + "}");
        client.send(plain);
    }
    if (event.kind == EventKind::seats || event.kind == EventKind::resign) tell_presence();
}

bool Table::is_present(std::string_view account) const {
    return std::any_of(watches_.begin(), watches_.end(),
                       [&](const WatchState& watch) { return watch.client->account() == account; });
}

void Table::tell_presence() {
    SeatSet present;
    for (const Seat seat : SeatSet::first(state_.setup().players)) {
        const SeatState& state = state_.seats()[seat.index];
        if (state.is_person() && is_present(state.account)) present.add(seat);
    }
    if (present == present_) return;
    present_ = present;
    presence_waits_ = is_busy_;
    if (!is_busy_) send_presence();
}

void Table::send_presence() {
    presence_waits_ = false;
    for (const WatchState& watch : watches_) {
        if (!watch.wants_views) continue;
        std::string text = R"({"t":"event","table":")" + name_ + R"(","version":)" + std::to_string(state_.version()) +
            R"(,"kind":"presence","to_act":)" + seat_list(state_.to_act()) + R"(,"over":)" +
            (state_.status() == TableStatus::over ? "true" : "false");
        add(text, "summary", summary(watch.client->account()));
        watch.client->send(frame(text + "}"));
    }
}

}  // namespace kitamae::server
