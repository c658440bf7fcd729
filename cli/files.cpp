#include "cli/files.h"

#include <cstdio>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace kitamae::cli {

std::string read_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw std::runtime_error("cannot read '" + path + "'");
    std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    if (file.bad()) throw std::runtime_error("cannot read '" + path + "'");
    return text;
}

void write_file(const std::string& path, const std::string& content) {
    const std::string fresh = path + ".new";
    {
        std::ofstream file(fresh, std::ios::binary | std::ios::trunc);
        file << content;
        file.flush();
        if (!file) throw std::runtime_error("cannot write '" + fresh + "'");
    }
    if (std::rename(fresh.c_str(), path.c_str()) != 0) throw std::runtime_error("cannot write '" + path + "'");
}

}  // namespace kitamae::cli
