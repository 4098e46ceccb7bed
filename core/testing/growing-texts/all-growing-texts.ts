import { engineWords } from './engine-words.ts';
import { figures } from './figures.ts';
import type { GrowingText } from './growing-text.ts';
import { letters } from './letters.ts';
import { lines } from './lines.ts';
import { marks } from './marks.ts';
import { sheets } from './sheets.ts';
import { spaces } from './spaces.ts';

/** Every text that a reader has to be fast on, however long it grows. */
export function allGrowingTexts(): readonly GrowingText[] {
  return [...letters, ...spaces, ...marks, ...figures, ...lines, ...engineWords, ...sheets()];
}
