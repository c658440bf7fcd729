// Routes about titles, records and tables.

#include <algorithm>
#include <optional>
#include <utility>

#include "bots/bots.h"
#include "data/embedded.h"
#include "match/games.h"
#include "match/json_text.h"
#include "server/protocol/answer.h"
#include "server/site/responses.h"
#include "server/site/web_site.h"

namespace kitamae::server {
namespace {

namespace json = boost::json;

Fault no_game() { return {"unknown_game", "there is no such game", {}, 0}; }

const GameKind* game_of(const json::object& body) { return find_game(string_field(body, "game").value_or("")); }

// Everybody's own view of the seat laid over what all can see.
json::object view_of_all(const Match& match) {
    json::object all = match.view(onlooker);
    auto* seats = all.if_contains("seats");
    for (const Seat seat : SeatSet::first(match.players())) {
        json::object own = match.view(seat);
        if (seats != nullptr && seats->is_array()) seats->get_array()[seat.index] = own.at("seats").at(seat.index);
        const auto* looking = own.if_contains("looking");
        if (looking != nullptr && !looking->is_null()) all["looking"] = *looking;
    }
    return all;
}

json::array hidden_json(const Audience& audience) {
    json::array viewers;
    for (const Seat seat : audience.hidden_from) viewers.push_back(seat.index);
    if (audience.hidden_from_onlookers) viewers.emplace_back("onlooker");
    return viewers;
}

// What each line did, the round it belongs to and from whom it stayed hidden. The last two are found by going back from
// the end: of an action as the table stood before it, of the deals after it likewise.
json::array lines_json(const Record& record, Match& match) {
    json::array lines;
    for (std::size_t i = 0; i < record.lines.size(); ++i) {
        json::object line{{"by", record.lines[i].by == dealer ? json::value() : json::value(record.lines[i].by.index)},
                          {"action", record.lines[i].action}};
        add_effect(line, match, i);
        lines.push_back(std::move(line));
    }
    std::size_t next = record.lines.size();
    while (next > 0) {
        const std::size_t from = match.undo() ? match.line_count() : 0;
        const json::object seen = match.view(onlooker);
        const json::value* round = seen.if_contains("round");
        for (std::size_t i = from; i < next; ++i) {
            const RecordLine& line = record.lines[i];
            json::object& entry = lines[i].get_object();
            entry["round"] = round == nullptr ? json::value() : *round;
            json::array hidden = line.by == dealer ? json::array() : hidden_json(match.audience(line.by, line.action));
            if (!hidden.empty()) entry["hidden"] = std::move(hidden);
        }
        next = from;
    }
    return lines;
}

// What the viewer sees and can read off it. nullopt: there is no such viewer.
std::optional<json::object> seen_by(const Match& match, const json::value* viewer) {
    if (viewer == nullptr || *viewer == "onlooker") {
        return json::object{{"view", match.view(onlooker)}, {"insight", match.insight(onlooker)}};
    }
    if (*viewer == "all") return json::object{{"view", view_of_all(match)}, {"insight", match.insight(onlooker)}};
    if (!viewer->is_int64() || viewer->get_int64() < 0 || viewer->get_int64() >= match.players()) return std::nullopt;
    const Seat seat{static_cast<std::uint8_t>(viewer->get_int64())};
    return json::object{{"view", match.view(seat)}, {"insight", match.insight(seat)}};
}

HttpResponse replayed(const json::object& body) {
    auto read = read_record(string_field(body, "record").value_or(""));
    if (const auto* fault = std::get_if<RecordFault>(&read))
        return failed({"bad_record", fault->message, {}, fault->line});
    Record record = std::get<Record>(std::move(read));
    const GameKind* kind = find_game(record.game);
    if (kind == nullptr) return failed(no_game());
    const auto asked = integer_field(body, "step");
    json::object answer{{"steps", record.lines.size()}};
    auto whole = kind->load_match(record);
    if (const auto* fault = std::get_if<Fault>(&whole)) return failed(*fault);
    if (!asked || *asked == 0) {
        answer["lines"] = lines_json(record, *std::get<std::unique_ptr<Match>>(whole));
        if (!record.content.empty()) answer["content"] = json::parse(record.content);
    }
    // A step among deals goes on to the end of them: players never see a half-dealt table.
    auto step =
        asked && *asked >= 0 ? std::min(static_cast<std::size_t>(*asked), record.lines.size()) : record.lines.size();
    while (step < record.lines.size() && record.lines[step].by == dealer) ++step;
    record.lines.resize(step);
    auto loaded = kind->load_match(record);
    if (const auto* fault = std::get_if<Fault>(&loaded)) return failed(*fault);
    const Match& match = *std::get<std::unique_ptr<Match>>(loaded);
    auto seen = seen_by(match, body.if_contains("viewer"));
    if (!seen) return failed({"bad_request", "'viewer' is a seat, \"onlooker\" or \"all\"", {}, 0});
    for (auto& member : *seen) answer.insert(std::move(member));
    answer["step"] = step;
    answer["scores"] = match.scores();
    return answered(answer);
}

}  // namespace

void WebSite::games(Call& call) {
    json::array list;
    for (const auto& kind : kitamae::games()) {
        const GameInfo& info = kind->info();
        list.push_back({{"id", info.id},
                        {"title", info.title},
                        {"players", {info.least_players, info.most_players}},
                        {"options", info.options}});
    }
    json::array bots;
    for (const BotInfo& bot : bot_list()) bots.push_back({{"id", bot.id}, {"description", bot.description}});
    call.reply(answered(json::object{{"games", std::move(list)}, {"bots", std::move(bots)}}));
}

void WebSite::content(Call& call) {
    const GameKind* kind = find_game(word_of(call.request.path, 2));
    if (kind == nullptr) return call.reply(failed(no_game()));
    HttpResponse response;
    const GameInfo& info = kind->info();
    response.body = data::file(info.id + (info.content_name == "board" ? "-board.json" : ".json"));
    if (response.body.empty()) return call.reply(failed({"unknown_path", "there is no such file", {}, 0}));
    call.reply(std::move(response));
}

void WebSite::check_content(Call& call) {
    const GameKind* kind = game_of(call.body);
    if (kind == nullptr) return call.reply(failed(no_game()));
    compute(call, [kind, text = std::string(string_field(call.body, "text").value_or(""))] {
        const auto fault = kind->check_content(text);
        if (!fault) return answered(json::object{{"ok", true}});
        json::object wrong{{"line", fault->line}, {"message", fault->message}};
        if (const auto& content = fault->content) {
            wrong["code"] = content->code;
            wrong["where"] = content->where;
            if (!content->name.empty()) wrong["name"] = content->name;
        }
        return answered(json::object{{"ok", false}, {"fault", std::move(wrong)}});
    });
}

void WebSite::score_map(Call& call) {
    const GameKind* kind = game_of(call.body);
    if (kind == nullptr) return call.reply(failed(no_game()));
    compute(call, [kind, body = call.body] {
        auto score = kind->score_map(body);
        if (const auto* fault = std::get_if<Fault>(&score)) return failed(*fault);
        return answered(std::get<json::object>(score));
    });
}

void WebSite::replay(Call& call) {
    compute(call, [body = call.body] { return replayed(body); });
}

void WebSite::tables(Call& call) {
    call.reply(answered(parts_.lobby.listing(call.session ? call.session->account.id : "")));
}

void WebSite::create_table(Call& call) {
    const std::string& account = call.session->account.id;
    if (!is_trusted(call.request) &&
        (!tables_made_.allows(account, parts_.lobby.now()) || is_limited(call.request, address_tables_))) {
        return call.reply(failed({"too_fast", "too many new tables", {}, 0}));
    }
    parts_.lobby.create(call.body, account, [reply = call.reply](Result<std::string> made) {
        if (const auto* fault = std::get_if<Fault>(&made)) return reply(failed(*fault));
        reply(answered(json::object{{"table", std::get<std::string>(made)}}));
    });
}

void WebSite::table(Call& call) {
    const auto table = parts_.lobby.find(word_of(call.request.path, 2));
    if (!table) return call.reply(failed({"unknown_table", "there is no such table", {}, 0}));
    call.reply(answered(json::object{{"summary", table->summary(call.session ? call.session->account.id : "")}}));
}

void WebSite::record(Call& call) {
    const auto table = parts_.lobby.find(word_of(call.request.path, 2));
    if (!table) return call.reply(failed({"unknown_table", "there is no such table", {}, 0}));
    const auto text = table->record();
    if (!text) return call.reply(failed({"not_over", "records are open once the match is over", {}, 0}));
    call.reply({200, "text/plain; charset=utf-8", *text, {}});
}

}  // namespace kitamae::server
