#pragma once
// What can be read off the island and is not in views: how far everybody is from the routes on the cards, who leads in
// which region, what conflict would leave, and at the end which card scored what. The shapes are in docs/protocol.md.

#include <boost/json.hpp>

#include "games/hokkaido_2010/hokkaido_2010.h"

namespace kitamae {

boost::json::object hokkaido_2010_insight(const hokkaido_2010::Observation& seen);

// What an action would bring with it: routes, regions, and the conflict at the end of the turn if nothing else is done.
boost::json::object hokkaido_2010_consequences(const hokkaido_2010::State& before, Seat seat,
                                               const hokkaido_2010::Action& action, const hokkaido_2010::State& after);

// The conflict that ended the turn with this action; empty: there was none.
boost::json::object hokkaido_2010_effect(const hokkaido_2010::State& before, Seat by,
                                         const hokkaido_2010::Action& action, const hokkaido_2010::State& after);

}  // namespace kitamae
