// Actions and maps in words, for the log, for screen readers and for hints.

import type { Messages } from '../i18n/en';
import { faceOf } from './geometry';
import { type Action, type Cell, readAction, writeCell } from './notation';
import type { Deck, MapData, MapView, SeatInfo, Square } from './wire';

export function seatName(t: Messages, seats: readonly SeatInfo[], index: number): string {
  const seat = seats[index];
  if (!seat || seat.kind === 'open') return t.seatN(index + 1);
  if (seat.kind !== 'bot') return seat.name ?? t.seatN(index + 1);
  const same = seats.filter((other) => other.kind === 'bot' && other.bot === seat.bot).length;
  const name = t.botName(seat.bot ?? '');
  return same > 1 ? `${name} ${index + 1}` : name;
}

export function listNames(t: Messages, seats: readonly SeatInfo[], indices: readonly number[]): string {
  return indices.map((index) => seatName(t, seats, index)).join(', ');
}

function cubeColour(t: Messages, cell: Cell, map: MapData | undefined): string {
  const square = map?.squares.find((entry) => entry.x === cell.x && entry.y === cell.y);
  return square ? t.colour(square.square.charAt(1)) : '';
}

function words(t: Messages, action: Action, map: MapData | undefined): string {
  const w = t.logAction;
  switch (action.kind) {
    case 'play':
      return action.cube ? w.playCube(action.card, cubeColour(t, action.cube, map)) : w.play(action.card);
    case 'choose':
      return w.choose(action.pair);
    case 'pay':
      return w.pay(action.pair);
    case 'place': {
      const place = writeCell(action.at);
      const under = action.under.map((card) => t.cardN(card).toLowerCase()).join(', ');
      return under ? w.placeUnder(action.card, place, under) : w.place(action.card, place);
    }
    case 'terraform':
      return w.terraform(writeCell(action.at), t.terrain(action.terrain));
    case 'tile':
      return w.tile(writeCell(action.at), t.terrain(action.terrain));
    case 'accept':
    case 'order':
    case 'skip':
    case 'done':
      return w[action.kind];
    default:
      return w[action.kind](action.card);
  }
}

export function actionWords(t: Messages, text: string | null, map?: MapData): string {
  if (text === null) return t.logAction.secret;
  const action = readAction(text);
  return action ? words(t, action, map) : text;
}

export function faceWords(t: Messages, deck: Deck | null, card: number): string {
  if (!deck) return t.cardN(card);
  const squares = faceOf(deck, card)
    .split('/')
    .map((row) => row.trim().split(/\s+/).map(t.square).join(', '))
    .join('; ');
  return t.cardText(card, squares);
}

const tileTerrain: Record<string, string> = { F: 'forest', L: 'lake', T: 'town', M: 'mountain' };

export function squareWords(t: Messages, square: Square): string {
  if (square.tile) return `${t.terrain(tileTerrain[square.tile] ?? square.tile)} (${t.tileWord})`;
  const name = t.square(square.square);
  return square.cube ? `${name} (${t.cube})` : name;
}

// One line for each row, from top to bottom.
export function mapRows(t: Messages, map: MapData): string[] {
  const rows = new Map<number, Square[]>();
  for (const square of map.squares) rows.set(square.y, [...(rows.get(square.y) ?? []), square]);
  return [...rows.entries()]
    .sort(([a], [b]) => a - b)
    .map(([y, squares]) => {
      const list = squares.sort((a, b) => a.x - b.x).map((square) => t.mapSquare(square.x, squareWords(t, square)));
      return t.mapRow(y, list.join(', '));
    });
}

export function scoreWords(t: Messages, view: MapView, seats: readonly SeatInfo[]): string {
  return view.seats
    .map((seat, index) => {
      const parts = Object.entries(seat.score.parts).map(([part, points]) => `${t.part(part)} ${points}`);
      return `${seatName(t, seats, index)} ${seat.score.total}: ${parts.join(', ')}`;
    })
    .join('. ');
}

// What is to be done now, in one sentence.
export function statusWords(t: Messages, view: MapView, seat: number | null, seats: readonly SeatInfo[]): string {
  if (view.over) return t.todo('over');
  if (seat !== null && view.to_act.includes(seat)) {
    return view.phase === 'map' && view.seats[seat]?.placed ? t.todoPlaced : t.todo(view.phase);
  }
  return t.waitingFor(listNames(t, seats, view.to_act));
}
