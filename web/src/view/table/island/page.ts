import { IslandMoves } from './moves.svelte';
import Page from './Page.svelte';

export const island = { Page, Moves: IslandMoves };
