#include "match/json_text.h"

#include <algorithm>
#include <string>
#include <utility>

namespace kitamae {
namespace {

constexpr std::size_t most_depth = 32;

int line_at(std::string_view text, std::size_t position) {
    return 1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(position), '\n'));
}

// Walks over valid JSON without building anything, to find where a value stands.
class Walker {
public:
    explicit Walker(std::string_view text) : text_(text) {}

    // The position of the value of `key` in the outermost object, or npos.
    std::size_t member(std::string_view key) {
        if (!accept('{')) return std::string_view::npos;
        while (at_ < text_.size() && !accept('}')) {
            const std::size_t name = (blanks(), at_);
            skip_value();
            const bool found = text_.substr(name + 1, key.size() + 1) == std::string(key) + '"';
            accept(':');
            blanks();
            if (found) return at_;
            skip_value();
            accept(',');
        }
        return std::string_view::npos;
    }

    // The position of an element of the array that begins here, or npos.
    std::size_t element(std::size_t array, std::size_t index) {
        at_ = array;
        if (!accept('[')) return std::string_view::npos;
        for (;;) {
            blanks();
            if (at_ >= text_.size() || text_[at_] == ']') return std::string_view::npos;
            if (index-- == 0) return at_;
            skip_value();
            accept(',');
        }
    }

private:
    void blanks() {
        while (at_ < text_.size() && std::string_view(" \t\r\n").find(text_[at_]) != std::string_view::npos) ++at_;
    }
    bool accept(char c) {
        blanks();
        if (at_ >= text_.size() || text_[at_] != c) return false;
        ++at_;
        return true;
    }
    void skip_string() {
        for (++at_; at_ < text_.size() && text_[at_] != '"'; ++at_) {
            if (text_[at_] == '\\') ++at_;
        }
        ++at_;
    }
    void skip_value() {
        blanks();
        int depth = 0;
        do {
            if (at_ >= text_.size()) return;
            const char c = text_[at_];
            if (c == '"') {
                skip_string();
                continue;
            }
            if (c == '{' || c == '[') ++depth;
            if (c == '}' || c == ']') --depth;
            if (depth < 0) return;
            ++at_;
        } while (depth > 0 || !at_value_end());
    }
    bool at_value_end() const {
        return at_ >= text_.size() || std::string_view(" \t\r\n,:]}").find(text_[at_]) != std::string_view::npos;
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

const boost::json::value* field(const boost::json::object& object, std::string_view key) {
    return object.if_contains(boost::json::string_view(key.data(), key.size()));
}

}  // namespace

std::variant<boost::json::value, Fault> parse_json(std::string_view text) {
    boost::json::parse_options options;
    options.max_depth = most_depth;
    boost::json::parser parser({}, options);
    boost::system::error_code error;
    const std::size_t used = parser.write_some(text.data(), text.size(), error);
    if (!error && used < text.size()) {
        const auto rest = text.substr(used);
        if (rest.find_first_not_of(" \t\r\n") != std::string_view::npos) error = boost::json::error::extra_data;
    }
    if (error) {
        const int line = line_at(text, std::min(used, text.size()));
        return Fault{"bad_json", "not valid JSON: " + error.message(), {}, line};
    }
    return parser.release();
}

Fault bad_content(int line, ContentFault wrong) {
    const std::string prefix = line > 0 ? "line " + std::to_string(line) + ", " : "";
    return {"bad_content", prefix + wrong.where + ": " + wrong.message, {}, line, std::move(wrong)};
}

int line_of_member(std::string_view text, std::string_view key) {
    const std::size_t at = Walker(text).member(key);
    return at == std::string_view::npos ? 0 : line_at(text, at);
}

int line_of_element(std::string_view text, std::string_view key, std::size_t index) {
    Walker walker(text);
    const std::size_t array = walker.member(key);
    if (array == std::string_view::npos) return 0;
    const std::size_t at = walker.element(array, index);
    return at == std::string_view::npos ? line_at(text, array) : line_at(text, at);
}

std::optional<std::string_view> string_field(const boost::json::object& object, std::string_view key) {
    const auto* value = field(object, key);
    if (value == nullptr || !value->is_string()) return std::nullopt;
    return std::string_view(value->get_string().data(), value->get_string().size());
}

std::optional<std::int64_t> integer_field(const boost::json::object& object, std::string_view key) {
    const auto* value = field(object, key);
    if (value == nullptr || !value->is_int64()) return std::nullopt;
    return value->get_int64();
}

std::optional<std::uint64_t> unsigned_field(const boost::json::object& object, std::string_view key) {
    const auto* value = field(object, key);
    if (value == nullptr) return std::nullopt;
    if (value->is_uint64()) return value->get_uint64();
    if (value->is_int64() && value->get_int64() >= 0) return static_cast<std::uint64_t>(value->get_int64());
    return std::nullopt;
}

const boost::json::array* array_field(const boost::json::object& object, std::string_view key) {
    const auto* value = field(object, key);
    return value == nullptr ? nullptr : value->if_array();
}

const boost::json::object* object_field(const boost::json::object& object, std::string_view key) {
    const auto* value = field(object, key);
    return value == nullptr ? nullptr : value->if_object();
}

}  // namespace kitamae
