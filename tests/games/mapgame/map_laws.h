#pragma once
// What the laws of all games (tests/laws/game_laws.h) need to know about the map games, and the laws of their own:
// cards and cubes are conserved, what a seat knows is true, and no guess contradicts a perfect memory.

#include <array>
#include <cstdint>
#include <vector>

#include "games/mapgame/mapgame.h"
#include "tests/laws/game_laws.h"

namespace kitamae::mapgame::testing {

// What each viewer can know of where every card is, worked out from what it has seen, step by step, without asking
// the engine's observations. Hands are followed as packets that wander around the table.
class CardMemory {
public:
    explicit CardMemory(const State& s);

    void note(const State& before, Seat seat, const Action& action, const State& after);

    // Expects every card of the state to be where the viewer must hold it possible, and the viewer's observation to
    // tell no more than it can remember.
    void check(Seat viewer, const State& s) const;

private:
    using Places = std::uint32_t;  // a set of places, one bit each
    using Knowledge = std::array<Places, card_count + 1>;

    Places place_of(const State& s, CardId card) const;
    Places packet_before(Seat seat) const;
    void check_observation(const Observation& o) const;
    void move_secretly(Seat by, CardId card, Places from, Places to);
    void turn_up(CardId card);
    void note_deal(const State& before, CardId card, const State& after);
    void reveal_choices(const State& after);
    void pass_packets(int direction);
    void look_at_packets(const State& s);

    int players_;
    std::vector<Knowledge> possible_;  // by seat, then the onlooker
    std::vector<unsigned> packet_at_;  // by seat
};

struct MapLaws : laws::PlainHooks<MapGame> {
    using Memory = CardMemory;

    static Action mutated(const State& s, const Action& action, Rng& rng);
    static void check(const State& s);
    static bool is_hidden_chance(const State& s, Seat viewer);
    static bool is_secret(const State& s, Seat seat, const Action& action);
    static bool are_independent(const State& s, Seat one, const Action& a, Seat other, const Action& b);
};

}  // namespace kitamae::mapgame::testing
