import type { TextToken } from './text-tokens.ts';

/** Words that turn what follows them into its opposite, or take it away. */
const negations = new Set(
  (
    'not no non never none neither nor without except excepting excluding excludes unless cannot save ' +
    'waive waives waived waiving forgo forgoes prohibits prohibited'
  ).split(' '),
);

/** How many words before a passage a negation still governs it: "shall in no event be entitled". */
const farthest = 3;

/** Whether a word negates. */
export function isNegation({ folded }: TextToken): boolean {
  return negations.has(folded);
}

/**
 * Whether a negation in the same clause governs a passage that begins at a token and does not take the negation
 * along. `non` governs the next word alone. A full stop, a colon, a bracket or a new line that begins anew ends the
 * clause; a comma does too, unless it stands right behind the negation: "shall not, in any year, receive".
 */
export function followsNegation(text: string, tokens: readonly TextToken[], index: number): boolean {
  for (let back = 1; back <= farthest; back += 1) {
    const before = tokens[index - back];
    const after = tokens[index - back + 1];
    if (before === undefined || after === undefined) return false;
    const gap = text.slice(before.end, after.start);
    if (endsClause(gap, text[after.start] ?? '')) return false;
    if (isNegation(before)) return back === 1 || before.folded !== 'non';
    if (gap.includes(',')) return false;
  }
  return false;
}

function endsClause(gap: string, next: string): boolean {
  if (/[.;:()|\t]|\n[^\S\n]*\n/.test(gap)) return true;
  // A line that is only wrapped goes on in lower case.
  return gap.includes('\n') && !/\p{Ll}/u.test(next);
}
