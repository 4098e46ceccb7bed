import type { ClauseFinding, Coverage, UnreadPassage } from '../../../../../../core/termsheet/analysis.ts';
import { type ClauseSectionContent, clauseAnchor } from '../clause-sections.ts';

interface Place {
  readonly start: number;
  readonly end: number;
}

/** A place of the document where the reader stops: what a finding quotes, or what was not read as a term. */
export type ReadingStop =
  | (Place & { readonly finding: ClauseFinding; readonly anchor: string })
  | (Place & { readonly finding: null; readonly kind: UnreadPassage['kind'] });

/** All stops of a document in its own order. */
export function readingStops(
  sections: readonly ClauseSectionContent[],
  { passages }: Coverage,
): readonly ReadingStop[] {
  const quoted = sections.flatMap(({ id, findings }) =>
    findings.flatMap((finding, index) =>
      (finding.evidence ?? []).map(({ start, end }) => ({
        start,
        end,
        finding,
        anchor: clauseAnchor(id, index),
      })),
    ),
  );
  const unread = passages
    .filter(({ kind }) => kind !== 'boilerplate')
    .map(({ start, end, kind }) => ({ start, end, finding: null, kind }));
  return [...quoted, ...unread].sort((one, other) => one.start - other.start || one.end - other.end);
}

/** What a stop without a finding is. */
export const unreadInWords: Readonly<Record<UnreadPassage['kind'], string>> = {
  'not-understood': 'We did not understand this passage. Read it yourself.',
  note: 'A note, not read as a term.',
  withdrawn: 'Withdrawn wording, not read as a term.',
  boilerplate: 'What every form says.',
};

const gravity = ['Red', 'Amber', 'unread', 'Green'];

/** Places of one passage, what harms most first: two findings can quote the same words. */
export function gravestFirst(places: readonly number[], stops: readonly ReadingStop[]): readonly number[] {
  const rank = (place: number) => gravity.indexOf(stops[place]?.finding?.rating ?? 'unread');
  return [...places].sort((one, other) => rank(one) - rank(other));
}
