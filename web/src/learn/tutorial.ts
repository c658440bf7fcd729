// A tutorial is data: prepared positions, and what is said and played there. Where the learner stands follows from
// what was played at the table, so that nothing is lost when the page is left. No DOM, no rules.

import { cellsOf } from '../state/geometry';
import { type Cell, readAction } from '../state/notation';
import type { GameId, LogLine, Options, Part } from '../state/wire';

export type Spot = 'hand' | 'trick' | 'row' | 'players' | 'pool' | 'goals' | 'regions' | 'score';

// What the coach points at.
export interface Pointer {
  cells?: readonly Cell[];
  cards?: readonly number[];
  places?: readonly string[]; // on the island
  spots?: readonly Spot[];
  part?: Part; // the squares of the learner's map behind that line of the score
}

// All of it, for those who draw.
export type Pointed = Required<Omit<Pointer, 'part'>> & { part: Part | null };

export interface Talk {
  kind: 'talk';
  say: string;
  point?: Pointer;
}

export interface Move {
  kind: 'move';
  say: string;
  play: string; // the action that is wanted, or an example of it
  points?: number; // wanted is any action of that kind after which the learner's score is at least this
  answers?: readonly (readonly [RegExp, string])[]; // what is said of others; the first that fits
  point?: Pointer;
}

export interface Other {
  kind: 'other';
  seat: number;
  play: string;
}

export type Step = Talk | Move | Other;

export interface Chapter {
  title: string;
  record: string;
  steps: readonly Step[];
}

export interface Tutorial {
  game: GameId;
  names: readonly string[]; // of the other seats, which the tutorial plays
  chapters: readonly Chapter[];
}

export interface TutorialWords {
  titles: Record<string, string>;
  says: Record<string, string>;
}

export const learner = 0; // the seat

export const talk = (say: string, point?: Pointer): Talk => ({ kind: 'talk', say, ...(point ? { point } : {}) });

export const move = (say: string, play: string, more: Partial<Omit<Move, 'kind' | 'say' | 'play'>> = {}): Move => ({
  kind: 'move',
  say,
  play,
  ...more,
});

// `others('2 take 56', '1 take 14')`: written as in a record.
export const others = (...lines: string[]): Other[] =>
  lines.map((line) => ({ kind: 'other', seat: Number(line.charAt(0)), play: line.slice(2) }));

export function record(game: GameId, players: number, options: Options, lines: readonly string[]): string {
  return [
    'kitamae 1',
    `game ${game}`,
    `players ${players}`,
    `options ${JSON.stringify(options)}`,
    '',
    ...lines,
    '',
  ].join('\n');
}

export interface Stand {
  step: number; // the number of steps when the chapter is finished
  answer: string | null; // what is said of the last action, if it was not the wanted one
}

function fits(step: Move | Other, line: LogLine): boolean {
  if (line.by !== (step.kind === 'other' ? step.seat : learner)) return false;
  if (step.kind === 'move' && step.points !== undefined) {
    return line.action !== null && readAction(line.action)?.kind === readAction(step.play)?.kind;
  }
  return line.action === step.play;
}

function answerTo(step: Move | Other, action: string | null): string {
  const answers = step.kind === 'move' ? (step.answers ?? []) : [];
  return answers.find(([pattern]) => pattern.test(action ?? ''))?.[1] ?? '';
}

// `read`: talks before that step were read. `score`: the learner's, as the table stands now.
export function standOf(steps: readonly Step[], log: readonly LogLine[], read: number, score: number): Stand {
  let played = 0;
  for (const [index, step] of steps.entries()) {
    if (step.kind === 'talk') {
      if (index >= read && played >= log.length) return { step: index, answer: null };
      continue;
    }
    const line = log[played];
    if (!line) return { step: index, answer: null };
    played += 1;
    const enough = step.kind !== 'move' || step.points === undefined || played < log.length || score >= step.points;
    if (!fits(step, line) || !enough) return { step: index, answer: answerTo(step, line.action) };
  }
  return { step: steps.length, answer: null };
}

// Talks and moves are what the learner counts.
export function countOf(steps: readonly Step[], before = steps.length): number {
  return steps.slice(0, before).filter((step) => step.kind !== 'other').length;
}

// Numbers are cards, words are places (docs/notation.md).
function islandPointer(play: string): Pointer {
  const words = play.split(' ').slice(1);
  const isCard = (word: string) => /^\d+$/.test(word);
  return { cards: words.filter(isCard).map(Number), places: words.filter((word) => !isCard(word)) };
}

// Without words of its own a move points at what is to be played.
export function pointerOf(step: Step | undefined): Pointer {
  if (!step || step.kind === 'other') return {};
  if (step.point || step.kind === 'talk') return step.point ?? {};
  const action = readAction(step.play);
  if (!action) return islandPointer(step.play);
  if (action.kind === 'place') return { cells: cellsOf(action.at, action.rot) };
  if (action.kind === 'play') return { cards: [action.card], cells: action.cube ? [action.cube] : [] };
  if (action.kind === 'terraform') return { cells: [action.at, ...action.from] };
  return 'card' in action ? { cards: [action.card] } : {};
}
