import { describe, expect, test } from 'vitest';
import type { ClauseFinding } from '../analysis.ts';
import { colourRules } from '../knowledge/colour-rules.ts';
import { negotiationPack, usualWordingFor } from './negotiation-pack.ts';
import { usualWordings } from './usual-wordings.ts';

const preference: ClauseFinding = {
  id: 'E03',
  clause: 'Liquidation preference',
  rating: 'Red',
  risk: 'Harsh.',
  recommendation: 'Ask for 1x.',
  evidence: [{ quote: 'three\n times', start: 0, end: 12 }],
};
const tax: ClauseFinding = { ...preference, id: 'E01', clause: 'Tax: QSBS', rating: 'Amber', evidence: [] };

test('every clause has its usual wording, under its own name, as whole sentences', () => {
  for (const { clause, name } of colourRules) expect(usualWordings[clause]?.name).toBe(name);
  expect(Object.keys(usualWordings)).toHaveLength(colourRules.length);
  for (const { wish, wording } of Object.values(usualWordings)) {
    expect(wish).toMatch(/^[a-z].*\.$/);
    expect(wording).toMatch(/^[A-Z].*[.\]]$/);
  }
});

describe('the pack', () => {
  test('asks the investor courteously, without our judgement of the offer', () => {
    const { message } = negotiationPack([preference, tax]);
    expect(message).toContain('there are 2 points');
    expect(message).toContain(
      '1. Liquidation preference: we would like a preference of one times the amount invested.',
    );
    expect(message).toContain('2. Tax: QSBS: we would like to settle this in the term sheet.');
    expect(message).not.toMatch(/Red|Amber|Harsh/);
  });

  test('gives the lawyer clause, quote, ask and wording', () => {
    const { lawyerList } = negotiationPack([preference, tax]);
    expect(lawyerList).toContain('1. Liquidation preference (Red)\nIn the document: “three times”');
    expect(lawyerList).toContain('What we ask for: Ask for 1x.\nWording to start from: On a sale');
    expect(lawyerList).toContain('2. Tax: QSBS (Amber)\nIn the document: not stated');
  });

  test('suggests no wording of one term for another that shares its code', () => {
    expect(usualWordingFor(tax)).toBeNull();
  });
});
