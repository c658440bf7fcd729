#include <boost/json.hpp>

#include "core/text.h"
#include "server/store/store.h"

namespace kitamae::server {
namespace {

namespace json = boost::json;

std::int64_t number(const json::value& value) { return value.to_number<std::int64_t>(); }

}  // namespace

void forget_words(Event& event, std::string_view account) {
    if (event.kind != EventKind::chat && event.kind != EventKind::seats) return;
    json::object said = json::parse(event.text).as_object();
    if (said.at("account").as_string() != json::string_view(account)) return;
    if (event.kind == EventKind::chat) {
        event.text = R"({"account":"","text":""})";
    } else {
        said["name"] = "";
        event.text = json::serialize(said);
    }
}

std::optional<std::string> said_by(const Event& event, std::string_view account) {
    if (event.kind != EventKind::chat) return std::nullopt;
    const json::object said = json::parse(event.text).as_object();
    if (said.at("account").as_string() != json::string_view(account)) return std::nullopt;
    return std::string(said.at("text").as_string());
}

std::string write_events(const std::vector<Event>& events) {
    std::string text;
    for (const Event& event : events) {
        const json::array line{
            static_cast<int>(event.kind), event.seat, event.to_act, event.hidden, event.at, event.sent_as, event.text};
        text += json::serialize(line) + "\n";
    }
    return text;
}

std::string without_names(const std::string& text, std::string_view account) {
    if (text.empty()) return text;
    json::value parsed = json::parse(text);
    for (json::value& seat : parsed.at("seats").as_array()) {
        const auto* holder = seat.as_object().if_contains("account");
        if (holder != nullptr && *holder == json::string_view(account)) seat.as_object()["name"] = "";
    }
    return json::serialize(parsed);
}

std::vector<Event> read_events(std::string_view text) {
    std::vector<Event> events;
    while (!text.empty()) {
        const json::value parsed = json::parse(json::string_view(take_until(text, '\n')));
        const json::array& line = parsed.as_array();
        const auto byte = [&line](std::size_t i) { return static_cast<std::uint8_t>(number(line.at(i))); };
        events.push_back({static_cast<EventKind>(number(line.at(0))), byte(1), byte(2), byte(3), number(line.at(4)),
                          line.at(5).to_number<std::uint64_t>(), std::string(line.at(6).as_string())});
    }
    return events;
}

}  // namespace kitamae::server
