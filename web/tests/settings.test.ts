import { expect, test } from 'vitest';
import { defaults, languageOf, load, pauseOf, type Store, save } from '../src/state/settings';
import { pan, pinch, twist, zoom } from '../src/state/viewport';
import { botsFor, quickDefaults, strongestBot } from '../src/view/bots';

function memory(start?: string): Store {
  let kept: string | null = start ?? null;
  return {
    getItem: () => kept,
    setItem: (_key, value) => {
      kept = value;
    },
  };
}

test('settings are kept; rubbish counts as nothing', () => {
  const store = memory();
  save(store, { ...defaults, speed: 'slow' });
  expect(load(store).speed).toBe('slow');
  expect(load(memory('{"speed'))).toEqual(defaults);
  expect(load(memory('7'))).toEqual(defaults);
  expect(load(null)).toEqual(defaults);
});

test('the language is the chosen one, else the browser’s, else English', () => {
  expect(languageOf({ ...defaults, language: 'it' }, ['en'])).toBe('it');
  expect(languageOf(defaults, ['de-DE', 'it-IT', 'en'])).toBe('it');
  expect(languageOf(defaults, ['de'])).toBe('en');
});

test('reduced motion shows moves at once', () => {
  expect(pauseOf('slow', true)).toBe(0);
  expect(pauseOf('off', false)).toBe(0);
  expect(pauseOf('slow', false)).toBeGreaterThan(pauseOf('fast', false));
});

const bots = ['random', 'level-2', 'greedy', 'level-10', 'level-1'].map((id) => ({ id, description: '' }));
const game = {
  id: 'hokkaido' as const,
  title: '',
  players: [2, 5] as [number, number],
  options: { goals: [false, true] },
};

test('levels stand in order, the strongest last', () => {
  expect(botsFor(bots).map((bot) => bot.id)).toEqual(['level-1', 'level-2', 'level-10']);
  expect(strongestBot(bots)).toBe('level-10');
  expect(strongestBot(bots.slice(0, 1))).toBe('random');
});

test('what was played last is offered again where it is still possible', () => {
  const last = { players: 9, bot: 'gone', options: { goals: true, other: 1 } };
  expect(quickDefaults(game, bots, last)).toEqual({ players: 5, bot: 'level-10', options: { goals: true } });
});

test('zooming keeps the point under the pointer', () => {
  const box = zoom({ x: 0, y: 0, w: 10, h: 10 }, 2, { x: 2, y: 4 });
  expect(box).toEqual({ x: 1, y: 2, w: 5, h: 5 });
  expect(zoom(box, 100)).toMatchObject({ w: 3.5, h: 3.5 });
  expect(zoom(box, 0.001)).toMatchObject({ w: 60, h: 60 });
  expect(pan(box, 1, -1)).toMatchObject({ x: 2, y: 1 });
});

test('two fingers turn by quarters', () => {
  expect(pinch({ x: 0, y: 0 }, { x: 0, y: 10 })).toMatchObject({ distance: 10, angle: 90 });
  expect(twist(0, 20)).toBe(0);
  expect(twist(170, -140)).toBe(1);
  expect(twist(0, -50)).toBe(-1);
});
