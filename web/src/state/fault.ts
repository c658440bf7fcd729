// What is wrong with an own deck or board, in the words of the language.

import type { words } from '../i18n/en/decks';

export interface ContentFault {
  line: number;
  message: string; // in English
  code?: string;
  where?: string; // "card 7", "province 2 side B", "border atsuta rumoi", "entry 3 of cards", "home"
  name?: string;
}

type Words = typeof words;

export function placeWords(w: Words, where: string): string {
  const [kind = '', first = '', second = '', third = ''] = where.split(' ');
  if (kind === 'card') return w.card(Number(first));
  if (kind === 'province' && second === 'side') return w.province(Number(first), third);
  if (kind === 'entry') return w.faultEntry(Number(first), w.faultList(third));
  if (kind === 'border') return w.faultBorder(first, second);
  return first ? w.faultNamed(kind, first) : w.faultList(kind);
}

// null: a fault that has no words yet, told in English.
export function faultWords(w: Words, { code, where, name = '' }: ContentFault): string | null {
  if (!code || !where) return null;
  const about = code === 'twice' || code === 'missing' ? placeWords(w, name) : name;
  const told = w.fault(code, about);
  return told ? w.faultAt(placeWords(w, where), told) : null;
}
