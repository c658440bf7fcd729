// The island as it is drawn: outlines, borders, where pieces and names stand. From a board file and, where it fits,
// the layout that comes with the default board.

import type { Bounds } from '../geometry';
import type { Board, Point, Province } from '../wire';

export const sea = 'sea';

export interface Layout {
  viewBox: number[];
  boxes: Record<string, number[]>;
  city_marker: Record<string, number[]>;
  free_radius: Record<string, number>;
  kanji: Record<string, string>;
}

export interface Place {
  id: string;
  name: string; // of the province; of countries the words of the language are used
  kanji: string;
  region: string | null; // null: a country or At Sea
  city: string | null;
  outline: Point[];
  at: Point; // the middle of the room for pieces
  room: number; // its radius
  marker: Point | null; // of the city
}

export interface Shape {
  places: Place[];
  bounds: Bounds; // in squares of 40
  borders: Borders;
}

export interface Borders {
  coast: string;
  regions: string;
  provinces: string;
}

const pointKey = ([x, y]: Point): string => `${x},${y}`;

// Each edge by how many provinces and regions share it.
export function bordersOf(provinces: readonly Province[]): Borders {
  const edges = new Map<string, { a: Point; b: Point; regions: string[] }>();
  for (const { polygon = [], region } of provinces) {
    polygon.forEach((a, i) => {
      const b = polygon[(i + 1) % polygon.length] ?? a;
      const key = [pointKey(a), pointKey(b)].sort().join(' ');
      const known = edges.get(key);
      if (known) known.regions.push(region);
      else edges.set(key, { a, b, regions: [region] });
    });
  }
  const draw = (wanted: (regions: string[]) => boolean) =>
    [...edges.values()]
      .filter(({ regions }) => wanted(regions))
      .map(({ a, b }) => `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`)
      .join('');
  return {
    coast: draw((regions) => regions.length === 1),
    regions: draw((regions) => regions.length > 1 && new Set(regions).size > 1),
    provinces: draw((regions) => regions.length > 1 && new Set(regions).size === 1),
  };
}

export const pathOf = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

const rectangle = ([x = 0, y = 0, w = 0, h = 0]: readonly number[]): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

const pointOf = (pair: readonly number[] | undefined): Point | null =>
  pair?.[0] !== undefined && pair[1] !== undefined ? [pair[0], pair[1]] : null;

function provincePlace(province: Province, layout: Layout, fits: boolean): Place {
  const outline = province.polygon ?? [];
  return {
    id: province.id,
    name: province.name,
    kanji: (fits && layout.kanji[province.id]) || '',
    region: province.region,
    city: province.city,
    outline,
    at: province.label ?? middle(outline),
    room: (fits && layout.free_radius[province.id]) || 26,
    marker: province.city ? (fits && pointOf(layout.city_marker[province.id])) || null : null,
  };
}

function boxPlace(id: string, box: readonly number[]): Place {
  const outline = rectangle(box);
  const [x, y] = middle(outline);
  return { id, name: id, kanji: '', region: null, city: null, outline, at: [x, y + 14], room: 40, marker: null };
}

function boundsOf(points: readonly Point[], margin: number): Bounds {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x: x / 40, y: y / 40, w: (Math.max(...xs) + margin - x) / 40, h: (Math.max(...ys) + margin - y) / 40 };
}

// Without boxes of their own, countries and the sea stand in a column to the left.
function boxesFor(ids: readonly string[], layout: Layout, fits: boolean, land: readonly Point[]): Place[] {
  const left = Math.min(...land.map(([x]) => x)) - 230;
  const top = Math.min(...land.map(([, y]) => y));
  return ids.map((id, i) => boxPlace(id, (fits && layout.boxes[id]) || [left, top + i * 120, 190, 96]));
}

export const coloursOf = (board: Board | null): Record<string, string> =>
  Object.fromEntries((board?.regions ?? []).map(({ id, color }) => [id, color ?? '#c9b98f']));

// null: the board file has no pictures, and its provinces can only be listed.
export function shapeOf(board: Board, layout: Layout): Shape | null {
  if (board.provinces.some(({ polygon }) => !polygon || polygon.length < 3)) return null;
  const known = Object.keys(layout.free_radius);
  const fits = known.length === board.provinces.length && board.provinces.every(({ id }) => known.includes(id));
  const land = board.provinces.flatMap(({ polygon }) => polygon ?? []);
  const places = [
    ...board.provinces.map((province) => provincePlace(province, layout, fits)),
    ...boxesFor([...board.countries, sea], layout, fits, land),
  ];
  return {
    places,
    bounds: boundsOf(
      places.flatMap(({ outline }) => outline),
      14,
    ),
    borders: bordersOf(board.provinces),
  };
}

export function isInside(outline: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

// What is meant by a tap: the place under it, or a lit one that is near enough if that one is not lit.
export function placeAt(places: readonly Place[], point: Point, lit: readonly string[], reach: number): Place | null {
  const under = places.find(({ outline }) => isInside(outline, point)) ?? null;
  if (under && lit.includes(under.id)) return under;
  const near = places
    .filter(({ id, at }) => lit.includes(id) && distance(at, point) <= reach)
    .sort((a, b) => distance(a.at, point) - distance(b.at, point));
  return near[0] ?? under;
}

// The next place in a direction, as arrow keys go: near, and not too far aside.
export function neighbour(places: readonly Place[], from: string | null, dx: number, dy: number): Place | null {
  const start = places.find(({ id }) => id === from);
  if (!start) return places[0] ?? null;
  let best: Place | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const [x, y] = [place.at[0] - start.at[0], place.at[1] - start.at[1]];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    const cost = along + 2 * aside;
    if (place.id === start.id || along <= 0 || aside > 3 * along || cost >= least) continue;
    best = place;
    least = cost;
  }
  return best;
}
