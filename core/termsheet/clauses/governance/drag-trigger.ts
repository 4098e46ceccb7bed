import { unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { findPercentages } from '../../reading/numbers/percentage.ts';
import type { Sentence } from '../../reading/sections.ts';
import type { Parties } from '../parties.ts';

/** Who sets off a forced sale, and what limits it. */
export interface DragTrigger {
  /** Smallest share of the shares that can start a sale, in per cent; null where none is stated. */
  readonly threshold: number | null;
  readonly needsBoard: boolean;
  /** Founders or ordinary shareholders as a class must agree, or founders hold it up. */
  readonly needsOrdinary: boolean;
  readonly needsInvestors: boolean;
  /** One of the founders by name, or all of them, must agree. */
  readonly needsFounder: boolean;
  /** Two classes decide, each for itself; whose they are is not said. */
  readonly needsTwoClasses: boolean;
  readonly investorsAlone: boolean;
  readonly afterDate: boolean;
  readonly hasFloor: boolean;
}

/** Words that force others to sell. */
export const grants = anyOf(
  /\ball(?: of them| holders| (?:share|stock)holders| the others)? must sell\b|\bholders join\b/i,
  /\bdrag|\bbring\b[^.;]{0,30}\balong\b/i,
  /\bother (?:share|stock)?holders?\b[^.;]{0,20}\b(?:shall|must|will)\b|bring-?along|mitver/i,
  /\b(?:require|oblige|compel|force)\b|\brequired to\b|\b(?:cause|demand|initiate)\b/i,
  /\b(?:shall|will|undertake to|obliged to|bound to) (?:sell|transfer|follow|vote|join|accept|take part)/i,
  /\b(?:must|have to)(?: all| also| then)? (?:sell|transfer|follow|take part|join|accept|vote)/i,
  /\b(?:must|have to)(?: all| also| then)? go (?:along|with)|\bevery(?:one|body) sells\b/i,
  /m\u00fcssen/i,
);

const fractionsInWords: readonly (readonly [words: RegExp, percent: number])[] = [
  [/\b(?:2\/3|two[- ]thirds)/i, 66.7],
  [/\b(?:3\/4|three[- ](?:quarters|fourths))/i, 75],
  [/\b(?:3\/5|three[- ]fifths)/i, 60],
  [/\b(?:4\/5|four[- ]fifths)/i, 80],
];
const halfInWords = /\b(?:simple majority|a majority|more than half|majority)\b/i;
const boardWords = /\bboard\b|\bdirectors\b/i;
const ordinaryWords = anyOf(
  /\b(?:common|ordinary|ords?|equity (?:shares?|(?:share|stock)?holders)|founders?|promoters?|key holders?)\b/i,
  /\b(?:majority of (?:all|the) (?:voting |issued )?shares|all shareholders|gr\u00fcnder)\b/i,
  /\b(?:one|both|either|each) of (?:you|ye)\b|\byou (?:two|both)\b|\bboth you\b/i,
);
/** "No common vote", "founders' consent not needed", "with or without the founders": they have no say. */
const withoutOrdinary = anyOf(
  /\b(?:no|zero|without(?: any| the)?|with or without(?: the)?) (?:separate |further )?(?:common|ordinary|founders?'?)(?: share| stock)?(?:holders?'?|s)?(?: (?:vote|consent|approval|agreement|say))?\b/gi,
  /\b(?:common|ordinary|founders?)'?(?: (?:vote|consent|approval|agreement|say))?s? (?:is |are |being )?(?:not (?:needed|required|necessary|asked)|or not)\b/gi,
);
/** "No floor", "without a minimum price". */
const withoutFloor =
  /\b(?:no|without(?: any| a)?|nor (?:any|a)) (?:price |valuation |minimum )?(?:floor|minimum(?: price| value| valuation)?)\b/gi;

/** Each class decides for itself: "majority of A and majority of B". */
const twoMajorities = /\bmajority of\b[^.;]{2,60}\bmajority of\b|\beach class\b/i;
const investorWords =
  /\b(?:investors?|preferred|preference|series (?:seed|[a-f])|lead|[A-F] shares|requisite holders|vc)\b/i;
const wholeOf = [
  "all |the |its |total |then |voting |issued |outstanding |fully[- ]diluted |entire |company's ",
  'ordinary and preferred ',
].join('|');
const capitalWords =
  'shares?\\b|stock\\b|equity\\b|capital\\b|share capital|votes\\b|voting (?:rights|power)|shareholders\\b|\u0430\u043a\u0446\u0438\u043e\u043d\u0435\u0440\u043e\u0432';
const allShares = new RegExp(
  `(?:%|per ?cent|2\\/3|3\\/4|thirds|quarters|fifths)\\s?(?:or more )?(?:in nominal value |by (?:number|value) )?(?:of|in)?\\s?(?:${wholeOf})*(?:${capitalWords})(?! (?:of|held by) (?:the )?(?:series|preferred|preference|investors?))`,
  'i',
);
const otherSide = anyOf(
  /\bdrag(?:s|ged|ging)? (?:along )?(?:all|every|each|the|any|others?|common|ordinary|founders?|minority)\b.*$/i,
  /\b(?:demand|insist|procure) that\b.*$/i,
  /\ball (?:share|stock)holders (?:will|shall|must|would)\b.*$/i,
  /\b(?:require|oblige|compel|force|requiring)\b.*$|\b(?:and|then)\s(?:each|every|all)\b.*$/i,
  /\b(?:all (?:the )?other|the other|remaining|each other|other (?:share|stock)holders)\b.*$/i,
);
const afterDate =
  /\b(?:after|following|from)\b[^.;]{0,40}\b(?:anniversary|\d+ (?:years|months)|(?:two|three|four|five|six|seven) years|fifth year|third year|31 |january|december)/i;
const floorWords = [
  'minimum (?:price|valuation|consideration|value)|price floor|floor',
  'at least (?:\\d|one|two|the (?:original|issue|subscription))|not less than|no less than',
  'reserve price',
  '(?:price|value|consideration|valuation) (?:of at least|above|exceeds|exceeding|greater than|is at least|<)',
  'may not be used for less than|equals or exceeds',
].join('|');
const floor = new RegExp(`\\b(?:${floorWords})`, 'i');

const anotherRight = anyOf(
  /\btag-?\s?along|\bco-?sale|\bpre-?empti|\bfirst refusal/i,
  /\b(?:others?|rest) may (?:also )?(?:sell|join|come)\b/i,
  /\bmay sell\b[^.;]{0,20}\b(?:same|like) (?:proportion|share)/i,
);

/** A threshold of the tag-along or of pre-emption in the same paragraph triggers no forced sale. */
function isAnotherRight(text: string): boolean {
  return anotherRight.test(text) && !/\bdrag|\b(?:require|oblige|compel|force)/i.test(text);
}

/** Who may have an exit provided, or shares bought back, forces no other holder to sell. */
function isExit(text: string): boolean {
  return exit.test(text) && !/\bdrag|\b(?:all|other|remaining) (?:share|stock)?holders\b/i.test(text);
}
const exit =
  /\b(?:require|oblige|cause) the company\b[^.;]{0,80}\b(?:buy-?back|redeem|repurchase|exit|put)\b/i;

/** "Customary rights, including information rights and a drag-along": whoever is named there triggers nothing. */
function isOnlyNamed(text: string): boolean {
  const named = text.replace(/\b(?:drag|bring)[- ]?along\b/gi, ' ');
  return /\b(?:customary|usual|standard)\b/i.test(text) && !grants.test(named);
}

/** A share of something else, or what an exit has to bring a year. */
const isNoThreshold = anyOf(
  /^[^.;]{0,30}\bof (?:its|his|the buyer|the voting power of the company is)/i,
  /^\s*(?:per annum|p\.?a\.?|a year|IRR)\b/i,
);

/** "75% of the shares, including 50% of the preferred": the part that a class has in it is no threshold of its own. */
const partOfThreshold =
  /\d\s?%[^.;]{0,60}(?:\bincluding|\u0432\u043a\u043b\u044e\u0447\u0430\u044f)(?: at least| more than| over)?\s?[>\u2265]?\s?$/i;

const compared = 'below|under|lower than|less than|at least|above|exceed\\w*';
/** "A price not below ours", "at least the Fund's subscription price": whose price it is tells not who decides. */
const ownPrice = new RegExp(
  `\\b(?:price|value|consideration)\\b[^.;,]{0,30}\\b(?:${compared})\\b[^.;,]{0,30}` +
    '\\b(?:ours|(?:issue|subscription|purchase|original) price)\\b',
  'gi',
);

const joins = 'must|has to|have to|joins?|agrees?|consents?|approves?|votes? (?:for|in favour)';
/** "In which at least one Founder must join": no sale without one of them. */
const withFounder = new RegExp(
  `\\b(?:at least one|one|either|both|each|all)(?: of the)? founders?\\b[^.;]{0,15}\\b(?:${joins})\\b`,
  'i',
);

/** "75% of all shares (was 60%)". */
const formerValue = /\b(?:was|formerly|previously|up from|down from|instead of|rather than)\s$/i;

/**
 * Reads who sets off a forced sale, from the sentences about it.
 *
 * @param isOnTopic whether a sentence speaks of the forced sale itself: what its paragraph says before it comes to
 *   that is about something else.
 */
export function readDragTrigger(
  sentences: readonly Sentence[],
  parties: Parties,
  isOnTopic: (sentence: Sentence) => boolean,
): DragTrigger {
  const first = sentences.findIndex((sentence) => isOnTopic(sentence) && !isExit(sentence.text));
  const texts = sentences
    .slice(Math.max(0, first))
    .map((sentence) => sentence.text)
    .filter((text) => !isAnotherRight(text) && !isOnlyNamed(text) && !isExit(text));
  const triggers = texts.map((text) => text.replace(withoutOrdinary, ' ').replace(otherSide, ''));
  const all = triggers.join(' ');
  const percentages = texts.flatMap((text) =>
    findPercentages(text).flatMap(({ value, start, end }) =>
      value === unresolved ||
      isNoThreshold.test(text.slice(end, end + 60)) ||
      formerValue.test(text.slice(0, start)) ||
      partOfThreshold.test(text.slice(Math.max(0, start - 100), start)) ||
      /\b(?:yield\w*|return|IRR|interest|premium) (?:of|at)(?: at least)? $/i.test(text.slice(0, start))
        ? []
        : [value],
    ),
  );
  const fractions = texts.flatMap((text) =>
    fractionsInWords.flatMap(([words, percent]) => (words.test(text) ? [percent] : [])).slice(0, 1),
  );
  const stated = [...percentages.filter((percent) => percent >= 10 && percent <= 100), ...fractions];
  const fallback = halfInWords.test(all) ? 50 : null;
  const withoutPrice = all.replace(ownPrice, ' ');
  const needsInvestors = investorWords.test(withoutPrice) || parties.investor.test(withoutPrice);
  const needsOrdinary =
    (ordinaryWords.test(all) || parties.founderRole?.test(all) === true) &&
    !/\bwithout\b[^.;]{0,30}\b(?:founders?|ordinary|common)/i.test(all);
  const needsBoard = boardWords.test(all);
  const ofAllShares = allShares.test(all);
  return {
    threshold: stated.length > 0 ? Math.min(...stated) : fallback,
    needsBoard,
    needsOrdinary,
    needsInvestors,
    needsFounder: withFounder.test(all),
    needsTwoClasses: twoMajorities.test(all),
    investorsAlone: needsInvestors && !needsOrdinary && !needsBoard && !ofAllShares,
    afterDate: afterDate.test(all) && needsInvestors && !needsOrdinary,
    hasFloor: texts.some((text) => floor.test(text.replace(withoutFloor, ' '))),
  };
}
