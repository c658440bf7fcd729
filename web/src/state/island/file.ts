// A board file as it is edited: what can be changed without drawing it anew are names, routes and numbers.

import type { Board, Province, TradeCard } from '../wire';

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';

function isEach(value: unknown, test: (entry: Fields) => boolean): boolean {
  return Array.isArray(value) && value.every((entry) => isObject(entry) && test(entry));
}

const isPoint = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((n) => typeof n === 'number' && Number.isFinite(n));

const isProvince = (entry: Fields): boolean =>
  isText(entry.id) &&
  isText(entry.name) &&
  isText(entry.region) &&
  (entry.city === undefined || entry.city === null || isText(entry.city)) &&
  (entry.polygon === undefined || (Array.isArray(entry.polygon) && entry.polygon.every(isPoint))) &&
  (entry.label === undefined || isPoint(entry.label));

const isCard = (entry: Fields): boolean =>
  isText(entry.a) && isText(entry.b) && [entry.id, entry.high, entry.low].every((n) => typeof n === 'number');

const isRegion = (entry: Fields): boolean => isText(entry.id) && isText(entry.name);

// Whether it can be shown at all; whether it can be played with is the engine's to say.
export function readBoard(value: unknown): Board | null {
  if (!isObject(value) || !isText(value.home)) return null;
  const { regions, provinces, adjacency, countries, trade_cards } = value;
  const lists = isEach(regions, isRegion) && isEach(provinces, isProvince) && isEach(trade_cards, isCard);
  if (!lists || !Array.isArray(countries) || !countries.every(isText) || !Array.isArray(adjacency)) return null;
  return value as unknown as Board;
}

export function withProvince(board: Board, id: string, change: Partial<Pick<Province, 'name' | 'city'>>): Board {
  const provinces = board.provinces.map((province) => (province.id === id ? { ...province, ...change } : province));
  return { ...board, provinces };
}

export function withCard(board: Board, id: number, change: Partial<Omit<TradeCard, 'id'>>): Board {
  return { ...board, trade_cards: board.trade_cards.map((card) => (card.id === id ? { ...card, ...change } : card)) };
}

// The places that a card's route may end at, as the file names them.
export function endsOf(board: Board): string[] {
  return [...board.provinces.filter(({ city }) => city).map(({ id }) => id), ...board.countries];
}

// One province, border or card to a line, as a person would write it, so that a fault's line says something.
export function writeBoard(board: Board): string {
  const lists = Object.entries(board).map(([key, value]) => {
    if (!Array.isArray(value) || value.length === 0) return `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`;
    return `  ${JSON.stringify(key)}: [\n${value.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]`;
  });
  return `{\n${lists.join(',\n')}\n}\n`;
}
