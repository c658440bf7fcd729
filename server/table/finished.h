#pragma once
// The record of a table from what is stored of it.

#include <optional>
#include <string_view>
#include <vector>

#include "core/record.h"
#include "server/table/event.h"

namespace kitamae::server {

// With its fairness line. nullopt: the table was never played to its end.
std::optional<Record> finished_record(std::string_view setup, const std::vector<Event>& events);

}  // namespace kitamae::server
