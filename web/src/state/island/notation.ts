// Reads actions of Hokkaido (2010) (docs/notation.md). Knows words, not rules.

export type IslandAction =
  | { kind: 'start' | 'grow'; to: string }
  | { kind: 'land' | 'sea'; from: string; to: string }
  | { kind: 'claim' | 'reveal' | 'discard' | 'take'; card: number }
  | { kind: 'keep'; cards: number[] }
  | { kind: 'draw' | 'pass' };

export type CardVerb = 'claim' | 'reveal' | 'take' | 'discard';

const isPlace = (word: string | undefined): word is string => word !== undefined && /^[a-z0-9_-]+$/.test(word);

function readCards(words: readonly string[]): number[] | null {
  return words.length > 0 && words.every((word) => /^\d+$/.test(word)) ? words.map(Number) : null;
}

export function readIslandAction(text: string): IslandAction | null {
  const [kind, ...rest] = text.trim().split(/\s+/);
  const [first, second] = rest;
  switch (kind) {
    case 'start':
    case 'grow':
      return rest.length === 1 && isPlace(first) ? { kind, to: first } : null;
    case 'land':
    case 'sea':
      return rest.length === 2 && isPlace(first) && isPlace(second) ? { kind, from: first, to: second } : null;
    case 'claim':
    case 'reveal':
    case 'discard':
    case 'take': {
      const cards = readCards(rest);
      return cards?.[0] !== undefined && cards.length === 1 ? { kind, card: cards[0] } : null;
    }
    case 'keep': {
      const cards = readCards(rest);
      return cards && cards.length <= 2 ? { kind, cards } : null;
    }
    case 'draw':
    case 'pass':
      return rest.length === 0 ? { kind } : null;
    default:
      return null;
  }
}
