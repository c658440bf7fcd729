#include "server/workers.h"

#include <utility>

namespace kitamae::server {

Workers::Workers(unsigned threads, std::size_t most_waiting, Post post, std::function<void()> before)
    : most_waiting_(most_waiting), post_(std::move(post)), before_(std::move(before)) {
    for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

Workers::~Workers() { stop(); }

bool Workers::run(Job job, const std::string& whose) {
    {
        const std::lock_guard lock(mutex_);
        if (stopping_ || waiting_ >= most_waiting_) return false;
        std::deque<Job>& own = jobs_[whose];
        if (own.empty()) turns_.push_back(whose);
        own.push_back(std::move(job));
        ++waiting_;
    }
    changed_.notify_one();
    return true;
}

std::size_t Workers::waiting() const {
    const std::lock_guard lock(mutex_);
    return waiting_;
}

void Workers::stop() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
        jobs_.clear();
        turns_.clear();
        waiting_ = 0;
    }
    changed_.notify_all();
    for (std::thread& thread : threads_) {
        if (thread.joinable()) thread.join();
    }
}

// @pre the mutex is held and a job waits
Workers::Job Workers::take_next() {
    const std::string whose = std::move(turns_.front());
    turns_.pop_front();
    const auto own = jobs_.find(whose);
    Job job = std::move(own->second.front());
    own->second.pop_front();
    if (own->second.empty()) {
        jobs_.erase(own);
    } else {
        turns_.push_back(whose);
    }
    --waiting_;
    return job;
}

void Workers::work() {
    for (;;) {
        Job job;
        {
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [this] { return stopping_ || waiting_ > 0; });
            if (stopping_) return;
            job = take_next();
        }
        if (before_) before_();
        post_(job());
    }
}

}  // namespace kitamae::server
