#include "server/store/store.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <stdexcept>
#include <unordered_map>
#include <utility>

#include "server/codes.h"
#include "server/limits.h"
#include "server/store/names.h"
#include "server/store/schema.h"

namespace kitamae::server {
namespace {

constexpr std::string_view table_columns = "number, name, setup, status, changed, summary";
constexpr std::string_view listed_columns = "number, name, '', status, changed, summary";  // set-ups may be long

std::int64_t as_signed(std::uint64_t number) { return static_cast<std::int64_t>(number); }

StoredTable table_of(const Statement& row) {
    return {row.number(0), row.text(1), row.text(2), static_cast<TableStatus>(row.number(3)),
            row.number(4), row.text(5), false,       {}};
}

std::int64_t bits_of(const Event& event) { return event.to_act | event.hidden << 8; }

void set_bits(Event& event, std::int64_t bits) {
    event.to_act = static_cast<std::uint8_t>(bits & 0xFF);
    event.hidden = static_cast<std::uint8_t>(bits >> 8 & 0xFF);
}

// An older program could lose what a newer one keeps.
void prepare(const std::string& path) {
    Database database(path, Database::Mode::write);
    Statement version(database, "PRAGMA user_version");
    version.step();
    const bool is_newer = version.number(0) > schema_version;
    version.reset();
    if (is_newer) throw std::runtime_error("the database " + path + " was made by a newer Kitamae");
    database.run(schema);
}

}  // namespace

// The storage thread's side: statements that are run often are prepared once.
struct Store::Writer {
    explicit Writer(const std::string& path) : database(path, Database::Mode::write) {
        // Whoever else writes (a vacuum) is waited for: what waits is lost when the server gives up.
        database.run("PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000; PRAGMA busy_timeout = 3600000;");
    }

    Statement& statement(const char* sql) {
        auto& kept = statements[sql];
        if (!kept) kept = std::make_unique<Statement>(database, sql);
        return *kept;
    }

    void forget_log(const std::string& account, const std::string& name);
    void forget_tables(const std::string& account, const std::string& name);

    Database database;
    std::unordered_map<const char*, std::unique_ptr<Statement>> statements;
    Statement append{database, "INSERT INTO events(tab, kind, seat, bits, at, sent_as, text) VALUES(?,?,?,?,?,?,?)"};
};

// What the account wrote, in the log. `name`: its own, or that of a guest it once was, whose tables are the account's.
void Store::Writer::forget_log(const std::string& account, const std::string& name) {
    Statement& rows = statement(
        "SELECT row, kind, text FROM events WHERE kind IN (?, ?) AND tab IN "
        "(SELECT tab FROM players WHERE account = ? UNION SELECT tab FROM writers WHERE account = ?)");
    rows.bind(static_cast<std::int64_t>(EventKind::chat)).bind(static_cast<std::int64_t>(EventKind::seats));
    rows.bind(std::string_view(account)).bind(std::string_view(name));
    std::vector<std::pair<std::int64_t, Event>> found;
    while (rows.step()) {
        Event event;
        event.kind = static_cast<EventKind>(rows.number(1));
        event.text = rows.text(2);
        found.emplace_back(rows.number(0), std::move(event));
    }
    for (auto& [row, event] : found) {
        forget_words(event, name);
        statement("UPDATE events SET text = ? WHERE row = ?").bind(std::string_view(event.text)).bind(row).run();
    }
}

// What it wrote and was called, in set-ups and in archived tables.
void Store::Writer::forget_tables(const std::string& account, const std::string& name) {
    Statement& rows = statement(
        "SELECT number, setup, summary, events FROM tables WHERE number IN "
        "(SELECT tab FROM players WHERE account = ? UNION SELECT tab FROM writers WHERE account = ?)");
    rows.bind(std::string_view(account)).bind(std::string_view(name));
    std::vector<StoredTable> found;
    while (rows.step()) {
        found.push_back({rows.number(0), {}, rows.text(1), {}, {}, rows.text(2), true, read_events(rows.text(3))});
    }
    for (StoredTable& table : found) {
        for (Event& event : table.events) forget_words(event, name);
        const std::string setup = without_names(table.setup, name);
        const std::string summary = without_names(table.summary, name);
        const std::string events = write_events(table.events);
        statement("UPDATE tables SET setup = ?, summary = ?, events = ? WHERE number = ?")
            .bind(std::string_view(setup))
            .bind(std::string_view(summary))
            .bind(std::string_view(events))
            .bind(table.number)
            .run();
    }
}

struct Store::Reader {
    explicit Reader(const std::string& path) : database(path, Database::Mode::write) {}

    Database database;
    Statement account{database, "SELECT id, name, password, created FROM accounts WHERE id = ?"};
    Statement account_named{database, "SELECT id, name, password, created FROM accounts WHERE name_key = ?"};
    Statement revoked{database, "SELECT 1 FROM revoked WHERE session = ?"};

    static std::optional<Account> read(Statement& row) {
        if (!row.step()) return std::nullopt;
        Account found{row.text(0), row.text(1), row.text(2), row.number(3)};
        row.reset();
        return found;
    }
};

Store::Store(const std::string& path, Post post) : path_(path), post_(std::move(post)) {
    prepare(path);
    reader_ = std::make_unique<Reader>(path);
    Statement last(reader_->database, "SELECT coalesce(max(number), 0) FROM tables");
    if (last.step()) last_table_ = last.number(0);
    last.reset();
    // Events of archived tables are not needed any more. The last stays: rows are numbered on from it, and tables
    // remember the first that may be theirs.
    reader_->database.run(
        "DELETE FROM events WHERE row < (SELECT coalesce(min(first_event), 9e18) FROM tables WHERE archived = 0) "
        "AND row < (SELECT max(row) FROM events);"
        "DELETE FROM revoked WHERE until < unixepoch() * 1000;");
    thread_ = std::thread([this] { work(); });
}

Store::~Store() { stop(); }

void Store::stop() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    changed_.notify_one();
    if (thread_.joinable()) thread_.join();
}

void Store::write(Write write, Done done) {
    {
        const std::lock_guard lock(mutex_);
        waiting_.push_back(std::move(write));
        if (done) waiting_done_.push_back(std::move(done));
    }
    changed_.notify_one();
}

void Store::work() try {
    Writer writer(path_);
    for (;;) {
        std::vector<Write> writes;
        std::vector<Done> done;
        {
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
            if (waiting_.empty()) return;
            writes.swap(waiting_);
            done.swap(waiting_done_);
        }
        writer.database.run("BEGIN IMMEDIATE");
        for (const Write& write : writes) write(writer);
        writer.database.run("COMMIT");
        ++commits_;
        writes_ += writes.size();
        if (!done.empty()) {
            post_([done = std::move(done)] {
                for (const Done& one : done) one();
            });
        }
    }
} catch (const std::exception& error) {
    std::fprintf(stderr, "kitamae: the store failed, the server ends: %s\n", error.what());
    std::_Exit(74);
}

void Store::append(std::int64_t table, const Event& event, Done done) {
    write(
        [table, event](Writer& writer) {
            writer.append.bind(table)
                .bind(static_cast<std::int64_t>(event.kind))
                .bind(std::int64_t{event.seat})
                .bind(bits_of(event))
                .bind(event.at)
                .bind(as_signed(event.sent_as))
                .bind(std::string_view(event.text))
                .run();
        },
        std::move(done));
}

void Store::add_table(StoredTable table, Done done) {
    write(
        [table = std::move(table)](Writer& writer) {
            writer
                .statement(
                    "INSERT INTO tables(number, name, setup, status, changed, first_event) VALUES(?,?,?,?,?,"
                    "(SELECT coalesce(max(row), 0) + 1 FROM events))")
                .bind(table.number)
                .bind(std::string_view(table.name))
                .bind(std::string_view(table.setup))
                .bind(static_cast<std::int64_t>(table.status))
                .bind(table.changed)
                .run();
        },
        std::move(done));
}

void Store::set_status(std::int64_t table, TableStatus status, std::int64_t changed) {
    write(
        [=](Writer& writer) {
            writer.statement("UPDATE tables SET status = ?, changed = ? WHERE number = ?")
                .bind(static_cast<std::int64_t>(status))
                .bind(changed)
                .bind(table)
                .run();
        },
        {});
}

void Store::add_player(std::int64_t table, std::string account) {
    write(
        [table, account = std::move(account)](Writer& writer) {
            writer.statement("INSERT OR IGNORE INTO players(account, tab) VALUES(?, ?)")
                .bind(std::string_view(account))
                .bind(table)
                .run();
        },
        {});
}

void Store::remove_player(std::int64_t table, std::string account) {
    write(
        [table, account = std::move(account)](Writer& writer) {
            writer.statement("DELETE FROM players WHERE account = ? AND tab = ?")
                .bind(std::string_view(account))
                .bind(table)
                .run();
        },
        {});
}

void Store::archive(StoredTable table, Done done) {
    write(
        [table = std::move(table)](Writer& writer) {
            const std::string events = write_events(table.events);
            writer
                .statement(
                    "UPDATE tables SET archived = 1, status = ?, changed = ?, summary = ?, events = ?, setup = ? "
                    "WHERE number = ?")
                .bind(static_cast<std::int64_t>(table.status))
                .bind(table.changed)
                .bind(std::string_view(table.summary))
                .bind(std::string_view(events))
                .bind(std::string_view(table.setup))
                .bind(table.number)
                .run();
        },
        std::move(done));
}

void Store::put_account(Account account, Done done) {
    write(
        [account = std::move(account)](Writer& writer) {
            const std::string key = account.is_guest() ? "" : name_key(account.name);
            writer
                .statement(
                    "INSERT INTO accounts(id, name, name_key, password, created) VALUES(?, ?, nullif(?, ''), ?, ?) "
                    "ON CONFLICT(id) DO UPDATE SET name = excluded.name, name_key = excluded.name_key, "
                    "password = excluded.password")
                .bind(std::string_view(account.id))
                .bind(std::string_view(account.name))
                .bind(std::string_view(key))
                .bind(std::string_view(account.password))
                .bind(account.created)
                .run();
        },
        std::move(done));
}

void Store::hand_over(std::string from, std::string to, Done done) {
    write(
        [from = std::move(from), to = std::move(to)](Writer& writer) {
            writer.statement("INSERT OR REPLACE INTO aliases(old, account) VALUES(?, ?)")
                .bind(std::string_view(from))
                .bind(std::string_view(to))
                .run();
            writer.statement("UPDATE OR IGNORE players SET account = ? WHERE account = ?")
                .bind(std::string_view(to))
                .bind(std::string_view(from))
                .run();
            writer.statement("DELETE FROM players WHERE account = ?").bind(std::string_view(from)).run();
            writer.statement("DELETE FROM accounts WHERE id = ?").bind(std::string_view(from)).run();
        },
        std::move(done));
}

void Store::add_writer(std::int64_t table, std::string account) {
    write(
        [table, account = std::move(account)](Writer& writer) {
            writer.statement("INSERT OR IGNORE INTO writers(account, tab) VALUES(?, ?)")
                .bind(std::string_view(account))
                .bind(table)
                .run();
        },
        {});
}

void Store::delete_account(std::string id, Done done) {
    write(
        [id = std::move(id)](Writer& writer) {
            Statement& guests = writer.statement("SELECT old FROM aliases WHERE account = ?");
            guests.bind(std::string_view(id));
            std::vector<std::string> names{id};  // its own and those of guests it once was
            while (guests.step()) names.push_back(guests.text(0));
            for (const std::string& name : names) {
                writer.forget_log(id, name);
                writer.forget_tables(id, name);
                writer.statement("DELETE FROM writers WHERE account = ?").bind(std::string_view(name)).run();
            }
            for (const char* sql : {"DELETE FROM players WHERE account = ?", "DELETE FROM aliases WHERE account = ?",
                                    "DELETE FROM accounts WHERE id = ?"}) {
                writer.statement(sql).bind(std::string_view(id)).run();
            }
        },
        std::move(done));
}

void Store::revoke(std::uint64_t session, std::int64_t until, Done done) {
    write(
        [=](Writer& writer) {
            writer.statement("INSERT OR IGNORE INTO revoked(session, until) VALUES(?, ?)")
                .bind(as_signed(session))
                .bind(until)
                .run();
        },
        std::move(done));
}

std::optional<Account> Store::account(std::string_view id) {
    reader_->account.bind(id);
    return Reader::read(reader_->account);
}

std::optional<Account> Store::account_named(std::string_view name) {
    const std::string key = name_key(name);
    reader_->account_named.bind(std::string_view(key));
    return Reader::read(reader_->account_named);
}

bool Store::is_revoked(std::uint64_t session) {
    const bool found = reader_->revoked.bind(as_signed(session)).step();
    reader_->revoked.reset();
    return found;
}

std::unordered_map<std::string, std::string> Store::aliases() {
    std::unordered_map<std::string, std::string> found;
    Statement rows(reader_->database, "SELECT old, account FROM aliases");
    while (rows.step()) found[rows.text(0)] = rows.text(1);
    return found;
}

std::vector<Words> Store::words_of(std::string_view account) const {
    Database database(path_, Database::Mode::read);
    database.run("BEGIN");  // one moment of the database, though tables are archived meanwhile
    std::vector<std::string> names{std::string(account)};
    Statement guests(database, "SELECT old FROM aliases WHERE account = ?");
    guests.bind(account);
    while (guests.step()) names.push_back(guests.text(0));
    std::vector<Words> words;
    for (const std::string& name : names) {
        const auto add = [&](std::string table, const Event& event) {
            if (auto said = said_by(event, name)) words.push_back({std::move(table), event.at, *std::move(said)});
        };
        Statement log(database,
                      "SELECT name, at, text FROM events JOIN tables ON number = tab WHERE kind = ? AND archived = 0 "
                      "AND tab IN (SELECT tab FROM writers WHERE account = ?)");
        log.bind(static_cast<std::int64_t>(EventKind::chat)).bind(std::string_view(name));
        while (log.step()) add(log.text(0), {EventKind::chat, 0, 0, 0, log.number(1), 0, log.text(2)});
        Statement tables(database,
                         "SELECT name, events FROM tables WHERE archived = 1 AND number IN "
                         "(SELECT tab FROM writers WHERE account = ?)");
        tables.bind(std::string_view(name));
        while (tables.step()) {
            for (const Event& event : read_events(tables.text(1))) add(tables.text(0), event);
        }
    }
    std::stable_sort(words.begin(), words.end(), [](const Words& a, const Words& b) { return a.at < b.at; });
    return words;
}

std::vector<StoredTable> Store::unarchived() {
    std::vector<StoredTable> tables;
    std::unordered_map<std::int64_t, std::size_t> places;
    Statement rows(reader_->database, "SELECT " + std::string(table_columns) + " FROM tables WHERE archived = 0");
    while (rows.step()) {
        places[rows.number(0)] = tables.size();
        tables.push_back(table_of(rows));
    }
    Statement log(reader_->database, "SELECT tab, kind, seat, bits, at, sent_as, text FROM events ORDER BY row");
    while (log.step()) {
        const auto place = places.find(log.number(0));
        if (place == places.end()) continue;
        Event event{static_cast<EventKind>(log.number(1)),
                    static_cast<std::uint8_t>(log.number(2)),
                    0,
                    0,
                    log.number(4),
                    static_cast<std::uint64_t>(log.number(5)),
                    log.text(6)};
        set_bits(event, log.number(3));
        tables[place->second].events.push_back(std::move(event));
    }
    return tables;
}

std::optional<StoredTable> Store::table(std::string_view name) {
    Statement row(reader_->database,
                  "SELECT " + std::string(table_columns) + ", events FROM tables WHERE name = ? AND archived = 1");
    if (!row.bind(name).step()) return std::nullopt;
    StoredTable found = table_of(row);
    found.is_archived = true;
    found.events = read_events(row.text(6));
    return found;
}

std::vector<StoredTable> Store::tables_of(std::string_view account) {
    Statement rows(reader_->database,
                   "SELECT " + std::string(listed_columns) +
                       " FROM players JOIN tables ON number = tab WHERE account = ? "
                       "ORDER BY changed DESC LIMIT ?");
    rows.bind(account).bind(static_cast<std::int64_t>(limits::games_exported));
    std::vector<StoredTable> tables;
    while (rows.step()) tables.push_back(table_of(rows));
    return tables;
}

std::vector<StoredTable> Store::finished_of(std::string_view account, std::size_t offset, std::size_t limit) {
    Statement rows(reader_->database,
                   "SELECT " + std::string(listed_columns) +
                       " FROM players JOIN tables ON number = tab WHERE account = ? AND status = ? "
                       "ORDER BY changed DESC, number DESC LIMIT ? OFFSET ?");
    rows.bind(account)
        .bind(static_cast<std::int64_t>(TableStatus::over))
        .bind(static_cast<std::int64_t>(limit))
        .bind(static_cast<std::int64_t>(offset));
    std::vector<StoredTable> tables;
    while (rows.step()) tables.push_back(table_of(rows));
    return tables;
}

std::string Store::key(std::string_view name) {
    Statement add(reader_->database, "INSERT OR IGNORE INTO keys(name, value) VALUES(?, ?)");
    const std::string fresh = to_hex(random_bytes(32));
    add.bind(name).bind(std::string_view(fresh)).run();
    Statement row(reader_->database, "SELECT value FROM keys WHERE name = ?");
    row.bind(name).step();
    return from_hex(row.text(0), 32).value_or(std::string(32, '\0'));
}

}  // namespace kitamae::server
