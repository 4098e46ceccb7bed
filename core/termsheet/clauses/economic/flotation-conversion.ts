import { formatNumber } from '../../assessment/wording.ts';
import { unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { alsoDescribed } from '../../reading/described-topic.ts';
import { findMultiples } from '../../reading/numbers/multiple.ts';
import { findPercentages } from '../../reading/numbers/percentage.ts';
import { quoteSentences } from '../../reading/quote-sentences.ts';
import { scopeOf } from '../../reading/scope.ts';
import { defineClause } from '../clause.ts';
import { taxonomy } from '../taxonomy.ts';
import { describedFlotation } from './described-economic-terms.ts';

interface Details {
  readonly priceMultiple: number | null;
  readonly isOpen: boolean;
  readonly hasVoteRoute: boolean;
}

const topic = alsoDescribed(describedFlotation, {
  titles:
    /(?:mandatory|automatic) conversion|conversion (?:on|upon) (?:ipo|flotation|listing)|qualified ipo|^qpo$/i,
  words: anyOf(
    /\bconver\w+ (?:automatically|mandatorily)\b[^.;]{0,160}\b(?:ipo|public offering|flotation|listing|qpo)/i,
    /\b(?:automatically|mandatorily|automatic|mandatory)\b[^.;]{0,40}\bconver[^.;]{0,160}\b(?:ipo|public offering|flotation|listing|qpo)/i,
    /\b(?:ipo|public offering|flotation|listing|qpo)\b[^.;]{0,120}\bautomatic\w* conver/i,
  ),
  except: /safe|note|registration|lock-?up|option|vesting/i,
});
const voteRoute = anyOf(
  /(?:consent|vote|election|approval|written consent|majority)[^.;]{0,60}(?:holders|preferred|series|investors?|requisite)/i,
  /(?:holders|requisite)[^.;]{0,60}(?:consent|vote|elect|approv|majority)/i,
);

/** E11: when preferred shares must become ordinary ones. */
export const flotationConversion = defineClause<Details>({
  ...taxonomy.flotationConversion,
  appliesTo: ['priced-equity'],
  read(reading) {
    const { sentences } = scopeOf(reading, topic);
    const multiples = sentences.flatMap(({ text }) => [
      ...findMultiples(text, reading.decimalMark).map(({ value }) => value),
      ...findPercentages(text)
        .filter(({ end }) => /^[^.;]{0,25}(?:price|oip)/i.test(text.slice(end)))
        .map(({ value }) => (value === unresolved ? value : value / 100)),
    ]);
    const stated = multiples.filter((value) => typeof value === 'number');
    return {
      status: sentences.length === 0 ? 'absent' : 'present',
      facts: {},
      evidence: quoteSentences(reading, sentences, sentences),
      details: {
        priceMultiple: stated.length > 0 ? Math.max(...stated) : null,
        isOpen: multiples.includes(unresolved),
        hasVoteRoute: sentences.some(({ text }) => voteRoute.test(text)),
      },
    };
  },
  assess({ status, details: { priceMultiple, isOpen, hasVoteRoute } }) {
    if (status === 'absent') return [];
    if (isOpen && priceMultiple === null) {
      return [
        {
          rating: 'Amber',
          risk: 'The price at which a flotation converts the preferred shares is left blank.',
          recommendation:
            'Get it filled in, at no more than three times the issue price, or by a majority vote.',
        },
      ];
    }
    const multiple = priceMultiple ?? 1;
    if (multiple > 3) {
      return [
        {
          rating: multiple > 5 && !hasVoteRoute ? 'Red' : 'Amber',
          risk: `The preferred shares convert on a flotation only at ${formatNumber(multiple)} times the issue price${hasVoteRoute ? ', or by vote of their holders' : ', and no vote can replace it'}: so investors can hold up a listing.`,
          recommendation:
            'Ask for up to three times the issue price, or conversion by a majority vote of the class.',
        },
      ];
    }
    return [
      {
        rating: 'Green',
        risk: 'The preferred shares convert into ordinary shares on a flotation or by vote, on usual terms.',
        recommendation: 'No change needed.',
      },
    ];
  },
});
