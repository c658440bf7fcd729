#include "server/lobby/lobby.h"

#include <algorithm>
#include <chrono>
#include <exception>
#include <tuple>

#include "match/json_text.h"
#include "server/codes.h"
#include "server/limits.h"
#include "server/log.h"

namespace kitamae::server {
namespace {

namespace json = boost::json;

std::int64_t system_time() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
        .count();
}

bool has_ended(const Table& table) {
    return table.state().status() == TableStatus::over || table.state().status() == TableStatus::closed;
}

// Games that have begun wait for ever, except for practice.
bool is_left(const Table& table, std::int64_t time) {
    const TableState& state = table.state();
    if (has_ended(table)) return false;
    if (state.setup().access == Access::practice) return time > state.changed() + limits::close_practice_after_ms;
    return state.status() == TableStatus::open && time > state.changed() + limits::close_after_ms;
}

// A game in somebody's list: your turn first, then what goes on, then what is over; newest first among equals.
struct Listed {
    const StoredTable* stored = nullptr;
    int rank = 2;
    std::int64_t changed = 0;
};

bool is_turn_of(const TableState& state, std::string_view account) {
    const SeatSet own = state.seats_of(account);
    return std::any_of(own.begin(), own.end(), [&](Seat seat) { return state.to_act().has(seat); });
}

// As the summary of an archived table has it.
bool was_practice(const StoredTable& stored) {
    return stored.summary.find(R"("access":"practice")") != std::string::npos;
}

}  // namespace

Lobby::Lobby(Store& store, Accounts& accounts, Workers& bots, Options options)
    : store_(store),
      accounts_(accounts),
      bots_(bots),
      now_(options.now ? std::move(options.now) : system_time),
      most_tables_(options.most_tables),
      hash_key_(store.key("messages").substr(0, 16)) {}

std::size_t Lobby::restore() {
    aliases_ = store_.aliases();
    for (StoredTable& stored : store_.unarchived()) {
        const std::string name = stored.name;
        try {
            keep(Table::restored(*this, std::move(stored)));
        } catch (const std::exception& error) {
            log_line("table_not_restored", {{"table", name}, {"reason", error.what()}});
        }
    }
    for (auto& [name, entry] : tables_) entry.table->go_on();
    return tables_.size();
}

void Lobby::keep(const std::shared_ptr<Table>& table) {
    for (const std::string& old : table->state().accounts()) {
        const auto alias = aliases_.find(old);
        if (alias != aliases_.end()) table->rename_account(old, alias->second);
    }
    Entry entry{table, 0, now(), !has_ended(*table)};
    if (entry.counts_for_host) {
        ++hosted_[table->state().setup().host];
        ++running_;
    }
    tables_[table->name()] = std::move(entry);
}

std::shared_ptr<Table> Lobby::find(std::string_view name) {
    const auto known = tables_.find(std::string(name));
    if (known != tables_.end()) return known->second.table;
    auto stored = store_.table(name);
    if (!stored) return nullptr;
    try {
        auto table = Table::restored(*this, *std::move(stored));
        keep(table);
        return table;
    } catch (const std::exception& error) {
        log_line("table_not_restored", {{"table", std::string(name)}, {"reason", error.what()}});
        return nullptr;
    }
}

std::shared_ptr<Table> Lobby::add(TableSetup setup, std::function<void()> done) {
    setup.secret = random_bytes(secret_size);
    setup.created = now();
    const std::int64_t number = store_.next_table();
    auto table = std::make_shared<Table>(*this, random_name(), number, std::move(setup));
    const TableSetup& kept = table->state().setup();
    store_.add_player(number, kept.host);  // before the table: when that is acknowledged both are there
    store_.add_table({number, table->name(), write_setup(kept), TableStatus::open, kept.created, {}, false, {}},
                     std::move(done));
    keep(table);
    return table;
}

void Lobby::create(const json::object& request, const std::string& account, const Reply& reply) {
    if (has_too_many_tables(account)) {
        return reply(Fault{"too_many", "finish some of your tables first", {}, 0});
    }
    if (is_full()) return reply(Fault{"busy", "there are too many tables already", {}, 0});
    auto setup = wanted_setup(request, account);
    if (auto* fault = std::get_if<Fault>(&setup)) return reply(std::move(*fault));
    const auto* start = request.if_contains("start");
    const bool starts = start != nullptr && start->is_bool() && start->get_bool();
    const auto& seats = std::get<TableSetup>(setup).seats;
    if (starts &&
        std::any_of(seats.begin(), seats.end(), [](const auto& seat) { return seat.kind == SeatKind::open; })) {
        return reply(Fault{"open_seats", "a seat is open", {}, 0});
    }
    const auto made = std::make_shared<std::weak_ptr<Table>>();
    const auto table = add(std::get<TableSetup>(std::move(setup)), [made, starts, reply] {
        const auto kept = made->lock();
        if (!kept) return;
        if (starts) kept->start_now({});
        reply(kept->name());
    });
    *made = table;
}

bool Lobby::has_too_many_tables(const std::string& account) const {
    const auto hosted = hosted_.find(account);
    return hosted != hosted_.end() && hosted->second >= limits::tables_per_account;
}

std::string Lobby::begin_table(TableSetup setup) {
    if (has_too_many_tables(setup.host) || is_full()) return {};
    return add(std::move(setup), {})->name();
}

json::object Lobby::listing(std::string_view account) const {
    std::vector<const Table*> open;
    std::vector<const Table*> running;
    for (const auto& [name, entry] : tables_) {
        const TableState& state = entry.table->state();
        if (state.setup().access != Access::open) continue;
        if (state.status() == TableStatus::open) open.push_back(entry.table.get());
        if (state.status() == TableStatus::running) running.push_back(entry.table.get());
    }
    const auto newest = [&](std::vector<const Table*>& tables) {
        const auto shown = std::min(tables.size(), limits::tables_listed);
        std::partial_sort(tables.begin(), tables.begin() + static_cast<std::ptrdiff_t>(shown), tables.end(),
                          [](const Table* a, const Table* b) { return a->number() > b->number(); });
        json::array list;
        for (std::size_t i = 0; i < shown; ++i) list.push_back(tables[i]->summary(account));
        return list;
    };
    return {{"open", newest(open)}, {"running", newest(running)}};
}

json::object Lobby::archived_summary(const StoredTable& stored, std::string_view account) const {
    json::object summary = json::parse(stored.summary).as_object();
    json::array own;
    std::int64_t index = 0;
    for (json::value& entry : summary.at("seats").as_array()) {
        json::object& seat = entry.as_object();
        if (const auto* stated = seat.if_contains("account")) {
            std::string holder(stated->as_string());
            const auto alias = aliases_.find(holder);
            if (alias != aliases_.end()) holder = alias->second;
            if (seat.at("kind") == "human") seat["name"] = accounts_.name_of(holder);
            if (holder == account) own.emplace_back(index);
            seat["account"] = holder;
        }
        ++index;
    }
    summary["your_seats"] = std::move(own);
    return summary;
}

std::optional<json::object> Lobby::summary_of(const StoredTable& stored, std::string_view account) const {
    const auto known = tables_.find(stored.name);
    if (known != tables_.end()) return known->second.table->summary(account);
    if (stored.summary.empty()) return std::nullopt;
    return archived_summary(stored, account);
}

json::array Lobby::results_of(std::string_view account, std::size_t offset, std::size_t limit) {
    json::array list;
    for (const StoredTable& stored : store_.finished_of(account, offset, limit)) {
        if (auto summary = summary_of(stored, account)) list.push_back(*std::move(summary));
    }
    return list;
}

json::array Lobby::games_of(std::string_view account, std::size_t offset, std::size_t limit, bool with_practice) {
    const std::vector<StoredTable> tables = store_.tables_of(account);
    std::vector<Listed> games;
    for (const StoredTable& stored : tables) {
        const auto known = tables_.find(stored.name);
        if (known == tables_.end()) {
            if (!stored.summary.empty() && (with_practice || !was_practice(stored))) {
                games.push_back({&stored, 2, stored.changed});
            }
            continue;
        }
        const Table& table = *known->second.table;
        if (!with_practice && table.state().setup().access == Access::practice) continue;
        const int rank = is_turn_of(table.state(), account) ? 0 : has_ended(table) ? 2 : 1;
        games.push_back({&stored, rank, table.state().changed()});
    }
    std::sort(games.begin(), games.end(), [](const Listed& a, const Listed& b) {
        return std::tuple(a.rank, -a.changed / 1000, a.stored->name) <
            std::tuple(b.rank, -b.changed / 1000, b.stored->name);
    });
    json::array list;
    for (std::size_t i = offset; i < games.size() && i - offset < limit; ++i) {
        if (auto summary = summary_of(*games[i].stored, account)) list.push_back(*std::move(summary));
    }
    return list;
}

void Lobby::hand_over(const std::string& from, const std::string& to) {
    aliases_[from] = to;
    const auto hosted = hosted_.find(from);
    if (hosted != hosted_.end()) {
        hosted_[to] += hosted->second;
        hosted_.erase(from);
    }
    for (auto& [name, entry] : tables_) entry.table->rename_account(from, to);
}

void Lobby::forget_account(const std::string& account) {
    std::vector<std::string> guests;  // that it once was
    for (const auto& [old, alias] : aliases_) {
        if (alias == account) guests.push_back(old);
    }
    std::vector<std::shared_ptr<Table>> tables;
    for (auto& [name, entry] : tables_) {
        entry.table->forget_words(account);
        for (const std::string& guest : guests) entry.table->forget_words(guest);
        if (!entry.table->state().seats_of(account).empty()) tables.push_back(entry.table);
    }
    for (const auto& table : tables) table->give_up_seats(account);
}

std::int64_t Lobby::now() { return now_(); }

// A guest's games and words are those of the account it logged in to.
std::string Lobby::name_of(std::string_view account) {
    const auto alias = aliases_.find(std::string(account));
    return accounts_.name_of(alias == aliases_.end() ? account : std::string_view(alias->second));
}

std::uint64_t Lobby::message_hash(std::string_view account, std::string_view id) {
    const std::uint64_t hash = short_hash(std::string(account).append("\n").append(id), hash_key_);
    return hash == 0 ? 1 : hash;
}

bool Lobby::allows(std::string_view what, std::string_view account) {
    return (what == "chat" ? chats_ : hints_).allows(account, now());
}

void Lobby::changed(Table& table) {
    ++counts_.events;
    if (!table.state().events().empty() && table.state().events().back().kind == EventKind::action) ++counts_.actions;
    const auto known = tables_.find(table.name());
    if (known == tables_.end()) return;
    Entry& entry = known->second;
    const std::int64_t deadline = table.state().deadline().value_or(0);
    if (deadline != entry.deadline) {
        if (entry.deadline != 0) deadlines_.erase({entry.deadline, &table});
        if (deadline != 0) deadlines_.insert({deadline, &table});
        entry.deadline = deadline;
    }
    if (has_ended(table) && entry.counts_for_host) {
        entry.counts_for_host = false;
        --running_;
        const auto hosted = hosted_.find(table.state().setup().host);
        if (hosted != hosted_.end() && --hosted->second == 0) hosted_.erase(hosted);
    }
}

void Lobby::tick() {
    const std::int64_t time = now();
    std::vector<Table*> due;
    for (const auto& [deadline, table] : deadlines_) {
        if (deadline > time) break;
        due.push_back(table);
    }
    for (Table* table : due) table->check_clocks();
    if (time < next_sweep_) return;
    next_sweep_ = time + 1000;
    put_away();
}

void Lobby::put_away() {
    const std::int64_t time = now();
    for (auto at = tables_.begin(); at != tables_.end();) {
        Entry& entry = at->second;
        Table& table = *entry.table;
        if (!table.is_idle()) {
            entry.idle_since = time;
        } else if (has_ended(table) && time > entry.idle_since + limits::archive_after_ms) {
            entry.idle_since = time;
            table.set_archived();
            store_.archive(table.stored(), [this, name = table.name()] {
                const auto kept = tables_.find(name);
                if (kept != tables_.end() && kept->second.table->is_idle()) tables_.erase(kept);
            });
        } else if (is_left(table, time)) {
            table.close();
        }
        table.wake_bots();
        ++at;
    }
}

}  // namespace kitamae::server
