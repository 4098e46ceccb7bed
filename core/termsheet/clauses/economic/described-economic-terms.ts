import { anyOf } from '../../reading/any-of.ts';
/**
 * Economic terms as people describe them who do not use their names: what a round brings, what a cheaper one does.
 * Each pattern widens the topic of its clause.
 */

/** Amount and price of the round. */
export const describedRound = {
  titles: anyOf(
    /^(?:the |our )?(?:cheque|check|slice)$|^the (?:sum|money|value)$/i,
    /^what (?:we|they) (?:bring|pay|put in|invest|lend)\b|^how much\b|^value of the company\b/i,
  ),
  words: anyOf(
    /\b(?:we|they) (?:would |will |shall |'ll |'d )?(?:like to )?(?:put in|buy|pay|send|lend|bring|invest|contribute)\b[^.;]{0,40}(?:[\u00a3$\u20ac]\s?\d|\b[A-Z]{3} \d|\bmillion\b)/i,
    /\b(?:value|valuing) the company\b/i,
    /\b(?:company|business)\b[^.;]{0,40}\b(?:is|counts as|as) (?:taken to be )?worth\b/i,
    /\b(?:fifth|quarter|third|half|tenth|sixth) of (?:the company|it) is ours\b/i,
  ),
};

/** Yearly returns. */
export const describedDividends = {
  titles: /^(?:yearly|annual) return$|^income$/i,
  words: anyOf(
    /\bper\s?cent (?:a|per) (?:year|annum) accrues\b/i,
    /\b(?:each|every) (?:dollar|pound|euro)\b[^.;]{0,30}\bearns?\b/i,
    /\b(?:earns?|carries)\b[^.;]{0,20}(?:%|\bper\s?cent) (?:a|each|every|per) year\b/i,
  ),
};

/** What a cheaper round does to the price. */
export const describedPriceProtection = {
  titles: anyOf(
    /^price falls\b/i,
    /^(?:if|when|should)\b.{0,30}\b(?:lower price|price (?:falls|drops)|pays less|cheaper)/i,
    /^cheaper (?:later )?rounds?\b|^(?:later|new) issues? below\b|^what protects (?:us|them)$/i,
  ),
  words: anyOf(
    /\b(?:sell|sells|sold|issues?|issued) shares (?:for|at) less than (?:we|they|the investors?) paid\b/i,
    /\bpays? less per share than (?:we|they|the investors?)\b/i,
    /\b(?:later|next|future|subsequent) (?:rounds?|raise|issue|sale)\b[^.;]{0,30}\b(?:cheaper|at a lower price|(?:made )?below (?:our|their) price)\b/i,
    /\b(?:shares|stock) (?:are|is) (?:ever |later )?(?:sold|issued)\b[^.;]{0,20}\bfor less than\b/i,
    /\braises?\b[^.;]{0,30}\bat a lower (?:price|valuation|value)\b/i,
    /\b(?:our|their) price (?:is|gets|will be|shall be)\b[^.;]{0,20}\b(?:re-?set|lowered|cut|adjusted|reduced)\b/i,
  ),
};

/** Shares kept for staff. */
export const describedPool = {
  titles: /^hiring reserve$|^(?:staff|employee) shares$|^shares for (?:the )?(?:staff|employees|team)$/i,
  words: anyOf(
    /\boptions? pot\b/i,
    /\bshares (?:kept back|held back|set aside|reserved|put by) for (?:future )?(?:hires|employees|staff|the team|joiners)\b/i,
    /\b(?:unissued|ungranted) employee shares\b|\bemployee reserve\b/i,
  ),
};

/** A right to be bought out by the company. */
export const describedRedemption = {
  titles: /^getting out$|^buying (?:us |them )?(?:back|out)$|^buy(?:ing)? (?:us|them) out$/i,
  words: anyOf(
    /\bhand (?:our|their|its) (?:shares|stock) back\b/i,
    /\b(?:ask|make|oblige|require) (?:the company|you)\b[^.;]{0,15}\bbuy (?:us|them) out\b/i,
    /\bhave (?:our|their) (?:shares|stock) bought back\b/i,
    /\b(?:we|they|the investors?) (?:can|may|could|are entitled to|have the right to)\b[^.;]{0,20}\b(?:ask for|demand|call for) (?:our|their|its) (?:money|investment|cash) back\b/i,
  ),
};

/** What happens to holders who do not follow their money. */
export const describedPayToPlay = {
  words:
    /\b(?:investors?|holders?|shareholders?) who (?:takes? up|buys?|funds?) (?:its|their|his) (?:full )?(?:share|part|proportion)\b[^.;]{0,80}\b(?:may|keeps?|swaps?|exchanges?|receives?)\b/i,
};

/** When preferred shares must become ordinary ones. */
export const describedFlotation = {
  titles: /^going public$/i,
  words:
    /\bturns? into (?:common|ordinary)\b[^.;]{0,40}\b(?:by itself|by themselves|automatically)\b[^.;]{0,60}\b(?:flotation|ipo|listing|public offering)\b/i,
};

/** Who pays whose costs. */
export const describedFees = {
  titles: /^(?:our|their) (?:lawyers?|advis[eo]rs?|expenses)$/i,
  words: anyOf(
    /\b(?:all|the) (?:costs|expenses|costs and expenses) of the (?:lead )?investors?\b/i,
    /\b(?:refunds?|reimburses?|pays?|covers?) (?:for )?(?:our|their) (?:counsel|lawyers?)\b/i,
    /\b(?:company|you|neither of you)(?: \w+)? (?:pays?|owes?) (?:zero|nothing|no (?:fees?|costs?))\b/i,
    /\bno fees? (?:going in|coming in|up ?front|at (?:all|any|either)|before|after|either way|whatever|of any (?:kind|sort))\b/i,
    /\breimburse all that\b|\b(?:laid out|spent) on (?:our )?advis[eo]rs\b/i,
    /\b(?:each|everyone|everybody)(?: side| party)? (?:pays|bears) (?:its|their) own (?:lawyers?|costs)\b/i,
  ),
};
