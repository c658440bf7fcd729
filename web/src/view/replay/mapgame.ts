import { actionWords } from '../../state/phrases';
import type { Drawing } from './boards';
import Board from './MapReplay.svelte';
import Side from './MapSide.svelte';

export const mapgame: Drawing = {
  Board,
  Side,
  teller: (t) => ({ action: (action, map) => actionWords(t, action, map), effects: () => [] }),
};
