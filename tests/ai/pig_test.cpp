// Search against a game that is solved: Pig to a small target, by working out every position.

#include "tests/toys/pig.h"

#include <cmath>
#include <gtest/gtest.h>
#include <map>
#include <tuple>

#include "ai/flat_monte_carlo.h"
#include "ai/greedy.h"

namespace kitamae::toys {
namespace {

constexpr int target = 20;

// The chance of winning for who is on turn, by repeated improvement; the limit on turns is far away.
class Solution {
public:
    Solution() {
        for (int step = 0; step < 40; ++step) {
            for (int own = 0; own < target; ++own) {
                for (int other = 0; other < target; ++other) {
                    for (int sum = target - own; sum >= 0; --sum) {
                        chance_[own][other][sum] = std::max(roll(own, other, sum), hold(own, other, sum));
                    }
                }
            }
        }
    }
    double hold(int own, int other, int sum) const {
        return own + sum >= target ? 1 : 1 - chance_[other][own + sum][0];
    }
    double roll(int own, int other, int sum) const {
        if (own + sum >= target) return 0;
        double chance = (1 - chance_[other][own][0]) / 6;
        for (int pips = 2; pips <= 6; ++pips) chance += chance_[own][other][std::min(sum + pips, target - own)] / 6;
        return chance;
    }

private:
    double chance_[target][target][target + 1]{};
};

const Solution& solution() {
    static const Solution solved;
    return solved;
}

// Finds all actions equally good, but plays on well.
struct PigJudge {
    void rank(const Pig::State& s, Seat seat, Rng&, std::vector<Ranked<Pig::Action>>& out) const {
        std::vector<Pig::Action> legal;
        Pig::legal_actions(s, seat, legal);
        out.clear();
        for (const Pig::Action& action : legal) out.push_back({action, 0});
    }
    Pig::Action pick(const Pig::State& s, Seat seat, Rng&) const {
        const int own = s.banked[seat.index];
        const int other = s.banked[1U - seat.index];
        return {solution().roll(own, other, s.sum) > solution().hold(own, other, s.sum) ? Pig::Kind::roll
                                                                                        : Pig::Kind::hold};
    }
    float outlook(const Pig::State& s, Seat seat) const { return static_cast<float>(s.banked[seat.index]); }
    bool is_pause(const Pig::State&) const { return false; }
    float blur(const Pig::State&) const { return 1; }
};

TEST(FlatMonteCarlo, plays_a_solved_game_well) {
    const Pig::Rules rules{.target = target};
    const FlatMonteCarlo<Pig, PigJudge> agent(
        PigJudge{}, {.simulations = 1'000, .width = 2, .horizon = 1, .slip_one_in = 0, .taste = {10, 1.0}});
    int clear = 0;
    for (int own = 0; own < target; own += 3) {
        for (int sum = 0; own + sum <= target + 4; sum += 4) {
            for (int other = 0; other < target; other += 4) {
                if (sum > target - own) continue;
                Pig::State s = Pig::initial(rules);
                s.banked = {own, other};
                s.sum = sum;
                const double advantage = solution().roll(own, other, sum) - solution().hold(own, other, sum);
                if (std::abs(advantage) < 0.1) continue;
                ++clear;
                Rng rng(1);
                const auto choice = agent.choose(Pig::observe(s, Seat{0}), Seat{0}, rng);
                EXPECT_EQ(choice.kind == Pig::Kind::roll, advantage > 0)
                    << own << " against " << other << " with " << sum << ": " << advantage;
            }
        }
    }
    EXPECT_GT(clear, 30);
}

TEST(JudgingAgent, noise_makes_mistakes_and_none_makes_none) {
    struct Sure : PigJudge {
        void rank(const Pig::State&, Seat, Rng&, std::vector<Ranked<Pig::Action>>& out) const {
            out = {{{Pig::Kind::roll}, 1}, {{Pig::Kind::hold}, 0}};
        }
    };
    const Pig::Rules rules{.target = target};
    const auto seen = Pig::observe(Pig::initial(rules), Seat{0});
    const auto rolls = [&](float noise) {
        const JudgingAgent<Pig, Sure> agent(Sure{}, noise);
        Rng rng(1);
        int count = 0;
        for (int i = 0; i < 200; ++i) count += agent.choose(seen, Seat{0}, rng).kind == Pig::Kind::roll ? 1 : 0;
        return count;
    };
    EXPECT_EQ(rolls(0), 200);
    EXPECT_GT(rolls(2), 120);
    EXPECT_LT(rolls(2), 195);
}

}  // namespace
}  // namespace kitamae::toys
