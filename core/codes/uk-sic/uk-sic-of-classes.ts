import type { CodeTables } from '../code-tables.port.ts';
import type { AskedUkSic } from './asked-uk-sic.ts';
import { type ShareOfClass, sharesWithinClass } from './within-class.ts';

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
  { words, codes }: AskedUkSic,
): readonly RankedUkCode[] {
  const ranked = classes
    .filter(({ probability }, at) => at === 0 || probability >= leastChance)
    .flatMap(({ code: isicClass, probability }) =>
      sharesOfTrades(sharesWithinClass(tables, isicClass, words), codes).map(({ code, share }) => ({
        code,
        probability: probability * share,
        isicClass,
      })),
    )
    .sort((left, right) => right.probability - left.probability);
  const first = ranked.find(({ isicClass }) => isicClass === classes[0]?.code);
  return first ? [first, ...ranked.filter((code) => code !== first)] : ranked;
}

/** The first of {@link ukSicOfClasses}, for which the first class is enough where it has a UK code. */
export function firstUkSic(
  tables: CodeTables,
  classes: readonly { readonly code: string; readonly probability: number }[],
  asked: AskedUkSic,
): RankedUkCode | undefined {
  return ukSicOfClasses(tables, classes.slice(0, 1), asked)[0] ?? ukSicOfClasses(tables, classes, asked)[0];
}

/** How far a trade is believed that fits for certain. */
const most = 0.95;

/** The same shares, where trades of the lexicon say which code of the class is theirs. */
function sharesOfTrades(
  shares: readonly ShareOfClass[],
  codes: ReadonlyMap<string, number>,
): readonly ShareOfClass[] {
  const named = shares.map(({ code }) => codes.get(code) ?? 0);
  const total = named.reduce((sum, certain) => sum + certain, 0);
  if (total === 0) return shares;
  const believed = most * Math.max(...named);
  return shares.map(({ code, share }, at) => ({
    code,
    share: (1 - believed) * share + (believed * (named[at] ?? 0)) / total,
  }));
}
