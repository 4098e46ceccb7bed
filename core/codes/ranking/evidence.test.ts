import { expect, it } from 'vitest';
import { type EvidenceFigures, type EvidenceKind, evidenceOf, evidenceRow, weightRow } from './evidence.ts';

const figures: EvidenceFigures = {
  whole: 1,
  single: 2,
  coverage: 3,
  fit: 4,
  exact: 5,
  model: 6,
  modelLog: 7,
  trade: 8,
  tradeModel: 9,
  tradeShort: 10,
  activity: 11,
  catchAll: 12,
  popularity: 13,
  depth: 14,
  concordance: 15,
  concordanceLog: 16,
};

it('keeps each figure in its place, evidence and weights in the same order', () => {
  const evidence = evidenceRow(figures);
  for (const [kind, figure] of Object.entries(figures)) {
    expect(evidenceOf({ evidence }, kind as EvidenceKind)).toBe(figure);
  }
  expect([...evidence]).toEqual([...weightRow(figures)]);
});
