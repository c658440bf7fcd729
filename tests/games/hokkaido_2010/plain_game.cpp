#include "tests/games/hokkaido_2010/plain_game.h"

#include <algorithm>
#include <queue>
#include <sstream>
#include <tuple>

namespace kitamae::hokkaido_2010 {

PlainGame::PlainGame(const Board& board, int players) : board_(board), players_(players) {
    seats.resize(static_cast<std::size_t>(players));
    for (PlainSeat& seat : seats) seat.supply = players == 2 ? 28 : players == 3 ? 25 : 22;
    for (int n = 1; n <= 32; ++n) pile.insert(n);
    for (const Border& border : board.borders) {
        neighbours_[border.a].insert(border.b);
        neighbours_[border.b].insert(border.a);
    }
}

const TradeCard& PlainGame::card(int number) const {
    return *std::find_if(board_.cards.begin(), board_.cards.end(), [&](const auto& c) { return c.number == number; });
}

bool PlainGame::is_province(const std::string& place) const {
    return std::any_of(board_.provinces.begin(), board_.provinces.end(), [&](const auto& p) { return p.id == place; });
}

bool PlainGame::is_on_coast(const std::string& place) const {
    return std::any_of(board_.provinces.begin(), board_.provinces.end(),
                       [&](const auto& p) { return p.id == place && p.coastal; });
}

int PlainGame::limit(const std::string& province) const {
    for (const Province& p : board_.provinces) {
        if (p.id == province && !p.city.empty()) return players_;
    }
    return players_ - 1;
}

int PlainGame::path_length(const PlainSeat& seat, int number) const {
    const TradeCard& wanted = card(number);
    if (seat.in(wanted.a) == 0 || seat.in(wanted.b) == 0) return 0;
    if (!is_province(wanted.a) || !is_province(wanted.b)) return 1;
    std::map<std::string, int> distance{{wanted.a, 1}};
    std::queue<std::string> open;
    open.push(wanted.a);
    while (!open.empty()) {
        const std::string here = open.front();
        open.pop();
        for (const std::string& next : neighbours(here)) {
            if (seat.in(next) == 0 || distance.contains(next)) continue;
            distance[next] = distance[here] + 1;
            open.push(next);
        }
    }
    return distance.contains(wanted.b) ? distance[wanted.b] : 0;
}

bool PlainGame::controls(const PlainSeat& seat, int number) const { return path_length(seat, number) > 0; }

bool PlainGame::may_take(const std::string& kind) const { return std::count(taken.begin(), taken.end(), kind) < 2; }

void PlainGame::list_moves(std::set<std::string>& out) const {
    const PlainSeat& own = seats[static_cast<std::size_t>(turn)];
    bool on_hokkaido = false;
    for (const auto& [place, count] : own.pieces) {
        if (is_province(place)) {
            on_hokkaido = true;
            if (may_take("land")) {
                for (const std::string& next : neighbours(place)) out.insert("land " + place + " " + next);
            }
            if (may_take("grow") && own.supply > 0) out.insert("grow " + place);
        }
        const bool shore = is_province(place) ? is_on_coast(place) : place != "sea";
        if (may_take("sea") && shore && own.in("sea") == 0) out.insert("sea " + place + " sea");
    }
    if (may_take("sea") && own.in("sea") > 0) {
        for (const Province& p : board_.provinces) {
            if (p.coastal) out.insert("sea sea " + p.id);
        }
        for (const std::string& country : board_.countries) {
            if (own.in(country) == 0) out.insert("sea sea " + country);
        }
    }
    if (!on_hokkaido && taken.empty() && own.supply > 0) out.insert("grow " + board_.home);
}

void PlainGame::list_cards(std::set<std::string>& out) const {
    const PlainSeat& own = seats[static_cast<std::size_t>(turn)];
    for (const auto& [number, on_card] : row) {
        const bool mine = std::find(on_card.begin(), on_card.end(), turn) != on_card.end();
        if (may_take("claim") && own.supply > 0 && on_card.size() < 2 && !mine && controls(own, number)) {
            out.insert("claim " + std::to_string(number));
        }
        if (may_take("draw") && on_card.empty()) out.insert("take " + std::to_string(number));
    }
    for (const int number : own.hand) {
        if (may_take("discard")) out.insert("discard " + std::to_string(number));
        if (may_take("reveal") && own.supply > 0 && controls(own, number))
            out.insert("reveal " + std::to_string(number));
    }
    if (may_take("draw") && !pile.empty()) out.insert("draw");
}

std::set<std::string> PlainGame::legal() const {
    std::set<std::string> out;
    if (over || turn < 0 || (is_looking_ && looking.size() < 2)) return out;
    if (placing) {
        for (const Province& p : board_.provinces) {
            const bool free = std::none_of(seats.begin(), seats.end(), [&](const auto& s) { return s.in(p.id) > 0; });
            if (!p.city.empty() && free) out.insert("start " + p.id);
        }
        return out;
    }
    if (is_looking_) {
        const std::string one = std::to_string(*looking.begin());
        const std::string other = std::to_string(*looking.rbegin());
        out = {"keep " + one, "keep " + other};
        if (actions_left > 0) out.insert("keep " + one + " " + other);
        return out;
    }
    list_moves(out);
    list_cards(out);
    if (out.empty()) out.insert("pass");
    return out;
}

void PlainGame::deal(const std::string& what, int number) {
    if (what == "first") {
        first_ = number;
        return;
    }
    pile.erase(number);
    if (what == "look") looking.insert(number);
    if (what == "row") row[number];
    if (what == "hand") {
        seats[static_cast<std::size_t>(dealt_ / 3)].hand.insert(number);
        if (++dealt_ == 3 * players_) {
            placing = true;
            turn = (first_ + players_ - 1) % players_;
        }
    }
}

void PlainGame::move(int seat, const std::string& place, int change) {
    auto& pieces = seats[static_cast<std::size_t>(seat)].pieces;
    if ((pieces[place] += change) == 0) pieces.erase(place);
}

void PlainGame::trigger_end() {
    if (!last_turns.empty()) return;
    for (int i = 1; i <= players_; ++i) last_turns.push_back((turn + i) % players_);
    triggered_now_ = true;
}

void PlainGame::spend_piece() {
    if (--seats[static_cast<std::size_t>(turn)].supply == 0) trigger_end();
}

void PlainGame::apply(const std::string& action) {
    std::istringstream in(action);
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    if (words[0] == "deal") return deal(words[1], std::stoi(words[2]));
    if (words[0] == "start") {
        move(turn, words[1], 1);
        --seats[static_cast<std::size_t>(turn)].supply;
        placing = turn != first_;
        if (placing) turn = (turn + players_ - 1) % players_;
        if (!placing) actions_left = 3;
        return;
    }
    act(words);
    is_looking_ = words[0] == "draw" && pile.size() > 1;
    if (words[0] == "draw" && pile.size() == 1) {
        seats[static_cast<std::size_t>(turn)].hand.insert(*pile.begin());
        pile.clear();
        trigger_end();
    }
    if (actions_left == 0 && !is_looking_) end_turn();
}

void PlainGame::act(const std::vector<std::string>& words) {
    PlainSeat& own = seats[static_cast<std::size_t>(turn)];
    const std::string& what = words[0];
    const int number = words.size() > 1 && std::isdigit(words[1][0]) ? std::stoi(words[1]) : 0;
    if (what == "pass") {
        actions_left = 0;
        return;
    }
    if (what == "keep") {
        if (words.size() == 3) --actions_left;
        for (const int seen : looking) {
            const bool kept = words.size() == 3 || seen == number;
            (kept ? own.hand : pile).insert(seen);
        }
        looking.clear();
        if (pile.empty()) trigger_end();
        return;
    }
    taken.push_back(what == "take" ? "draw" : what);
    --actions_left;
    if (what == "land" || what == "sea") {
        move(turn, words[1], -1);
        move(turn, words[2], 1);
    } else if (what == "grow") {
        move(turn, words[1], 1);
        spend_piece();
    } else if (what == "claim") {
        if (row[number].empty()) own.points["claims"] += 2;
        row[number].push_back(turn);
        spend_piece();
    } else if (what == "reveal") {
        own.points["reveals"] += card(number).low;
        own.hand.erase(number);
        own.revealed.insert(number);
        spend_piece();
    } else if (what == "discard") {
        own.hand.erase(number);
        row[number];
    } else if (what == "take") {
        row.erase(number);
        own.hand.insert(number);
    }
}

void PlainGame::conflict(const std::string& province) {
    const auto total = [&] {
        int sum = 0;
        for (const PlainSeat& seat : seats) sum += seat.in(province);
        return sum;
    };
    while (total() > limit(province)) {
        std::map<int, std::vector<int>> ranks;  // by number of pieces at the start of the pass
        for (int seat = 0; seat < players_; ++seat) {
            const int count = seats[static_cast<std::size_t>(seat)].in(province);
            if (count > 0) ranks[count].push_back(seat);
        }
        for (const auto& [count, group] : ranks) {
            if (total() <= limit(province)) break;
            for (const int seat : group) {
                move(seat, province, -1);
                ++seats[static_cast<std::size_t>(seat)].supply;
            }
        }
    }
}

void PlainGame::score_cards() {
    PlainSeat& own = seats[static_cast<std::size_t>(turn)];
    for (const auto& [number, on_card] : row) {
        for (std::size_t i = 0; i < on_card.size(); ++i) {
            if (on_card[i] != turn || !controls(own, number)) continue;
            own.points["public"] += i == 0 ? card(number).high : card(number).low;
        }
    }
    for (const int number : own.revealed) {
        if (controls(own, number)) own.points["private"] += card(number).low;
    }
    for (const int number : own.hand) own.points["hand"] += card(number).high * (controls(own, number) ? 1 : -1);
}

void PlainGame::score_regions() {
    for (const Region& region : board_.regions) {
        std::map<int, std::vector<int>, std::greater<>> ranks;  // most pieces first
        for (int seat = 0; seat < players_; ++seat) {
            int count = 0;
            for (const Province& p : board_.provinces) {
                if (p.region == region.id) count += seats[static_cast<std::size_t>(seat)].in(p.id);
            }
            if (count > 0) ranks[count].push_back(seat);
        }
        int place = 1;
        for (const auto& [count, group] : ranks) {
            int each = 0;
            if (group.size() == 1) each = place == 1 ? 4 : 3;
            if (group.size() == 2 && players_ > 2) each = 2;
            if (place <= 2) {
                for (const int seat : group) seats[static_cast<std::size_t>(seat)].points["regions"] += each;
            }
            // Whoever shares the first place leaves no second one.
            place += static_cast<int>(group.size()) > 1 ? 2 : 1;
        }
    }
}

void PlainGame::end_turn() {
    for (const Province& p : board_.provinces) conflict(p.id);
    if (!last_turns.empty() && !triggered_now_) {
        score_cards();
        last_turns.erase(last_turns.begin());
        if (last_turns.empty()) {
            score_regions();
            over = true;
            return;
        }
    }
    triggered_now_ = false;
    turn = (turn + 1) % players_;
    actions_left = 3;
    taken.clear();
}

std::set<int> PlainGame::winners() const {
    std::map<std::tuple<int, int, int>, std::set<int>> ranks;
    for (int seat = 0; seat < players_; ++seat) {
        const PlainSeat& own = seats[static_cast<std::size_t>(seat)];
        int total = 0;
        for (const auto& [part, points] : own.points) total += points;
        int on_board = 0;
        for (const auto& [place, count] : own.pieces) on_board += count;
        int longest = 0;
        for (const TradeCard& c : board_.cards) {
            const auto claimed = row.find(c.number);
            const bool mine = own.hand.contains(c.number) || own.revealed.contains(c.number) ||
                (claimed != row.end() &&
                 std::find(claimed->second.begin(), claimed->second.end(), seat) != claimed->second.end());
            if (mine) longest = std::max(longest, path_length(own, c.number));
        }
        ranks[{total, -on_board, longest}].insert(seat);
    }
    return ranks.rbegin()->second;
}

}  // namespace kitamae::hokkaido_2010
