#pragma once
// Answers of the API, and reading of paths and queries.

#include <boost/json.hpp>
#include <cstddef>
#include <string>
#include <string_view>

#include "match/fault.h"
#include "server/net/network.h"

namespace kitamae::server {

HttpResponse answered(const boost::json::value& body);
HttpResponse failed(const Fault& fault);  // with a status that fits its code

bool fits(std::string_view path, std::string_view pattern);
std::string word_of(std::string_view path, std::size_t index);  // /api/tables/x: 2 is x
std::size_t query_number(std::string_view query, std::string_view key, std::size_t otherwise);

}  // namespace kitamae::server
