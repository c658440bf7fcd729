#pragma once
// Addresses, and how many connections come from each.

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace kitamae::server {

inline bool is_loopback(std::string_view address) { return address.starts_with("127.") || address == "::1"; }

// What of an address is counted: of IPv6 the first 64 bits, since one household has all the rest.
inline std::string neighbourhood(std::string_view address) {
    constexpr std::string_view mapped = "::ffff:";
    if (address.starts_with(mapped) && address.find('.') != std::string_view::npos) {
        return std::string(address.substr(mapped.size()));
    }
    std::size_t end = 0;
    for (int groups = 0; end < address.size(); ++end) {
        if (address[end] == ':' && (++groups == 4 || address.substr(end).starts_with("::"))) break;
    }
    return std::string(address.substr(0, end));
}

class Crowd {
public:
    // Counts one of that address as long as it lives.
    class Presence {
    public:
        Presence(Crowd& crowd, std::string_view address) : crowd_(&crowd), neighbourhood_(neighbourhood(address)) {
            ++crowd_->counts_[neighbourhood_];
        }
        Presence(Presence&& other) noexcept
            : crowd_(std::exchange(other.crowd_, nullptr)), neighbourhood_(std::move(other.neighbourhood_)) {}
        Presence(const Presence&) = delete;
        Presence& operator=(const Presence&) = delete;
        Presence& operator=(Presence&&) = delete;
        ~Presence() {
            if (crowd_ != nullptr && --crowd_->counts_[neighbourhood_] == 0) crowd_->counts_.erase(neighbourhood_);
        }

    private:
        Crowd* crowd_;
        std::string neighbourhood_;
    };

    std::size_t count(std::string_view address) const {
        const auto found = counts_.find(neighbourhood(address));
        return found == counts_.end() ? 0 : found->second;
    }

private:
    std::unordered_map<std::string, std::size_t> counts_;  // by neighbourhood
};

}  // namespace kitamae::server
