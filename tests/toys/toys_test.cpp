// The laws of every game, on two games small enough to see through.

#include <gtest/gtest.h>

#include "tests/laws/game_laws.h"
#include "tests/toys/high_card.h"
#include "tests/toys/pig.h"

namespace kitamae::toys {
namespace {

struct PigLaws : laws::PlainHooks<Pig> {
    static Action mutated(const State&, const Action& action, Rng& rng) {
        return {action.kind, static_cast<std::uint8_t>(action.kind == Pig::Kind::die ? rng.below(9) : 0)};
    }
};

struct HighCardLaws : laws::PlainHooks<HighCard> {
    static Action mutated(const State&, const Action& action, Rng& rng) {
        return {rng.below(3) == 0, static_cast<std::uint8_t>(action.card + rng.below(14))};
    }
    static bool is_hidden_chance(const State& s, Seat viewer) { return viewer != HighCard::next_dealt(s); }
    static bool is_secret(const State& s, Seat, const Action&) { return HighCard::to_act(s).size() > 1; }
    static bool are_independent(const State&, Seat, const Action&, Seat, const Action&) { return true; }
    static void check(const State& s) {
        int count = std::popcount(s.table.shown);
        unsigned all = s.table.shown;
        for (std::size_t seat = 0; seat < s.hands.size(); ++seat) {
            const unsigned laid = s.table.has_laid[seat] ? 1U << s.laid[seat] : 0U;
            count += std::popcount(s.hands[seat]) + std::popcount(laid);
            all |= s.hands[seat] | laid;
            EXPECT_EQ(std::popcount(s.hands[seat]), s.table.hand_counts[seat]);
        }
        EXPECT_EQ(count, std::popcount(all)) << "a card is in two places";
    }
};

TEST(Toys, pig_obeys_the_laws) {
    for (const int target : {1, 20, 100}) {
        const Pig::Rules rules{.target = target};
        laws::check_laws<Pig, PigLaws>(rules, {.games = 30, .seed = 5, .full_check_one_in = 2});
    }
}

TEST(Toys, high_card_obeys_the_laws) {
    for (int players = 2; players <= HighCard::most_players; ++players) {
        const HighCard::Rules rules{.players = players};
        laws::check_laws<HighCard, HighCardLaws>(rules, {.games = 60, .seed = 5, .full_check_one_in = 2});
    }
}

}  // namespace
}  // namespace kitamae::toys
