import { formatPercent } from '../../assessment/wording.ts';
import { unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { alsoDescribed } from '../../reading/described-topic.ts';
import { isNegated } from '../../reading/negation.ts';
import { findPercentages } from '../../reading/numbers/percentage.ts';
import type { Reading } from '../../reading/reading.ts';
import { matchesWithin } from '../../reading/scope.ts';
import type { Sentence } from '../../reading/sections.ts';
import { background } from '../background.ts';
import { type Assessment, defineClause } from '../clause.ts';
import { isStatement, quote, readRight, type StatedRight, statusOfRight } from '../stated-right.ts';
import { taxonomy } from '../taxonomy.ts';
import { describedProRata } from './described-governance-terms.ts';

interface Details {
  /** Share of their pro rata that investors may take, in per cent, where it is more than 100. */
  readonly superPercent: number | null;
  readonly isSuper: boolean;
  readonly hasThreshold: boolean;
  readonly ends: boolean;
}

const topic = alsoDescribed(describedProRata, {
  titles: anyOf(
    /^(?:later|new|further) (?:shares|issues|rounds|securities)$/i,
    /^participation in (?:future|new|later|subsequent)|^follow-?on\b|^right to maintain/i,
    /pro-?\s?rata (?:rights?|participation)|^pro-?\s?rata$|pre-?\s?empti(?:on|ve)/i,
    /participation rights?$|rights? to participate|right of first offer|(?:new|further) issues?/i,
    /(?:future|subsequent|follow-on) (?:rounds?|financings?|issu\w+|investments?)/i,
    /subscription rights?|bezugsrecht/i,
    /(?:maintain\w*|keep\w*) (?:of )?(?:the |its |their )?(?:percentage|stake|share|proportion)/i,
  ),
  words: anyOf(
    /\bpro-?\s?rata participation rights?\b/i,
    /^\W*pro-?\s?rata\s*[,;]|\bright to take (?:up )?(?:its|their|our|his) proportion of\b/i,
    /^\W*(?:full )?pro-?\s?rata for (?:any|every|each|all)(?:body|one)?\b/i,
    /^\W*offered to (?:all|every|each|the)\b[^.;]{0,30}\b(?:pro-?\s?rata|in proportion)/i,
    /\b(?:new|further) (?:issues?|shares)\b[^.;]{0,25}\boffered\b[^.;]{0,50}\b(?:in proportion|pro-?\s?rata)/i,
    /\bkeeps? (?:its|their|his) (?:percentage|share|stake|proportion)\b/i,
    /\bfollow (?:their|its|our) money\b[^.;]{0,30}\brounds?\b/i,
    /\b(?:entitled|right|allowed|may)\b[^.;]{0,40}\b(?:invest|participate|buy(?:ing)? in)\b[^.;]{0,30}\b(?:subsequent|later|future|new|further|next) (?:financing )?rounds?\b/i,
    /\b(?:subscribe|buy|take up|purchase)\b[^.;]{0,30}\b(?:its|their|our|his) (?:[\w-]+ ){0,3}(?:share|fraction|part|percentage|proportion)\b[^.;]{0,40}\b(?:later|new|future|subsequent|next|each|any)\b/i,
    /\bmay (?:buy|purchase|subscribe)\b[^.;]{0,140}\b(?:corresponds? to|in line with|equal to|matching) (?:your|its|their|our) (?:ownership|holding|percentage|stake)/i,
    /\bkeep (?:our|your|my) (?:percentage|stake|share|proportion)\b/i,
    /\bparticipate\b[^.;]{0,40}\bto the extent of (?:our|its|their|my) (?:share|holding|percentage)\b/i,
    /\b(?:buy|subscribe(?: for)?|purchase|take(?: up)?|invest)\b[^.;]{0,30}\b(?:proportion\w*|pro-?rata|matching)\s(?:part|share|portion)/i,
    /\btake (?:up|part)\b[^.;]{0,40}\b(?:new|later|future|every|each|subsequent)\b[^.;]{0,20}\bissue/i,
    /\bpro-?\s?rata\b[^.;]{0,100}\b(?:future|subsequent|next|new|further|later|follow-on|financ|issu|round|offering)/i,
    /\b(?:future|subsequent|next|new|further|later)\b[^.;]{0,60}\b(?:financing|issu\w+|rounds?|offerings?|securities|shares)\b[^.;]{0,100}\b(?:pro-?\s?rata|proportion|maintain|participat)/i,
    /\bparticipate in (?:any |all |the )?(?:future|subsequent|next|later|further)\b/i,
    /\bsubscribe\b[^.;]{0,40}\b(?:capital increases?|issues?)\b[^.;]{0,40}\bmaintain\b/i,
    /^\W*pro-?\s?rata for (?:all |each |any )?(?:holders|investors|major)|\bpro-?\s?rata rights?\b/i,
    /\bpro-?\s?rata\b[^.;]{0,6}\bmajor investors?|\binformation\b[^.;]{0,25}\bpro-?\s?rata\b/i,
    /\bpre-?emption on (?:any |all )?(?:new |future )?(?:issu|share issu)/i,
    /\bpre-?empti(?:on|ve) rights?/i,
    /\b(?:maintain|keep|preserve)s? (?:its|their|his) (?:percentage|ownership|proportion|stake|share|shareholding)\b/i,
    /bezugsrecht/i,
  ),
  except: anyOf(
    /liquidation|preference|waterfall|proceeds|dividend|registration|tag|co-?sale|drag/i,
    /(?<!\bissues\b.{0,20})transfer|first refusal|anti-?dilution|pay-?to-?play|redemption/i,
    /definitions?$|option pool|exit|vesting|conversion/i,
  ),
  grants: anyOf(
    /\bfollow (?:their|its|our) money\b|\bsubscribe\b|\bkeep (?:our|your|my)\b|\bpro-?\s?rata|proportion/i,
    /pre-?empti|participat|subscribe|take up|take part|\binvest in\b|\bbuy(?:ing)? in\b|\bbuy\b/i,
    /\bkeep (?:its|their|his)\b|purchase|maintain|first offer|bezugsrecht|prozentualen anteil|\byes\b/i,
    /^included/i,
  ),
  denies: anyOf(
    /^\W*no (?:[\w-]+ (?:or|and|,) )?(?:participation|pro-?\s?rata|pre-?emption) rights?\b/i,
    /\bno (?:contractual |investor )?(?:pro-?\s?rata|pre-?empti|participation) (?:rights?)?/i,
    /(?:pro-?\s?rata|pre-?emption|participation) rights?\s?(?:[:-]\s?|are |is )?(?:none|nil|excluded|not (?:granted|included|applicable))/i,
    /have no right to participate/i,
  ),
});
const moreThanShare = anyOf(
  /\b(?:twice|double|three times)\b[^.;]{0,12}\b(?:our|their|its) (?:share|percentage|portion|part)\b/i,
  /\b(?:share|percentage|portion|part)\b[^.;]{0,40}\band half as much again\b/i,
  /\bsuper[- ]?pro-?\s?rata/i,
  /(?:\bone and (?:a|one)[- ]half|(?<![\d.,$])(?:1\.25|1\.5|[2-5]))\s?(?:x\b|times\b)[^.;]{0,15}\b(?:its|their|his|our)\b[^.;]{0,15}\b(?:pro-?\s?rata|proportion\w*|percentage|entitlement)/i,
  /\b(?:twice|double|two times|2x|1\.5x|three times|3x)\b[^.;]{0,40}\b(?:pro-?\s?rata|proportion)/i,
  /more than (?:its|their) pro-?\s?rata/i,
  /\b(?:holding|stake|percentage|interest|share)\b[^.;]{0,20}\b(?:reach(?:es)?|rises? to|grows? to|increases? to|stands? at)\b[^.;\d]{0,12}\d[\d.,]*\s?(?:%|per cent)/i,
);
const threshold = anyOf(
  /\bmajor (?:investors?|purchasers?|holders?)/i,
  /\b(?:at least|holding|hold|invested|mindestens|not less than|>=)[^.;]{0,40}(?:\d|\u25a1)/i,
);
const ending = 'end|ends|expire|expires|terminat\\w+|until|lapse\\w*|cease\\w*|prior to|falls? away|before';
const end = new RegExp(
  `\\b(?:${ending})\\b[^.;]{0,60}\\b(?:ipo|flotation|public offering|admission|listing|sale|exit|financing|round|holds? less|period)`,
  'i',
);

const newShares =
  '(?:capital increases?|(?:new |future |later |further |share )?(?:issues?|issuances?|issuing)|rounds?|financings?|new (?:shares|securities))';
const ownHolding = 'percentage|share|stake|proportion|holding|shareholding';
const anyHolding = 'percentage|share|stake|shareholding|holding|ownership|proportion|interest';
const unmistakable = new RegExp(
  [
    `\\b(?:keep|maintain|preserve|retain)s? (?:its|their|his) (?:${ownHolding})\\b[^.;]{0,20}\\b(?:later|future|new|subsequent|next|further)\\b[^.;]{0,12}\\b(?:issues?|rounds?|financings?)`,
    '\\b(?:new|further) (?:shares|securities|equity)\\b[^.;]{0,40}\\boffered\\b[^.;]{0,60}\\b(?:rateably|ratably|in proportion|pro[- ]rata)\\b',
    `\\bpre-?\\s?empti(?:on|ve)(?: rights?)? (?:on|over|in respect of|for|upon) (?:any |all |the )?${newShares}\\b`,
    `\\b(?:subscribe|participate|take part|take up|purchase)\\b[^.;]{0,60}\\b${newShares}\\b[^.;]{0,60}\\b(?:maintain|keep|preserve|retain)\\b[^.;]{0,20}\\b(?:${anyHolding})\\b`,
  ].join('|'),
  'i',
);

/** G04: whether investors may buy into later rounds, and how much. */
export const proRata = defineClause<Details>({
  ...taxonomy.proRata,
  appliesTo: ['priced-equity', 'safe', 'convertible-note'],
  read(reading) {
    const stated = readRight(reading, topic);
    const { value, sentences, supporting } = stated.value === null ? readElsewhere(reading) : stated;
    return {
      status: statusOfRight(value),
      facts: { proRata: value },
      evidence: quote(reading, supporting),
      details: readDetails(sentences),
    };
  },
  assess({ facts, details }, context) {
    const value = facts.proRata ?? null;
    if (value === null) return [];
    const about = background(context, { law: 'new-shares' });
    if (value === unresolved) {
      return [
        {
          rating: 'Amber',
          isMinor: true,
          risk: 'The investors’ right to take part in later rounds is left open.',
          recommendation:
            'Ask for it to be limited to their pro rata share, for larger investors, until a flotation.',
          ...about,
        },
      ];
    }
    if (!value) {
      return [
        {
          rating: 'Green',
          risk: 'Investors have no contractual right to take part in later rounds.',
          recommendation: 'No change needed.',
          ...about,
        },
      ];
    }
    return [{ ...rate(details), ...about }];
  },
});

/**
 * The right under another heading: among the transfer terms, or as the "anti-dilution right" of French forms, which
 * is one to buy into later rounds and no price protection.
 */
function readElsewhere(reading: Reading): StatedRight {
  const granting = matchesWithin(reading, unmistakable)
    .filter((found) => isStatement(found.sentence) && !isNegated(found))
    .map(({ sentence }) => sentence);
  return { value: granting.length > 0 ? true : null, sentences: granting, supporting: granting };
}

function readDetails(sentences: readonly Sentence[]): Details {
  const texts = sentences.map((sentence) => sentence.text);
  const above = texts
    .flatMap((text) =>
      findPercentages(text).filter(({ end: at }) =>
        /^[^.;]{0,50}(?:pro-?\s?rata|proportion|percentage|share|entitlement)/i.test(text.slice(at)),
      ),
    )
    .flatMap(({ value }) => (typeof value === 'number' && value > 100 ? [value] : []));
  return {
    superPercent: above.length > 0 ? Math.max(...above) : null,
    isSuper: above.length > 0 || texts.some((text) => moreThanShare.test(text)),
    hasThreshold: texts.some((text) => threshold.test(text)),
    ends: texts.some((text) => end.test(text)),
  };
}

function rate({ superPercent, isSuper, hasThreshold, ends }: Details): Assessment {
  if (isSuper) {
    return {
      rating: 'Red',
      risk: `Investors may take more than their share of later rounds${superPercent === null ? '' : ` (${formatPercent(superPercent)} of it)`}, which crowds out new investors.`,
      recommendation: 'Ask for the right to be limited to their pro rata share.',
    };
  }
  if (!hasThreshold && !ends) {
    return {
      rating: 'Amber',
      isMinor: true,
      risk: 'Every investor may take part in later rounds, with no minimum holding and no end date.',
      recommendation: 'Ask for the right to be limited to larger investors and to end at a flotation.',
    };
  }
  return {
    rating: 'Green',
    risk: 'Investors may keep their share by taking part in later rounds.',
    recommendation: 'No change needed.',
  };
}
