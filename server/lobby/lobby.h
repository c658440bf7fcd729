#pragma once
// All tables that are in memory: those not over, and ended ones that somebody looks at. It begins tables, finds them,
// wakes them when a clock runs out, and puts ended ones away.

#include <boost/json.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/accounts/accounts.h"
#include "server/accounts/limiter.h"
#include "server/store/store.h"
#include "server/table/services.h"
#include "server/table/table.h"
#include "server/workers.h"

namespace kitamae::server {

struct Counts {
    std::uint64_t actions = 0;
    std::uint64_t events = 0;
};

class Lobby final : public TableServices {
public:
    struct Options {
        std::function<std::int64_t()> now;  // milliseconds since 1970; empty: the machine's clock
        std::size_t most_tables = limits::tables;
    };
    Lobby(Store& store, Accounts& accounts, Workers& bots, Options options);

    // Tables of before a restart; how many.
    std::size_t restore();

    std::shared_ptr<Table> find(std::string_view name);
    using Reply = std::function<void(Result<std::string>)>;  // the new table's name
    void create(const boost::json::object& request, const std::string& account, const Reply& reply);

    boost::json::object listing(std::string_view account) const;
    boost::json::array games_of(std::string_view account, std::size_t offset, std::size_t limit,
                                bool with_practice = false);
    boost::json::array results_of(std::string_view account, std::size_t offset, std::size_t limit);  // newest first
    void hand_over(const std::string& from, const std::string& to);
    void forget_account(const std::string& account);

    void tick();
    std::size_t table_count() const { return tables_.size(); }
    const Counts& counts() const { return counts_; }

    // For tables.
    std::int64_t now() override;
    Store& store() override { return store_; }
    bool compute(Workers::Job job, const std::string& whose) override { return bots_.run(std::move(job), whose); }
    std::string name_of(std::string_view account) override;
    std::uint64_t message_hash(std::string_view account, std::string_view id) override;
    bool allows(std::string_view what, std::string_view account) override;
    std::string begin_table(TableSetup setup) override;
    void changed(Table& table) override;

private:
    struct Entry {
        std::shared_ptr<Table> table;
        std::int64_t deadline = 0;  // 0: none
        std::int64_t idle_since = 0;
        bool counts_for_host = true;  // among the host's tables that are not over
    };

    std::shared_ptr<Table> add(TableSetup setup, std::function<void()> done);
    void keep(const std::shared_ptr<Table>& table);
    void put_away();
    bool has_too_many_tables(const std::string& account) const;
    bool is_full() const { return running_ >= most_tables_; }
    std::optional<boost::json::object> summary_of(const StoredTable& stored, std::string_view account) const;
    boost::json::object archived_summary(const StoredTable& stored, std::string_view account) const;

    Store& store_;
    Accounts& accounts_;
    Workers& bots_;
    const std::function<std::int64_t()> now_;
    const std::size_t most_tables_;
    std::size_t running_ = 0;  // tables that are not over
    const std::string hash_key_;
    std::unordered_map<std::string, Entry> tables_;
    std::unordered_map<std::string, std::size_t> hosted_;
    std::unordered_map<std::string, std::string> aliases_;
    std::set<std::pair<std::int64_t, Table*>> deadlines_;
    Limiter chats_{limits::chats};
    Limiter hints_{limits::hints};
    std::int64_t next_sweep_ = 0;
    Counts counts_;
};

}  // namespace kitamae::server
