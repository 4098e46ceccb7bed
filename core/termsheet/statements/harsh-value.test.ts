import { expect, it } from 'vitest';
import { hasMildFigures, isHarshValue, isMildValue } from './harsh-value.ts';

it('knows the figures and choices that are harmful by themselves', () => {
  expect(isHarshValue('liquidationMultiple', 2)).toBe(true);
  expect(isHarshValue('liquidationMultiple', 1.5)).toBe(false);
  expect(isHarshValue('antiDilution', 'full-ratchet')).toBe(true);
  expect(isHarshValue('antiDilution', 'broad-based')).toBe(false);
  expect(isHarshValue('dragAlong', true)).toBe(false);
  expect(isHarshValue('dragAlong', 99)).toBe(false);
});

it('takes words for no figure', () => {
  expect(isHarshValue('liquidationMultiple', '2')).toBe(false);
});

it('knows the choices that spare founders a term', () => {
  expect(isMildValue('participation', 'none')).toBe(true);
  expect(isMildValue('breakFee', false)).toBe(true);
  expect(isMildValue('acceleration', 'none')).toBe(false);
  expect(isMildValue('participation', 'full')).toBe(false);
  expect(isMildValue('participationCap', 2)).toBe(true);
  expect(isMildValue('participationCap', 3)).toBe(false);
});

it('knows a clause whose figures were read and are usual', () => {
  expect(hasMildFigures({ liquidationMultiple: 1.5 })).toBe(true);
  expect(hasMildFigures({ vestingMonths: 48, cliffMonths: 18 })).toBe(false);
  expect(hasMildFigures({ participation: 'full' })).toBe(false);
  expect(hasMildFigures({ participation: 'capped', participationCap: 2 })).toBe(true);
  expect(hasMildFigures({ participation: 'capped', participationCap: 3 })).toBe(false);
  expect(hasMildFigures({ participation: 'capped', participationCap: null })).toBe(false);
});
