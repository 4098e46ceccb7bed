import type { DocumentType } from '../analysis.ts';
import { anyOf } from '../reading/any-of.ts';
import type { Reading } from '../reading/reading.ts';
import { searcherOf } from '../reading/searcher.ts';
import { subjectOf } from './title-of.ts';

const titleWeight = 4;
const titleLength = 220;

interface TypeSigns {
  readonly type: Exclude<DocumentType, 'not-a-term-sheet'>;
  /** The title names the instrument. */
  readonly title: RegExp;
  readonly signs: readonly RegExp[];
  /** The document says outright what its money is: as much as a title. */
  readonly isSaid?: (text: string) => boolean;
}

const becomesShares = anyOf(
  /\b(?:becom(?:es?|ing)|(?:turn(?:s|ed|ing)?|flips?|converts?) into) (?:[\w-]+ ){0,4}(?:shares|stock)\b/i,
  /\b(?:loan|debt|money)\b[^.;]{0,30}\b(?:into|for) (?:\w+ )?(?:shares|stock)\b/i,
  /\b(?:get|take|receive|want|have) (?:my |our |the )?(?:shares|stock)\b/i,
);
/** Somebody who pays lends: in the first person, as the fund that it is, or as "the lender". */
const lends = anyOf(
  /\b(?:I|we)(?:'d|'ll| can| could| would| will| shall)?(?: also| gladly| hereby)? lend\b/i,
  /\b(?:ready|happy|willing|prepared|glad|able|pleased|agreed?|like|want) to lend\b/i,
  /(?<!\b(?:bank|director|founder|parent) )\blends\b(?! (?:itself|weight|support|cre))|\bas a loan\b/i,
);
/** "It is not a loan", "no loan, no interest"; "no loan above €50,000" is a matter for consent. */
const isNoLoan = anyOf(
  /(?:\bnot|n[\u2019']t) (?:a |an |any )?(?:loan|debt|borrow(?:ed|ing)\b)/i,
  /\bno loan(?= ?[,.;:)]| (?:and|but|so)\b)|\b(?:neither|nor) (?:a )?(?:loan|debt)\b/i,
);
/** Debentures that have to be converted, and those that may be. */
const convertingDebentures = anyOf(
  /\b[CO]CDs?\b/i,
  /\bconvertible debentures?\b|\bdebentures?\b[^.;]{0,40}\b(?:becom|turn|convert)\w*/i,
);
/** The form of a KISS that is a debt accrues interest and falls due; the one that is equity does neither. */
/** "Instrument: SAFE, post-money", "You issue | one SAFE": the row that asks for the instrument names it. */
const answersSafe =
  /^[^\n:\t|]{0,30}\b(?:issues?|instrument|securit(?:y|ies))[ \w]{0,12}[:\t|]\s?(?:(?:an?|one|[\w-]+money) ){0,2}i?SAFE\b/im;
const kiss = /\bKISS\b/;
const bearsInterest = anyOf(
  /\b(?:bears?|accrues?|carr(?:y|ies)) (?:simple )?interest\b/i,
  /\b(?:interest|accrues?)\b[^.;]{0,40}\d ?(?:%|per\s?cent)/i,
);
const fallsDue = /\bmaturity date\b|\bmatur(?:es?|ity)\b[^.;]{0,40}\b\d/i;
const isDebtKiss = (text: string): boolean =>
  kiss.test(text) && bearsInterest.test(text) && fallsDue.test(text);

const types: readonly TypeSigns[] = [
  {
    type: 'priced-equity',
    title: anyOf(
      /(?<!\b(?:until|before|ahead of|pending) (?:the|our|its|your) )series (?:seed|pre-?seed|[a-f]|x)\b/i,
      /preferred (?:stock|shares?)|preference shares|equity (?:round|investment|financing)/i,
      /(?:seed|growth|angel|pre-?seed)[- ](?:round|investment|financ)|ordinary shares/i,
      /share subscription|investment in|\bshares and (?:an? )?(?:convertible|loan)/i,
    ),
    signs: [
      /\b(?:we|they) (?:would |will |shall )?(?:like to )?(?:buy|pay|put in|invest|subscribe)\b[^.;]{0,60}\b(?:for|of)\b[^.;]{0,40}\b(?:preferred|preference|ordinary|series [a-f])\b/i,
      /\bworth\b[^.;]{0,60}\b(?:before|after|with|without)\b|\bvalue the company\b/i,
      anyOf(
        /pre-?money (?:valuation|bewertung|equity)|post-?money (?:valuation|bewertung)(?! cap)/i,
        /before the money|pre-?money(?! (?:valuation )?cap)/i,
      ),
      /price per share|original (?:issue|purchase) price|subscription price|share price/i,
      /liquidation preference|anti-?dilution|liquidationspr\u00e4ferenz|verw\u00e4sserungsschutz/i,
      /board of directors|\bboard\b[^.]{0,60}(?:director|seat|member|appoint|elect)/i,
      /drag-?along|tag-?along|co-?sale|protective provisions|reserved matters|investor consent/i,
      /reverse vesting|founder(?:s'?|s)? (?:shares|vesting)|leaver/i,
      /option pool|ESOP|EMI\b/i,
    ],
  },
  {
    type: 'safe',
    title: anyOf(
      /\bi?SAFEs?\b|simple agreement for future equity|advance(?:d)? subscription|\bASA\b|BSA[- ]?AIR/i,
      /future equity/i,
    ),
    signs: [
      /\b(?:money|sum|amount)\b[^.;]{0,20}\bturns? into (?:\w+ )?shares\b/i,
      /\bnever (?:re)?paid (?:back )?in cash\b|\bnot (?:repayable|(?:re)?paid back)\b/i,
      /\bi?SAFEs?\b|simple agreement for future equity|BSA[- ]?AIR/i,
      /\b(?:under|through|by way of|our|this) (?:a |an )?(?:post-money |UK )?(?:SAFE|ASA|iSAFE)\b/,
      /advance(?:d)? subscription|long-?stop date/i,
      /valuation cap|cap price|safe price/i,
      /most favou?red nation|\bMFN\b/i,
      /dissolution event|liquidity event|equity financing/i,
      /(?:no|without|neither|nor)\b[^.]{0,30}\b(?:interest|maturity)|not a (?:loan|debt)|non-refundable/i,
    ],
    isSaid: (text) =>
      (isNoLoan.test(text) && becomesShares.test(text)) ||
      answersSafe.test(text) ||
      (kiss.test(text.slice(0, titleLength)) && !isDebtKiss(text)),
  },
  {
    type: 'convertible-note',
    title: anyOf(
      /convertible (?:promissory )?(?:note|loan|bridge|debenture)|promissory note|wandeldarlehen/i,
      /\bC?CLN\b|\bCLA\b|loan note|bridge (?:note|loan|financing)|convertible (?:debt|instrument)/i,
      /\bkonvertib\w{0,4}(?:l\u00e5n|lainat?)\b|\bpr\u00eat convertible\b|\bconverteerbare lening\b/i,
    ),
    signs: [
      anyOf(
        /\b(?:what )?we lend\b|\b(?:a|the) (?:promissory )?note\b|\bbalance converts?\b|\bas a loan\b/i,
        /\bmoney back with the interest\b/i,
      ),
      /\b(?:when (?:it is )?due|repay\w*|falls due)\b/i,
      /\bloan\b[^.;]{0,30}\b(?:becomes|turns into|converts?)\b/i,
      /convertible (?:promissory )?(?:notes?|loans?)|promissory note|wandeldarlehen|loan notes?/i,
      /maturity(?: date)?|repayment date|laufzeit/i,
      /(?:interest|zins\w{0,20})\b[^.]{0,60}(?:%|per\s?cent|per annum|p\.a|\u25a1)/i,
      /principal(?: amount)?\b|accrued interest|outstanding balance/i,
      /noteholders?|holders? of (?:the )?notes|lenders?\b/i,
      /qualified financing|qualifying (?:financing|round)|conversion (?:price|discount|event)/i,
    ],
    isSaid: (text) =>
      (lends.test(text) && becomesShares.test(text)) || convertingDebentures.test(text) || isDebtKiss(text),
  },
];

/**
 * What a fully diluted count takes in ("SAFEs and options counted") is there already and not on offer, and what a
 * loan turns into is not what it is.
 */
const notOnOffer = /\b(?:fully[- ]diluted|becomes|turns into|converts into)\b[^.;\n]*/gi;

/** Which of the three instruments a financing offer is about; its title counts most. */
export function financingType(reading: Reading): Exclude<DocumentType, 'not-a-term-sheet'> {
  const { text } = reading;
  const title = `${text.slice(0, titleLength)}\n${subjectOf(text)}`.replace(notOnOffer, ' ');
  const isInText = searcherOf(text);
  const scored = types.map(({ type, title: named, signs, isSaid }) => {
    const isNamed = named.test(title) || isSaid?.(text) === true;
    const found = signs.filter(isInText).length;
    return { type, isNamed, score: (isNamed ? titleWeight : 0) + found };
  });
  const priced = scored.find(({ type }) => type === 'priced-equity')?.score ?? 0;
  const best = scored.reduce((left, right) => (right.score > left.score ? right : left));
  // A priced round often mentions the notes and SAFEs that convert in it, with their caps and interest.
  return best.type !== 'priced-equity' && best.score <= priced + 1 && priced >= 5 && !best.isNamed
    ? 'priced-equity'
    : best.type;
}
