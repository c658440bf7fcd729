#include <cstdio>
#include <variant>

#include "cli/commands.h"
#include "cli/files.h"
#include "server/codes.h"
#include "server/fairness.h"

namespace kitamae::cli {

int run_verify(const VerifyOptions& options) {
    server::begin_crypto();
    const auto read = read_record(read_file(options.file));
    if (const auto* fault = std::get_if<RecordFault>(&read)) {
        std::printf("%s: line %d: %s\n", options.file.c_str(), fault->line, fault->message.c_str());
        return 1;
    }
    const server::Verdict verdict = server::verify(std::get<Record>(read));
    if (!verdict.is_fair) {
        std::printf("%s: not verified: %s\n", options.file.c_str(), verdict.message.c_str());
        return 1;
    }
    std::printf("%s: the commitment fits, and so do all %zu deals\n", options.file.c_str(), verdict.deals);
    return 0;
}

}  // namespace kitamae::cli
