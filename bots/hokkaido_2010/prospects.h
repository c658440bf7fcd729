#pragma once
// What a seat may expect of its cards and of the regions, in points, and what more it would expect with another piece
// on the board. Works from a hand that is known to whoever asks; cards of the hand that are not are taken to be
// average.

#include <array>

#include "bots/hokkaido_2010/survey.h"
#include "bots/hokkaido_2010/weights.h"
#include "games/hokkaido_2010/hokkaido_2010.h"

namespace kitamae::hokkaido_2010 {

// The actions a seat will have until the end, those of the turn under way included; exact once the end is triggered.
float actions_to_come(const Weights& weights, const State& s, Seat seat);

// The cards that lie neither open nor in this hand.
CardSet unseen_cards(const Table& table, CardSet hand);

class Prospects {
public:
    Prospects(const Weights& weights, const State& s, Seat seat, CardSet hand)
        : Prospects(weights, s, seat, hand, Survey(s, seat)) {}
    Prospects(const Weights& weights, const State& s, Seat seat, CardSet hand, const Survey& survey);

    // The points the seat may expect to have at the end.
    float outlook() const;

    const Survey& survey() const { return survey_; }
    float actions() const { return actions_; }
    // Of a card in the hand, or if it were there.
    float in_hand(CardId card) const { return in_hand(card, survey_.cost[card.number]); }
    // Of a public card without a piece of the seat.
    float in_row(CardId card) const { return in_row(card, survey_.cost[card.number]); }
    float claimed(CardId card) const;
    float revealed(CardId card) const;
    // What a Draw from the pile brings: the better one of two unseen cards.
    float of_draw() const { return draw_value_; }

    // What a piece in a province or country would add, by place.
    struct Gains {
        std::array<float, max_provinces> province{};  // by routes; 0 where the seat has one already
        std::array<float, max_provinces> presence{};  // by the region
        std::array<float, country_count> country{};
    };
    Gains gains() const;
    // If the seat left an own province, and with it lost control of these routes.
    float loss_by_leaving(ProvinceId province, CardSet routes) const;

private:
    void set_chances();
    void look_at_unseen();
    float drawn_last(CardId card) const;
    float in_hand(CardId card, int cost) const;
    float in_row(CardId card, int cost) const;
    // Whatever the card is to the seat now, if its route were this far from being controlled.
    float of_card(CardId card, int cost) const;
    float of_regions() const;
    float of_region(const PerSeat<int>& pieces) const;
    void add_land_gain(Gains& gains, const Route& route, float gain) const;
    void add_region_gains(Gains& gains) const;

    const Weights& weights_;
    const State& s_;
    Seat seat_;
    CardSet hand_;
    CardSet unseen_;
    CardSet claimed_once_;
    CardSet claimed_twice_;
    Survey survey_;
    float hold_ = 0;
    float actions_ = 0;
    float unseen_share_ = 0;  // how many of each unseen card will come to the seat
    float draw_value_ = 0;
    std::array<float, far_away + 4> chance_{};  // by cost: that a route will be controlled in time
};

}  // namespace kitamae::hokkaido_2010
