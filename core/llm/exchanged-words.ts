import type { TextToken } from './text-tokens.ts';

/**
 * Words that turn a term around when they are exchanged: who has a right or bears a duty, whether it is one, when,
 * how much of it, and on which side of the investment.
 */
const decisive = new Set(
  (
    'investor investors founder founders company issuer holder holders shareholder shareholders stockholder ' +
    'stockholders director directors board management employee employees purchaser purchasers lender borrower ' +
    'preferred preference common ordinary ' +
    'may shall must will should ' +
    'before after prior pre post upon until ' +
    'more less greater fewer lesser higher lower least most minimum maximum above below exceed exceeds ' +
    'single full fully partial partially narrow broad broadly pari senior junior ' +
    'all any each both either majority minority unanimous unanimously sole solely only ' +
    'good bad cumulative compounding simple with'
  ).split(' '),
);

/** In front of a word they make its opposite: "nonparticipating", "uncapped", "unlimited". */
const opposites = /^(?:non|un|in|im|il|ir|dis)(?=\p{L}{4})/u;

/**
 * Whether a loosely copied quote says the opposite of its passage, or speaks of others: its decisive words are not
 * those of the passage in their order, or one of the two has a word of which the other has the opposite. A decisive
 * word that the quote leaves out is no fault: the passage itself is what a reader is shown.
 */
export function exchangesWords(passage: readonly TextToken[], quote: readonly TextToken[]): boolean {
  const onlyInQuote = without(quote, passage);
  const onlyInPassage = without(passage, quote);
  return (
    !isPartInOrder(quote.filter(isDecisive), passage) ||
    haveOpposites(onlyInQuote, onlyInPassage) ||
    haveOpposites(onlyInPassage, onlyInQuote)
  );
}

function isDecisive({ folded, isNumber }: TextToken): boolean {
  return isNumber || decisive.has(folded);
}

function isPartInOrder(part: readonly TextToken[], whole: readonly TextToken[]): boolean {
  let next = 0;
  for (const { folded } of whole) if (part[next]?.folded === folded) next += 1;
  return next === part.length;
}

function haveOpposites(some: readonly string[], others: readonly string[]): boolean {
  return some.some((word) => opposites.test(word) && others.includes(word.replace(opposites, '')));
}

/** The words of some tokens that others do not have, or not as often. */
function without(tokens: readonly TextToken[], others: readonly TextToken[]): readonly string[] {
  const left = new Map<string, number>();
  for (const { folded } of others) left.set(folded, (left.get(folded) ?? 0) + 1);
  return tokens.flatMap(({ folded }) => {
    const count = left.get(folded) ?? 0;
    left.set(folded, count - 1);
    return count > 0 ? [] : [folded];
  });
}
