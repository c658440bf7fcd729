// The tutorials there are; each comes with its words when it is asked for.

import type { GameId } from '../state/wire';
import type { Tutorial, TutorialWords } from './tutorial';

export interface Lesson {
  tutorial: Tutorial;
  en: TutorialWords;
  it: TutorialWords;
}

async function honshu(): Promise<Lesson> {
  const [data, en, it] = await Promise.all([
    import('./honshu'),
    import('../i18n/en/lessons/honshu'),
    import('../i18n/it/lessons/honshu'),
  ]);
  return { tutorial: data.honshu, en: en.words, it: it.words };
}

async function hokkaido(): Promise<Lesson> {
  const [data, en, it] = await Promise.all([
    import('./hokkaido'),
    import('../i18n/en/lessons/hokkaido'),
    import('../i18n/it/lessons/hokkaido'),
  ]);
  return { tutorial: data.hokkaido, en: en.words, it: it.words };
}

async function island(): Promise<Lesson> {
  const [data, en, it] = await Promise.all([
    import('./island'),
    import('../i18n/en/lessons/island'),
    import('../i18n/it/lessons/island'),
  ]);
  return { tutorial: data.island, en: en.words, it: it.words };
}

export const lessons: Partial<Record<GameId, () => Promise<Lesson>>> = { honshu, hokkaido, 'hokkaido-2010': island };
