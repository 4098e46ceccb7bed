import type { Jurisdiction } from '../../analysis.ts';
import { formatMonths } from '../../assessment/wording.ts';
import { type Fact, unresolved } from '../../facts.ts';
import type { Assessment } from '../clause.ts';

/** A non-compete as the document states it, and the law that it is measured by. */
export interface StatedNonCompete {
  readonly months: Fact<number>;
  readonly isPaid: boolean;
  /** The market of the law that the document states, else the chosen one. */
  readonly market: Jurisdiction;
  /** The law or seat of the company is in a state that bans them for employees. */
  readonly isBanned: boolean;
}

/** What a non-compete of this length means: by the law that the document states, not by the one that was chosen. */
export function rateNonCompete({ months, isPaid, market, isBanned }: StatedNonCompete): Assessment {
  if (months === 0) {
    return { rating: 'Green', risk: 'You may compete after you leave.', recommendation: 'No change needed.' };
  }
  if (isBanned) {
    return {
      rating: 'Red',
      risk: 'The document asks for a non-compete, although the state it names bans them for employees.',
      recommendation:
        'Ask for the non-compete to be struck out; confidentiality and non-solicitation protect the company.',
    };
  }
  if (months === null || months === unresolved) {
    return {
      rating: 'Amber',
      isMinor: true,
      risk: 'The document provides for a non-compete, but its length is not settled.',
      recommendation: `Ask for a stated length: ${market === 'US' ? 'none, or 12 months' : '12 months'} at most.`,
    };
  }
  const risk = `After you leave you may not work for a competitor or start one for ${formatMonths(months)}`;
  const limits = market === 'US' ? { amber: 0, red: 18 } : { amber: 12, red: 24 };
  const isWithinAYear = market === 'US' && months <= 12;
  const recommendation = isWithinAYear ? withoutIt : recommendations[market];
  if (months > limits.red) {
    return { rating: 'Red', risk: `${risk}, which is longer than usual.`, recommendation };
  }
  const lacksPay = market === 'EU' && !isPaid;
  if (months > limits.amber || lacksPay) {
    const unpaid = lacksPay ? ', and no pay is promised for that time' : '';
    return { rating: 'Amber', risk: `${risk}${unpaid}.`, recommendation };
  }
  return {
    rating: 'Green',
    risk: `${risk}.`,
    recommendation: 'Usual. Keep it to the company’s actual business and places.',
  };
}

const withoutIt = 'Ask for the non-compete to be replaced by a non-solicit.';
const recommendations: Readonly<Record<Jurisdiction, string>> = {
  US: 'Ask for the non-compete to be replaced by a non-solicit, or cut to 12 months.',
  UK: 'Ask for 12 months at most.',
  EU: 'Ask for 12 months at most, paid.',
};
