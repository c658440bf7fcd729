#include "server/log.h"

#include <atomic>
#include <boost/json.hpp>
#include <chrono>
#include <cstdio>

namespace kitamae::server {
namespace {

std::atomic<bool> quiet = false;

}  // namespace

void set_quiet(bool is_quiet) { quiet = is_quiet; }

void log_line(std::string_view event, std::initializer_list<std::pair<std::string_view, std::string>> fields) {
    if (quiet) return;
    const auto since = std::chrono::system_clock::now().time_since_epoch();
    boost::json::object line{{"at", std::chrono::duration_cast<std::chrono::milliseconds>(since).count()},
                             {"event", event}};
    for (const auto& [name, value] : fields) line[name] = value;
    std::fprintf(stderr, "%s\n", boost::json::serialize(line).c_str());
}

}  // namespace kitamae::server
