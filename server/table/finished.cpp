#include "server/table/finished.h"

#include <boost/json.hpp>
#include <memory>
#include <variant>

#include "server/table/state.h"

namespace kitamae::server {

std::optional<Record> finished_record(std::string_view setup, const std::vector<Event>& events) {
    TableState state(read_setup(setup));
    for (const Event& event : events) state.apply(event);
    if (state.status() != TableStatus::over) return std::nullopt;
    auto match = begin_match(state.setup(), state.seats());
    if (std::holds_alternative<Fault>(match)) return std::nullopt;
    Record record = std::get<std::unique_ptr<Match>>(match)->record();
    record.lines = state.record_lines();
    if (state.setup().is_verifiable()) {
        record.fairness = boost::json::serialize(fairness_json(fairness_of(state.setup(), state.seats())));
    }
    return record;
}

}  // namespace kitamae::server
