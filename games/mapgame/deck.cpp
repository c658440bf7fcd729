#include "games/mapgame/deck.h"

#include "core/text.h"
#include "games/mapgame/range.h"

namespace kitamae::mapgame {
namespace {

constexpr std::string_view colour_letters = "bneyg";
constexpr std::string_view terrain_letters = "FLTDMPW";

// Rules K7.1: the mountains of a province form a chain of at least two.
bool is_mountain_chain(const Face& face) {
    FixedList<Cell, squares_per_card> mountains;
    for (int i = 0; i < squares_per_card; ++i) {
        if ((face.mask(Terrain::mountain) >> i) & 1U) mountains.push_back(offset_of(Rotation::r0, i));
    }
    return mountains.size() >= 2 && can_extend_by_all(RangeProbe(Range{}), {mountains.begin(), mountains.size()});
}

std::optional<ContentFault> check_face(const Face& face, const Deck& deck, Title title, const std::string& where) {
    for (const Square& square : face.squares) {
        if (square.terrain == Terrain::mountain && title == Title::honshu) {
            return ContentFault{where, "Honshū has no mountains", "mountain", {}};
        }
        const bool coloured = square.terrain == Terrain::production || square.terrain == Terrain::factory;
        if (coloured && deck.resources[index_of(square.colour)] == 0) {
            const std::string code = write_square(square);
            return ContentFault{where, "square '" + code + "' has a colour without cubes", "no_cubes", code};
        }
    }
    return std::nullopt;
}

std::optional<ContentFault> check_province(const Deck& deck, Title title, std::size_t number) {
    for (const Side side : {Side::A, Side::B}) {
        const Face& face = deck.provinces[number - 1].sides[static_cast<std::size_t>(side)];
        const std::string where = "province " + std::to_string(number) + (side == Side::A ? " side A" : " side B");
        if (auto fault = check_face(face, deck, title, where)) return fault;
        if (title == Title::hokkaido && !is_mountain_chain(face)) {
            return ContentFault{where, "a province needs a chain of at least two mountains", "no_chain", {}};
        }
    }
    return std::nullopt;
}

}  // namespace

char letter_of(Terrain terrain) { return terrain_letters[static_cast<std::size_t>(terrain)]; }

char letter_of(Colour colour) { return colour_letters[index_of(colour)]; }

std::optional<Colour> colour_of(char letter) {
    const auto at = colour_letters.find(letter);
    if (at == std::string_view::npos) return std::nullopt;
    return static_cast<Colour>(at);
}

std::optional<Terrain> plain_terrain_of(char letter) {
    const auto at = terrain_letters.substr(0, 5).find(letter);
    if (at == std::string_view::npos) return std::nullopt;
    return static_cast<Terrain>(at);
}

Face face_of(const std::array<Square, squares_per_card>& squares) {
    Face face{.squares = squares, .masks = {}};
    for (std::size_t i = 0; i < squares.size(); ++i) {
        face.masks[static_cast<std::size_t>(squares[i].terrain)] |= static_cast<std::uint8_t>(1U << i);
    }
    return face;
}

std::optional<Square> read_square(std::string_view code) {
    if (code.size() == 1) {
        const auto terrain = plain_terrain_of(code[0]);
        if (!terrain) return std::nullopt;
        return Square{.terrain = *terrain};
    }
    if (code.size() < 2) return std::nullopt;
    const auto colour = colour_of(code[1]);
    if (!colour) return std::nullopt;
    if (code.size() == 2 && code[0] == 'P') return Square{.terrain = Terrain::production, .colour = *colour};
    if (code.size() != 3 || code[0] != 'W') return std::nullopt;
    const auto value = read_number<std::uint8_t>(code.substr(2));
    if (!value || *value == 0 || *value > most_factory_value) return std::nullopt;
    return Square{.terrain = Terrain::factory, .colour = *colour, .value = *value};
}

std::string write_square(const Square& square) {
    std::string code(1, letter_of(square.terrain));
    if (square.terrain == Terrain::production || square.terrain == Terrain::factory) code += letter_of(square.colour);
    if (square.terrain == Terrain::factory) code += std::to_string(square.value);
    return code;
}

std::optional<Face> read_face(std::string_view text) {
    std::array<Square, squares_per_card> squares{};
    for (std::size_t i = 0; i < squares.size(); ++i) {
        if (i == 2 || i == 4) {
            if (take_word(text) != "/") return std::nullopt;
        }
        const auto square = read_square(take_word(text));
        if (!square) return std::nullopt;
        squares[i] = *square;
    }
    if (!trim(text).empty()) return std::nullopt;
    return face_of(squares);
}

std::string write_face(const Face& face) {
    std::string text;
    for (std::size_t i = 0; i < face.squares.size(); ++i) {
        if (i > 0) text += i % 2 == 0 ? " / " : " ";
        text += write_square(face.squares[i]);
    }
    return text;
}

std::optional<ContentFault> check_deck(const Deck& deck, Title title) {
    for (std::size_t number = 1; number <= card_count; ++number) {
        if (auto fault = check_face(deck.cards[number], deck, title, "card " + std::to_string(number))) return fault;
    }
    for (std::size_t number = 1; number <= province_count; ++number) {
        if (auto fault = check_province(deck, title, number)) return fault;
    }
    return std::nullopt;
}

}  // namespace kitamae::mapgame
