import { expect, it } from 'vitest';
import { headline, headlineKg, massText, orderOfMagnitude, ownFigureText, secondLine } from './mass-text.ts';

it.each([
  [0, '0 kg'],
  [0.0013, '1.3 g'],
  [0.0999, '100 g'],
  [0.1, '0.1 kg'],
  [0.177, '0.18 kg'],
  [1000, '1,000 kg'],
  [1234, '1.2 tonnes'],
  [3240, '3.2 tonnes'],
])('writes %d kg as %s', (kg, text) => {
  expect(massText(kg)).toBe(text);
});

it('leads with grams below 0.1 kg and with tonnes above 1,000 kg, and gives the kilograms under them', () => {
  expect([0, 0.1, 1000].map(secondLine)).toEqual([null, null, null]);
  expect([0, 0.1, 1000].map(headline)).toEqual([
    { figure: '0.0', unit: 'kg' },
    { figure: '0.1', unit: 'kg' },
    { figure: '1,000.0', unit: 'kg' },
  ]);
  expect(headline(0.0016)).toEqual({ figure: '1.6', unit: 'g' });
  expect(secondLine(0.0016)).toBe('In kilograms: 0.0 kg CO₂e per month.');
  expect(headline(3240)).toEqual({ figure: '3.2', unit: 'tonnes' });
  expect(secondLine(3240)).toBe('In kilograms: 3,240.0 kg CO₂e per month.');
});

it('gives the nearest power of ten', () => {
  expect([0, 650, 0.0073].map(orderOfMagnitude)).toEqual(['0 kg', '1,000 kg', '10 g']);
});

it('writes kilograms to one decimal place, with separators', () => {
  expect([0, 0.0016, 2.16, 3240].map(headlineKg)).toEqual(['0.0', '0.0', '2.2', '3,240.0']);
});

it('says our own figure as the headline does', () => {
  expect([0.0016, 108.9, 3240].map(ownFigureText)).toEqual(['1.6 g', '108.9 kg', '3.2 tonnes']);
});
