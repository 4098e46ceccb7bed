import type { Coverage, UnreadPassage } from '../analysis.ts';
import { apartSpans, isForReaders } from '../document/apart-spans.ts';
import type { TermSheetDocument, TextSpan } from '../document/term-sheet-document.ts';
import type { Account, AccountedSentence } from './account.ts';

/** A reader looks at a few passages, not at the whole document again. */
const mostPassages = 50;
/** Longest passage that is quoted whole. */
const longestQuote = 600;

/**
 * The account of a document as its report carries it: how much is understood, and the passages that a reader should
 * look at, those that bind somebody first, then other terms, then notes and withdrawn words.
 *
 * @param notes passages that explain the document, as its reading found them
 */
export function coverageOf(
  document: TermSheetDocument,
  account: Account,
  notes: readonly TextSpan[] = [],
): Coverage {
  const isBinding = ({ states }: AccountedSentence): boolean => states === 'binding';
  const unread = [
    ...account.notUnderstood.filter(isBinding),
    ...account.notUnderstood.filter((sentence) => !isBinding(sentence)),
  ].slice(0, mostPassages);
  const passages: readonly UnreadPassage[] = [
    ...unread.map(({ evidence }) => ({
      ...spanOf(evidence),
      quote: evidence.quote,
      kind: 'not-understood' as const,
    })),
    ...apartPassages(document, notes),
  ];
  return {
    sentences: account.stating,
    understood: account.understood,
    share: shareOf(account),
    passages: passages.slice(0, mostPassages),
  };
}

/** Share of the sentences that state something and are understood; 1 where nothing is stated. */
export function shareOf({ understood, stating }: Account): number {
  return stating === 0 ? 1 : understood / stating;
}

/** With less than this understood, a fair look says nothing about the rest. */
const leastShareForGreen = 0.85;

/** Whether what was not understood could be a term that matters: one that binds, or too much of the document. */
export function isPartlyUnread(account: Account): boolean {
  const bindsUnread = account.notUnderstood.some(({ states }) => states === 'binding');
  return bindsUnread || shareOf(account) < leastShareForGreen;
}

function apartPassages(document: TermSheetDocument, notes: readonly TextSpan[]): UnreadPassage[] {
  const spans = [
    ...apartSpans(document).filter(({ apart }) => isForReaders(apart)),
    ...notes.map((span) => ({ ...span, apart: 'note' as const })),
  ].sort((left, right) => left.start - right.start);
  let reached = 0;
  return spans.flatMap(({ start, end, apart }) => {
    if (start < reached) return [];
    reached = end;
    const span = trimmed(document.text, { start, end });
    if (span.end === span.start) return [];
    const quote = document.text.slice(span.start, span.end);
    return [{ ...span, quote, kind: apart === 'withdrawn' ? ('withdrawn' as const) : ('note' as const) }];
  });
}

function trimmed(text: string, { start, end }: TextSpan): TextSpan {
  const words = text.slice(start, Math.min(end, start + longestQuote));
  const from = start + words.length - words.trimStart().length;
  return { start: from, end: from + words.trim().length };
}

function spanOf({ start, end }: TextSpan): TextSpan {
  return { start, end };
}
