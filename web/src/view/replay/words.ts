// A step of a replay in words, for the log and for screen readers.

import type { Messages } from '../../i18n/en';
import type { words } from '../../i18n/en/replay';
import { actionWords, seatName } from '../../state/phrases';
import { actionFor, type ReplayLine, type Viewer } from '../../state/replay';
import type { GameId, MapData, SeatInfo } from '../../state/wire';

export interface Teller {
  t: Messages;
  w: typeof words;
  game: GameId;
  seats: readonly SeatInfo[];
  viewer: Viewer;
}

export function placeName(w: typeof words, id: string): string {
  return id === 'sea' ? w.sea : id.replace(/(^|-)\w/g, (letter) => letter.toUpperCase()).replace('-', ' ');
}

function islandWords(w: typeof words, action: string): string {
  const [verb = '', ...rest] = action.split(' ');
  const [first = '', second = ''] = rest.map((word) => (/^\d+$/.test(word) ? word : placeName(w, word)));
  return w.islandAction(verb, first, second);
}

// With the map of the player the colour of a cube played can be told.
export function lineWords({ t, w, game, seats, viewer }: Teller, line: ReplayLine, map?: MapData): string {
  const action = actionFor(viewer, line);
  const told = game === 'hokkaido-2010' && action !== null ? islandWords(w, action) : actionWords(t, action, map);
  return t.by(seatName(t, seats, line.by ?? 0), told);
}
