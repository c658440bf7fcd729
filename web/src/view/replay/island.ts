import { words as english } from '../../i18n/en/island';
import { words as italian } from '../../i18n/it/island';
import { effectWords, Gazetteer, islandActionWords } from '../../state/island/phrases';
import { type Content, isBoard } from '../../state/wire';
import type { Drawing, Tell } from './boards';
import Board from './IslandReplay.svelte';
import Side from './IslandSide.svelte';

function teller(language: string, content: Content | null): Tell {
  const w = language === 'it' ? italian : english;
  const names = new Gazetteer(w, isBoard(content) ? content : null);
  return {
    action: (action) => islandActionWords(w, names, action),
    effects: (effect, nameOf) => effectWords(w, names, effect, nameOf),
  };
}

export const island: Drawing = { Board, Side, teller: (_, language, content) => teller(language, content) };
