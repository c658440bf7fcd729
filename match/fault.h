#pragma once
// What is wrong with a request, a file or a record: a code for programs, a sentence for people.

#include <optional>
#include <string>

#include "core/content_fault.h"

namespace kitamae {

struct Fault {
    std::string code;  // bad_request, bad_options, bad_content, bad_record, illegal, ...
    std::string message;
    std::string clause;                                  // of a rule broken; else empty
    int line = 0;                                        // in a file, from 1; 0: not known
    std::optional<ContentFault> content = std::nullopt;  // of a deck or board
};

}  // namespace kitamae
