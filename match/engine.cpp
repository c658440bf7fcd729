#include "match/engine.h"

#include <array>
#include <optional>
#include <utility>

#include "bots/bots.h"
#include "core/record.h"
#include "match/games.h"
#include "match/json_text.h"

namespace kitamae {
namespace {

namespace json = boost::json;

Fault bad_request(std::string message) { return {"bad_request", std::move(message), {}, 0}; }

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

Result<Seat> seat_field(const json::object& request, const Match& match) {
    const auto seat = integer_field(request, "seat");
    if (!seat || *seat < 0 || *seat >= match.players()) {
        return bad_request("'seat' is a number from 0 to " + std::to_string(match.players() - 1));
    }
    return Seat{static_cast<std::uint8_t>(*seat)};
}

Result<Seat> viewer_field(const json::object& request, const Match& match) {
    const auto* viewer = request.if_contains("seat");
    if (viewer != nullptr && *viewer == "onlooker") return onlooker;
    return seat_field(request, match);
}

Result<const GameKind*> game_field(const json::object& request) {
    const auto id = string_field(request, "game");
    if (!id) return bad_request("'game' is missing");
    const GameKind* kind = find_game(*id);
    if (kind == nullptr)
        return Fault{"unknown_game", "there is no game '" + std::string(id->substr(0, 60)) + "'", {}, 0};
    return kind;
}

// What goes before an own deck or board in a request: the key is the title's word for it.
const json::value* content_field(const json::object& request, const GameKind& kind) {
    return request.if_contains(kind.info().content_name);
}

json::object ok() { return {{"ok", true}}; }

}  // namespace

std::string Engine::handle(std::string_view text) {
    if (text.size() > longest_request) {
        return json::serialize(error_json({"too_large", "a request may have at most 4 MiB", {}, 0}));
    }
    auto parsed = parse_json(text);
    if (const auto* fault = std::get_if<Fault>(&parsed))
        return json::serialize(error_json({fault->code, fault->message, {}, 0}));
    const auto* request = std::get<json::value>(parsed).if_object();
    if (request == nullptr) return json::serialize(error_json(bad_request("a request is a JSON object")));
    Answer answer = dispatch(*request);
    json::object reply;
    if (const auto* id = request->if_contains("id")) reply["id"] = *id;
    json::object body = std::holds_alternative<Fault>(answer) ? error_json(std::get<Fault>(answer))
                                                              : std::get<json::object>(std::move(answer));
    for (auto& member : body) reply.insert(std::move(member));
    return json::serialize(reply);
}

Engine::Answer Engine::dispatch(const json::object& request) {
    const auto cmd = string_field(request, "cmd");
    if (!cmd) return bad_request("'cmd' is missing");
    if (*cmd == "games") return list_games();
    if (*cmd == "new") return begin_match(request);
    if (*cmd == "legal") return legal(request);
    if (*cmd == "play") return play(request);
    if (*cmd == "view") return view(request);
    if (*cmd == "insight") return insight(request);
    if (*cmd == "scores") return scores(request);
    if (*cmd == "record") return record(request);
    if (*cmd == "load") return load(request);
    if (*cmd == "undo") return undo(request);
    if (*cmd == "bots") return list_bots();
    if (*cmd == "suggest") return suggest(request);
    if (*cmd == "preview") return preview(request);
    if (*cmd == "score_map") return score_map(request);
    if (*cmd == "solve") return solve(request);
    if (*cmd == "close") return close(request);
    return Fault{"unknown_cmd", "there is no command '" + std::string(cmd->substr(0, 60)) + "'", {}, 0};
}

Engine::Answer Engine::list_games() const {
    json::array list;
    for (const auto& kind : games()) {
        const GameInfo& info = kind->info();
        list.push_back({{"id", info.id},
                        {"title", info.title},
                        {"players", {info.least_players, info.most_players}},
                        {"options", info.options}});
    }
    return json::object{{"games", std::move(list)}};
}

Engine::Answer Engine::begin_match(const json::object& request) {
    const auto kind = game_field(request);
    if (const auto* fault = std::get_if<Fault>(&kind)) return *fault;
    const GameKind& game = *std::get<const GameKind*>(kind);
    const auto players = integer_field(request, "players");
    if (!players || *players < game.info().least_players || *players > game.info().most_players) {
        return bad_request("'players' is a number from " + std::to_string(game.info().least_players) + " to " +
                           std::to_string(game.info().most_players));
    }
    Setup setup{.players = static_cast<int>(*players), .seed = 0, .options = {}, .content = {}};
    const auto seed = unsigned_field(request, "seed");
    if (request.contains("seed") && !seed) return bad_request("'seed' is a whole number from 0");
    setup.seed = seed ? *seed : entropy_();
    if (request.contains("options")) {
        const auto* options = object_field(request, "options");
        if (options == nullptr) return bad_request("'options' is an object");
        setup.options = *options;
    }
    if (const auto* content = content_field(request, game)) setup.content = *content;
    auto match = game.make_match(setup);
    if (auto* fault = std::get_if<Fault>(&match)) return std::move(*fault);
    return keep(std::get<std::unique_ptr<Match>>(std::move(match)));
}

Engine::Answer Engine::keep(std::unique_ptr<Match> match) {
    if (matches_.size() >= most_matches) return Fault{"too_many", "close a match first", {}, 0};
    std::string name = "m" + std::to_string(++last_match_);
    matches_.emplace(name, std::move(match));
    return json::object{{"match", std::move(name)}};
}

Result<Match*> Engine::match_of(const json::object& request) {
    const auto name = string_field(request, "match");
    if (!name) return bad_request("'match' is missing");
    const auto at = matches_.find(*name);
    if (at == matches_.end())
        return Fault{"unknown_match", "there is no match '" + std::string(name->substr(0, 60)) + "'", {}, 0};
    return at->second.get();
}

Engine::Answer Engine::legal(const json::object& request) {
    const auto match = match_of(request);
    if (const auto* fault = std::get_if<Fault>(&match)) return *fault;
    const auto seat = seat_field(request, *std::get<Match*>(match));
    if (const auto* fault = std::get_if<Fault>(&seat)) return *fault;
    json::array actions;
    for (const std::string& action : std::get<Match*>(match)->legal(std::get<Seat>(seat))) actions.emplace_back(action);
    return json::object{{"actions", std::move(actions)}};
}

Engine::Answer Engine::play(const json::object& request) {
    const auto match = match_of(request);
    if (const auto* fault = std::get_if<Fault>(&match)) return *fault;
    const auto seat = seat_field(request, *std::get<Match*>(match));
    if (const auto* fault = std::get_if<Fault>(&seat)) return *fault;
    const auto action = string_field(request, "action");
    if (!action) return bad_request("'action' is missing");
    Match& played = *std::get<Match*>(match);
    const std::size_t line = played.line_count();
    if (const auto refusal = played.play(std::get<Seat>(seat), *action)) return fault_of(*refusal);
    json::object answer = ok();
    const auto* asks_for_effect = request.if_contains("effect");
    if (asks_for_effect != nullptr && asks_for_effect->is_bool() && asks_for_effect->get_bool())
        add_effect(answer, played, line);
    return answer;
}

Engine::Answer Engine::view(const json::object& request) {
    const auto match = match_of(request);
    if (const auto* fault = std::get_if<Fault>(&match)) return *fault;
    const auto viewer = viewer_field(request, *std::get<Match*>(match));
    if (const auto* fault = std::get_if<Fault>(&viewer)) return *fault;
    return json::object{{"view", std::get<Match*>(match)->view(std::get<Seat>(viewer))}};
}

Engine::Answer Engine::insight(const json::object& request) {
    const auto match = match_of(request);
    if (const auto* fault = std::get_if<Fault>(&match)) return *fault;
    const auto viewer = viewer_field(request, *std::get<Match*>(match));
    if (const auto* fault = std::get_if<Fault>(&viewer)) return *fault;
    return json::object{{"insight", std::get<Match*>(match)->insight(std::get<Seat>(viewer))}};
}

Engine::Answer Engine::scores(const json::object& request) {
    const auto match = match_of(request);
    if (const auto* fault = std::get_if<Fault>(&match)) return *fault;
    return std::get<Match*>(match)->scores();
}

Engine::Answer Engine::record(const json::object& request) {
    const auto match = match_of(request);
    if (const auto* fault = std::get_if<Fault>(&match)) return *fault;
    return json::object{{"record", write_record(std::get<Match*>(match)->record())}};
}

Engine::Answer Engine::load(const json::object& request) {
    const auto text = string_field(request, "record");
    if (!text) return bad_request("'record' is missing");
    auto match = load_match(*text);
    if (auto* fault = std::get_if<Fault>(&match)) return std::move(*fault);
    return keep(std::get<std::unique_ptr<Match>>(std::move(match)));
}

Engine::Answer Engine::undo(const json::object& request) {
    const auto match = match_of(request);
    if (const auto* fault = std::get_if<Fault>(&match)) return *fault;
    if (!std::get<Match*>(match)->undo()) return Fault{"nothing_to_undo", "nobody has acted yet", {}, 0};
    return ok();
}

Engine::Answer Engine::list_bots() const {
    json::array list;
    for (const BotInfo& bot : bot_list())
        list.push_back({{"id", bot.id}, {"name", bot.name}, {"description", bot.description}});
    return json::object{{"bots", std::move(list)}};
}

Result<Effort> Engine::effort_of(const json::object& request) const {
    const auto ms = integer_field(request, "ms");
    if (request.contains("ms") && (!ms || *ms < 1 || *ms > longest_thought_ms)) {
        return bad_request("'ms' is a number from 1 to " + std::to_string(longest_thought_ms));
    }
    return timed_effort(clock_ms_, static_cast<double>(ms.value_or(usual_thought_ms)));
}

Engine::Answer Engine::suggest(const json::object& request) {
    const auto match = match_of(request);
    if (const auto* fault = std::get_if<Fault>(&match)) return *fault;
    const auto seat = seat_field(request, *std::get<Match*>(match));
    if (const auto* fault = std::get_if<Fault>(&seat)) return *fault;
    if (!std::get<Match*>(match)->to_act().has(std::get<Seat>(seat))) {
        return Fault{"not_to_act", "this seat is not to act", {}, 0};
    }
    const std::string_view bot = string_field(request, "bot").value_or("random");
    const std::uint64_t seed = unsigned_field(request, "seed").value_or(0);  // the same question, the same answer
    auto effort = effort_of(request);
    if (auto* fault = std::get_if<Fault>(&effort)) return std::move(*fault);
    const auto suggestion = std::get<Match*>(match)->suggest(std::get<Seat>(seat), bot, seed, std::get<Effort>(effort));
    if (!suggestion) return Fault{"unknown_bot", "there is no bot '" + std::string(bot.substr(0, 60)) + "'", {}, 0};
    json::array candidates;
    for (const Candidate& candidate : suggestion->candidates) {
        candidates.push_back({{"action", candidate.action}, {"value", candidate.value}, {"visits", candidate.visits}});
    }
    return json::object{{"action", suggestion->action}, {"candidates", std::move(candidates)}};
}

Engine::Answer Engine::preview(const json::object& request) {
    const auto match = match_of(request);
    if (const auto* fault = std::get_if<Fault>(&match)) return *fault;
    const auto seat = seat_field(request, *std::get<Match*>(match));
    if (const auto* fault = std::get_if<Fault>(&seat)) return *fault;
    const auto action = string_field(request, "action");
    if (!action) return bad_request("'action' is missing");
    auto preview = std::get<Match*>(match)->preview(std::get<Seat>(seat), *action);
    if (auto* refusal = std::get_if<Refusal>(&preview)) return fault_of(*refusal);
    return std::get<json::object>(std::move(preview));
}

Engine::Answer Engine::score_map(const json::object& request) const {
    const auto kind = game_field(request);
    if (const auto* fault = std::get_if<Fault>(&kind)) return *fault;
    return std::get<const GameKind*>(kind)->score_map(request);
}

Engine::Answer Engine::solve(const json::object& request) const {
    const auto kind = game_field(request);
    if (const auto* fault = std::get_if<Fault>(&kind)) return *fault;
    auto effort = effort_of(request);
    if (auto* fault = std::get_if<Fault>(&effort)) return std::move(*fault);
    return std::get<const GameKind*>(kind)->solve(request, std::get<Effort>(effort));
}

Engine::Answer Engine::close(const json::object& request) {
    const auto match = match_of(request);
    if (const auto* fault = std::get_if<Fault>(&match)) return *fault;
    matches_.erase(matches_.find(*string_field(request, "match")));
    return ok();
}

}  // namespace kitamae
