// Finished games: their records, what stood at a step, and going on from there.

import type { ReplayLine, Viewer } from '../state/replay';
import type { Content, FinalScores, GameView, Insight } from '../state/wire';
import { nonce, Refusal, recordAddress, request, type SeatWish } from './api';

export interface ReplayAnswer {
  steps: number;
  step: number;
  lines?: ReplayLine[]; // with step 0 only
  content?: Content; // the record's own, with step 0 only
  view: GameView;
  insight: Insight;
  scores: FinalScores;
}

export const replay = (record: string, step: number, viewer: Viewer) =>
  request<ReplayAnswer>('POST', 'replay', { record, step, viewer });

export async function recordOf(table: string): Promise<string> {
  let response: Response;
  try {
    response = await fetch(recordAddress(table), { credentials: 'same-origin' });
  } catch {
    throw new Refusal('offline', 'the server cannot be reached');
  }
  const text = await response.text();
  if (response.ok) return text;
  throw Refusal.read(text, response.statusText);
}

export const continueFrom = (record: string, step: number, seats: SeatWish[]) =>
  request<{ table: string }>('POST', 'tables', {
    from: { record, step },
    seats,
    access: 'invitation',
    pace: { kind: 'none' },
    nonce: nonce(),
    start: true,
  }).then((answer) => answer.table);
