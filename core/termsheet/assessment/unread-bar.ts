import type { Account } from '../coverage/account.ts';
import { isPartlyUnread, shareOf } from '../coverage/coverage.ts';
import { type Doubtful, withoutHarmless } from '../statements/doubtful-sentences.ts';
import type { PlacedFinding } from './finding.ts';
import { type GreenBar, overallRisk } from './overall-risk.ts';

/** What the wordings have made of a document, and what the learned reader says of the rest. */
export interface ReadGrounds {
  readonly findings: readonly PlacedFinding[];
  readonly account: Account;
  /** What may harm founders; null where the learned reader is not to be relied on. */
  readonly doubtful: Doubtful | null;
}

/** Likeness fills what wordings leave open; an offer of which they have read less than half is not fair by its word alone. */
const leastRead = 0.5;

/**
 * What keeps an offer from being Green because it was not read. Where the learned reader knows such offers, what the
 * wordings have not read is weighed by it: a sentence that resembles no harm is no bar, one that may be harmful is,
 * even if the wordings have read it. Elsewhere whatever was not read is a bar.
 */
export function unreadBar({ findings, account, doubtful }: ReadGrounds): GreenBar {
  if (doubtful === null) {
    return { isPartlyUnread: overallRisk(findings) !== 'Green' || isPartlyUnread(account) };
  }
  const isPartly = shareOf(account) < leastRead || isPartlyUnread(withoutHarmless(account, doubtful));
  return { isPartlyUnread: doubtful.size > 0 || isPartly, isHeard: true };
}
