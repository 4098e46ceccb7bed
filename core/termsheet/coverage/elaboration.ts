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

/** Whether a sentence only fills in the term it stands beside: it has neither a figure nor a weight of its own. */
export function onlyElaborates(text: string, words: readonly string[]): boolean {
  return !/\d/.test(text) && !containsAny(weighty, words);
}
