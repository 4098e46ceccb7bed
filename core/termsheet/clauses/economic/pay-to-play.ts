import { unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { alsoDescribed } from '../../reading/described-topic.ts';
import { isEmptyAnswer } from '../../reading/empty-answer.ts';
import { isNegated } from '../../reading/negation.ts';
import { quoteSentences } from '../../reading/quote-sentences.ts';
import { matchesIn, scopeOf } from '../../reading/scope.ts';
import type { Sentence } from '../../reading/sections.ts';
import { type Candidate, settle } from '../../reading/settle.ts';
import { background } from '../background.ts';
import { type Assessment, defineClause } from '../clause.ts';
import { hasTitle, isOpenAnswer, statusOfRight } from '../stated-right.ts';
import { taxonomy } from '../taxonomy.ts';
import { describedPayToPlay } from './described-economic-terms.ts';

interface Details {
  readonly reachesFounders: boolean;
  readonly convertsExisting: boolean;
}

const topic = alsoDescribed(describedPayToPlay, {
  titles: /pay-?\s?to-?\s?play/i,
  words: anyOf(
    /\b(?:do(?:es)? not|fails? to|declines? to) (?:take|buy|fund) (?:up )?(?:its|their|his) (?:full |whole |entire )?(?:share|part|portion|proportion)\b[^.;]{0,120}\b(?:convert\w*|lose|forfeit\w*)/i,
    /\bfails?\b[^.;]{0,60}\bto (?:buy|purchase|take up|fund|invest|subscribe)\b[^.;]{0,140}\b(?:convert\w*|lose|forfeit)/i,
    /\b(?:buys?|purchases?|takes?(?: up)?) (?:less than|none of|only part of) (?:its|their|his)\b/i,
    /\bparticipating holder\b|pay-?\s?to-?\s?play/i,
    /(?:fail\w*|does not|do not|declin\w+|elect\w* not) (?:to )?(?:participate|exercise|purchase|invest|take up|fund)[^.;]{0,160}\b(?:convert|lose|forfeit)/i,
  ),
  except: /registration|definition|no-?shop/i,
});

/** E10: what happens to holders who do not follow their money in a later round. */
export const payToPlay = defineClause<Details>({
  ...taxonomy.payToPlay,
  appliesTo: ['priced-equity'],
  read(reading) {
    const { sentences } = scopeOf(reading, topic);
    const stated = settle(
      reading,
      sentences.flatMap((sentence) => statementOf(sentence, reading.isRefused(sentence))),
      (left, right) => left || right,
    );
    const text = sentences.map((sentence) => sentence.text).join(' ');
    return {
      status: statusOfRight(stated.value),
      facts: { payToPlay: stated.value },
      evidence: quoteSentences(reading, sentences, sentences),
      details: {
        reachesFounders: everyHolder.test(text) || sentences.some((sentence) => isRecapitalisation(sentence)),
        convertsExisting: /existing (?:preferred|preference|investor|series)/i.test(text),
      },
    };
  },
  assess({ status, details }, context) {
    const notes = background(context, { norm: 'pay-to-play' });
    if (status === 'unresolved') return [{ ...open, ...notes }];
    if (status !== 'present') return [];
    if (details.reachesFounders) {
      return [
        {
          rating: 'Red',
          risk: 'Shareholders who do not invest again lose rights, and this applies to founders too.',
          recommendation: 'Ask for the pay-to-play to bind investors only.',
          ...notes,
        },
      ];
    }
    return [
      details.convertsExisting
        ? {
            rating: 'Amber',
            risk: 'Existing investors who do not join this or a later round lose their preferred rights, which can turn early supporters against you.',
            recommendation:
              'Talk to your existing investors first, and ask for the rule to apply to later rounds only.',
            ...notes,
          }
        : {
            rating: 'Green',
            risk: 'Investors who do not join later rounds lose preferred rights; this binds investors, not you.',
            recommendation: 'No change needed.',
            ...notes,
          },
    ];
  },
});

/** Founders are named, or every shareholder who does not pay in again is cut down. */
const everyHolder = anyOf(
  /\bfounders?\b|common (?:stock|share)holders?[^.;]{0,60}(?:lose|forfeit|convert|cancel)|recapitali[sz]/i,
  /(?<!\b(?:preferred|preference) )\b(?:share|stock)holders (?:are|is|will be|shall be|get)? ?dilut/i,
);

const consolidation = anyOf(
  /\b(?:two|three|four|five|ten|twenty|fifty|a hundred|one hundred|\d+) (?:old |existing )?shares becom(?:e|ing) one\b/i,
  /\b(?:[2-9]|\d{2,}|two|three|four|five|ten|twenty|fifty|one hundred)(?: \(\d+\))?[- ](?:for|to)[- ]one\b/i,
);

/** "Ten shares of preferred for one of common": earlier holders are cut down, not merely converted. */
function isRecapitalisation({ section, text }: Sentence): boolean {
  return hasTitle(section, /recapitali[sz]/i) || consolidation.test(text);
}

const open: Assessment = {
  rating: 'Amber',
  isMinor: true,
  risk: 'What happens to shareholders who do not invest again (pay-to-play) is left open.',
  recommendation: 'Get it settled before you sign: none, or a rule that binds investors only.',
};

const denied = /\b(?:loses?|forfeits?) (?:nothing|no)\b|\bno (?:rights? (?:is|are) )?(?:lost|forfeit\w*)\b/i;

/** What one sentence says: that there is such a rule, that there is none, or a blank. */
function statementOf(sentence: Sentence, isRefused: boolean): Candidate<boolean>[] {
  if (sentence.isLabel) return [];
  const isTitled = hasTitle(sentence.section, topic.titles);
  const span = { start: sentence.start, end: sentence.end };
  if (isTitled && isOpenAnswer(sentence)) return [{ value: unresolved, span }];
  const named = matchesIn([sentence], /pay-?\s?to-?\s?play/i);
  const isDeniedAbove = isTitled && /^\W*no\b/i.test(sentence.section?.title ?? '');
  if (isRefused || isDeniedAbove) return [{ value: false, span }];
  if ((isTitled && isEmptyAnswer(sentence)) || denied.test(sentence.text) || named.some(isNegated)) {
    return [{ value: false, span }];
  }
  return isTitled || topic.words.test(sentence.text) ? [{ value: true, span }] : [];
}
