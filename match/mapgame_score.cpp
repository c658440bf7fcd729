#include "match/mapgame_score.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "games/mapgame/mapgame.h"
#include "games/mapgame/placements.h"
#include "games/mapgame/scoring.h"
#include "games/mapgame/terraform.h"
#include "match/json_text.h"
#include "match/mapgame_insight.h"
#include "match/mapgame_json.h"

namespace kitamae {
namespace {

namespace json = boost::json;
using namespace mapgame;

constexpr std::int64_t most_coordinate = 60;

// Lays the request's cards, tiles and missing cubes; the first fault ends it.
class ScorePad {
public:
    ScorePad(const Rules& rules, const json::object& request) : rules_(rules), request_(request) {}

    Result<json::object> score() {
        lay_all();
        remove_cubes();
        const auto goals =
            request_.contains("goals") ? integer_field(request_, "goals") : std::optional<std::int64_t>(0);
        if (!goals || *goals < 0 || *goals > goal_count)
            fail("bad_request", "'goals' is the number of goal cards, 0 to 9");
        const auto next = next_card();
        if (fault_) return *fault_;
        const ScoreContext context{.scoring_card = rules_.options.scoring_card, .goals = static_cast<int>(*goals)};
        const Score score = score_map(rules_, map_, context);
        const ScoreShape shape{rules_.title, rules_.options.goals || *goals > 0, has_bonus(context.scoring_card)};
        json::object result{{"score", score_to_json(score, shape)}, {"squares", squares_to_json(rules_, map_)}};
        result["tiebreak"] = json::array{score.fallows};
        result["rank"] = json::array{score.rank()[0], score.rank()[1]};
        result["areas"] = areas_insight(rules_, map_, context.scoring_card);
        result["range"] = range_insight(map_);
        result["tile_places"] = tile_places();
        if (next) result["placements"] = placements_of(*next);
        return result;
    }

private:
    void fail(std::string code, std::string message, std::string clause = {}) {
        if (!fault_) fault_ = Fault{std::move(code), std::move(message), std::move(clause), 0};
    }
    void refuse(const std::string& step, const RuleError& error) {
        fail("illegal", step + ": " + error.message, error.clause);
    }

    void lay_all() {
        const auto* entries = array_field(request_, "map");
        if (entries == nullptr || entries->empty())
            return fail("bad_request", "'map' must be a list that begins with the province");
        if (entries->size() > cards_per_map)
            return fail("illegal", "a map has a province and at most twelve cards", "M2.2");
        pool_ = rules_.deck.resources;
        for (std::size_t i = 0; i < entries->size() && !fault_; ++i) {
            const auto* entry = (*entries)[i].if_object();
            if (entry == nullptr) return fail("bad_request", "an entry of 'map' is not an object");
            const std::string step = "map entry " + std::to_string(i + 1);
            if (i == 0) {
                lay_province(*entry, step);
            } else {
                lay(*entry, step);
            }
            if (!fault_) put_tiles(static_cast<std::int64_t>(i) + 1);
            if (!fault_) remove_cubes(static_cast<std::int64_t>(i) + 1);
        }
        check_tiles_used(static_cast<std::int64_t>(entries->size()));
    }

    std::optional<Placement> position(const json::object& entry, const std::string& step) {
        const auto x = integer_field(entry, "x");
        const auto y = integer_field(entry, "y");
        const auto rot = entry.contains("rot") ? integer_field(entry, "rot") : std::optional<std::int64_t>(0);
        const bool fits = x && y && std::abs(*x) <= most_coordinate && std::abs(*y) <= most_coordinate;
        if (!fits || !rot || *rot % 90 != 0 || *rot < 0 || *rot > 270) {
            fail("bad_request", step + ": needs x, y and rot (0, 90, 180 or 270)");
            return std::nullopt;
        }
        return Placement{.x = static_cast<std::int8_t>(*x),
                         .y = static_cast<std::int8_t>(*y),
                         .rotation = static_cast<Rotation>(*rot / 90)};
    }

    void lay_province(const json::object& entry, const std::string& step) {
        const auto number = integer_field(entry, "province");
        const auto side = string_field(entry, "side");
        if (string_field(entry, "card") != "S" || !number || *number < 1 || *number > province_count ||
            (side && side != "A" && side != "B")) {
            return fail("bad_request",
                        step + ": the map begins with {\"card\":\"S\",\"province\":1-6,\"side\":\"A\"|\"B\"}");
        }
        if (side) rules_.options.side = side == "A" ? Side::A : Side::B;
        const auto where = position(entry, step);
        if (where) map_ = begin_map(rules_, static_cast<std::uint8_t>(*number - 1), pool_, *where);
    }

    void lay(const json::object& entry, const std::string& step) {
        const auto number = integer_field(entry, "card");
        if (!number || *number < 1 || *number > card_count)
            return fail("bad_request", step + ": 'card' is a number from 1 to 60");
        const CardId card{static_cast<std::uint8_t>(*number)};
        if (slot_of(card)) return refuse(step, {"M1.1", "card " + std::to_string(*number) + " is in the map already"});
        auto placement = position(entry, step);
        if (!placement || !read_under(entry, step, *placement)) return;
        const Face& face = rules_.deck.cards[card.number];
        if (const auto error = why_illegal_placement(rules_, map_, face, *placement)) return refuse(step, *error);
        lay_card(rules_, map_, card, *placement, pool_);
    }

    bool read_under(const json::object& entry, const std::string& step, Placement& placement) {
        if (!entry.contains("under")) return true;
        const auto* under = array_field(entry, "under");
        if (under == nullptr) fail("bad_request", step + ": 'under' is a list of cards");
        for (std::size_t i = 0; under != nullptr && i < under->size() && !fault_; ++i) {
            const auto& name = (*under)[i];
            std::optional<std::size_t> slot;
            if (name == "S") slot = 0;
            if (name.is_int64() && name.get_int64() >= 1 && name.get_int64() <= card_count) {
                slot = slot_of(CardId{static_cast<std::uint8_t>(name.get_int64())});
            }
            if (slot) {
                placement.under |= slot_bit(*slot);
            } else {
                refuse(step, {"M3.3", "a card it should go under is not in the map"});
            }
        }
        return !fault_;
    }

    std::optional<std::size_t> slot_of(CardId card) const {
        for (std::size_t slot = 0; slot < map_.cards.size(); ++slot) {
            if (map_.cards[slot].card == card) return slot;
        }
        return std::nullopt;
    }

    // Those that lie before the next card is laid.
    void put_tiles(std::int64_t laid) {
        const auto* tiles = array_field(request_, "tiles");
        if (tiles == nullptr && request_.contains("tiles")) return fail("bad_request", "'tiles' is a list");
        for (std::size_t i = 0; tiles != nullptr && i < tiles->size() && !fault_; ++i) {
            const auto* tile = (*tiles)[i].if_object();
            const auto after = tile == nullptr ? std::nullopt : integer_field(*tile, "after");
            if (!after) return fail("bad_request", "a tile needs x, y, tile and after");
            if (*after == laid) put_tile_from(*tile, "tile " + std::to_string(i + 1));
        }
    }

    void put_tile_from(const json::object& tile, const std::string& step) {
        const auto where = position(tile, step);
        const auto letter = string_field(tile, "tile");
        const auto terrain = letter && letter->size() == 1 ? plain_terrain_of(letter->front()) : std::nullopt;
        if (!where) return;
        if (!terrain) return fail("bad_request", step + ": 'tile' is F, L, T or M");
        if (!rules_.can_terraform()) return refuse(step, {"K8.3", "there is no terraforming with this deck"});
        const Cell cell = cell_at(where->x, where->y);
        if (const auto error = why_no_tile(rules_, map_, cell, *terrain)) return refuse(step, *error);
        put_tile(map_, *visible_at(map_, cell), *terrain);
    }

    void check_tiles_used(std::int64_t laid) {
        const auto* tiles = array_field(request_, "tiles");
        for (std::size_t i = 0; tiles != nullptr && i < tiles->size() && !fault_; ++i) {
            const auto after = integer_field((*tiles)[i].get_object(), "after");
            if (!after || *after < 1 || *after > laid)
                fail("bad_request", "a tile's 'after' counts entries of the map, from 1");
        }
    }

    // Those spent when `laid` entries of the map lay there; without it those missing in the end.
    void remove_cubes(std::optional<std::int64_t> laid = std::nullopt) {
        const auto* cells = array_field(request_, "no_cubes");
        if (cells == nullptr && request_.contains("no_cubes"))
            return fail("bad_request", "'no_cubes' is a list of [x, y] or [x, y, after]");
        for (std::size_t i = 0; cells != nullptr && i < cells->size() && !fault_; ++i) {
            const auto* numbers = (*cells)[i].if_array();
            if (numbers == nullptr || !is_spent_cube(*numbers))
                return fail("bad_request", "'no_cubes' is a list of [x, y] or [x, y, after]");
            if (!laid && numbers->size() == 3 &&
                (*numbers)[2].get_int64() > static_cast<std::int64_t>(map_.cards.size()))
                return fail("bad_request", "a spent cube's 'after' counts entries of the map, from 1");
            const bool is_now =
                laid ? numbers->size() == 3 && (*numbers)[2].get_int64() == *laid : numbers->size() == 2;
            if (is_now) {
                remove_cube(
                    cell_at(static_cast<int>((*numbers)[0].get_int64()), static_cast<int>((*numbers)[1].get_int64())));
            }
        }
    }

    static bool is_spent_cube(const json::array& numbers) {
        if (numbers.size() != 2 && numbers.size() != 3) return false;
        for (const auto& number : numbers) {
            if (!number.is_int64() || std::abs(number.get_int64()) > most_coordinate) return false;
        }
        return numbers.size() == 2 || (numbers[2].get_int64() >= 1 && numbers[2].get_int64() <= cards_per_map);
    }

    void remove_cube(Cell cell) {
        const auto at = visible_at(map_, cell);
        if (!at || square_of(rules_, map_, *at).terrain != Terrain::production) {
            return fail("bad_request", "'no_cubes' names a square that is no visible production square");
        }
        if (has_cube(map_, *at)) take_cube(map_, *at);
    }

    // The card whose placements are asked for.
    std::optional<CardId> next_card() {
        if (!request_.contains("next")) return std::nullopt;
        const auto number = integer_field(request_, "next");
        if (!number || *number < 1 || *number > card_count) {
            fail("bad_request", "'next' is a card, a number from 1 to 60");
            return std::nullopt;
        }
        return CardId{static_cast<std::uint8_t>(*number)};
    }

    json::array placements_of(CardId card) const {
        json::array list;
        if (map_.cards.size() >= cards_per_map || slot_of(card)) return list;
        std::vector<Placement> placements;
        list_placements(rules_, map_, rules_.deck.cards[card.number], placements);
        for (const Placement& placement : placements)
            list.emplace_back(write_action(place_action(map_, card, placement)));
        return list;
    }

    json::array tile_places() const {
        if (!rules_.can_terraform()) return {};
        std::map<Cell, json::array> tiles;
        for (const Terrain terrain : tile_terrains) {
            for (const Cell cell : tile_cells(rules_, map_, terrain))
                tiles[cell].emplace_back(std::string(1, letter_of(terrain)));
        }
        json::array list;
        for (auto& [cell, letters] : tiles)
            list.push_back({{"x", cell.x}, {"y", cell.y}, {"tiles", std::move(letters)}});
        return list;
    }

    Rules rules_;
    const json::object& request_;
    Map map_;
    Pool pool_{};
    std::optional<Fault> fault_;
};

}  // namespace

Result<json::object> score_laid_map(const Rules& rules, const json::object& request) {
    return ScorePad(rules, request).score();
}

}  // namespace kitamae
