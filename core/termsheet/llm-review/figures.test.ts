import { describe, expect, it } from 'vitest';
import { figuresAreKnown, knownFigures } from './figures.ts';
import { builtinFor } from './testing/ask-model.ts';
import { fairOffer } from './testing/offer.ts';

const knownOf = (text: string) => knownFigures(builtinFor(text));
const known = knownOf(fairOffer);

describe('a figure that the document does not give', () => {
  it.each([
    'The investors take 3x before anybody else.',
    'The investors take three times their money first.',
    'The investors take twice their money first.',
    'You keep 12% of the company.',
    'You keep five per cent of the company.',
    'You may not compete for 9 months.',
    'The exclusivity lasts sixty days.',
    'Vesting takes five years.',
    'The company pays £5 a share.',
    'The company pays costs of up to £35,000.',
    'Investors would take £7,400,000 first.',
    'There are 14 consent matters.',
    'The price is 1.35 a share.',
    'You owe thirteen million pounds.',
    'There are fourteen consent matters.',
    'You keep a third of the proceeds.',
    'The investors take half the proceeds.',
    'A sale needs two thirds of the votes.',
    'The proceeds are split 60/40.',
    'A three-year ban applies.',
  ])('%s', (sentence) => {
    expect(figuresAreKnown(sentence, known.stated)).toBe(false);
  });
});

describe('a figure that it does give, in these or other words', () => {
  it.each([
    'The investors take 1x first.',
    'The investors take one times their money first.',
    'The founders vest over 48 months.',
    'The founders vest over four years with a one-year cliff.',
    'The pool is 8 per cent of the company.',
    'The investors pay £2m at a pre-money valuation of GBP 8 million.',
    'The investors pay 2,000,000.',
    'The exclusivity lasts thirty (30) days.',
    'The investors appoint one of five directors, see section 3.',
    'Double trigger acceleration is usual.',
    'There is no figure here.',
    'The investors pay two million pounds.',
    'A third party may not be told; the investors are told every quarter.',
  ])('%s', (sentence) => {
    expect(figuresAreKnown(sentence, known.stated)).toBe(true);
  });
});

it('knows continental figures', () => {
  const text = fairOffer.replace('£2,000,000', '€ 2.000.000').replace('8%', '12,5 %');
  expect(figuresAreKnown('The investors pay €2m; the pool is 12.5%.', knownOf(text).stated)).toBe(true);
});

it('knows what the engine has reckoned', () => {
  const analysis = builtinFor(fairOffer);
  const [scenario] = analysis.exitScenarios ?? [];
  const founders = Math.round(scenario?.founderProceeds ?? 0).toLocaleString('en-GB');
  const reckoned = knownFigures({ ...analysis, source: { text: '', pages: [] } }).stated;
  expect(figuresAreKnown(`The founders would get £${founders}.`, reckoned)).toBe(true);
  expect(figuresAreKnown('The founders would get £123,457.', reckoned)).toBe(false);
});

it('lets advice use the usual values that our own sentences name; what the document says has to be in it', () => {
  const { stated, advised } = knownFigures(
    builtinFor(fairOffer.replace('30 days from signature', '120 days from signature')),
  );
  const usual = [...advised].filter((name) => !stated.has(name) && name.startsWith('days '));
  expect(usual).not.toEqual([]);
  const advice = `Ask for ${usual[0]?.slice('days '.length)} days.`;
  expect(figuresAreKnown(advice, advised)).toBe(true);
  expect(figuresAreKnown(advice, stated)).toBe(false);
  expect(figuresAreKnown('Ask for 17 days.', advised)).toBe(false);
});
