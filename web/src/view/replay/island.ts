import type { Drawing } from './boards';
import Board from './IslandPlaces.svelte';
import Side from './IslandSide.svelte';

export const island: Drawing = { Board, Side };
