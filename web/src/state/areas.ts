// Areas of a map as the engine tells them.

import type { Cell } from './notation';
import type { Area, Pair, RangeData } from './wire';

export const cellOf = ([x, y]: Pair): Cell => ({ x, y });

// The squares that scored in a line of the score sheet.
export function squaresOfPart(areas: readonly Area[], part: string): Cell[] {
  const found = new Map<string, Cell>();
  for (const area of areas) {
    if (area.part !== part || area.points === 0) continue;
    for (const pair of area.squares) found.set(pair.join(), cellOf(pair));
  }
  return [...found.values()];
}

// What a square belongs to; a scoring card's squares belong to something else first.
export function areaAt(areas: readonly Area[], { x, y }: Cell): Area | null {
  const found = areas.filter((area) => area.squares.some((pair) => pair[0] === x && pair[1] === y));
  return found.find((area) => area.part !== 'bonus') ?? found[0] ?? null;
}

export interface RangeLines {
  chain: string;
  beyond: string; // straight on from either end
}

// The dividing line through the middles of its squares, as SVG paths; `size` is the side of a square.
export function rangeLines({ chain, line }: RangeData, size: number): RangeLines {
  const at = ([x, y]: Pair): string => `${(x + 0.5) * size} ${(y + 0.5) * size}`;
  const onLine = new Set(line.map((pair) => pair.join()));
  const beyond = (before: Pair | undefined, end: Pair | undefined): string => {
    if (!before || !end) return '';
    const [dx, dy] = [end[0] - before[0], end[1] - before[1]];
    let last = end;
    for (let next: Pair = [end[0] + dx, end[1] + dy]; onLine.has(next.join()); next = [next[0] + dx, next[1] + dy]) {
      last = next;
    }
    return last === end ? '' : `M${at(end)}L${at(last)}`;
  };
  return {
    chain: `M${chain.map(at).join('L')}`,
    beyond: beyond(chain[1], chain[0]) + beyond(chain.at(-2), chain.at(-1)),
  };
}
