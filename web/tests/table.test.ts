import { expect, test, vi } from 'vitest';
import { Pacer } from '../src/state/pacing';
import { activeSeat, fromMessage, legalOf, merge, type TableState, viewOf } from '../src/state/table';
import type { MapView, TableEvent, TableMessage, TableSummary } from '../src/state/wire';

const summary = { your_seats: [0, 2], to_act: [1, 2], seats: [] } as unknown as TableSummary;
const view = (viewer: number) => ({ viewer }) as unknown as MapView;

const message = {
  t: 'table',
  table: 'x',
  version: 41,
  summary,
  chat: [{ version: 3, name: 'Anna', account: 'a1', seat: 0, text: 'Hello', at: 0 }],
  log: [{ version: 40, by: 1, action: 'done' }],
  clocks: null,
  views: { '0': view(0), '2': view(2) },
  legal: { '2': ['done'] },
  scores: null,
  takeback: null,
  undo: [],
  fairness: null,
} as TableMessage;

const state = (): TableState => fromMessage(message);
const event = (change: Partial<TableEvent>): TableEvent => ({
  t: 'event',
  table: 'x',
  version: 42,
  kind: 'action',
  ...change,
});

test('an event changes what it carries and nothing else', () => {
  const next = merge(state(), event({ by: 1, action: 'draft 3', to_act: [2], views: { '2': view(7) } })).state;
  expect(next.version).toBe(42);
  expect(next.log).toHaveLength(2);
  expect(next.summary.to_act).toEqual([2]);
  expect(next.views['2']).toEqual(view(7));
  expect(next.views['0']).toEqual(view(0));
  expect(next.legal).toEqual({ '2': ['done'] });
});

test('a line of the log keeps what its action did, and nothing else has an effect', () => {
  const effect = { conflict: [{ province: 'rumoi', before: [2, 1], after: [1, 0] }] };
  const secret = merge(state(), event({ by: 1, action: null, effect })).state;
  expect(secret.log.at(-1)).toEqual({ version: 42, by: 1, action: null, effect });
  const next = merge(secret, event({ version: 43, by: 0, action: 'draw' })).state;
  expect(next.log.at(-1)).toEqual({ version: 43, by: 0, action: 'draw' });
});

test('known events are ignored and a gap is noticed', () => {
  expect(merge(state(), event({ version: 41 }))).toMatchObject({ lost: false, state: { version: 41 } });
  expect(merge(state(), event({ version: 44 }))).toMatchObject({ lost: true, state: { version: 41 } });
});

test('presence repeats the version it comes after', () => {
  const present = { ...summary, your_seats: [0] };
  expect(merge(state(), event({ version: 41, kind: 'presence', summary: present })).state.summary).toEqual(present);
  expect(merge(state(), event({ version: 40, kind: 'presence', summary: present })).state.summary).toEqual(summary);
});

test('a chat line joins the others, alone or with all', () => {
  const line = { version: 42, name: 'Bea', account: 'b1', seat: 1, text: 'Hi', at: 0 };
  expect(merge(state(), event({ kind: 'chat', chat: [line] })).state.chat).toHaveLength(2);
  expect(merge(state(), event({ kind: 'chat', chat: [...message.chat, line] })).state.chat).toHaveLength(2);
});

test('an action taken back leaves the log', () => {
  expect(merge(state(), event({ kind: 'undo', by: 1 })).state.log).toEqual([]);
});

test('the seat at the device stays while it is to act', () => {
  expect(activeSeat(state(), null)).toBe(2);
  expect(activeSeat(state(), 0)).toBe(2);
  const waiting = { ...state(), summary: { ...summary, to_act: [1] } };
  expect(activeSeat(waiting, 0)).toBe(0);
  expect(activeSeat({ ...waiting, summary: { ...summary, your_seats: [] } }, null)).toBeNull();
});

test('legal actions and views of a seat', () => {
  expect(legalOf(state(), 2)).toEqual(['done']);
  expect(legalOf(state(), 0)).toEqual([]);
  expect(viewOf(state(), 2)).toEqual(view(2));
});

test('events of others are shown one after the other', () => {
  vi.useFakeTimers();
  const shown: number[] = [];
  const pacer = new Pacer(
    (entry) => shown.push(entry.version),
    (entry) => (entry.by === 0 ? 0 : 100),
  );
  for (const version of [1, 2, 3]) pacer.push(event({ version, by: version === 2 ? 0 : 1 }));
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2, 3]);
  pacer.push(event({ version: 4, by: 1 }));
  expect(pacer.waiting).toBe(1);
  pacer.flush();
  expect(shown).toEqual([1, 2, 3, 4]);
  vi.useRealTimers();
});
