#pragma once
// A house around one table, without network, whose clock moves only when told: what is said to whom, to the byte.

#include <chrono>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/codes.h"
#include "server/table/table.h"

namespace kitamae::server::test {

class HeardSocket final : public Socket {
public:
    void send(Frame frame) override { heard.push_back(*frame); }
    void close(std::string_view) override {}
    std::vector<std::string> heard;
};

class StillHouse final : public TableServices {
public:
    StillHouse() {
        begin_crypto();
        std::string folder = (std::filesystem::temp_directory_path() / "kitamae-test-XXXXXX").string();
        if (mkdtemp(folder.data()) == nullptr) throw std::runtime_error("no temporary folder");
        folder_ = folder;
        store_ = std::make_unique<Store>(folder_ + "/test.db", [this](std::function<void()> task) {
            const std::lock_guard lock(mutex_);
            tasks_.push_back(std::move(task));
        });
    }
    ~StillHouse() override {
        store_.reset();
        std::error_code ignored;
        std::filesystem::remove_all(folder_, ignored);
    }
    StillHouse(const StillHouse&) = delete;
    StillHouse& operator=(const StillHouse&) = delete;

    std::int64_t now() override { return time; }
    Store& store() override { return *store_; }
    bool compute(Workers::Job job, const std::string&) override {
        jobs.push_back(std::move(job));
        return thinks;
    }
    std::string name_of(std::string_view account) override { return std::string(account); }
    std::uint64_t message_hash(std::string_view account, std::string_view id) override {
        return std::hash<std::string>{}(std::string(account) + "\n" + std::string(id)) | 1U;
    }
    bool allows(std::string_view, std::string_view) override { return true; }
    std::string begin_table(TableSetup) override { return {}; }
    void changed(Table&) override { ++settled_; }

    // Until so many events are durable.
    void settle(int events) {
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);
        while (settled_ < events) {
            if (std::chrono::steady_clock::now() > end) throw std::runtime_error("the table does not settle");
            std::deque<std::function<void()>> tasks;
            {
                const std::lock_guard lock(mutex_);
                tasks.swap(tasks_);
            }
            for (const auto& task : tasks) task();
        }
    }

    std::int64_t time = 1'763'270'000'000;
    bool thinks = false;            // whether bots are there
    std::deque<Workers::Job> jobs;  // that they were asked for

private:
    std::string folder_;
    std::mutex mutex_;
    std::deque<std::function<void()>> tasks_;
    int settled_ = 0;
    std::unique_ptr<Store> store_;
};

}  // namespace kitamae::server::test
