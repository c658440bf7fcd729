# Writes OUTPUT, a .cpp that holds each of FILES as a byte array: a string literal over 64 KB is a pedantic error.
set(arrays "")
set(entries "")
foreach(file IN LISTS FILES)
  string(MAKE_C_IDENTIFIER "${file}" id)
  file(READ "${file}" hex HEX)
  string(REGEX REPLACE "(..)" "0x\\1," bytes "${hex}")
  # The closing zero keeps an empty file from being an array of size 0.
  string(APPEND arrays "constexpr unsigned char bytes_of_${id}[] = {${bytes}0};\n")
  string(APPEND entries "    {\"${file}\", text(bytes_of_${id}, sizeof bytes_of_${id} - 1)},\n")
endforeach()

file(WRITE "${OUTPUT}" "#include \"data/embedded.h\"

#include <cstddef>

namespace kitamae::data {
namespace {

${arrays}
std::string_view text(const unsigned char* bytes, std::size_t size) {
    return {reinterpret_cast<const char*>(bytes), size};
}

struct Entry {
    std::string_view name;
    std::string_view text;
};

const Entry entries[] = {
${entries}};

}  // namespace

std::string_view file(std::string_view name) {
    for (const Entry& entry : entries) {
        if (entry.name == name) return entry.text;
    }
    return {};
}

}  // namespace kitamae::data
")
