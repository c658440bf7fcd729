#pragma once
// Token buckets by key: so many at once, then so many a second.

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/limits.h"

namespace kitamae::server {

struct Bucket {
    double tokens = 0;
    std::int64_t at = -1;  // milliseconds; -1: never used

    bool take(limits::Rate rate, std::int64_t now) {
        if (at < 0) tokens = rate.burst;
        const double since = at < 0 ? 0 : static_cast<double>(now - at) / 1000;
        tokens = std::min(rate.burst, tokens + since * rate.per_second);
        at = now;
        if (tokens < 1) return false;
        tokens -= 1;
        return true;
    }
};

class Limiter {
public:
    explicit Limiter(limits::Rate rate) : rate_(rate) {}

    bool allows(std::string_view key, std::int64_t now) {
        if (buckets_.size() >= limits::buckets) forget_full(now);
        return buckets_[std::string(key)].take(rate_, now);
    }

private:
    // A bucket that would be full again need not be remembered; if that frees too little all are forgotten.
    void forget_full(std::int64_t now) {
        std::erase_if(buckets_, [&](const auto& entry) {
            const double since = static_cast<double>(now - entry.second.at) / 1000;
            return entry.second.tokens + since * rate_.per_second >= rate_.burst;
        });
        if (buckets_.size() >= limits::buckets) buckets_.clear();
    }

    limits::Rate rate_;
    std::unordered_map<std::string, Bucket> buckets_;
};

}  // namespace kitamae::server
