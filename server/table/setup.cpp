#include "server/table/setup.h"

#include <array>
#include <memory>
#include <optional>
#include <utility>

#include "bots/bots.h"
#include "core/record.h"
#include "match/games.h"
#include "match/json_text.h"
#include "server/codes.h"
#include "server/limits.h"
#include "server/text.h"

namespace kitamae::server {
namespace {

namespace json = boost::json;

constexpr std::array<std::string_view, 4> seat_kinds{"open", "human", "bot", "hotseat"};
constexpr std::array<std::string_view, 3> accesses{"open", "invitation", "practice"};

Fault bad_request(std::string message) { return {"bad_request", std::move(message), {}, 0}; }

std::string text(const json::object& object, std::string_view key) {
    return std::string(string_field(object, key).value_or(""));
}

Result<Pace> read_pace(const json::object& object) {
    const auto kind = string_field(object, "kind").value_or("none");
    Pace pace;
    if (kind == "none") return pace;
    if (kind == "live") {
        pace.kind = Pace::Kind::live;
        pace.seconds = integer_field(object, "seconds").value_or(0);
        pace.increment = integer_field(object, "increment").value_or(0);
        if (pace.seconds >= 10 && pace.seconds <= 86'400 && pace.increment >= 0 && pace.increment <= 3600) return pace;
        return bad_request("a live pace has 10 to 86400 seconds and an increment of 0 to 3600");
    }
    if (kind == "days") {
        pace.kind = Pace::Kind::days;
        pace.days = integer_field(object, "days").value_or(0);
        if (pace.days >= 1 && pace.days <= 30) return pace;
        return bad_request("a pace by days has 1 to 30 days");
    }
    return bad_request("a pace is none, live or days");
}

std::optional<Access> named_access(std::string_view name) {
    for (std::size_t i = 0; i < accesses.size(); ++i) {
        if (accesses[i] == name) return static_cast<Access>(i);
    }
    return std::nullopt;
}

// Older tables were stored with a flag.
Access read_access(const json::object& stored) {
    if (const auto* invitation = stored.if_contains("invitation")) {
        return invitation->as_bool() ? Access::invitation : Access::open;
    }
    return named_access(text(stored, "access")).value_or(Access::invitation);
}

// The record that is to be continued, cut after `step` lines.
Result<Record> wanted_record(const json::object& from) {
    auto read = read_record(string_field(from, "record").value_or(""));
    if (const auto* fault = std::get_if<RecordFault>(&read)) {
        return Fault{"bad_record", fault->message, {}, fault->line};
    }
    Record record = std::get<Record>(std::move(read));
    const auto step = integer_field(from, "step").value_or(static_cast<std::int64_t>(record.lines.size()));
    if (step < 0) return bad_request("'from.step' is a number from 0");
    if (static_cast<std::size_t>(step) < record.lines.size()) record.lines.resize(static_cast<std::size_t>(step));
    record.seed.reset();
    record.fairness.clear();
    return record;
}

Result<bool> read_game(TableSetup& setup, const json::object& request) {
    const json::object* from = object_field(request, "from");
    if (from != nullptr) {
        auto record = wanted_record(*from);
        if (auto* fault = std::get_if<Fault>(&record)) return std::move(*fault);
        auto described = setup_of(std::get<Record>(record));
        if (auto* fault = std::get_if<Fault>(&described)) return std::move(*fault);
        setup.game = std::get<Record>(record).game;
        setup.players = std::get<Record>(record).players;
        setup.options = std::get<Setup>(described).options;
        setup.content = std::get<Setup>(described).content;
        setup.from = write_record(std::get<Record>(record));
        return true;
    }
    setup.game = text(request, "game");
    setup.players = static_cast<int>(integer_field(request, "players").value_or(0));
    if (const auto* options = object_field(request, "options")) setup.options = *options;
    for (const char* word : {"deck", "board"}) {
        const auto* content = request.if_contains(word);
        if (content == nullptr || content->is_null()) continue;
        setup.content = *content;
        if (!content->is_string()) continue;
        auto parsed = parse_json(content->get_string());
        if (auto* fault = std::get_if<Fault>(&parsed)) return std::move(*fault);
        setup.content = std::get<json::value>(std::move(parsed));
    }
    return true;
}

Result<bool> read_seats(TableSetup& setup, const json::object& request) {
    const json::array* seats = array_field(request, "seats");
    if (seats == nullptr || seats->size() != static_cast<std::size_t>(setup.players)) {
        return bad_request("'seats' has an entry for each player");
    }
    const auto nonce = from_hex(string_field(request, "nonce").value_or(""), nonce_size);
    for (const json::value& entry : *seats) {
        const auto* object = entry.if_object();
        if (object == nullptr) return bad_request("a seat is an object");
        auto seat = wanted_seat(*object, setup.host);
        if (auto* fault = std::get_if<Fault>(&seat)) return std::move(*fault);
        setup.seats.push_back(std::get<SeatState>(std::move(seat)));
        if (nonce && setup.seats.back().is_person()) setup.seats.back().nonce = *nonce;
    }
    return true;
}

}  // namespace

std::string write_setup(const TableSetup& setup) {
    json::array seats;
    for (const SeatState& seat : setup.seats) seats.push_back(seat_json(seat));
    return json::serialize(json::object{{"game", setup.game},
                                        {"players", setup.players},
                                        {"options", setup.options},
                                        {"access", access_name(setup.access)},
                                        {"pace", pace_json(setup.pace)},
                                        {"host", setup.host},
                                        {"content", setup.content},
                                        {"from", setup.from},
                                        {"seats", std::move(seats)},
                                        {"secret", to_hex(setup.secret)},
                                        {"created", setup.created}});
}

TableSetup read_setup(std::string_view stored) {
    const json::value parsed = json::parse(json::string_view(stored));
    const json::object& object = parsed.as_object();
    TableSetup setup;
    setup.game = text(object, "game");
    setup.players = object.at("players").to_number<int>();
    setup.options = object.at("options").as_object();
    setup.access = read_access(object);
    setup.pace = std::get<Pace>(read_pace(object.at("pace").as_object()));
    setup.host = text(object, "host");
    setup.content = object.at("content");
    setup.from = text(object, "from");
    for (const json::value& seat : object.at("seats").as_array()) setup.seats.push_back(read_seat(seat.as_object()));
    setup.secret = from_hex(text(object, "secret"), secret_size).value();
    setup.created = object.at("created").to_number<std::int64_t>();
    return setup;
}

Result<TableSetup> wanted_setup(const json::object& request, const std::string& host) {
    TableSetup setup;
    setup.host = host;
    setup.secret = random_bytes(secret_size);
    auto game = read_game(setup, request);
    if (auto* fault = std::get_if<Fault>(&game)) return std::move(*fault);
    if (find_game(setup.game) == nullptr) return Fault{"unknown_game", "there is no such game", {}, 0};
    const auto access = named_access(string_field(request, "access").value_or("open"));
    if (!access) return bad_request("'access' is open, invitation or practice");
    setup.access = *access;
    if (const auto* wanted = object_field(request, "pace")) {
        auto pace = read_pace(*wanted);
        if (auto* fault = std::get_if<Fault>(&pace)) return std::move(*fault);
        setup.pace = std::get<Pace>(pace);
    }
    if (json::serialize(setup.content).size() > limits::content) {
        return Fault{"too_large", "a deck or board has up to 128 KiB", {}, 0};
    }
    auto match = begin_match(setup, {});  // refuses options, content and numbers of players that do not fit
    if (auto* fault = std::get_if<Fault>(&match)) return std::move(*fault);
    if (std::get<std::unique_ptr<Match>>(match)->is_over()) return bad_request("the game of 'from' is over");
    const Record record = std::get<std::unique_ptr<Match>>(match)->record();
    if (!record.options.empty()) setup.options = json::parse(record.options).as_object();
    auto seats = read_seats(setup, request);
    if (auto* fault = std::get_if<Fault>(&seats)) return std::move(*fault);
    return setup;
}

json::object seat_json(const SeatState& seat) {
    return {{"kind", seat_kinds[static_cast<std::size_t>(seat.kind)]},
            {"account", seat.account},
            {"name", seat.name},
            {"bot", seat.bot},
            {"nonce", to_hex(seat.nonce)}};
}

SeatState read_seat(const json::object& object) {
    SeatState seat;
    const auto kind = text(object, "kind");
    for (std::size_t i = 0; i < seat_kinds.size(); ++i) {
        if (seat_kinds[i] == kind) seat.kind = static_cast<SeatKind>(i);
    }
    seat.account = text(object, "account");
    seat.name = text(object, "name");
    seat.bot = text(object, "bot");
    seat.nonce = from_hex(text(object, "nonce"), nonce_size).value_or("");
    return seat;
}

Result<SeatState> wanted_seat(const json::object& request, const std::string& host) {
    const auto kind = string_field(request, "kind").value_or("");
    if (kind == "open") return SeatState{};
    if (kind == "me") return SeatState{SeatKind::human, host, {}, {}, {}};
    if (kind == "hotseat") {
        const std::string name = cleaned(string_field(request, "name").value_or(""), limits::name);
        return SeatState{SeatKind::hotseat, host, name.empty() ? "?" : name, {}, {}};
    }
    if (kind != "bot") return bad_request("a seat's kind is me, open, bot or hotseat");
    const std::string bot = text(request, "bot");
    if (!is_bot(bot)) return Fault{"unknown_bot", "there is no such bot", {}, 0};
    return SeatState{SeatKind::bot, {}, {}, bot, {}};
}

json::object pace_json(const Pace& pace) {
    switch (pace.kind) {
        case Pace::Kind::none:
            break;
        case Pace::Kind::live:
            return {{"kind", "live"}, {"seconds", pace.seconds}, {"increment", pace.increment}};
        case Pace::Kind::days:
            return {{"kind", "days"}, {"days", pace.days}};
    }
    return {{"kind", "none"}};
}

std::string_view access_name(Access access) { return accesses[static_cast<std::size_t>(access)]; }

bool is_bot(std::string_view id) {
    for (const BotInfo& bot : bot_list()) {
        if (bot.id == id) return true;
    }
    return false;
}

std::string stand_in_bot() { return is_bot("level-3") ? "level-3" : "greedy"; }

Fairness fairness_of(const TableSetup& setup, const std::vector<SeatState>& seats) {
    Fairness fairness{setup.secret, {}};
    for (const SeatState& seat : seats) fairness.nonces.push_back(seat.nonce);
    return fairness;
}

Result<std::unique_ptr<Match>> begin_match(const TableSetup& setup, const std::vector<SeatState>& seats) {
    const GameKind& kind = *find_game(setup.game);
    const DealSeeds seeds = deal_seeds(fairness_of(setup, seats));
    if (setup.is_verifiable()) {
        return kind.make_match({.players = setup.players,
                                .seed = 0,
                                .options = setup.options,
                                .content = setup.content,
                                .deal_seeds = seeds});
    }
    auto record = read_record(setup.from);
    if (const auto* fault = std::get_if<RecordFault>(&record)) return bad_request(fault->message);
    return kind.load_match(std::get<Record>(record), seeds);
}

}  // namespace kitamae::server
