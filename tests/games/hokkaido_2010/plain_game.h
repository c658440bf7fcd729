#pragma once
// The rules once more, written as plainly as can be over names, maps and sets: slow, without caches or bits. The
// engine must agree with it at every step of random games.

#include <map>
#include <set>
#include <string>
#include <vector>

#include "games/hokkaido_2010/board.h"

namespace kitamae::hokkaido_2010 {

struct PlainSeat {
    std::map<std::string, int> pieces;  // by place; no entry without a piece
    int supply = 0;
    std::set<int> hand;
    std::set<int> revealed;
    std::map<std::string, int> points;  // by part

    int in(const std::string& place) const { return pieces.contains(place) ? pieces.at(place) : 0; }
};

class PlainGame {
public:
    PlainGame(const Board& board, int players);

    // What whoever is to act may do; empty: the dealer acts, or nobody.
    std::set<std::string> legal() const;
    // An action of a player or of the dealer, in notation. @pre it is legal
    void apply(const std::string& action);

    bool controls(const PlainSeat& seat, int card) const;
    int path_length(const PlainSeat& seat, int card) const;  // 0: not controlled
    std::set<int> winners() const;

    std::vector<PlainSeat> seats;
    std::map<int, std::vector<int>> row;  // seats with a piece on the card, the first on the high number
    std::set<int> pile;
    std::set<int> looking;
    int turn = -1;
    int actions_left = 0;
    std::vector<std::string> taken;
    std::vector<int> last_turns;  // seats, once the end is triggered
    bool over = false;
    bool placing = false;

private:
    const TradeCard& card(int number) const;
    const std::set<std::string>& neighbours(const std::string& province) const { return neighbours_.at(province); }
    bool is_province(const std::string& place) const;
    bool is_on_coast(const std::string& place) const;
    int limit(const std::string& province) const;
    bool may_take(const std::string& kind) const;
    void list_moves(std::set<std::string>& out) const;
    void list_cards(std::set<std::string>& out) const;

    void deal(const std::string& what, int number);
    void act(const std::vector<std::string>& words);
    void move(int seat, const std::string& place, int change);
    void spend_piece();
    void trigger_end();
    void end_turn();
    void conflict(const std::string& province);
    void score_cards();
    void score_regions();

    Board board_;
    std::map<std::string, std::set<std::string>> neighbours_;
    int players_;
    int first_ = -1;
    int dealt_ = 0;
    bool is_looking_ = false;     // from draw to keep
    bool triggered_now_ = false;  // the end, in this turn
};

}  // namespace kitamae::hokkaido_2010
