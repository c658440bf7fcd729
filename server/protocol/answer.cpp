#include "server/protocol/answer.h"

#include <array>

namespace kitamae::server {

namespace json = boost::json;

std::string json_string(std::string_view text) {
    bool is_plain = true;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20 || byte == '"' || byte == '\\' || byte >= 0x7F) is_plain = false;
    }
    if (is_plain) return std::string("\"").append(text).append("\"");
    return json::serialize(json::string(json::string_view(text)));
}

std::string seat_list(SeatSet seats) {
    std::string text = "[";
    for (const Seat seat : seats) {
        if (text.size() > 1) text += ',';
        text += static_cast<char>('0' + seat.index);
    }
    return text += ']';
}

Frame ok_frame(std::string_view id, std::string_view more) {
    return frame(R"({"t":"ok","id":)" + json_string(id) + std::string(more) + "}");
}

Frame refused_frame(std::string_view id, const Fault& fault) {
    json::object answer{{"t", "refused"}, {"id", id}};
    for (auto& member : error_json(fault)) answer.insert(std::move(member));
    return frame(json::serialize(answer));
}

json::object error_json(const Fault& fault) {
    json::object error{{"code", fault.code}, {"message", fault.message}};
    if (!fault.clause.empty()) error["rule"] = fault.clause;
    if (fault.line > 0) error["line"] = fault.line;
    return {{"error", std::move(error)}};
}

Fault fault_of(const Refusal& refusal) {
    static constexpr std::array<const char*, 3> codes{"not_to_act", "bad_action", "illegal"};
    return {codes[static_cast<std::size_t>(refusal.code)], refusal.message, refusal.clause, 0};
}

}  // namespace kitamae::server
