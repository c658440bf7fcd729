import { expect, test } from 'vitest';
import { lessons } from '../src/learn/lessons';
import { begun, loadProgress, saveProgress } from '../src/learn/progress';
import { countOf, move, others, pointerOf, record, standOf, type TutorialWords, talk } from '../src/learn/tutorial';
import { readIslandAction } from '../src/state/island/notation';
import { readAction } from '../src/state/notation';

const steps = [
  talk('hello'),
  ...others('1 play 14'),
  move('play', 'play 56', { answers: [[/^play 5/, 'fifty']] }),
  talk('well'),
  move('place', 'place 56 at 0,1 r0', { points: 9, answers: [[/./, 'less']] }),
  ...others('1 place 14 at 0,1 r0'),
  talk('bye'),
];

const log = (...lines: string[]) =>
  lines.map((line, i) => ({ version: i + 1, by: Number(line.charAt(0)), action: line.slice(2) }));

const at = (lines: string[], read = 0, score = 0) => standOf(steps, log(...lines), read, score);

test('where the learner stands follows from what was played and read', () => {
  expect(at([])).toEqual({ step: 0, answer: null });
  expect(at([], 1)).toEqual({ step: 1, answer: null });
  expect(at(['1 play 14'])).toEqual({ step: 2, answer: null });
  expect(at(['1 play 14', '0 play 56'])).toEqual({ step: 3, answer: null });
  expect(at(['1 play 14', '0 play 56'], 4)).toEqual({ step: 4, answer: null });
});

test('a talk that was played past counts as read', () => {
  expect(at(['1 play 14', '0 play 56', '0 place 56 at 0,1 r0'], 0, 9)).toEqual({ step: 5, answer: null });
});

test('another action is answered, by the first answer that fits', () => {
  expect(at(['1 play 14', '0 play 55'])).toEqual({ step: 2, answer: 'fifty' });
  expect(at(['1 play 14', '0 play 6'])).toEqual({ step: 2, answer: '' });
});

test('where points are wanted any action of the kind will do that makes them', () => {
  const lines = ['1 play 14', '0 play 56', '0 place 56 at 3,3 r90'];
  expect(at(lines, 4, 8)).toEqual({ step: 4, answer: 'less' });
  expect(at(lines, 4, 9)).toEqual({ step: 5, answer: null });
  // Once the others went on it was enough, whatever the score is now.
  expect(at([...lines, '1 place 14 at 0,1 r0'], 4, 0)).toEqual({ step: 6, answer: null });
});

test('the end of a chapter is beyond its last step', () => {
  const lines = ['1 play 14', '0 play 56', '0 place 56 at 0,1 r0', '1 place 14 at 0,1 r0'];
  expect(at(lines, 7, 9)).toEqual({ step: 7, answer: null });
});

test('the steps a learner counts are those with words', () => {
  expect(countOf(steps)).toBe(5);
  expect(countOf(steps, 3)).toBe(2);
});

test('a move points at what is to be played', () => {
  expect(pointerOf(move('x', 'take 5'))).toEqual({ cards: [5] });
  expect(pointerOf(move('x', 'play 5 cube 1,0'))).toEqual({ cards: [5], cells: [{ x: 1, y: 0 }] });
  expect(pointerOf(move('x', 'place 5 at 0,0 r90')).cells).toHaveLength(6);
  expect(pointerOf(move('x', 'take 5', { point: {} }))).toEqual({});
  expect(pointerOf(others('1 take 5')[0])).toEqual({});
  expect(pointerOf(move('x', 'sea sapporo sea'))).toEqual({ cards: [], places: ['sapporo', 'sea'] });
  expect(pointerOf(move('x', 'claim 18'))).toEqual({ cards: [18], places: [] });
});

test('a record has a header and its lines', () => {
  expect(record('honshu', 3, { side: 'A' }, ['deal order 1'])).toBe(
    'kitamae 1\ngame honshu\nplayers 3\noptions {"side":"A"}\n\ndeal order 1\n',
  );
});

test('progress is kept for each game, and rubbish is not begun', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(loadProgress(store, 'honshu')).toEqual(begun);
  const progress = { chapter: 1, table: 'abc', read: 3, done: false };
  saveProgress(store, 'honshu', progress);
  saveProgress(store, 'hokkaido', { ...begun, done: true });
  expect(loadProgress(store, 'honshu')).toEqual(progress);
  expect(loadProgress(store, 'hokkaido').done).toBe(true);
  kept.set('kitamae-learn', '{"honshu":{"chapter":-1,"table":7,"read":"x"}}');
  expect(loadProgress(store, 'honshu')).toEqual(begun);
  kept.set('kitamae-learn', 'rubbish');
  expect(loadProgress(store, 'honshu')).toEqual(begun);
  expect(loadProgress(null, 'honshu')).toEqual(begun);
});

function untranslated(en: TutorialWords, it: TutorialWords): string[] {
  const pairs = (['titles', 'says'] as const).flatMap((part) =>
    Object.entries(en[part]).map(([key, text]) => [key, text, it[part][key]]),
  );
  return pairs.filter(([, text, other]) => !text || !other || text === other).map(([key]) => key ?? '');
}

for (const [game, load] of Object.entries(lessons)) {
  test(`the tutorial of ${game} says all it has to say, in both languages`, async () => {
    const { tutorial, en, it } = await load();
    const said = tutorial.chapters.flatMap(({ steps: list }) =>
      list.flatMap((step) => {
        if (step.kind === 'other') return [];
        const answers = step.kind === 'move' ? (step.answers ?? []).map(([, answer]) => answer) : [];
        return [step.say, ...answers];
      }),
    );
    expect([...new Set(said)].sort()).toEqual(Object.keys(en.says).sort());
    expect(tutorial.chapters.map(({ title }) => title)).toEqual(Object.keys(en.titles));
    expect(untranslated(en, it)).toEqual([]);
    const longest = Math.max(...Object.values({ ...en.says, ...it.says }).map((text) => text.length));
    expect(longest).toBeLessThan(360);
  });

  test(`the tutorial of ${game} plays actions and ends with words`, async () => {
    const { tutorial } = await load();
    for (const { steps: list } of tutorial.chapters) {
      expect(list.at(-1)?.kind).toBe('talk');
      for (const step of list) {
        if (step.kind === 'talk') continue;
        const read = game === 'hokkaido-2010' ? readIslandAction : readAction;
        expect(read(step.play), step.play).not.toBeNull();
        if (step.kind === 'other') expect(step.seat).toBeGreaterThan(0);
      }
    }
  });
}
