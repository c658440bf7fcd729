import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readAction, sortCards, writeAction } from '../src/state/notation';

const actions = [
  'play 23',
  'play 23 cube 4,-1',
  'take 41',
  'choose hands',
  'choose pile',
  'accept',
  'pay 1,0 2,2 choose pile',
  'keep 41',
  'draft 23',
  'drop 14',
  'order',
  'place 23 at 2,-1 r90',
  'place 23 at 2,-1 r90 under S,5,17',
  'unplaceable 23',
  'terraform 3,4 lake from 1,0 2,2',
  'tile 3,4 town',
  'skip',
  'done',
];

test.each(actions)('%s is read and written back', (text) => {
  const action = readAction(text);
  expect(action).not.toBeNull();
  expect(action && writeAction(action)).toBe(text);
});

test('every action of the map games in the documentation is known', () => {
  const doc = readFileSync(new URL('../../docs/notation.md', import.meta.url), 'utf8');
  const section = doc.split('## Honshū and Hokkaidō')[1]?.split('## Hokkaido (2010)')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  const examples = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''),
  );
  expect(examples.length).toBeGreaterThan(15);
  for (const example of examples) expect(readAction(example), example).not.toBeNull();
});

test.each([
  '',
  'play',
  'play x',
  'place 3 at 1 r0',
  'place 3 at 1,1 r45',
  'place 3 at 1,1 r0 under',
  'tile 1,1 sea',
  'done now',
])('“%s” is not an action', (text) => {
  expect(readAction(text)).toBeNull();
});

test('blank space does not matter', () => {
  expect(readAction('  place  23 at 2,-1   r90 ')).toEqual({
    kind: 'place',
    card: 23,
    at: { x: 2, y: -1 },
    rot: 90,
    under: [],
  });
});

test('the province stands first among cards', () => {
  expect(sortCards([17, 'S', 5])).toEqual(['S', 5, 17]);
});
