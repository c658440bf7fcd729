// The page of each game.

import type { Component } from 'svelte';
import type { GameId } from '../../state/wire';
import { mapgame } from './mapgame/page';
import type { Moves, TableModel } from './table.svelte';

export interface GamePage {
  Page: Component<{ model: TableModel; table: string }>;
  Moves: new (model: TableModel) => Moves;
}

export async function pageOf(game: GameId): Promise<GamePage> {
  if (game !== 'hokkaido-2010') return mapgame;
  throw new Error(`there is no page for ${game}`);
}
