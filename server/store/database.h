#pragma once
// SQLite in a few words. A fault throws std::runtime_error with SQLite's own sentence.

#include <cstdint>
#include <sqlite3.h>
#include <string>
#include <string_view>

namespace kitamae::server {

class Database;

// A prepared statement: bind in order, then step through rows or run it once.
class Statement {
public:
    Statement(Database& database, std::string_view sql);
    ~Statement();
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;

    Statement& bind(std::int64_t value);
    Statement& bind(std::string_view value);  // must live until the statement was run

    bool step();  // true: there is a row; after the last one the statement may be bound anew
    void run() {
        while (step()) {
        }
    }
    void reset();

    std::int64_t number(int column) const;
    std::string text(int column) const;

private:
    void check(int code) const;

    sqlite3* database_;
    sqlite3_stmt* statement_ = nullptr;
    int bound_ = 0;
};

class Database {
public:
    enum class Mode : std::uint8_t { read, write };

    Database(const std::string& path, Mode mode);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    void run(const char* sql);
    std::int64_t last_row() const { return sqlite3_last_insert_rowid(handle_); }
    sqlite3* handle() { return handle_; }

private:
    sqlite3* handle_ = nullptr;
};

}  // namespace kitamae::server
