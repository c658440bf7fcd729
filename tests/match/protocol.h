#pragma once
// Talks to an Engine as another program would: JSON text in, JSON text out.

#include <boost/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "match/engine.h"

namespace kitamae::testing {

class Protocol {
public:
    Protocol() : engine_([] { return std::uint64_t{1}; }, [this] { return clock_ms_ += 1; }) {}

    boost::json::object ask(const boost::json::object& request) { return ask_text(boost::json::serialize(request)); }
    boost::json::object ask_text(std::string_view text) { return boost::json::parse(engine_.handle(text)).as_object(); }

    std::string begin(std::string_view game, int players, int seed = 7, boost::json::object options = {}) {
        const auto answer = ask(
            {{"cmd", "new"}, {"game", game}, {"players", players}, {"seed", seed}, {"options", std::move(options)}});
        return std::string(answer.at("match").as_string());
    }
    boost::json::object about(std::string_view cmd, std::string_view match) {
        return ask({{"cmd", cmd}, {"match", match}});
    }
    boost::json::object view(std::string_view match, boost::json::value seat) {
        return ask({{"cmd", "view"}, {"match", match}, {"seat", std::move(seat)}}).at("view").as_object();
    }
    std::vector<std::string> legal(std::string_view match, int seat) {
        std::vector<std::string> actions;
        const auto answer = ask({{"cmd", "legal"}, {"match", match}, {"seat", seat}});
        for (const auto& action : answer.at("actions").as_array()) {
            actions.emplace_back(action.as_string());
        }
        return actions;
    }
    boost::json::object play(std::string_view match, int seat, std::string_view action) {
        return ask({{"cmd", "play"}, {"match", match}, {"seat", seat}, {"action", action}});
    }
    // With what it brought about.
    boost::json::object play_and_tell(std::string_view match, int seat, std::string_view action) {
        return ask({{"cmd", "play"}, {"match", match}, {"seat", seat}, {"action", action}, {"effect", true}});
    }
    std::string record(std::string_view match) { return std::string(about("record", match).at("record").as_string()); }
    std::vector<int> to_act(std::string_view match) {
        std::vector<int> seats;
        const auto open = view(match, "onlooker");
        for (const auto& seat : open.at("to_act").as_array()) {
            seats.push_back(static_cast<int>(seat.as_int64()));
        }
        return seats;
    }

private:
    double clock_ms_ = 0;  // each look at the clock takes a millisecond
    Engine engine_;
};

inline std::string code_of(const boost::json::object& answer) {
    const auto* error = answer.if_contains("error");
    return error == nullptr ? "" : std::string(error->as_object().at("code").as_string());
}

inline std::string rule_of(const boost::json::object& answer) {
    const auto* error = answer.if_contains("error");
    const auto* rule = error == nullptr ? nullptr : error->as_object().if_contains("rule");
    return rule == nullptr ? "" : std::string(rule->as_string());
}

}  // namespace kitamae::testing
