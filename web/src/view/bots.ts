import type { QuickPlay } from '../state/settings';
import type { BotInfo, GameInfo, Options } from '../state/wire';

const level = (bot: BotInfo): number => Number(/^level-(\d+)$/.exec(bot.id)?.[1] ?? 0);

// The levels where there are some; the plain bots only where there is nothing else.
export function botsFor(bots: readonly BotInfo[]): BotInfo[] {
  const levels = bots.filter((bot) => level(bot) > 0);
  return levels.length > 0 ? levels.sort((a, b) => level(a) - level(b)) : [...bots];
}

export function defaultBot(bots: readonly BotInfo[]): string {
  const list = botsFor(bots);
  return (list.find((bot) => bot.id === 'level-3') ?? list[list.length - 1])?.id ?? 'random';
}

export function strongestBot(bots: readonly BotInfo[]): string {
  const list = botsFor(bots);
  return list[list.length - 1]?.id ?? 'random';
}

export function defaultOptions(game: GameInfo): Options {
  return Object.fromEntries(Object.entries(game.options).map(([name, values]) => [name, values[0] ?? null]));
}

// What was played last, where that is still possible.
export function quickDefaults(game: GameInfo, bots: readonly BotInfo[], last?: QuickPlay): QuickPlay {
  const [least, most] = game.players;
  const options = defaultOptions(game);
  for (const [name, values] of Object.entries(game.options)) {
    const value = last?.options[name];
    if (value !== undefined && values.includes(value)) options[name] = value;
  }
  const players = Math.min(most, Math.max(least, last?.players ?? 3));
  const bot = bots.some((entry) => entry.id === last?.bot) ? (last?.bot ?? '') : defaultBot(bots);
  return { players, bot, options };
}

export function optionsWithChoice(game: GameInfo): [string, (string | number | boolean | null)[]][] {
  return Object.entries(game.options).filter(([, values]) => values.length > 1);
}
