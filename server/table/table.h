#pragma once
// One table: a match, the people at it and those who watch. A logical actor on the server's one thread, without locks.
// It does one thing at a time: while its last event is on the way to the disk, whatever else it is asked waits, so that
// nobody ever sees or builds on what could still be lost.

#include <boost/json.hpp>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "match/match.h"
#include "server/protocol/message.h"
#include "server/table/client.h"
#include "server/table/services.h"
#include "server/table/state.h"

namespace kitamae::server {

class Table : public std::enable_shared_from_this<Table> {
public:
    Table(TableServices& services, std::string name, std::int64_t number, TableSetup setup);
    // A table that was stored. Throws if its events do not fit its set-up.
    static std::shared_ptr<Table> restored(TableServices& services, StoredTable stored);

    const std::string& name() const { return name_; }
    std::int64_t number() const { return number_; }
    const TableState& state() const { return state_; }
    bool is_idle() const { return watches_.empty() && !is_busy_; }
    boost::json::object summary(std::string_view account) const;
    std::optional<std::string> record() const;  // once the match is over
    StoredTable stored() const;                 // to be archived
    void set_archived() { is_archived_ = true; }

    // Does now or, while an event is being written, later. The request's answer goes to its client.
    void handle(const Request& request, const message::Body& body);
    void leave(const Client& client);  // the client is gone
    void start_now(const Request& request);
    void check_clocks();
    void go_on();  // after a restart
    void give_up_seats(const std::string& account);
    void rename_account(std::string_view from, const std::string& to) { state_.rename_account(from, to); }
    void forget_words(std::string_view account) { state_.forget_words(account); }
    void close();                     // for good, without an end
    void wake_bots() { ask_bots(); }  // that found the pool full

private:
    struct WatchState {
        Client* client = nullptr;
        bool wants_views = true;
        bool wants_suggestions = false;
    };

    void enqueue(std::function<void()> task);
    // Applies an event, stores it and, once it is durable, tells everybody, then calls `then`.
    void happen(Event event, std::function<void()> then = {});
    void settle(const std::function<void()>& then);
    void drain();

    void on(const Request& request, const message::Watch& body);
    void on(const Request& request, const message::Unwatch& body);
    void on(const Request& request, const message::Sit& body);
    void on(const Request& request, const message::Stand& body);
    void on(const Request& request, const message::Fill& body);
    void on(const Request& request, const message::Start& body);
    void on(const Request& request, const message::Act& body);
    void on(const Request& request, const message::Undo& body);
    void on(const Request& request, const message::Consent& body);
    void on(const Request& request, const message::Resign& body);
    void on(const Request& request, const message::Chat& body);
    void on(const Request& request, const message::Rematch& body);
    void on(const Request& request, const message::Legal& body);
    void on(const Request& request, const message::Preview& body);
    void on(const Request& request, const message::Hint& body);
    void on(const Request& request, const message::Insight& body);
    void on(const Request& request, const message::Ping& body);

    bool is_repeated(const Request& request);  // and answered again
    bool owns(const Request& request, Seat seat);
    bool is_running(const Request& request);
    bool is_full(const Request& request);  // of events: only actions are taken any more
    bool may_seat(const Request& request, Seat seat);
    void put(const Request& request, Seat seat, const SeatState& state);
    bool has_open_seat() const;
    std::function<void()> ok(const Request& request, std::string more = {});

    std::optional<Refusal> play(Seat seat, std::string_view action, Event event, std::function<void()> then);
    void roll_back(Seat seat, Event event, std::function<void()> then);
    bool has_acted(Seat seat) const;
    bool can_undo(Seat seat) const;
    std::vector<std::string> other_people(std::string_view account) const;

    void ask_bots();
    void ask_bot(Seat seat, const std::string& bot);
    void bot_answered(Seat seat, std::size_t since, const std::string& action);

    void broadcast();
    void tell_presence();
    void send_presence();
    bool is_present(std::string_view account) const;
    std::string table_text(const Client& client, std::string_view id) const;
    boost::json::value round() const;
    boost::json::array clocks() const;
    boost::json::array chat() const;
    boost::json::array log(const Client& client) const;
    boost::json::object effect_of(std::size_t version) const;
    boost::json::value takeback() const;
    boost::json::value fairness() const;
    boost::json::object summary_seat(Seat seat) const;
    boost::json::value scores() const;
    std::string own_parts(const Client& client) const;      // views, legal actions, undo
    std::string changed_parts(const Client& client) const;  // by the last event
    std::string suggestions(const Client& client, bool only_new) const;
    std::string event_text(std::size_t version, bool is_known) const;  // without its closing brace
    // What the client missed; nullopt: it is too much, or the client is ahead of us.
    std::optional<std::string> events_after(std::size_t version, const Client& client) const;
    bool may_know(const Client& client, const Event& event) const;

    TableServices& services_;
    const std::string name_;
    const std::int64_t number_;
    TableState state_;
    std::unique_ptr<Match> match_;
    std::vector<WatchState> watches_;
    bool is_busy_ = false;
    bool is_archived_ = false;  // its events are not in the log any more
    std::deque<std::function<void()>> inbox_;
    SeatSet thinking_;
    SeatSet timed_out_;
    SeatSet present_;
    bool presence_waits_ = false;  // to be told, until the event on its way is
    mutable boost::json::value round_;
    mutable std::size_t round_version_ = 0;  // in which it is that round; a match begins with a later one
};

}  // namespace kitamae::server
