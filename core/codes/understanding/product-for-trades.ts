import type { Token } from '../text/tokenise.ts';

/** What is written once and used by firms of any trade: whose software it is says little of who makes it. */
const nouns = new Set(
  'software saas app apps platform platforms marketplace marketplaces dashboard plugin toolkit'.split(' '),
);
/** What goes on after such a noun when it is what the firm makes or runs. */
const goesOn = new Set(
  `for that which to connecting helping linking used designed built made with where who and by joining bringing letting
  matching of loved trusted offering company business firm provider developer`.split(/\s+/),
);
/** What stands before it when it is a way to reach the firm, or made by somebody else. */
const usedByFirm = new Set('via through using use our my your their download on by in'.split(' '));
/** Whoever does this before such a noun works to order, and what is done says as much as the thing. */
const workToOrder = new Set(
  `develop develops developing design designs designing build builds building code coding write writes writing test tests
  testing consult consultancy integrate integrates teach train training implement implementing customise customize
  bespoke custom tailored support`.split(/\s+/),
);
/** How far back a word decides so. */
const wordsBack = 3;

/**
 * The place of a word for software, a site or a marketplace that a part of a sentence is about ("property software for
 * landlords"), and -1 where there is none or where it is only a way to reach the firm ("order through our app").
 */
export function productForTrades(tokens: readonly Token[]): number {
  const ordered = tokens.findIndex(({ word }) => workToOrder.has(word));
  return tokens.findIndex(({ word }, at) => {
    if (!nouns.has(word) || (ordered >= 0 && ordered < at)) return false;
    const next = tokens[at + 1]?.word;
    if (next !== undefined && !goesOn.has(next)) return false;
    return !tokens.slice(Math.max(0, at - wordsBack), at).some((before) => usedByFirm.has(before.word));
  });
}
