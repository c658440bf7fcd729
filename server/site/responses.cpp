#include "server/site/responses.h"

#include <array>
#include <utility>

#include "core/text.h"
#include "server/protocol/answer.h"

namespace kitamae::server {
namespace {

constexpr std::array<std::pair<std::string_view, int>, 14> statuses{{
    {"no_session", 401},
    {"wrong_password", 403},
    {"foreign_origin", 403},
    {"not_host", 403},
    {"unknown_path", 404},
    {"unknown_table", 404},
    {"unknown_game", 404},
    {"name_taken", 409},
    {"registered", 409},
    {"not_over", 409},
    {"too_large", 413},
    {"too_fast", 429},
    {"too_many", 429},
    {"busy", 503},
}};

}  // namespace

HttpResponse answered(const boost::json::value& body) {
    HttpResponse response;
    response.body = boost::json::serialize(body);
    response.headers.emplace_back("Cache-Control", "no-store");
    return response;
}

HttpResponse failed(const Fault& fault) {
    HttpResponse response = answered(error_json(fault));
    response.status = 400;
    for (const auto& [code, status] : statuses) {
        if (code == fault.code) response.status = status;
    }
    return response;
}

bool fits(std::string_view path, std::string_view pattern) {
    while (!path.empty() || !pattern.empty()) {
        const std::string_view wanted = take_until(pattern, '/');
        const std::string_view found = take_until(path, '/');
        if (wanted == "*" ? found.empty() : wanted != found) return false;
    }
    return true;
}

std::string word_of(std::string_view path, std::size_t index) {
    take_until(path, '/');
    for (std::size_t i = 0; i < index; ++i) take_until(path, '/');
    return std::string(take_until(path, '/'));
}

std::size_t query_number(std::string_view query, std::string_view key, std::size_t otherwise) {
    while (!query.empty()) {
        std::string_view entry = take_until(query, '&');
        if (take_until(entry, '=') == key) return read_number<std::size_t>(entry).value_or(otherwise);
    }
    return otherwise;
}

}  // namespace kitamae::server
