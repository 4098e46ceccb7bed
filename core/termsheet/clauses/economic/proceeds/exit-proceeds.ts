import type { TextSpan } from '../../../document/term-sheet-document.ts';
import type { DecimalMark } from '../../../reading/numbers/decimal-mark.ts';
import type { Reading } from '../../../reading/reading.ts';
import type { Sentence } from '../../../reading/sections.ts';
import type { Candidate } from '../../../reading/settle.ts';
import type { Participation } from '../participation-kind.ts';
import { exitPassages } from './exit-passages.ts';
import { knownRound } from './known-round.ts';
import { type MarkedProceeds, markProceeds } from './marked-proceeds.ts';
import { readReturned } from './returned-money.ts';
import { readShared, type SharedProceeds } from './shared-proceeds.ts';

/** What a document says in plain words about the proceeds of an exit. */
export interface ExitProceeds {
  readonly sentences: readonly Sentence[];
  readonly multiples: readonly Candidate<number>[];
  readonly shared: readonly { readonly value: Participation; readonly span: TextSpan }[];
  /** The total, as a multiple of what was put in, at which sharing ends. */
  readonly cap: Candidate<number> | null;
}

/**
 * Reads the mechanics of a preference from a frame: an exit, money that comes back to the investors, and what is said to
 * follow: a choice, a share in the rest, or such a share up to a total.
 */
export function readExitProceeds(reading: Reading): ExitProceeds {
  const sentences: Sentence[] = [];
  const multiples: Candidate<number>[] = [];
  const shared: { value: Participation; span: TextSpan }[] = [];
  let cap: Candidate<number> | null = null;
  for (const { sentence, following, isLabelled } of exitPassages(reading)) {
    const marked = markProceeds(sentence.text, reading.decimalMark);
    const first = readReturned(reading, sentence, marked, isLabelled);
    if (!first) continue;
    multiples.push({
      value: first.multiple,
      span: { start: sentence.start + first.start, end: sentence.start + first.end },
    });
    const invested = first.invested ?? knownRound(reading).amount;
    const after = readAfter(marked, following, invested, reading.decimalMark);
    sentences.push(sentence, ...following);
    if (!after) continue;
    const span = { start: sentence.start, end: (after.following.at(-1) ?? sentence).end };
    shared.push({ value: after.value, span });
    if (after.cap !== null && cap === null) cap = { value: after.cap, span };
  }
  return { sentences, multiples, shared, cap };
}

/** What follows the first payment, with no more of the sentences behind it than say so. */
function readAfter(
  marked: MarkedProceeds,
  following: readonly Sentence[],
  invested: number | null,
  decimalMark: DecimalMark,
): (SharedProceeds & { readonly following: readonly Sentence[] }) | null {
  const behind = following.map(({ text }) => markProceeds(text, decimalMark));
  const whole = readShared(marked, behind, invested);
  if (!whole) return null;
  const enough = behind.findIndex((_, count) => {
    const part = readShared(marked, behind.slice(0, count), invested);
    return part?.value === whole.value && part.cap === whole.cap;
  });
  return { ...whole, following: enough < 0 ? following : following.slice(0, enough) };
}
