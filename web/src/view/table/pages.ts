// The page of each game. That of the island comes when it is asked for; the map games need no second journey.

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
  return (await import('./island/page')).island;
}
