import { findQuantities } from '../../../language/quantities.ts';
import type { StatedQuantity } from '../../../language/quantity-kind.ts';
import { anyOf } from '../../../reading/any-of.ts';
import { everyMatch } from '../../../reading/every-match.ts';
import type { DecimalMark } from '../../../reading/numbers/decimal-mark.ts';
import { numberWords, parseNumberWords } from '../../../reading/numbers/number-words.ts';

/** One sign for each thing that proceeds are told in, so that a rule need not know how it is worded. */
export const signs = {
  /** The investors' own money: "what we put in", "its contribution", "our 500k". */
  own: '\ue001',
  /** Any other sum. */
  sum: '\ue002',
  /** A multiple: "once", "1.5 times", "two euros for each euro". */
  times: '\ue003',
  /** What the shares bring without a preference: "our fifth", "converts", "as a common holder". */
  part: '\ue004',
} as const;

/** What stands where a sign does. Offsets are in the sentence; `at` is the sign's place in the marked text. */
export interface Marked {
  readonly sign: string;
  readonly value: number | null;
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

/** A sentence in which money, multiples and shares are replaced by their signs. */
export interface MarkedProceeds {
  readonly text: string;
  readonly marks: readonly Marked[];
}

type Found = Omit<Marked, 'at'>;

const whose = '(?:our|my|us|its|their|his|her)';
const payer = '(?:we|i|it|they|she|he|the [a-z\\u00c0-\\u024f]{2,20})';
const pays = '(?:put(?: in)?|paid(?: in)?|invested|gave|contributed|subscribed|brought(?: in)?)';
const ownWords = anyOf(
  new RegExp(
    `\\b${whose} (?:own |whole |full |original )?(?:money|cash|capital|contribution|investment|principal|cost|outlay|stake)(?: money| amount)?(?: in)?\\b`,
    'gi',
  ),
  new RegExp(`\\bwhat ${payer}(?:'ve| have| has| had)? (?:all |actually |originally )?${pays}\\b`, 'gi'),
  /\b(?:the |its |our |their )?(?:(?:purchase|subscription|issue|original|entry) price|price (?:(?:we|it|they) )?paid)\b/gi,
  /\b(?:the |what is )(?:invested )?(?:capital|contribution|cost|principal|amount (?:paid in|invested|subscribed))\b/gi,
  /\bwhat (?:was|is|has been) (?:paid|put|invested)(?: in)?(?: for (?:them|it))?\b/gi,
  /(?<=\bof )(?:principal|capital|contribution|cost)\b/gi,
  /\b(?:cost|capital|principal|investment amount)(?= (?:back|first|once|again|or)\b)/gi,
  /\bthe money(?= (?:back|first|once)\b)/gi,
);
/** "Our half million", "my million". */
const ownMillion = new RegExp(
  `\\b(?:${whose}|the same)(?: own)? (half |quarter (?:of a )?)?(million|crore|lakh)\\b`,
  'gi',
);
const millions: Readonly<Record<string, number>> = { million: 1e6, crore: 1e7, lakh: 1e5 };
const ownBefore = new RegExp(`\\b(?:${whose}|the same)(?: own| whole| full)? $`, 'i');
/** A bare figure is money only where it is handed back, weighed against a share, or ends the thought. */
const endsSum =
  /^(?:\s*(?:[.,;)]|$)|\s+(?:back|first|or|again|returned|out|home|off|comes?|and then|for)\b)/i;
const hasHad = /\b(?:had|received|seen|have|hold) $/i;
const inAll = /^ (?:all told|all up|altogether|in (?:all|total))\b/i;
/** "Fourteen-tenths of its contribution": more parts than make a whole. */
const improper = new RegExp(
  `\\b(${numberWords})[ -](halves|thirds|quarters|fifths|sixths|eighths|tenths)(?= of\\b)`,
  'gi',
);

const partWords = anyOf(
  /\b(?:our|my|us|its|their|his|her|the) (?:[a-z\u00c0-\u024f]+ ){0,2}(?:part|parts|portion|share|slice|quota|percentage|proportion)\b/gi,
  /\b(?:our|my|us|its|their|his|a|the|one|plain|straight)[ -](?:[a-z\u00c0-\u024f]+ )?(?:half|third|quarter|fourth|fifth|sixth|seventh|eighth|tenth)\b(?! of a million| million)/gi,
  /\bpro rata(?: share| part)?\b(?! with)|\bas[- ]converted\b|\bconver(?:t(?:s|ed|ing)?|sion)\b/gi,
  /\b(?:go|goes|turns?|becomes?|treated|walk|as|with)(?: to| an?| the| into| with| like| as){0,3} (?:common|ordinary)\b/gi,
  /\b(?:like|as|with) every(?:body|one)(?: else)?\b|\b(?:[a-z\u00c0-\u024f]+ )?parts? of the (?:price|proceeds)\b/gi,
);

/** Marks a sentence on proceeds. */
export function markProceeds(text: string, decimalMark: DecimalMark): MarkedProceeds {
  const found: Found[] = [];
  const add = (sign: string, value: number | null, start: number, end: number): void => {
    if (found.every((other) => end <= other.start || start >= other.end))
      found.push({ sign, value, start, end });
  };
  for (const { 0: words, 1: part, 2: scale, index } of everyMatch(ownMillion, text)) {
    const factor = part === undefined ? 1 : /^h/i.test(part) ? 0.5 : 0.25;
    add(
      signs.own,
      factor * (millions[(scale ?? '').toLowerCase()] ?? Number.NaN),
      index,
      index + words.length,
    );
  }
  for (const { start, end, value } of improperFractions(text)) add(signs.times, value, start, end);
  for (const quantity of findQuantities(text, decimalMark)) {
    const sign = signOf(quantity, text);
    if (sign === null) continue;
    const before = ownBefore.exec(text.slice(Math.max(0, quantity.start - longestOwner), quantity.start));
    const start = before ? quantity.start - before[0].length : quantity.start;
    add(
      before && sign === signs.sum ? signs.own : sign,
      sign === signs.part ? null : timesOrSum(quantity),
      before && sign !== signs.times ? start : quantity.start,
      quantity.end,
    );
  }
  for (const { 0: words, index } of everyMatch(ownWords, text))
    add(signs.own, null, index, index + words.length);
  for (const { 0: words, index } of everyMatch(partWords, text))
    add(signs.part, null, index, index + words.length);
  return replaced(
    text,
    found.sort((left, right) => left.start - right.start),
  );
}

/** Longer than "the same whole ". */
const longestOwner = 16;

/** "250% of its cash": what is more than the whole of their own money is a multiple of it. */
const percentOfWhole = 100;
const ofOwnMoney = new RegExp(`^ of (?:${ownWords.source})`, 'i');

/** What a multiple or a sum amounts to; a percentage that is a multiple is so many hundredths of one. */
function timesOrSum({ kind, value }: StatedQuantity): number {
  return kind === 'percent' ? value / percentOfWhole : value;
}

function signOf({ kind, value, start, end }: StatedQuantity, text: string): string | null {
  if (kind === 'money') return signs.sum;
  if (kind === 'multiple')
    return /^once (?:i|we|it|they|that|this|paid)\b/i.test(text.slice(start)) ? null : signs.times;
  if (kind === 'percent')
    return value >= percentOfWhole && ofOwnMoney.test(text.slice(end)) ? signs.times : signs.part;
  if (kind !== 'count') return null;
  const before = text.slice(Math.max(0, start - longestOwner), start);
  const after = text.slice(end, end + longestOwner);
  const isGrouped = /[.,']\d{3}$/u.test(text.slice(start, end));
  const isSum = endsSum.test(after) && (ownBefore.test(before) || isGrouped);
  return isSum || (hasHad.test(before) && inAll.test(after)) ? signs.sum : null;
}

const parts: Readonly<Record<string, number>> = {
  halves: 2,
  thirds: 3,
  quarters: 4,
  fifths: 5,
  sixths: 6,
  eighths: 8,
  tenths: 10,
};

function improperFractions(text: string): readonly { value: number; start: number; end: number }[] {
  return everyMatch(improper, text).flatMap(({ 0: words, 1: count = '', 2: name = '', index }) => {
    const value = (parseNumberWords(count) ?? 0) / (parts[name.toLowerCase()] ?? Number.POSITIVE_INFINITY);
    return value > 1 ? [{ value, start: index, end: index + words.length }] : [];
  });
}

function replaced(text: string, found: readonly Found[]): MarkedProceeds {
  const marks: Marked[] = [];
  let marked = '';
  let reached = 0;
  for (const one of found) {
    marked += text.slice(reached, one.start);
    marks.push({ ...one, at: marked.length });
    marked += one.sign;
    reached = one.end;
  }
  return { text: marked + text.slice(reached), marks };
}
