import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locateQuote } from './locate-quote.ts';

const text = `Liquidation Preference: The holders of Series A shall receive 1x the Original
Issue Price plus declared dividends, and shall not be participating. The price is $1.5 million.
The Series A shall not be redeemable. Exclusivity lasts thirty (30) days after signature of this term sheet by all parties.`;

const found = (quote: string) => {
  const outcome = locateQuote(text, quote);
  return outcome.found
    ? { match: outcome.match, passage: text.slice(outcome.start, outcome.end) }
    : outcome.reason;
};

describe('a quote that must not be believed', () => {
  it.each([
    ['Founders keep control of the board', 'not-found'],
    ['', 'not-found'],
    ['…', 'not-found'],
    ['be participating', 'negation-dropped'],
    ['redeemable', 'negation-dropped'],
    ['5 million', 'not-found'],
    [
      'The holders of Series A shall receive 2x the Original Issue Price plus declared dividends',
      'numbers-differ',
    ],
    [
      'holders of Series A shall receive 1x the Original Issue Price plus declared dividends and shall be participating',
      'negation-dropped',
    ],
    [
      'Exclusivity lasts sixty (60) days after signature of this term sheet by all the parties',
      'numbers-differ',
    ],
  ])('%j: %s', (quote, reason) => {
    expect(found(quote)).toBe(reason);
  });
});

it('finds a passage word for word', () => {
  expect(found('shall not be participating.')).toEqual({
    match: 'exact',
    passage: 'shall not be participating.',
  });
});

it('finds a passage across other white space, case and quotation marks', () => {
  expect(found('“the original issue price plus declared dividends”')).toEqual({
    match: 'normalised',
    passage: 'the Original\nIssue Price plus declared dividends',
  });
});

it('finds a loosely copied passage', () => {
  expect(
    found('Exclusivity lasts thirty (30) days following signature of this term sheet by all parties'),
  ).toEqual({
    match: 'fuzzy',
    passage: 'Exclusivity lasts thirty (30) days after signature of this term sheet by all parties',
  });
});

it('finds any run of words that does not start behind a negation, and its place is in the text', () => {
  fc.assert(
    fc.property(fc.nat(text.length), fc.integer({ min: 1, max: 80 }), (start, length) => {
      const outcome = locateQuote(text, text.slice(start, start + length));
      if (!outcome.found) return;
      expect(outcome.start).toBeGreaterThanOrEqual(0);
      expect(outcome.end).toBeLessThanOrEqual(text.length);
      expect(outcome.end).toBeGreaterThan(outcome.start);
    }),
  );
});

it('stays fast on a long document', () => {
  const long = Array.from({ length: 3000 }, () => text).join('\n');
  const start = performance.now();
  locateQuote(
    long,
    'Exclusivity lasts thirty (30) days following signature of this term sheet by each party',
  );
  expect(performance.now() - start).toBeLessThan(3000);
});
