import { unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { everyMatch } from '../../reading/every-match.ts';
import { blank } from '../../reading/normalise-characters.ts';
import type { Money } from '../../reading/numbers/money.ts';
import type { Reading } from '../../reading/reading.ts';
import { alternativeClose, alternativeOpen } from '../../reading/resolve-brackets.ts';
import type { Sentence } from '../../reading/sections.ts';
import { moneyInSentence } from '../../reading/stated-money.ts';
import { investorPays } from './investor-pays.ts';

/** What a sum of money in the commercial terms is. */
export type MoneyRole = 'pre' | 'post' | 'price' | 'amount' | 'part' | 'cap' | 'other';

/** A sum of money and what the words next to it make it. */
export interface RoledMoney {
  readonly money: Money;
  readonly role: MoneyRole;
  readonly sentence: Sentence;
}

const keywords: readonly { readonly role: MoneyRole; readonly pattern: RegExp }[] = [
  { role: 'cap', pattern: /valuation cap|cap price|\bcap\b(?! table)/gi },
  {
    role: 'pre',
    pattern: anyOf(
      /\bwithout our (?:money|cheque|check|payment|investment)\b/gi,
      /(?<=\d\s?(?:[kmb]|bn|mn|mio|million)?\s)before(?: it)?\b(?=\s*(?:[,;.|]|$))/gi,
      /\bbefore (?:a (?:penny|cent) of ours|our (?:check|cheque|payment|cash|contribution|advance)|any of our money|(?:we|they) come in|(?:its|their) money)\b/gi,
      /(?<=\d\s?(?:[kmb]|bn|mn|mio|million)?\s)beforehand\b/gi,
      /(?<=\d\s?(?:[kmb]|bn|mn|mio|million)?\s)pre\b(?=\s*(?:[/,;.)]|$|and\b))/gi,
      /(?<=\d\s?(?:[kmb]|bn|mn|mio|million)?\s)before\b(?=,?\s(?:and|the (?:issue|financing|round|subscription)))/gi,
      /prior to (?:the |our )?(?:subscription|issue|financing|round)\b/gi,
      /pre-?\s?(?:money|investment|closing|funding|round)\b(?: (?:valuation|bewertung|equity value))?/gi,
      /\bbefore (?:the |that |this |our |my )?(?:new |capital )?(?:money|investment|round|financing|operation|transaction|issue|issuance|increase|subscription)\b/gi,
      /\bahead of (?:the |this )?(?:new )?(?:money|investment|round|financing)\b/gi,
      /prior to (?:the )?(?:new |capital )?(?:investment|money|round|operation|issue|increase)\b/gi,
      /excluding (?:the )?(?:new money|investment|proceeds)/gi,
    ),
  },
  {
    role: 'post',
    pattern: anyOf(
      /\bwith (?:our|their|the new) money in\b|\b(?:hence|thus|so)\b(?=[^.;]{0,20}\bafterwards\b)/gi,
      /\bafterwards\b(?=\s(?:and\b|$))/gi,
      /(?<=\d\s?(?:[kmb]|bn|mn|mio|million)?\s)after\b(?=\s*(?:[,;.|]|$))/gi,
      /(?<=\d\s?(?:[kmb]|bn|mn|mio|million)?\s)(?:afterwards|with (?:it|the (?:new )?money|our money|the (?:new )?investment|the round))\b/gi,
      /(?<=\d\s?(?:[kmb]|bn|mn|mio|million)?\s)post\b(?=\s*(?:[/,;.)]|$|and\b))/gi,
      /(?<=\d\s?(?:[kmb]|bn|mn|mio|million)?\s)after\b(?=,?\s(?:it\b|the (?:issue|financing|round|subscription)))/gi,
      /\bafter (?:our|my) (?:money|investment|subscription)\b/gi,
      /post-?\s?(?:money|investment|closing|funding|round)\b(?: (?:valuation|bewertung|equity value))?(?! (?:capitali[sz]ation|fully|basis|option|cap\b|ownership))/gi,
      /\bafter (?:it\b|(?:the |both |all )?(?:new |capital )?(?:money|investment|round|financing|operation|transaction|issue|issuance|increase|tranches|closings)\b)/gi,
      /including (?:the )?(?:new money|investment amount)/gi,
    ),
  },
  {
    role: 'price',
    pattern: anyOf(
      /(?<=\d )for each (?:new )?(?:(?:preferred|preference|ordinary|common|series|seed|[A-Z]) ){0,3}(?:share|unit|ADP)\b/gi,
      /(?:price|cost)(?: paid)? per (?:[\w-]+ ){0,4}(?:share|unit)/gi,
      /(?<!aggregate |total )(?:issue|purchase|subscription|share) price/gi,
      /per (?:preferred |ordinary |new |series [\w-]+ |a )?share\b|\ba share\b|\bshares? costs?\b/gi,
      /(?<=\b(?:shares?|participations|units)\b(?! of\b)[^.;\d]{0,12}(?:[A-Z]{3} ?|[\u00a3$\u20ac])?[\d.,']{1,12}(?: ?[A-Z]{3}| ?\u20ac| [a-z]{4,7})? )each\b/gi,
      /\bshares? at(?=\s(?:[A-Z]{3}\s|[^\s\d]{0,4})\d)|pro anteil|preis pro/gi,
    ),
  },
  {
    role: 'part',
    pattern: anyOf(
      /minimum|mindest|maximum ticket|max(?:imum)? (?:investment|ticket)|ticket|already|bereits/gi,
      /committed|remaining|verbleibend|of which|\bfirst (?:tranche|closing)|second (?:tranche|closing)/gi,
      /initial (?:tranche|closing)|each tranche|tranche \d|per investor|conversion of/gi,
      /lead investor(?:s)? (?:will|to|shall|commit)|nominal|par value|nennwert|agio|strike/gi,
      /exercise price|at least|no less than|not less than|excess of|exceed\w*|above|below|less than/gi,
      /more than|revenue|turnover|arr\b|ebitda|fees?|costs|expenses|salary|insurance|budget/gi,
      /\b(?:their|our|its|investors?'?) (?:lawyers?|counsel|solicitors?|attorneys?)\b/gi,
      /capital expenditure/gi,
    ),
  },
  {
    role: 'amount',
    pattern: anyOf(
      new RegExp(investorPays, 'gi'),
      /\b(?:buys?|purchases?|takes? up|acquires?)\b(?=[^.;\d]{0,6}\d[^.;]{0,20}\bof (?:new |the |its )?(?:series|preferred|preference|shares|stock))/gi,
      /(?:aggregate|total|target|maximum|gross)? ?(?:amount|proceeds|investment|subscription|financing|round|raise|fundraising|funding|purchase amount|gesamtvolumen|gesamtinvestment|principal)\b/gi,
      /invests?\b|subscribes?\b|investing|raising|raises?\b|commits?\b|purchase of|pays the company/gi,
      /provides?\b|lends?\b|injects?\b|\bloan of\b|(?:aggregate|total) (?:purchase|subscription) price/gi,
      /aggregate/gi,
    ),
  },
];

interface Mark {
  readonly role: MoneyRole;
  readonly start: number;
  readonly end: number;
}

/** Longest stretch of words between a keyword and its figure. */
const reachBefore = 110;
const reachAfter = 34;

const hasWord = /[a-z]{2}/i;

const knownRoles = new WeakMap<Sentence, readonly RoledMoney[]>();

/** Every sum of money in a sentence with its role, by the nearest word that decides it; several clauses ask. */
export function roledMoney(reading: Reading, sentence: Sentence): readonly RoledMoney[] {
  const known = knownRoles.get(sentence);
  if (known) return known;
  const roled = readRoles(reading, sentence);
  knownRoles.set(sentence, roled);
  return roled;
}

function readRoles(reading: Reading, sentence: Sentence): readonly RoledMoney[] {
  const { text } = sentence;
  const sums = [...moneyInSentence(reading, sentence), ...bareBlanks(text)].sort(
    (left, right) => left.start - right.start,
  );
  if (sums.length === 0) return [];
  // A sum alone ("£1m") has no word beside it.
  const told = hasWord.test(text) ? keywords : [];
  const marks = told.flatMap(({ role, pattern }) =>
    everyMatch(pattern, text).map(
      (match): Mark => ({ role, start: match.index, end: match.index + match[0].length }),
    ),
  );
  const marksBehind = behindSums(sums, marks);
  const roled = sums.map((money, index) => {
    const previousEnd = sums[index - 1]?.end ?? 0;
    const nextStart = sums[index + 1]?.start ?? text.length;
    // What decides a sum stands between the one before and the one behind it.
    const near = [...(marksBehind[index] ?? []), ...(marksBehind[index + 1] ?? [])];
    return { money, role: roleOf(money, near, previousEnd, nextStart, text), sentence };
  });
  return roled.map((sum, index) => {
    const next = roled[index + 1];
    const between = next ? text.slice(sum.money.end, next.money.start) : '';
    // "[6m] [6.6m] pre-money": what is said of the last choice holds for all.
    return next && choice.test(between) && sum.role === 'other' ? { ...sum, role: next.role } : sum;
  });
}

/** The marks that begin before the first sum, then those that begin behind each. */
function behindSums(sums: readonly Money[], marks: readonly Mark[]): Mark[][] {
  const behind = Array.from({ length: sums.length + 1 }, (): Mark[] => []);
  for (const mark of marks) {
    let low = 0;
    let high = sums.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle]?.start ?? 0) <= mark.start) low = middle + 1;
      else high = middle;
    }
    behind[low]?.push(mark);
  }
  return behind;
}

const choice = new RegExp(`^${alternativeClose}[\\s,/]*(?:or\\s*)?${alternativeOpen}$`, 'i');

/** "£75m (post-money: £100m)": the word announces the figure behind it. */
const introducesNext = /^(?:\s?[:=]|\s(?:of|is|will be|being))\s?$/i;

/** "When you next raise £300,000 or more": from which sum on a round counts. */
const orMore = /^ or (?:more|above|over|greater)\b/i;

/** Longer than "shares with a nominal value of ". */
const longestNominal = 40;

/** "Shares of £0.01 each": the nominal value of a share, not what is paid for it. */
function isNominal({ start, end }: Money, text: string): boolean {
  return (
    /^ each\b/i.test(text.slice(end)) &&
    /\b(?:shares?|stock) (?:of|with a (?:nominal|par) value of) $/i.test(
      text.slice(Math.max(0, start - longestNominal), start),
    )
  );
}

function roleOf(money: Money, marks: readonly Mark[], from: number, to: number, text: string): MoneyRole {
  if (isNominal(money, text) || orMore.test(text.slice(money.end))) return 'part';
  const after = marks
    .filter((mark) => mark.start >= money.end && mark.start < to && mark.start - money.end <= reachAfter)
    .filter((mark) => /^[\s,()/a-z\u27e7-]*$/i.test(text.slice(money.end, mark.start)))
    .filter((mark) => to === text.length || !introducesNext.test(text.slice(mark.end, to)))
    // "£9m on a fully diluted basis (post-money £12m)": so does a word that opens the parentheses.
    .filter((mark) => to - mark.end > 1 || !text.slice(money.end, mark.start).endsWith('('))
    .sort((left, right) => left.start - right.start || right.end - left.end)[0];
  const before = marks
    .filter((mark) => mark.end <= money.start && mark.start >= from && money.start - mark.end <= reachBefore)
    .sort((left, right) => right.end - left.end)[0];
  if (
    after &&
    before &&
    opensNext(text.slice(money.end, after.start), text.slice(after.end, to), to < text.length)
  ) {
    if (isOfValue(before.role) && isOfValue(after.role) && before.role !== after.role) return before.role;
  }
  const gapAfter = after ? after.start - money.end : Number.POSITIVE_INFINITY;
  const gapBefore = before ? money.start - before.end : Number.POSITIVE_INFINITY;
  // "£6m pre-money" binds closer than a word further back; "amount of $5m on a pre-money …" does not.
  if (after && gapAfter <= 2 && (after.role === 'pre' || after.role === 'post' || after.role === 'price'))
    return after.role;
  if (
    after &&
    gapAfter < gapBefore &&
    (after.role === 'price' || after.role === 'pre' || after.role === 'post')
  ) {
    const between = text
      .slice(money.end, after.start)
      .replace(/\bon an? (?:fully|as)[- ][a-z]+ basis\b/i, '');
    if (!/\b(?:on|at|based on|with) (?:a|an|the)\b/i.test(between)) return after.role;
  }
  return before?.role ?? 'other';
}

/** "Pre-money it is 6m, and the post-money value 8m": what follows the conjunction speaks of its own figure. */
function opensNext(between: string, beyond: string, hasNext: boolean): boolean {
  return (
    hasNext &&
    /^\s*(?:,|\band\b)/i.test(between) &&
    /^\s*(?:valuation|value)?:?(?:\s(?:of|is|at|being|will be|shall be))?$/i.test(beyond.trimEnd())
  );
}

function isOfValue(role: MoneyRole): boolean {
  return role === 'pre' || role === 'post';
}

const bareBlank = new RegExp(
  `(?:(?:valuation|price|amount|proceeds|cap|bewertung|investitionsbetrag|investitionssumme)(?: \\w+){0,3}|\\b(?:shall|will|to) invest)[ :|/]+(?:${alternativeOpen}[^${alternativeOpen}${alternativeClose}]{1,12}${alternativeClose} ?)?${blank}(?!\\s?%)`,
  'gi',
);

/** A blank without a currency sign right after a word that wants a figure. */
function bareBlanks(text: string): Money[] {
  if (!text.includes(blank)) return [];
  return everyMatch(bareBlank, text).map((match) => {
    const end = match.index + match[0].length;
    return { value: unresolved, currency: null, start: end - 1, end };
  });
}
