#include "bots/mapgame/solve.h"

#include <algorithm>
#include <array>
#include <unordered_set>

#include "games/mapgame/placements.h"
#include "games/mapgame/scoring.h"

namespace kitamae::mapgame {
namespace {

constexpr std::uint32_t first_width = 4;
constexpr std::size_t children_each = 24;
constexpr std::size_t tried_for_each = 8;  // maps played to the end for each one kept

// A step from one map of the beam to the next, before it is taken.
struct Step {
    std::size_t parent = 0;
    Placement placement;
    float worth = 0;
    bool is_laid = true;
};

int score_of(const Site& site) { return score_map(*site.rules, site.map, {site.prospect.scoring_card, 0}).total(); }

// Maps that look the same are the same for what is to come, but for how their cards lie over one another.
std::uint64_t fingerprint(const Map& map) {
    std::uint64_t folded = 0;
    for (const LaidCard& laid : map.cards) {
        folded = mix(folded ^ laid.card.number) ^ laid.visible;
        folded = mix(folded ^ (static_cast<std::uint64_t>(static_cast<std::uint8_t>(laid.x)) << 16U) ^
                     (static_cast<std::uint64_t>(static_cast<std::uint8_t>(laid.y)) << 8U) ^
                     static_cast<std::uint64_t>(laid.rotation));
    }
    return folded;
}

Weights with_hope(Weights weights, float hope) {
    for (const auto& field : Weights::fields()) weights.*field.member *= hope;
    return weights;
}

// A map of the beam, with the score it comes to when the remaining cards are each put where they look best.
struct Node {
    Site site;
    int promise = 0;
    float worth = 0;
};

class Beam {
public:
    struct Manner {
        std::uint32_t width = first_width;
        float hope = 1;  // weight of hopes against the score as it stands
    };
    Beam(const Site& start, std::span<const CardId> cards, const Effort& effort, Manner manner)
        : cards_(cards),
          effort_(effort),
          width_(manner.width),
          judge_(with_hope(tuned_weights(start.rules->title), manner.hope)) {
        nodes_.push_back({start, 0, 0});
        nodes_.front().site.prospect.rounds_left = static_cast<int>(cards.size());
    }

    // False: the time was up before the last card was laid. Completions found till then count.
    bool run() {
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            if (!advance(i)) return false;
        }
        return true;
    }

    const Solution& best() const { return best_; }

private:
    bool is_time_up() const { return effort_.time_used && effort_.time_used() >= 1; }

    bool advance(std::size_t card) {
        std::vector<Step> steps;
        for (std::size_t i = 0; i < nodes_.size(); ++i) {
            if (is_time_up()) return false;
            --nodes_[i].site.prospect.rounds_left;
            add_steps(i, cards_[card], steps);
        }
        std::sort(steps.begin(), steps.end(), [](const Step& a, const Step& b) { return a.worth > b.worth; });
        std::vector<Node> next;
        std::unordered_set<std::uint64_t> seen;
        for (const Step& step : steps) {
            if (next.size() == tried_for_each * width_) break;
            if (is_time_up()) return false;
            Node node{nodes_[step.parent].site, 0, step.worth};
            if (step.is_laid) lay_card(*node.site.rules, node.site.map, cards_[card], step.placement, node.site.pool);
            if (!seen.insert(fingerprint(node.site.map)).second) continue;
            node.promise = complete(node.site, card + 1);
            next.push_back(node);
        }
        std::sort(next.begin(), next.end(), [](const Node& a, const Node& b) {
            return a.promise != b.promise ? a.promise > b.promise : a.worth > b.worth;
        });
        if (next.size() > width_) next.resize(width_);
        nodes_ = std::move(next);
        return true;
    }

    // Every completion is a solution; the best is kept.
    int complete(Site site, std::size_t from) {
        for (std::size_t i = from; i < cards_.size(); ++i) {
            --site.prospect.rounds_left;
            const BestPlacement best = judge_.best_placement(site, cards_[i]);
            if (best.exists) lay_card(*site.rules, site.map, cards_[i], best.placement, site.pool);
        }
        const int score = score_of(site);
        if (score > best_.score) best_ = {site.map, score, width_};
        return score;
    }

    void add_steps(std::size_t parent, CardId card, std::vector<Step>& steps) {
        const Site& site = nodes_[parent].site;
        const Face& face = site.rules->deck.cards[card.number];
        list_placements(*site.rules, site.map, face, placements_);
        const Survey survey(*site.rules, site.map, site.pool, site.prospect, judge_.weights());
        if (placements_.empty()) {
            steps.push_back({parent, {}, survey.outlook(), false});
            return;
        }
        own_.clear();
        for (const Placement& placement : placements_) {
            const Survey::Gain gain = survey.gain(face, placement);
            const float exact = gain.is_bound ? survey.exact_gain(face, placement) : gain.value;
            own_.push_back({parent, placement, survey.outlook() + exact, true});
        }
        const std::size_t kept = std::min(children_each, own_.size());
        std::partial_sort(own_.begin(), own_.begin() + static_cast<std::ptrdiff_t>(kept), own_.end(),
                          [](const Step& a, const Step& b) { return a.worth > b.worth; });
        steps.insert(steps.end(), own_.begin(), own_.begin() + static_cast<std::ptrdiff_t>(kept));
    }

    std::span<const CardId> cards_;
    const Effort& effort_;
    std::uint32_t width_;
    MapJudge judge_;
    std::vector<Node> nodes_;
    Solution best_;
    std::vector<Placement> placements_;
    std::vector<Step> own_;
};

}  // namespace

// A narrow beam tells how wide the next may be to fill the time. What is left then goes to beams that judge maps
// otherwise: less or more by what may yet become of them.
Solution solve(const Site& start, std::span<const CardId> cards, const Effort& effort) {
    constexpr std::array<float, 4> hopes{1, 0.7F, 1.3F, 0.4F};
    constexpr double haste = 0.85;  // share of the time left to plan for
    constexpr double most_width = 1U << 16U;
    Solution best = solve_greedily(start, cards);
    std::uint32_t width = first_width;
    double begun = 0;
    for (std::size_t round = 0;; ++round) {
        const float hope = hopes[round == 0 ? 0 : (round - 1) % hopes.size()];
        Beam beam(start, cards, effort, {.width = width, .hope = hope});
        const bool is_finished = beam.run();
        if (beam.best().score > best.score) best = beam.best();
        const double now = effort.time_used();
        if (!is_finished || now >= 1) return best;
        const double affordable = width * haste * (1 - now) / std::max(now - begun, 0.001);
        width = static_cast<std::uint32_t>(std::clamp<double>(affordable, first_width, most_width));
        begun = now;
    }
}

Solution solve_greedily(const Site& start, std::span<const CardId> cards) {
    const MapJudge judge(without_hopes());
    Site site = start;
    site.prospect.rounds_left = 0;
    for (const CardId card : cards) {
        const BestPlacement best = judge.best_placement(site, card);
        if (best.exists) lay_card(*site.rules, site.map, card, best.placement, site.pool);
    }
    return {site.map, score_of(site), 1};
}

}  // namespace kitamae::mapgame
