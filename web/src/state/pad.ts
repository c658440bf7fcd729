// A score pad's sheet: what lies on the players' tables at home. It knows how to write that down, not what it is worth:
// scores, legal placements and areas are the engine's answers.

import type { DeckFile } from './deck';
import { type Cell, type PlaceAction, sameCell } from './notation';
import { newId } from './shelf';
import type { Area, CardId, LaidCard, MapData, RangeData, Rotation, Score, Square } from './wire';

export type Side = 'A' | 'B';
export type SpentCube = [number, number, number]; // x, y, entries of the map that lay there then

export interface Tile extends Cell {
  tile: string;
  after: number;
}

export interface PadPlayer {
  name: string;
  map: LaidCard[]; // the province first
  spent: SpentCube[];
  tiles: Tile[];
  goals: number;
}

export interface MapSheet {
  id: string;
  game: 'honshu' | 'hokkaido';
  scoring_card: number | null;
  deck: DeckFile | null; // an own one
  players: PadPlayer[];
}

export const tradeParts = ['claims', 'reveals', 'public', 'private', 'hand', 'regions'] as const;
export type TradePart = (typeof tradeParts)[number];

// What decides between equal totals.
export const tieParts = ['pieces', 'longest_route'] as const;
export type TiePart = (typeof tieParts)[number];
export type TradeEntry = TradePart | TiePart;

export interface TradePlayer {
  name: string;
  entries: Record<TradeEntry, string>; // as typed: numbers joined by + or -
}

// A player's line as the engine compares it, and its answer.
export interface SheetLine extends Record<TiePart, number> {
  points: number;
}

export interface RankedSheet {
  ranks: number[][];
  winners: number[];
}

export interface TradeSheet {
  id: string;
  game: 'hokkaido-2010';
  players: TradePlayer[];
}

export type Sheet = MapSheet | TradeSheet;

export const mostPlayers = (sheet: Sheet): number => (sheet.game === 'hokkaido-2010' ? 4 : 5);
const mostEntries = 13;
const longestName = 24;

// The engine's answer to `score_map`.
export interface ScoredMap {
  score: Score;
  squares: Square[];
  tiebreak: number[];
  rank: number[];
  areas: Area[];
  range: RangeData | null;
  tile_places: { x: number; y: number; tiles: string[] }[];
  placements?: string[];
}

export const emptyPlayer = (name: string): PadPlayer => ({ name, map: [], spent: [], tiles: [], goals: 0 });

const noEntries = (): Record<TradeEntry, string> => ({
  claims: '',
  reveals: '',
  public: '',
  private: '',
  hand: '',
  regions: '',
  pieces: '',
  longest_route: '',
});

export function newSheet(game: Sheet['game'], names: readonly string[]): Sheet {
  const id = newId();
  if (game === 'hokkaido-2010') return { id, game, players: names.map((name) => ({ name, entries: noEntries() })) };
  return { id, game, scoring_card: null, deck: null, players: names.map(emptyPlayer) };
}

export const withName = (player: PadPlayer | TradePlayer, name: string): PadPlayer | TradePlayer => ({
  ...player,
  name: name.slice(0, longestName),
});

export function addPlayer(sheet: Sheet, name: string): Sheet {
  if (sheet.players.length >= mostPlayers(sheet)) return sheet;
  if (sheet.game === 'hokkaido-2010') return { ...sheet, players: [...sheet.players, { name, entries: noEntries() }] };
  return { ...sheet, players: [...sheet.players, emptyPlayer(name)] };
}

export function removePlayer<S extends Sheet>(sheet: S, index: number): S {
  return { ...sheet, players: sheet.players.filter((_, i) => i !== index) };
}

export function withPlayer(sheet: MapSheet, index: number, player: PadPlayer): MapSheet {
  return { ...sheet, players: sheet.players.map((other, i) => (i === index ? player : other)) };
}

// Other maps of cards mean nothing with another deck or game.
export function withDeck(sheet: MapSheet, deck: DeckFile | null): MapSheet {
  return { ...sheet, deck, players: sheet.players.map(({ name }) => emptyPlayer(name)) };
}

export function withProvince(player: PadPlayer, province: number, side: Side): PadPlayer {
  const entry: LaidCard = { card: 'S', province, side, x: 0, y: 0, rot: 0, under: [] };
  return { ...emptyPlayer(player.name), goals: player.goals, map: [entry] };
}

export function withCard(player: PadPlayer, action: PlaceAction): PadPlayer {
  const { card, at, rot, under } = action;
  return { ...player, map: [...player.map, { card, x: at.x, y: at.y, rot, under }] };
}

// The newest card, with the tiles and cubes that came after it.
export function withoutLast(player: PadPlayer): PadPlayer {
  const map = player.map.slice(0, -1);
  return {
    ...player,
    map,
    spent: player.spent.filter(([, , after]) => after <= map.length),
    tiles: player.tiles.filter((tile) => tile.after <= map.length),
  };
}

// Takes the cube off a production square, or puts it back.
export function toggleCube(player: PadPlayer, square: Square): PadPlayer {
  if (square.cube) return { ...player, spent: [...player.spent, [square.x, square.y, player.map.length]] };
  const last = player.spent.findLastIndex(([x, y]) => sameCell({ x, y }, square));
  return { ...player, spent: player.spent.filter((_, i) => i !== last) };
}

export const withTile = (player: PadPlayer, at: Cell, tile: string): PadPlayer => ({
  ...player,
  tiles: [...player.tiles, { x: at.x, y: at.y, tile, after: player.map.length }],
});

export const withoutTile = (player: PadPlayer, at: Cell): PadPlayer => ({
  ...player,
  tiles: player.tiles.filter((tile) => !sameCell(tile, at)),
});

export interface ScoreRequest {
  game: 'honshu' | 'hokkaido';
  options: { scoring_card: number | null };
  deck?: DeckFile;
  map: LaidCard[];
  no_cubes: SpentCube[];
  tiles: Tile[];
  goals: number;
  next?: number;
}

export function requestOf(sheet: MapSheet, player: PadPlayer, next?: number): ScoreRequest {
  return {
    game: sheet.game,
    options: { scoring_card: sheet.scoring_card },
    ...(sheet.deck ? { deck: sheet.deck } : {}),
    map: player.map,
    no_cubes: player.spent,
    tiles: player.tiles,
    goals: player.goals,
    ...(next === undefined ? {} : { next }),
  };
}

export const mapData = (player: PadPlayer, scored: ScoredMap): MapData => ({
  cards: player.map,
  squares: scored.squares,
});

// Who is ahead by the engine's ranks: number by number, the higher is better.
export function leaders(ranks: readonly (readonly number[] | null)[]): boolean[] {
  const known = ranks.filter((rank) => rank !== null);
  const best = known.reduce<readonly number[]>((a, b) => (compare(b, a) > 0 ? b : a), known[0] ?? []);
  return ranks.map((rank) => known.length > 1 && rank !== null && compare(rank, best) === 0);
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((number, i) => number !== (b[i] ?? 0));
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

// "5+3" is 8; nothing is 0; anything else is no number.
export function sum(text: string): number | null {
  const plain = text.replace(/\s+/g, '').replaceAll('−', '-');
  if (plain === '') return 0;
  if (!/^[+-]?\d{1,3}([+-]\d{1,3})*$/.test(plain)) return null;
  return [...plain.matchAll(/[+-]?\d+/g)].reduce((total, [number]) => total + Number(number), 0);
}

export const tradeTotal = (player: TradePlayer): number =>
  tradeParts.reduce((total, part) => total + (sum(player.entries[part]) ?? 0), 0);

const isEmpty = (player: TradePlayer): boolean => tradeParts.every((part) => player.entries[part].trim() === '');

// null: somebody has nothing written down yet, or something that is no number.
export function sheetLines(players: readonly TradePlayer[]): SheetLine[] | null {
  const entries = [...tradeParts, ...tieParts];
  if (players.some((player) => isEmpty(player) || entries.some((part) => sum(player.entries[part]) === null)))
    return null;
  return players.map((player) => ({
    points: tradeTotal(player),
    pieces: sum(player.entries.pieces) ?? 0,
    longest_route: sum(player.entries.longest_route) ?? 0,
  }));
}

// Reading what a link, a file or the store holds: everything is checked, nothing is trusted.

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
const isCell = (value: Record<string, unknown>): boolean => isWhole(value.x, -60, 60) && isWhole(value.y, -60, 60);
const isCard = (value: unknown): value is CardId => value === 'S' || isWhole(value, 1, 60);
const readName = (value: unknown): string => (typeof value === 'string' ? value.slice(0, longestName) : '');

function list<T>(value: unknown, most: number, read: (entry: unknown) => T | null): T[] | null {
  if (!Array.isArray(value) || value.length > most) return null;
  const entries = value.map(read);
  return entries.includes(null) ? null : (entries as T[]);
}

function readEntry(value: unknown): LaidCard | null {
  if (!isObject(value) || !isCell(value) || !isCard(value.card)) return null;
  const under = list(value.under ?? [], mostEntries, (card) => (isCard(card) ? card : null));
  const rot = value.rot ?? 0;
  if (!under || !isWhole(rot, 0, 270) || rot % 90 !== 0) return null;
  const place = { x: value.x as number, y: value.y as number, rot: rot as Rotation, under };
  if (value.card !== 'S') return { card: value.card, ...place };
  const side = value.side === 'B' ? 'B' : 'A';
  return isWhole(value.province, 1, 6) ? { card: 'S', province: value.province, side, ...place } : null;
}

function readTile(value: unknown): Tile | null {
  if (!isObject(value) || !isCell(value) || !isWhole(value.after, 1, mostEntries)) return null;
  if (typeof value.tile !== 'string' || !/^[FLTM]$/.test(value.tile)) return null;
  return { x: value.x as number, y: value.y as number, tile: value.tile, after: value.after };
}

function readSpent(value: unknown): SpentCube | null {
  if (!Array.isArray(value) || value.length !== 3 || !value.every((number) => isWhole(number, -60, 60))) return null;
  return value as SpentCube;
}

function readPlayer(value: unknown): PadPlayer | null {
  if (!isObject(value)) return null;
  const map = list(value.map, mostEntries, readEntry);
  const spent = list(value.spent, 200, readSpent);
  const tiles = list(value.tiles, 60, readTile);
  if (!map || !spent || !tiles || !isWhole(value.goals, 0, 9)) return null;
  return { name: readName(value.name), map, spent, tiles, goals: value.goals };
}

function readTradePlayer(value: unknown): TradePlayer | null {
  if (!isObject(value) || !isObject(value.entries)) return null;
  const entries = noEntries();
  for (const part of [...tradeParts, ...tieParts]) {
    const text = value.entries[part];
    if (typeof text === 'string') entries[part] = text.slice(0, 60);
  }
  return { name: readName(value.name), entries };
}

export function readSheet(value: unknown, readDeck: (value: unknown) => DeckFile | null): Sheet | null {
  if (!isObject(value)) return null;
  const id = typeof value.id === 'string' && /^\w{1,20}$/.test(value.id) ? value.id : newId();
  if (value.game === 'hokkaido-2010') {
    const players = list(value.players, 4, readTradePlayer);
    return players && players.length > 0 ? { id, game: value.game, players } : null;
  }
  if (value.game !== 'honshu' && value.game !== 'hokkaido') return null;
  const players = list(value.players, 5, readPlayer);
  const scoring = value.scoring_card ?? null;
  const deck = value.deck ? readDeck(value.deck) : null;
  if (!players || players.length === 0 || (scoring !== null && !isWhole(scoring, 1, 8))) return null;
  if (value.deck && !deck) return null;
  return { id, game: value.game, scoring_card: scoring, deck, players };
}
