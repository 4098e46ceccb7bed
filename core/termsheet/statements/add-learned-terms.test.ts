import { describe, expect, it } from 'vitest';
import type { ClauseId } from '../clauses/taxonomy.ts';
import type { SentenceJudge } from './sentence-judge.ts';
import { harmLabel } from './sentence-labels.ts';
import { additionsTo } from './testing/learned-additions.ts';
import { type StubVerdict, stubJudge } from './testing/stub-judge.ts';

type Said = NonNullable<StubVerdict['statements']>[number];

const first = 'Whatever is sold, we are served before anybody else in the company.';
const second = 'Nothing is left to anybody else until we say that it is enough.';
const harmed = (clause: ClauseId, probability: number) => ({ [harmLabel(clause)]: probability });
const says = (fact: Said['fact'], value: Said['value'], probability = 0.9): Said => ({
  fact,
  value,
  probability,
});

function onlyFinding(id: ClauseId, ...verdicts: readonly StubVerdict[]) {
  const { findings } = additionsTo(verdicts, { clauses: [{ id, status: 'absent' }] });
  expect(findings).toHaveLength(1);
  const { finding } = findings[0] ?? {};
  return {
    rating: finding?.rating,
    risk: finding?.risk,
    minor: finding?.minor,
    quotes: finding?.evidence?.map(({ quote }) => quote),
    by: finding?.by,
  };
}
const ratingOf = (id: ClauseId, ...verdicts: readonly StubVerdict[]) => onlyFinding(id, ...verdicts).rating;

describe('a term that is harmful by itself', () => {
  it('is Red, marked and quoted, and no mere matter to check', () => {
    const verdict = { words: first, statements: [says('liquidationMultiple', 2)] };
    expect(onlyFinding('E03', verdict)).toEqual({
      rating: 'Red',
      risk: 'The document seems to say: liquidation preference 2x. Founders’ lawyers object to such a term. It is worded unusually and was read by its likeness to examples, so it may be misread.',
      minor: undefined,
      quotes: [first],
      by: 'model',
    });
  });

  it.each([
    ['Red where its value is harmful', 2, 0.76, 'Red'],
    ['Amber where its value is usual', 1, 0.76, 'Amber'],
    ['Amber where the figure is usual', 1, 0.9, 'Amber'],
  ])('is %s', (_, value, probability, rating) => {
    const verdict = { words: first, statements: [says('liquidationMultiple', value, probability)] };
    expect(ratingOf('E03', verdict)).toBe(rating);
  });

  it('is not made up for by a usual term beside it', () => {
    const statements = [says('vestingMonths', 48), says('cliffMonths', 24)];
    expect(ratingOf('F01', { words: first, statements })).toBe('Red');
  });

  it('is full participation, but not where it has a cap', () => {
    const full = says('participation', 'full');
    const cap = says('participationCap', 3);
    expect(ratingOf('E04', { words: first, statements: [full] })).toBe('Red');
    expect(ratingOf('E04', { words: first, statements: [cap, full] })).toBe('Amber');
    expect(onlyFinding('E04', { words: first, statements: [full, cap] }).risk).toMatch(
      /^The document seems to say: participation in what is left: full; cap of the participation 3x\. It is /,
    );
  });
});

describe('a term in a passage that resembles harm', () => {
  it('is not itself what lawyers object to', () => {
    const statements = [says('noteInterestPercent', 0)];
    const { rating, risk } = onlyFinding('E13', { words: first, statements, labels: harmed('E13', 0.9) });
    expect(rating).toBe('Red');
    expect(risk).toMatch(
      /^The document seems to say: interest 0%\. A passage about it closely resembles terms/,
    );
  });

  it.each([
    [0.5, 'Amber'],
    [0.65, 'Red'],
  ])(
    'counts as read where its usual figure was heard: likely to harm by %d, it is %s',
    (probability, rating) => {
      const statements = [says('safeDiscountPercent', 15)];
      expect(ratingOf('E13', { words: first, statements, labels: harmed('E13', probability) })).toBe(rating);
    },
  );

  it('is not made harmful by the words around a figure of the clause that is usual', () => {
    const stated = { words: first, statements: [says('noteInterestPercent', 4)], labels: harmed('E13', 0.9) };
    const { findings } = additionsTo([stated], {
      clauses: [{ id: 'E13', status: 'present', facts: { safeDiscountPercent: 20 }, reads: [first] }],
    });
    expect(findings.map(({ finding }) => finding.rating)).toEqual(['Amber']);
  });

  it('is Red, and every harmful passage is quoted after its own, each once', () => {
    const stating = {
      words: second,
      statements: [says('redemptionAfterYears', 5)],
      labels: harmed('E09', 0.6),
    };
    const found = onlyFinding('E09', { words: first, labels: harmed('E09', 0.5) }, stating);
    expect(found).toMatchObject({ rating: 'Red', quotes: [second, first], minor: undefined });
  });

  it('is Red by one such passage, and others are not quoted', () => {
    const faint = { words: first, labels: harmed('E09', 0.3) };
    const stating = {
      words: second,
      statements: [says('redemptionAfterYears', 5)],
      labels: harmed('E09', 0.6),
    };
    expect(onlyFinding('E09', faint, stating)).toMatchObject({ rating: 'Red', quotes: [second] });
  });

  it('is Amber where the likeness is faint', () => {
    const stating = {
      words: first,
      statements: [says('redemptionAfterYears', 5)],
      labels: harmed('E09', 0.3),
    };
    expect(onlyFinding('E09', stating)).toMatchObject({ rating: 'Amber', minor: true });
  });

  it('is not harsh where all that was read spares founders the term', () => {
    const spared = { words: first, statements: [says('participation', 'none')] };
    const resembling = { words: second, labels: harmed('E04', 0.9) };
    expect(onlyFinding('E04', spared, resembling)).toMatchObject({
      rating: 'Amber',
      minor: true,
      quotes: [first],
    });
  });

  it('is harsh where only a part of it spares them', () => {
    const statements = [says('dividendCumulative', false), says('dividendPercent', 8)];
    const stating = { words: first, statements, labels: harmed('E06', 0.9) };
    expect(ratingOf('E06', stating)).toBe('Red');
  });
});

describe('a sum of money', () => {
  const sum = { words: first, statements: [says('amount', 3e6)] };
  const inPounds: SentenceJudge = (sentence, decimalMark) => {
    const judged = stubJudge([sum])(sentence, decimalMark);
    const statements = judged.judgement.statements.map((one) => ({ ...one, currency: 'GBP' }));
    return { ...judged, judgement: { ...judged.judgement, statements } };
  };
  const clauses = [{ id: 'E02', status: 'absent' }] as const;

  it.each([
    ['in its own currency', { judge: inPounds, facts: { currency: 'EUR' } }, '£3m'],
    ['in that of the document', { facts: { currency: 'EUR' } }, '€3m'],
    ['without one where the document leaves it open', { facts: { currency: 'unresolved' } }, '3m'],
    ['without one where none is known', {}, '3m'],
  ])('is told %s', (_, document, expected) => {
    const { findings } = additionsTo([sum], { clauses, ...document });
    expect(findings[0]?.finding.risk).toMatch(
      new RegExp(`^The document seems to say: amount of the round ${expected}\\. It is`),
    );
  });
});

describe('figures that bear each other out', () => {
  const clauses = [
    { id: 'E01', status: 'absent' },
    { id: 'E02', status: 'absent' },
  ] as const;
  const given = 'We would give you three million for it.';
  const parts = [
    { words: given, statements: [says('amount', 3e6, 0.25)] },
    { words: 'It is worth nine million as it stands.', statements: [says('preMoney', 9e6, 0.25)] },
    { words: 'A quarter of it would then be ours.', statements: [says('investorStakePercent', 25, 0.25)] },
  ];

  const riskOfSum = (findings: ReturnType<typeof additionsTo>['findings']) =>
    findings.find(({ finding }) => finding.id === 'E02')?.finding.risk;

  it('are believed together where none would be alone', () => {
    const { facts } = additionsTo(parts, { clauses });
    expect(facts).toMatchObject({ amount: 3e6, preMoney: 9e6, investorStakePercent: 25 });
    expect(additionsTo(parts.slice(0, 2), { clauses }).facts).toMatchObject({ amount: null, preMoney: null });
  });

  it('stand in place of another that was believed alone', () => {
    const other = { words: 'We spent two million on it before.', statements: [says('amount', 2e6)] };
    const faint = [{ words: given, statements: [says('amount', 3e6, 0.15)] }];
    expect(additionsTo([other, ...faint], { clauses }).facts.amount).toBe(2e6);
    const { facts, findings } = additionsTo([other, ...faint, ...parts.slice(1)], { clauses });
    expect(facts.amount).toBe(3e6);
    expect(riskOfSum(findings)).toMatch(/^The document seems to say: amount of the round 3m\. It is/);
  });

  it('are named once where each is believed alone as well', () => {
    const sure = parts.map(({ words, statements }) => ({
      words,
      statements: statements.map((one) => ({ ...one, probability: 0.9 })),
    }));
    const { agreed, findings } = additionsTo(sure, { clauses });
    expect(agreed.filter(({ fact }) => fact === 'amount')).toHaveLength(1);
    expect(riskOfSum(findings)).toBeUndefined();
  });
});

it('believes seats that add up to the board where none would be believed alone', () => {
  const seats: readonly StubVerdict[] = [
    { words: 'Three people would sit at the table.', statements: [says('board.total', 3, 0.25)] },
    { words: 'Two of them would be yours.', statements: [says('board.founders', 2, 0.25)] },
    { words: 'The third of them would be mine.', statements: [says('board.investors', 1, 0.25)] },
  ];
  const { facts } = additionsTo(seats, { clauses: [{ id: 'G01', status: 'absent' }] });
  expect(facts.board).toEqual({ total: 3, founders: 2, investors: 1, independent: 0 });
});
