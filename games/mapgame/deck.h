#pragma once
// The printed matter of a match: sixty cards, six provinces with two sides, the cubes of each colour.
// A deck is checked before it is used; what is wrong is said with the card it is wrong on.

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "core/content_fault.h"
#include "games/mapgame/types.h"

namespace kitamae::mapgame {

enum class Title : std::uint8_t { honshu, hokkaido };
enum class Side : std::uint8_t { A, B };

// The squares of one card in reading order of the upright card, with masks over them for quick questions.
struct Face {
    std::array<Square, squares_per_card> squares{};
    std::array<std::uint8_t, terrain_count> masks{};

    constexpr unsigned mask(Terrain terrain) const { return masks[static_cast<std::size_t>(terrain)]; }
    // Squares that may neither be covered nor go under. Rules M3.6
    constexpr unsigned solid() const { return mask(Terrain::lake) | mask(Terrain::mountain); }

    bool operator==(const Face&) const = default;
};

struct Province {
    std::array<Face, 2> sides{};

    bool operator==(const Province&) const = default;
};

struct Deck {
    std::array<Face, card_count + 1> cards{};  // by card number; 0 is not used
    std::array<Province, province_count> provinces{};
    PerColour<std::uint8_t> resources{};

    bool operator==(const Deck&) const = default;
};

Face face_of(const std::array<Square, squares_per_card>& squares);

// "T L / T Pn / Pb D"; nullopt: not three rows of two squares.
std::optional<Face> read_face(std::string_view text);
std::string write_face(const Face& face);

// "F", "L", "T", "D", "M", "Pb", "We4".
std::optional<Square> read_square(std::string_view code);
std::string write_square(const Square& square);

char letter_of(Terrain terrain);  // F L T D M, P, W
char letter_of(Colour colour);    // b n e y g
std::optional<Colour> colour_of(char letter);
std::optional<Terrain> plain_terrain_of(char letter);  // F L T D M

// Rules M1.1, M1.2, K7.1: what a deck of this title must be.
std::optional<ContentFault> check_deck(const Deck& deck, Title title);

}  // namespace kitamae::mapgame
