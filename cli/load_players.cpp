#include "cli/load_players.h"

#include <charconv>
#include <utility>

namespace kitamae::cli {
namespace {

// Messages are read by looking for what is needed: a load tool should not be what is measured.
std::string_view after(std::string_view text, std::string_view key) {
    const auto at = text.find(key);
    return at == std::string_view::npos ? std::string_view{} : text.substr(at + key.size());
}

std::uint64_t number_after(std::string_view text, std::string_view key) {
    const std::string_view rest = after(text, key);
    std::uint64_t number = 0;
    std::from_chars(rest.data(), rest.data() + rest.size(), number);
    return number;
}

std::string text_after(std::string_view text, std::string_view key) {
    const std::string_view rest = after(text, key);
    return std::string(rest.substr(0, rest.find('"')));
}

}  // namespace

LoadTable::LoadTable(server::WebClients& clients, LoadCounts& counts, std::string game)
    : clients_(clients), counts_(counts), game_(std::move(game)) {}

void LoadTable::begin() {
    for (std::size_t seat = 0; seat < seats_per_table; ++seat) make_guest(seat);
}

void LoadTable::make_guest(std::size_t seat) {
    clients_.ask({"POST", "/api/guest", "{}", {}, {}, {}}, [this, seat](const server::WebAnswer& answer) {
        if (answer.status != 200) return counts_.add_error(answer.body);
        players_[seat].token = answer.cookie;
        if (++guests_ == seats_per_table) make_table();
    });
}

void LoadTable::make_table() {
    const std::string body = R"({"game":")" + game_ +
        R"(","players":4,"nonce":"00112233445566778899aabbccddeeff",)"
        R"("seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"},{"kind":"open"}]})";
    clients_.ask({"POST", "/api/tables", body, players_[0].token, {}, {}}, [this](const server::WebAnswer& answer) {
        if (answer.status != 200) return counts_.add_error(answer.body);
        table_ = text_after(answer.body, R"("table":")");
        open_sockets();
    });
}

void LoadTable::open_sockets() {
    for (std::size_t seat = 0; seat < seats_per_table; ++seat) {
        server::SocketHandlers handlers;
        handlers.opened = [this] {
            if (++opened_ == seats_per_table) move_to(table_);
        };
        handlers.received = [this, seat](std::string_view text) { received(seat, text); };
        handlers.closed = [this](const std::string& reason) {
            if (!is_stopped_) counts_.add_error(reason);
        };
        players_[seat].socket = clients_.open("/api/socket", players_[seat].token, std::move(handlers));
    }
}

// All four to a new table, whose host sits already.
void LoadTable::move_to(const std::string& table) {
    table_ = table;
    seated_ = 1;
    arrivals_.clear();
    for (Player& player : players_) player.suggestion.clear();
    for (std::size_t seat = 0; seat < seats_per_table; ++seat) {
        if (!old_table_.empty()) {
            players_[seat].socket->send(R"({"t":"unwatch","id":"u","table":")" + old_table_ + "\"}");
        }
        send(seat, "watch", R"(,"mode":"events","suggest":"random")");
        if (seat > 0)
            send(seat, "sit", R"(,"nonce":"00112233445566778899aabbccddeeff","seat":)" + std::to_string(seat));
    }
    old_table_ = table;
}

void LoadTable::send(std::size_t seat, std::string_view kind, std::string_view more) {
    std::string text = R"({"t":")";
    text.append(kind).append(R"(","id":")").append(kind.substr(0, 3)).append(std::to_string(++last_id_));
    text.append(R"(","table":")").append(table_).append("\"").append(more).append("}");
    players_[seat].socket->send(std::move(text));
}

void LoadTable::received(std::size_t seat, std::string_view text) {
    if (text.starts_with(R"({"t":"event")")) return event(seat, text);
    answer(seat, text);
}

void LoadTable::event(std::size_t seat, std::string_view text) {
    const std::uint64_t version = number_after(text, R"("version":)");
    const std::string kind = text_after(text, R"("kind":")");
    if (kind == "start" && !is_moving_) ++ready_;
    if (kind == "action") {
        const std::uint64_t by = number_after(text, R"("by":)");
        Arrival& arrival = arrivals_[version];
        if (arrival.seats == 0) arrival.sent_at = players_[by].sent_at;
        if (++arrival.seats == seats_per_table) {
            const auto time = Clock::now() - arrival.sent_at;
            counts_.latencies_ms.push_back(std::chrono::duration<double, std::milli>(time).count());
            arrivals_.erase(version);
        }
    }
    take_suggestion(seat, text);
    if (seat == 0 && text.find(R"("over":true)") != std::string_view::npos) {
        ++counts_.games;
        is_moving_ = true;
        if (!is_stopped_) send(0, "rematch");
    }
}

void LoadTable::take_suggestion(std::size_t seat, std::string_view text) {
    std::string own = text_after(text, R"("suggest":{")" + std::to_string(seat) + R"(":")");
    std::string_view to_act = after(text, R"("to_act":[)");
    to_act = to_act.substr(0, to_act.find(']'));
    if (to_act.find(static_cast<char>('0' + seat)) == std::string_view::npos) players_[seat].suggestion.clear();
    if (!own.empty()) players_[seat].suggestion = std::move(own);
    if (is_free_) act(seat);
}

void LoadTable::answer(std::size_t seat, std::string_view text) {
    const std::string id = text_after(text, R"("id":")");
    if (!text.starts_with(R"({"t":"ok")") && !text.starts_with(R"({"t":"table")")) {
        counts_.add_error(text);
        if (!id.starts_with("act")) return;
        players_[seat].is_waiting = false;
        return send(seat, "watch", R"(,"mode":"events","suggest":"random")");
    }
    if (id.starts_with("wat")) return take_suggestion(seat, text);
    if (id.starts_with("act")) {
        ++counts_.actions;
        players_[seat].is_waiting = false;
        if (is_free_) act(seat);
    } else if (id.starts_with("sit") && ++seated_ == seats_per_table) {
        send(0, "start");
    } else if (id.starts_with("rem")) {
        move_to(text_after(text, R"("next":")"));
    }
}

void LoadTable::act(std::size_t seat) {
    Player& player = players_[seat];
    if (player.suggestion.empty() || player.is_waiting || is_stopped_) return;
    player.is_waiting = true;
    player.sent_at = Clock::now();
    send(seat, "act", R"(,"seat":)" + std::to_string(seat) + R"(,"action":")" + player.suggestion + "\"");
    player.suggestion.clear();
}

void LoadTable::play_freely(bool is_free) {
    is_free_ = is_free;
    for (std::size_t seat = 0; is_free && seat < seats_per_table; ++seat) act(seat);
}

void LoadTable::play_one() {
    for (std::size_t seat = 0; seat < seats_per_table; ++seat) {
        if (players_[seat].suggestion.empty() || players_[seat].is_waiting) continue;
        return act(seat);
    }
}

}  // namespace kitamae::cli
