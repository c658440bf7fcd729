#pragma once
// Shuffles that players can check afterwards (docs/FAIRNESS.md). Before a match the server shows the hash of a secret,
// every player adds a nonce, and the seed of each deal comes from all of them. At the end the secret is shown.

#include <boost/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/record.h"
#include "match/game_kind.h"

namespace kitamae::server {

inline constexpr std::size_t secret_size = 32;
inline constexpr std::size_t nonce_size = 16;

struct Fairness {
    std::string secret;               // bytes
    std::vector<std::string> nonces;  // bytes, by seat; empty: the seat gave none, and zeros are used
};

std::string commitment_to(std::string_view secret);  // hexadecimal

DealSeeds deal_seeds(const Fairness& fairness);

boost::json::object fairness_json(const Fairness& fairness);
Result<Fairness> read_fairness(std::string_view json);

struct Verdict {
    bool is_fair = false;
    std::size_t deals = 0;  // that were checked
    std::string message;    // what does not fit, and where
};

// Recomputes every deal of a finished record.
Verdict verify(const Record& record);

}  // namespace kitamae::server
