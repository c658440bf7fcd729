#pragma once
// JSON at the edge: parsing with limits and line numbers, and reading fields without exceptions.

#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "match/fault.h"

namespace kitamae {

// One JSON value; deep nesting, invalid UTF-8 and duplicate members' surprises are refused or harmless.
std::variant<boost::json::value, Fault> parse_json(std::string_view text);

// A deck or board that cannot be used, with the line of its file; 0: not known.
Fault bad_content(int line, ContentFault wrong);

// The line, from 1, of the index-th element of the array that is member `key` of the outermost object; 0: not found.
// @pre text is valid JSON
int line_of_element(std::string_view text, std::string_view key, std::size_t index);
int line_of_member(std::string_view text, std::string_view key);

// Fields; nullopt when absent or of another type.
std::optional<std::string_view> string_field(const boost::json::object& object, std::string_view key);
std::optional<std::int64_t> integer_field(const boost::json::object& object, std::string_view key);
std::optional<std::uint64_t> unsigned_field(const boost::json::object& object, std::string_view key);
const boost::json::array* array_field(const boost::json::object& object, std::string_view key);
const boost::json::object* object_field(const boost::json::object& object, std::string_view key);

}  // namespace kitamae
