import type { Drawing } from './boards';
import Board from './MapReplay.svelte';
import Side from './MapSide.svelte';

export const mapgame: Drawing = { Board, Side };
