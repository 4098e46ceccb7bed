import { expect, it } from 'vitest';
import {
  clauseCodes,
  columnOf,
  harmLabel,
  openValue,
  redLabel,
  sentenceLabels,
  valueLabel,
} from './sentence-labels.ts';

it.each([
  ['E01', 0],
  ['G01', 15],
  ['X7', clauseCodes.length - 1],
  [redLabel, clauseCodes.length],
  [harmLabel('E01'), clauseCodes.length + 1],
])('has the label %s at %i', (label, column) => {
  expect(columnOf(label)).toBe(column);
});

it('asks whether a fact is stated and whether it is left open', () => {
  expect(sentenceLabels[columnOf(valueLabel('participation', 'full'))]).toBe('participation=full');
  expect(sentenceLabels[columnOf(valueLabel('amount', openValue))]).toBe('amount=unresolved');
});

it('knows what nothing is asked of', () => {
  expect(columnOf('E99')).toBe(-1);
  expect(columnOf('X5!')).toBe(-1);
});
