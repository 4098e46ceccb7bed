import { describe, expect, it } from 'vitest';
import { factNames, noFacts, type TermSheetFacts, withFacts } from '../../facts.ts';
import { logOdds } from '../log-odds.ts';
import type { LearnedStatement } from '../read-statements.ts';
import type { StatedValue } from '../stated-facts.ts';
import { readAs, readingOf } from '../testing/read-as.ts';
import { disputes, settledDisputes } from './disputes.ts';

const passage = 'They are bound by it for as long as is written here.';
const reading = readingOf([passage]);
const [sentence] = reading.sentences;
const says = (
  fact: LearnedStatement['fact'],
  value: StatedValue,
  probability: number,
  readBy: readonly string[] = [],
): LearnedStatement => {
  if (!sentence) throw new Error('no sentence');
  return { fact, value, probability, sentence, span: sentence, about: 0.8, readBy: new Set(readBy) };
};
const nonCompete = (
  facts: Partial<TermSheetFacts>,
  status: 'present' | 'absent' | 'unresolved' = 'present',
) => readAs(reading, { id: 'F04', status, facts, reads: [passage] });
const year = nonCompete({ nonCompeteMonths: 12 });
const figuresOf = (heard: readonly LearnedStatement[], clause = year, facts = clause.reading.facts) =>
  disputes(clause, heard, facts).map(({ figures }) => figures);

describe('what tells whether another value is surer than the one that was read', () => {
  it('is how likely either is, whose sentence it is, and how much of the document was read', () => {
    expect(figuresOf([says('nonCompeteMonths', 6, 0.9)])).toEqual([[logOdds(0.9), logOdds(0.05), 0, 0.1, 0]]);
    const both = [says('nonCompeteMonths', 6, 0.9, ['F04']), says('nonCompeteMonths', 12, 0.4)];
    expect(figuresOf(both, year, { nonCompeteMonths: 12, vestingMonths: 48, noShopDays: 30 })).toEqual([
      [logOdds(0.9), logOdds(0.4), 1, 0.3, 0],
    ]);
  });

  it('is whether the wordings have read that there is no such term', () => {
    const none = readAs(reading, { id: 'F05', status: 'present', facts: { founderWarranties: 'none' } });
    expect(figuresOf([says('founderWarranties', 'capped', 0.9)], none)[0]?.at(-1)).toBe(1);
  });
});

describe('no dispute', () => {
  it.each([
    ['about what is hardly heard', [says('nonCompeteMonths', 6, 0.49)], year],
    ['about the value that was read', [says('nonCompeteMonths', 12, 0.9)], year],
    ['about what no offer would state', [says('nonCompeteMonths', 600, 0.9)], year],
    ['about a fact of another clause', [says('vestingMonths', 48, 0.9)], year],
    ['about a blank', [says('nonCompeteMonths', 6, 0.9)], nonCompete({ nonCompeteMonths: 'unresolved' })],
    ['in a clause that is absent', [says('nonCompeteMonths', 6, 0.9)], nonCompete({}, 'absent')],
    [
      'in a clause that does not settle',
      [says('nonCompeteMonths', 6, 0.9)],
      nonCompete({ nonCompeteMonths: 12 }, 'unresolved'),
    ],
    [
      'about a fact that the clause gives for another',
      [says('vestingMonths', 36, 0.9)],
      nonCompete({ nonCompeteMonths: 12, vestingMonths: 48 }),
    ],
    [
      'about seats',
      [says('board.total', 5, 0.9)],
      readAs(reading, {
        id: 'G01',
        status: 'present',
        facts: { board: { total: 3, founders: null, investors: null, independent: null } },
      }),
    ],
  ] as const)('is %s', (_, heard, clause) => {
    expect(figuresOf(heard, clause)).toEqual([]);
  });

  it.each([
    ['broad-based', 'weighted-average', 0],
    ['broad-based', 'broad-based', 0],
    ['broad-based', 'narrow-based', 1],
    ['weighted-average', 'narrow-based', 0],
    ['weighted-average', 'full-ratchet', 1],
  ] as const)('is between two names of one average: %s and %s', (antiDilution, other, count) => {
    const average = readAs(reading, { id: 'E07', status: 'present', facts: { antiDilution } });
    expect(figuresOf([says('antiDilution', other, 0.9)], average)).toHaveLength(count);
  });
});

describe('a dispute', () => {
  const weights = { offset: 0, weights: [1], facts: {} };
  const settled = (read: number, other: LearnedStatement) => {
    const clause = nonCompete({ nonCompeteMonths: read });
    return settledDisputes(weights, clause, [other], clause.reading.facts).length === 1;
  };

  it('is settled for the other value where it is sure', () => {
    expect(settled(12, says('nonCompeteMonths', 6, 0.61))).toBe(true);
    expect(settled(12, says('nonCompeteMonths', 6, 0.59))).toBe(false);
  });

  it('is heard from even odds on', () => {
    expect(figuresOf([says('nonCompeteMonths', 6, 0.5)])).toHaveLength(1);
  });

  it('has to be surer in a form, which the wordings are at home in', () => {
    const ofForm = withFacts(
      noFacts,
      factNames.slice(0, 24).map((name) => [name, 1]),
    );
    const inForm = (other: LearnedStatement) => settledDisputes(weights, year, [other], ofForm).length;
    expect([inForm(says('nonCompeteMonths', 6, 0.89)), inForm(says('nonCompeteMonths', 6, 0.91))]).toEqual([
      0, 1,
    ]);
  });

  it('needs more to take a harm away than to see one', () => {
    expect(settled(36, says('nonCompeteMonths', 6, 0.95))).toBe(true);
    expect(settled(36, says('nonCompeteMonths', 6, 0.94))).toBe(false);
    expect(settled(36, says('nonCompeteMonths', 6, 0.96))).toBe(true);
    expect(settled(12, says('nonCompeteMonths', 36, 0.61))).toBe(true);
  });
});
