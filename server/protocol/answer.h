#pragma once
// What the server says on the socket, as text. Small answers are written by hand: they are sent very often.

#include <boost/json.hpp>
#include <memory>
#include <string>
#include <string_view>

#include "core/seat.h"
#include "match/fault.h"
#include "match/match.h"
#include "server/net/network.h"

namespace kitamae::server {

std::string json_string(std::string_view text);  // as JSON
std::string seat_list(SeatSet seats);            // [0,2]

inline Frame frame(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

// {"t":"ok","id":..} with further members, each beginning with a comma.
Frame ok_frame(std::string_view id, std::string_view more = {});
Frame refused_frame(std::string_view id, const Fault& fault);

boost::json::object error_json(const Fault& fault);  // {"error":{..}}
Fault fault_of(const Refusal& refusal);

}  // namespace kitamae::server
