// One's finished games in figures. Scores and parts come from the server; here they are only counted.

import type { GameId, Score, TableSummary } from './wire';

export interface Game {
  table: string;
  game: GameId;
  players: number;
  at: number; // seconds since 1970
  score: Score;
  won: boolean;
  seat: number;
}

// Games one has played to the end from their beginning: positions played on and tutorials are no results.
export function gamesOf(summaries: readonly TableSummary[]): Game[] {
  return summaries.flatMap((table) => {
    const seat = table.your_seats.find((own) => table.seats[own]?.kind === 'human');
    const score = table.result?.scores.find((entry) => entry.seat === seat);
    if (seat === undefined || !score || table.commitment === null || !isForResults(table)) return [];
    const won = table.result?.winners.includes(seat) ?? false;
    return [{ table: table.table, game: table.game, players: table.players, at: table.changed, score, won, seat }];
  });
}

const isForResults = (table: TableSummary): boolean => table.access === 'open' || table.access === 'invitation';

export interface Line {
  game: GameId;
  players: number;
  games: number;
  wins: number;
  mean: number;
  best: number;
}

export function linesOf(games: readonly Game[]): Line[] {
  const groups = new Map<string, Game[]>();
  for (const game of games) {
    const name = `${game.game}/${game.players}`;
    groups.set(name, [...(groups.get(name) ?? []), game]);
  }
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const totals = group.map(({ score }) => score.total);
      return [
        {
          game: first.game,
          players: first.players,
          games: group.length,
          wins: group.filter(({ won }) => won).length,
          mean: totals.reduce((sum, total) => sum + total, 0) / totals.length,
          best: Math.max(...totals),
        },
      ];
    })
    .sort((a, b) => a.game.localeCompare(b.game) || a.players - b.players);
}

export interface Bin {
  from: number;
  to: number; // inclusive
  games: number;
}

// Equal bins of a round width, about eight of them; scores may be negative.
export function binsOf(totals: readonly number[]): Bin[] {
  if (totals.length === 0) return [];
  const [least, most] = [Math.min(...totals), Math.max(...totals)];
  const width = [1, 2, 5, 10, 20, 50, 100].find((size) => (most - least) / size <= 9) ?? 200;
  const start = Math.floor(least / width) * width;
  const count = Math.floor((most - start) / width) + 1;
  return Array.from({ length: count }, (_, i) => {
    const from = start + i * width;
    const to = from + width - 1;
    return { from, to, games: totals.filter((total) => total >= from && total <= to).length };
  });
}

export const bestOf = (games: readonly Game[]): Game | null =>
  games.reduce<Game | null>((best, game) => (!best || game.score.total > best.score.total ? game : best), null);

export const oldestFirst = (games: readonly Game[]): Game[] => [...games].sort((a, b) => a.at - b.at);

export const partsOf = (games: readonly Game[]): string[] => [
  ...new Set(games.flatMap(({ score }) => Object.keys(score.parts))),
];

// Marks of an axis: round numbers from below the least to above the greatest.
export function marksOf(least: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find((size) => (most - least) / size <= 5) ?? 500;
  const first = Math.floor(least / step) * step;
  const count = Math.max(1, Math.ceil((most - first) / step));
  return Array.from({ length: count + 1 }, (_, i) => first + i * step);
}
