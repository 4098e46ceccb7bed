import { describe, expect, it } from 'vitest';
import { likenessOf, readByLikeness } from './read-by-likeness.ts';
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
/** The offer without the name of what it is. */
const terms = offer.slice(1);
const ofRound = [says('amount', 1e6), says('preMoney', 4e6), says('dragAlong', true), says('tagAlong', true)];
const garden = ['The garden behind the house is large.', 'We like to sit in it when it is warm.'];
const past = 'An old backer sits at £2 a share.';
const notes = 'The 2024 notes of £80,000 carry a cap of £3m.';
const resolution = [
  'WRITTEN RESOLUTION OF THE DIRECTORS',
  'IT IS RESOLVED that the annual accounts be approved, and that the company secretary file them.',
];

it('has a judge of its own for each document', () => {
  const likeness = likenessOf(stubModel);
  expect(likeness).toEqual({ model: stubModel, judge: expect.any(Function) });
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

  it('is no offer where it explains or reports terms more than it states them', () => {
    const told = [...offer, ...numbered(8, 'lesson')];
    expect(kindOf(told)).toEqual({ type: 'priced-equity' });
    expect(kindOf(told, [{ words: 'lesson', labels: { X4: 0.9 } }])).toEqual({
      type: 'not-a-term-sheet',
      seemsToBe: 'a text that explains or reports terms and offers none',
    });
  });

  it('is an offer, but said to be unsure, where much is told beside many terms', () => {
    const told = [...offer, ...numbered(8, 'term'), ...numbered(3, 'lesson')];
    const verdicts: readonly StubVerdict[] = [
      { words: 'lesson', labels: { X4: 0.9 } },
      { words: '', labels: { E03: 0.9 } },
    ];
    expect(kindOf(told, verdicts)).toEqual({ type: 'priced-equity', isUnsure: true });
  });

  it('is an unsure offer where it lacks the words of one, but states the terms of a round', () => {
    expect(kindOf(garden)).toMatchObject({ type: 'not-a-term-sheet', isCertain: false });
    expect(kindOf(garden, [{ words: 'The garden', statements: ofRound }])).toEqual({
      type: 'priced-equity',
      isUnsure: true,
    });
  });

  it('is an unsure offer where a long text sets out a deal', () => {
    const verdicts = [{ words: 'tree', labels: { E03: 0.9 } }];
    expect(kindOf(numbered(22, 'tree'), verdicts)).toEqual({ type: 'priced-equity', isUnsure: true });
    expect(kindOf(numbered(22, 'tree'))).toMatchObject({ type: 'not-a-term-sheet' });
  });

  it('is the instrument that its terms tell, where they tell it better than its words', () => {
    const statements = [says('noteInterestPercent', 5), says('noteMaturityMonths', 24)];
    expect(kindOf(offer, [{ words: 'The investors will', statements }]).type).toBe('convertible-note');
  });

  it('is not taken for an extract because most of it was set apart', () => {
    const rest = 'The investors get a 1x liquidation preference.';
    expect(kindOf([rest]).isExtract).toBe(true);
    const told = terms.map((words) => ({ words, labels: { X5: 0.9 } }));
    expect(kindOf(terms)).toEqual({ type: 'priced-equity' });
    expect(kindOf([...terms, rest], told)).toEqual({ type: 'priced-equity' });
  });

  it('is an unsure offer where its wording is set apart and the rest states the terms of a round', () => {
    const told = terms.map((words) => ({ words, labels: { X5: 0.9 } }));
    const stating = { words: 'The garden', statements: ofRound };
    expect(kindOf([...terms, 'The garden is large.'], [...told, stating])).toEqual({
      type: 'priced-equity',
      isUnsure: true,
    });
  });

  it('stays what its wording gives away, however much it tells and whatever terms it states', () => {
    const statements = [
      ...ofRound,
      says('liquidationMultiple', 1),
      says('vestingMonths', 48),
      says('board.total', 3),
    ];
    const verdicts = [{ words: 'annual accounts', statements }];
    expect(kindOf(resolution, verdicts)).toEqual(kindOf(resolution));
    const told = [...resolution, ...numbered(8, 'lesson')];
    expect(kindOf(told, [{ words: 'lesson', labels: { X4: 0.9 } }])).toEqual(kindOf(told));
  });

  it('stays an extract when history is set apart', () => {
    const told = ['The investors get a 1x liquidation preference.', past];
    expect(kindOf(told, [{ words: 'old backer', labels: { X5: 0.9 } }]).isExtract).toBe(true);
  });
});
