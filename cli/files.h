#pragma once
// Whole files, in and out.

#include <string>

namespace kitamae::cli {

std::string read_file(const std::string& path);                        // throws std::runtime_error
void write_file(const std::string& path, const std::string& content);  // whole or not at all; throws

}  // namespace kitamae::cli
