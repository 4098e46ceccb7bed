import { comparisonsCheckedOn } from '../../../core/carbon/comparisons.ts';
import { notCountedCheckedOn } from '../../../core/carbon/evidence-not-counted.ts';
import { evidenceCheckedOn } from '../../../core/carbon/evidence-table.ts';
import {
  checkedKnowledge,
  isCheckDue,
  mostMonthsUnchecked,
} from '../../../core/termsheet/knowledge/last-checked.ts';
import type { CheckOutcome } from './check.ts';

/** As many are named; the rest are counted. */
const mostNamed = 5;

/** Names the figures and points of law that nobody has read in their sources for long; that is no fault, so it never fails. */
export function checkKnowledge(today: Date): CheckOutcome {
  const all = [
    ...checkedKnowledge(),
    { name: 'evidence on carbon', checkedOn: evidenceCheckedOn },
    { name: 'evidence on carbon that is not counted', checkedOn: notCountedCheckedOn },
    { name: 'comparisons for carbon', checkedOn: comparisonsCheckedOn },
  ];
  const due = all.filter(({ checkedOn }) => isCheckDue(checkedOn, today));
  const named = due.slice(0, mostNamed).map(({ name, checkedOn }) => `${name} (${checkedOn})`);
  const rest = due.length > mostNamed ? ` and ${due.length - mostNamed} more` : '';
  const detail =
    due.length === 0
      ? `${all.length} figures and points of law, all checked within ${mostMonthsUnchecked} months`
      : `${due.length} of ${all.length} last checked more than ${mostMonthsUnchecked} months ago: ${named.join('; ')}${rest}`;
  return { name: 'published figures', isOk: true, detail };
}
