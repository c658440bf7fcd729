#include "match/games.h"

#include "core/record.h"
#include "match/hokkaido_2010_kind.h"
#include "match/json_text.h"
#include "match/mapgame_kind.h"

namespace kitamae {

const std::vector<std::unique_ptr<GameKind>>& games() {
    static const auto list = [] {
        std::vector<std::unique_ptr<GameKind>> kinds;
        kinds.push_back(make_mapgame_kind(mapgame::Title::honshu));
        kinds.push_back(make_mapgame_kind(mapgame::Title::hokkaido));
        kinds.push_back(make_hokkaido_2010_kind());
        return kinds;
    }();
    return list;
}

const GameKind* find_game(std::string_view id) {
    for (const auto& kind : games()) {
        if (kind->info().id == id) return kind.get();
    }
    return nullptr;
}

Result<Setup> setup_of(const Record& record) {
    Setup setup{.players = record.players, .seed = record.seed.value_or(0), .options = {}, .content = {}};
    if (!record.options.empty()) {
        auto options = parse_json(record.options);
        const auto* value = std::get_if<boost::json::value>(&options);
        const auto* object = value == nullptr ? nullptr : value->if_object();
        if (object == nullptr) return Fault{"bad_record", "the header's options are not a JSON object", {}, 0};
        setup.options = *object;
    }
    if (!record.content.empty()) {
        auto content = parse_json(record.content);
        if (std::get_if<Fault>(&content) != nullptr)
            return Fault{"bad_record", "the header's content is not JSON", {}, 0};
        setup.content = std::get<boost::json::value>(std::move(content));
    }
    return setup;
}

Result<std::unique_ptr<Match>> load_match(std::string_view record_text) {
    auto read = read_record(record_text);
    if (const auto* fault = std::get_if<RecordFault>(&read)) {
        return Fault{"bad_record", "line " + std::to_string(fault->line) + ": " + fault->message, {}, fault->line};
    }
    const Record& record = std::get<Record>(read);
    const GameKind* kind = find_game(record.game);
    if (kind == nullptr) return Fault{"bad_record", "the record's game '" + record.game + "' is not known", {}, 0};
    return kind->load_match(record);
}

}  // namespace kitamae
