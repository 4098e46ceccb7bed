import { type Fact, unresolved } from '../../facts.ts';
import type { Assessment } from '../clause.ts';

/** What a bad leaver is paid for shares that have vested. */
export type VestedPrice = 'punitive' | 'discount' | 'market' | null;

/** What the terms for leavers say beside who a bad one is. */
export interface LeaverDetails {
  readonly vestedPrice: VestedPrice;
  /** Resignation is bad only for some time after closing. */
  readonly isLimitedInTime: boolean;
}

/** What leaver terms mean for a founder. */
export function rateLeaver(
  value: Fact<boolean>,
  { vestedPrice, isLimitedInTime }: LeaverDetails,
): Assessment {
  if (value === true && vestedPrice === 'punitive') {
    return {
      rating: 'Red',
      risk: 'If you resign you are a bad leaver, and you lose even vested shares at cost or nominal value.',
      recommendation:
        'Ask for only fraud or gross misconduct to make a bad leaver, and for vested shares to stay yours or be bought at market value.',
    };
  }
  if (value === true) {
    return {
      rating: isLimitedInTime || vestedPrice === 'market' ? 'Amber' : 'Red',
      risk: `If you resign${isLimitedInTime ? ' in the period named' : ''} you are a bad leaver and may lose shares${vestedPrice === 'discount' ? ' at a discount' : ''}.`,
      recommendation:
        'Ask for resignation to be taken out of the definition of a bad leaver, and for vested shares to be bought at market value.',
    };
  }
  if (value === unresolved) {
    return {
      rating: 'Amber',
      isMinor: true,
      risk: 'Who counts as a bad leaver is left open.',
      recommendation: 'Ask for a definition: fraud or gross misconduct only.',
    };
  }
  if (value === null) {
    return {
      rating: 'Amber',
      isMinor: true,
      risk: 'The document mentions leavers without saying whether resigning makes you a bad one.',
      recommendation: 'Ask for the definition: only fraud or gross misconduct makes a bad leaver.',
    };
  }
  if (vestedPrice === 'punitive') {
    return {
      rating: 'Amber',
      risk: 'Resigning does not make you a bad leaver, but a bad leaver loses shares at cost or nominal value.',
      recommendation: 'Ask for vested shares to be bought at market value in every case but fraud.',
    };
  }
  return {
    rating: 'Green',
    risk: 'Resigning does not make you a bad leaver.',
    recommendation: 'No change needed.',
  };
}

/** The document refuses them. */
export const noLeaverTerms: Assessment = {
  rating: 'Green',
  risk: 'There are no leaver terms: no shares are taken from you for the way in which you leave.',
  recommendation: 'No change needed.',
};
/** The document is silent on them. */
export const missingLeaverTerms: Assessment = {
  rating: 'Amber',
  risk: 'The document does not say what happens to a founder’s shares on leaving (good and bad leaver).',
  recommendation:
    'Settle the definitions now: bad leaver for fraud or gross misconduct only, vested shares kept or bought at market value.',
  isMissing: true,
};
