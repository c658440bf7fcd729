// docs/API.md against the program: every message of its tables is understood, every route is there.

#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <string>
#include <variant>
#include <vector>

#include "server/protocol/message.h"
#include "tests/server/visitors.h"

namespace kitamae::server::test {
namespace {

std::string document() {
    std::ifstream file("docs/API.md");
    std::ostringstream text;
    text << file.rdbuf();
    return std::move(text).str();
}

// What stands between back quotes and begins so.
std::vector<std::string> quotes(const std::string& text, const std::string& beginning) {
    std::vector<std::string> found;
    for (auto at = text.find("`" + beginning); at != std::string::npos; at = text.find("`" + beginning, at + 1)) {
        found.push_back(text.substr(at + 1, text.find('`', at + 1) - at - 1));
    }
    return found;
}

TEST(server_api_doc, every_message_is_understood) {
    const std::string text = document();
    std::size_t count = 0;
    for (const std::string& example : quotes(text.substr(text.find("the client sends")), "{\"t\":\"")) {
        const auto line = text.rfind('\n', text.find(example));
        if (text.compare(line + 1, 3, "| `") != 0 || text.find(example) > line + 4) continue;  // an answer
        EXPECT_TRUE(std::holds_alternative<Message>(read_message(example))) << example;
        ++count;
    }
    EXPECT_EQ(count, 17U);
}

TEST(server_api_doc, every_route_is_there) {
    House house;
    Visitor visitor(house);
    const std::string text = document();
    std::size_t count = 0;
    for (const char* method : {"GET", "POST", "DELETE"}) {
        for (const std::string& example : quotes(text, std::string(method) + " /")) {
            const std::string target = example.substr(std::string(method).size() + 1);
            if (target == "/api/socket") continue;
            const auto answer = visitor.ask(method, target.substr(0, target.find("…")), "{}");
            const auto* error = answer.if_contains("error");
            EXPECT_TRUE(error == nullptr || error->at("code") != "unknown_path") << example;
            ++count;
        }
    }
    EXPECT_GE(count, 20U);
}

}  // namespace
}  // namespace kitamae::server::test
