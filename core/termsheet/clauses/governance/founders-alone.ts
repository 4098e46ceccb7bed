import { anyOf } from '../../reading/any-of.ts';

const investor = '\\b(?:investors?|preferred (?:share|stock)?holders?|holders of (?:the )?preferred)\\b';
/** Transfers inside the investor's own group are free everywhere; they are no freedom to sell. */
const toAnyone =
  '(?![^.;]{0,80}\\b(?:affiliat\\w*|own funds?|successor|connected|permitted|group|nominees?|custodian|partners)\\b)';
const investorsFree = new RegExp(
  [
    `${investor}[^.;]{0,50}\\b(?:may|can|shall be free to|(?:are|is|remain) free to)\\s(?:freely\\s)?(?:transfer|sell|dispose)\\b${toAnyone}`,
    `${investor}[^.;]{0,60}\\b(?:transferable freely|freely transferable|(?:is|are) not (?:bound|restricted)|not subject to (?:any|this|these|such|the) (?:restrictions?|rights?))${toAnyone}`,
    `\\b(?:not|nor)\\b[^.;]{0,20}\\bapply to (?:(?:transfers|sales|shares)[^.;]{0,30}\\b(?:by|of|held by) )?(?:the )?${investor}${toAnyone}`,
  ].join('|'),
  'i',
);
const foundersAlone = anyOf(
  /\b(?:apply|applies|binds?|bound|restrict\w*)\b[^.;]{0,30}\b(?:only|solely|exclusively)\b[^.;]{0,20}\b(?:founders?|promoters?|key holders?)/i,
  /\b(?:only|solely)\b[^.;]{0,20}\b(?:founders?|promoters?|key holders?)\b[^.;]{0,40}\b(?:bound|restricted|subject to|(?:must|have to|need to) offer)/i,
  /\bwhen (?:we|the investors?) sells?\b[^.;]{0,20}\b(?:none|nothing) of (?:that|this|it) applies\b/i,
  /\b(?:founders?|promoters?|key holders?) (?:alone|only)\b/i,
);
const foundersBound =
  /\b(?:founders?'?|promoters?|key holders?)\b[^.;]{0,120}\b(?:may not|shall not|cannot|must|only with|without|subject to|restrict\w*|first refusal|offer(?:ed)? first|first offer|consent)\b/i;

/** Whether terms of transfer bind founders only: they say so, or bind founders and let investors sell to anybody. */
export function bindsFoundersOnly(texts: readonly string[]): boolean {
  const some = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  return some(foundersAlone) || (some(foundersBound) && some(investorsFree));
}
