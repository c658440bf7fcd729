#include "server/codes.h"

#include <array>
#include <bit>
#include <cstring>
#include <sodium.h>
#include <stdexcept>

namespace kitamae::server {
namespace {

const unsigned char* bytes_of(std::string_view text) { return reinterpret_cast<const unsigned char*>(text.data()); }
unsigned char* bytes_of(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }

}  // namespace

void begin_crypto() {
    if (sodium_init() < 0) throw std::runtime_error("libsodium cannot be used on this machine");
}

std::string random_bytes(std::size_t count) {
    std::string bytes(count, '\0');
    randombytes_buf(bytes.data(), count);
    return bytes;
}

std::uint64_t random_number() {
    std::uint64_t number = 0;
    randombytes_buf(&number, sizeof number);
    return number;
}

std::string random_name() { return to_base64(random_bytes(16)); }

std::string to_hex(std::string_view bytes) {
    std::string text(bytes.size() * 2 + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes_of(bytes), bytes.size());
    text.pop_back();
    return text;
}

std::optional<std::string> from_hex(std::string_view text, std::size_t bytes) {
    if (text.size() != bytes * 2) return std::nullopt;
    std::string result(bytes, '\0');
    std::size_t length = 0;
    if (sodium_hex2bin(bytes_of(result), bytes, text.data(), text.size(), nullptr, &length, nullptr) != 0 ||
        length != bytes) {
        return std::nullopt;
    }
    return result;
}

std::string to_base64(std::string_view bytes) {
    constexpr int variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    std::string text(sodium_base64_encoded_len(bytes.size(), variant), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes_of(bytes), bytes.size(), variant);
    text.resize(std::strlen(text.c_str()));
    return text;
}

std::optional<std::string> from_base64(std::string_view text) {
    std::string bytes(text.size(), '\0');
    std::size_t length = 0;
    const char* end = nullptr;
    if (sodium_base642bin(bytes_of(bytes), bytes.size(), text.data(), text.size(), nullptr, &length, &end,
                          sodium_base64_VARIANT_URLSAFE_NO_PADDING) != 0 ||
        end != text.data() + text.size()) {
        return std::nullopt;
    }
    bytes.resize(length);
    return bytes;
}

std::string blake2b(std::string_view bytes, std::string_view key) {
    std::string hash(hash_size, '\0');
    crypto_generichash(bytes_of(hash), hash.size(), bytes_of(bytes), bytes.size(),
                       key.empty() ? nullptr : bytes_of(key), key.size());
    return hash;
}

bool equal_secrets(std::string_view a, std::string_view b) {
    return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

std::uint64_t short_hash(std::string_view bytes, std::string_view key) {
    std::array<unsigned char, crypto_shorthash_BYTES> hash{};
    crypto_shorthash(hash.data(), bytes_of(bytes), bytes.size(), bytes_of(key));
    return std::bit_cast<std::uint64_t>(hash);
}

std::string hash_password(const std::string& password) {
    std::string hash(crypto_pwhash_STRBYTES, '\0');
    if (crypto_pwhash_str_alg(hash.data(), password.data(), password.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                              crypto_pwhash_MEMLIMIT_INTERACTIVE, crypto_pwhash_ALG_ARGON2ID13) != 0) {
        throw std::runtime_error("there is no memory to hash a password");
    }
    hash.resize(std::strlen(hash.c_str()));
    return hash;
}

bool is_password(const std::string& hash, const std::string& password) {
    return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

}  // namespace kitamae::server
