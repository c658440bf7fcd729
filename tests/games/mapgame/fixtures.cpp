#include "tests/games/mapgame/fixtures.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <sstream>
#include <stdexcept>

#include "data/embedded.h"
#include "games/mapgame/goals.h"
#include "games/mapgame/placements.h"
#include "games/mapgame/sides.h"
#include "games/mapgame/terraform.h"

namespace kitamae::mapgame::tests {
namespace {

Action action_of(std::string_view text) {
    const auto action = G::read(text);
    EXPECT_TRUE(action) << "not an action: " << text;
    return action.value_or(Action{});
}

Face face(const std::string& text) {
    const auto read = read_face(text);
    EXPECT_TRUE(read) << "not a card: " << text;
    return read.value_or(Face{});
}

std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }
Seat seat_at(int index) { return Seat{byte(index)}; }

void set_provinces(Deck& deck, const Face& face) {
    for (Province& province : deck.provinces) province.sides = {face, face};
}

void set_resources(Deck& deck, std::string_view colours, int each) {
    for (const char colour : colours) deck.resources[index_of(*colour_of(colour))] = byte(each);
}

Rules own_rules(Title title, OwnCards cards, int players) {
    Rules rules{.title = title, .players = players, .options = default_options(title), .deck = {}};
    rules.deck.cards.fill(face("D D / D D / D D"));
    set_provinces(rules.deck, face(title == Title::honshu ? "D D / D D / D D" : "M M / D D / D D"));
    set_resources(rules.deck, title == Title::honshu ? "bney" : "bneg", title == Title::honshu ? 10 : 14);
    for (const OwnCard& own : cards) {
        if (own.number == 0) {
            set_provinces(rules.deck, face(own.face));
        } else {
            rules.deck.cards[static_cast<std::size_t>(own.number)] = face(own.face);
        }
    }
    return rules;
}

// What stands behind `"key": ` up to the closing quote, comma or brace; empty without that key.
std::string value_of(const std::string& line, const std::string& key) {
    const std::string mark = "\"" + key + "\": ";
    const auto at = line.find(mark);
    if (at == std::string::npos) return {};
    const std::string rest = line.substr(at + mark.size());
    if (rest.starts_with('"')) return rest.substr(1, rest.find('"', 1) - 1);
    return rest.substr(0, rest.find_first_of(",}"));
}

// The files of data/ have one card, one province, or all resources on a line.
void read_deck_line(Deck& deck, const std::string& line) {
    const std::string id = value_of(line, "id");
    if (const std::string squares = value_of(line, "squares"); !id.empty() && !squares.empty()) {
        deck.cards.at(std::stoul(id)) = face(squares);
    } else if (!id.empty()) {
        deck.provinces.at(std::stoul(id) - 1).sides = {face(value_of(line, "A")), face(value_of(line, "B"))};
    } else if (line.find("\"resources\"") != std::string::npos) {
        for (const Colour colour : all_colours) {
            const std::string count = value_of(line, std::string(1, letter_of(colour)));
            if (!count.empty()) deck.resources[index_of(colour)] = byte(std::stoi(count));
        }
    }
}

bool is_listed(const TestMap& map, const Action& action, const Placement& placement) {
    std::vector<Placement> list;
    const Face& added = map.rules.deck.cards[action.card.number];
    list_placements(map.rules, map.map, added, list);
    EXPECT_EQ(!list.empty(), has_placement(map.rules, map.map, added));
    return std::find(list.begin(), list.end(), placement) != list.end();
}

// ---- pictures ----

using Picture = std::vector<std::vector<std::string>>;

Picture read_picture(std::string_view text) {
    Picture rows;
    std::istringstream lines{std::string(text)};
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::vector<std::string> row;
        for (std::string word; words >> word;) row.push_back(word);
        if (!row.empty()) rows.push_back(row);
    }
    return rows;
}

struct Block {
    int x = 0;
    int y = 0;
    std::array<std::string, squares_per_card> codes;

    Cell cell(int i) const { return cell_at(x + i % 2, y + i / 2); }
    bool is_mountain(int i) const { return codes[static_cast<std::size_t>(i)] == "M"; }
};

std::vector<Block> blocks_of(const Picture& picture) {
    std::vector<Block> blocks;
    for (std::size_t y = 0; y + 2 < picture.size(); y += 3) {
        for (std::size_t x = 0; x + 1 < picture[y].size(); x += 2) {
            Block block{.x = static_cast<int>(x), .y = static_cast<int>(y), .codes = {}};
            for (std::size_t i = 0; i < squares_per_card; ++i) block.codes[i] = picture[y + i / 2].at(x + i % 2);
            if (block.codes[0] != ".") blocks.push_back(block);
        }
    }
    return blocks;
}

// The two mountains of a block that begin the range: side by side rather than corner to corner.
std::optional<std::array<int, 2>> first_mountains(const Block& block) {
    std::optional<std::array<int, 2>> found;
    for (int i = 0; i < squares_per_card; ++i) {
        for (int j = i + 1; j < squares_per_card; ++j) {
            if (!block.is_mountain(i) || !block.is_mountain(j)) continue;
            if (is_beside(block.cell(i), block.cell(j))) return {{i, j}};
            if (touches(block.cell(i), block.cell(j)) && !found) found = {{i, j}};
        }
    }
    return found;
}

std::string printed_face(const Block& block, std::array<int, 2> printed_mountains) {
    std::string text;
    for (int i = 0; i < squares_per_card; ++i) {
        std::string code = block.codes[static_cast<std::size_t>(i)];
        if (code.ends_with('-')) code.pop_back();
        const bool printed = i == printed_mountains[0] || i == printed_mountains[1];
        if (code == "M" && !printed) code = "D";
        text += (i == 0 ? "" : i % 2 == 0 ? " / " : " ") + code;
    }
    return text;
}

// The chain of a range is unique: where a mountain lies beside one of its ends it is the next, else one at a corner.
bool tile_next_mountain(TestMap& map, std::vector<Cell>& left) {
    const Cell head = map.map.range[0];
    const Cell tail = map.map.range.back();
    const auto next = [&](auto near) {
        return std::find_if(left.begin(), left.end(), [&](Cell cell) { return near(head, cell) || near(tail, cell); });
    };
    auto at = next(is_beside);
    if (at == left.end()) at = next(touches);
    if (at == left.end()) return false;
    map.tile("tile " + write_cell(*at) + " mountain");
    left.erase(at);
    return true;
}

void finish_drawing(TestMap& map, const std::vector<Block>& blocks) {
    std::vector<Cell> mountains;
    for (const Block& block : blocks) {
        for (int i = 0; i < squares_per_card; ++i) {
            const SquareRef at = *visible_at(map.map, block.cell(i));
            if (block.codes[static_cast<std::size_t>(i)].ends_with('-')) take_cube(map.map, at);
            if (block.is_mountain(i) && square_of(map.rules, map.map, at).terrain != Terrain::mountain) {
                mountains.push_back(block.cell(i));
            }
        }
    }
    while (!mountains.empty() && tile_next_mountain(map, mountains)) {
    }
    EXPECT_TRUE(mountains.empty()) << "the mountains drawn are not one range";
}

}  // namespace

Rules honshu(OwnCards cards, int players) { return own_rules(Title::honshu, cards, players); }
Rules hokkaido(OwnCards cards, int players) { return own_rules(Title::hokkaido, cards, players); }

Rules default_rules(Title title, int players) {
    Rules rules{.title = title, .players = players, .options = default_options(title), .deck = {}};
    std::istringstream lines{std::string(data::file(title == Title::honshu ? "honshu.json" : "hokkaido.json"))};
    for (std::string line; std::getline(lines, line);) read_deck_line(rules.deck, line);
    return rules;
}

Rules with(Rules rules, Selection selection) {
    rules.options.selection = selection;
    return rules;
}

Rules with_scoring_card(Rules rules, std::uint8_t card) {
    rules.options.scoring_card = card;
    return rules;
}

Rules with_goals(Rules rules) {
    rules.options.goals = true;
    return rules;
}

TestMap::TestMap(const Rules& its_rules, int province)
    : rules(its_rules), pool(rules.deck.resources), map(begin_map(rules, byte(province - 1), pool)) {}

TestMap& TestMap::lay(std::string_view action) {
    EXPECT_EQ(refusal(action), "") << action;
    const Action read = action_of(action);
    lay_card(rules, map, read.card, *placement_of(map, read), pool);
    return *this;
}

TestMap& TestMap::tile(std::string_view action) {
    EXPECT_EQ(refusal(action), "") << action;
    const Action read = action_of(action);
    put_tile(map, *visible_at(map, read.cells[0]), read.terrain);
    return *this;
}

std::string TestMap::refusal(std::string_view action) const {
    const Action read = action_of(action);
    if (read.kind == ActionKind::tile) {
        const auto error = why_no_tile(rules, map, read.cells[0], read.terrain);
        const CellList cells = tile_cells(rules, map, read.terrain);
        EXPECT_EQ(std::find(cells.begin(), cells.end(), read.cells[0]) != cells.end(), !error) << action;
        return error ? error->clause : "";
    }
    const auto placement = placement_of(map, read);
    if (!placement) return "M3.3";
    const auto error = why_illegal_placement(rules, map, rules.deck.cards[read.card.number], *placement);
    EXPECT_EQ(is_listed(*this, read, *placement), !error) << action;
    return error ? error->clause : "";
}

std::string TestMap::square(int x, int y) const {
    const auto at = visible_at(map, cell_at(x, y));
    return at ? write_square(square_of(rules, map, *at)) : ".";
}

bool TestMap::cube(int x, int y) const {
    const auto at = visible_at(map, cell_at(x, y));
    return at && has_cube(map, *at);
}

int TestMap::cubes() const { return static_cast<int>(cube_cells(rules, map).size()); }

std::string TestMap::drawing() const {
    std::string text;
    for (int y = map.min_y; y <= map.max_y; ++y) {
        for (int x = map.min_x; x <= map.max_x; ++x) {
            if (x > map.min_x) text += ' ';
            text += square(x, y);
        }
        text += '\n';
    }
    return text;
}

Score TestMap::score(std::uint8_t scoring_card) const { return score_map(rules, map, {.scoring_card = scoring_card}); }

bool TestMap::goal(int number, int terraformed) const { return fulfils_goal(rules, map, number, terraformed); }

TestMap drawn(Title title, std::string_view picture) {
    std::vector<Block> blocks = blocks_of(read_picture(picture));
    EXPECT_LE(blocks.size(), cards_per_map);
    std::array<int, 2> printed{-1, -1};
    if (title == Title::hokkaido) {  // the province must hold the beginning of the range
        const auto first =
            std::find_if(blocks.begin(), blocks.end(), [](const Block& block) { return first_mountains(block); });
        if (first == blocks.end()) throw std::invalid_argument("no block of the picture has two mountains that touch");
        printed = *first_mountains(*first);
        std::iter_swap(blocks.begin(), first);
    }
    Rules rules = own_rules(title, {}, 3);
    set_provinces(rules.deck, face(printed_face(blocks[0], printed)));
    for (std::size_t i = 1; i < blocks.size(); ++i) rules.deck.cards[i] = face(printed_face(blocks[i], {-1, -1}));
    TestMap map(rules);
    map.pool = rules.deck.resources;
    const auto where = [](const Block& block) {
        return Placement{.x = cell_at(block.x, 0).x, .y = cell_at(0, block.y).y};
    };
    map.map = begin_map(rules, 0, map.pool, where(blocks[0]));
    for (std::size_t i = 1; i < blocks.size(); ++i) {
        lay_card(map.rules, map.map, CardId{static_cast<std::uint8_t>(i)}, where(blocks[i]), map.pool);
    }
    finish_drawing(map, blocks);
    return map;
}

std::string sides_drawing(const Map& map, int width, int height) {
    const Sides sides = sides_of(map);
    const Window window(map);
    std::string text;
    char first = 0;  // the side of the first square off the line
    for (int y = 0; y < height; ++y) {
        if (y > 0) text += '/';
        for (int x = 0; x < width; ++x) {
            const Cell cell = cell_at(x, y);
            const auto in = [&](const Board& board) { return board.has(window.x(cell), window.y(cell)); };
            EXPECT_EQ(int{in(sides.line)} + int{in(sides.ground[0])} + int{in(sides.ground[1])}, 1) << write_cell(cell);
            const char side = in(sides.line) ? '-' : in(sides.ground[0]) ? 'a' : 'b';
            if (first == 0 && side != '-') first = side;
            text += side == '-' ? '-' : side == first ? '0' : '1';
        }
    }
    return text;
}

std::vector<int> numbers(CardSet cards) {
    std::vector<int> list;
    for (const CardId card : cards) list.push_back(card.number);
    return list;
}

CardSet card_set(std::initializer_list<int> cards) {
    CardSet set;
    for (const int card : cards) set.add(CardId{byte(card)});
    return set;
}

TestSeats::TestSeats(Title title) : rules(own_rules(title, {}, 0)) {}

TestSeats& TestSeats::add(const TestMap& map, int card, int terraformed) {
    const auto number = static_cast<std::size_t>(rules.players++);
    PublicSeat& open = table.seats.at(number);
    open.map = map.map;
    open.map.province = byte(static_cast<int>(number));
    open.chosen = CardId{byte(card)};
    open.terraformed = byte(terraformed);
    const Face& province = face_of(map.rules, map.map, 0);
    rules.deck.provinces[number].sides = {province, province};
    for (std::size_t slot = 1; slot < map.map.cards.size(); ++slot) {
        open.map.cards[slot].card = CardId{next_number_};
        rules.deck.cards[next_number_++] = face_of(map.rules, map.map, slot);
    }
    return *this;
}

TestSeats& TestSeats::open_goals(std::initializer_list<int> goals) {
    for (const int goal : goals) table.open_goals |= static_cast<std::uint16_t>(1U << goal);
    return *this;
}

bool TestSeats::has_goal(int seat, int goal) const {
    return ((table.seats[static_cast<std::size_t>(seat)].goals >> goal) & 1U) != 0;
}

// ---- a match ----

TestTable::TestTable(const Rules& its_rules) : rules(its_rules), state(G::initial(rules)) {}

void TestTable::deal(std::string_view what) {
    const Action action = action_of("deal " + std::string(what));
    const auto error = G::why_illegal(state, dealer, action);
    ASSERT_FALSE(error) << what << ": " << error->message;
    G::apply(state, dealer, action);
}

void TestTable::deal_cards(std::initializer_list<int> cards) {
    for (const int card : cards) deal("card " + std::to_string(card));
}

void TestTable::deal_hands(std::initializer_list<std::initializer_list<int>> hands) {
    for (const auto& hand : hands) deal_cards(hand);
}

void TestTable::deal_setup() {
    for (int i = 1; i <= rules.players; ++i) deal("province " + std::to_string(i));
    if (!rules.is_trick() || rules.is_two_player()) return;
    for (int i = 1; i <= rules.players; ++i) deal("order " + std::to_string(i));
}

void TestTable::deal_lowest() {
    while (G::is_chance(state)) step();
}

void TestTable::play(int seat, std::string_view action) {
    ASSERT_EQ(refusal(seat, action), "") << seat << " " << action;
    G::apply(state, seat_at(seat), action_of(action));
}

void TestTable::all_play(std::initializer_list<const char*> actions) {
    int seat = 0;
    for (const char* const action : actions) play(seat++, action);
}

std::string TestTable::refusal(int seat, std::string_view action) const {
    const auto error = G::why_illegal(state, seat_at(seat), action_of(action));
    EXPECT_EQ(offers(seat, action), !error) << seat << " " << action;
    return error ? error->clause : "";
}

std::vector<std::string> TestTable::legal(int seat) const {
    std::vector<Action> actions;
    G::legal_actions(state, seat_at(seat), actions);
    std::vector<std::string> texts;
    for (const Action& action : actions) texts.push_back(G::write(action));
    return texts;
}

bool TestTable::offers(int seat, std::string_view action) const {
    const auto actions = legal(seat);
    return std::find(actions.begin(), actions.end(), action) != actions.end();
}

void TestTable::build_anywhere() {
    ASSERT_EQ(state.table.phase, Phase::map);
    const int round = state.table.round;
    while (state.table.phase == Phase::map && state.table.round == round) {
        const int seat = G::to_act(state).lowest().index;
        play(seat, this->seat(seat).placed ? "done" : legal(seat).at(0));
    }
}

void TestTable::step() {
    const Seat by = G::is_chance(state) ? dealer : G::to_act(state).lowest();
    std::vector<Action> actions;
    G::legal_actions(state, by, actions);
    const bool placed = state.table.phase == Phase::map && seat(by.index).placed;
    G::apply(state, by, placed ? plain_action(ActionKind::done) : actions.at(0));
}

void TestTable::step_to(int round, Phase phase) {
    while (state.table.phase != Phase::over && (state.table.round < round || state.table.phase != phase)) step();
}

std::vector<int> TestTable::hand(int seat) const {
    return numbers(state.secrets.seats[static_cast<std::size_t>(seat)].hand);
}

std::vector<int> TestTable::to_act() const {
    std::vector<int> seats;
    for (const Seat seat : G::to_act(state)) seats.push_back(seat.index);
    return seats;
}

}  // namespace kitamae::mapgame::tests
