import { containsAny, lexicon } from './lexicon.ts';

/**
 * Words that give a sentence a weight of its own, whatever it stands beside: somebody's power over people, shares or
 * money, and the founders themselves.
 */
const weighty = lexicon(`
  may must shall require* demand* insist* appoint* remov* replac* dismiss* forfeit* lose loses lost founder* you your
  yours promoter* manager* management director* board chief ceo president majority control* veto* consent* approv*
  penalt* default* breach* pledge* mortgage* secur* guarante* warrant warrants personal* discretion sole solely
  purchas* buy buys bought sell sells redeem* repurchas* terminat* unlimited double* twice triple interest fee fees
  cost costs discretionary notwithstanding ratchet* multiple decid* determin* dilut* cancel* free ceiling
`);

/** "The right ends upon listing": the end of a term of investors, and no conversion. */
const ends = '(?:ends?|lapses?|ceases?|stops?|expires?|terminates?|falls? away|dies|finishes)';
const listing = '(?:IPO|listing|listed|flotation|floats?|public offering|public|stock exchange)';
const endsOnListing = new RegExp(`^\\W*(?:\\w+ ){1,4}${ends}\\b[^.;\\d]{0,30}\\b${listing}\\W*$`, 'i');
const ofFounders = /\b(?:founders?|promoters?|you|your)\b/i;

/** Whether a sentence says no more than that a right of investors ends when the company is listed. */
export function endsWithListing(text: string): boolean {
  return endsOnListing.test(text) && !ofFounders.test(text);
}

/** Whether a sentence only fills in the term it stands beside: it has neither a figure nor a weight of its own. */
export function onlyElaborates(text: string, words: readonly string[]): boolean {
  return !/\d/.test(text) && !containsAny(weighty, words);
}
