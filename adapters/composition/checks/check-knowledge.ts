import { comparisonsCheckedOn } from '../../../core/carbon/comparisons.ts';
import { evidenceCheckedOn } from '../../../core/carbon/evidence-table.ts';
import { checkedKnowledge } from '../../../core/termsheet/knowledge/last-checked.ts';
import type { CheckOutcome } from './check.ts';

/** What was last read in its source longer ago than this is due for another look. */
const mostMonths = 18;
/** As many are named; the rest are counted. */
const mostNamed = 5;

/** Names the figures and points of law that nobody has read in their sources for long; that is no fault, so it never fails. */
export function checkKnowledge(today: Date): CheckOutcome {
  const all = [
    ...checkedKnowledge(),
    { name: 'evidence on carbon', checkedOn: evidenceCheckedOn },
    { name: 'comparisons for carbon', checkedOn: comparisonsCheckedOn },
  ];
  const due = all.filter(({ checkedOn }) => monthsBetween(new Date(checkedOn), today) > mostMonths);
  const named = due.slice(0, mostNamed).map(({ name, checkedOn }) => `${name} (${checkedOn})`);
  const rest = due.length > mostNamed ? ` and ${due.length - mostNamed} more` : '';
  const detail =
    due.length === 0
      ? `${all.length} figures and points of law, all checked within ${mostMonths} months`
      : `${due.length} of ${all.length} last checked more than ${mostMonths} months ago: ${named.join('; ')}${rest}`;
  return { name: 'published figures', isOk: true, detail };
}

function monthsBetween(from: Date, to: Date): number {
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return to.getUTCDate() < from.getUTCDate() ? months - 1 : months;
}
