import type { TextSpan } from '../../document/term-sheet-document.ts';
import { anyOf } from '../../reading/any-of.ts';
import { alsoDescribed } from '../../reading/described-topic.ts';
import type { Reading } from '../../reading/reading.ts';
import { scopeOf } from '../../reading/scope.ts';
import type { Sentence } from '../../reading/sections.ts';
import { type Candidate, type Settled, settle, smaller } from '../../reading/settle.ts';
import { isAskedBefore } from './asked-before.ts';
import { describedRound } from './described-economic-terms.ts';
import { readStake } from './investor-stake.ts';
import { type MoneyRole, type RoledMoney, roledMoney } from './money-roles.ts';

/** The commercial heart of a priced round, as stated. */
export interface Valuation {
  readonly sentences: readonly Sentence[];
  readonly preMoney: Settled<number>;
  readonly postMoney: Settled<number>;
  readonly pricePerShare: Settled<number>;
  readonly stake: Settled<number>;
  readonly newShares: number | null;
  /** "Valuation: £5m" without saying before or after the money. */
  readonly plainValuation: TextSpan | null;
  readonly isFullyDiluted: boolean;
  readonly saysConvertibles: boolean;
}

const topic = alsoDescribed(describedRound, {
  titles: anyOf(
    /valuation|\bvalue\b|\bworth\b|operation|ticket|^new shares|\bholding\b|money to be raised/i,
    /pre-?money|post-?money|price|amount|investment|^round|financing|offering|securit(?:y|ies)/i,
    /capitali[sz]ation|subscription|equity|ownership|shareholding|stake|bewertung|commercial terms/i,
    /key terms|terms of the (?:round|offer)|deal|economics|proceeds|beteiligung|anteil/i,
  ),
  words: anyOf(
    /(?:pre|post)-?round|\bvalues? the company\b|\bshare costs\b/i,
    /\b(?:worth|regarded as|valued)\b[^.;]{0,20}[\u00a3$\u20ac]\s?\d|pre-?\s?money|post-?\s?money/i,
    /before (?:the |that |this )?(?:new |capital )?(?:money|operation|issue|increase|transaction)/i,
    /price per share|issue price|\d\s?(?:[kmb]|bn|mn|million)?\s(?:pre|post)\b|valued at|valuation of/i,
    /\bshares? at [a-z]{0,3}[\u00a3$\u20ac]\s?\d|fully[- ]diluted/i,
    /\b(?:holds?|owns?|receives?|acquires?|obtains?|gets?|ends? up with|represent\w*)\b[^.;]{0,40}\d+(?:[.,]\d+)?\s?%/i,
  ),
  except: anyOf(
    /anti-?dilution|price protection|liquidation|preference|return of capital|conversion|redemption/i,
    /\bput (?:option|right)s?\b|^put\b|registration|drag|tag|first refusal|pre-?emption|pro[- ]?rata/i,
    /information|protective|consent|reserved|veto|board|vesting|leaver|option|esop|warrant/i,
    /use of (?:proceeds|funds)|mittelverwendung|milestone|fees|costs|expenses|warranties|no-?shop/i,
    /exclusivity|definition|conditions/i,
  ),
});

const cache = new WeakMap<Reading, Valuation>();

/** Reads price and valuation once for a document. */
export function readValuation(reading: Reading): Valuation {
  const known = cache.get(reading);
  if (known) return known;
  const sentences = scopeOf(reading, topic).sentences.filter(({ text }) => !isAskedBefore(text));
  const sums = sentences.flatMap((sentence) => roledMoney(reading, sentence));
  const result: Valuation = {
    sentences,
    preMoney: settle(
      reading,
      candidates(
        reading,
        sums,
        'pre',
        /pre-?\s?money|\b(?:value|valuation|worth)\b.*\b(?:before|prior to)\b/i,
      ),
      smaller,
    ),
    postMoney: settle(
      reading,
      candidates(
        reading,
        sums,
        'post',
        /post-?\s?money|\b(?:value|valuation|worth)\b.*\b(?:after|following)\b/i,
      ),
      smaller,
    ),
    pricePerShare: settle(reading, candidates(reading, sums, 'price', /price|preis/i), smaller),
    stake: readStake(reading, sentences),
    newShares: readNewShares(sentences),
    plainValuation: plainValuation(sums),
    isFullyDiluted: sentences.some(({ text }) =>
      /fully[- ]diluted|vollst\u00e4ndig verw\u00e4ssert/i.test(text),
    ),
    saysConvertibles: sentences.some(({ text }) =>
      /convertible|SAFEs?\b|notes?\b|advance subscription/i.test(text),
    ),
  };
  cache.set(reading, result);
  return result;
}

/** Sums with a role of their own words, or of the label they stand under where their words give none. */
function candidates(
  reading: Reading,
  sums: readonly RoledMoney[],
  role: MoneyRole,
  title: RegExp,
): Candidate<number>[] {
  const isUnderTitle = asksTitles(title);
  const isOfCap = asksTitles(/\bcap\b|protection/i);
  const isOfNominal = asksTitles(/nominal|nennwert|agio|\bpar\b|strike|exercise/i);
  const isLabelled = ({ sentence, role: own }: RoledMoney): boolean =>
    (own === 'other' || own === 'amount') && isUnderTitle(sentence) && !isOfCap(sentence);
  const seen = new Set<Sentence>();
  // "$12m at a $60m post-money valuation" tells which sum is meant, whatever the label above it.
  const told = new Set(sums.filter((sum) => sum.role === role).map(({ sentence }) => sentence));
  return sums
    .filter((sum) => {
      if (isOfNominal(sum.sentence)) return false;
      if (sum.role === role) return isPlausible(sum, role);
      const isChoice = reading.isAlternative({
        start: sum.sentence.start + sum.money.start,
        end: sum.sentence.start + sum.money.end,
      });
      if (!isLabelled(sum) || told.has(sum.sentence) || (seen.has(sum.sentence) && !isChoice)) return false;
      seen.add(sum.sentence);
      return isPlausible(sum, role);
    })
    .map(({ money, sentence }) => ({
      value: money.value,
      span: { start: sentence.start + money.start, end: sentence.start + money.end },
    }));
}

/** Whether a sentence stands under such a title; each title is searched once. */
function asksTitles(pattern: RegExp): (sentence: Sentence) => boolean {
  const known = new Map<string, boolean>();
  return ({ section }) => {
    const title = section?.title ?? '';
    const isSo = known.get(title) ?? pattern.test(title);
    known.set(title, isSo);
    return isSo;
  };
}

/** A price per share is small, a valuation is not. */
function isPlausible({ money }: RoledMoney, role: MoneyRole): boolean {
  if (typeof money.value !== 'number') return true;
  return role === 'price' ? money.value > 0 && money.value < 1e6 : money.value >= 1e4;
}

function plainValuation(sums: readonly RoledMoney[]): TextSpan | null {
  const found = sums.find(
    ({ role, sentence, money }) =>
      role === 'other' &&
      typeof money.value === 'number' &&
      money.value >= 1e5 &&
      (/^valuation$|^company valuation/i.test(sentence.section?.title ?? '') ||
        /valuation of|valued at/i.test(sentence.text.slice(Math.max(0, money.start - 40), money.start))),
  );
  return found ? { start: found.sentence.start, end: found.sentence.end } : null;
}

const shareCount =
  /(\d{1,3}(?:[.,' ]\d{3}){1,5}|(?<!\d)\d{3,})\s+(?:new\s|fully paid\s|series [\w-]+\s|A\s|B\s|seed\s|preferred\s|preference\s|ordinary\s|equity\s|CCPS\s)*(?:shares?|anteile)\b/i;

/** "A pre-money valuation of $32m (10,000,000 shares, …)": what such a value counts is there already. */
const countedBefore = new RegExp(
  `\\bpre-?\\s?money\\b[^.;(]{0,60}\\(\\s?(?:being )?${shareCount.source}`,
  'i',
);

/** The number of shares that the round issues in all; null where parts of it are listed. */
function readNewShares(sentences: readonly Sentence[]): number | null {
  const counts = new Set<number>();
  for (const { text: written, section } of sentences) {
    const text = written.replace(countedBefore, '');
    const title = section?.title ?? '';
    const isCount = /^(?:new shares(?: issued)?|number of (?:new )?shares|shares to be issued)/i.test(title);
    const plain = isCount ? /^\s*(\d[\d.,' ]*\d)\s*$/.exec(text)?.[1] : undefined;
    const worded = shareCount.exec(text)?.[1];
    const isIssue =
      isCount || /\bnew shares|shares? (?:will be |to be |are )?issued|(?<!\bin )\bissues?\b/i.test(text);
    const figure = plain ?? (isIssue ? worded : undefined);
    if (figure) counts.add(Number(figure.replace(/[.,' ]/g, '')));
  }
  const [only] = counts;
  return counts.size === 1 && only !== undefined ? only : null;
}
