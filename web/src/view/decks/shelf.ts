// The own decks and boards of this browser.

import { type OwnContent, readContent } from '../../state/deck';
import { loadShelf, type Shelf, saveShelf } from '../../state/shelf';
import { storage } from '../app.svelte';

const name = 'kitamae-decks';

export const loadDecks = (): Shelf<OwnContent> => loadShelf(storage(), name, readContent);
export const saveDecks = (shelf: Shelf<OwnContent>): boolean => saveShelf(storage(), name, shelf);
