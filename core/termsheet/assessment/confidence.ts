import type { ExaminedClause } from '../clauses/clause.ts';
import type { Account } from '../coverage/account.ts';
import { shareOf } from '../coverage/coverage.ts';
import { noisyShare } from '../coverage/scan-noise.ts';

/** What the confidence text is computed from. */
export interface ConfidenceInput {
  readonly account: Account;
  readonly examined: readonly ExaminedClause[];
  readonly contradictions: number;
  /** Passages that rest on a proposal in brackets. */
  readonly proposals: number;
  /** Share of the words that a scan has left broken. */
  readonly noise: number;
  readonly isFullyUnderstood: boolean;
  /** Findings that were read by likeness to examples, not by their wording. */
  readonly learned: number;
}

type Level = 'High' | 'Medium' | 'Low';

/** How much of the document has to be understood, and how much may be open, for each level. */
const demands: readonly { readonly level: Level; readonly share: number; readonly open: number }[] = [
  { level: 'High', share: 0.9, open: 2 },
  { level: 'Medium', share: 0.7, open: 5 },
];
/** From this many on, the document is a draft to be filled in. */
const manyProposals = 6;

/**
 * Says how sure the reading is: how much of the document was understood, less what it leaves open, contradicts,
 * only proposes, or what a scan has spoilt. How many clauses an offer has says nothing about it.
 */
export function confidenceText(input: ConfidenceInput): string {
  const { account, contradictions, proposals, noise, isFullyUnderstood, learned } = input;
  const open = input.examined.filter(({ reading }) => reading.status === 'unresolved').length;
  const parts = [
    `we understood ${account.understood} of ${account.stating} passages that state something`,
    ...(open > 0 ? [`${open} left open (blanks or alternatives)`] : []),
    ...(contradictions > 0 ? [counted(contradictions, 'contradiction')] : []),
    ...(proposals > 0 ? [`${counted(proposals, 'term')} only proposed in brackets`] : []),
    ...(noise >= noisyShare ? ['the text looks like a scan with misread characters'] : []),
    ...(isFullyUnderstood ? [] : ['the language is not supported']),
    ...(learned > 0 ? [`${learned} read by their likeness to examples, so check them`] : []),
  ];
  return `${levelOf(input, open)}: ${parts.join(', ')}.`;
}

function levelOf(input: ConfidenceInput, open: number): Level {
  const { account, contradictions, proposals, noise, isFullyUnderstood, learned } = input;
  if (!isFullyUnderstood || contradictions > 1) return 'Low';
  const share = shareOf(account);
  const reached = demands.find((demand) => share >= demand.share && open <= demand.open)?.level ?? 'Low';
  // Reading by likeness can be wrong: nothing that rests on it is beyond doubt.
  const isDoubtful = contradictions > 0 || learned > 0 || proposals >= manyProposals || noise >= noisyShare;
  return reached === 'High' && isDoubtful ? 'Medium' : reached;
}

function counted(count: number, what: string): string {
  return count === 1 ? `one ${what}` : `${count} ${what}s`;
}
