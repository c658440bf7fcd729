#include "server/fairness.h"

#include <memory>
#include <utility>

#include "match/games.h"
#include "match/json_text.h"
#include "server/codes.h"

namespace kitamae::server {
namespace {

namespace json = boost::json;

std::string little_endian(std::uint64_t number) {
    std::string bytes;
    for (int i = 0; i < 8; ++i) bytes += static_cast<char>((number >> (8 * i)) & 0xFFU);
    return bytes;
}

std::uint64_t first_number(std::string_view bytes) {
    std::uint64_t number = 0;
    for (std::size_t i = 8; i-- > 0;) number = number << 8U | static_cast<unsigned char>(bytes[i]);
    return number;
}

Fault bad_record(std::string message) { return {"bad_record", std::move(message), {}, 0}; }

Verdict unfair(std::size_t deals, std::string message) { return {false, deals, std::move(message)}; }

// The match as the revealed secret deals it, nothing played.
Result<std::unique_ptr<Match>> dealt_anew(const Record& record, const Fairness& fairness) {
    const GameKind* kind = find_game(record.game);
    if (kind == nullptr) return bad_record("the record's game '" + record.game + "' is not known");
    auto setup = setup_of(record);
    if (auto* fault = std::get_if<Fault>(&setup)) return std::move(*fault);
    std::get<Setup>(setup).deal_seeds = deal_seeds(fairness);
    return kind->make_match(std::get<Setup>(setup));
}

// Plays the record's actions in a match that deals by itself, and compares the deals.
Verdict compare(const Record& record, Match& match) {
    std::vector<RecordLine> dealt = match.lines(0);
    std::size_t deals = 0;
    for (std::size_t i = 0; i < record.lines.size(); ++i) {
        const RecordLine& line = record.lines[i];
        const std::string place = "action " + std::to_string(i + 1) + ": ";
        if (line.by != dealer) {
            if (i < dealt.size()) return unfair(deals, place + "the dealer was to act");
            if (const auto refusal = match.play(line.by, line.action)) return unfair(deals, place + refusal->message);
            for (RecordLine& next : match.lines(dealt.size())) dealt.push_back(std::move(next));
            continue;
        }
        if (i >= dealt.size()) return unfair(deals, place + "the dealer was not to act");
        if (dealt[i] != line) {
            return unfair(deals, place + "'" + line.action + "' was dealt, '" + dealt[i].action + "' is right");
        }
        ++deals;
    }
    return {true, deals, {}};
}

}  // namespace

std::string commitment_to(std::string_view secret) { return to_hex(blake2b(secret)); }

DealSeeds deal_seeds(const Fairness& fairness) {
    std::string all = fairness.secret;
    for (const std::string& nonce : fairness.nonces) all += nonce.empty() ? std::string(nonce_size, '\0') : nonce;
    return [key = blake2b(all)](std::size_t number) { return first_number(blake2b(little_endian(number), key)); };
}

json::object fairness_json(const Fairness& fairness) {
    json::array nonces;
    for (const std::string& nonce : fairness.nonces) {
        nonces.push_back(nonce.empty() ? json::value() : json::value(to_hex(nonce)));
    }
    return {{"commitment", commitment_to(fairness.secret)},
            {"secret", to_hex(fairness.secret)},
            {"nonces", std::move(nonces)}};
}

Result<Fairness> read_fairness(std::string_view text) {
    auto parsed = parse_json(text);
    if (auto* fault = std::get_if<Fault>(&parsed)) return std::move(*fault);
    const auto* object = std::get<json::value>(parsed).if_object();
    if (object == nullptr) return bad_record("'fairness' is not a JSON object");
    const auto secret = from_hex(string_field(*object, "secret").value_or(""), secret_size);
    const auto* nonces = array_field(*object, "nonces");
    if (!secret || nonces == nullptr)
        return bad_record("'fairness' has no secret of 64 hexadecimal digits or no nonces");
    Fairness fairness{*secret, {}};
    for (const json::value& entry : *nonces) {
        if (entry.is_null()) {
            fairness.nonces.emplace_back();
            continue;
        }
        const auto nonce = entry.is_string() ? from_hex(entry.get_string(), nonce_size) : std::nullopt;
        if (!nonce) return bad_record("a nonce has 32 hexadecimal digits");
        fairness.nonces.push_back(*nonce);
    }
    if (commitment_to(*secret) != string_field(*object, "commitment").value_or("")) {
        return bad_record("the secret does not fit the commitment");
    }
    return fairness;
}

Verdict verify(const Record& record) {
    if (record.fairness.empty()) return unfair(0, "the record has no 'fairness' line: its deals cannot be checked");
    auto fairness = read_fairness(record.fairness);
    if (const auto* fault = std::get_if<Fault>(&fairness)) return unfair(0, fault->message);
    auto match = dealt_anew(record, std::get<Fairness>(fairness));
    if (const auto* fault = std::get_if<Fault>(&match)) return unfair(0, fault->message);
    return compare(record, *std::get<std::unique_ptr<Match>>(match));
}

}  // namespace kitamae::server
