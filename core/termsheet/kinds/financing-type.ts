import type { DocumentType } from '../analysis.ts';
import { anyOf } from '../reading/any-of.ts';
import type { Reading } from '../reading/reading.ts';

interface TypeSigns {
  readonly type: Exclude<DocumentType, 'not-a-term-sheet'>;
  /** The title names the instrument. */
  readonly title: RegExp;
  readonly signs: readonly RegExp[];
}

const types: readonly TypeSigns[] = [
  {
    type: 'priced-equity',
    title: anyOf(
      /(?<!\b(?:until|before|ahead of|pending) (?:the|our|its|your) )series (?:seed|pre-?seed|[a-f]|x)\b/i,
      /preferred (?:stock|shares?)|preference shares|equity (?:round|investment|financing)/i,
      /(?:seed|growth|angel|pre-?seed)[- ](?:round|investment|financ)|ordinary shares/i,
      /share subscription|investment in/i,
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
      /future equity|\bKISS\b/i,
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
  },
  {
    type: 'convertible-note',
    title: anyOf(
      /convertible (?:promissory )?(?:note|loan|bridge|debenture)|promissory note|wandeldarlehen/i,
      /\bC?CLN\b|\bCLA\b|loan note|bridge (?:note|loan|financing)|convertible (?:debt|instrument)/i,
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
      /(?:interest|zins\w*)\b[^.]{0,60}(?:%|per\s?cent|per annum|p\.a|\u25a1)/i,
      /principal(?: amount)?\b|accrued interest|outstanding balance/i,
      /noteholders?|holders? of (?:the )?notes|lenders?\b/i,
      /qualified financing|qualifying (?:financing|round)|conversion (?:price|discount|event)/i,
    ],
  },
];

const titleWeight = 4;

/** Which of the three instruments a financing offer is about; its title counts most. */
export function financingType(reading: Reading): Exclude<DocumentType, 'not-a-term-sheet'> {
  const title = reading.text.slice(0, 220);
  const scored = types.map(({ type, title: named, signs }) => ({
    type,
    score: (named.test(title) ? titleWeight : 0) + signs.filter((sign) => sign.test(reading.text)).length,
  }));
  const priced = scored.find(({ type }) => type === 'priced-equity')?.score ?? 0;
  const best = scored.reduce((left, right) => (right.score > left.score ? right : left));
  // A priced round often mentions the notes and SAFEs that convert in it, with their caps and interest.
  return best.type !== 'priced-equity' &&
    best.score <= priced + 1 &&
    priced >= 5 &&
    !types.some(({ type, title: named }) => type === best.type && named.test(title))
    ? 'priced-equity'
    : best.type;
}
