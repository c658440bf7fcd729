// Laying a card on a map by pointer, fingers and keys, wherever that is done: at a table, on the score pad.

import { cardsUnder, cellsOf, squareAt } from '../../../state/geometry';
import { type Cell, sameCell } from '../../../state/notation';
import {
  flip,
  type Holding,
  layers,
  moveTo,
  nearestAnchor,
  type Placements,
  step,
  turn,
} from '../../../state/placements';
import type { Deck, MapData, MapPreview, Score } from '../../../state/wire';

export interface Placing {
  readonly deck: Deck | null;
  readonly placements: Placements | null; // of the card to lay
  readonly holding: Holding | null;
  readonly pending: string | null; // the action that is about to be done
  readonly preview: MapPreview | null;
  readonly own: { map: MapData; score: Score } | null;
  readonly desert: Cell | null;
  pickUp(): void;
  change(holding: Holding): void;
}

export interface Actor {
  readonly busy: boolean;
  act(action: string): Promise<boolean>;
}

interface Board {
  locate(clientX: number, clientY: number): Cell | null;
  contains(clientX: number, clientY: number): boolean;
}

// A tap inside the card goes over or under what it met there; any other tap moves the card.
export function pointHolding(moves: Placing, at: Cell): void {
  const { holding, placements, own } = moves;
  if (!holding || !placements || !own) return;
  const cell = { x: Math.floor(at.x), y: Math.floor(at.y) };
  const inside = holding.at && cellsOf(holding.at, holding.rot).some((other) => sameCell(other, cell));
  const met = inside ? squareAt(own.map, cell) : undefined;
  if (met) moves.change(flip(placements, holding, met.card));
  const anchor = inside ? null : nearestAnchor(placements, holding.rot, at);
  if (anchor) moves.change(moveTo(placements, holding, anchor));
}

export function grab(moves: Placing, at: Cell, reach?: number): boolean {
  const { holding, placements } = moves;
  const anchor = holding && placements ? nearestAnchor(placements, holding.rot, at, reach) : null;
  if (!holding || !placements || !anchor) return false;
  if (!(holding.at && sameCell(anchor, holding.at))) moves.change(moveTo(placements, holding, anchor));
  return true;
}

// Carrying a card from a panel: the board answers where the pointer is.
export function carry(moves: Placing, board: Board | undefined, clientX: number, clientY: number): boolean {
  const at = board?.contains(clientX, clientY) ? board.locate(clientX, clientY) : null;
  return at !== null && grab(moves, at, 1.7);
}

export function turnCard(moves: Placing, steps: number): void {
  if (moves.holding && moves.placements) moves.change(turn(moves.placements, moves.holding, steps));
}

const directions: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function placingKey(actor: Actor, moves: Placing, event: KeyboardEvent): boolean {
  const { holding, placements } = moves;
  if (!holding || !placements) return false;
  const direction = directions[event.key];
  if (direction) moves.change(step(placements, holding, direction[0], direction[1]));
  else if (event.key === 'r' || event.key === 'R') turnCard(moves, event.shiftKey ? -1 : 1);
  else if (event.key === 'Escape') moves.change({ ...holding, at: null, under: [] });
  else if (event.key === 'Enter' && moves.pending) void actor.act(moves.pending);
  else if (/^[1-9]$/.test(event.key)) flipNth(moves, Number(event.key) - 1);
  else return false;
  return true;
}

function flipNth(moves: Placing, index: number): void {
  const { holding, placements, own } = moves;
  if (!holding?.at || !placements || !own) return;
  const layer = layers(placements, holding, cardsUnder(own.map, holding.at, holding.rot))[index];
  if (layer?.free) moves.change(flip(placements, holding, layer.card));
}
