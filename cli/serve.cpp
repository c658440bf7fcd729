#include "server/serve.h"

#include <cstdio>
#include <filesystem>
#include <sys/stat.h>

#include "cli/commands.h"

namespace kitamae::cli {
namespace {

// The web client that was built with this program: in the source tree it came from, or beside it.
std::string web_folder() {
    std::error_code error;
    auto folder = std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
    for (int up = 0; up < 5 && !folder.empty(); ++up, folder = folder.parent_path()) {
        for (const char* inside : {"web/dist", "share/kitamae/web"}) {
            if (std::filesystem::exists(folder / inside / "index.html", error)) return (folder / inside).string();
        }
        if (folder == folder.root_path()) break;
    }
    return {};
}

}  // namespace

int run_serve(ServeOptions options) {
    umask(S_IRWXG | S_IRWXO);  // the database holds the keys of sessions and the hashes of passwords
    if (options.web.empty()) options.web = web_folder();
    server::Server server(options);
    const char* scheme = options.tls_certificate.empty() ? "http" : "https";
    std::printf("Kitamae is at %s://%s:%d/\n", scheme,
                options.address == "0.0.0.0" ? "localhost" : options.address.c_str(), server.port());
    std::fflush(stdout);
    server.run();
    return 0;
}

}  // namespace kitamae::cli
