#pragma once
// What the laws of every game need to know about Hokkaido (2010): proper states, secrets, and a player with perfect
// memory.

#include <vector>

#include "games/hokkaido_2010/hokkaido_2010.h"
#include "tests/laws/game_laws.h"

namespace kitamae::hokkaido_2010 {

// Follows where cards go, by events and not by the engine's own notes. A guess must fit what each viewer saw: every
// hidden card of a seat came by one of that seat's deals or draws, and a card the viewer saw in the pile at some time
// by a later draw.
class CardMemory {
public:
    explicit CardMemory(const State&) {}
    void note(const State& before, Seat seat, const Action& action, const State& after);
    void check(Seat viewer, const State& guess) const;

private:
    struct Gain {  // a card that came from the pile to a seat, unseen by others
        Seat by;
        int time;
    };
    void note_keep(const State& before, Seat seat, const Action& action);
    void check_seat(Seat viewer, Seat seat, const State& guess) const;
    int seen_at(Seat viewer, CardId card) const;  // when last in the pile; -1: never

    int time_ = 0;
    std::vector<Gain> gains_;
    PerSeat<std::array<int, card_count + 1>> sightings_{};  // time + 1; 0: never
    PerSeat<CardSet> public_in_hand_{};                     // taken from the row
    PerSeat<CardSet> came_to_light_{};                      // gained by the seat, then shown to all
};

struct Laws : laws::PlainHooks<Hokkaido2010> {
    static Action mutated(const State& s, const Action& action, Rng& rng);
    static void check(const State& s);
    static bool is_hidden_chance(const State& s, Seat viewer);
    static bool is_secret(const State& s, Seat seat, const Action& action);
    using Memory = CardMemory;
};

}  // namespace kitamae::hokkaido_2010
