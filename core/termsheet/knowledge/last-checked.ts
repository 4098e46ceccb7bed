import { legalNotes } from './legal-notes.ts';
import { normRows } from './norm-rows.ts';

/** A published figure or a point of law, and when it was last read in its source. */
export interface CheckedKnowledge {
  readonly name: string;
  /** ISO date. */
  readonly checkedOn: string;
}

/** What was last read in its source longer ago than this is due for another look. */
export const mostMonthsUnchecked = 18;

/** Whether a check is so old on a day that the source should be read again. */
export function isCheckDue(checkedOn: string, today: Date): boolean {
  return monthsBetween(new Date(checkedOn), today) > mostMonthsUnchecked;
}

function monthsBetween(from: Date, to: Date): number {
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return to.getUTCDate() < from.getUTCDate() ? months - 1 : months;
}

/** All market figures and points of law with the dates of their last check. */
export function checkedKnowledge(): CheckedKnowledge[] {
  const norms = normRows.map(({ topic, place, stage, checkedOn }) => {
    return { name: `market figure ${topic}, ${place}, ${stage}`, checkedOn };
  });
  const notes = Object.entries(legalNotes).flatMap(([topic, ofTopic]) =>
    Object.entries(ofTopic).map(([place, { checkedOn }]) => {
      return { name: `point of law ${topic}, ${place}`, checkedOn };
    }),
  );
  return [...norms, ...notes];
}
