import { expect, it } from 'vitest';
import { checkKnowledge } from './check-knowledge.ts';

it('finds all figures fresh soon after their check', () => {
  expect(checkKnowledge(new Date('2026-12-01'))).toMatchObject({
    isOk: true,
    detail: expect.stringMatching(/^\d+ figures and points of law, all checked within 18 months$/),
  });
});

it('names what was last checked more than 18 months ago', () => {
  const { isOk, detail } = checkKnowledge(new Date('2027-06-22'));
  expect(isOk).toBe(true);
  expect(detail).toMatch(/^\d+ of \d+ last checked more than 18 months ago: point of law .* \(2025-11-21\)/);
  expect(checkKnowledge(new Date('2029-01-01')).detail).toContain('and');
});
