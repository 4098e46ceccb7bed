import type { CodePathStep } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { type AskedWords, sharesWithinClass } from './within-class.ts';

/** A UK code with the chance that it is right and the ISIC class it was reached through. */
export interface RankedUkCode {
  readonly code: string;
  readonly probability: number;
  readonly isicClass: string;
}

/** A class below this chance adds no UK code that would be shown. */
const leastChance = 0.002;

/**
 * The UK SIC codes of ISIC classes, best first. UK SIC 2007 divides the classes of ISIC, so the class is chosen once for
 * both systems and the words only say which part of it is meant.
 * @param classes best first; the first UK code is one of the first class, so that both columns name one activity
 */
export function ukSicOfClasses(
  tables: CodeTables,
  classes: readonly { readonly code: string; readonly probability: number }[],
  asked: AskedWords,
): readonly RankedUkCode[] {
  const ranked = classes
    .filter(({ probability }, at) => at === 0 || probability >= leastChance)
    .flatMap(({ code: isicClass, probability }) =>
      sharesWithinClass(tables, isicClass, asked).map(({ code, share }) => ({
        code,
        probability: probability * share,
        isicClass,
      })),
    )
    .sort((left, right) => right.probability - left.probability);
  const first = ranked.find(({ isicClass }) => isicClass === classes[0]?.code);
  return first ? [first, ...ranked.filter((code) => code !== first)] : ranked;
}

/** The way down to a UK code: sections and divisions are those of ISIC, to which the UK table belongs. */
export function ukSicPath(tables: CodeTables, ukCode: string): readonly CodePathStep[] {
  const title = tables.entry('uksic', ukCode)?.title;
  if (title === undefined) return [];
  const above = tables
    .path('isic', ukCode.slice(0, 2))
    .map((step) => ({ code: step.code, title: step.title }));
  return [...above, { code: ukCode, title }];
}
