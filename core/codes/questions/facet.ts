import type { CodeSystem } from '../classification.ts';

/** The answers that a code belongs to, and how far: 1 fully, more than 0 in part. */
export type Belonging = ReadonlyMap<string, number>;

/** One way of telling businesses apart: a question with all answers that could be given to it. */
export interface Facet {
  readonly id: string;
  /** The question in words. */
  readonly text: string;
  /** What an answer is called; null for one that does not exist. */
  label(option: string): string | null;
  /** Empty where the tables do not tell, which speaks neither for nor against the code. */
  belonging(system: CodeSystem, code: string): Belonging;
}

/** Works the answers of a code out once: a batch meets the same codes again and again. */
export function remembered(work: Facet['belonging']): Facet['belonging'] {
  const known = new Map<CodeSystem, Map<string, Belonging>>();
  return (system, code) => {
    let ofSystem = known.get(system);
    if (!ofSystem) {
      ofSystem = new Map();
      known.set(system, ofSystem);
    }
    const before = ofSystem.get(code);
    if (before) return before;
    const found = work(system, code);
    ofSystem.set(code, found);
    return found;
  };
}
