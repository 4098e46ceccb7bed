import { expect, it } from 'vitest';
import { noFacts } from '../facts.ts';
import type { PlacedFinding } from './finding.ts';
import { withStatedIndependents } from './stated-independents.ts';

const board = { total: 3, founders: 2, investors: 1, independent: 0 };
const quoting = (id: 'G01' | 'G02', quote: string): PlacedFinding => ({
  place: 'governance',
  finding: {
    id,
    clause: 'Board',
    rating: 'Green',
    risk: '',
    recommendation: '',
    evidence: [{ quote, start: 0, end: quote.length }],
  },
});
const seatsWith = (...findings: PlacedFinding[]) =>
  withStatedIndependents({ ...noFacts, board }, findings).board.independent;

it('knows of no independent seat only where a passage about the board says so', () => {
  expect(seatsWith(quoting('G01', 'Investors appoint one director, Founders two.'))).toBeNull();
  expect(seatsWith(quoting('G01', 'One, two, and no independent director.'))).toBe(0);
  expect(seatsWith(quoting('G02', 'The independent director has a veto.'))).toBeNull();
});

it('leaves seats that are there as they are', () => {
  const facts = { ...noFacts, board: { ...board, independent: 1 } };
  expect(withStatedIndependents(facts, [])).toBe(facts);
});
