// Keeping a server's database: backup, export of finished games, vacuum.

#include <boost/json.hpp>
#include <cstdio>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <sys/stat.h>

#include "cli/commands.h"
#include "match/games.h"
#include "server/codes.h"
#include "server/store/database.h"
#include "server/store/store.h"
#include "server/table/finished.h"

namespace kitamae::cli {
namespace {

using server::Database;
using server::Statement;

int backup(const AdminOptions& options) {
    Database database(options.database, Database::Mode::read);
    umask(S_IRWXG | S_IRWXO);  // for nobody else's eyes, like the database itself
    Statement copy(database, "VACUUM INTO ?");
    copy.bind(std::string_view(options.target)).run();
    std::printf("%s\n", options.target.c_str());
    return 0;
}

int vacuum(const AdminOptions& options) {
    Database database(options.database, Database::Mode::write);
    database.run("PRAGMA wal_checkpoint(TRUNCATE); VACUUM;");
    return 0;
}

// Finished games without anything about who played them.
int export_games(const AdminOptions& options) {
    Database database(options.database, Database::Mode::read);
    Statement rows(database,
                   "SELECT setup, events, changed FROM tables WHERE archived = 1 AND status = 2 ORDER BY number");
    while (rows.step()) {
        const auto record = server::finished_record(rows.text(0), server::read_events(rows.text(1)));
        if (!record) continue;
        const boost::json::object game{{"game", record->game},
                                       {"players", record->players},
                                       {"finished", rows.number(2) / 1000},
                                       {"record", write_record(*record)}};
        std::printf("%s\n", boost::json::serialize(game).c_str());
    }
    return 0;
}

}  // namespace

int run_admin(const AdminOptions& options) {
    server::begin_crypto();
    if (!std::filesystem::exists(options.database)) {
        throw std::runtime_error("there is no database " + options.database);
    }
    if (options.task == "backup") return backup(options);
    if (options.task == "vacuum") return vacuum(options);
    return export_games(options);
}

}  // namespace kitamae::cli
