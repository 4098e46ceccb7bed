import type { CheckedFinding } from './check-model-finding.ts';
import type { SectionReviews } from './read-sections.ts';

type Reason = Exclude<CheckedFinding, { accepted: true }>['reason'];

/** Why findings were left out, as the reader of a report is told it. */
const leftOut: readonly { readonly reasons: readonly Reason[]; readonly because: string }[] = [
  {
    reasons: ['not-found', 'numbers-differ', 'negation-dropped', 'words-exchanged'],
    because: 'whose quotes do not stand in the document',
  },
  {
    reasons: ['too-short', 'only-a-title'],
    because: 'whose quotes are a heading or too short to show anything',
  },
  {
    reasons: ['figure-unknown'],
    because: 'whose figures stand neither in the document nor in our arithmetic',
  },
  { reasons: ['not-of-a-term'], because: 'which reassure without resting on a term of the document' },
  { reasons: ['names-an-address'], because: 'which send the reader elsewhere' },
  { reasons: ['unreadable'], because: 'which name no known clause or lack a part' },
];

/** How many findings of a model passed the checks. */
export function checksInWords(checked: readonly CheckedFinding[]): string {
  if (checked.length === 0) return 'The language model added nothing.';
  const verified = checked.filter(({ accepted }) => accepted).length;
  return `Of ${checked.length} findings of the language model ${verified} could be verified in the document.`;
}

/** A sentence for each kind of finding that was left out. */
export function leftOutInWords(checked: readonly CheckedFinding[]): readonly string[] {
  return leftOut.flatMap(({ reasons, because }) => {
    const count = checked.filter((one) => !one.accepted && reasons.includes(one.reason)).length;
    return count === 0 ? [] : [`Left out: ${count} of the language model’s findings, ${because}.`];
  });
}

/** What a model did not read of a long document; nothing where it read all of it. */
export function unreadInWords({ reviews, unread, failure }: SectionReviews): readonly string[] {
  if (failure === null) return [];
  const total = reviews.length + unread;
  return [
    `The language model read ${reviews.length} of ${total} parts of the document; about the rest the built-in engine answers alone. ${failure.message}`,
  ];
}
