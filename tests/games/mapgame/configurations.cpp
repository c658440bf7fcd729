#include "tests/games/mapgame/configurations.h"

#include <cstdlib>
#include <fstream>
#include <ostream>
#include <sstream>
#include <stdexcept>

namespace kitamae::mapgame::testing {
namespace {

Face face_in(const std::string& text) {
    const auto face = read_face(text);
    if (!face) throw std::runtime_error("not a face: " + text);
    return *face;
}

// What stands behind `"key": ` on the line, without quotes; empty: the line has no such key.
std::string value_of(const std::string& line, const std::string& key) {
    const std::string label = "\"" + key + "\": ";
    const auto at = line.find(label);
    if (at == std::string::npos) return {};
    const auto begin = at + label.size();
    if (line[begin] == '"') return line.substr(begin + 1, line.find('"', begin + 1) - begin - 1);
    return line.substr(begin, line.find_first_of(",}", begin) - begin);
}

void read_line(Deck& deck, const std::string& line) {
    if (!value_of(line, "squares").empty() && !value_of(line, "id").empty()) {
        deck.cards[std::stoul(value_of(line, "id"))] = face_in(value_of(line, "squares"));
    } else if (!value_of(line, "A").empty()) {
        deck.provinces[std::stoul(value_of(line, "id")) - 1].sides = {face_in(value_of(line, "A")),
                                                                      face_in(value_of(line, "B"))};
    } else if (line.find("\"resources\"") != std::string::npos) {
        for (const Colour colour : all_colours) {
            const std::string count = value_of(line, std::string(1, letter_of(colour)));
            if (!count.empty()) deck.resources[index_of(colour)] = static_cast<std::uint8_t>(std::stoul(count));
        }
    }
}

// The files have one card or province on a line.
Deck read_deck(const std::string& path) {
    std::ifstream file(path);
    if (!file) throw std::runtime_error("tests run in the source root; cannot open " + path);
    Deck deck;
    for (std::string line; std::getline(file, line);) read_line(deck, line);
    return deck;
}

Face random_face(const std::vector<Square>& choices, Rng& rng) {
    std::array<Square, squares_per_card> squares{};
    for (Square& square : squares) square = choices[rng.below(static_cast<std::uint32_t>(choices.size()))];
    return face_of(squares);
}

Face with_mountains_of(const Face& face, const Face& mountains) {
    std::array<Square, squares_per_card> squares = face.squares;
    for (std::size_t i = 0; i < squares.size(); ++i) {
        const bool is_mountain = mountains.squares[i].terrain == Terrain::mountain;
        if (is_mountain) {
            squares[i] = mountains.squares[i];
        } else if (squares[i].terrain == Terrain::mountain) {
            squares[i] = Square{};
        }
    }
    return face_of(squares);
}

}  // namespace

const Deck& default_deck(Title title) {
    static const Deck honshu = read_deck("data/honshu.json");
    static const Deck hokkaido = read_deck("data/hokkaido.json");
    return title == Title::honshu ? honshu : hokkaido;
}

std::string name_of(const Configuration& configuration) {
    const Options& options = configuration.options;
    std::string name = configuration.title == Title::honshu ? "Honshu" : "Hokkaido";
    name += options.selection == Selection::trick ? "Trick" : "Draft";
    name += options.side == Side::A ? "A" : "B";
    name += std::to_string(configuration.players);
    if (options.scoring_card == random_scoring_card) name += "Random";
    if (options.scoring_card != 0 && options.scoring_card <= scoring_card_count) {
        name += "Card" + std::to_string(options.scoring_card);
    }
    if (options.goals) name += "Goals";
    return name;
}

std::ostream& operator<<(std::ostream& out, const Configuration& configuration) {
    return out << name_of(configuration);
}

Rules rules_of(const Configuration& configuration) {
    return {.title = configuration.title,
            .players = configuration.players,
            .options = configuration.options,
            .deck = default_deck(configuration.title)};
}

std::vector<Configuration> all_configurations() {
    std::vector<Configuration> all;
    for (const Title title : {Title::honshu, Title::hokkaido}) {
        for (const Selection selection : {Selection::trick, Selection::draft}) {
            for (const Side side : {Side::A, Side::B}) {
                for (int players = 2; players <= max_players; ++players) {
                    for (const std::uint8_t card : {std::uint8_t{0}, random_scoring_card}) {
                        for (const bool goals : {false, true}) {
                            if (goals && title == Title::honshu) continue;
                            const Options options{
                                .selection = selection, .side = side, .scoring_card = card, .goals = goals};
                            all.push_back({.title = title, .players = players, .options = options});
                        }
                    }
                }
            }
        }
    }
    return all;
}

Deck random_deck(Title title, const std::string& codes, Rng& rng) {
    std::vector<Square> choices;
    std::istringstream words(codes);
    for (std::string code; words >> code;) choices.push_back(read_square(code).value());
    Deck deck = default_deck(title);
    for (std::size_t number = 1; number <= card_count; ++number) deck.cards[number] = random_face(choices, rng);
    for (Province& province : deck.provinces) {
        for (Face& side : province.sides) side = with_mountains_of(random_face(choices, rng), side);
    }
    if (const auto fault = check_deck(deck, title)) throw std::runtime_error(fault->where + ": " + fault->message);
    return deck;
}

int games_to_play([[maybe_unused]] int in_debug, [[maybe_unused]] int in_release) {
    if (const char* games = std::getenv("KITAMAE_LAW_GAMES")) return std::atoi(games);
#ifdef NDEBUG
    return in_release;
#else
    return in_debug;
#endif
}

}  // namespace kitamae::mapgame::testing
