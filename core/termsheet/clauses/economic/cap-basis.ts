import { anyOf } from '../../reading/any-of.ts';

/** Whether the valuation of a cap leaves the money of notes and SAFEs out or counts it in. */
export type CapBasis = 'pre-money' | 'post-money';

const named = '(?:cap|ceiling)';
const counted = '(?:counted|measured|taken|calculated|worked out|understood|meant|set|stated)';
const money = '(?:our|the|my|this|all|new) (?:new )?(?:money|cash|investment)|money';
const capIsPostMoney = anyOf(
  /post-?money (?:valuation )?(?:cap|ceiling|safe)/i,
  new RegExp(`\\b${named}\\b[^.;]{0,60}post-?money`, 'i'),
  new RegExp(`\\b${named}\\b[^.;]{0,20}\\b${counted} after (?:${money})\\b`, 'i'),
);
/** "A pre-money cap", "no higher than at a pre-money valuation of". */
const capIsPreMoney = anyOf(
  /pre-?money (?:valuation )?(?:cap|ceiling|safe)/i,
  new RegExp(`\\b${named}\\b[^.;]{0,60}pre-?money`, 'i'),
  new RegExp(`\\b${named}\\b[^.;]{0,20}\\b${counted} before (?:${money})\\b`, 'i'),
  /\b(?:no (?:higher|more) than|never (?:higher|more) than|at most|not exceed\w*|lower of)\b[^.;]{0,100}\bpre-?money valuation\b/i,
);
/** "The ceiling is counted before our money, not post-money". */
const denied = /\b(?:not|never|rather than|instead of)(?: an?)?(?: \w+)? (?:pre|post)-?money\b/gi;

/** What a document says of its cap; null where it does not say. */
export function capBasisOf(text: string): CapBasis | null {
  const said = text.replace(denied, ' ');
  if (capIsPostMoney.test(said)) return 'post-money';
  return capIsPreMoney.test(said) ? 'pre-money' : null;
}
