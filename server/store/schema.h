#pragma once
// The database. Events are appended to one table without further indexes: appending is what a server does all day, and
// they are read back only at the start, in one pass from the first that belongs to a table not archived yet.

#include <cstdint>

namespace kitamae::server {

inline constexpr std::int64_t schema_version = 1;

inline constexpr const char* schema = R"sql(
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
CREATE TABLE IF NOT EXISTS keys(name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS accounts(
    id TEXT PRIMARY KEY, name TEXT NOT NULL, name_key TEXT UNIQUE, password TEXT NOT NULL, created INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS aliases(old TEXT PRIMARY KEY, account TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS revoked(session INTEGER PRIMARY KEY, until INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS tables(
    number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, setup TEXT NOT NULL, status INTEGER NOT NULL,
    changed INTEGER NOT NULL, first_event INTEGER NOT NULL, archived INTEGER NOT NULL DEFAULT 0,
    summary TEXT NOT NULL DEFAULT '', events TEXT NOT NULL DEFAULT '');
CREATE INDEX IF NOT EXISTS not_archived ON tables(first_event) WHERE archived = 0;
CREATE TABLE IF NOT EXISTS players(
    account TEXT NOT NULL, tab INTEGER NOT NULL, PRIMARY KEY(account, tab)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS writers(
    account TEXT NOT NULL, tab INTEGER NOT NULL, PRIMARY KEY(account, tab)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS events(
    row INTEGER PRIMARY KEY, tab INTEGER NOT NULL, kind INTEGER NOT NULL, seat INTEGER NOT NULL, bits INTEGER NOT NULL,
    at INTEGER NOT NULL, sent_as INTEGER NOT NULL, text TEXT NOT NULL);
PRAGMA user_version = 1;
)sql";

}  // namespace kitamae::server
