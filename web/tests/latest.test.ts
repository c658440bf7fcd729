import { expect, test, vi } from 'vitest';
import { Latest } from '../src/state/latest';

test('questions keep their distance and only the newest is asked', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  const latest = new Latest(100);
  const question = (name: string) => async () => {
    asked.push(name);
    if (name === 'b') throw new Error('refused');
  };
  latest.ask(question('a'));
  expect(asked).toEqual(['a']);
  latest.ask(question('x'));
  latest.ask(question('b'));
  await vi.advanceTimersByTimeAsync(50);
  expect(asked).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(60);
  expect(asked).toEqual(['a', 'b']);
  latest.ask(question('y'));
  latest.drop();
  await vi.advanceTimersByTimeAsync(300);
  latest.ask(question('c'));
  expect(asked).toEqual(['a', 'b', 'c']);
  vi.useRealTimers();
});
