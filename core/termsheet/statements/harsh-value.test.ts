import { expect, it } from 'vitest';
import { noFacts } from '../facts.ts';
import {
  hasHarshFigures,
  hasMildFigures,
  isHarshValue,
  isMildValue,
  isToldByFigures,
} from './harsh-value.ts';

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
  expect(hasMildFigures({ optionPoolBasis: 'pre-money', optionPoolPercent: 12 })).toBe(true);
  expect(hasMildFigures({ optionPoolBasis: null, optionPoolPercent: 12 })).toBe(false);
  expect(hasMildFigures({ optionPoolBasis: 'pre-money', optionPoolPercent: 16 })).toBe(false);
  expect(hasMildFigures({ participation: 'full' })).toBe(false);
  expect(hasMildFigures({ participation: 'capped', participationCap: 2 })).toBe(true);
  expect(hasMildFigures({ participation: 'capped', participationCap: 3 })).toBe(false);
  expect(hasMildFigures({ participation: 'capped', participationCap: null })).toBe(false);
});

it.each<[string, Parameters<typeof hasHarshFigures>[1], boolean]>([
  ['E09', { redemptionAfterYears: 3 }, true],
  ['E09', { redemptionAfterYears: 5 }, false],
  ['E09', { redemptionAfterYears: 0 }, false],
  ['E04', { participation: 'capped', participationCap: 3 }, true],
  ['E04', { participation: 'capped', participationCap: 2.5 }, false],
  ['E08', { optionPoolBasis: 'pre-money', optionPoolPercent: 18 }, true],
  ['E08', { optionPoolBasis: 'post-money', optionPoolPercent: 18 }, false],
  ['E06', { dividendCumulative: true, dividendPercent: 8 }, true],
  ['E06', { dividendCumulative: false, dividendPercent: 8 }, false],
  ['G01', { board: { total: 7, founders: 2, investors: 4, independent: 1 } }, true],
  ['G01', { board: { total: 4, founders: 2, investors: 2, independent: 0 } }, false],
  ['G01', { board: { total: 3, founders: 0, investors: 2, independent: 1 } }, false],
  ['G01', { board: { total: 3, founders: null, investors: 2, independent: null } }, false],
  ['E03', { redemptionAfterYears: 3 }, false],
])('knows whether figures of %s are harmful together: %j', (clause, facts, isHarsh) => {
  expect(hasHarshFigures(clause, facts)).toBe(isHarsh);
});

it('takes a total of participation, and a length of exclusivity beside its cost, for the whole of it', () => {
  expect(isToldByFigures('E04', { ...noFacts, participation: 'capped', participationCap: 2 })).toBe(true);
  expect(isToldByFigures('E04', { ...noFacts, participation: 'capped' })).toBe(false);
  expect(isToldByFigures('G07', { ...noFacts, noShopDays: 42, breakFee: false })).toBe(true);
  expect(isToldByFigures('G07', { ...noFacts, noShopDays: 42 })).toBe(false);
  expect(isToldByFigures('G07', { ...noFacts, noShopDays: 90, breakFee: false })).toBe(false);
});
