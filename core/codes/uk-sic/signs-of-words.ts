/** A word by its stem, with how much it counts. */
export interface WeighedStem {
  readonly stem: string;
  readonly weight: number;
}

/** What is compared of words: a stem, its family or a pair, with how much it counts. */
export interface WeighedSign {
  readonly sign: string;
  readonly weight: number;
}

/** Words of one family begin alike: what an architect does is architectural. */
const familyLetters = 7;
const familyMark = '~';
const pairMark = '+';

/** The stems of a text in their order, the families of those that are long enough to have one, and neighbours together. */
export function signsOf(stems: readonly WeighedStem[]): readonly WeighedSign[] {
  return stems.flatMap(({ stem, weight }, at) => {
    const signs: WeighedSign[] = [{ sign: stem, weight }];
    if (stem.length >= familyLetters) {
      signs.push({ sign: familyMark + stem.slice(0, familyLetters), weight });
    }
    const before = stems[at - 1];
    if (before) signs.push({ sign: before.stem + pairMark + stem, weight: Math.min(before.weight, weight) });
    return signs;
  });
}
