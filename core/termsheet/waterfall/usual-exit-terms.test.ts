import { describe, expect, it } from 'vitest';
import { noFacts, type TermSheetFacts } from '../facts.ts';
import { usualExitTerms } from './usual-exit-terms.ts';

type Stated = Partial<TermSheetFacts>;

describe('usual exit terms', () => {
  it.each<[string, Stated, string, string, Stated]>([
    [
      'a preference above once',
      { liquidationMultiple: 1.5 },
      'preference',
      'a preference of 1x',
      { liquidationMultiple: 1 },
    ],
    [
      'full participation',
      { participation: 'full' },
      'participation',
      'no participation',
      { participation: 'none', participationCap: null },
    ],
    [
      'capped participation',
      { participation: 'capped', participationCap: 3 },
      'participation',
      'no participation',
      { participation: 'none', participationCap: null },
    ],
    [
      'a dividend that builds up',
      { dividendCumulative: true, dividendPercent: 8 },
      'dividends',
      'no dividend that builds up',
      { dividendCumulative: false },
    ],
    [
      'a pool above a tenth that founders alone bear',
      { optionPoolPercent: 10.5, optionPoolBasis: 'pre-money' },
      'pool',
      'an option pool that everybody bears',
      { optionPoolBasis: 'post-money' },
    ],
  ])('answer %s', (_what, stated, id, name, changes) => {
    expect(usualExitTerms({ ...noFacts, ...stated })).toEqual([{ id, name, changes }]);
  });

  it.each<[string, Stated]>([
    ['a preference of once or less', { liquidationMultiple: 0.5 }],
    ['an open preference', { liquidationMultiple: 'unresolved' }],
    ['open participation', { participation: 'unresolved' }],
    ['a dividend that does not build up', { dividendCumulative: false, dividendPercent: 8 }],
    ['a dividend of which nothing more is said', { dividendPercent: 8 }],
    ['a dividend that builds up at nought', { dividendCumulative: true, dividendPercent: 0 }],
    ['a dividend that builds up at no stated rate', { dividendCumulative: true }],
    ['a large pool that everybody bears', { optionPoolPercent: 20, optionPoolBasis: 'post-money' }],
    ['a large pool of which nobody says who bears it', { optionPoolPercent: 20 }],
    ['a pool of open size', { optionPoolPercent: 'unresolved', optionPoolBasis: 'pre-money' }],
  ])('leave %s alone', (_what, stated) => {
    expect(usualExitTerms({ ...noFacts, ...stated })).toEqual([]);
  });
});
