import { unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { alsoDescribed } from '../../reading/described-topic.ts';
import { findPercentages } from '../../reading/numbers/percentage.ts';
import type { Sentence } from '../../reading/sections.ts';
import { background } from '../background.ts';
import { type Assessment, type AssessmentContext, defineClause } from '../clause.ts';
import { type Parties, partiesOf } from '../parties.ts';
import { quote, readRight, statusOfRight } from '../stated-right.ts';
import { taxonomy } from '../taxonomy.ts';
import { describedDrag } from './described-governance-terms.ts';

interface Details {
  /** Smallest share of the shares that can start a sale, in per cent; null where none is stated. */
  readonly threshold: number | null;
  readonly needsBoard: boolean;
  /** Founders or ordinary shareholders as a class must agree, or founders hold it up. */
  readonly needsOrdinary: boolean;
  readonly needsInvestors: boolean;
  /** Two classes decide, each for itself; whose they are is not said. */
  readonly needsTwoClasses: boolean;
  readonly investorsAlone: boolean;
  readonly afterDate: boolean;
  readonly hasFloor: boolean;
}

const grants = anyOf(
  /\ball(?: of them| holders| (?:share|stock)holders| the others)? must sell\b|\bholders join\b/i,
  /\bdrag|\bbring\b[^.;]{0,30}\balong\b/i,
  /\bother (?:share|stock)?holders?\b[^.;]{0,20}\b(?:shall|must|will)\b|bring-?along|mitver/i,
  /\b(?:require|oblige|compel|force)\b|\brequired to\b|\b(?:cause|demand|initiate)\b/i,
  /\b(?:shall|will|undertake to|obliged to|bound to) (?:sell|transfer|follow|vote|join|accept|take part)/i,
  /\b(?:must|have to)(?: all| also| then)? (?:sell|transfer|follow|take part|join|accept|vote|go along)/i,
  /m\u00fcssen/i,
);

const everybodyElse = [
  '(?:each|every|all)(?: other)? (?:share|stock)holders?|everyone(?: else)?|everybody(?: else)?',
  'all others|the others|the rest|(?:the )?(?:remaining|other|minority) (?:share|stock)holders',
].join('|');
const joining = 'sell|transfer|follow|vote (?:for|in favou?r)|join|accept|go along|take part';
const otherHolders =
  'shareholders|stockholders|holders|everyone|everybody|others|the rest|the remainder|the minority';
const topic = alsoDescribed(describedDrag, {
  titles: anyOf(
    /compelled sale|forced exit|\bexit obligation|sale of all (?:the )?shares|obligation to sell/i,
    /must sell|drag|bring-?\s?along|mitverkaufspflicht|mitver\u00e4u\u00dferungspflicht|forced sale/i,
    /compulsory sale/i,
  ),
  words: anyOf(
    /\ball(?: of them| holders| (?:share|stock)holders| the others)? must sell\b/i,
    /\ball holders join\b[^.;]{0,30}\bsale\b/i,
    /\bthe remainder\b[^.;]{0,10}\b(?:must|shall|will) (?:follow|sell|accept)\b/i,
    /\b(?:nobody|no one|no (?:share|stock)?holder)\b[^.;]{0,20}\b(?:made|forced|obliged|required|compelled) to sell\b/i,
    /\bbring\b[^.;]{0,30}\balong\b/i,
    /\b(?:all|every|each) other (?:share|stock)?holders?\b[^.;]{0,20}\b(?:shall|must|will)\b[^.;]{0,60}\b(?:sell|vote|sign|transfer|waive)/i,
    /\b(?:oblige|require|compel)\b[^.;]{0,30}\b(?:share|stock)?holder\b[^.;]{0,30}\bto (?:transfer|sell)/i,
    /\bdrag(?:ged|s)?\b/i,
    /\bholding\b[^.;]{0,40}\bshares may (?:compel|force|oblige|require) the (?:others|rest|remainder)\b/i,
    /\b(?:cause|compel|force|initiate|demand)\b[^.;]{0,40}\bsale of (?:the (?:whole |entire )?(?:company|issuer|business)|all)/i,
    new RegExp(
      `\\b(?:${everybodyElse})\\b[^.;]{0,20}\\b(?:must|shall|will|would|are (?:required|obliged|bound) to|agree to|undertake to|have to)\\b[^.;]{0,15}\\b(?:${joining})`,
      'i',
    ),
    /\bbring-?along|mitver\u00e4u\u00dferungspflicht|mitverkaufspflicht/i,
    new RegExp(
      `\\b(?:require|oblige|compel|force)\\b[^.;]{0,80}\\b(?:${otherHolders})\\b[^.;]{0,40}\\b(?:to sell|to transfer|to join|to follow|to accept|to do (?:so|the same|likewise))`,
      'i',
    ),
    /\b(?:shareholders|stockholders|holders)\b[^.;]{0,60}\b(?:required|obliged|obligated|bound) to (?:sell|transfer|vote)[^.;]{0,120}\b(?:sale|acquisition|third party|buyer)/i,
  ),
  except: anyOf(
    /lock-?\s?(?:up|in)|information|registration|anti-?dilution|vesting|leaver|exclusiv|no-?shop/i,
    /^definitions?$|pre-?emption|redemption|put option/i,
  ),
  names: /\bdrag[- ]?along\b|\bmay drag\b/i,
  grants,
  denies: anyOf(
    /\b(?:nobody|no one|no (?:share|stock)?holder)\b[^.;]{0,20}\b(?:made|forced|obliged|required|compelled) to sell\b/i,
    /\bno drag(?:-|\s)?along/i,
    /drag(?:-|\s)?along(?: rights?)?\s?(?:[:-]\s?)?(?:none|nil|not applicable|n\/a)\b/i,
    /without (?:any )?drag/i,
  ),
});

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

/** G03: who can make everybody sell. */
export const dragAlong = defineClause<Details>({
  ...taxonomy.dragAlong,
  appliesTo: ['priced-equity'],
  read(reading) {
    const { value, sentences, supporting } = readRight(reading, topic);
    return {
      status: statusOfRight(value),
      facts: { dragAlong: value },
      evidence: quote(reading, supporting),
      details: readTrigger(sentences, partiesOf(reading)),
    };
  },
  assess({ facts, details }, context) {
    const about = background(context, { norm: 'drag-along', law: 'drag-along' });
    const value = facts.dragAlong ?? null;
    if (value === null) return [{ ...missing, ...about }];
    if (value === unresolved) {
      return [
        {
          rating: 'Amber',
          risk: 'The document provides for a drag-along, but its terms are left open.',
          recommendation:
            'Ask for the trigger to be stated: board, a majority of ordinary shares and a majority of preferred together.',
          ...about,
        },
      ];
    }
    if (!value) {
      return [
        {
          rating: 'Green',
          risk: 'Nobody can make you join a sale (no drag-along).',
          recommendation: 'No change needed; a later buyer may ask for one.',
          ...about,
        },
      ];
    }
    return [{ ...rate(details, context), ...about }, ...(details.hasFloor ? [] : [floorMissing])];
  },
});

const anotherRight = anyOf(
  /\btag-?\s?along|\bco-?sale|\bpre-?empti|\bfirst refusal/i,
  /\b(?:others?|rest) may (?:also )?(?:sell|join|come)\b/i,
  /\bmay sell\b[^.;]{0,20}\b(?:same|like) (?:proportion|share)/i,
);

/** A threshold of the tag-along or of pre-emption in the same paragraph triggers no forced sale. */
function isAnotherRight(text: string): boolean {
  return anotherRight.test(text) && !/\bdrag|\b(?:require|oblige|compel|force)/i.test(text);
}

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

function readTrigger(sentences: readonly Sentence[], parties: Parties): Details {
  const texts = sentences
    .map((sentence) => sentence.text)
    .filter((text) => !isAnotherRight(text) && !isOnlyNamed(text));
  const triggers = texts.map((text) => text.replace(otherSide, ''));
  const all = triggers.join(' ');
  const percentages = texts.flatMap((text) =>
    findPercentages(text).flatMap(({ value, start, end }) =>
      value === unresolved ||
      isNoThreshold.test(text.slice(end, end + 60)) ||
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
  const needsInvestors = investorWords.test(all) || parties.investor.test(all);
  const needsOrdinary =
    ordinaryWords.test(all) && !/\bwithout\b[^.;]{0,30}\b(?:founders?|ordinary|common)/i.test(all);
  const needsBoard = boardWords.test(all);
  const ofAllShares = allShares.test(all);
  return {
    threshold: stated.length > 0 ? Math.min(...stated) : fallback,
    needsBoard,
    needsOrdinary,
    needsInvestors,
    needsTwoClasses: twoMajorities.test(all),
    investorsAlone: needsInvestors && !needsOrdinary && !needsBoard && !ofAllShares,
    afterDate: afterDate.test(all) && needsInvestors && !needsOrdinary,
    hasFloor: texts.some((text) => floor.test(text)),
  };
}

function rate(details: Details, _context: AssessmentContext): Assessment {
  const { threshold, investorsAlone, needsBoard, needsOrdinary, needsInvestors, hasFloor, afterDate } =
    details;
  if (investorsAlone || afterDate) {
    return {
      rating: 'Red',
      risk: `The investors alone can make everyone sell the company${afterDate ? ' once the date named has passed' : ''}, at a price that may leave founders nothing.`,
      recommendation:
        'Ask that the board, a majority of the ordinary shares and a majority of the preferred shares must all agree, with a price floor.',
    };
  }
  if (threshold !== null && threshold <= 50 && !needsOrdinary && !details.needsTwoClasses) {
    return {
      rating: 'Red',
      risk: `Holders of ${threshold}% can make everyone sell the company without the founders’ agreement.`,
      recommendation:
        'Ask for 75% of all shares, or for the separate consent of a majority of the ordinary shares.',
    };
  }
  const isJoint = needsOrdinary && (needsInvestors || needsBoard);
  if (isJoint || (threshold !== null && threshold >= 75 && !needsInvestors)) {
    return {
      rating: 'Green',
      risk: hasFloor
        ? 'A sale can be forced only with broad agreement and above a price floor.'
        : 'A sale can be forced only with broad agreement.',
      recommendation: hasFloor
        ? 'No change needed.'
        : 'Usual. Ask for a price floor, and for your liability in a sale to be several and capped at what you receive.',
    };
  }
  return {
    rating: 'Amber',
    risk: `Others can make you join a sale${threshold === null ? '; the document does not say who decides' : ` that holders of ${threshold}% agree to`}, and founders have no vote of their own${hasFloor ? '' : ' and there is no price floor'}.`,
    recommendation:
      'Ask for the consent of a majority of the ordinary shares as well, a price floor, and liability capped at what you receive.',
  };
}

const floorMissing: Assessment = {
  title: 'Drag-along price floor',
  rating: 'Amber',
  risk: 'The document names no price below which you need not join a sale, so you can be forced into a sale that pays only the preference.',
  recommendation:
    'Ask for a price floor, for example the investors’ issue price with something left for ordinary shares, and for the same terms for everyone.',
  isMissing: true,
};

const missing: Assessment = {
  rating: 'Amber',
  risk: 'The document has no drag-along, which the final agreements are likely to add.',
  recommendation:
    'Settle it now: board, a majority of ordinary shares and a majority of preferred shares together, with a price floor.',
  isMissing: true,
};
