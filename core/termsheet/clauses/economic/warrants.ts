import { defineBurden } from '../burden.ts';

/** E14: shares that an investor gets beside those that the money buys. */
export const warrants = defineBurden({
  id: 'E14',
  name: 'Warrants and fees paid in shares',
  group: 'economic',
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
    risk: 'The investors get further shares for next to nothing, beside those that their money buys: you are diluted twice.',
    recommendation:
      'Ask that the warrants or the fee in shares are struck out, or priced into the valuation.',
  },
  amber: {
    rating: 'Amber',
    risk: 'The investors get a right to further shares, or a fee in shares, beside those that their money buys.',
    recommendation:
      'Ask what they are for; count them in the diluted capital, and ask for today’s price and an early end.',
  },
});
