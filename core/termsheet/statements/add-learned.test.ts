import { describe, expect, it } from 'vitest';
import { factNames, noFacts, type TermSheetFacts } from '../facts.ts';
import { additionsTo } from './testing/learned-additions.ts';
import type { StubVerdict } from './testing/stub-judge.ts';

const lockUp = 'Anna and Ben hold on to every share of theirs for a year.';
const heldForAYear: StubVerdict = {
  words: lockUp,
  statements: [{ fact: 'lockUpMonths', value: 12, probability: 0.9 }],
};
const quotes = (findings: ReturnType<typeof additionsTo>['findings']) =>
  findings.map(({ finding }) => finding.evidence?.map(({ quote }) => quote));
const sentencesOf = (believed: ReturnType<typeof additionsTo>['believed']) =>
  [...believed].map(({ text }) => text.trim());

it('fills a fact that the wordings left open, with its quote, marked, and never Green', () => {
  const { facts, findings, believed } = additionsTo([heldForAYear], {
    clauses: [{ id: 'F07', status: 'absent' }],
  });
  expect(facts).toEqual({ ...noFacts, lockUpMonths: 12 });
  expect(sentencesOf(believed)).toEqual([lockUp]);
  expect(findings).toEqual([
    {
      place: 'founder',
      finding: {
        id: 'F07',
        clause: expect.any(String),
        rating: 'Amber',
        risk: 'The document seems to say: lock-up of founders’ shares 12 months. It is worded unusually and was read by its likeness to examples, so it may be misread.',
        recommendation:
          'Read the passage yourself, and have the term put in usual words before you rely on it.',
        evidence: [{ quote: lockUp, start: 0, end: lockUp.length }],
        by: 'model',
        minor: true,
      },
    },
  ]);
});

it('adds nothing to a document in which it hears nothing', () => {
  const clauses = [{ id: 'F07', status: 'absent' } as const];
  expect(additionsTo([{ words: lockUp }], { clauses })).toEqual({
    facts: noFacts,
    findings: [],
    passages: [],
    agreed: [],
    believed: new Set(),
  });
});

describe('what the wordings have read', () => {
  it.each([
    ['a stated term', 'present', { lockUpMonths: 24 }],
    ['a term that is left open', 'present', { lockUpMonths: 'unresolved' }],
    ['a clause that leaves its term open', 'unresolved', {}],
    ['a clause that contradicts itself', 'contradictory', {}],
  ] as const)('stays as it is: %s', (_, status, facts: Partial<TermSheetFacts>) => {
    const added = additionsTo([heldForAYear], { clauses: [{ id: 'F07', status, facts }], facts });
    expect(added.facts).toEqual({ ...noFacts, ...facts });
    expect(added.findings).toEqual([]);
    expect(added.believed.size).toBe(0);
  });

  it('is filled where a clause has read something else of its term', () => {
    const clauses = [{ id: 'F07', status: 'present' } as const];
    expect(additionsTo([heldForAYear], { clauses }).facts.lockUpMonths).toBe(12);
  });

  it.each([
    [0.76, 12],
    [0.74, null],
  ])('is filled in any kind of document where it is sure: at %d it is %j', (probability, months) => {
    const held: StubVerdict = {
      words: lockUp,
      statements: [{ fact: 'lockUpMonths', value: 12, probability }],
    };
    const elsewhere = { clauses: [{ id: 'G01', status: 'absent' } as const], beyondType: ['F07'] as const };
    expect(additionsTo([held], elsewhere).facts.lockUpMonths).toBe(months);
  });

  it('is not filled in a form with what spares founders something beside a term that was read', () => {
    const spared: StubVerdict = {
      words: 'Whoever walks away pays nothing to anybody else in this matter.',
      statements: [{ fact: 'breakFee', value: false, probability: 0.99 }],
    };
    const names = factNames.filter((name) => !name.startsWith('board.') && name !== 'breakFee');
    const many = (count: number) =>
      Object.fromEntries(names.slice(0, count).map((name) => [name, 1])) as Partial<TermSheetFacts>;
    const filled = (count: number, status: 'present' | 'absent') =>
      additionsTo([spared], { clauses: [{ id: 'G07', status }], facts: many(count) }).facts.breakFee;
    expect([filled(22, 'present'), filled(21, 'present'), filled(22, 'absent')]).toEqual([
      null,
      false,
      false,
    ]);
  });

  it('is not filled with what no offer would state', () => {
    const forever = { ...heldForAYear.statements?.[0], fact: 'lockUpMonths', value: 600 } as const;
    const verdict = { words: lockUp, statements: [{ ...forever, probability: 0.9 }] };
    const added = additionsTo([verdict], { clauses: [{ id: 'F07', status: 'absent' }] });
    expect(added.facts).toEqual(noFacts);
  });
});

it('says of each clause only what it is about', () => {
  const pool: StubVerdict = {
    words: 'A tenth of the company is kept for the people whom you hire.',
    statements: [{ fact: 'optionPoolPercent', value: 10, probability: 0.9 }],
  };
  const { facts, findings } = additionsTo([heldForAYear, pool], {
    clauses: [
      { id: 'E08', status: 'absent' },
      { id: 'F07', status: 'absent' },
      { id: 'G03', status: 'absent' },
    ],
  });
  expect(facts).toEqual({ ...noFacts, lockUpMonths: 12, optionPoolPercent: 10 });
  expect(findings.map(({ finding }) => finding.id)).toEqual(['E08', 'F07']);
  expect(quotes(findings)).toEqual([[pool.words], [lockUp]]);
});

it('does not count a sentence as understood that only says that a right is there', () => {
  const saying = (words: string, value: boolean): StubVerdict => ({
    words,
    statements: [{ fact: value ? 'dragAlong' : 'tagAlong', value, probability: 0.9 }],
  });
  const dragged = saying('Whoever sells the most of it takes the others with him.', true);
  const left = saying('Nobody may come along when somebody else sells his part.', false);
  const { facts, believed } = additionsTo([dragged, left], {
    clauses: [
      { id: 'G03', status: 'absent' },
      { id: 'G05', status: 'absent' },
    ],
  });
  expect(facts).toMatchObject({ dragAlong: true, tagAlong: false });
  expect(sentencesOf(believed)).toEqual([left.words]);
});

describe('seats of the board', () => {
  const seats: StubVerdict = {
    words: 'Three people of ours would sit at the table with you.',
    statements: [{ fact: 'board.investors', value: 3, probability: 0.9 }],
  };
  const clauses = [
    { id: 'G01', status: 'present' },
    { id: 'F07', status: 'absent' },
  ] as const;

  it('are filled where the board has room for them', () => {
    const board = { ...noFacts.board, total: 5, founders: 2 };
    expect(additionsTo([seats], { clauses, facts: { board } }).facts.board).toEqual({
      ...board,
      investors: 3,
      independent: 0,
    });
  });

  it('are left out where they are more than the board has, and nothing else is', () => {
    const board = { ...noFacts.board, total: 4, founders: 2 };
    const { facts, findings } = additionsTo([seats, heldForAYear], { clauses, facts: { board } });
    expect(facts).toEqual({ ...noFacts, board, lockUpMonths: 12 });
    expect(findings.map(({ finding }) => finding.id)).toEqual(['F07']);
  });
});
