// A step of a replay in words, for the log and for screen readers.

import type { Messages } from '../../i18n/en';
import { seatName } from '../../state/phrases';
import { actionFor, type ReplayLine, type Viewer } from '../../state/replay';
import type { MapData, SeatInfo } from '../../state/wire';
import type { Tell } from './boards';

export interface Teller {
  t: Messages;
  tell: Tell;
  seats: readonly SeatInfo[];
  viewer: Viewer;
}

export function lineWords({ t, tell, seats, viewer }: Teller, line: ReplayLine, map?: MapData): string {
  return t.by(seatName(t, seats, line.by ?? 0), tell.action(actionFor(viewer, line), map));
}

export function effectsOf({ t, tell, seats }: Teller, line: ReplayLine): string[] {
  return line.effect ? tell.effects(line.effect, (seat) => seatName(t, seats, seat)) : [];
}
