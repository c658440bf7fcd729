#pragma once
// The web client's files, from a folder. Paths that name no file get index.html, because the client has its own paths.

#include <string>

#include "server/net/network.h"

namespace kitamae::server {

class StaticFiles {
public:
    explicit StaticFiles(std::string folder) : folder_(std::move(folder)) {}  // empty: there is none
    HttpResponse answer(const HttpRequest& request) const;

private:
    std::string folder_;
};

}  // namespace kitamae::server
