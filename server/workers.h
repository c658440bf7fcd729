#pragma once
// A bounded pool of threads for what takes long: bots, passwords, replays. A job computes on the pool and answers with
// what is to be done with the result on the server's own thread.

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace kitamae::server {

using Post = std::function<void(std::function<void()>)>;  // runs something on the server's own thread

class Workers {
public:
    using Job = std::function<std::function<void()>()>;

    Workers(unsigned threads, std::size_t most_waiting, Post post);
    ~Workers();
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    bool run(Job job);  // false: too many wait already
    std::size_t waiting() const;
    void stop();  // jobs that have not begun are dropped

private:
    void work();

    const std::size_t most_waiting_;
    const Post post_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Job> jobs_;
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace kitamae::server
