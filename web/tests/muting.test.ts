import { expect, test } from 'vitest';
import { audible, talkers, toggleMute } from '../src/state/muting';
import type { ChatLine, SeatInfo } from '../src/state/wire';

const line = (version: number, account: string, seat: number | null = null): ChatLine => ({
  version,
  account,
  name: account.toUpperCase(),
  seat,
  text: 'x',
  at: 0,
});
const lines = [line(1, 'anna', 0), line(2, 'bea', 1), line(3, 'carla'), line(4, 'bea', 1)];
const shown = (muted: string[], muteAll = false) =>
  audible(lines, { muted, muteAll }, 'anna').map(({ version }) => version);

test('who is muted is not heard, whoever else speaks is', () => {
  expect(shown([])).toEqual([1, 2, 3, 4]);
  expect(shown(['bea'])).toEqual([1, 3]);
  expect(shown(['bea', 'carla'])).toEqual([1]);
});

test('all can be muted at once, but never oneself', () => {
  expect(shown([], true)).toEqual([1]);
  expect(shown(['anna'])).toEqual([1, 2, 3, 4]);
});

test('muting is undone by the same button, and the list stays short', () => {
  expect(toggleMute([], 'bea')).toEqual(['bea']);
  expect(toggleMute(['carla', 'bea'], 'carla')).toEqual(['bea']);
  const many = Array.from({ length: 200 }, (_, i) => `a${i}`);
  expect(toggleMute(many, 'bea')).toEqual([...many.slice(1), 'bea']);
});

test('the other people at the table and the onlookers who spoke can be muted', () => {
  const seats: SeatInfo[] = [
    { kind: 'human', account: 'anna', name: 'Anna' },
    { kind: 'human', account: 'dora', name: 'Dora' },
    { kind: 'bot', bot: 'greedy', name: 'Gull' },
    { kind: 'hotseat', account: 'dora', name: 'Emil' },
    { kind: 'open' },
  ];
  expect(talkers(seats, lines, 'anna')).toEqual([
    { account: 'dora', name: 'Dora' },
    { account: 'bea', name: 'BEA' },
    { account: 'carla', name: 'CARLA' },
  ]);
});
