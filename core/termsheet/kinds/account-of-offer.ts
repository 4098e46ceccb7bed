import { anyOf } from '../reading/any-of.ts';

const investor =
  '(?:investors?|angels?|VCs?|venture (?:fund|capital)|fund|incubator|accelerator|backer|(?:seed|venture) (?:capital )?firm)';
const offers =
  '(?:offer(?:s|ed|ing)?|wants?|wanted|asks?|asked|asking|demands?|demanding|proposes?|proposed|(?:is|are|was) (?:willing|ready|prepared|interested))';

/** Somebody speaks of his own company, and of what an investor wants of him. */
const signs: readonly RegExp[] = [
  anyOf(
    /\b(?:my|our) (?:company|start-?up|business|project|idea|co-?founder|product)\b/i,
    /\b(?:I|we)(?:'m| am|'re| are) (?:planning|looking|raising|confused|considering)\b/i,
  ),
  anyOf(
    new RegExp(`\\b${investor}\\b[^.;?]{0,80}\\b${offers}\\b`, 'i'),
    new RegExp(`\\b(?:he|she|they)\\b[^.;?]{0,20}\\b${offers}\\b[^.;?]{0,60}\\d`, 'i'),
  ),
  anyOf(
    /\bdo you (?:guys )?think\b|\bis (?:this|it) (?:possible|acceptable|usual)\b|\bdoes any ?one\b[^.?]{0,40}\?/i,
    /\b(?:what do you (?:all |guys )?think|is (?:this|it|that) (?:a )?(?:good|fair|bad|normal|too much|reasonable|a problem)|should (?:i|we)|any (?:advice|thoughts)|does (?:it|this) sound|what (?:is|should be) (?:acceptable|reasonable|the reasonable))\b/i,
    /\b(?:advice|feedback|help)\b[^.;]{0,30}\b(?:appreciated|welcome)\b|\bthanks in advance\b/i,
  ),
];

/** Whether somebody tells of an offer that an investor has made, and asks what to think of it: the offer itself is elsewhere. */
export function isAccountOfOffer(text: string): boolean {
  return signs.every((sign) => sign.test(text));
}
