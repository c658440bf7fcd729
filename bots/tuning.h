#pragma once
// The judges of all titles as tuning sees them: a row of numbers, and how well one row does against another.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bots/hokkaido_2010/judge.h"
#include "bots/mapgame/judge.h"
#include "games/hokkaido_2010/hokkaido_2010.h"
#include "games/mapgame/mapgame.h"

namespace kitamae {

// Says for each game which judge it has, which weights it plays with, and its noise at its best.
template <Game G>
struct Knowledge;

template <>
struct Knowledge<mapgame::MapGame> {
    using Judge = mapgame::MapJudge;
    using Weights = mapgame::Weights;
    static constexpr float noise = 0;
    static auto fields() { return Weights::fields(); }
    static const Weights& weights(const mapgame::Rules& rules) { return mapgame::tuned_weights(rules.title); }
};

template <>
struct Knowledge<hokkaido_2010::Hokkaido2010> {
    using Judge = hokkaido_2010::IslandJudge;
    using Weights = hokkaido_2010::Weights;
    static constexpr float noise = Judge::least_noise;
    static auto fields() { return hokkaido_2010::weight_fields(); }
    static const Weights& weights(const hokkaido_2010::Rules&) { return hokkaido_2010::default_weights(); }
};

struct WeightInfo {
    std::string name;
    float value = 0;
    float spread = 0;
};

template <Game G>
std::vector<WeightInfo> list_weights(const typename G::Rules& rules) {
    std::vector<WeightInfo> list;
    for (const auto& field : Knowledge<G>::fields()) {
        list.push_back({std::string(field.name), Knowledge<G>::weights(rules).*field.member, field.spread});
    }
    return list;
}

// @pre as many values as weights
template <Game G>
typename Knowledge<G>::Judge judge_with(const std::vector<float>& values) {
    typename Knowledge<G>::Weights weights;
    std::size_t i = 0;
    for (const auto& field : Knowledge<G>::fields()) weights.*field.member = values[i++];
    return typename Knowledge<G>::Judge(weights);
}

}  // namespace kitamae
