#pragma once
// A bounded pool of threads for what takes long: bots, passwords, replays. A job computes on the pool and answers with
// what is to be done with the result on the server's own thread. Those whose jobs wait take turns, so that nobody waits
// for all of somebody else's.

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

namespace kitamae::server {

using Post = std::function<void(std::function<void()>)>;  // runs something on the server's own thread

class Workers {
public:
    using Job = std::function<std::function<void()>()>;

    // before: what a thread does first with every job.
    Workers(unsigned threads, std::size_t most_waiting, Post post, std::function<void()> before = {});
    ~Workers();
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    bool run(Job job, const std::string& whose = {});  // false: too many wait already
    std::size_t waiting() const;
    void stop();  // jobs that have not begun are dropped

private:
    void work();
    Job take_next();

    const std::size_t most_waiting_;
    const Post post_;
    const std::function<void()> before_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::unordered_map<std::string, std::deque<Job>> jobs_;  // by whose they are
    std::deque<std::string> turns_;                          // of those who have jobs
    std::size_t waiting_ = 0;
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace kitamae::server
