import { type Fact, unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { isEmptyAnswer } from '../../reading/empty-answer.ts';
import { blank } from '../../reading/normalise-characters.ts';
import { inMonths } from '../../reading/numbers/duration.ts';
import { parseNumberWords } from '../../reading/numbers/number-words.ts';
import type { Reading } from '../../reading/reading.ts';
import { alternativeOpen } from '../../reading/resolve-brackets.ts';
import type { Sentence } from '../../reading/sections.ts';
import { type DurationInSentence, durationsIn, settleDuration } from '../stated-duration.ts';
import { hasTitle, isOpenAnswer } from '../stated-right.ts';
import { unitlessCliff } from './first-vesting.ts';
import { founderShareSentences } from './founder-shares.ts';

/** How founders earn their shares. */
export interface VestingSchedule {
  /** 0 where the document says that nothing vests. */
  readonly months: Fact<number>;
  readonly cliffMonths: Fact<number>;
  readonly isContradictory: boolean;
  /** Shares are credited for time served, or part is vested at once. */
  readonly hasCredit: boolean;
  /** Shares that are founders' already start over. */
  readonly restarts: boolean;
  readonly sentences: readonly Sentence[];
}

const vestingWords = anyOf(
  /\bdraws? (?:them|these) out\b/i,
  /\bcomes? free\b|\bbecomes? (?:free|yours)\b|\bcomes? (?:to you )?monthly\b|\bfrees? up\b/i,
  /\bcredited\b|\bnothing (?:in|for|during) the first\b|\bvest|unverfallbar|\bearn(?:ed|s)?\b/i,
  /\breleas(?:ed?|es)\b|\bfraction\b|\bunlock\w*|\bat risk\b|\bbecomes? theirs\b/i,
  /\b(?:free|unrestricted) (?:at|on|from|upon)\b/i,
  /release[ds]? from (?:the )?(?:repurchase|restriction)|repurchase right lapses|right lapses/i,
  /buy-?back right/i,
);
const vestingTitle = anyOf(
  /^(?:your (?:stock|shares)|earning your shares)$|(?<!in)vest|founders?'? (?:shares?|stock|equity)/i,
  /key holders?|stock restriction|unverfallbar/i,
);
/** The answer to a label that names several terms. */
const noneOfThese = /^\W*none of (?:these|them)\b/i;
/** "Your shares vest afresh. Five years.": the length, in a sentence of its own. */
const bareLength = /^(?:over )?\w+(?:-\w+)? (?:years|months)\W*$/i;
const otherTitle = /lock-?\s?(?:up|in)|exclusiv|compet|covenant|notice/i;
const notVested = anyOf(
  /\b(?:shares?|stock|holdings?)\b[^.;]{0,12}\b(?:is|are) (?:already|fully) vested\b(?! (?:as to|in part))/i,
  /\boutside (?:of )?any (?:reverse )?vesting\b|\b(?:is|are) not to vest\b/i,
  /\b(?:no|not|without|nicht)\b[^.;,]{0,30}\b(?:subject to |be subject to )?(?:reverse )?vesting/i,
  /\bfully vested\b|100\s?% vested|\bvesting\s?[:-]?\s(?:none|nil|not applicable|n\/a)\b/i,
  /nicht anwendbar/i,
);
const cliffAfter = anyOf(
  /^[\s-]{0,2}(?:of (?:a )?)?(?:(?:long |initial |vesting )?cliff|klippe)/i,
  /^,? (?:in|during) which (?:nothing|none|no (?:shares?|stock)) (?:vests?|is (?:earned|released))\b/i,
);
const cliffBefore = anyOf(
  /\bfirst of them\b[^.;]{0,20}\b(?:once|after|when)\b[^.;]{0,25}$/i,
  /\bfirst (?:instal?lment|portion|tranche|lot|shares)\b[^.;]{0,25}\b(?:after|at|in)(?: the end of)?\s*$/i,
  /\b(?:no vesting|nothing)\b[^.;]{0,20}\b(?:until|till|before)\b[^.;]{0,20}$/i,
  /\b(?:nothing|none)\b[^.;]{0,20}\b(?:in|for|during) the (?:opening|initial)\s*$/i,
  /\b(?:none|nothing)\b[^.;]{0,20}\b(?:counts?|is yours|vests?|earned)\b[^.;]{0,10}\buntil\b[^.;]{0,30}$/i,
  /\b(?:cliff(?: period)?(?: of| is| at|:)?|nothing (?:in|for|during) the first|nothing (?:vests?|is (?:released|earned|free|vested))[^.;]{0,25}|no (?:shares?|part|portion|equity)\b[^.;]{0,20}vest[^.;]{0,25}|\d{1,3}(?:\.\d+)?\s?%[^.;%]{0,60}\b(?:after|on|at|upon|for|in)(?: the)?(?: end of)?(?: the)?(?: first)?|(?:(?:one|a|the first)[- ](?:quarter|third|half|fourth|fifth)|1\/[2-5])[^.;]{0,40}\b(?:after|on|at|upon)(?: the)?(?: end of)?(?: the)?(?: first)?|first vesting date[^.;]{0,20}|(?:the )?first|initial)\s*$/i,
);
const noCliff = /\b(?:no|without (?:a|any)) (?:new |further )?cliff\b/i;
/** "So the first two years are vested already": credit for the past, and no cliff. */
const alreadyVested = /^[^.;]{0,15}\b(?:are|is|were|have been|count as) (?:already )?(?:vested|earned)\b/i;
const remainderBefore =
  /\b(?:thereafter|remain\w*|balance|rest|following|next|subsequent|then|further|residual|over the (?:next|following|subsequent|remaining))\b[^.;%]{0,60}$/i;
const totalBefore = /\b(?:over|during|across|for|of|vest\w*|period|schedule|term|within|in)\b[^.;%]{0,45}$/i;
/** "Monthly until the fourth anniversary": counted from the beginning. */
const untilDate = /\b(?:until|through|to|by) the $/i;
const totalAfter =
  /^[\s-]{0,2}(?:\w+ ){0,3}(?:vest|earn|linear|reverse|monthly|equal|from|schedule|period|total|after (?:the )?(?:closing|completion)|instal|in (?:equal|monthly|all|total))/i;
const otherPurpose = anyOf(
  // "You have been at it for five years": what lies behind them.
  /\b(?:have|has|had) (?:already |both |each |all )?(?:been|worked|run|built|spent)\b[^.;,]{0,40}$/i,
  /\bcredit\w*\b[^.;,]{0,25}$/i,
  // What the investor's own vehicle has: "our fund still runs for six years".
  /\b(?:fund|programme|program)\b[^.;,]{0,25}\b(?:runs?|lasts?|life|term)\b[^.;,]{0,25}$/i,
  /\b(?:leav\w*|leaver|resign\w*|terminat\w*|dismiss\w*|ceas\w*|non-?\s?compet\w*|within|notice|sale|change of control|acquisition|lock|sell|transfer|prior to|ipo|purchase price)\b[^.;]{0,40}$/i,
);
const triggerAfter = anyOf(
  /^[\s-]{0,3}(?:non-?\s?compet|non-?\s?solicit|restrict|covenant|lock|notice)/i,
  /^[^.;]{0,30}\b(?:of|after|following|before|prior to)\b[^.;]{0,20}\b(?:a |such |the )?(?:change of control|sale|acquisition|termination|exit|leaving|departure)/i,
);
const instalments =
  /\b(\d{1,3}|[a-z]+(?:-[a-z]+)?)\s?(?:\(\d{1,3}\)\s)?(?:equal\s|successive\s|consecutive\s)*monthly (?:instal|increment|part|portion|step|tranche)/i;
const creditWords =
  /\b(?:credit(?:ed)? (?:for|of)|vesting credit|credit\b|already vested|vested (?:at|on|as of|immediately|upon) (?:closing|completion|signing)?|\d+\s?% (?:of [^.;]{0,40} )?(?:is|are|will be|shall be|being|deemed)?\s?(?:already |fully |immediately )?vested|vested immediately|(?:free|unrestricted|released|unencumbered|earned) (?:at|on|upon|from|as of) (?:closing|completion|signing|signature)|in recognition of (?:the )?(?:work|time|services)|commenc\w+ (?:on|from) (?:the )?(?:date of (?:incorporation|employment|foundation)|incorporation)|from (?:the )?(?:date of )?(?:incorporation|their (?:start|hire|employment)|founding)|start(?:ing)? date of (?:employment|service)|retroactive|time (?:already )?served)/i;
const noCredit = anyOf(
  /\bnothing is credited\b|\b(?:no|without(?: any)?|not)\b[^.;,]{0,20}\bcredit/i,
  /notwithstanding[^.;,]{0,30}vested|whether or not[^.;,]{0,20}vested/i,
);
const restartWords = anyOf(
  /\b(?:treated|deemed|regarded|counts?) as (?:wholly |fully )?unvested\b/i,
  /\bas if (?:none|nothing) (?:had|has|were) vested\b/i,
  /\bworked before (?:does|do) not count\b|\bnothing is credited\b|\bnew years\b|\bbegins? afresh\b/i,
  /\bincluding (?:those|any|shares?)(?: shares?)? (?:held|owned|issued|acquired|already)\b/i,
  /\bnew\b[^.;]{0,25}\bvesting|notwithstanding[^.;,]{0,30}\bvested|\bafresh\b|\bfrom scratch\b/i,
  /\bvests? (?:all over )?again\b/i,
  /notwithstanding any (?:earlier|previous|existing)[^.;,]{0,20}\b(?:schedule|vesting|release)/i,
  /\bunearned\b[^.;]{0,20}\bwhole of\b/i,
  /(?<!\b(?:nothing|no|not|never) )\bre-?\s?(?:start|set|commence|vest)\w*/i,
  /\b(?:start|begin)(?:s|ing|ning|ed)? (?:again|over|afresh|anew)\b/i,
  /\b(?:run|count)(?:s|ning|ing|ed)? (?:again|afresh|anew)\b/i,
  /\bnew(?:ly)? vesting|\bearned again\b|\bfrom zero\b/i,
);

const otherPeriod = anyOf(
  /\brestraints?\b/i,
  /\bnot (?:to )?compet/i,
  /\bnon-?\s?compet|\bdismiss\w* within|\bdismissal within|\bnot (?:setting|starting) up\b|exclusiv/i,
  /\bdepart(?:ure|s)?\b|\bleaves?\b/i,
);

/** Reads the schedule of founders' shares. */
export function readVestingSchedule(reading: Reading): VestingSchedule {
  const sentences = founderShareSentences(reading).filter(
    ({ text, section }, at, all) =>
      !otherTitle.test(section?.title ?? '') &&
      (vestingWords.test(text) ||
        hasTitle(section, vestingTitle) ||
        /cliff/i.test(text) ||
        (bareLength.test(text) && /\bvest/i.test(all[at - 1]?.text ?? ''))),
  );
  const found = durationsIn(sentences, reading)
    .map(withOpenShare)
    .filter(
      ({ duration, before, after, sentence }) =>
        // Nothing vests over days; such a length belongs to another term in the paragraph.
        duration.unit !== 'day' &&
        !otherPurpose.test(before.slice(-70)) &&
        !triggerAfter.test(after) &&
        !otherPeriod.test(itemOf(before, after, sentence.text)),
    );
  const cliffs = found.filter(isCliff);
  const others = found.filter((entry) => !isCliff(entry));
  const remainders = others.filter(isRemainder);
  const totals = others.filter(
    (entry) =>
      !isRemainder(entry) &&
      (untilDate.test(entry.before) ||
        totalBefore.test(entry.before.slice(-60)) ||
        totalAfter.test(entry.after) ||
        isWhole(entry)),
  );
  const counted = settleDuration(reading, cliffs, inMonths);
  const uncounted = (): Fact<number> =>
    unitlessCliff(sentences) ?? (sentences.some(({ text }) => noCliff.test(text)) ? 0 : null);
  const cliff = counted.value === null ? { ...counted, value: uncounted() } : counted;
  const total = settleDuration(reading, totals, inMonths);
  const remainder = settleDuration(reading, remainders, inMonths);
  const isOpen = sentences.some(
    (sentence) => hasTitle(sentence.section, vestingTitle) && isOpenAnswer(sentence),
  );
  let months =
    total.value ??
    added(cliff.value, remainder.value) ??
    instalmentsOf(sentences) ??
    fractionPeriod(sentences);
  if (months === null && (isOpen || hasBlankPeriod(sentences))) months = unresolved;
  const isNone =
    months === null &&
    sentences.some(
      (sentence) =>
        notVested.test(sentence.text) ||
        ((isEmptyAnswer(sentence) || noneOfThese.test(sentence.text)) &&
          hasTitle(sentence.section, /(?<!in)vest/i)),
    );
  return {
    months: isNone ? 0 : months,
    cliffMonths: cliff.value,
    isContradictory: total.isContradictory,
    hasCredit: sentences.some(({ text }) => creditWords.test(text) && !noCredit.test(text)),
    restarts: sentences.some((sentence) => restartWords.test(sentence.text)),
    sentences,
  };
}

/** "Three-year vesting; non-compete 12 months": what stands in the item of the length itself. */
function itemOf(before: string, after: string, text: string): string {
  const length = text.slice(before.length, text.length - after.length);
  return `${before.slice(before.lastIndexOf(';') + 1)}${length}${after.split(';')[0] ?? ''}`;
}

const openShare = new RegExp(`${blank}\\s?%[^.;]{0,40}$`);

/** "[__]% for the first 12 months": how much the cliff holds back is open, and so is the cliff. */
function withOpenShare(entry: DurationInSentence): DurationInSentence {
  const isOpen = openShare.test(entry.before.slice(-50));
  return isOpen ? { ...entry, duration: { ...entry.duration, value: unresolved } } : entry;
}

function isRemainder({ before }: DurationInSentence): boolean {
  return remainderBefore.test(before.slice(-80)) && !untilDate.test(before);
}

function isCliff({ before, after }: DurationInSentence): boolean {
  return cliffAfter.test(after) || (cliffBefore.test(before.slice(-90)) && !alreadyVested.test(after));
}

/** "Four years" as the whole answer, or first in it. */
function isWhole({ before, after, sentence }: DurationInSentence): boolean {
  return (
    (before.trim() === '' || /[;:]\s*$/.test(before)) &&
    (after.trim() === '' || /^[\s,.;(]/.test(after)) &&
    !/^\s*$/.test(sentence.text)
  );
}

function added(cliff: Fact<number>, remainder: Fact<number>): Fact<number> {
  if (remainder === null || remainder === unresolved) return remainder;
  return cliff === unresolved ? unresolved : remainder + (cliff ?? 0);
}

function instalmentsOf(sentences: readonly Sentence[]): number | null {
  for (const { text } of sentences) {
    const word = instalments.exec(text)?.[1];
    const value = word === undefined ? null : /^\d+$/.test(word) ? Number(word) : parseNumberWords(word);
    if (value !== null && value >= 6 && value <= 120) return value;
  }
  return null;
}

const fractionEachPeriod =
  /\b(?:(?:one|a)[- ]([a-z]+(?:-[a-z]+)?)(?:th|rd)\b|1\/(\d{1,2})(?:th)?\b)[^.;]{0,60}\b(?:each|every|per|a) (?:calendar |full |completed |elapsed )*(month|quarter|year)\b/i;
const monthsPerPeriod: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };
const ordinalStems: Readonly<Record<string, string>> = {
  twelf: 'twelve',
  twentie: 'twenty',
  thirtie: 'thirty',
  fortie: 'forty',
  fif: 'five',
};

/** "One thirty-sixth at the end of each month": as many periods as the fraction has parts. */
function fractionPeriod(sentences: readonly Sentence[]): number | null {
  for (const { text } of sentences) {
    const [, words, figure, period] = fractionEachPeriod.exec(text) ?? [];
    const stem = words?.toLowerCase() ?? '';
    const parts = figure ? Number(figure) : parseNumberWords(ordinalStems[stem] ?? stem);
    const months = (parts ?? 0) * (monthsPerPeriod[period?.toLowerCase() ?? ''] ?? 0);
    if (months >= 6 && months <= 120) return months;
  }
  return null;
}

const blankPeriod = new RegExp(
  `${blank}[^.;]{0,12}(?:months?|years?|monate?n?|jahre?n?)|(?:over|for|period of)[^.;]{0,15}${blank}|(?:vesting|buyback)[^.;]{0,20}:\\s*${blank}|\\bvest[^.;]{0,80}${alternativeOpen}[^.;]{0,30}(?:months?|years?)`,
  'i',
);

function hasBlankPeriod(sentences: readonly Sentence[]): boolean {
  return sentences.some((sentence) => blankPeriod.test(sentence.text));
}
