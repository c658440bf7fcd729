#pragma once
// GreedyAgent for the map games, much faster: the action after which the own score stands highest, among equals one at
// random. Placements are judged by a survey instead of being tried.

#include "ai/agent.h"
#include "games/mapgame/mapgame.h"

namespace kitamae::mapgame {

class MapGreedyAgent final : public Agent<MapGame> {
public:
    Thought<MapGame> think(const Observation& seen, Seat seat, Rng& rng, const Effort& effort) const override;
};

}  // namespace kitamae::mapgame
