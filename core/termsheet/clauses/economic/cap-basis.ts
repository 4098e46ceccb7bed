import { anyOf } from '../../reading/any-of.ts';

/** Whether the valuation of a cap leaves the money of notes and SAFEs out or counts it in. */
export type CapBasis = 'pre-money' | 'post-money';

const capIsPostMoney = /post-?money (?:valuation )?(?:cap|safe)|\bcap\b[^.;]{0,60}post-?money/i;
/** "A pre-money cap", "no higher than at a pre-money valuation of". */
const capIsPreMoney = anyOf(
  /pre-?money (?:valuation )?(?:cap|safe)|\bcap\b[^.;]{0,60}pre-?money/i,
  /\b(?:no (?:higher|more) than|at most|not exceed\w*|lower of)\b[^.;]{0,100}\bpre-?money valuation\b/i,
);

/** What a document says of its cap; null where it does not say. */
export function capBasisOf(text: string): CapBasis | null {
  if (capIsPostMoney.test(text)) return 'post-money';
  return capIsPreMoney.test(text) ? 'pre-money' : null;
}
