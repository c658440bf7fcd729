#pragma once
// What is wrong with an own deck or board: a sentence for people, and the same in parts for programs that translate it.

#include <string>

namespace kitamae {

struct ContentFault {
    std::string where;    // "card 7", "province 2 side B", "border atsuta rumoi", "entry 3 of cards", "home"
    std::string message;  // in English
    std::string code;     // which fault: docs/decks.md lists them
    std::string name;     // what else it is about: a text or number of the file, an id; may be empty

    bool operator==(const ContentFault&) const = default;
};

}  // namespace kitamae
