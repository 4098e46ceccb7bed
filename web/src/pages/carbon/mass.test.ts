import { expect, test } from 'vitest';
import { gramsLine, headlineKg, massText, orderOfMagnitude } from './mass.ts';

test('the headline has one decimal place', () => {
  expect(headlineKg(0)).toBe('0.0');
  expect(headlineKg(0.432)).toBe('0.4');
  expect(headlineKg(3240)).toBe('3,240.0');
});

test('a second line in grams appears under 0.1 kg only', () => {
  expect(gramsLine(0)).toBeNull();
  expect(gramsLine(0.1)).toBeNull();
  expect(gramsLine(0.0016)).toBe('That is 1.6 g of CO2e per month.');
});

test('ranges have two significant figures and the unit that suits them', () => {
  expect(massText(0)).toBe('0 kg');
  expect(massText(0.0013)).toBe('1.3 g');
  expect(massText(0.177)).toBe('0.18 kg');
  expect(massText(1234)).toBe('1,200 kg');
});

test('orders of magnitude are powers of ten', () => {
  expect(orderOfMagnitude(0)).toBe('0 kg');
  expect(orderOfMagnitude(650)).toBe('1,000 kg');
  expect(orderOfMagnitude(0.0073)).toBe('10 g');
});
