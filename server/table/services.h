#pragma once
// What a table needs of the house around it.

#include <cstdint>
#include <string>
#include <string_view>

#include "server/store/store.h"
#include "server/table/setup.h"
#include "server/workers.h"

namespace kitamae::server {

class Table;

class TableServices {
public:
    virtual ~TableServices() = default;

    virtual std::int64_t now() = 0;  // milliseconds since 1970
    virtual Store& store() = 0;
    virtual bool compute(Workers::Job job, const std::string& whose) = 0;  // on the bots' pool; false: it is full
    virtual std::string name_of(std::string_view account) = 0;
    virtual std::uint64_t message_hash(std::string_view account, std::string_view id) = 0;
    virtual bool allows(std::string_view what, std::string_view account) = 0;  // "chat" or "hint"
    // Begins another table; its name, or empty if the account has too many.
    virtual std::string begin_table(TableSetup setup) = 0;
    virtual void changed(Table& table) = 0;  // deadline, seats or status may be others now
};

}  // namespace kitamae::server
