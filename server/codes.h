#pragma once
// Random names, hashes, tokens and passwords: thin words over libsodium. Bytes are carried in strings.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kitamae::server {

// Once, before anything else here.
void begin_crypto();

std::string random_bytes(std::size_t count);
std::uint64_t random_number();
std::string random_name();  // 128 random bits in 22 letters, digits, '-' and '_'

std::string to_hex(std::string_view bytes);
std::optional<std::string> from_hex(std::string_view text, std::size_t bytes);
std::string to_base64(std::string_view bytes);  // for URLs, not padded
std::optional<std::string> from_base64(std::string_view text);

inline constexpr std::size_t hash_size = 32;
std::string blake2b(std::string_view bytes, std::string_view key = {});  // BLAKE2b-256
bool equal_secrets(std::string_view a, std::string_view b);              // in constant time
// @pre the key has 16 bytes
std::uint64_t short_hash(std::string_view bytes, std::string_view key);

// argon2id. Slow on purpose: not on a thread that others wait for.
std::string hash_password(const std::string& password);
bool is_password(const std::string& hash, const std::string& password);

}  // namespace kitamae::server
