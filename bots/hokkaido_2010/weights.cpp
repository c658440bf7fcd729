#include "bots/hokkaido_2010/weights.h"

#include <array>
#include <cassert>

#include "data/embedded.h"

namespace kitamae::hokkaido_2010 {
namespace {

constexpr std::array fields{
    WeightField<Weights>{"piece_rate", &Weights::piece_rate, 0.3F},
    WeightField<Weights>{"draw_rate", &Weights::draw_rate, 0.2F},
    WeightField<Weights>{"reach", &Weights::reach, 0.2F},
    WeightField<Weights>{"bend", &Weights::bend, 0.3F},
    WeightField<Weights>{"hold", &Weights::hold, 0.1F},
    WeightField<Weights>{"hold_more", &Weights::hold_more, 0.1F},
    WeightField<Weights>{"queue", &Weights::queue, 0.2F},
    WeightField<Weights>{"draw_worth", &Weights::draw_worth, 0.2F},
    WeightField<Weights>{"patience", &Weights::patience, 0.5F},
    WeightField<Weights>{"impatience", &Weights::impatience, 0.3F},
    WeightField<Weights>{"hurry", &Weights::hurry, 0.4F},
    WeightField<Weights>{"reinforce", &Weights::reinforce, 0.7F},
    WeightField<Weights>{"open_share", &Weights::open_share, 0.2F},
    WeightField<Weights>{"low_share", &Weights::low_share, 0.2F},
    WeightField<Weights>{"reveal_share", &Weights::reveal_share, 0.2F},
    WeightField<Weights>{"drop", &Weights::drop, 0.5F},
    WeightField<Weights>{"draw_share", &Weights::draw_share, 0.2F},
    WeightField<Weights>{"region_early", &Weights::region_early, 0.2F},
    WeightField<Weights>{"presence", &Weights::presence, 0.7F},
    WeightField<Weights>{"piece", &Weights::piece, 0.1F},
    WeightField<Weights>{"spare", &Weights::spare, 0.2F},
    WeightField<Weights>{"rival", &Weights::rival, 0.2F},
    WeightField<Weights>{"fight", &Weights::fight, 0.15F},
    WeightField<Weights>{"grow_first", &Weights::grow_first, 0.1F},
};

Weights read_default_weights() {
    Weights weights;
    [[maybe_unused]] const auto wrong =
        read_weights<Weights>(data::file("bots/hokkaido-2010.weights"), fields, weights);
    assert(!wrong);
    return weights;
}

}  // namespace

std::span<const WeightField<Weights>> weight_fields() { return fields; }

const Weights& default_weights() {
    static const Weights weights = read_default_weights();
    return weights;
}

}  // namespace kitamae::hokkaido_2010
