// Where the squares of cards lie. Pure drawing arithmetic: what may lie where is the engine's to say.

import type { Cell } from './notation';
import type { CardId, Deck, LaidCard, MapData, Rotation, Square } from './wire';

export interface Bounds {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface FaceSquare extends Cell {
  code: string;
}

export const rotations: readonly Rotation[] = [0, 90, 180, 270];

export const turned = (rot: Rotation, steps: number): Rotation =>
  ((((rot + 90 * steps) % 360) + 360) % 360) as Rotation;

export const sizeOf = (rot: Rotation): { w: number; h: number } => (rot % 180 === 0 ? { w: 2, h: 3 } : { w: 3, h: 2 });

export function faceOf(deck: Deck, card: CardId, laid?: LaidCard): string {
  if (card !== 'S') return deck.cards.find((entry) => entry.id === card)?.squares ?? '';
  const province = deck.provinces.find((entry) => entry.id === laid?.province);
  return province?.[laid?.side ?? 'A'] ?? '';
}

// The six squares of a card turned clockwise, relative to the top-left cell of its outline.
export function faceSquares(face: string, rot: Rotation): FaceSquare[] {
  const rows = face.split('/').map((row) => row.trim().split(/\s+/));
  const squares: FaceSquare[] = [];
  rows.forEach((row, y) => {
    row.forEach((code, x) => {
      if (code) squares.push({ ...turnCell({ x, y }, rot), code });
    });
  });
  return squares;
}

function turnCell({ x, y }: Cell, rot: Rotation): Cell {
  if (rot === 90) return { x: 2 - y, y: x };
  if (rot === 180) return { x: 1 - x, y: 2 - y };
  if (rot === 270) return { x: y, y: 1 - x };
  return { x, y };
}

export function cellsOf(at: Cell, rot: Rotation): Cell[] {
  const { w, h } = sizeOf(rot);
  return Array.from({ length: w * h }, (_, i) => ({ x: at.x + (i % w), y: at.y + Math.floor(i / w) }));
}

export function boundsOf(map: MapData): Bounds {
  const xs = map.squares.map((square) => square.x);
  const ys = map.squares.map((square) => square.y);
  if (xs.length === 0) return { x: 0, y: 0, w: 2, h: 3 };
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x + 1, h: Math.max(...ys) - y + 1 };
}

export const grow = (bounds: Bounds, by: number): Bounds => ({
  x: bounds.x - by,
  y: bounds.y - by,
  w: bounds.w + 2 * by,
  h: bounds.h + 2 * by,
});

export const key = (cell: Cell): string => `${cell.x},${cell.y}`;

export function squareAt(map: MapData, cell: Cell): Square | undefined {
  return map.squares.find((square) => square.x === cell.x && square.y === cell.y);
}

// The cards that can be seen inside the outline of a card at `at`.
export function cardsUnder(map: MapData, at: Cell, rot: Rotation): CardId[] {
  const seen = new Set<CardId>();
  for (const cell of cellsOf(at, rot)) {
    const square = squareAt(map, cell);
    if (square) seen.add(square.card);
  }
  return [...seen];
}

// Outline of a set of cells as an SVG path of unit edges; `size` is the side of a square.
export function outline(cells: readonly Cell[], size: number): string {
  const inside = new Set(cells.map(key));
  const edges: string[] = [];
  for (const { x, y } of cells) {
    const [l, t, r, b] = [x * size, y * size, (x + 1) * size, (y + 1) * size];
    if (!inside.has(key({ x, y: y - 1 }))) edges.push(`M${l} ${t}H${r}`);
    if (!inside.has(key({ x, y: y + 1 }))) edges.push(`M${l} ${b}H${r}`);
    if (!inside.has(key({ x: x - 1, y }))) edges.push(`M${l} ${t}V${b}`);
    if (!inside.has(key({ x: x + 1, y }))) edges.push(`M${r} ${t}V${b}`);
  }
  return edges.join('');
}

// The borders between cards: every edge whose two squares belong to different cards.
export function cardBorders(map: MapData, size: number): string {
  const byCard = new Map<CardId, Square[]>();
  for (const square of map.squares) {
    const list = byCard.get(square.card);
    if (list) list.push(square);
    else byCard.set(square.card, [square]);
  }
  return [...byCard.values()].map((squares) => outline(squares, size)).join('');
}
