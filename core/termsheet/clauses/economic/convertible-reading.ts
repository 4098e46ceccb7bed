import { unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { everyMatch } from '../../reading/every-match.ts';
import { mayMatchIn } from '../../reading/layout.ts';
import { findFractions } from '../../reading/numbers/fraction.ts';
import { findPercentages } from '../../reading/numbers/percentage.ts';
import { figure, parseFigure } from '../../reading/numbers/quantity.ts';
import type { Reading } from '../../reading/reading.ts';
import { scopeOf } from '../../reading/scope.ts';
import type { Sentence } from '../../reading/sections.ts';
import { type Candidate, larger, type Settled, settle } from '../../reading/settle.ts';

const discountWords = anyOf(
  /(?:%|per\s?cent) under the price\b|\breduction of\b|\bdiscount\b|\brebate\b/i,
  /(?:%|per\s?cent) of what\b|\b(?:less|minus|reduced by|lowered by|cheaper)\b[^.;]{0,20}\d+ ?%/i,
  /\d ?%\)? (?:cheaper|reduction)|(?:%|per\s?cent)\.? (?:less than|below|lower than) the/i,
  /(?:%|per\s?cent)\)? of the (?:lowest |cash )?(?:price|purchase price|subscription price|issue price|per[- ]share)/i,
  /rabatt|wandlungsabschlag/i,
);

const sharesOfPrice = anyOf(
  /^\)?\s*of (?:the |such )?(?:lowest |cash |average |relevant )*(?:price|purchase|subscription|issue|per[- ]share|share price|amount paid|valuation)/i,
  /^\)?\s*of what (?:is|the|other|new|outside|investors)/i,
);

const discountBefore = anyOf(
  /discount[^.;]{0,50}$|rabatt[^.;]{0,40}$|rebate[^.;]{0,30}$|reduction of\s*$/i,
  /\b(?:price|paid?)\b[^.;]{0,80}\b(?:less|minus|reduced by|lowered by)\s*$/i,
);

const belowPrice = anyOf(
  /^\)?\.?\s*(?:less than|below|lower than|under) (?:the )?(?:lowest |average |new |round |issue )*(?:price|rate|subscription|issue|purchase)/i,
  /^\)?\.?\s*(?:less|lower|cheaper) than (?:what )?(?:the )?(?:[\w-]+ ){0,4}pays?\b/i,
);

/** "Discount: 20". */
const onlyNumber = /^\W*(\d{1,2})\W*$/;

/** Nobody gets more off the price of a round: what is larger is a share of something else. */
const largestDiscount = 60;

/** Discount on the price of the next round, in per cent; "85% of the price" is a discount of 15. */
export function readDiscount(reading: Reading): Settled<number> {
  const { sentences } = scopeOf(reading, {
    titles: /discount|conversion price|rebate/i,
    words: discountWords,
    except: /dividend|anti-?dilution|leaver|vesting|interest$|pool|repayment/i,
  });
  const candidates: Candidate<number>[] = [];
  for (const sentence of sentences) {
    const isTitled = /discount|rabatt|rebate/i.test(sentence.section?.title ?? '');
    const bare = isTitled && !sentence.isLabel ? onlyNumber.exec(sentence.text)?.[1] : undefined;
    if (bare !== undefined) candidates.push({ value: Number(bare), span: sentence });
    for (const { value, start, end } of findPercentages(sentence.text)) {
      const before = sentence.text.slice(Math.max(0, start - 70), start);
      const after = sentence.text.slice(end, end + 70);
      const isOfPrice = sharesOfPrice.test(after);
      const isDiscount =
        isTitled ||
        discountBefore.test(before) ||
        /^[^.;]{0,15}(?:discount|rabatt|rebate|cheaper|reduction)/i.test(after) ||
        belowPrice.test(after);
      if (!isOfPrice && !isDiscount) continue;
      if (/interest|per annum|majority|holders/i.test(after.slice(0, 30))) continue;
      // A "discount rate" of 80% is the share of the price that is paid.
      const isShareOfPrice = isOfPrice || (typeof value === 'number' && value >= 50);
      candidates.push({
        value: value === unresolved ? value : isShareOfPrice ? Math.round((100 - value) * 100) / 100 : value,
        span: { start: sentence.start + start, end: sentence.start + end },
      });
    }
  }
  const mayTell = [withoutSign, fractionPaid, centsPaid, centsOff, lessThanOthers].map((pattern) =>
    mayMatchIn(reading, pattern),
  );
  for (const [number, sentence] of reading.sentences.entries()) {
    if (!mayTell.some((mayMatch) => mayMatch(number))) continue;
    candidates.push(...bareDiscount(sentence), ...fractionOfPrice(sentence), ...partLess(sentence));
  }
  return settle(
    reading,
    candidates.filter(({ value }) => value === unresolved || (value > 0 && value <= largestDiscount)),
    larger,
  );
}

/** "A discount of 35 off the next round": in messages the sign goes without saying. */
const withoutSign =
  /\bdiscount of (\d{1,2})(?= (?:off|on|to|from|below|against) (?:the|that|their|whatever)\b)/i;

function bareDiscount(sentence: Sentence): Candidate<number>[] {
  const match = withoutSign.exec(sentence.text);
  const span = { start: sentence.start, end: sentence.end };
  return match ? [{ value: Number(match[1]), span }] : [];
}

const fractionPaid =
  /\b(four[- ]fifths|three[- ]quarters|three[- ]fourths|nine[- ]tenths|seventeen[- ]twentieths)\b of (?:the )?(?:lowest |cash |average |relevant )*(?:price|subscription price|issue price|purchase price)/gi;
const discountOfFraction: Readonly<Record<string, number>> = {
  'four fifths': 20,
  'three quarters': 25,
  'three fourths': 25,
  'nine tenths': 10,
  'seventeen twentieths': 15,
};

/** "Four-fifths of the lowest price per share": a discount of a fifth. */
function fractionOfPrice(sentence: Sentence): Candidate<number>[] {
  return everyMatch(fractionPaid, sentence.text).flatMap((match) => {
    const value = discountOfFraction[(match[1] ?? '').toLowerCase().replace('-', ' ')];
    if (value === undefined) return [];
    const start = sentence.start + match.index;
    return [{ value, span: { start, end: start + match[0].length } }];
  });
}

const coin = '(?:cents?|pence|p|c)';
const unit = '(?:dollar|pound|euro|franc|[\\u00a3$\\u20ac]\\s?1\\b)';
/** "Seventy cents on the dollar", "80p for every £1", "60 cents where the fund pays one euro". */
const centsPaid = new RegExp(
  `\\b(${figure}) ?${coin} (?:(?:on|in) the|for (?:each|every|a)|(?:where|when|while)\\b[^.;]{0,30}\\b(?:a|one)) ${unit}`,
  'i',
);
const centsOff = new RegExp(`\\b(${figure}) ?${coin} off (?:the|each|every|a) ${unit}`, 'i');
const others =
  '(?:they|theirs|them|the (?:[\\w-]+ )?(?:others?|newcomers?|partners|investors?|funds?|folks|people|lot)|others|new investors)';
const lessThanOthers = anyOf(
  /^ (?:less|lower|cheaper|below|under|off)\b[^.;]{0,30}\b(?:shares?|(?:lowest |new |issue |subscription )?price)\b/i,
  new RegExp(`^ (?:less|lower|cheaper)\\b[^.;]{0,30}\\bthan (?:what )?${others}\\b`, 'i'),
  new RegExp(`^ (?:below|under|off) (?:what )?${others}\\b`, 'i'),
);

/** "A quarter less for each share than they do", "seventy cents on the dollar". */
function partLess(sentence: Sentence): Candidate<number>[] {
  const span = { start: sentence.start, end: sentence.end };
  const cents = centsPaid.exec(sentence.text);
  const paid = cents ? parseFigure(cents[1] ?? '', '.') : null;
  if (typeof paid === 'number' && paid < 100) return [{ value: 100 - paid, span }];
  const off = centsOff.exec(sentence.text);
  const saved = off ? parseFigure(off[1] ?? '', '.') : null;
  if (typeof saved === 'number') return [{ value: saved, span }];
  return findFractions(sentence.text)
    .filter(({ end }) => lessThanOthers.test(sentence.text.slice(end)))
    .map(({ value }) => ({ value, span }));
}
