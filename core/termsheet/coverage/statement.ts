import { containsAny, lexicon } from './lexicon.ts';

/**
 * What a sentence does: `binding` where it gives somebody a right, a duty or a loss, `figure` where it only states a
 * quantity, `nothing` where it names, greets, dates or describes.
 */
export type StatementKind = 'binding' | 'figure' | 'nothing';

/** Words by which an offer, formal or plain, says that somebody may, must, gets or loses something. */
const bindingWords = lexicon(`
  shall must may will would can cannot could won't can't need needs
  right rights entitle* oblig* undertak* agree agrees agreed require* consent* approv* veto* permission leave
  appoint* remov* replac* dismiss* elect elects nominate* decid* determin* vote votes voting control* chair chairs
  pay pays paid payable repay* repaid refund* reimburs* owe owes owed charge* cost costs fee fees bear bears
  buy buys bought purchas* sell sells sold transfer* pledge* redeem* call* put convert* turns swap* exercis*
  receive* get gets take takes taken keep keeps give gives given back hold holds lose loses lost forfeit* return*
  issue issues issued subscrib* invest invests dilut* adjust* reset* ratchet* warrant* option options
  rank ranks first ahead priority senior vest vests accelerat* leave leaves left
  ban bans banned restrict* prohibit* compete* solicit* exclusiv* guarante* indemn* liab* warrants secur*
  terminat* expire* lapse* extend* default* breach* bind binds binding govern* apply applies
  ceiling cap capped uncapped limit* unlimited increase* rises falls go goes count counts work works
`);

/** Figures that measure a term: money, shares, multiples, periods, heads. */
const measured =
  /[$£€₹%]|\b(?:GBP|USD|EUR|CHF|INR|SEK|DKK|PLN|NOK|AUD|SGD|CAD)\b|\d ?(?:k|m|mn|bn|x|×)\b|\bper ?cent\b/i;
const measuredWords = lexicon(`
  month months year years day days week weeks anniversary times twice thrice half third quarter majority percent
  million thousand lakh crore seats seat monthly quarterly annual* yearly
`);
const numberWords = lexicon(`
  one two three four five six seven eight nine ten eleven twelve fifteen eighteen twenty* thirty* forty* fifty sixty
  seventy* eighty* ninety* hundred hundred*
`);

/** A few words without a figure ("Agreed position", "Terms") head a column. */
const mostWordsOfAName = 2;

/** Tells what a sentence does by its words. */
export function statementKind(text: string, words: readonly string[]): StatementKind {
  if (words.length <= mostWordsOfAName && !/\d/.test(text)) return 'nothing';
  if (containsAny(bindingWords, words)) return 'binding';
  const isMeasured = measured.test(text) || (containsAny(measuredWords, words) && hasNumber(text, words));
  return isMeasured ? 'figure' : 'nothing';
}

function hasNumber(text: string, words: readonly string[]): boolean {
  return /\d/.test(text) || containsAny(numberWords, words);
}
