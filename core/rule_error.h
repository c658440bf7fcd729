#pragma once
// Why an action is refused: the clause of docs/rules/ it breaks and a sentence a player can read.

#include <string>

namespace kitamae {

struct RuleError {
    std::string clause;
    std::string message;

    bool operator==(const RuleError&) const = default;
};

}  // namespace kitamae
