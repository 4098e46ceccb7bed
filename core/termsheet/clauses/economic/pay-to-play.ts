import { isEmptyAnswer, isNegated } from '../../reading/negation.ts';
import { quoteSentences } from '../../reading/quote-sentences.ts';
import { matchesIn, scopeOf } from '../../reading/scope.ts';
import { background } from '../background.ts';
import { defineClause } from '../clause.ts';

interface Details {
  readonly reachesFounders: boolean;
  readonly convertsExisting: boolean;
}

const topic = {
  titles: /pay-?\s?to-?\s?play/i,
  words:
    /pay-?\s?to-?\s?play|(?:fail\w*|does not|do not|declin\w+|elect\w* not) (?:to )?(?:participate|exercise|purchase|invest|take up|fund)[^.;]{0,160}\b(?:convert|lose|forfeit)/i,
  except: /registration|definition|no-?shop/i,
};

/** E10: what happens to holders who do not follow their money in a later round. */
export const payToPlay = defineClause<Details>({
  id: 'E10',
  name: 'Pay-to-play',
  group: 'economic',
  appliesTo: ['priced-equity'],
  read(reading) {
    const { sentences } = scopeOf(reading, topic);
    const denied =
      sentences.some(
        (sentence) => isEmptyAnswer(sentence) && topic.titles.test(sentence.section?.title ?? ''),
      ) ||
      matchesIn(sentences, /pay-?\s?to-?\s?play/i).some(
        (found) => !found.sentence.isLabel && isNegated(found),
      );
    const text = sentences.map((sentence) => sentence.text).join(' ');
    const isPresent = sentences.length > 0 && !denied;
    return {
      status: isPresent ? 'present' : denied ? 'present-and-none' : 'absent',
      facts: { payToPlay: isPresent ? true : denied ? false : null },
      evidence: quoteSentences(reading, sentences, sentences),
      details: {
        reachesFounders:
          /\bfounders?\b|common (?:stock|share)holders?[^.;]{0,60}(?:lose|forfeit|convert|cancel)|recapitali[sz]/i.test(
            text,
          ),
        convertsExisting: /existing (?:preferred|preference|investor|series)/i.test(text),
      },
    };
  },
  assess({ status, details }, context) {
    if (status !== 'present') return [];
    const notes = background(context, { norm: 'pay-to-play' });
    if (details.reachesFounders) {
      return [
        {
          rating: 'Red',
          risk: 'Holders who do not invest again lose their rights, and this reaches founders as well.',
          recommendation: 'Ask that the pay-to-play binds investors only.',
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
              'Talk to your existing investors first, and ask that the rule applies to later rounds only.',
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
