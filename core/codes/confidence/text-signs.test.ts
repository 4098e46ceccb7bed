import { describe, expect, it } from 'vitest';
import { isPlaceholder, textSigns } from './text-signs.ts';

describe('textSigns', () => {
  it.each([
    ['question', 'what is the capital of France'],
    ['question', 'Is this free?'],
    ['talk', 'you said you loved him'],
    ['verse', 'the moon and stars in silent night'],
    ['story', 'he went home and said nothing'],
    ['letter', 'Dear Sir, please find enclosed'],
    ['letter', 'references available on request'],
    ['repeated', 'row row row your boat'],
    ['abuse', 'you idiots'],
    ['code', 'function add(a, b) { return a + b; }'],
    ['name', 'Mrs Margaret Jones'],
    ['errands', '2 pints of milk, loaf of bread'],
    ['errands', 'buy stamps, ring the dentist, cat food'],
    ['errands', 'bananas x6, cheddar 400g, teabags'],
    ['voice', 'We mend clocks'],
    ['voice', 'I teach piano'],
  ] as const)('sees %s in "%s"', (sign, text) => {
    expect(textSigns(text)[sign]).toBeGreaterThan(0.3);
  });

  it('sees nothing in a plain trade', () => {
    expect(
      Object.entries(textSigns('plumbing, heating and bathrooms')).filter(([, value]) => value > 0.4),
    ).toEqual([]);
  });

  it.each([
    'milk, cheese and butter',
    'buy and sell used cars',
    'collect, wash and return laundry',
    'bottles, jars and tins',
    '4 minibuses, school runs',
    'call answering, post handling, booking',
    'We collect parcels, post letters and book couriers',
  ])('takes "%s" for no errands', (text) => {
    expect(textSigns(text).errands).toBe(0);
  });

  it('takes no trade that begins with a name for a bare name', () => {
    expect(textSigns("Margaret's tea room").name).toBe(0);
  });

  it('copes with nothing', () => {
    expect(Object.values(textSigns('')).every((value) => value === 0)).toBe(true);
  });
});

describe('isPlaceholder', () => {
  it.each(['test', 'test test testing 123', 'n/a', 'xxx', '12345 !!!', 'foo bar baz'])(
    'sees that "%s" says nothing',
    (text) => {
      expect(isPlaceholder(text)).toBe(true);
    },
  );

  it.each(['testing laboratory', 'we test water', 'B&B', 'cocktail bar', 'bar'])(
    'leaves "%s" alone',
    (text) => {
      expect(isPlaceholder(text)).toBe(false);
    },
  );
});
