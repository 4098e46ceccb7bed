import { describe, expect, it } from 'vitest';
import { noFacts } from '../facts.ts';
import { figuresAreKnown, knownFigures } from './figures.ts';
import { builtinFor } from './testing/ask-model.ts';
import { fairOffer } from './testing/offer.ts';

/** Whether a document bears out a sentence by its own words: the built-in engine has read nothing in it. */
function bearsOut(text: string, sentence: string): boolean {
  const { stated } = knownFigures({
    ...builtinFor(fairOffer),
    source: { text, pages: [] },
    facts: noFacts,
    exitScenarios: null,
    economicTerms: [],
    governanceTerms: [],
    founderRestrictions: [],
    missingClauses: [],
  });
  return figuresAreKnown(sentence, stated);
}

describe('a figure of the document in other words', () => {
  it.each([
    ['Vesting takes four years.', 'The founders vest over 48 months.'],
    ['Vesting takes 48 months.', 'The founders vest over four years.'],
    ['The ban lasts 730 days.', 'The founders may not compete for two years.'],
    ['The ban lasts 60 days.', 'The founders may not compete for two months.'],
    ['The ban lasts 2 weeks.', 'The founders may not compete for 14 days.'],
    ['The ban lasts 14 days.', 'The founders may not compete for two weeks.'],
    ['The ban lasts two quarters.', 'The founders may not compete for 6 months.'],
    ['The ban lasts 6 months.', 'The founders may not compete for two quarters.'],
    ['The founders keep 50%.', 'The founders keep half of the shares.'],
    ['A sale needs 66.67% of the votes.', 'A sale needs Two Thirds of the votes.'],
    ['A sale needs 75% of the votes.', 'A sale needs three quarters of the votes.'],
    ['The investors pay £2m.', 'The investors pay 2,000,000.'],
    ['The fee is £1 thousand.', 'The fee is 1,000.'],
    ['The ban lasts 30 days.', 'The number of days is 30.'],
    ['They hold twelve hundred shares.', 'They hold 1,200 shares.'],
    ['They hold 1,200 shares.', 'They hold twelve hundred shares.'],
    ['They hold 1,200,300 shares.', 'They hold 1200300 shares.'],
    ['They hold 1.200 shares.', 'They hold 1,200 shares.'],
    ['They score 1.234.200,5 points.', 'They score 1,234,200.5 points.'],
    ['The price is € 1,250 a share.', 'The price is €1.25 a share.'],
  ])('%s %s', (text, sentence) => {
    expect(bearsOut(text, sentence)).toBe(true);
  });
});

describe('a figure of the document under another unit', () => {
  it.each([
    ['There are three directors.', 'The investors take 3x first.'],
    ['The pool is 12%.', 'The investors take 12x first.'],
    ['The ban lasts 12 months.', 'The pool is 12%.'],
    ['The ban lasts 12 months.', 'The founders may not compete for 12 years.'],
    ['The ban lasts 12 weeks.', 'The founders may not compete for 12 quarters.'],
    ['The price is £12.', 'The founders may not compete for 12 days.'],
    ['There are 12 seats.', 'The price is £12.'],
    ['A sale needs two thirds of the votes.', 'A sale needs a third of the votes.'],
  ])('%s %s', (text, sentence) => {
    expect(bearsOut(text, sentence)).toBe(false);
  });
});

describe('an unknown number beside a known figure', () => {
  it.each([
    'The pool is 8% and there are 14 consent matters.',
    'There are 14 consent matters and the pool is 8%.',
    'The pool is 8%14 of the company.',
    'There are 14£2m of it.',
    'The pool is 8% and there are fourteen consent matters.',
  ])('is noticed: %s', (sentence) => {
    expect(bearsOut('The pool is 8%. The investors pay £2m.', sentence)).toBe(false);
  });

  it.each([
    'The ban lasts ６０ days.',
    'The investors take ３x first.',
    'The ban lasts ſixty days.',
    'The ban lasts 𝟔𝟎 days.',
  ])('is noticed in letters and digits that only look alike: %s', (sentence) => {
    expect(bearsOut('No figure stands here.', sentence)).toBe(false);
  });

  it('is noticed in words to their end', () => {
    const said = 'They hold one thousand two hundred shares.';
    expect(bearsOut('They hold 1,000 shares.', said)).toBe(false);
    expect(bearsOut('They hold 1,200 shares.', said)).toBe(true);
  });

  it('is noticed where it is a multiple before a double trigger', () => {
    expect(bearsOut('The pool is 8%.', 'They take 3x, with double trigger acceleration.')).toBe(false);
  });
});

describe('what needs no figure of the document', () => {
  it.each([
    ['a number up to ten', 'Ten of the 10 matters are usual.'],
    ['double trigger at the end', 'Acceleration is double trigger.'],
    ['double trigger with a hyphen', 'Double-trigger acceleration is usual.'],
    ['double trigger with a dash', 'Double - trigger acceleration is usual.'],
    ['a multiple left open', 'The investors take □x first.'],
    ['a percentage left open', 'The pool is □% of the shares.'],
    ['a sum left open', 'The investors pay £□ at closing.'],
    ['a time left open', 'The ban lasts □ months.'],
  ])('%s', (_, sentence) => {
    expect(bearsOut('No figure stands here.', sentence)).toBe(true);
  });

  it('ends with the number ten', () => {
    expect(bearsOut('No figure stands here.', 'There are 11 consent matters.')).toBe(false);
  });
});
