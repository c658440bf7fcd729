#pragma once
// What must not be lost. Writes are handed to one storage thread, which puts all that wait into one transaction; `done`
// is called on the server's thread when they are on disk (SQLite in WAL mode, synchronous=FULL). Reads are done at
// once. If a write fails the program ends: what was not acknowledged was not promised, and nothing may be promised any
// more.

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <unordered_map>
#include <vector>

#include "server/store/database.h"
#include "server/table/event.h"
#include "server/workers.h"

namespace kitamae::server {

struct Account {
    std::string id;
    std::string name;
    std::string password;  // argon2id; empty: a guest
    std::int64_t created = 0;

    bool is_guest() const { return password.empty(); }
};

enum class TableStatus : std::uint8_t { open, running, over, closed };

struct StoredTable {
    std::int64_t number = 0;
    std::string name;
    std::string setup;  // JSON
    TableStatus status = TableStatus::open;
    std::int64_t changed = 0;
    std::string summary;  // JSON, of archived ones
    bool is_archived = false;
    std::vector<Event> events;
};

// A line of chat.
struct Words {
    std::string table;
    std::int64_t at = 0;
    std::string text;
};

class Store {
public:
    using Done = std::function<void()>;

    Store(const std::string& path, Post post);
    ~Store();
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    // Writes.
    void append(std::int64_t table, const Event& event, Done done);
    void add_table(StoredTable table, Done done);
    void set_status(std::int64_t table, TableStatus status, std::int64_t changed);
    void add_player(std::int64_t table, std::string account);
    void remove_player(std::int64_t table, std::string account);
    void add_writer(std::int64_t table, std::string account);  // somebody who chats: to find it again
    // All of an ended table in one row; what the log has of it is not needed any more.
    void archive(StoredTable table, Done done);
    void put_account(Account account, Done done);
    void hand_over(std::string from, std::string to, Done done);  // the games of a guest
    void delete_account(std::string id, Done done);               // with what it wrote and was called
    void revoke(std::uint64_t session, std::int64_t until, Done done);

    // Reads.
    std::int64_t next_table() { return ++last_table_; }
    std::optional<Account> account(std::string_view id);
    std::optional<Account> account_named(std::string_view name);
    std::vector<StoredTable> unarchived();                         // with their events
    std::optional<StoredTable> table(std::string_view name);       // archived ones, with their events
    std::vector<StoredTable> tables_of(std::string_view account);  // newest first, with summaries but no set-ups
    std::vector<StoredTable> finished_of(std::string_view account, std::size_t offset, std::size_t limit);  // likewise
    std::unordered_map<std::string, std::string> aliases();  // of accounts whose games were handed over
    bool is_revoked(std::uint64_t session);
    // What an account wrote in chats, oldest first. Reads the whole log: from a thread that has time, any one may.
    std::vector<Words> words_of(std::string_view account) const;
    std::string key(std::string_view name);  // random bytes that stay the same, made when first asked for

    std::uint64_t commits() const { return commits_; }
    std::uint64_t writes() const { return writes_; }
    void stop();  // when all is written

private:
    struct Writer;
    struct Reader;
    using Write = std::function<void(Writer&)>;

    void write(Write write, Done done);
    void work();

    const std::string path_;
    const Post post_;
    std::unique_ptr<Reader> reader_;
    std::int64_t last_table_ = 0;

    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<Write> waiting_;
    std::vector<Done> waiting_done_;
    bool stopping_ = false;
    std::atomic<std::uint64_t> commits_ = 0;
    std::atomic<std::uint64_t> writes_ = 0;
    std::thread thread_;
};

std::string write_events(const std::vector<Event>& events);  // JSON, a line each
std::vector<Event> read_events(std::string_view text);
// A summary or set-up (JSON) without the names of that account.
std::string without_names(const std::string& text, std::string_view account);

}  // namespace kitamae::server
