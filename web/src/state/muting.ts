// Whose chat is shown on this device.

import type { ChatLine, SeatInfo } from './wire';

export interface Muting {
  muted: readonly string[]; // accounts
  muteAll: boolean;
}

export interface Talker {
  account: string;
  name: string;
}

const kept = 200; // who was muted longest ago is forgotten first

// One's own words are always shown.
export function audible(lines: readonly ChatLine[], { muted, muteAll }: Muting, own: string | null): ChatLine[] {
  return lines.filter(({ account }) => account === own || !(muteAll || muted.includes(account)));
}

// The other people at the table, and those who said something though they do not sit there.
export function talkers(seats: readonly SeatInfo[], lines: readonly ChatLine[], own: string | null): Talker[] {
  const found = new Map<string, string>();
  for (const { kind, account, name } of seats) if (kind === 'human' && account) found.set(account, name ?? '');
  for (const { account, name } of lines) found.set(account, name);
  return [...found].filter(([account]) => account !== own).map(([account, name]) => ({ account, name }));
}

export function toggleMute(muted: readonly string[], account: string): string[] {
  const others = muted.filter((other) => other !== account);
  return others.length < muted.length ? others : [...others, account].slice(-kept);
}
