import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locateQuote, quotable } from './locate-quote.ts';

const text = `Liquidation Preference: The holders of Series A shall receive 1x the Original
Issue Price plus declared dividends, and shall not be participating. The price is $1.5 million.
The Series A shall not be redeemable. Exclusivity lasts thirty (30) days after signature of this term sheet by all parties.`;

const found = (quote: string) => {
  const outcome = locateQuote(quotable(text), quote);
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

describe('a negation outside or inside the quote', () => {
  it.each([
    [
      'The Investors aren’t entitled to a dividend in any year.',
      'The Investors are entitled to a dividend in any year',
    ],
    [
      "The Company won't pay the costs of the Investor at closing.",
      'The Company will pay the costs of the Investor at closing',
    ],
    ['The holders shall in no event be entitled to participate.', 'be entitled to participate'],
    ['Neither the founders nor the board may be removed at will.', 'the board may be removed at will'],
    ['The Investor shall not, in any year, receive a dividend.', 'in any year, receive a dividend'],
    ['Investors waive any right to block a sale of the company.', 'right to block a sale of the company'],
    ['Consent is required, save for transfers to family members.', 'transfers to family members'],
  ])('of %j a quote %j drops it', (document, quote) => {
    expect(locateQuote(quotable(document), quote)).toEqual({ found: false, reason: 'negation-dropped' });
  });

  it.each([
    ['No dividend is due. The Investors may appoint a director.', 'The Investors may appoint a director'],
    ['Dividends: none\nBoard: two founders, one investor', 'Board: two founders, one investor'],
    ['There is no cap; the investors share in the remainder.', 'the investors share in the remainder'],
    ['The Investors aren’t entitled to a dividend.', 'The Investors aren’t entitled to a dividend'],
    ['Series A shall not be redeemable.', 'shall not be redeemable'],
  ])('of %j is no objection to %j', (document, quote) => {
    expect(locateQuote(quotable(document), quote)).toMatchObject({ found: true });
  });
});

describe('words that a term turns on', () => {
  it.each([
    [
      'The Board has five directors, two appointed by the Founders and one by the Investors.',
      'The Board has five directors, two appointed by the Investors and one by the Investors.',
    ],
    [
      'The Board has five directors, two appointed by the Founders and one by the Investors, and two independent ones.',
      'The Board has five directors, two appointed by the Investors and one by the Founders, and two independent ones.',
    ],
    [
      'The option pool is part of the pre-money valuation and stands at closing.',
      'The option pool is part of the post-money valuation and stands at closing.',
    ],
    [
      'The Series A shares carry a nonparticipating preference in every sale of the company.',
      'The Series A shares carry a participating preference in every sale of the company.',
    ],
    [
      'The liability of the founders under the warranties is limited to their salary for the year.',
      'The liability of the founders under the warranties is unlimited to their salary for the year.',
    ],
    [
      'The Investors may sell their shares to the others at any time after the closing.',
      'The Investors must sell their shares to the others at any time after the closing.',
    ],
    [
      'Unvested shares vest on single trigger acceleration if the company is sold to a buyer.',
      'Unvested shares vest on full trigger acceleration if the company is sold to a buyer.',
    ],
  ])('of %j may not be exchanged as in %j', (document, quote) => {
    expect(locateQuote(quotable(document), quote)).toEqual({ found: false, reason: 'words-exchanged' });
  });

  it('may be left out, because the reader is shown the passage itself', () => {
    const document =
      'The Investors and the Founders may together appoint one further director of the Company.';
    const quote = 'The Investors and the Founders together appoint one further director of the Company.';
    expect(locateQuote(quotable(document), quote)).toMatchObject({ found: true, match: 'fuzzy' });
  });
});

it('finds a passage word for word', () => {
  expect(found('shall not be participating.')).toEqual({
    match: 'exact',
    passage: 'shall not be participating.',
  });
});

describe('a passage that stands more than once', () => {
  const located = (document: string, quote: string) => {
    const outcome = locateQuote(quotable(document), quote);
    return outcome.found ? [outcome.match, outcome.start, outcome.end] : outcome.reason;
  };

  it('is taken where no negation governs it', () => {
    const document = 'Not participating. Later rounds are participating.';
    expect(located(document, 'participating')).toEqual(['normalised', 36, 49]);
    expect(located(document, 'Later rounds')).toEqual(['exact', 19, 31]);
  });

  it('is taken where it stands first, in whatever letters', () => {
    expect(located('One Director. Then one director.', 'one director')).toEqual(['normalised', 0, 12]);
  });

  it('is word for word from the first letter on, without the blanks around the quote', () => {
    const document = 'One director and another.';
    expect(located(document, ' One director\n')).toEqual(['exact', 0, 12]);
    expect(located(document, ' and another. ')).toEqual(['exact', 13, 25]);
  });
});

describe('a loose copy', () => {
  const loosely = (document: string, quote: string) => {
    const outcome = locateQuote(quotable(document), quote);
    return outcome.found ? outcome.match : outcome.reason;
  };
  const words =
    'alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima mike oscar papa'.split(' ');
  const phrase = [...words, 'quebec', 'romeo', 'sierra', 'tango', 'victor'];
  const changed = (count: number) =>
    phrase.map((word, index) => (index % 3 === 1 && index < count * 3 ? 'x' : word));

  it('has six words at least: fewer have to be there in so many words', () => {
    expect(loosely('alpha bravo charlie and delta echo', 'alpha bravo charlie delta echo')).toBe('not-found');
    expect(
      loosely('alpha bravo charlie and delta echo foxtrot', 'alpha bravo charlie delta echo foxtrot'),
    ).toBe('fuzzy');
  });

  it('shares 85 of a hundred words with its passage, in their order', () => {
    expect(loosely(changed(3).join(' '), phrase.join(' '))).toBe('fuzzy');
    expect(loosely(changed(4).join(' '), phrase.join(' '))).toBe('not-found');
  });

  it('is nowhere where its words stand far apart', () => {
    const scattered = words.slice(0, 8).join(` ${Array(20).fill('gap').join(' ')} `);
    expect(loosely(scattered, words.slice(0, 8).join(' '))).toBe('not-found');
  });

  it('has the very numbers of its passage, not the same digits parted in another way', () => {
    const [head, tail] = ['alpha bravo charlie delta echo foxtrot golf', 'hotel india juliet kilo lima'];
    expect(loosely(`${head} 12 of 3 ${tail}`, `${head} 1 of 23 ${tail}`)).toBe('numbers-differ');
  });
});

it('finds a passage across other white space, case and quotation marks', () => {
  expect(found('“the original issue price plus declared dividends”')).toEqual({
    match: 'normalised',
    passage: 'the Original\nIssue Price plus declared dividends',
  });
});

it('finds a passage through characters that nobody sees', () => {
  const hidden = 'The liqui\u00ADdation pre\u200Bference is 1x.';
  expect(locateQuote(quotable(hidden), 'The liquidation preference is 1x')).toEqual({
    found: true,
    start: 0,
    end: hidden.length - 1,
    match: 'normalised',
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
      const outcome = locateQuote(quotable(text), text.slice(start, start + length));
      if (!outcome.found) return;
      expect(outcome.start).toBeGreaterThanOrEqual(0);
      expect(outcome.end).toBeLessThanOrEqual(text.length);
      expect(outcome.end).toBeGreaterThan(outcome.start);
    }),
  );
});

// Some tenths of a second: to read the document anew for each takes minutes.
it('looks for many quotes in a long document', () => {
  const long = quotable(Array.from({ length: 600 }, () => text).join('\n'));
  for (let count = 0; count < 200; count += 1) {
    expect(locateQuote(long, `nothing of this kind stands in it ${count}`).found).toBe(false);
  }
});

it('looks for a quote in a document of three thousand pages', () => {
  const long = Array.from({ length: 3000 }, () => text).join('\n');
  const quote = 'Exclusivity lasts thirty (30) days following signature of this term sheet by each party';
  expect(locateQuote(quotable(long), quote)).toEqual(locateQuote(quotable(text), quote));
});
