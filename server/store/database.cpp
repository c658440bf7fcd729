#include "server/store/database.h"

#include <stdexcept>

namespace kitamae::server {
namespace {

[[noreturn]] void fail(sqlite3* handle, const char* doing) {
    throw std::runtime_error(std::string("SQLite, ") + doing + ": " + sqlite3_errmsg(handle));
}

}  // namespace

Statement::Statement(Database& database, std::string_view sql) : database_(database.handle()) {
    if (sqlite3_prepare_v3(database_, sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT, &statement_,
                           nullptr) != SQLITE_OK) {
        fail(database_, "preparing a statement");
    }
}

Statement::~Statement() { sqlite3_finalize(statement_); }

void Statement::check(int code) const {
    if (code != SQLITE_OK) fail(database_, "binding a value");
}

Statement& Statement::bind(std::int64_t value) {
    check(sqlite3_bind_int64(statement_, ++bound_, value));
    return *this;
}

Statement& Statement::bind(std::string_view value) {
    check(sqlite3_bind_text(statement_, ++bound_, value.data(), static_cast<int>(value.size()), SQLITE_STATIC));
    return *this;
}

bool Statement::step() {
    const int code = sqlite3_step(statement_);
    if (code == SQLITE_ROW) return true;
    reset();
    if (code != SQLITE_DONE) fail(database_, "running a statement");
    return false;
}

void Statement::reset() {
    sqlite3_reset(statement_);
    bound_ = 0;
}

std::int64_t Statement::number(int column) const { return sqlite3_column_int64(statement_, column); }

std::string Statement::text(int column) const {
    const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement_, column));
    if (bytes == nullptr) return {};
    return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
}

Database::Database(const std::string& path, Mode mode) {
    const int flags = mode == Mode::read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    if (sqlite3_open_v2(path.c_str(), &handle_, flags | SQLITE_OPEN_NOMUTEX, nullptr) != SQLITE_OK) {
        const std::string message = handle_ == nullptr ? "no memory" : sqlite3_errmsg(handle_);
        sqlite3_close(handle_);
        throw std::runtime_error("cannot open the database " + path + ": " + message);
    }
    sqlite3_busy_timeout(handle_, 10'000);
}

Database::~Database() { sqlite3_close(handle_); }

void Database::run(const char* sql) {
    char* message = nullptr;
    if (sqlite3_exec(handle_, sql, nullptr, nullptr, &message) == SQLITE_OK) return;
    const std::string text = message == nullptr ? "unknown fault" : message;
    sqlite3_free(message);
    throw std::runtime_error("SQLite: " + text);
}

}  // namespace kitamae::server
