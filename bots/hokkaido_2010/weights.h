#pragma once
// The numbers behind the judgement of Hokkaido (2010), in points and actions unless they are shares of something.
// What they are set to stands in data/bots/hokkaido-2010.weights; the defaults here only keep the judge sane without
// it.

#include <span>

#include "ai/weights.h"

namespace kitamae::hokkaido_2010 {

struct Weights {
    float piece_rate = 1.2F;  // pieces a player takes from the supply in a turn
    float draw_rate = 0.7F;   // cards a player draws from the pile in a turn
    float reach = 0.8F;       // share of the actions left within which a route can be completed at all
    float bend = 0.6F;        // how much sooner than evenly the chance of completing falls with the distance
    float hold = 0.8F;        // share of a controlled route's points that survive until the end, of two players
    float hold_more = 0.9F;   // the same with more players, where provinces hold more pieces
    float queue = 0.3F;       // share of the actions for nearer routes in hand that come before those for a farther one
    float draw_worth = 0.8F;  // share of what a card is worth that a Draw may count on
    float patience = 1.5F;    // what a Draw costs while there is still a network to build
    float impatience = 1.5F;  // and what it brings with ten pieces on the board, by bringing the end nearer
    float hurry = 1.0F;       // and what it brings for every ten points of a lead
    float reinforce = 2.0F;   // what it is worth to stay in a province that would be lost
    float open_share = 0.5F;  // what an unclaimed public card is worth before it is claimed
    float low_share = 0.4F;   // the same where only the low number is left
    float reveal_share = 0.6F;  // what is gained by revealing, before it is done
    float drop = 1.5F;          // the price of getting rid of a bad card while there is time
    float draw_share = 0.5F;    // the seat's even share of the pile that it will really draw
    float region_early = 0.5F;  // share of a region's points that count long before the end
    float presence = 2.0F;      // what a foothold in a region is worth long before the end
    float piece = 0.1F;         // a piece in the supply
    float spare = 0.5F;         // a piece that may walk on without leaving a gap
    float rival = 0.7F;         // a point of a rival against one's own
    float fight = 0.3F;         // share of what is won by conflict that lasts where others can fight back at once
    float grow_first = 0.5F;    // share of a placement's gain that the Grow before the move may count as its own
};

std::span<const WeightField<Weights>> weight_fields();

// As data/bots/hokkaido-2010.weights has them.
const Weights& default_weights();

}  // namespace kitamae::hokkaido_2010
