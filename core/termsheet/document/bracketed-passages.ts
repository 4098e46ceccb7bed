import { everyMatch } from '../reading/every-match.ts';
/** A stretch of characters, brackets included. */
export interface BracketedPassage {
  readonly start: number;
  readonly end: number;
}

/** The passages in square brackets, outermost ones; brackets without their partner are none. */
export function bracketedPassages(text: string): BracketedPassage[] {
  const open: number[] = [];
  const passages: BracketedPassage[] = [];
  for (const { 0: bracket, index } of everyMatch(/[[\]]/gu, text)) {
    if (bracket === '[') {
      open.push(index);
      continue;
    }
    const start = open.pop();
    if (start === undefined) continue;
    while ((passages.at(-1)?.start ?? -1) > start) passages.pop();
    passages.push({ start, end: index + 1 });
  }
  return passages;
}
