import type { Evidence } from '../analysis.ts';
import type { Account, AccountedSentence } from '../coverage/account.ts';
import { shareOf } from '../coverage/coverage.ts';
import { unreadTopics } from '../coverage/unread-topics.ts';

/** What may be said about what a document does not say. */
export interface AbsenceGround {
  /** How many passages that state something were not understood. */
  readonly unread: number;
  /** Whether nothing that was not understood could state the clause, so that silence is silence. */
  allowsAbsence(id: string): boolean;
  /** Passages that speak of a clause by its name and were not understood. */
  passagesNaming(id: string): readonly Evidence[];
}

/** Below this share of a document understood, nothing is said to be absent: too much could stand in the rest. */
export const leastShareForAbsence = 0.75;

/** Judges by the account of a document which absences are certain. */
export function absenceGround(account: Account): AbsenceGround {
  const topics = unreadTopics(account);
  const isMostlyUnderstood = shareOf(account) >= leastShareForAbsence;
  const quotes = (passages: readonly AccountedSentence[]) => passages.map(({ evidence }) => evidence);
  return {
    unread: account.notUnderstood.length,
    allowsAbsence: (id) => isMostlyUnderstood && topics.mayState(id).length === 0,
    passagesNaming: (id) => quotes(topics.name(id)),
  };
}
