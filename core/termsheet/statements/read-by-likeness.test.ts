import { describe, expect, it } from 'vitest';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from '../reading/reading.ts';
import { kindByLikeness, likenessOf, readByLikeness } from './read-by-likeness.ts';
import { readingOf } from './testing/read-as.ts';
import { type StubVerdict, stubJudge } from './testing/stub-judge.ts';
import { stubModel } from './testing/stub-model.ts';

type Said = NonNullable<StubVerdict['statements']>[number];

const says = (fact: Said['fact'], value: Said['value']): Said => ({ fact, value, probability: 0.9 });
const read = (sentences: readonly string[], verdicts: readonly StubVerdict[] = []) => {
  const whole = readingOf(sentences);
  return { whole, ...readByLikeness(whole, { model: stubModel, judge: stubJudge(verdicts) }) };
};
const numbered = (count: number, words: string): string[] =>
  Array.from({ length: count }, (_, at) => `The ${words} number ${at} is written out here.`);

const offer = [
  'Term sheet for Ada Limited',
  'The investors will subscribe £1,000,000 for preferred shares at a pre-money valuation of £4,000,000.',
  'The liquidation preference is 1x non-participating.',
  'The investors appoint one director to the board.',
  'This term sheet is not legally binding.',
];
const garden = ['The garden behind the house is large.', 'We like to sit in it when it is warm.'];
const past = 'An old backer sits at £2 a share.';
const notes = 'The 2024 notes of £80,000 carry a cap of £3m.';
const resolution = [
  'WRITTEN RESOLUTION OF THE DIRECTORS',
  'IT IS RESOLVED that the annual accounts be approved, and that the company secretary file them.',
];

it('has a judge of its own for each document', () => {
  const likeness = likenessOf(stubModel);
  expect(likeness).toMatchObject({ model: stubModel, judge: expect.any(Function) });
  expect(likenessOf(stubModel).judge).not.toBe(likeness.judge);
});

describe('what the document tells of anything but its offer', () => {
  const verdicts: readonly StubVerdict[] = [
    { words: 'old backer', labels: { X5: 0.9 } },
    { words: '2024 notes', labels: { X5: 0.7, E13: 0.9 } },
  ];
  const textOf = (sentences: readonly string[]) => read(sentences, verdicts).reading.text;

  it('leaves a document that tells of nothing else as it is', () => {
    const { whole, reading, kind } = read(offer, verdicts);
    expect(reading).toBe(whole);
    expect(kind).toEqual({ type: 'priced-equity' });
  });

  it('is set apart', () => {
    const text = textOf([...offer, past]);
    expect(text).toContain('liquidation preference');
    expect(text).not.toContain('old backer');
  });

  it('keeps earlier notes in a round of shares, which they may be a term of', () => {
    expect(textOf([...offer, notes])).toContain('2024 notes');
  });

  it('sets earlier notes apart where the offer is another note', () => {
    const note = [
      'Convertible loan note for Ada Limited',
      'The investor will lend £200,000 to the company as a convertible loan note.',
      'Interest is 5% per annum and the maturity date is 24 months after closing.',
      'The principal converts in the next qualified financing at a discount of 20%.',
    ];
    const { reading, kind } = read([...note, past, notes], verdicts);
    expect(kind.type).toBe('convertible-note');
    expect(reading.text).not.toMatch(/2024 notes|old backer/);
    expect(reading.text).toContain('qualified financing');
    const alone = read(note, verdicts);
    expect(alone.reading).toBe(alone.whole);
  });

  it('is no part of what makes it an offer', () => {
    const { kind, reading } = read(
      [...garden, ...numbered(4, 'tree'), ...offer.slice(1)],
      [
        ...offer.slice(1).map((words) => ({ words, labels: { X5: 0.9 } })),
        { words: 'tree', labels: { F01: 0.9 } },
      ],
    );
    expect(kind.type).toBe('not-a-term-sheet');
    expect(reading.text).not.toContain('preferred shares');
  });
});

describe('what a document is', () => {
  const kindOf = (sentences: readonly string[], verdicts?: readonly StubVerdict[]) =>
    read(sentences, verdicts).kind;

  it('is what its wording gives away, whatever terms it states', () => {
    expect(kindOf(resolution)).toMatchObject({ type: 'not-a-term-sheet', isCertain: true });
    const terms = [...resolution, ...numbered(22, 'term')];
    const asTerms = [{ words: 'term', labels: { E03: 0.9 } }];
    expect(kindOf(terms, asTerms)).toMatchObject({ type: 'not-a-term-sheet', isCertain: true });
  });

  it('is the instrument that its terms tell, where they tell it better than its words', () => {
    const statements = [says('noteInterestPercent', 5), says('noteMaturityMonths', 24)];
    expect(kindOf(offer, [{ words: 'The investors will', statements }]).type).toBe('convertible-note');
  });

  it('stays an extract when history is set apart', () => {
    const told = ['The investors get a 1x liquidation preference.', past];
    expect(kindOf(told, [{ words: 'old backer', labels: { X5: 0.9 } }]).isExtract).toBe(true);
  });
});

describe('what a document is by its likeness to offers', () => {
  const kindAt = (likelihood: number, sentences: readonly string[], apart = sentences, stated = 2) =>
    kindByLikeness({ whole: readingOf(sentences), ofOffer: readingOf(apart), stated }, likelihood);
  const part = ['The investors get a 1x liquidation preference.'];
  const untitled = ['Notes on a round', ...offer];
  const longOffer = [...untitled, ...numbered(8, 'further condition of the round')];

  it.each([
    [
      0.3,
      'unlikely',
      {
        type: 'priced-equity',
        seemsToBe: 'a text that tells of investments and offers none',
        isUnlikely: true,
      },
    ],
    [
      0.1,
      'refused',
      { type: 'not-a-term-sheet', seemsToBe: 'a text that tells of investments and offers none' },
    ],
    [0.5, 'unsure', { type: 'priced-equity', isUnsure: true }],
    [0.9, 'sure', { type: 'priced-equity' }],
  ])('what reads like an offer and is likely at %d is %s', (likelihood, _, kind) => {
    expect(kindAt(likelihood, longOffer)).toEqual(kind);
  });

  it('is an offer however unlikely where its form says so: title, party, words of an offer and a dozen terms', () => {
    const terms = Array.from({ length: 12 }, (_, at) => `Term ${at + 1}: as agreed in schedule ${at + 1}`);
    const formal = `Term Sheet of Acme Inc.\n\n${longOffer.join('\n')}\n\n${terms.join('\n')}`;
    const whole = createReading(readPlainText(formal));
    expect(kindByLikeness({ whole, ofOffer: whole, stated: 2 }, 0.1)).toEqual({
      type: 'priced-equity',
      isFormal: true,
    });
    const ofOffer = readingOf(garden);
    expect(kindByLikeness({ whole, ofOffer, stated: 2 }, 0.1).isUnsure).toBe(true);
  });

  it('is what its words say where it is a sheet in a few lines, unless that is very unlikely', () => {
    expect(kindAt(0.3, untitled)).toEqual({ type: 'priced-equity' });
    expect(kindAt(0.05, untitled).type).toBe('not-a-term-sheet');
  });

  it('is judged by its facts where its first line calls it a term sheet, however unlikely it is', () => {
    expect(kindAt(0.05, offer)).toMatchObject({ type: 'priced-equity', isUnlikely: true });
  });

  it('lacks the words of an offer, and is one where it is likely enough', () => {
    expect(kindAt(0.5, garden)).toMatchObject({ type: 'not-a-term-sheet', isCertain: false });
    expect(kindAt(0.8, garden)).toEqual({ type: 'priced-equity', isUnsure: true });
    expect(kindAt(0.95, garden)).toEqual({ type: 'priced-equity' });
  });

  it('is no offer where it states next to nothing, whatever it is like', () => {
    expect(kindAt(0.95, garden, garden, 1).type).toBe('not-a-term-sheet');
  });

  it('gives itself away, and is an unsure offer only where that is all but certain', () => {
    expect(kindAt(0.7, resolution)).toMatchObject({ type: 'not-a-term-sheet', isCertain: true });
    expect(kindAt(0.85, resolution)).toMatchObject({ isUnsure: true });
  });

  it('is a clause or two, which are unlike any whole text', () => {
    expect(kindAt(0.3, part)).toMatchObject({ type: 'priced-equity', isExtract: true });
    expect(kindAt(0.05, part).type).toBe('not-a-term-sheet');
    expect(kindAt(0.9, part)).toEqual({ type: 'priced-equity', isUnsure: true });
  });

  it('is unsure where most of its wording tells of other deals', () => {
    expect(kindAt(0.8, offer, garden)).toEqual({ type: 'priced-equity', isUnsure: true });
  });
});
