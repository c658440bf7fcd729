#pragma once
// Structured log lines on standard error, one JSON object each.

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace kitamae::server {

void log_line(std::string_view event, std::initializer_list<std::pair<std::string_view, std::string>> fields = {});
void set_quiet(bool is_quiet);  // for tests and measurements

}  // namespace kitamae::server
