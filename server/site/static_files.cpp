#include "server/site/static_files.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <string_view>
#include <utility>

#include "server/codes.h"

namespace kitamae::server {
namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 16> types{{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".wasm", "application/wasm"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".webp", "image/webp"},
    {".jpg", "image/jpeg"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".txt", "text/plain; charset=utf-8"},
    {".map", "application/json"},
    {".mp3", "audio/mpeg"},
}};

std::string_view type_of(std::string_view path) {
    const auto dot = path.rfind('.');
    for (const auto& [ending, type] : types) {
        if (dot != std::string_view::npos && path.substr(dot) == ending) return type;
    }
    return "application/octet-stream";
}

// Only plain names between slashes: nothing hidden, nothing above the folder.
bool is_plain(std::string_view path) {
    if (!path.starts_with('/') || path.find("..") != std::string_view::npos ||
        path.find("/.") != std::string_view::npos) {
        return false;
    }
    return path.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-@") ==
        std::string_view::npos;
}

std::optional<std::string> contents(const std::string& path) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error)) return std::nullopt;
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return std::move(text).str();
}

bool accepts(const HttpRequest& request, std::string_view encoding) {
    return request.accept_encoding.find(encoding) != std::string::npos;
}

HttpResponse missing() { return {404, "text/plain; charset=utf-8", "There is nothing here.\n", {}}; }

}  // namespace

HttpResponse StaticFiles::answer(const HttpRequest& request) const {
    if (folder_.empty()) {
        return {404, "text/plain; charset=utf-8", "The web client was not built; the API is at /api/.\n", {}};
    }
    if (!is_plain(request.path)) return missing();
    std::string path = request.path == "/" ? "/index.html" : request.path;
    if (!std::filesystem::is_regular_file(folder_ + path)) {
        const auto name = path.substr(path.rfind('/') + 1);
        if (path.starts_with("/assets/") || name.find('.') != std::string::npos) return missing();
        path = "/index.html";
    }
    HttpResponse response{200, std::string(type_of(path)), {}, {}};
    std::optional<std::string> body;
    for (const auto& [encoding, ending] : {std::pair{"br", ".br"}, std::pair{"gzip", ".gz"}}) {
        if (body || !accepts(request, encoding)) continue;
        body = contents(folder_ + path + ending);
        if (body) response.headers.emplace_back("Content-Encoding", encoding);
    }
    if (!body) body = contents(folder_ + path);
    if (!body) return missing();
    response.body = *std::move(body);
    response.headers.emplace_back("Vary", "Accept-Encoding");
    const std::string tag = "\"" + to_hex(blake2b(response.body)).substr(0, 24) + "\"";
    response.headers.emplace_back("ETag", tag);
    response.headers.emplace_back("Cache-Control",
                                  path.starts_with("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");
    if (request.if_none_match == tag) {
        response.status = 304;
        response.body.clear();
    }
    return response;
}

}  // namespace kitamae::server
