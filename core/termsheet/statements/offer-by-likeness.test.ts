import { describe, expect, it } from 'vitest';
import { isOfferByLikeness } from './offer-by-likeness.ts';
import type { LearnedFact } from './stated-facts.ts';
import { readingOf } from './testing/read-as.ts';

const word = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
/** A text of so many words, of which so many explain. */
const textOf = (words: number, explaining = 0) =>
  readingOf([`${'usually '.repeat(explaining)}${word(words - explaining)}.`]);
const isOffer = (facts: readonly LearnedFact[], text = textOf(1000)) => isOfferByLikeness(text, facts);

const rights = ['dragAlong', 'tagAlong', 'proRata', 'informationRights', 'breakFee'] as const;
const ofShares = ['vestingMonths', 'cliffMonths', 'acceleration', ...rights] as const;

describe('a sum and its price', () => {
  it.each(['preMoney', 'postMoney', 'investorStakePercent', 'safeCap'] as const)(
    'are an offer with two more terms: %s',
    (price) => {
      expect(isOffer(['amount', price, ...rights.slice(0, 2)])).toBe(true);
      expect(isOffer(['amount', price, ...rights.slice(0, 1)])).toBe(false);
    },
  );

  it('are none where either is missing', () => {
    expect(isOffer(['amount', ...rights.slice(0, 3)])).toBe(false);
    expect(isOffer(['preMoney', ...rights.slice(0, 3)])).toBe(false);
  });

  it('count each term once', () => {
    expect(isOffer(['amount', 'preMoney', 'dragAlong', 'dragAlong'])).toBe(false);
  });
});

describe('what converts later', () => {
  it.each([
    ['safeCap', 'noteInterestPercent'],
    ['safeCap', 'noteMaturityMonths'],
    ['safeDiscountPercent', 'noteInterestPercent'],
    ['safeCap', 'safeDiscountPercent'],
  ] as const)('is an offer with two terms of it and two others: %s and %s', (one, other) => {
    expect(isOffer([one, other, ...rights.slice(0, 2)])).toBe(true);
    expect(isOffer([one, other, ...rights.slice(0, 1)])).toBe(false);
    expect(isOffer([one, ...rights.slice(0, 3)])).toBe(false);
  });

  it('needs one term more where nothing but interest and an end is told, as of any loan', () => {
    const loan = ['noteInterestPercent', 'noteMaturityMonths', ...rights.slice(0, 2)] as const;
    expect(isOffer(loan)).toBe(false);
    expect(isOffer([...loan, 'breakFee'])).toBe(true);
    expect(isOffer(loan, readingOf(['The sum converts into shares.', word(50)]))).toBe(true);
  });
});

describe('many terms', () => {
  it('are an offer without any price', () => {
    expect(isOffer(ofShares)).toBe(true);
    expect(isOffer(ofShares.slice(1))).toBe(false);
  });
});

describe('a text that explains', () => {
  const priced = ['amount', 'preMoney', 'dragAlong', 'tagAlong'] as const;

  it.each([
    ['nine words in a thousand', 9, true, true],
    ['ten words in a thousand', 10, false, true],
    ['twenty words in a thousand', 20, false, true],
    ['twenty-one words in a thousand', 21, false, false],
  ])('is no offer by few terms, and none by many: %s', (_, explaining, byPrice, byMany) => {
    const text = textOf(1000, explaining);
    expect(isOffer(priced, text)).toBe(byPrice);
    expect(isOffer(ofShares, text)).toBe(byMany);
  });

  it('is no offer by terms of a conversion either', () => {
    const converting = ['safeCap', 'safeDiscountPercent', 'dragAlong', 'tagAlong'] as const;
    expect(isOffer(converting, textOf(1000, 9))).toBe(true);
    expect(isOffer(converting, textOf(1000, 10))).toBe(false);
  });
});

it('hears no offer where nothing is stated', () => {
  expect(isOffer([])).toBe(false);
});
