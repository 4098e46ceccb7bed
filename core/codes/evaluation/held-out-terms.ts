import { seededNumbers } from '../../evaluation/seeded-numbers.ts';
import { stemsOf } from '../text/tokenise.ts';

/** An index term set aside for measuring, with every code that the index gives it. */
export interface HeldOutTerm {
  readonly description: string;
  readonly codes: readonly string[];
}

/** Index texts without the held-out terms, and the terms. */
export interface HeldOut {
  readonly terms: readonly HeldOutTerm[];
  /** Takes the held-out terms, and every entry made of the same words, out of an index file. */
  readonly without: (indexText: string) => string;
}

/**
 * Sets aside a share of the terms of an index (`code, term, term …` a line), drawn with a fixed seed.
 * @param share 0.1 for a tenth
 * @param seed the same seed draws the same terms
 */
export function holdOutTerms(indexText: string, share: number, seed: number): HeldOut {
  const codesOf = new Map<string, { description: string; codes: Set<string> }>();
  for (const line of indexText.split('\n')) {
    const [code = '', ...terms] = line.split('\t');
    for (const term of terms) {
      const key = sameWords(term);
      const known = codesOf.get(key) ?? { description: term, codes: new Set<string>() };
      known.codes.add(code);
      codesOf.set(key, known);
    }
  }
  const random = seededNumbers(seed);
  const drawn = [...codesOf].filter(() => random() < share);
  const held = new Set(drawn.map(([key]) => key));
  return {
    terms: drawn.map(([, { description, codes }]) => ({ description, codes: [...codes] })),
    without: (text) =>
      text
        .split('\n')
        .map((line) => {
          const [code = '', ...terms] = line.split('\t');
          return [code, ...terms.filter((term) => !held.has(sameWords(term)))].join('\t');
        })
        .join('\n'),
  };
}

/** Two terms made of the same stems are the same term. */
function sameWords(term: string): string {
  const stems = stemsOf(term);
  return stems.length === 0 ? term.toLowerCase() : [...stems].sort().join(' ');
}
