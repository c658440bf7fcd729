import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ServerEngine } from '../src/engine';
import { Socket, type Wire } from '../src/net/socket';
import type { TableEvent, TableMessage } from '../src/state/wire';

class FakeWire implements Wire {
  sent: { t: string; id: string; since?: number; action?: string }[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.onclose?.();
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get last() {
    return this.sent[this.sent.length - 1];
  }
}

let wires: FakeWire[] = [];
const newest = () => wires[wires.length - 1] as FakeWire;
function socket(): Socket {
  return new Socket(() => {
    wires.push(new FakeWire());
    return newest();
  });
}

beforeEach(() => {
  wires = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('answers find their questions', async () => {
  const link = socket();
  link.connect();
  newest().onopen?.();
  const answer = link.request({ t: 'legal', table: 'x', seat: 0 });
  newest().say({ t: 'legal', id: newest().last?.id, actions: ['done'] });
  await expect(answer).resolves.toMatchObject({ actions: ['done'] });
  link.stop();
});

test('a refusal carries its clause', async () => {
  const link = socket();
  link.connect();
  newest().onopen?.();
  const answer = link.request({ t: 'act' });
  newest().say({ t: 'refused', id: newest().last?.id, error: { code: 'illegal', message: 'no', rule: 'M3.6' } });
  await expect(answer).rejects.toMatchObject({ code: 'illegal', rule: 'M3.6' });
  link.stop();
});

test('an action that was not answered is sent again with the same id, a preview is not', async () => {
  const link = socket();
  link.connect();
  newest().onopen?.();
  const act = link.request({ t: 'act', action: 'done' });
  const preview = link.request({ t: 'preview' }, false);
  const id = newest().sent[0]?.id;
  newest().close();
  await expect(preview).rejects.toMatchObject({ code: 'offline' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(wires).toHaveLength(2);
  newest().onopen?.();
  expect(newest().sent.map((message) => message.id)).toEqual([id]);
  newest().say({ t: 'ok', id });
  await expect(act).resolves.toMatchObject({ t: 'ok' });
  link.stop();
});

test('a silent connection is given up', async () => {
  const link = socket();
  const states: string[] = [];
  link.onlink = (state) => states.push(state);
  link.connect();
  newest().onopen?.();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(newest().last?.t).toBe('ping');
  await vi.advanceTimersByTimeAsync(8_000);
  expect(states).toContain('lost');
  link.stop();
});

test('a table is watched again from the version known', async () => {
  const link = socket();
  const engine = new ServerEngine(link);
  let version: number | null = null;
  const events: number[] = [];
  const opened = engine.watch('x', {
    onTable: (message: TableMessage) => {
      version = message.version;
    },
    onEvent: (event: TableEvent) => {
      version = event.version;
      events.push(event.version);
    },
    version: () => version,
  });
  newest().onopen?.();
  const watch = newest().sent.find((message) => message.t === 'watch');
  newest().say({ t: 'table', id: watch?.id, table: 'x', version: 41 });
  await vi.advanceTimersByTimeAsync(0);
  newest().say({ t: 'event', table: 'x', version: 42, kind: 'action' });
  newest().say({ t: 'event', table: 'other', version: 9, kind: 'action' });
  newest().close();
  await vi.advanceTimersByTimeAsync(1000);
  newest().onopen?.();
  const again = newest().sent.find((message) => message.t === 'watch' && message.since === 42);
  newest().say({
    t: 'gap',
    id: again?.id,
    table: 'x',
    events: [{ t: 'event', table: 'x', version: 43, kind: 'chat' }],
  });
  await opened;
  await vi.advanceTimersByTimeAsync(0);
  expect(again).toBeDefined();
  expect(events).toEqual([42, 43]);
  link.stop();
});
