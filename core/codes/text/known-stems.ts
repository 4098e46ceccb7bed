import { stemsOf } from './tokenise.ts';

/** Texts of the tables whose stems are kept: a batch shows the same ones again and again. */
const mostKept = 40_000;
const kept = new Map<string, readonly string[]>();

/** The searchable stems of a text of the tables in order, made once for each. */
export function knownStemsOf(text: string): readonly string[] {
  const before = kept.get(text);
  if (before) return before;
  if (kept.size >= mostKept) kept.clear();
  const stems = stemsOf(text);
  kept.set(text, stems);
  return stems;
}
