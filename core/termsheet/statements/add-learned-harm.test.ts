import { describe, expect, it } from 'vitest';
import type { ClauseId } from '../clauses/taxonomy.ts';
import { harmLabel } from './sentence-labels.ts';
import { additionsTo, type WordedDocument } from './testing/learned-additions.ts';
import type { WordedClause } from './testing/read-as.ts';
import type { StubVerdict } from './testing/stub-judge.ts';

const first = 'Whatever is sold, we are served before anybody else in the company.';
const second = 'Nothing is left to anybody else until we say that it is enough.';

const harsh = (words: string, clause: ClauseId, probability: number): StubVerdict => ({
  words,
  labels: { [harmLabel(clause)]: probability },
});
const findingsOf = (verdicts: readonly StubVerdict[], document: WordedDocument) =>
  additionsTo(verdicts, document).findings;
const quotesOf = ([placed]: ReturnType<typeof findingsOf>) =>
  placed?.finding.evidence?.map(({ quote }) => quote);
const rated = (verdicts: readonly StubVerdict[], ...clauses: readonly WordedClause[]) =>
  findingsOf(verdicts, { clauses }).map(({ finding }) => finding.rating);

const seemsHarsh =
  'This passage seems to be harsh. We could not read its terms, but it closely resembles terms that founders’ lawyers object to.';
const mayBeHarsh =
  'This passage may be harsh; read it. We could not read its terms, but it resembles terms that founders’ lawyers object to.';

describe('a passage that resembles harm and has no readable term', () => {
  const absent = { clauses: [{ id: 'E03', status: 'absent' } as const] };

  it('is Amber however likely in a document unlike those that were learned from, and not named where it is unlikely', () => {
    const unfamiliar = { ...absent, isFamiliar: false };
    const ratings = (probability: number) =>
      findingsOf([harsh(first, 'E03', probability)], unfamiliar).map(({ finding }) => finding.rating);
    expect(ratings(0.9)).toEqual(['Amber']);
    expect(ratings(0.39)).toEqual([]);
  });

  it.each([
    ['Red from 0.4 on', 0.41, 'Red', seemsHarsh],
    ['Amber below it', 0.39, 'Amber', mayBeHarsh],
    ['Amber from 0.2 on', 0.2, 'Amber', mayBeHarsh],
  ])('is %s, uncertain and marked, and quoted', (_, probability, rating, risk) => {
    expect(findingsOf([harsh(first, 'E03', probability)], absent)).toEqual([
      {
        place: 'economic',
        finding: {
          id: 'E03',
          clause: expect.any(String),
          rating,
          risk,
          recommendation:
            'Read the passage yourself and ask a lawyer what it means for you before you agree to it.',
          evidence: [{ quote: first, start: 0, end: first.length }],
          by: 'model',
          uncertain: true,
        },
      },
    ]);
  });

  it('is not named where it hardly resembles harm, or harms another clause', () => {
    expect(findingsOf([harsh(first, 'E03', 0.19)], absent)).toEqual([]);
    expect(findingsOf([harsh(first, 'E05', 0.9)], absent)).toEqual([]);
  });

  it('counts for clauses that such a document need not have', () => {
    const found = findingsOf([harsh(first, 'E03', 0.9)], { clauses: [], beyondType: ['E03', 'E05'] });
    expect(found.map(({ finding }) => [finding.id, finding.rating])).toEqual([['E03', 'Red']]);
    expect(
      findingsOf([harsh(first, 'E03', 0.3)], { clauses: [], beyondType: ['E03'] })[0]?.finding.rating,
    ).toBe('Amber');
  });

  it('is explained by the usual figure of another clause that it states', () => {
    const stating = (value: number, probability: number) => ({
      ...harsh(first, 'E03', probability),
      statements: [{ fact: 'noShopDays', value, probability: 0.95 }] as const,
    });
    const both = [
      { id: 'E03', status: 'absent' },
      { id: 'G07', status: 'absent' },
    ] as const;
    const ids = (value: number, probability: number) =>
      findingsOf([stating(value, probability)], { clauses: both }).map(({ finding }) => finding.id);
    expect(ids(30, 0.3)).toEqual(['G07']);
    expect(ids(30, 0.5)).toEqual(['E03', 'G07']);
    expect(ids(90, 0.3)).toEqual(['E03', 'G07']);
  });

  it('is quoted alone where it is likely to be harmful, and with the others where none is', () => {
    const likely = findingsOf([harsh(first, 'E03', 0.3), harsh(second, 'E03', 0.6)], absent);
    expect(likely[0]?.finding.rating).toBe('Red');
    expect(quotesOf(likely)).toEqual([second]);
    const faint = findingsOf([harsh(first, 'E03', 0.3), harsh(second, 'E03', 0.25)], absent);
    expect(faint[0]?.finding.rating).toBe('Amber');
    expect(quotesOf(faint)).toEqual([first, second]);
  });

  it('is one of three at most that a founder is asked to read', () => {
    const many = ['one', 'two', 'three', 'four', 'five'].map((word) =>
      harsh(`Rule ${word} says that we are served before anybody else here.`, 'E03', 0.9),
    );
    expect(quotesOf(findingsOf(many, absent))).toEqual(many.slice(0, 3).map(({ words }) => words));
  });
});

describe('a passage that its clause has read', () => {
  const read = { id: 'E03', status: 'present', reads: [first] } as const;

  it.each([
    [0.6, ['Red']],
    [0.59, ['Amber']],
    [0.35, ['Amber']],
    [0.34, []],
  ])('needs more to be named again: at %d it is %j', (probability, expected) => {
    expect(rated([harsh(first, 'E03', probability)], read)).toEqual(expected);
  });

  it('is not Red where the figure of the clause is usual', () => {
    const usual = { ...read, facts: { liquidationMultiple: 1 } };
    const harshFigure = { ...read, facts: { liquidationMultiple: 3 } };
    expect(rated([harsh(first, 'E03', 0.9)], usual)).toEqual(['Amber']);
    expect(findingsOf([harsh(first, 'E03', 0.9)], { clauses: [usual] })[0]?.finding.risk).toBe(mayBeHarsh);
    expect(rated([harsh(first, 'E03', 0.9)], harshFigure)).toEqual(['Red']);
    expect(rated([harsh(second, 'E03', 0.9)], usual)).toEqual(['Red']);
  });

  it('is Red where one of two passages is harmful and not usual', () => {
    const usual = { ...read, facts: { liquidationMultiple: 1 } };
    expect(rated([harsh(first, 'E03', 0.9), harsh(second, 'E03', 0.9)], usual)).toEqual(['Red']);
  });
});

it('names a passage beside a term that was read only where it is likely to be harmful', () => {
  const elsewhere = { id: 'E03', status: 'present', reads: [first] } as const;
  const heard = { words: first };
  expect(rated([heard, harsh(second, 'E03', 0.3)], elsewhere)).toEqual([]);
  expect(rated([heard, harsh(second, 'E03', 0.46)], elsewhere)).toEqual(['Red']);
});

describe('shares that are given up', () => {
  const passage = [harsh(first, 'F10', 0.9)];
  const vesting = (vestingMonths: number, reads: readonly string[]): WordedClause => ({
    id: 'F01',
    status: 'present',
    facts: { vestingMonths },
    reads,
  });
  const given = { id: 'F10', status: 'absent' } as const;

  it('are only earned by an ordinary schedule of vesting', () => {
    expect(rated(passage, vesting(48, [first]), given)).toEqual(['Amber']);
  });

  it('are harmful where the schedule is not ordinary, or is told elsewhere', () => {
    expect(rated(passage, vesting(72, [first]), given)).toEqual(['Red']);
    expect(rated([...passage, { words: second }], vesting(48, [second]), given)).toEqual(['Red']);
  });
});
