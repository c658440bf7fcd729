import { MapMoves } from './moves.svelte';
import Page from './Page.svelte';

export const mapgame = { Page, Moves: MapMoves };
