import { defineBurden } from '../burden.ts';
import { taxonomy } from '../taxonomy.ts';

/** E14: shares that an investor gets beside those that the money buys. */
export const warrants = defineBurden({
  ...taxonomy.warrants,
  imposes: [
    /\bwarrants? (?:over|to (?:purchase|subscribe|buy|acquire)|for (?:up to |a further )?[\d$£€])/i,
    /\bwarrant coverage\b(?!\W{1,3}(?:none|nil|0))/i,
    /\b(?:fee|commission|services|introductions?)\b[^.;]{0,40}\b(?:paid|settled|payable|satisfied) in (?:new )?(?:shares|stock|equity)\b/i,
    /\b\d+(?:\.\d+)?\s?%[^.;]{0,40}\b(?:given to (?:me|us)|for (?:free|nothing|no payment)|as (?:a|our|my) (?:fee|thank))/i,
  ],
  except:
    /\bfounder|\bemployee|\badviser pool\b|\bexisting warrants?\b|\bbank\b|\bif\b[^.;]{0,40}\bdown round\b/i,
  harsh: /\b(?:nominal|penny|nil|no payment|nothing|free|0\.01|par value)\b/i,
  red: {
    rating: 'Red',
    risk: 'Investors get extra shares for next to nothing, on top of those they pay for, so you are diluted twice.',
    recommendation: 'Ask for the warrants or the share fee to be removed, or priced into the valuation.',
  },
  amber: {
    rating: 'Amber',
    risk: 'Investors get a right to extra shares, or a fee paid in shares, on top of those they pay for.',
    recommendation:
      'Ask what they are for, and for today’s price and an early expiry date. Count them in the fully diluted capital.',
  },
});
