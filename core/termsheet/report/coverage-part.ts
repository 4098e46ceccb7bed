import type { Coverage, UnreadPassage } from '../analysis.ts';

/** What a report says of the passages behind its findings, in the order in which it is read. */
export interface CoveragePart {
  /** "We understood 46 of 51 passages." */
  readonly counted: string;
  /** "We understood 46 of 51 passages. Read these five yourself:" */
  readonly understood: string;
  readonly unread: readonly UnreadPassage[];
  /** Stands above the notes; empty where there are none. */
  readonly apartHeading: string;
  readonly apart: readonly UnreadPassage[];
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The account of a document in words: what was not understood, then notes and withdrawn wording. */
export function coveragePart({ sentences, understood, passages }: Coverage): CoveragePart {
  const unread = passages.filter(({ kind }) => kind === 'not-understood');
  const apart = passages.filter(({ kind }) => kind === 'note' || kind === 'withdrawn');
  const counted = `We understood ${understood} of ${sentences} ${sentences === 1 ? 'passage' : 'passages'}.`;
  return {
    counted,
    understood: unread.length === 0 ? counted : `${counted} ${invitation(unread.length)}`,
    unread,
    apartHeading: apart.length === 0 ? '' : 'Notes and withdrawn wording, not read as terms',
    apart,
  };
}

function invitation(count: number): string {
  return count === 1 ? 'Read this one yourself:' : `Read these ${numbers[count] ?? count} yourself:`;
}

/** What a passage is, in front of its quote; nothing for a term. */
export function apartInWords({ kind }: UnreadPassage): string {
  return kind === 'withdrawn' ? 'Withdrawn: ' : kind === 'note' ? 'Note: ' : '';
}
