import { formatMonths } from '../../assessment/wording.ts';
import { type Fact, unresolved } from '../../facts.ts';
import { background } from '../background.ts';
import { type Assessment, type AssessmentContext, defineClause } from '../clause.ts';
import { quote } from '../stated-right.ts';
import { taxonomy } from '../taxonomy.ts';
import { readVestingSchedule } from './vesting-schedule.ts';

interface Details {
  readonly hasCredit: boolean;
  readonly restarts: boolean;
}

/** F01: how long founders have to stay to keep their shares. */
export const vesting = defineClause<Details>({
  ...taxonomy.vesting,
  appliesTo: ['priced-equity'],
  read(reading) {
    const schedule = readVestingSchedule(reading);
    const { months, cliffMonths, sentences, isContradictory } = schedule;
    const evidence = quote(reading, sentences);
    const isOpen = months === unresolved || (months === null && cliffMonths === unresolved);
    return {
      status: isOpen
        ? 'unresolved'
        : months === 0
          ? 'present-and-none'
          : isContradictory
            ? 'contradictory'
            : months !== null || cliffMonths !== null
              ? 'present'
              : 'absent',
      facts: { vestingMonths: months, cliffMonths },
      evidence,
      details: { hasCredit: schedule.hasCredit, restarts: schedule.restarts },
      ...(isContradictory && typeof months === 'number'
        ? {
            contradictions: [
              {
                text: `The document states more than one vesting period for founders; here we use the longest, ${formatMonths(months)}.`,
                evidence,
              },
            ],
          }
        : {}),
    };
  },
  assess({ status, facts, details }, context) {
    const about = background(context, { norm: 'vesting' });
    if (status === 'absent') return [{ ...missing, ...about }];
    if (status === 'present-and-none') return [{ ...none, ...about }];
    const months = facts.vestingMonths ?? null;
    if (months === unresolved || months === null) return [{ ...open, ...about }];
    return [{ ...rate(months, facts.cliffMonths ?? null, details, context), ...about }];
  },
});

function rate(
  months: number,
  cliff: Fact<number>,
  details: Details,
  _context: AssessmentContext,
): Assessment {
  const cliffText =
    typeof cliff === 'number' && cliff > 0 ? `, with nothing in the first ${formatMonths(cliff)}` : '';
  const restarts = details.restarts && !details.hasCredit;
  const start = restarts ? 'Shares you already own start vesting again: you' : 'You';
  const risk = `${start} earn your shares over ${formatMonths(months)}${cliffText}; if you leave earlier, the rest can be taken back.`;
  const isLongCliff = typeof cliff === 'number' && cliff > 12;
  if (months > 48 || restarts || isLongCliff) {
    return {
      rating: 'Red',
      risk,
      recommendation: `Ask for at most four years${restarts ? ' with credit for the time since you founded the company' : ''}${isLongCliff || restarts ? ', and a cliff of 12 months at most' : ''}.`,
    };
  }
  if (months > 36 && !details.hasCredit) {
    return {
      rating: 'Amber',
      isMinor: true,
      risk,
      recommendation:
        'Ask for credit for the time since you founded the company, for example a quarter vested at closing.',
    };
  }
  return { rating: 'Green', risk, recommendation: 'No change needed.' };
}

const none: Assessment = {
  rating: 'Green',
  risk: 'Your shares are yours: they are not subject to vesting.',
  recommendation: 'No change needed.',
};
const open: Assessment = {
  rating: 'Amber',
  isMinor: true,
  risk: 'The document provides for founder vesting, but its length is left open.',
  recommendation:
    'Get the period filled in before you sign: at most four years, with credit for the time served.',
};
const missing: Assessment = {
  rating: 'Amber',
  risk: 'The document says nothing about founder vesting, which investors are likely to raise later.',
  recommendation:
    'Settle it now: at most four years, with credit for the time since you founded the company.',
  isMissing: true,
};
