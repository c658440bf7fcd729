#include "games/hokkaido_2010/ways.h"

#include <algorithm>
#include <array>

#include "games/hokkaido_2010/pieces.h"

namespace kitamae::hokkaido_2010 {
namespace {

constexpr int unreached = 1 << 20;
constexpr int price_of_missing = 2 * max_provinces;  // dearer than any detour through own provinces

// Dijkstra's algorithm from one end; the provinces before the other end are read off backwards.
class Search {
public:
    Search(const Atlas& atlas, ProvinceSet occupied) : atlas_(atlas), occupied_(occupied) { price_.fill(unreached); }

    std::vector<Place> way(ProvinceId from, ProvinceId to) {
        price_[from.index] = price_to_enter(from);
        before_[from.index] = from;
        while (!done_.has(to)) visit(nearest());
        std::vector<Place> way{place_of(to)};
        for (ProvinceId at = to; at != from; way.push_back(place_of(at))) at = before_[at.index];
        std::reverse(way.begin(), way.end());
        return way;
    }

private:
    int price_to_enter(ProvinceId province) const { return occupied_.has(province) ? 1 : 1 + price_of_missing; }

    // There is one: the island is connected.
    ProvinceId nearest() const {
        ProvinceId best;
        int least = unreached;
        for (int i = 0; i < atlas_.province_count(); ++i) {
            const ProvinceId province{static_cast<std::uint8_t>(i)};
            if (done_.has(province) || price_[province.index] >= least) continue;
            least = price_[province.index];
            best = province;
        }
        return best;
    }

    void visit(ProvinceId province) {
        done_.add(province);
        for (const ProvinceId next : atlas_.neighbours(province) - done_) {
            const int price = price_[province.index] + price_to_enter(next);
            if (price >= price_[next.index]) continue;
            price_[next.index] = price;
            before_[next.index] = province;
        }
    }

    const Atlas& atlas_;
    ProvinceSet occupied_;
    ProvinceSet done_;
    std::array<int, max_provinces> price_{};
    std::array<ProvinceId, max_provinces> before_{};
};

}  // namespace

std::vector<Place> way_of(const Atlas& atlas, ProvinceSet occupied, const Route& route) {
    if (route.is_sea()) return {route.a, route.b};
    return Search(atlas, occupied).way(route.a.province(), route.b.province());
}

std::vector<Place> missing_on(const Table& table, Seat seat, const std::vector<Place>& way) {
    std::vector<Place> missing;
    for (const Place place : way) {
        if (pieces_in(table, seat, place) == 0) missing.push_back(place);
    }
    return missing;
}

}  // namespace kitamae::hokkaido_2010
