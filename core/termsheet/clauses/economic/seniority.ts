import type { TermSheetFacts } from '../../facts.ts';
import { unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { isNegated } from '../../reading/negation.ts';
import { quoteSentences } from '../../reading/quote-sentences.ts';
import type { Reading } from '../../reading/reading.ts';
import { matchesIn } from '../../reading/scope.ts';
import { type Candidate, settle } from '../../reading/settle.ts';
import { background } from '../background.ts';
import { type Assessment, type AssessmentContext, type ClauseReading, defineClause } from '../clause.ts';
import { hasTitle } from '../stated-right.ts';
import { taxonomy } from '../taxonomy.ts';
import { readLiquidationPreference } from './liquidation-preference.ts';
import { type Rank, ranksAgainstEarlier } from './proceeds/rank-against-earlier.ts';

interface Details {
  /** The document names no preferred shares but those of the round. */
  readonly isFirstPreferred: boolean;
}

const otherShares = `(?:${[
  '(?:any|every)(?:body|one) else(?! (?:holding|with|who holds) (?:plain|ordinary|common))',
  'all (?:the )?(?:other|existing|prior|previous)|any other',
  'other (?:series|class|shares?\\b|securities|holders)',
  'existing (?:preferred|preference|series|shares|seed)|earlier|previous(?:ly)?',
  'prior (?:series|rounds?)|series (?:seed|pre-?seed|[a-f])\\b|seed (?:preferred|shares|preference)',
  'each other (?:class|series)|every other|everything else',
  'any (?:other )?payment to the (?:existing|series|seed)|all series',
  'any distribution to the existing',
  'any (?:amount|sum|money) [^.;]{0,20}\\b[a-e] (?:ordinary |preferred |preference )?shares',
].join('|')})`;
const comesBefore = [
  '(?:rank\\w*|is|be|are|shall be|will be|seniority:?)?\\s*senior\\b',
  '(?:in|with) priority (?:to|over)|priority over|prior (?:and in preference )?to|ahead of',
  'in preference to|before|rank\\w* (?:above|first)',
].join('|');
const senior = new RegExp(`\\b(?:${comesBefore})[^.;]{0,70}\\b${otherShares}`, 'i');
const earlierHolders = [
  '[A-F] (?:shares?|share ?holders|stockholders)|series [a-f]|earlier (?:series|investors?|rounds?)',
  'existing (?:preferred|investors?)',
].join('|');
/** "The A shareholders come after us." */
const othersBehind = new RegExp(
  `\\b(?:${earlierHolders})\\b[^.;]{0,20}\\b(?:come|comes|rank|ranks|stand|stands|are paid|is paid) (?:after|behind|below) (?:us|them|the (?:new|investors?))\\b`,
  'i',
);
const seniorAnswer = anyOf(
  /^(?:standard )?senior(?:ity)?\b(?!\s*(?:to|over|gegen\u00fcber) (?:the )?(?:common|ordinary))/i,
  /1x senior|senior (?:liquidation )?preference|senior,? (?:non-?)?participating/i,
  /\d(?:\.\d)?x\b[^.;]{0,40}, senior$/i,
);
const pariPassu = anyOf(
  /\brank(?:s|ing)? (?:next to|beside|alongside) (?:us|them|the (?:new|investors?))/i,
  /(?:earlier|existing|present) investors rank (?:next to|beside|alongside|with)/i,
  /pari[- ]passu(?! (?:with|mit|\u0441|c) (?:the |all |existing |other )*(?:ordinary|common))/i,
  /^(?:rank\w* )?equal(?:ly)? (?:with|to|footing)|equal footing|side by side|rank(?:s|ing)? equally/i,
  /equal(?:ly)? rank|equally (?:with|among|and)|on (?:a )?par(?:ity)? with|\blevel with|share alike/i,
  /stand (?:level|together)|gleichrangig|\b(?:have|with|of) equal priority\b/i,
  /\bsharing (?:that priority )?(?:rat[e]?ably|pro rata|equally) with (?:the )?(?:class|series|seed) ?[a-f]?\b/i,
  /\b(?:class|series) [a-f] and [a-f] share (?:rat[e]?ably|pro rata|equally)/i,
  /\bno (?:priority|preference|ranking) (?:as )?between\b/i,
);
const junior = new RegExp(
  `(?:\\b(?:junior to|subordinate[d]? to|rank\\w* (?:behind|below|after))\\b[^.;]{0,50}|^(?:behind|after|below) (?:the )?)\\b${otherShares}`,
  'i',
);
/** "First to the Series B …, and next to the Series A". */
const oneAfterOther =
  /\bfirst,? to (?:the )?(?:holders of )?series ([b-h])\b.*?\b(?:next|then|second(?:ly)?|thereafter),? to (?:the )?(?:holders of )?series (?!\1)[a-g]\b/i;
const order: Readonly<Record<Rank, number>> = { junior: 0, 'pari-passu': 1, senior: 2 };

/** E05: whether the new shares are paid before earlier ones. */
export const seniority = defineClause<Details>({
  ...taxonomy.seniority,
  appliesTo: ['priced-equity'],
  read(reading) {
    const settled = readRank(reading);
    return {
      status: settled.value === null ? 'absent' : settled.value === unresolved ? 'unresolved' : 'present',
      facts: { seniority: settled.value },
      evidence: quoteSentences(reading, settled.spans, reading.sentences),
      details: {
        isFirstPreferred: ranksAgainstEarlier(reading).length === 0 && isFirstPreferred(reading.text),
      },
    };
  },
  assess(reading, context) {
    const about = background(context, { norm: 'seniority' });
    return rate(reading, context).map((assessment) => ({ ...assessment, ...about }));
  },
});

function rate({ facts, details }: ClauseReading<Details>, context: AssessmentContext): readonly Assessment[] {
  switch (facts.seniority) {
    case 'senior':
      if (details.isFirstPreferred) return [beforeOrdinaryOnly];
      return [
        {
          rating: multipleAboveOne(context.facts) ? 'Red' : 'Amber',
          risk: multipleAboveOne(context.facts)
            ? 'New investors are paid first, and get more than their money back before anyone else is paid.'
            : 'New investors are paid before all earlier ones.',
          recommendation: 'Ask for all preferred shares to rank equally (pari passu).',
        },
      ];
    case 'pari-passu':
      return [
        {
          rating: 'Green',
          risk: 'All preferred shares rank equally: no investor is paid before another.',
          recommendation: 'No change needed.',
        },
      ];
    case 'junior':
      return [
        {
          rating: 'Green',
          risk: 'The new shares are paid after earlier preferred shares.',
          recommendation: 'No change needed.',
        },
      ];
    case unresolved:
      return [
        {
          rating: 'Amber',
          isMinor: true,
          risk: 'How the new shares rank against earlier ones is left open.',
          recommendation: 'Get the rank filled in: equal with earlier shares (pari passu).',
        },
      ];
    default:
      return [];
  }
}

function readRank(reading: Reading) {
  const { sentences } = readLiquidationPreference(reading);
  const scoped = new Set(sentences);
  const ranking = reading.sentences.filter(
    (sentence) =>
      !scoped.has(sentence) &&
      !/\b(?:creat\w+|authori[sz]\w+|unless|consent|approv\w+|veto)\b/i.test(sentence.text) &&
      !hasTitle(sentence.section, /reserved|protective|consent|veto|approval|class vote/i) &&
      (hasTitle(sentence.section, /^(?:seniority|ranking?)$/i) ||
        /\brank(?:s|ing)?\b[^.;]{0,140}\b(?:shares?|stock|preferred|securities|series)/i.test(sentence.text)),
  );
  const content = [...sentences, ...ranking].filter(({ isLabel }) => !isLabel);
  const candidates: Candidate<Rank>[] = [...ranksAgainstEarlier(reading)];
  const add = (pattern: RegExp, value: Rank): void => {
    for (const found of matchesIn(content, pattern)) {
      if (!isNegated(found)) candidates.push({ value, span: found });
    }
  };
  add(senior, 'senior');
  add(othersBehind, 'senior');
  add(oneAfterOther, 'senior');
  add(seniorAnswer, 'senior');
  add(pariPassu, 'pari-passu');
  add(junior, 'junior');
  // "Pari passu among themselves and senior to all other shares" is senior: the worse one stands.
  return settle(reading, candidates, (left, right) => (order[right] > order[left] ? right : left));
}

const shareClass =
  /\bseries ([a-h])\b|\b([A-H])\d? (?:(?:preferred|preference|ordinary) )?(?:shares?|stock)\b/gi;
const earlierPreferred = anyOf(
  /\b(?:existing|earlier|prior|previous|other|outstanding) (?:preferred|preference|series|classes of preferred|rounds?|investors?)\b/i,
  /\bseries (?:seed|pre-?seed)\b|\bseed (?:preferred|preference|shares|investors)\b/i,
);

/** In a first round "ahead of all other shares" is ahead of the ordinary shares. */
function isFirstPreferred(text: string): boolean {
  const classes = new Set(
    [...text.matchAll(shareClass)].map((match) => (match[1] ?? match[2] ?? '').toUpperCase()),
  );
  return classes.size === 1 && classes.has('A') && !earlierPreferred.test(text);
}

const beforeOrdinaryOnly: Assessment = {
  rating: 'Green',
  risk: 'The new shares are paid before the ordinary shares; the document names no earlier preferred shares.',
  recommendation: 'No change needed; ask for later preferred shares to rank equally with these.',
};

function multipleAboveOne(facts: TermSheetFacts): boolean {
  return typeof facts.liquidationMultiple === 'number' && facts.liquidationMultiple > 1;
}
